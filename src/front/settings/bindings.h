/* SPDX-License-Identifier: MIT */
/* What each key and pad button means. An action has one key and one button, which a person may change; keys
 * without an action mean what the platform says (the number pad, Space, Tab, digits).
 * Keys and buttons go by the names the platform calls them: "Return", "PageUp", "o"; "a", "leftshoulder".
 *
 * The cabinet's actions mean the same at every table. A game may have letters besides, in its struct
 * game_front, for its own table alone; two games may have the same letter. */
#ifndef FRONT_SETTINGS_BINDINGS_H
#define FRONT_SETTINGS_BINDINGS_H

#include "base/text.h"
#include "ui/intent.h"

#include <stdint.h>

struct game_front;

enum { BINDING_SIZE = 24, GAME_LETTERS_MAX = 4, BINDING_GAMES_MAX = 5 };

enum action {
    ACTION_UP,
    ACTION_DOWN,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_CONFIRM,
    ACTION_CANCEL,
    ACTION_MENU,
    ACTION_PREV,
    ACTION_NEXT,
    ACTION_SECONDARY,
    ACTION_ALTERNATE,
    ACTION_UNDO,
    ACTION_HINT,
    ACTION_COPY,
    ACTION_LOG,
    ACTION_SHEET,
    ACTION_SAVE,
    ACTION_MUTE,
    ACTION_HELP,
    ACTION_WHAT,
    ACTION_FULLSCREEN,
    ACTION_REBUILD,
    ACTION_LEAVE,
    ACTION_READ, /* the first of those that are read aloud, in the order of enum read_key */
    ACTION_READ_LAST = ACTION_READ + (READ_SPEECH - READ_AGAIN),
    CABINET_ACTIONS,
    ACTION_LETTER = CABINET_ACTIONS, /* the first letter of the game at the table; the others follow */
    ACTIONS = ACTION_LETTER + GAME_LETTERS_MAX
};

/* An action, or a letter of a game. Labels are marked for translation; a game may have its own labels of the
 * cabinet's actions. */
struct action_facts {
    const char *name, *label;
    enum intent_kind intent;
    char letter;           /* of INTENT_KEY */
    const char *key, *pad; /* as designed; "" for none */
    const char *old;       /* its names in older settings, separated by blanks; NULL: the same name */
    /* Of a game's letter: the cabinet's action that it stands for as well, whose prompt shows the letter's
     * key; 0: none. */
    uint8_t also;
};

struct bindings {
    const struct game_front *game; /* whose letters count; NULL: no game's */
    /* Keys, then buttons of the pad: of the cabinet's actions, and of letters by the place of a game. */
    char action[2][CABINET_ACTIONS][BINDING_SIZE];
    char letter[2][BINDING_GAMES_MAX][GAME_LETTERS_MAX][BINDING_SIZE];
};

/* Every key and button as designed, with no game. */
struct bindings bindings_default(void);
/* An action of the cabinet, or a letter of a game; NULL: the game, which may be NULL, has no such letter. */
const struct action_facts *action_facts(const struct game_front *game, enum action action);
/* The letter of a game whose key is shown for an action (`also`); the action itself if there is none. */
enum action action_shown(const struct game_front *game, enum action action);
/* Says for a programmer what is wrong with a game's letters; NULL: nothing. Wrong are a letter that an action
 * of the cabinet or another row has, and a row without a name, a label or a key. */
const char *action_letters_wrong(const struct game_front *game);
/* The name of an action's key or button on a device; "" for none, and for a letter that the game lacks. */
const char *bindings_of(const struct bindings *bindings, enum device device, enum action action);
/* The same at the table of another game, which may be NULL. */
const char *bindings_at(const struct bindings *bindings, const struct game_front *game, enum device device,
                        enum action action);
/* The action of a key or button; ACTIONS if it has none. */
enum action bindings_find(const struct bindings *bindings, enum device device, const char *control);
/* Gives a key or button to an action; the action or letter that had it gets what this one had. A letter of a
 * game is set for that game, an action of the cabinet for every table. */
void bindings_set(struct bindings *bindings, enum device device, enum action action, const char *control);
/* What pressing a key or button means. true: *intent says it, INTENT_NONE for a key that lost its action to
 * another key. false: the platform's own meaning counts. */
bool bindings_meaning(const struct bindings *bindings, enum device device, const char *control,
                      struct intent *intent);

/* Lines of the settings, "key.hint n", "key.mille.draw p": only what differs from the design. */
void bindings_write(const struct bindings *bindings, struct text *out);
/* Reads the value of such a line; false if the value is wrong. *mine: whether the name is a binding's.
 * Actions of a newer version are skipped. */
bool bindings_read(struct bindings *bindings, const char *name, size_t name_length, const char *value,
                   bool *mine);

#endif
