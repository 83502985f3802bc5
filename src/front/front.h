/* SPDX-License-Identifier: MIT */
/* The front of the house: the stack of scenes and what they share. No SDL, no clock, no file. */
#ifndef FRONT_FRONT_H
#define FRONT_FRONT_H

#include "base/text.h"
#include "front/book.h"
#include "front/confirm.h"
#include "front/controls.h"
#include "front/coup.h"
#include "front/curtain.h"
#include "front/day.h"
#include "front/day_page.h"
#include "front/debrief.h"
#include "front/dialog.h"
#include "front/entry.h"
#include "front/extend.h"
#include "front/game_over.h"
#include "front/high_scores.h"
#include "front/lessons.h"
#include "front/load.h"
#include "front/mille_speech.h"
#include "front/mille_stakes.h"
#include "front/mille_table.h"
#include "front/opponents.h"
#include "front/options.h"
#include "front/pause.h"
#include "front/person.h"
#include "front/records.h"
#include "front/replay.h"
#include "front/road_log.h"
#include "front/saves.h"
#include "front/scene.h"
#include "front/score.h"
#include "front/scroll.h"
#include "front/services.h"
#include "front/settings.h"
#include "front/sounds.h"
#include "front/speech.h"
#include "front/title.h"
#include "front/what.h"

enum { SCENES_MAX = SCROLL_LEVELS, SCENE_CHANGES_MAX = 8 };

struct scene_change {
    enum { CHANGE_PUSH, CHANGE_POP, CHANGE_RESET } kind; /* RESET empties the stack, then pushes */
    const struct scene *scene;
};

struct front {
    const struct services *services;
    struct settings settings;
    char language[SETTINGS_WORD_SIZE]; /* the code of what _() speaks */
    struct draw_list *measure; /* for widths and the canvas outside draw; owned by the caller of front_init */

    const struct scene *stack[SCENES_MAX];
    int focus[SCENES_MAX]; /* the focused id of each level */
    int depth;
    struct scene_change change[SCENE_CHANGES_MAX];
    int changes;
    struct scroll_state scroll;

    struct frame frame;       /* of the window now */
    enum device device;       /* last used: prompts follow it */
    enum pad_style pad_style; /* of the pad in hand */
    float pointer_x, pointer_y;
    bool pointer_inside;
    int pressed;      /* id of the item held down, FOCUS_NONE if none */
    long ticks;       /* since the start */
    bool settled;     /* nothing moved in the last tick */
    bool dirty;       /* something changed that the next frame must show */
    uint64_t version; /* counts changes, for tests */

    bool guest;          /* another program has the data folder: it is left alone */
    bool guest_asked;    /* whether to take it over, since it became so */
    unsigned unread;     /* bit i: the own file i could not be read, and is set aside before it is written */
    bool records_unkept; /* the records are not on the disk as they are */
    char unkept[SERVICE_ERROR_SIZE]; /* why settings or records could not be written last; "" if they were */
    struct sounds_state sounds;
    struct speech_state speech;
    struct voice_memory voices; /* what was said in all sittings */

    /* What each scene keeps; a scene touches its own and reads the others. */
    struct title_state title;
    struct mille_table table;
    struct mille_speech_state mille_speech;
    struct mille_stakes_state stakes;
    struct dialog_state dialog;
    struct coup_state coup;
    struct extend_state extend;
    struct score_state score;
    struct game_over_state game_over;
    struct options_state options;
    struct controls_state controls;
    struct pause_state pause;
    struct road_log_state road_log;
    struct replay_state replay;
    struct debrief_state debrief;
    struct confirm_state confirm;
    struct entry_state entry;
    struct opponents_state opponents;
    struct person_state person;
    struct book_state book;
    struct saves_state saves;
    struct load_state load;
    struct what_state what;
    struct lessons_state lessons;
    struct day_state day;
    struct day_page_state day_page;
    struct records records;
    struct high_scores_state high_scores;
};

/* Starts on the title, with the sitting of last time waiting there (a damaged one: the title says so).
 * Settings come from the service. `measure` must have been given to draw_init. */
void front_init(struct front *front, const struct services *services, struct draw_list *measure);
void front_free(struct front *front);

/* Reads a saved sitting that this house can play; false: *error says why, and the session owns nothing. */
bool front_read(const char *text, size_t length, struct session *session, struct journal_error *error);
/* Opens a saved sitting; the one that it takes the place of is kept. false: *error says why and nothing
 * changed. */
bool front_open(struct front *front, const char *text, size_t length, struct journal_error *error);

/* Takes up the autosaved sitting, if there is one; part of front_init. */
void front_resume(struct front *front);

/* The window is this one from now on. */
void front_resize(struct front *front, const struct window *window);
/* Gives an intent to the top scene. */
void front_intent(struct front *front, const struct intent *intent);
/* One sixtieth of a second; true while something moves. */
bool front_tick(struct front *front);
/* Writes the frame. */
void front_draw(const struct front *front, struct draw_list *list, float blend);
/* The items of the top scene. */
void front_items(const struct front *front, struct focus_list *list);
/* The top scene. */
const struct scene *front_scene(const struct front *front);
/* Whether a scene stands somewhere on the stack. */
bool front_holds(const struct front *front, const struct scene *scene);

/* For scenes. Changes are carried out between ticks. */
void front_push(struct front *front, const struct scene *scene);
void front_pop(struct front *front);
void front_reset(struct front *front, const struct scene *scene);
/* The focused id of the top scene. */
int front_focus(const struct front *front);
/* The focused id of a scene wherever it stands on the stack; FOCUS_NONE if it is not there. */
int front_focus_of(const struct front *front, const struct scene *scene);
void front_set_focus(struct front *front, int id);
/* The next frame must be drawn. */
void front_touch(struct front *front);
/* Takes up the settings of last time, or those of the design; part of front_init. */
void front_load_settings(struct front *front);
/* Writes a file of the data folder. False: it is logged with a bell, the bar says why, and play goes on. */
bool front_keep(struct front *front, const char *name, const struct text *text);
/* The same for the settings. */
void front_save_settings(struct front *front);
/* Writes a file of the data folder. false: `error` says why, and nothing has changed. */
bool front_write(struct front *front, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
/* Reads one of the program's own files and gives it to `take`, which returns whether it is good and says
 * otherwise why. A damaged one is kept under another name at once, one that the disk does not give as soon as
 * something is to be written there; in its place, or that of a missing one, the backup is taken. The title
 * and the log say so. false: nothing was taken. */
bool front_take(struct front *front, const char *name,
                bool (*take)(struct front *front, const char *text, size_t length,
                             struct journal_error *why));
/* The title tells of what went wrong, one sentence after the other, and so does the log. */
void front_tell(struct front *front, const char *sentence);
/* The same for a file that a person named, and that cannot be opened. */
void front_tell_unopened(struct front *front, const char *path, const struct journal_error *why);
/* Whether another program has the data folder, as far as is known by now. */
bool front_is_guest(struct front *front);
/* Asks a guest whether to take the folder over; `beside` goes on without, NULL for nothing but that. */
void front_ask_guest(struct front *front, void (*beside)(struct front *front));
/* _() speaks the language and the units of the settings. */
void front_speak(struct front *front);
/* Milliseconds as designed in ticks, at the pace chosen; at least 1. */
int front_ticks(const struct front *front, float ms);
/* A trace line: printf-like inside of a JSON object. */
void front_trace(const struct front *front, const char *format, ...) TEXT_FORMAT(2, 3);

#endif
