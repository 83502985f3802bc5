/* SPDX-License-Identifier: MIT */
/* What a game gives the cabinet beside its rules: one struct game_front of data and functions, which is all
 * that the cabinet knows of the game. Functions without a table among their parameters are about the table in
 * front of the person (table_of). What a game draws comes from observations (table_seen) and from events as
 * one seat may know them. A pointer may be NULL where nothing else is said: the game has none of that kind.
 */
#ifndef FRONT_GAME_FRONT_H
#define FRONT_GAME_FRONT_H

#include "base/work.h"
#include "front/part.h"
#include "front/records/records.h"
#include "front/scene.h"
#include "front/table/answer.h"
#include "table/session.h"

struct table;

struct action_facts;
struct day_game;
struct game_book;
struct game_company;
struct game_ending;
struct game_figures;
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
struct living;

/* A game's table on the screen. A member must be given unless its comment says what NULL means. The view's
 * memory is TABLE_VIEW_BYTES in struct table, zeroed at the start. */
struct game_view {
    /* The pause before a computer player's move, in ms at the designed pace, for games with many moves in a
     * turn; 0: the cabinet's (think.h). */
    int pause_ms;
    /* Whether nothing may show what the computer player in turn holds: the pause before its move is then
     * always the same, and nobody sees how long it thinks. NULL: never. */
    bool (*veiled)(const struct table *table);
    /* A sitting begins at this table, or is come back to: the view forgets what was held, said or asked. */
    void (*sit)(struct table *table);
    /* Shows an empty table: the events of the first deal follow. */
    void (*begin)(struct table *table);
    /* Shows at once, without a movement, what the table's viewer sees. Called when a session is put on the
     * table or another move of a replay is shown, after a move was taken back, when the picture is wrong, and
     * when a person lifts the screen that hides the hands, which is then still on top (OPEN_HANDOVER). */
    void (*reset)(struct table *table);
    /* Adds steps to the movement for events, which are as the viewer may know them. */
    void (*add)(struct table *table, const struct event_list *events);
    /* The seat of a person who must look at their hand before the next move, even when the turn is another
     * seat's; the screen is handed to that person. SEAT_NONE, or NULL: there is none. */
    int (*looker)(const struct table *table);
    /* The seat whose turn the picture shows, at which the others look (front/table/faces.h); SEAT_NONE:
     * nobody's. NULL: the rules' turn. */
    int (*turn)(const struct table *table);
    /* Whether the person in turn has nothing to decide, so that the view plays for that person and the screen
     * need not be handed over. NULL: never. */
    bool (*passes)(const struct table *table);
    /* Shows and sounds that a move was refused. */
    void (*refuse)(struct table *table, struct move move);
    /* What the steps of the movement do (motion.h); their queue is in the view's memory. */
    const struct motion_acts *motion;
    /* The sentence of a step that begins, of the table as it is shown then; false: it has none. */
    bool (*tell)(const struct table *table, const struct motion_step *step, struct text *out);
    /* Adds what a voice says of a step instead of that sentence: all that the viewer may know of it ("You
     * draw 75"), in as few words; nothing added: the same. True: it is urgent, and cuts short what is being
     * said. A step without a sentence may have words
     * for a voice as well. NULL: always the same. */
    bool (*aloud)(const struct table *table, const struct motion_step *step, struct text *out);
    /* Checks the picture once no step waits: names what differs from what the viewer sees; NULL: nothing
     * does. */
    const char *(*differs)(const struct table *table);
    /* Called when the last step has ended. NULL: nothing is to be done. */
    void (*rest)(struct table *table);
    /* Called when a step that holds the movement has been shown; the step ends with the next tick. NULL: no
     * step holds. */
    void (*hold)(struct table *table, const struct motion_step *step);
    /* Called in each tick, after the cabinet's own work; true while something of the view moves. NULL:
     * nothing does. */
    bool (*tick)(struct table *table);
    /* Pushes a scene that is due, now that nothing moves, and returns true. NULL: there is never one. */
    bool (*interlude)(struct table *table);
    /* The scene at the end of a hand, which goes on by table_next; NULL: the table goes on by itself. */
    const struct scene *sheet;
    /* Sets the first focus; called when the table comes up. */
    void (*enter)(struct table *table);
    /* Moves the focus to where a hinted move is made; NULL: the focus stays. */
    void (*lead)(struct table *table, struct move move);
    /* Lays the table out for the window. Leaves `foot` units free at the foot for a lesson or a replay, and
     * returns their box. */
    struct rect (*lay)(struct table *table, float foot);
    /* The items and areas of the table's scene (scene.h). */
    void (*items)(const struct table *table, struct focus_list *list);
    void (*areas)(const struct table *table, struct focus_list *list);
    /* Whether an item plays: pressing it hurries a movement, and acts only when the person may decide. Other
     * items act at any time. alternate_plays: the same for the alternate action; the secondary action, digits
     * and the game's letters always play. */
    bool (*plays)(int item);
    bool alternate_plays;
    /* `first` gets an intent before it can hurry a movement, `intent` after that. true: the intent was dealt
     * with. NULL: no intent is special. */
    bool (*first)(struct table *table, const struct intent *intent);
    bool (*intent)(struct table *table, const struct intent *intent);
    /* What an intent means when the person may decide; items: those of the table now. NULL: nothing. */
    struct table_answer (*meant)(struct table *table, const struct focus_list *items,
                                 const struct intent *intent);
    /* What a chosen item means. */
    struct table_answer (*chosen)(struct table *table, int item);
    /* Puts down what the person holds, or closes what lies open; false: there was nothing. NULL: never. */
    bool (*put_down)(struct table *table);
    /* The box of the side panel that drops over the table in a folded window, while it is open (`opened` of
     * struct table); without width where there is none. NULL: there is never one. */
    struct rect (*panel)(const struct table *table);
    void (*draw)(const struct table *table, struct draw_list *list, float blend);
    /* Draws what flies or lies open over the table. The cabinet draws the coach of a lesson between `draw`
     * and `draw_over`. NULL: there is nothing. */
    void (*draw_over)(const struct table *table, struct draw_list *list, float blend);
    void (*status)(const struct table *table, struct status *status);
    int (*piece)(const struct table *table);
    /* How much hangs on the next moves, 0 to STAKES_MOST (front/table/stakes.h), from what the viewer sees
     * alone. Asked while a game is played and nothing moves; the view draws the dark by stakes_draw. NULL:
     * never anything. */
    int (*stakes)(const struct table *table);
    /* How long a step is, in ms as designed, where `add` is NULL. */
    int step_ms;
    /* What the cabinet does instead where one of these is NULL:
     *   sit      nothing was held or said, and nothing is forgotten;
     *   begin    the table comes as `reset` shows it;
     *   add      each event becomes a step of the event's kind;
     *   differs  nothing is compared;
     *   enter    the first item has the focus;
     *   meant    a letter of the game's own chooses the item of that name;
     *   refuse   the bell rings;
     *   lay      the room for something else is right above the bar, and table_room (turn.h) is the view's;
     *   piece    the music of the café plays. */
};

/* Sentences, in the language in use. */
struct game_words {
    /* Why a move is refused. */
    void (*refusal)(const void *seen, struct move move, refusal why, struct text *out);
    /* "Hand 3", for the title and a replay. */
    void (*hand)(int number, struct text *out);
    /* Title of the screen that hides the hands until the next person lifts it, for _() and that person's
     * name; NULL: "%s’s turn". */
    const char *turn;
    /* Adds what is said when a sitting begins, such as what is played by; NULL, or nothing added: nothing. */
    void (*begins)(const void *seen, struct text *out);
    /* The same, as the table stands; NULL: always `turn`. */
    const char *(*turn_now)(const struct table *table);
};

/* The hint: what the strongest player would do. It is worked out in a job beside the frames. */
struct game_hint {
    int ms; /* the most time that the job may take */
    /* Writes the question into the job's memory of HINT_BYTES: from what the person sees alone, and who sits
     * there. */
    void (*ask)(const struct table *table, void *memory);
    void (*work)(void *memory, const struct pulse *pulse);
    /* Adds the answer as a sentence, and returns the move that the sentence speaks of. */
    struct move (*tell)(const void *memory, struct text *out);
    /* Instead of `ask`, `work` and `tell`: the move is that of the game's first player, and this puts
     * the move into a sentence. */
    void (*say)(const void *seen, struct move move, struct text *out);
};

/* Pictures that a table will want soon are made before they are needed. `stage` is a second front that nobody
 * sees or plays at: a table of this game has just been dealt there, to be drawn into `list`. */
enum { REHEARSALS_MAX = 4 };
struct game_rehearsal {
    /* Draws what every table of the game shows sooner or later. */
    void (*table)(struct front *stage, struct draw_list *list);
    /* Fills in the moments that may come next at the table in front of the person: numbers of the game's own,
     * 0 for none. NULL: there are never any. */
    void (*expect)(const struct front *front, int moment[REHEARSALS_MAX]);
    /* Draws the pictures of a moment. */
    void (*moment)(struct front *stage, int moment, struct draw_list *list);
    /* Draws what the movement that has just begun at the table in front of the person will show. NULL: those
     * pictures are there already. */
    void (*ahead)(const struct front *front, struct draw_list *list);
};

enum { GAME_MENU_MAX = 3 };

/* How the title shows a game. */
struct game_sign {
    const char *emblem; /* a picture before its name; NULL: none */
    float w, h;         /* size of the emblem beside a name in letters of 42 units */
    /* While the sign points at it: the name, and in half a sentence what the game is like, for
     * translate_context; NULL: the title says no more. */
    const char *name, *motto;
    /* The title's picture as seen from this table. The picture goes as far right as `reach` of its own units;
     * wider windows have the picture of the road, as has NULL. */
    const char *scene;
    float reach;
    /* The camera's place while the sign points at the game: where the picture's origin lies, and how large
     * the picture is. front, front_box: a picture that rises in the foreground then, and its box. */
    struct point camera;
    float zoom;
    const char *front;
    struct rect front_box;
    /* What shines in that picture after dark (stage/living.h), in units of `scene`; and whether the picture
     * and the slope hide the road. */
    const struct living *lamps;
    int lamp_count;
    bool hides_road;
};

struct game_front {
    const struct game *game;
    const char *item;  /* on the title, as a focusable item */
    const char *label; /* there in words, for _() */
    const char *way;   /* "What is this?" says so there; NULL: that it leads to the table of this game */
    struct game_sign sign;
    const struct game_view *view;
    struct game_words words;
    /* All opponents, at most OPPONENTS_MAX; and how a person is asked who sits down. */
    const struct opponent *opponents;
    const struct game_company *company;
    /* Sets a new game's options from the settings; seats and sides are in `setup`. NULL: as designed. */
    void (*setup)(const struct front *front, struct game_setup *setup);
    /* Ends the names of this game's autosave and previous game; "" for the road game, whose files are older.
     */
    const char *file_end;
    const struct game_hint *hint;
    const struct game_voices *voices; /* what opponents say: front/voices/voices_table.h */
    /* Lessons on prepared positions: front/lesson/lesson.h. They have the table TABLE_LESSON. */
    const struct game_lessons *lessons;
    /* The page at the end of a game: front/scenes/ending.h. NULL: the sheets come at once. */
    const struct game_ending *ending;
    /* How good each choice was: front/scenes/review.h. */
    const struct game_review *review;
    const struct game_rehearsal *rehearsal;
    /* Its chapters of the road book. */
    const struct game_book *book;
    /* What "What is this?" says at its table of items of the cabinet's scenes, by the names of their rows;
     * the last one has none. NULL: what it says anywhere. */
    const struct item_row *what;
    const struct day_game *day;
    /* What is counted for a seat, for the statistics, the journey and the achievements; NULL: nothing. */
    const struct game_figures *figures;
    /* What is counted for the high scores and the statistics; NULL: nothing. */
    const struct records_form *records;
    /* Fills in the hand that has ended at the table, as it counts for the first person; `hand->day` is set
     * before. keys: memory for the keys in `hand`. false: the hand does not count. */
    bool (*count)(const struct front *front, struct records_hand *hand,
                  char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
    /* Adds the name of a tally by its key, which is neither a player's nor a person's; false: it has none.
     * NULL: there are no such tallies. */
    bool (*tally)(const char *key, struct text *out);
    /* Called before a hand that has ended at the live table is counted, so that the game can keep more of the
     * hand than the records do. Called once more for the same hand when the program starts with a hand that
     * has ended. Not called for a deal of the day, a lesson or a replay. */
    void (*ended)(struct front *front);
    /* Pages of its own behind tabs of the high scores, and rows of its own in the table's menu, which stand
     * above Leave (game_page.h tells how): at most GAME_PAGES_MAX and GAME_MENU_MAX. NULL ends both. */
    const struct game_page *const *pages;
    const struct game_menu_row *menu;
    /* Names of the cabinet's actions at this table, by enum action, for _(); NULL for one: the cabinet's
     * name. */
    const char *const *actions;
    /* Letters of its own at its table: at most GAME_LETTERS_MAX, a row without a name ends them. The view
     * gets each as INTENT_KEY with the row's letter, whatever key a person chose for it. bindings.h tells
     * what a row may not be. */
    const struct action_facts *letters;
    /* Rows of its own on the options' page of the table: at most OPTIONS_OF_GAME. */
    const struct options_entry *options;
    int option_count;
    /* Called when one of its options was changed. */
    void (*changed)(struct front *front);
    /* Spellings that follow the settings, at every table. Of several games the first that has such spellings
     * counts. NULL: as in the catalogues. */
    const struct locale_respelling *(*respelling)(const struct settings *settings);
    /* Parts of its own (part.h); NULL ends them. */
    const struct part *const *parts;
    /* Its sounds and its music, by numbers of its own. */
    const struct sound_cue *cues;
    int cue_count;
    const struct sound_piece *pieces;
    int piece_count;
};

/* All games, in the order of the title; NULL ends them. */
extern const struct game_front *const game_fronts[];
enum { GAME_FRONTS_MAX = 5 };

/* How many there are; the place of a game among them; its front, NULL for a game without one. */
int game_fronts_count(void);
int game_front_place(const struct game_front *game);
const struct game_front *game_front_of(const struct game *game);
/* The spellings that follow the settings; NULL: as in the catalogues. */
const struct locale_respelling *game_fronts_respelling(const struct settings *settings);

#endif
