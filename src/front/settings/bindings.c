/* SPDX-License-Identifier: MIT */
#include "front/settings/bindings.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/game_front.h"

#include <string.h>

#define MEANS(kind) .intent = (kind)
#define TYPES(character) .intent = INTENT_KEY, .letter = (character)
#define READS(what) .intent = INTENT_READ, .letter = (char)(what)
#define READ_ROW(what) [ACTION_READ + (what)-READ_AGAIN]

/* The cabinet's actions. */
static const struct action_facts cabinet[CABINET_ACTIONS] = {
    [ACTION_UP] = {"up", N_("Up"), MEANS(INTENT_UP), .key = "Up", .pad = "dpup"},
    [ACTION_DOWN] = {"down", N_("Down"), MEANS(INTENT_DOWN), .key = "Down", .pad = "dpdown"},
    [ACTION_LEFT] = {"left", N_("Left"), MEANS(INTENT_LEFT), .key = "Left", .pad = "dpleft"},
    [ACTION_RIGHT] = {"right", N_("Right"), MEANS(INTENT_RIGHT), .key = "Right", .pad = "dpright"},
    [ACTION_CONFIRM] = {"confirm", N_("Confirm, play"), MEANS(INTENT_CONFIRM), .key = "Return", .pad = "a"},
    [ACTION_CANCEL] = {"cancel", N_("Back"), MEANS(INTENT_CANCEL), .key = "Escape", .pad = "b"},
    [ACTION_MENU] = {"menu", N_("Menu"), MEANS(INTENT_MENU), .key = "F10", .pad = "start"},
    [ACTION_PREV] = {"prev", N_("Page or group before"), MEANS(INTENT_PAGE_PREV), .key = "PageUp",
                     .pad = "leftshoulder"},
    [ACTION_NEXT] = {"next", N_("Next page or group"), MEANS(INTENT_PAGE_NEXT), .key = "PageDown",
                     .pad = "rightshoulder"},
    [ACTION_SECONDARY] = {"secondary", N_("Other action"), MEANS(INTENT_SECONDARY), .key = "Delete",
                          .pad = "x", .old = "discard"},
    [ACTION_ALTERNATE] = {"alternate", N_("Third action"), MEANS(INTENT_ALTERNATE), .key = "O", .pad = "y",
                          .old = "sort"},
    [ACTION_UNDO] = {"undo", N_("Take back"), TYPES('z'), .key = "Z", .pad = "", .old = "take_back"},
    [ACTION_HINT] = {"hint", N_("Hint"), TYPES('h'), .key = "H", .pad = ""},
    [ACTION_COPY] = {"copy", N_("Copy"), TYPES('c'), .key = "C", .pad = "", .old = "count"},
    [ACTION_LOG] = {"log", N_("Log"), TYPES('l'), .key = "L", .pad = ""},
    [ACTION_SHEET] = {"sheet", N_("Score or sheet"), TYPES('w'), .key = "W", .pad = ""},
    [ACTION_SAVE] = {"save", N_("Save"), TYPES('s'), .key = "S", .pad = ""},
    [ACTION_MUTE] = {"mute", N_("Sound off and on"), TYPES('m'), .key = "M", .pad = ""},
    [ACTION_HELP] = {"help", N_("Help"), MEANS(INTENT_HELP), .key = "F1", .pad = ""},
    [ACTION_WHAT] = {"what", N_("What is this?"), MEANS(INTENT_WHAT), .key = "", .pad = "back"},
    [ACTION_FULLSCREEN] = {"fullscreen", N_("Full screen"), MEANS(INTENT_FULLSCREEN), .key = "F11",
                           .pad = ""},
    [ACTION_REBUILD] = {"rebuild", N_("Paint anew"), MEANS(INTENT_REBUILD), .key = "R", .pad = ""},
    [ACTION_LEAVE] = {"leave", N_("Quit"), TYPES('q'), .key = "Q", .pad = ""},
    READ_ROW(READ_AGAIN) = {"read_again", N_("Say again"), READS(READ_AGAIN), .key = "F2",
                            .pad = "rightstick"},
    READ_ROW(READ_HAND) = {"read_hand", N_("Say my hand"), READS(READ_HAND), .key = "F3", .pad = "rightleft"},
    READ_ROW(READ_TABLE) = {"read_table", N_("Say the table"), READS(READ_TABLE), .key = "F4",
                            .pad = "rightup"},
    READ_ROW(READ_SCORES) = {"read_scores", N_("Say the scores"), READS(READ_SCORES), .key = "F5",
                             .pad = "rightright"},
    READ_ROW(READ_SINCE) = {"read_since", N_("Say what was done"), READS(READ_SINCE), .key = "F6",
                            .pad = "lefttrigger"},
    READ_ROW(READ_ABLE) = {"read_able", N_("Say what I can do"), READS(READ_ABLE), .key = "F7",
                           .pad = "rightdown"},
    READ_ROW(READ_LEVEL) = {"read_level", N_("Say more or less"), READS(READ_LEVEL), .key = "F8",
                            .pad = "back+y"},
    READ_ROW(READ_SPEECH) = {"read_speech", N_("Speech on and off"), READS(READ_SPEECH), .key = "F9",
                             .pad = "back+b"},
};

_Static_assert((int)BINDING_GAMES_MAX >= (int)GAME_FRONTS_MAX, "every game has room for its letters");

/* ---- what there is ----------------------------------------------------------------------------------- */

const struct action_facts *action_facts(const struct game_front *game, enum action action)
{
    if (action < CABINET_ACTIONS) {
        return &cabinet[action];
    }
    const struct action_facts *letters = game ? game->letters : NULL;
    for (int i = 0; letters && letters[i].name; i++) {
        if (i == (int)action - ACTION_LETTER) {
            return &letters[i];
        }
    }
    return NULL;
}

enum action action_shown(const struct game_front *game, enum action action)
{
    for (int i = ACTION_LETTER; i < ACTIONS; i++) {
        const struct action_facts *facts = action_facts(game, (enum action)i);
        if (facts && facts->also == action) {
            return (enum action)i;
        }
    }
    return action;
}

/* Says what is wrong with a row, given the rows before it. */
static const char *letter_wrong(const struct game_front *game, int row)
{
    const struct action_facts *letter = &game->letters[row];
    if (row >= GAME_LETTERS_MAX) {
        return "more letters than GAME_LETTERS_MAX";
    }
    if (letter->label == NULL || letter->key == NULL || letter->key[0] == '\0' || letter->pad == NULL ||
        letter->intent != INTENT_KEY || letter->letter == '\0') {
        return "a letter without a label, a key or an intent";
    }
    for (int action = 0; action < ACTION_LETTER + row; action++) {
        const struct action_facts *other = action_facts(game, (enum action)action);
        if (strcmp(other->key, letter->key) == 0 || other->letter == letter->letter ||
            strcmp(other->name, letter->name) == 0) {
            return "a letter that the cabinet or another row has";
        }
    }
    return NULL;
}

const char *action_letters_wrong(const struct game_front *game)
{
    const char *wrong = NULL;
    for (int i = 0; game->letters && game->letters[i].name && wrong == NULL; i++) {
        wrong = letter_wrong(game, i);
    }
    return wrong;
}

/* ---- what is chosen ---------------------------------------------------------------------------------- */

static const char *designed(const struct action_facts *facts, enum device device)
{
    return device == DEVICE_PAD ? facts->pad : facts->key;
}

/* The place where an action's or a letter's key or button is kept. */
static const char *kept(const struct bindings *bindings, const struct game_front *game, enum device device,
                        int action)
{
    CHECK(action >= 0 && action < ACTIONS);
    int pad = device == DEVICE_PAD;
    return action < CABINET_ACTIONS ? bindings->action[pad][action]
                                    : bindings->letter[pad][game_front_place(game)][action - ACTION_LETTER];
}

static char *place(struct bindings *bindings, const struct game_front *game, enum device device, int action)
{
    return (char *)kept(bindings, game, device, action);
}

/* The actions that exist at the table of a game, one after the other from `action` on; ACTIONS ends them. */
static int next_action(const struct game_front *game, int action)
{
    while (action < ACTIONS && action_facts(game, (enum action)action) == NULL) {
        action++;
    }
    return action;
}

static void set_designed(struct bindings *bindings, const struct game_front *game, int from)
{
    for (int i = next_action(game, from); i < ACTIONS; i = next_action(game, i + 1)) {
        const struct action_facts *facts = action_facts(game, (enum action)i);
        text_copy(place(bindings, game, DEVICE_KEYS, i), BINDING_SIZE, facts->key);
        text_copy(place(bindings, game, DEVICE_PAD, i), BINDING_SIZE, facts->pad);
    }
}

struct bindings bindings_default(void)
{
    struct bindings bindings = {.game = NULL};
    set_designed(&bindings, NULL, 0);
    for (int i = 0; game_fronts[i]; i++) {
        const char *wrong = action_letters_wrong(game_fronts[i]);
        if (wrong) {
            check_fail(__FILE__, __LINE__, wrong);
        }
        set_designed(&bindings, game_fronts[i], ACTION_LETTER);
    }
    return bindings;
}

const char *bindings_at(const struct bindings *bindings, const struct game_front *game, enum device device,
                        enum action action)
{
    return action_facts(game, action) ? kept(bindings, game, device, (int)action) : "";
}

const char *bindings_of(const struct bindings *bindings, enum device device, enum action action)
{
    return bindings_at(bindings, bindings->game, device, action);
}

enum action bindings_find(const struct bindings *bindings, enum device device, const char *control)
{
    for (int i = 0; control[0] && i < ACTIONS; i++) {
        if (strcmp(bindings_of(bindings, device, (enum action)i), control) == 0) {
            return (enum action)i;
        }
    }
    return ACTIONS;
}

/* Replaces a control by another for every letter of a game that has it. */
static void trade(struct bindings *bindings, const struct game_front *game, enum device device,
                  const char *control, const char *for_it)
{
    for (int i = next_action(game, ACTION_LETTER); i < ACTIONS; i = next_action(game, i + 1)) {
        char *own = place(bindings, game, device, i);
        if (strcmp(own, control) == 0) {
            text_copy(own, BINDING_SIZE, for_it);
        }
    }
}

void bindings_set(struct bindings *bindings, enum device device, enum action action, const char *control)
{
    const struct game_front *game = bindings->game;
    enum action owner = bindings_find(bindings, device, control);
    char before[BINDING_SIZE];
    text_copy(before, sizeof before, bindings_of(bindings, device, action));
    /* What the cabinet gets is free at no other table, and what it gives is free at every one. */
    for (int i = 0; game_fronts[i]; i++) {
        const struct game_front *other = game_fronts[i];
        if (other != game && control[0] && action < CABINET_ACTIONS) {
            trade(bindings, other, device, control, before);
        } else if (other != game && before[0] && owner < CABINET_ACTIONS && action != owner) {
            trade(bindings, other, device, before, control);
        }
    }
    if (owner != ACTIONS) {
        text_copy(place(bindings, game, device, (int)owner), BINDING_SIZE, before);
    }
    text_copy(place(bindings, game, device, (int)action), BINDING_SIZE, control);
}

bool bindings_meaning(const struct bindings *bindings, enum device device, const char *control,
                      struct intent *intent)
{
    enum action action = bindings_find(bindings, device, control);
    if (action != ACTIONS) {
        const struct action_facts *facts = action_facts(bindings->game, action);
        intent->kind = facts->intent;
        intent->key = facts->letter;
        return true;
    }
    for (int i = next_action(bindings->game, 0); i < ACTIONS; i = next_action(bindings->game, i + 1)) {
        if (strcmp(designed(action_facts(bindings->game, (enum action)i), device), control) == 0) {
            intent->kind = INTENT_NONE;
            return true;
        }
    }
    return false;
}

/* ---- the settings ------------------------------------------------------------------------------------ */

static void write_from(const struct bindings *bindings, const struct game_front *game, enum device device,
                       int from, struct text *out)
{
    for (int i = next_action(game, from); i < ACTIONS; i = next_action(game, i + 1)) {
        const struct action_facts *facts = action_facts(game, (enum action)i);
        const char *control = bindings_at(bindings, game, device, (enum action)i);
        if (strcmp(control, designed(facts, device)) != 0) {
            text_addf(out, "%s.", device == DEVICE_PAD ? "pad" : "key");
            if (i >= ACTION_LETTER) {
                CHECK(game != NULL);
                text_addf(out, "%s.", game->game->name);
            }
            text_addf(out, "%s %s\n", facts->name, control);
        }
    }
}

void bindings_write(const struct bindings *bindings, struct text *out)
{
    for (int pad = 0; pad < 2; pad++) {
        enum device device = pad ? DEVICE_PAD : DEVICE_KEYS;
        write_from(bindings, NULL, device, 0, out);
        for (int i = 0; game_fronts[i]; i++) {
            write_from(bindings, game_fronts[i], device, ACTION_LETTER, out);
        }
    }
}

struct name {
    const char *at;
    size_t length;
};

/* Whether a name is one of the words of a line. */
static bool is_word(const char *words, struct name name)
{
    for (const char *at = words; at && *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        if (length == name.length && strncmp(at, name.at, length) == 0) {
            return true;
        }
        at += length;
    }
    return false;
}

static bool is_called(const struct game_front *game, const struct action_facts *action, struct name name)
{
    size_t game_length = game ? strlen(game->game->name) : 0;
    if (is_word(action->old, name)) {
        return true;
    }
    if (game) {
        if (name.length <= game_length || name.at[game_length] != '.' ||
            strncmp(name.at, game->game->name, game_length) != 0) {
            return false;
        }
        name = (struct name){name.at + game_length + 1, name.length - game_length - 1};
    }
    return is_word(action->name, name);
}

static void read_from(struct bindings *bindings, const struct game_front *game, enum device device, int from,
                      struct name name, const char *value)
{
    for (int i = next_action(game, from); i < ACTIONS; i = next_action(game, i + 1)) {
        if (is_called(i < ACTION_LETTER ? NULL : game, action_facts(game, (enum action)i), name)) {
            text_copy(place(bindings, game, device, i), BINDING_SIZE, value);
        }
    }
}

bool bindings_read(struct bindings *bindings, const char *name, size_t name_length, const char *value,
                   bool *mine)
{
    bool pad = name_length > 4 && strncmp(name, "pad.", 4) == 0;
    *mine = pad || (name_length > 4 && strncmp(name, "key.", 4) == 0);
    value += *value == ' ';
    if (!*mine || strlen(value) >= BINDING_SIZE || text_characters(value, strlen(value)) < 0) {
        return false;
    }
    struct name rest = {name + 4, name_length - 4};
    enum device device = pad ? DEVICE_PAD : DEVICE_KEYS;
    read_from(bindings, NULL, device, 0, rest, value);
    for (int i = 0; game_fronts[i]; i++) {
        read_from(bindings, game_fronts[i], device, ACTION_LETTER, rest, value);
    }
    return true;
}
