/* SPDX-License-Identifier: MIT */
/* What each key and pad button means. An action has one key and one button that a person may change; keys
 * that are no action's keep the meaning that the platform gives them (the number pad, Space, Tab, digits).
 * Keys and buttons go by the names the platform calls them: "Return", "PageUp", "o"; "a", "leftshoulder". */
#ifndef FRONT_SETTINGS_BINDINGS_H
#define FRONT_SETTINGS_BINDINGS_H

#include "base/text.h"
#include "ui/intent.h"

enum { BINDING_SIZE = 24 };

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
    ACTION_LETTER_P,
    ACTION_LETTER_U,
    ACTION_LETTER_D,
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
    ACTIONS
};

/* The one table of actions. Labels are marked for translation; a game may have its own for its table. NULL: a
 * letter that means something only where a game says what. */
struct action_facts {
    const char *name, *label;
    enum intent_kind intent;
    char letter;           /* of INTENT_KEY */
    const char *key, *pad; /* as designed; "" for none */
    const char *old;       /* its name in older settings; NULL: the same */
};
extern const struct action_facts ACTION_TABLE[ACTIONS];

struct bindings {
    char key[ACTIONS][BINDING_SIZE], pad[ACTIONS][BINDING_SIZE];
};

struct bindings bindings_default(void);
/* The name of an action's key or button on a device; "" for none. */
const char *bindings_of(const struct bindings *bindings, enum device device, enum action action);
/* The action of a key or button; ACTIONS if it is none's. */
enum action bindings_find(const struct bindings *bindings, enum device device, const char *control);
/* Gives a key or button to an action; whoever had it gets what this one had. */
void bindings_set(struct bindings *bindings, enum device device, enum action action, const char *control);
/* What pressing it means: true and *intent, whose kind is INTENT_NONE for one that its action gave away;
 * false where the platform's own meaning stands. */
bool bindings_meaning(const struct bindings *bindings, enum device device, const char *control,
                      struct intent *intent);

/* Lines of the settings, "key.hint n": only what differs from the design. */
void bindings_write(const struct bindings *bindings, struct text *out);
/* Reads the value of such a line by its name; false if the value is none. Names of a newer version's
 * actions are skipped; *mine says whether the name is that of a binding at all. */
bool bindings_read(struct bindings *bindings, const char *name, size_t name_length, const char *value,
                   bool *mine);

#endif
