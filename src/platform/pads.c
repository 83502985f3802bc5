/* SPDX-License-Identifier: MIT */
#include "platform/pads.h"

#include "base/text.h"

#include <math.h>
#include <string.h>

enum { REPEAT_FIRST_MS = 400, REPEAT_NEXT_MS = 120, HINT_MS = 500 };

/* A stick counts as pushed from the first value on, until it is back below the second. */
static const float stick_out = 0.55f;
static const float stick_in = 0.35f;

static const enum intent_kind directions[4] = {INTENT_UP, INTENT_DOWN, INTENT_LEFT, INTENT_RIGHT};

static const struct {
    SDL_GameControllerButton button;
    enum intent_kind intent;
} buttons[] = {
    /* SDL names buttons by their labels: A is the button marked A, wherever it is on this pad. */
    {SDL_CONTROLLER_BUTTON_A, INTENT_CONFIRM},
    {SDL_CONTROLLER_BUTTON_B, INTENT_CANCEL},
    {SDL_CONTROLLER_BUTTON_X, INTENT_SECONDARY},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, INTENT_PAGE_PREV},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, INTENT_PAGE_NEXT},
    {SDL_CONTROLLER_BUTTON_START, INTENT_MENU},
};

void pads_open(struct pads *pads, const struct assets_dir *data)
{
    char path[ASSETS_DIR_PATH_SIZE];
    pads->in_use = -1;
    /* Before the subsystem starts, so that pads already plugged in find their mapping. */
    if (text_format(path, sizeof path, "%sassets/gamecontrollerdb.txt", data->folder)) {
        SDL_GameControllerAddMappingsFromFile(path);
    }
    pads->started = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
}

void pads_close(struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (pads->pad[i].controller) {
            SDL_GameControllerClose(pads->pad[i].controller);
        }
    }
    if (pads->started) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    memset(pads, 0, sizeof *pads);
    pads->in_use = -1;
}

static int find_pad(const struct pads *pads, SDL_JoystickID id)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (pads->pad[i].controller && pads->pad[i].id == id) {
            return i;
        }
    }
    return -1;
}

static void send(struct pads *pads, int at, const struct intent *intent)
{
    pads->in_use = at;
    pads->listener.hear(pads->listener.context, intent);
}

static void say(struct pads *pads, int at, enum intent_kind kind, bool repeat)
{
    send(pads, at, &(struct intent){.kind = kind, .device = DEVICE_PAD, .repeat = repeat});
}

/* The same pad can be announced twice. */
static void plug_in(struct pads *pads, int device)
{
    SDL_GameController *controller = SDL_GameControllerOpen(device);
    if (!controller) {
        return;
    }
    SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller));
    for (int i = 0; i < PADS_MAX && find_pad(pads, id) < 0; i++) {
        if (!pads->pad[i].controller) {
            pads->pad[i] = (struct pad){.controller = controller, .id = id};
            return;
        }
    }
    SDL_GameControllerClose(controller);
}

static void unplug(struct pads *pads, SDL_JoystickID id)
{
    int at = find_pad(pads, id);
    if (at < 0) {
        return;
    }
    SDL_GameControllerClose(pads->pad[at].controller);
    pads->pad[at] = (struct pad){.controller = NULL};
    if (pads->in_use == at) {
        say(pads, at, INTENT_PAD_LOST, false);
        pads->in_use = -1;
    }
}

/* The one direction that a pad holds now: the d-pad's, else the stick's. */
static enum intent_kind held_direction(struct pad *pad)
{
    for (int i = 0; i < 4; i++) {
        if (pad->dpad[i]) {
            return directions[i];
        }
    }
    float ax = fabsf(pad->stick_x);
    float ay = fabsf(pad->stick_y);
    float reach = SDL_max(ax, ay);
    pad->stick_out = reach > (pad->stick_out ? stick_in : stick_out);
    if (!pad->stick_out) {
        return INTENT_NONE;
    }
    if (ax > ay) {
        return pad->stick_x < 0 ? INTENT_LEFT : INTENT_RIGHT;
    }
    return pad->stick_y < 0 ? INTENT_UP : INTENT_DOWN;
}

static void steer(struct pads *pads, int at, uint64_t now)
{
    struct pad *pad = &pads->pad[at];
    enum intent_kind direction = held_direction(pad);
    if (direction == pad->hold.direction) {
        return;
    }
    pad->hold = (struct pad_hold){direction, now + REPEAT_FIRST_MS};
    if (direction != INTENT_NONE) {
        say(pads, at, direction, false);
    }
}

/* The sort button acts when it is released, or asks for a hint when it is held. */
static void hold_sort(struct pads *pads, int at, bool down, uint64_t now)
{
    struct pad *pad = &pads->pad[at];
    if (down) {
        pad->hint_due = now + HINT_MS;
    } else if (pad->hint_due != 0) {
        pad->hint_due = 0;
        say(pads, at, INTENT_ALTERNATE, false);
    }
}

/* Asks the program for its meaning of a button, and sends that intent. False: none, or the same as the
 * default meaning, which this file handles, because it repeats held directions. */
static bool has_meaning(struct pads *pads, int at, const char *name, enum intent_kind own)
{
    const struct listener *listener = &pads->listener;
    struct intent intent = {.device = DEVICE_PAD};
    if (listener->meaning == NULL || name == NULL ||
        !listener->meaning(listener->context, DEVICE_PAD, name, &intent) || intent.kind == own) {
        return false;
    }
    if (intent.kind != INTENT_NONE) {
        send(pads, at, &intent);
    }
    return true;
}

/* A button while View is held. The directions and A mean the same as the right stick, unless the combination
 * has a meaning of its own. */
static void combine(struct pads *pads, int at, const char *button)
{
    static const struct {
        const char *button, *stick;
    } same[] = {{"dpup", "rightup"},
                {"dpdown", "rightdown"},
                {"dpleft", "rightleft"},
                {"dpright", "rightright"},
                {"a", "rightstick"}};
    char name[32];
    pads->pad[at].view_used = true;
    if (!button || !text_format(name, sizeof name, "back+%s", button) ||
        has_meaning(pads, at, name, INTENT_KINDS)) {
        return;
    }
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (strcmp(same[i].button, button) == 0) {
            has_meaning(pads, at, same[i].stick, INTENT_KINDS);
        }
    }
}

/* View acts when it is let go, if nothing was pressed meanwhile. */
static void move_view(struct pads *pads, int at, bool down)
{
    struct pad *pad = &pads->pad[at];
    bool alone = pad->view && !pad->view_used;
    pad->view = down;
    pad->view_used = false;
    if (down) {
        return;
    }
    if (alone && !has_meaning(pads, at, SDL_GameControllerGetStringForButton(SDL_CONTROLLER_BUTTON_BACK),
                              INTENT_KINDS)) {
        say(pads, at, INTENT_WHAT, false);
    }
    say(pads, at, INTENT_LET_GO, false);
}

static void move_button(struct pads *pads, const SDL_ControllerButtonEvent *event, uint64_t now)
{
    int at = find_pad(pads, event->which);
    if (at < 0) {
        return;
    }
    SDL_GameControllerButton button = (SDL_GameControllerButton)event->button;
    int way = button - SDL_CONTROLLER_BUTTON_DPAD_UP;
    if (button == SDL_CONTROLLER_BUTTON_BACK) {
        move_view(pads, at, event->state == SDL_PRESSED);
        return;
    }
    if (pads->pad[at].view && event->state == SDL_PRESSED) {
        combine(pads, at, SDL_GameControllerGetStringForButton(button));
        return;
    }
    bool down = event->state == SDL_PRESSED, sorts = button == SDL_CONTROLLER_BUTTON_Y;
    bool steers = way >= 0 && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    enum intent_kind own = steers ? directions[way] : sorts ? INTENT_ALTERNATE : INTENT_KINDS;
    if (down && has_meaning(pads, at, SDL_GameControllerGetStringForButton(button), own)) {
        return;
    }
    if (steers) {
        pads->pad[at].dpad[way] = down;
        steer(pads, at, now);
    } else if (sorts) {
        hold_sort(pads, at, down, now);
    } else if (!down) {
        say(pads, at, INTENT_LET_GO, false);
    }
    /* The table has neither the directions nor the sort button. */
    for (size_t i = 0; down && i < sizeof buttons / sizeof *buttons; i++) {
        if (buttons[i].button == button) {
            say(pads, at, buttons[i].intent, false);
        }
    }
}

/* The right stick: each push is one press, until it is back. */
static void push_reading(struct pads *pads, int at)
{
    struct pad *pad = &pads->pad[at];
    float ax = fabsf(pad->read_x), ay = fabsf(pad->read_y);
    bool was = pad->read_out;
    pad->read_out = SDL_max(ax, ay) > (was ? stick_in : stick_out);
    if (pad->read_out && !was) {
        bool across = ax > ay;
        const char *name = across ? (pad->read_x < 0 ? "rightleft" : "rightright")
                                  : (pad->read_y < 0 ? "rightup" : "rightdown");
        has_meaning(pads, at, name, INTENT_KINDS);
    }
}

static void move_axis(struct pads *pads, const SDL_ControllerAxisEvent *event, uint64_t now)
{
    int at = find_pad(pads, event->which);
    float value = (float)event->value / 32767.0f;
    if (at < 0) {
        return;
    }
    if (event->axis == SDL_CONTROLLER_AXIS_LEFTX) {
        pads->pad[at].stick_x = value;
        steer(pads, at, now);
    } else if (event->axis == SDL_CONTROLLER_AXIS_LEFTY) {
        pads->pad[at].stick_y = value;
        steer(pads, at, now);
    } else if (event->axis == SDL_CONTROLLER_AXIS_RIGHTX || event->axis == SDL_CONTROLLER_AXIS_RIGHTY) {
        *(event->axis == SDL_CONTROLLER_AXIS_RIGHTX ? &pads->pad[at].read_x : &pads->pad[at].read_y) = value;
        push_reading(pads, at);
    } else if (event->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ||
               event->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) {
        bool *out = &pads->pad[at].trigger[event->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT];
        bool was = *out;
        *out = value > (was ? stick_in : stick_out);
        if (*out && !was) {
            const char *name = SDL_GameControllerGetStringForAxis((SDL_GameControllerAxis)event->axis);
            has_meaning(pads, at, name, INTENT_KINDS);
        }
    }
}

void pads_event(struct pads *pads, const SDL_Event *event, uint64_t now)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        plug_in(pads, event->cdevice.which); /* a device index here, an instance id below */
        break;
    case SDL_CONTROLLERDEVICEREMOVED:
        unplug(pads, event->cdevice.which);
        break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        move_button(pads, &event->cbutton, now);
        break;
    case SDL_CONTROLLERAXISMOTION:
        move_axis(pads, &event->caxis, now);
        break;
    default:
        break;
    }
}

void pads_update(struct pads *pads, uint64_t now)
{
    for (int i = 0; i < PADS_MAX; i++) {
        struct pad *pad = &pads->pad[i];
        if (pad->controller && pad->hold.direction != INTENT_NONE && now >= pad->hold.due) {
            pad->hold.due = now + REPEAT_NEXT_MS;
            say(pads, i, pad->hold.direction, true);
        }
        if (pad->controller && pad->hint_due != 0 && now >= pad->hint_due) {
            pad->hint_due = 0;
            send(pads, i, &(struct intent){.kind = INTENT_KEY, .device = DEVICE_PAD, .key = 'h'});
        }
    }
}

bool pads_any(const struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (pads->pad[i].controller) {
            return true;
        }
    }
    return false;
}

bool pads_held(const struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++) {
        const struct pad *pad = &pads->pad[i];
        if (pad->controller && (pad->hold.direction != INTENT_NONE || pad->hint_due != 0)) {
            return true;
        }
    }
    return false;
}

enum pad_style pads_style(const struct pads *pads)
{
    int at = pads->in_use;
    for (int i = 0; i < PADS_MAX && at < 0; i++) {
        at = pads->pad[i].controller ? i : -1;
    }
    switch (at < 0 ? SDL_CONTROLLER_TYPE_UNKNOWN : SDL_GameControllerGetType(pads->pad[at].controller)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PAD_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return PAD_NINTENDO;
    default:
        return PAD_XBOX;
    }
}

void pads_rumble(struct pads *pads, float strength, int ms)
{
    if (pads->in_use < 0 || ms <= 0) {
        return;
    }
    Uint16 force = (Uint16)(SDL_clamp(strength, 0.0f, 1.0f) * 65535.0f);
    SDL_GameControllerRumble(pads->pad[pads->in_use].controller, force, force / 2, (Uint32)ms);
}
