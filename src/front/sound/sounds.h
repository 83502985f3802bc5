/* SPDX-License-Identifier: MIT */
/* Sound of the screens: cues (short sounds), the piece of music, loudness, and captions, which name cues for
 * those who do not hear them. All sound goes through here. */
#ifndef FRONT_SOUND_SOUNDS_H
#define FRONT_SOUND_SOUNDS_H

#include "front/part.h"
#include "front/scene.h"
#include "front/sound/cues.h"

struct game;

/* The cabinet's cues and pieces come first, then those of each game. */
enum { SOUND_CUES_MAX = 160, SOUND_PIECES_MAX = 24 };
struct sounds_all {
    struct sound_cue cue[SOUND_CUES_MAX];
    struct sound_piece piece[SOUND_PIECES_MAX];
    int cues, pieces;
};
/* Gathers all cues and pieces, by number, for the machine. */
void sounds_gather(struct sounds_all *all);

struct sounds_state {
    int piece; /* the piece and the levels that the machine was asked for last */
    struct sound_levels levels;
    bool told;                 /* the machine was asked for something */
    int hush;                  /* steps by which the music is lowered */
    bool ducked;               /* it was ducked since the last tick */
    bool muted;                /* the setting, when it was last looked at */
    bool away;                 /* the window does not have the keyboard */
    long last[SOUND_CUES_MAX]; /* tick in which each cue was last begun, from 1 */
    const char *caption;       /* of the sound just named, untranslated; NULL: none */
    bool caption_is_said;      /* it is a sentence of sounds_show, translated already */
    int caption_ticks;         /* left until it goes */
    int caption_priority;
};

extern const struct part sounds_part;
/* What it keeps. */
struct sounds_state *sounds_of(const struct front *front);

/* A cue begins now, once for each tick however often it is asked for. */
void sounds_cue(struct front *front, enum cue cue);
/* The same for any cue, by its number among all; x: where it comes from, on the canvas. */
void sounds_cue_at(struct front *front, int number, float x);
/* The number among all of a game's cue or piece, by the game's own number. Numbers of the cabinet's are
 * `enum cue` and `enum piece`. */
int sounds_cue_number(const struct game *game, int cue);
int sounds_piece_number(const struct game *game, int piece);
/* What is known of a cue, by its number among all. */
const struct sound_cue *sounds_cue_facts(int number);
/* Lowers the music by 3 dB for each of `steps`, until it is asked for otherwise. */
void sounds_hush(struct front *front, int steps);
/* Music and ambience sink by 6 dB for one tick. */
void sounds_duck(struct front *front);
/* The machine hears of other levels at once, instead of with the next tick: what is said ducks the music. */
void sounds_follow_levels(struct front *front);
/* Shows a sentence, already translated, where captions stand, for `ms` milliseconds. The caller keeps it. */
void sounds_show(struct front *front, const char *sentence, float ms);
/* What stands there now, in the language in use; NULL: nothing. */
const char *sounds_caption(const struct front *front);
/* The scenes' piece, even where they let it rest: for the dialog that sets how loud it is. */
int sounds_playing(const struct front *front);

#endif
