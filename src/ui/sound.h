/* SPDX-License-Identifier: MIT */
/* The types of the sound tables. The front (src/front) has the tables, the platform plays them. A cue is a
 * short effect; a piece is music with an ambience below it. */
#ifndef UI_SOUND_H
#define UI_SOUND_H

#include <stdbool.h>

/* The bus of a cue in the mix decides its volume, how far music is lowered for it, and its slider. */
enum sound_bus {
    BUS_INTERFACE, /* switches, dialogs */
    BUS_TABLE,     /* cards, tiles, dice, counters */
    BUS_MOTION,    /* vehicles, horns, windmill blades: things that pass */
    BUS_EVENT,     /* bad news for somebody */
    BUS_TRIUMPH,   /* good news for somebody */
    BUS_STING,     /* a few bars of music */
    SOUND_BUSES
};

enum sound_pan {
    PAN_CENTRE,
    PAN_PLACE, /* towards the place of its picture */
    PAN_SWEEP  /* from left to right while the cue plays */
};

struct sound_cue {
    const char *name; /* for the trace */
    const char *file; /* path below sounds/, without an ending */
    int variants;     /* 1: the file itself; n: FILE_1 to FILE_n, never the same twice in a row */
    enum sound_bus bus;
    int volume;   /* percent of the volume of its bus */
    int priority; /* where channels are short, a higher priority replaces a lower one */
    int most;     /* most cues of this kind at the same time */
    int gap_ms;   /* least time between two starts */
    int hit_ms;   /* time from the start of the file to its strongest moment; the cue starts this much before
                     its picture's moment */
    enum sound_pan pan;
    /* Caption for people who do not hear the cue; marked for translation; NULL: none */
    const char *caption;
    const char *table; /* the only table where the cue is heard: its file is read when a piece of that table
                          first plays; NULL: read at the start */
};

/* A piece: music and its ambience. */
struct sound_piece {
    const char *name;     /* for the trace */
    const char *music;    /* path as above; NULL: none */
    const char *ambience; /* likewise */
    const char *caption;
    const char *table; /* the cues of this table are read with the piece; NULL: none */
};

/* All cues and pieces. Their index is the number that the services take. */
struct sound_tables {
    const struct sound_cue *cue;
    int cues;
    const struct sound_piece *piece;
    int pieces;
};

/* The volumes, in percent. */
struct sound_levels {
    int master, music, effects, ambience;
    bool mute;
    bool mute_away; /* silent while the window is not visible; the loop rests then as well */
    bool ducked;    /* music and ambience make room, by 6 dB */
    bool mono;      /* both loudspeakers play the same, the middle of the two */
};

#endif
