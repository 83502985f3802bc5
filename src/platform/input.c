/* SPDX-License-Identifier: MIT */
#include "platform/input.h"

#include "base/text.h"
#include "platform/os/os.h"

#include <stdlib.h>

enum { HOLD_MS = 500, HOLD_PIXELS = 12, DOUBLE_MS = 500, DOUBLE_PIXELS = 32 };

/* Far outside of the window. */
static const float nowhere = -1e4f;

static const struct {
    SDL_Keycode key;
    enum intent_kind intent;
    bool repeats;
} key_rows[] = {
    {SDLK_UP, INTENT_UP, true},
    {SDLK_DOWN, INTENT_DOWN, true},
    {SDLK_LEFT, INTENT_LEFT, true},
    {SDLK_RIGHT, INTENT_RIGHT, true},
    {SDLK_RETURN, INTENT_CONFIRM, false},
    {SDLK_RETURN2, INTENT_CONFIRM, false},
    {SDLK_KP_ENTER, INTENT_CONFIRM, false},
    {SDLK_SPACE, INTENT_CONFIRM, false},
    {SDLK_SELECT, INTENT_CONFIRM, false},
    {SDLK_ESCAPE, INTENT_CANCEL, false},
    {SDLK_AC_BACK, INTENT_CANCEL, false},
    {SDLK_DELETE, INTENT_SECONDARY, false},
    {SDLK_BACKSPACE, INTENT_ERASE, true},
    {SDLK_PAGEUP, INTENT_PAGE_PREV, true},
    {SDLK_PAGEDOWN, INTENT_PAGE_NEXT, true},
    {SDLK_HOME, INTENT_HOME, false},
    {SDLK_END, INTENT_END, false},
    {SDLK_MENU, INTENT_MENU, false},
    {SDLK_APPLICATION, INTENT_MENU, false},
    {SDLK_F11, INTENT_FULLSCREEN, false},
    {SDLK_F5, INTENT_REBUILD, false},
    {SDLK_o, INTENT_ALTERNATE, false},
    {SDLK_r, INTENT_REBUILD, false},
};

static const struct {
    SDL_Keycode key;
    int held; /* modifiers, either of which counts */
    enum intent_kind intent;
} chords[] = {
    /* A window manager usually takes this one. If it arrives, there is none, and the program handles it. */
    {SDLK_F4, KMOD_ALT, INTENT_QUIT},
    {SDLK_RETURN, KMOD_ALT, INTENT_FULLSCREEN},
    {SDLK_l, KMOD_CTRL, INTENT_REBUILD},
};

/* Without Num Lock the number pad is a second set of arrow keys. */
static const struct {
    SDL_Keycode key, plain;
    char digit;
} pad_keys[] = {
    {SDLK_KP_0, SDLK_UNKNOWN, '0'},  {SDLK_KP_1, SDLK_UNKNOWN, '1'},      {SDLK_KP_2, SDLK_DOWN, '2'},
    {SDLK_KP_3, SDLK_PAGEDOWN, '3'}, {SDLK_KP_4, SDLK_LEFT, '4'},         {SDLK_KP_5, SDLK_UNKNOWN, '5'},
    {SDLK_KP_6, SDLK_RIGHT, '6'},    {SDLK_KP_7, SDLK_UNKNOWN, '7'},      {SDLK_KP_8, SDLK_UP, '8'},
    {SDLK_KP_9, SDLK_PAGEUP, '9'},   {SDLK_KP_DIVIDE, SDLK_UNKNOWN, '/'}, {SDLK_KP_PERIOD, SDLK_DELETE, '.'},
};

static void say(struct input *input, struct intent intent)
{
    input->listener.hear(input->listener.context, &intent);
}

void input_flush(struct input *input)
{
    if (input->moved) {
        input->moved = false;
        say(input,
            (struct intent){.kind = INTENT_POINT, .device = input->pointer, .x = input->x, .y = input->y});
    }
}

static void say_key(struct input *input, enum intent_kind kind, char key, bool repeat)
{
    say(input, (struct intent){.kind = kind, .device = DEVICE_KEYS, .key = key, .repeat = repeat});
}

/* The meaning of a key on this keyboard: its letter; on keyboards of other scripts, the letter at the same
 * place of a Latin keyboard. Digits go by place, since some keyboards need Shift for them. */
static SDL_Keycode meaning(const SDL_Keysym *sym)
{
    if (sym->scancode >= SDL_SCANCODE_1 && sym->scancode <= SDL_SCANCODE_9) {
        return SDLK_1 + (SDL_Keycode)(sym->scancode - SDL_SCANCODE_1);
    }
    if (sym->scancode == SDL_SCANCODE_0) {
        return SDLK_0;
    }
    bool foreign = sym->sym >= 0x80 && (sym->sym & SDLK_SCANCODE_MASK) == 0;
    if (foreign && sym->scancode >= SDL_SCANCODE_A && sym->scancode <= SDL_SCANCODE_Z) {
        return SDLK_a + (SDL_Keycode)(sym->scancode - SDL_SCANCODE_A);
    }
    return sym->sym;
}

/* Asks the program for its meaning of a key, and sends that intent. False: the program has none. */
static bool has_meaning(struct input *input, SDL_Keycode key, bool shift, bool repeat)
{
    const struct listener *listener = &input->listener;
    struct intent intent = {.device = DEVICE_KEYS, .repeat = repeat};
    if (listener->meaning == NULL ||
        !listener->meaning(listener->context, DEVICE_KEYS, SDL_GetKeyName(key), &intent)) {
        return false;
    }
    if (intent.kind == INTENT_HELP && shift) {
        intent.kind = INTENT_WHAT;
    }
    bool repeats = intent.kind >= INTENT_UP && intent.kind <= INTENT_PAGE_NEXT &&
                   intent.kind != INTENT_CONFIRM && intent.kind != INTENT_CANCEL &&
                   intent.kind != INTENT_SECONDARY && intent.kind != INTENT_ALTERNATE;
    if (intent.kind != INTENT_NONE && (!repeat || repeats)) {
        say(input, intent);
    }
    return true;
}

/* Whether a key writes a question mark: alone, or with Shift (English, French, German, Spanish, Italian). */
static bool is_question(const SDL_Keysym *sym)
{
    enum { SHARP_S = 0xDF };
    bool shift = (sym->mod & KMOD_SHIFT) != 0;
    return sym->sym == SDLK_QUESTION ||
           (shift && (sym->sym == SDLK_SLASH || sym->sym == SHARP_S ||
                      (sym->sym == SDLK_COMMA && sym->scancode == SDL_SCANCODE_M) ||
                      (sym->sym == SDLK_QUOTE && sym->scancode == SDL_SCANCODE_MINUS)));
}

/* Ctrl, pressed and let go alone, hushes what is read aloud. */
static void follow_lone(struct input *input, const SDL_Event *event)
{
    SDL_Keycode key =
        event->type == SDL_KEYDOWN || event->type == SDL_KEYUP ? event->key.keysym.sym : SDLK_UNKNOWN;
    bool control = key == SDLK_LCTRL || key == SDLK_RCTRL;
    if (event->type == SDL_KEYDOWN && control && event->key.repeat == 0) {
        enum { OTHERS = KMOD_SHIFT | KMOD_ALT | KMOD_GUI };
        input->lone = (event->key.keysym.mod & OTHERS) == 0;
    } else if (event->type == SDL_KEYUP && control && input->lone) {
        input->lone = false;
        say_key(input, INTENT_READ, READ_HUSH, false);
    } else if ((event->type == SDL_KEYDOWN && !control) || event->type == SDL_MOUSEBUTTONDOWN ||
               event->type == SDL_MOUSEWHEEL || event->type == SDL_WINDOWEVENT) {
        input->lone = false;
    }
}

static void key_down(struct input *input, const SDL_KeyboardEvent *event)
{
    SDL_Keycode key = meaning(&event->keysym);
    Uint16 held = event->keysym.mod; /* the modifiers in the event: pushed events do not change SDL's state */
    bool repeat = event->repeat != 0;
    for (size_t i = 0; i < sizeof chords / sizeof *chords; i++) {
        if (key == chords[i].key && (held & chords[i].held)) {
            if (!repeat) {
                say_key(input, chords[i].intent, 0, false);
            }
            return;
        }
    }
    if (held & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) {
        return; /* shortcuts of the desktop */
    }
    if (!input->typing && has_meaning(input, key, (held & KMOD_SHIFT) != 0, repeat)) {
        return;
    }
    if (is_question(&event->keysym)) {
        if (!repeat && !input->typing) {
            say_key(input, INTENT_HELP, 0, false);
        }
        return;
    }
    if (key == SDLK_F1) {
        if (!repeat) {
            say_key(input, held & KMOD_SHIFT ? INTENT_WHAT : INTENT_HELP, 0, false);
        }
        return;
    }
    if (key == SDLK_TAB) {
        say_key(input, held & KMOD_SHIFT ? INTENT_PAGE_NEXT : INTENT_PAGE_PREV, 0, repeat);
        return;
    }
    for (size_t i = 0; i < sizeof pad_keys / sizeof *pad_keys; i++) {
        if (key == pad_keys[i].key) {
            bool digit = (held & KMOD_NUM) || pad_keys[i].plain == SDLK_UNKNOWN;
            key = digit ? (SDL_Keycode)pad_keys[i].digit : pad_keys[i].plain;
            break;
        }
    }
    if (input->typing && key >= ' ' && key < 0x7F) {
        return;
    }
    for (size_t i = 0; i < sizeof key_rows / sizeof *key_rows; i++) {
        if (key == key_rows[i].key) {
            if (!repeat || key_rows[i].repeats) {
                say_key(input, key_rows[i].intent, 0, repeat);
            }
            return;
        }
    }
    if (key > ' ' && key < 0x7F && !repeat) {
        say_key(input, INTENT_KEY, (char)key, false);
    }
}

/* SDL reports a finger as a mouse with a special number. */
static enum device device_of(Uint32 which)
{
    return which == SDL_TOUCH_MOUSEID ? DEVICE_TOUCH : DEVICE_MOUSE;
}

static void point_at(struct input *input, int x, int y)
{
    input->x = (float)x * input->units_x;
    input->y = (float)y * input->units_y;
}

/* Follows whether a finger is held still. True: the event is also to be handled like one of a mouse. */
static bool touch(struct input *input, const SDL_MouseButtonEvent *event)
{
    bool down = event->type == SDL_MOUSEBUTTONDOWN, spent = input->touch.spent;
    input->touch =
        (struct input_touch){.waits = down, .due = SDL_GetTicks64() + HOLD_MS, .x = event->x, .y = event->y};
    return down || !spent;
}

/* A finger that moves is not held still. */
static void touch_moves(struct input *input, const SDL_MouseMotionEvent *event)
{
    int x = event->x - input->touch.x, y = event->y - input->touch.y;
    input->touch.waits = input->touch.waits && x * x + y * y <= HOLD_PIXELS * HOLD_PIXELS;
}

/* Releases the press of the finger far outside, and presses the other button instead. */
void input_update(struct input *input, Uint64 now)
{
    struct intent intent = {.device = DEVICE_TOUCH, .x = nowhere, .y = nowhere};
    if (!input->touch.waits || now < input->touch.due) {
        return;
    }
    input->touch = (struct input_touch){.spent = true};
    intent.kind = INTENT_LEAVE;
    say(input, intent);
    intent.kind = INTENT_RELEASE;
    say(input, intent);
    intent = (struct intent){
        .kind = INTENT_CONTEXT, .device = DEVICE_TOUCH, .x = input->x, .y = input->y, .clicks = 1};
    say(input, intent);
}

bool input_held(const struct input *input)
{
    return input->touch.waits;
}

void input_letters(struct input *input, const char *letters)
{
    struct intent intent = {.kind = INTENT_TEXT, .device = DEVICE_KEYS};
    text_copy(intent.text, sizeof intent.text, letters);
    say(input, intent);
}

void input_erase(struct input *input)
{
    say_key(input, INTENT_ERASE, 0, false);
}

void input_deaf(struct input *input, Uint32 ms)
{
    input->click.deaf += ms;
}

/* The number of this press in a double-click. Events that were read late happened before their times. */
static Uint8 count_clicks(struct input *input, const SDL_MouseButtonEvent *event)
{
    struct input_click *last = &input->click;
    if (event->type != SDL_MOUSEBUTTONDOWN) {
        return last->button == event->button ? last->clicks : event->clicks;
    }
    bool second = event->clicks == 1 && last->clicks == 1 && last->deaf > 0 &&
                  last->button == event->button && abs(event->x - last->x) <= DOUBLE_PIXELS &&
                  abs(event->y - last->y) <= DOUBLE_PIXELS &&
                  event->timestamp - last->at <= DOUBLE_MS + last->deaf;
    *last = (struct input_click){.button = event->button,
                                 .clicks = second ? 2 : event->clicks,
                                 .at = event->timestamp,
                                 .x = event->x,
                                 .y = event->y};
    return last->clicks;
}

static void button(struct input *input, const SDL_MouseButtonEvent *event)
{
    bool down = event->type == SDL_MOUSEBUTTONDOWN;
    input->pointer = device_of(event->which);
    if (input->pointer == DEVICE_TOUCH && !touch(input, event)) {
        return;
    }
    struct intent intent = {.device = input->pointer, .clicks = count_clicks(input, event)};
    point_at(input, event->x, event->y);
    intent.x = input->x;
    intent.y = input->y;
    if (event->button == SDL_BUTTON_LEFT) {
        intent.kind = down ? INTENT_PRESS : INTENT_RELEASE;
        say(input, intent);
    } else if (down && (event->button == SDL_BUTTON_RIGHT || event->button == SDL_BUTTON_X1)) {
        intent.kind = INTENT_CONTEXT;
        say(input, intent);
    }
}

static void wheel(struct input *input, const SDL_MouseWheelEvent *event)
{
    if (event->y != 0) {
        say(input, (struct intent){.kind = INTENT_WHEEL,
                                   .device = DEVICE_MOUSE,
                                   .x = input->x,
                                   .y = input->y,
                                   .amount = event->y});
    }
}

static void window(struct input *input, const SDL_WindowEvent *event)
{
    if (event->event == SDL_WINDOWEVENT_LEAVE) {
        say(input,
            (struct intent){.kind = INTENT_LEAVE, .device = input->pointer, .x = input->x, .y = input->y});
    } else if (event->event == SDL_WINDOWEVENT_FOCUS_LOST) {
        say(input, (struct intent){.kind = INTENT_FOCUS_LOST, .device = DEVICE_KEYS});
    } else if (event->event == SDL_WINDOWEVENT_FOCUS_GAINED) {
        say(input, (struct intent){.kind = INTENT_FOCUS_GAINED, .device = DEVICE_KEYS});
    }
}

void input_event(struct input *input, const SDL_Event *event)
{
    if (event->type == SDL_MOUSEMOTION) {
        input->pointer = device_of(event->motion.which);
        point_at(input, event->motion.x, event->motion.y);
        touch_moves(input, &event->motion);
        input->moved = !input->touch.spent;
        return;
    }
    input_flush(input);
    follow_lone(input, event);
    switch (event->type) {
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        button(input, &event->button);
        break;
    case SDL_MOUSEWHEEL:
        wheel(input, &event->wheel);
        break;
    case SDL_KEYDOWN:
        key_down(input, &event->key);
        break;
    case SDL_KEYUP:
        if (!input->typing) {
            say_key(input, INTENT_LET_GO, 0, false);
        }
        break;
    case SDL_TEXTINPUT:
        input_letters(input, event->text.text);
        break;
    case SDL_WINDOWEVENT:
        window(input, &event->window);
        break;
    case SDL_QUIT:
        say(input,
            (struct intent){.kind = os_is_ending() ? INTENT_OVER : INTENT_QUIT, .device = DEVICE_KEYS});
        break;
    default:
        break;
    }
}
