/* SPDX-License-Identifier: MIT */
/* Gamepads. They may be plugged in and out at any time, and all of them can be used. The right stick counts
 * as four buttons, "rightup" and so on. While View is held other buttons have a name of their own, as
 * "back+x"; View alone acts when it is let go. */
#ifndef PLATFORM_PADS_H
#define PLATFORM_PADS_H

#include "platform/assets_dir.h"
#include "platform/input.h"

enum { PADS_MAX = 8 };

/* A held direction of a d-pad or a stick. */
struct pad_hold {
    enum intent_kind direction; /* INTENT_NONE: none is held */
    uint64_t due;               /* time in ms of the next repeat */
};

struct pad {
    SDL_GameController *controller; /* NULL: free */
    SDL_JoystickID id;
    float stick_x, stick_y; /* -1..1 */
    bool stick_out;         /* the stick is beyond the dead zone, and was not well back inside since */
    bool dpad[4];           /* up, down, left, right */
    bool trigger[2];        /* left, right: pressed beyond the dead zone */
    float read_x, read_y;   /* the right stick, -1..1 */
    bool read_out;          /* likewise beyond the dead zone */
    bool view, view_used;   /* View is held; another button was pressed meanwhile */
    struct pad_hold hold;
    uint64_t hint_due; /* time in ms from which the held sort button means a hint; 0 while it is up */
};

struct pads {
    struct listener listener;
    struct pad pad[PADS_MAX];
    int in_use; /* the pad used last; -1: none */
    bool started;
};

/* Starts SDL's subsystem for gamepads, with the shipped mappings. If it fails, other devices remain. */
void pads_open(struct pads *pads, const struct assets_dir *data);
void pads_close(struct pads *pads);
/* now: ms. */
void pads_event(struct pads *pads, const SDL_Event *event, uint64_t now);
/* Repeats held directions, and asks for a hint when the sort button is held. now: ms. */
void pads_update(struct pads *pads, uint64_t now);
/* Whether a pad is open. SDL must then be polled regularly. */
bool pads_any(const struct pads *pads);
/* Whether a held direction or button will act later. */
bool pads_held(const struct pads *pads);
enum pad_style pads_style(const struct pads *pads);
void pads_rumble(struct pads *pads, float strength, int ms);

#endif
