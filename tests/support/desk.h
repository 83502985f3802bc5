/* SPDX-License-Identifier: MIT */
/* The machine's half of the sounds with an ear at its loudspeaker. A tick of its clock lets a tick of sound
 * pass. */
#ifndef TESTS_DESK_H
#define TESTS_DESK_H

#include "ear.h"
#include "front/sound/sounds.h"

#define DESK_TICK_MS (1000.0 / 60)

struct desk {
    struct ear ear;
    struct assets_dir data;
    struct audio audio;
    SDL_sem *news; /* a file has been read */
    double now;    /* ms */
    int begun;     /* pieces of music */
};

/* The one desk of a test program: tests share nothing else. */
extern struct desk desk;
/* Everything that can be heard in the house, by numbers among all; and that as the machine takes it. */
const struct sounds_all *desk_sounds(void);
const struct sound_tables *desk_tables(void);

/* Opens no device yet. The sounds lie in FOLDER/sounds; everything is as loud as it can be. */
void desk_open(const char *folder, const struct sound_tables *tables);
/* Opens it with a device that is heard, and waits for the files. */
void desk_start(const char *folder, const struct sound_tables *tables);
void desk_end(void);
/* For audio_start. */
void desk_wake(void *context);
/* Until every file that is wanted has been read, or could not be. */
void desk_wait(void);

void desk_step(void);
/* Goes on for some ms, and listens. */
void desk_run(double ms);
/* Goes on until no effect sounds any more. */
void desk_hush(void);
/* A piece is asked for, and its ambience is there. */
void desk_ask(int piece);
void desk_play(int cue);
/* How many voices of a cue sound and do not fade out. */
int desk_sounding(int cue);
/* Bytes of samples that are copied for as long as a voice sounds; and of all sound. */
size_t desk_copied(void);
size_t desk_bytes(void);

/* Sound files opened so far, and those of them by the thread that opened the desk, but
 * for what it reads between two frames where there are no threads: the linker leads the
 * program's calls here (tests/CMakeLists.txt). */
int desk_reads(void);
int desk_own_reads(void);

double desk_db(double ratio);

#endif
