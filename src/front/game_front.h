/* SPDX-License-Identifier: MIT */
/* What a game gives the cabinet beside its rules: a table of data and functions, one a game, and all that the
 * cabinet knows of it. Its functions are about the table in front of the person (table_of) where they are not
 * given another; a screen of theirs sees observations (table_seen) and events as one seat may know them.
 * Where not said otherwise a pointer may be NULL: then the game has nothing of that kind. */
#ifndef FRONT_GAME_FRONT_H
#define FRONT_GAME_FRONT_H

#include "base/work.h"
#include "front/part.h"
#include "front/records/records.h"
#include "front/scene.h"
#include "front/table/answer.h"
#include "table/session.h"

struct action_facts;
struct day_game;
struct game_book;
struct game_company;
struct game_lessons;
struct game_menu_row;
struct game_page;
struct game_review;
struct game_voices;
struct motion_acts;
struct motion_step;
struct opponent;
struct options_entry;
struct settings;
struct sound_cue;
struct sound_piece;
struct item_row;

/* What is shown of a sitting. All of it must be there but where it says NULL. */
struct game_view {
    size_t size; /* of its memory in struct table, at most TABLE_VIEW_BYTES; zeroed when the program begins */
    /* A computer player's pause before a move, in ms as designed, where a turn has many; 0: as at any table.
     */
    int pause_ms;
    /* Another sitting has come, or the same again: nothing is held, said or asked there yet. */
    void (*sit)(struct front *front);
    /* An empty table, as it is before the events of a first deal. */
    void (*begin)(struct front *front);
    /* Shows what the table's viewer sees, without a movement. */
    void (*reset)(struct front *front);
    /* What tells of the moves so far beside the table is made anew from the journal; NULL: nothing does. */
    void (*recall)(struct front *front);
    /* Events as the viewer may know them become steps of a movement. */
    void (*add)(struct front *front, const struct event_list *events);
    /* A move was taken back, and the table was reset; NULL: nothing more. */
    void (*taken_back)(struct front *front);
    /* The person at the foot of the screen gives it up to another; NULL: nothing. */
    void (*hide)(struct front *front);
    /* Of several people who is to look at their hand before anybody acts, whoever's turn it is; SEAT_NONE:
     * nobody. The screen is handed to them for it. NULL: nobody ever. */
    int (*looker)(const struct front *front);
    /* The person in turn has nothing to decide and the view plays for them: the screen is not handed over for
     * it. NULL: never. */
    bool (*passes)(const struct front *front);
    /* A move was refused: it is heard, and seen on whatever was meant. NULL: the bell alone. */
    void (*refuse)(struct front *front, struct move move);
    /* What its steps do; their queue lies in the view's memory. */
    const struct motion_acts *motion;
    /* The sentence of a step that begins, of the table as it is shown then; false: it has none. */
    bool (*tell)(const struct front *front, const struct motion_step *step, struct text *out);
    /* What is shown otherwise than the viewer sees it, now that no step waits; NULL: nothing. */
    const char *(*differs)(const struct front *front);
    /* No step waits any more. NULL: nothing comes of it. */
    void (*rest)(struct front *front);
    /* A step that held the movement is shown: it is over with the next tick. NULL: none of them holds. */
    void (*hold)(struct front *front, const struct motion_step *step);
    /* Whatever else goes on at the table, once a tick before and after the rest; true while it moves. NULL.
     */
    void (*listen)(struct front *front);
    bool (*tick)(struct front *front);
    /* A scene that is due now that nothing moves is pushed: true. NULL: none ever. */
    bool (*interlude)(struct front *front);
    /* The scene that counts a hand, and where another game or hand goes on by table_next; NULL: the table
     * itself does. */
    const struct scene *sheet;
    /* The focus goes where one begins; called when the table comes up. */
    void (*enter)(struct front *front);
    /* The focus goes to where a move that was advised is made; NULL: nowhere. */
    void (*lead)(struct front *front, struct move move);
    /* Lays the table out for the front's frame and leaves `foot` units free below for something else, 0:
     * none; returns where these are. NULL: they are right above the bar, and the view lays itself out above
     * the `foot` of its table. */
    struct rect (*lay)(struct front *front, float foot);
    /* As those of a scene, which they are for. */
    void (*items)(const struct front *front, struct focus_list *list);
    void (*areas)(const struct front *front, struct focus_list *list);
    /* Whether an item is about playing: it hurries what moves, and waits until the person may decide. The
     * rest answers at any time. And whether the alternate action is about playing, as the secondary, digits
     * and the game's letters always are. */
    bool (*plays)(int item);
    bool alternate_plays;
    /* The first look at an intent, before a movement is hurried by it; and the next one, at any time. true:
     * it was dealt with. NULL: none is special. */
    bool (*first)(struct front *front, const struct intent *intent);
    bool (*intent)(struct front *front, const struct intent *intent);
    /* What an intent means of a person who may decide now; the items are there. NULL: nothing. */
    struct table_answer (*meant)(struct front *front, const struct focus_list *items,
                                 const struct intent *intent);
    /* What an item means that was chosen. */
    struct table_answer (*chosen)(struct front *front, int item);
    /* What is held is put down, or what lies open shut: true. NULL: there is nothing of that kind. */
    bool (*put_down)(struct front *front);
    /* Where the panel of a folded window lies while it is open (`opened` of the table); w is 0 where none is.
     * NULL: none ever. */
    struct rect (*panel)(const struct front *front);
    void (*draw)(const struct front *front, struct draw_list *list, float blend);
    /* What flies over the table or lies open over it, also over the coach of a lesson, whom the cabinet draws
     * after `draw`. NULL: nothing does. */
    void (*draw_over)(const struct front *front, struct draw_list *list, float blend);
    void (*status)(const struct front *front, struct status *status);
    /* The music there. NULL: that of the café. */
    int (*piece)(const struct front *front);
};

/* Sentences, in the language in use. */
struct game_words {
    /* Why a move is refused. */
    void (*refusal)(const void *seen, struct move move, refusal why, struct text *out);
    /* "Hand 3": where a game stands; on the title, in a replay. */
    void (*hand)(int number, struct text *out);
    /* On the screen between hands, for _() with the name of whoever it is lifted for; NULL: "%s’s turn". */
    const char *turn;
};

/* What the strongest player would do, asked for by a person and worked out beside the frames. */
struct game_hint {
    size_t size; /* of the worker's memory, at most HINT_BYTES */
    int ms;      /* that it may take */
    /* The question, from what the person sees and nothing more. */
    void (*ask)(const void *seen, void *memory);
    void (*work)(void *memory, const struct pulse *pulse);
    /* The answer in a sentence, and the move that it speaks of. */
    struct move (*tell)(const void *memory, struct text *out);
};

/* Pictures that a table may come to want are made ready before. The front that is given as a stage answers to
 * nobody, and a table of this game has just been dealt there. */
enum { REHEARSALS_MAX = 4 };
struct game_rehearsal {
    /* What the table shows sooner or later. */
    void (*table)(struct front *stage, struct draw_list *list);
    /* Up to REHEARSALS_MAX moments that may come next, at the table in front of the person: each a number of
     * its own, 0 for none. NULL: there are never any. */
    void (*expect)(const struct front *front, int moment[REHEARSALS_MAX]);
    /* The pictures of such a moment. */
    void (*moment)(struct front *stage, int moment, struct draw_list *list);
    /* A move has begun a movement at the table in front of the person: what it will show before it ends.
     * NULL: all of that is there by then. */
    void (*ahead)(const struct front *front, struct draw_list *list);
};

enum { GAME_MENU_MAX = 3 };

/* How the title shows the way to its table. */
struct game_sign {
    const char *emblem; /* a picture before its name; NULL: none */
    float w, h;         /* of the picture, beside a name of 42 units */
    /* While it is pointed at: its name and what it is like in half a sentence, for translate_context; NULL:
     * the title says no more of it. */
    const char *name, *motto;
    /* The title as it is seen from its table, in windows whose canvas ends at `reach` of the picture's own
     * units; NULL: from the road. */
    const char *scene;
    float reach;
    /* How the camera looks at the evening there: where its origin comes to lie, and how large it is; and what
     * rises before it, with its place. */
    struct point camera;
    float zoom;
    const char *front;
    struct rect front_box;
};

struct game_front {
    const struct game *game;
    const char *item;  /* on the title, as a focusable item */
    const char *label; /* there in words, for _() */
    const char *way;   /* "What is this?" says so there; NULL: that it leads to the table of this game */
    struct game_sign sign;
    const struct game_view *view;
    struct game_words words;
    /* Who may sit opposite, at most OPPONENTS_MAX, and how it is asked who does. */
    const struct opponent *opponents;
    const struct game_company *company;
    /* A new game's options by the settings, once it is known how many sit there; NULL: as designed. */
    void (*setup)(const struct front *front, struct game_setup *setup);
    /* Why the screen has no room for a sitting of such a kind, for _(); NULL: it has. */
    const char *(*crowd)(const struct game_setup *setup);
    /* Files of its own: end of the name of autosave and previous game, "" for the oldest of the games. */
    const char *file_end;
    const struct game_hint *hint;
    const struct game_voices *voices; /* how those at the table speak: front/voices/voices_table.h */
    /* Prepared sittings with words: front/lesson/lesson.h. The table is of the kind TABLE_LESSON then. */
    const struct game_lessons *lessons;
    /* How good each choice was: front/scenes/review.h. */
    const struct game_review *review;
    const struct game_rehearsal *rehearsal;
    /* Its chapters of the road book. */
    const struct game_book *book;
    /* What "What is this?" says at its table of items of the cabinet's scenes, by the names of their rows;
     * the last one has none. NULL: what it says anywhere. */
    const struct item_row *what;
    const struct day_game *day;
    /* What is counted for the high scores and the statistics; NULL: nothing. */
    const struct records_form *records;
    /* The hand on the table, which is over, as it counts for the person here; the day is there. Keys are kept
     * in `keys`. false: it counts for nobody. */
    bool (*count)(const struct front *front, struct records_hand *hand,
                  char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
    /* A hand or a game on the live table is over, and is about to be counted: what is kept of it beside the
     * records is written now. Comes again for the same one where the program began with it over. Not for a
     * deal of the day, a lesson or a replay. */
    void (*ended)(struct front *front);
    /* Pages of its own behind tabs of the high scores, and rows of its own in the table's menu, which stand
     * above Leave (game_page.h tells how): at most GAME_PAGES_MAX and GAME_MENU_MAX. NULL ends both. */
    const struct game_page *const *pages;
    const struct game_menu_row *menu;
    /* What the cabinet's actions are called at its table, by enum action, for _(); one that is NULL has the
     * cabinet's name. */
    const char *const *actions;
    /* Letters of its own at its table: at most GAME_LETTERS_MAX, a row without a name ends them. The view
     * gets each as INTENT_KEY with the row's letter, whatever key a person chose for it. bindings.h tells
     * what a row may not be. */
    const struct action_facts *letters;
    /* Rows of its own on the options' page of the table: at most OPTIONS_OF_GAME. */
    const struct options_entry *options;
    int option_count;
    /* A setting was changed. */
    void (*changed)(struct front *front);
    /* How words of its own are said by the settings, at every table; the first game that has one says it for
     * the house. NULL: as the catalogues have them. */
    const struct locale_respelling *(*respelling)(const struct settings *settings);
    /* What it keeps beside the tables, as front_parts. NULL ends them. */
    const struct part *const *parts;
    /* What is heard at its table, by numbers of its own. */
    const struct sound_cue *cues;
    int cue_count;
    const struct sound_piece *pieces;
    int piece_count;
};

/* The games of the house as they stand on the title; NULL ends them. */
extern const struct game_front *const game_fronts[];
enum { GAME_FRONTS_MAX = 5 };

/* How many there are; the place of one; the one of a game, NULL for a game without a front. */
int game_fronts_count(void);
int game_front_place(const struct game_front *game);
const struct game_front *game_front_of(const struct game *game);
/* How words are said in this house by the settings; NULL: as the catalogues have them. */
const struct locale_respelling *game_fronts_respelling(const struct settings *settings);

#endif
