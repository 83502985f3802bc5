/* SPDX-License-Identifier: MIT */
/* A person of the tests: sits before the front with one device and knows only what the focusable items
 * say. Files are kept in memory; text is measured by a simple rule. */
#ifndef TESTS_ROBOT_H
#define TESTS_ROBOT_H

#include "base/rng.h"
#include "drawn.h"
#include "front/front.h"

/* Lines of settings: whoever sits there was offered the lessons of every game. */
#define ROBOT_KNOWS "mille.lessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\n"

/* The day is 12 August 1955, eight in the evening. */
enum {
    ROBOT_CUES = 8192,
    ROBOT_FILES = 128,
    ROBOT_JOBS = 4,
    ROBOT_ROUNDS = 6,
    ROBOT_TICKS_MOST = 60000,
    ROBOT_DAY = -5256,
    ROBOT_SECOND = 20 * 3600
};

struct robot_file {
    char name[SERVICE_NAME_SIZE];
    char *data; /* owned */
    size_t length;
    int day; /* it was written */
    int second;
};

struct robot_cue {
    int cue;
    float pan;
    long tick;
};

/* A job that the front gave away. It is done at the first look after a tick, unless the robot holds it. */
struct robot_job {
    uint32_t number; /* 0: none */
    struct work work;
    void *memory; /* owned */
    long tick;    /* of the front when it came */
};

struct robot {
    struct front front;
    const struct type_metrics *type;
    struct draw_list measure, frame;
    struct services services;
    struct robot_file file[ROBOT_FILES];
    bool disk_full;
    const char *full_for;   /* the name of the one file that the disk takes no more, NULL for none */
    bool guest;             /* another program has the folder */
    bool taken_over;        /* the robot's program took it */
    const char *fault;      /* why nothing can be kept at all, NULL for nothing */
    const char *unreadable; /* the name of a file that the disk does not give, NULL for none */
    int writes_left;        /* until the power fails: what comes after is lost; negative: it does not fail */
    int writes;             /* that reached the disk; also the second of the day at which a file is written */
    int day;                /* today */
    int second;             /* since midnight: what the clock on the wall says */
    uint64_t ms;            /* that passed beside the ticks */
    int woken;              /* ms after which the front wants a tick, as it said last */
    bool choosy;            /* about opponents: others sit down with whoever is offered first */
    bool lingers;           /* on the page at the end of a game; others go on from it */
    bool typing;            /* the keyboard gives text */
    char path[256];         /* the last file outside of the folder that was written, and what it holds */
    char *path_data;        /* owned */
    bool quit;
    int bells;
    struct robot_cue cue[ROBOT_CUES]; /* what was heard, oldest first; `cues` may be put back to 0 */
    int cues;
    int piece, pieces; /* the last one asked for, and how often one was */
    struct sound_levels levels;
    struct robot_job job[ROBOT_JOBS];
    bool work_held; /* jobs take long: none is done while this stands */
    /* Whether a job takes so long that it is never done; NULL: none does. */
    bool (*work_never)(const struct work *work);
    int work_rounds; /* how often a job with a limit is told to go on */
    uint32_t works;  /* jobs begun */
    int works_done;  /* whose memory came back */
    int works_called_off;
    char clipboard[4096];
    bool no_clipboard;
    int lines;        /* that the front logged */
    char logged[256]; /* the last of them */
    int rebuilds;
    int rumbles;
    bool page; /* the program lives in a browser */
    bool fullscreen, vsync;
    int window_w, window_h; /* asked for by the front */
    char language[24];      /* asked for by the front; empty: the desktop's */
    bool voiced;            /* there is a voice, */
    bool reader;            /* and a screen reader */
    bool voice_held;        /* a sentence takes long: none ends while this stands */
    bool speaking;
    char *transcript; /* owned: all that was said, a line each; NULL: nothing */
    int hushes;
    int voice_rate;
    uint64_t seed;
    struct rng rng;
    enum device device;
    bool switches;             /* one switch and nothing else: scanning must be on */
    char aim[FOCUS_NAME_SIZE]; /* the item that an intent by the switch is about; "": none */
    struct window window;
    void (*ticked)(void *context); /* after every tick; NULL: nobody cares */
    void *ticked_context;
    struct robot *other; /* that has not been ended either */
};

/* Sits down at the title of a window of so many pixels. A robot that still sits somewhere is ended first, and
 * at the end of the program all are: a test need not end its own. */
void robot_start(struct robot *robot, enum device device, uint64_t seed, int wide, int high);
/* The same with a platform's fonts to measure by; NULL: the simple rule. */
void robot_start_with(struct robot *robot, const struct type_metrics *type, enum device device, uint64_t seed,
                      int wide, int high);
/* The same in any window. */
void robot_start_in(struct robot *robot, const struct type_metrics *type, enum device device, uint64_t seed,
                    const struct window *window);
/* The window gets another size or shape. */
void robot_reshape(struct robot *robot, const struct window *window);
/* Another start of the program with the same files. */
void robot_restart(struct robot *robot);
void robot_end(struct robot *robot);

/* Scanning comes on, and from now on the robot has one switch: choosing, and giving an intent, is waiting
 * until what is wanted is lit, and pressing. */
void robot_take_switch(struct robot *robot);
/* Waits for one stop of scanning. */
void robot_wait_stop(struct robot *robot);

/* Speech comes on: there is a voice, and all that it says from now on is the transcript. */
void robot_listen(struct robot *robot);
/* A reading key, enum read_key. */
void robot_read(struct robot *robot, char key);
/* What was said since it was last forgotten, a line each; owned by the robot. */
const char *robot_transcript(struct robot *robot);
void robot_forget_transcript(struct robot *robot);

/* Gives an intent in the robot's own device. */
void robot_do(struct robot *robot, enum intent_kind kind);
void robot_key(struct robot *robot, char key);
/* Types a string, a character at a time, as a keyboard does while a name is asked for. */
void robot_type(struct robot *robot, const char *string);
/* Empties the folder. */
void robot_forget(struct robot *robot);
/* Puts a file into the folder. */
void robot_put(struct robot *robot, const char *name, const char *data);
/* Ticks until nothing moves; who does not choose their opponent sits down with the one of last time. */
void robot_settle(struct robot *robot);
/* Goes on by some ticks. */
void robot_tick(struct robot *robot, int ticks);
/* Draws the frame as it is now. */
void robot_draw(struct robot *robot);
/* Brings the focus to an item with nothing but the device: arrows and d-pad by steps, the mouse by
 * pointing. The item must be there, and must be reachable. */
void robot_focus(struct robot *robot, const char *name);
/* The same, where arrows may mean something else now: whether they led there. */
bool robot_leads(struct robot *robot, const char *name);
/* Whether arrows or d-pad lead from the focus to an item. */
bool robot_reaches(const struct robot *robot, const char *name);
/* Focuses and confirms (a click). */
void robot_choose(struct robot *robot, const char *name);
/* Clicks the prompt of the bar that says so, as a person finds it: by reading. It must be there. */
void robot_click_prompt(struct robot *robot, const char *label);
/* The items of the top scene. */
struct focus_list robot_items(const struct robot *robot);
bool robot_has(const struct robot *robot, const char *name);
bool robot_on(const struct robot *robot, const struct scene *scene);
/* Whether this very string is on the screen, as one text. */
bool robot_shows(struct robot *robot, const char *string);
/* Whether some text on the screen holds a string. */
bool robot_reads(struct robot *robot, const char *part);
/* Who sits opposite in new games of the road, by the key; and the item that asks for the one of a place,
 * until the next one is asked for. */
void robot_opposite(struct robot *robot, const char *key);
const char *robot_opponent(int place);
/* One decision at the road's table or in a dialog, whatever is open; false when there was nothing to decide.
 */
bool robot_decide(struct robot *robot);
/* Decides until a scene comes, and there must be something to decide till then; or so many times, whatever
 * comes. */
void robot_decide_till(struct robot *robot, const struct scene *scene);
void robot_decide_times(struct robot *robot, int times);
/* The names of the cues that were heard, in their order, and how often one was. */
const char *robot_heard(const struct robot *robot);
/* The same without the ticks of counts, which are forgotten. */
const char *robot_heard_once(struct robot *robot);
int robot_heard_times(const struct robot *robot, int cue);
const struct robot_file *robot_file(const struct robot *robot, const char *name);

#endif
