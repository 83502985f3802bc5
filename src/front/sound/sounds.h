/* SPDX-License-Identifier: MIT */
/* What the screens let be heard: cues, the piece that plays, how loud, and all of it in words for those
 * who read it. The only way from the screens to a loudspeaker. */
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
/* All that the machine may be asked for, by number. */
void sounds_gather(struct sounds_all *all);

struct sounds_state {
    int piece;                  /* enum piece that was asked for */
    struct sound_levels levels; /* that were asked for */
    bool told;                  /* something was asked for at all */
    bool muted;                 /* by the setting, as it was last looked at */
    bool away;                  /* the window does not have the keyboard */
    long last[SOUND_CUES_MAX];  /* tick in which each cue was last begun, from 1 */
    const char *caption;        /* of the sound just named, untranslated; NULL: none */
    int caption_ticks;          /* that it still stands */
    int caption_priority;
};

extern const struct part sounds_part;
/* What it keeps. */
struct sounds_state *sounds_of(const struct front *front);

/* A cue begins now; a second one of its kind in the same tick is one with it. */
void sounds_cue(struct front *front, enum cue cue);
/* The same where its picture is: x on the canvas; the number among all of any cue. */
void sounds_cue_at(struct front *front, int number, float x);
/* The same for a cue of a game, by the game's own number. */
void sounds_cue_of(struct front *front, const struct game *game, int cue, float x);
/* The number among all of a game's cue, and of a piece of its music, by the game's own; those of the cabinet
 * are `enum cue` and `enum piece`. */
int sounds_cue_number(const struct game *game, int cue);
int sounds_piece_number(const struct game *game, int piece);
/* What is known of a cue, by its number among all. */
const struct sound_cue *sounds_cue_facts(int number);
/* The music of the scenes, whether or not it rests: for the dialog that sets how loud it is. */
int sounds_playing(const struct front *front);

#endif
