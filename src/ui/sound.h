/* SPDX-License-Identifier: MIT */
/* What can be heard, in plain rows: the front keeps the tables, the machine plays them. */
#ifndef UI_SOUND_H
#define UI_SOUND_H

#include <stdbool.h>

/* Where a cue belongs in the mix: its loudness, what it makes room for, and which slider it obeys. */
enum sound_bus {
    BUS_INTERFACE, /* switches, dialogs */
    BUS_TABLE,     /* cards, tiles, dice, counters */
    BUS_MOTION,    /* vehicles, horns, blades: what passes */
    BUS_EVENT,     /* what befalls somebody */
    BUS_TRIUMPH,   /* what makes somebody safe, or proud */
    BUS_STING,     /* a few bars of music */
    SOUND_BUSES
};

enum sound_pan {
    PAN_CENTRE,
    PAN_PLACE, /* where its picture is, gently */
    PAN_SWEEP  /* from left to right while it lasts */
};

struct sound_cue {
    const char *name; /* in the trace */
    const char *file; /* below sounds/, without an ending */
    int variants;     /* 1: the file itself; else FILE_1 to FILE_n, never the same twice running */
    enum sound_bus bus;
    int volume;   /* percent of what its bus gives */
    int priority; /* a higher one may silence a lower one */
    int most;     /* at once */
    int gap_ms;   /* the least time between two beginnings */
    int hit_ms;   /* its strongest moment: begins so much before the picture's */
    enum sound_pan pan;
    const char *caption; /* what it is called, for those who read it; marked for translation, NULL: nothing */
    const char
        *table; /* it is heard there alone: read when a piece of that table first plays; NULL: at the start */
};

/* Music and what lies under it. */
struct sound_piece {
    const char *name;     /* in the trace */
    const char *music;    /* file as above; NULL: none */
    const char *ambience; /* likewise */
    const char *caption;
    const char *table; /* whose cues come with it; NULL: of none */
};

/* Every cue and piece that the machine may be asked for, by number. */
struct sound_tables {
    const struct sound_cue *cue;
    int cues;
    const struct sound_piece *piece;
    int pieces;
};

/* What the sliders say, in percent. */
struct sound_levels {
    int master, music, effects, ambience;
    bool mute;
    bool mute_away; /* silent while nobody sees the window, where the loop rests as well */
};

#endif
