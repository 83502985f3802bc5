/* SPDX-License-Identifier: MIT */
#include "front/settings/bindings.h"

#include "base/check.h"
#include "base/i18n/translate.h"

#include <string.h>

#define MEANS(kind) .intent = (kind)
#define TYPES(character) .intent = INTENT_KEY, .letter = (character)

const struct action_facts ACTION_TABLE[ACTIONS] = {
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
    [ACTION_LETTER_P] = {"letter_p", NULL, TYPES('p'), .key = "P", .pad = "", .old = "draw"},
    [ACTION_LETTER_U] = {"letter_u", NULL, TYPES('u'), .key = "U", .pad = "", .old = "use"},
    [ACTION_LETTER_D] = {"letter_d", NULL, TYPES('d'), .key = "D", .pad = "", .old = "drop"},
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
};

static const char *designed(enum device device, int action)
{
    return device == DEVICE_PAD ? ACTION_TABLE[action].pad : ACTION_TABLE[action].key;
}

static char *place(struct bindings *bindings, enum device device, int action)
{
    CHECK(action >= 0 && action < ACTIONS);
    return device == DEVICE_PAD ? bindings->pad[action] : bindings->key[action];
}

struct bindings bindings_default(void)
{
    struct bindings bindings = {.key = {{0}}};
    for (int i = 0; i < ACTIONS; i++) {
        text_copy(bindings.key[i], BINDING_SIZE, ACTION_TABLE[i].key);
        text_copy(bindings.pad[i], BINDING_SIZE, ACTION_TABLE[i].pad);
    }
    return bindings;
}

const char *bindings_of(const struct bindings *bindings, enum device device, enum action action)
{
    return device == DEVICE_PAD ? bindings->pad[action] : bindings->key[action];
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

void bindings_set(struct bindings *bindings, enum device device, enum action action, const char *control)
{
    enum action owner = bindings_find(bindings, device, control);
    char before[BINDING_SIZE];
    memcpy(before, bindings_of(bindings, device, action), BINDING_SIZE);
    if (owner != ACTIONS) {
        memcpy(place(bindings, device, (int)owner), before, BINDING_SIZE);
    }
    text_copy(place(bindings, device, (int)action), BINDING_SIZE, control);
}

bool bindings_meaning(const struct bindings *bindings, enum device device, const char *control,
                      struct intent *intent)
{
    enum action action = bindings_find(bindings, device, control);
    if (action != ACTIONS) {
        intent->kind = ACTION_TABLE[action].intent;
        intent->key = ACTION_TABLE[action].letter;
        return true;
    }
    for (int i = 0; i < ACTIONS; i++) {
        if (strcmp(designed(device, i), control) == 0) {
            intent->kind = INTENT_NONE;
            return true;
        }
    }
    return false;
}

void bindings_write(const struct bindings *bindings, struct text *out)
{
    for (int pad = 0; pad < 2; pad++) {
        enum device device = pad ? DEVICE_PAD : DEVICE_KEYS;
        for (int i = 0; i < ACTIONS; i++) {
            const char *control = bindings_of(bindings, device, (enum action)i);
            if (strcmp(control, designed(device, i)) != 0) {
                text_addf(out, "%s.%s %s\n", pad ? "pad" : "key", ACTION_TABLE[i].name, control);
            }
        }
    }
}

/* By its name, or by that which older settings have. */
static bool is_called(const struct action_facts *action, const char *name, size_t length)
{
    return (strlen(action->name) == length && strncmp(action->name, name, length) == 0) ||
           (action->old && strlen(action->old) == length && strncmp(action->old, name, length) == 0);
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
    for (int i = 0; i < ACTIONS; i++) {
        if (is_called(&ACTION_TABLE[i], name + 4, name_length - 4)) {
            text_copy(place(bindings, pad ? DEVICE_PAD : DEVICE_KEYS, i), BINDING_SIZE, value);
        }
    }
    return true;
}
