/* SPDX-License-Identifier: MIT */
/* Gamepads: plugged in and out at any time, any of them may speak. */
#ifndef PLATFORM_PADS_H
#define PLATFORM_PADS_H

#include "platform/assets_dir.h"
#include "platform/input.h"

enum { PADS_MAX = 8 };

/* One axis of directions, as a d-pad or a stick holds it. */
struct pad_hold {
    enum intent_kind direction; /* INTENT_NONE: none is held */
    uint64_t due;               /* ms; when it repeats */
};

struct pad {
    SDL_GameController *controller; /* NULL: free */
    SDL_JoystickID id;
    float stick_x, stick_y; /* -1..1 */
    bool stick_out;         /* beyond the dead zone, until it is well back inside */
    bool dpad[4];           /* up, down, left, right */
    bool trigger[2];        /* left, right: pressed beyond the dead zone */
    struct pad_hold hold;
    uint64_t hint_due; /* ms; when the held sort button means a hint, 0 while it is up */
};

struct pads {
    struct listener listener;
    struct pad pad[PADS_MAX];
    int in_use; /* the pad that spoke last, -1: none */
    bool started;
};

/* Starts the subsystem with the shipped mappings; without it the game is played by other devices. */
void pads_open(struct pads *pads, const struct assets_dir *data);
void pads_close(struct pads *pads);
/* now: ms. */
void pads_event(struct pads *pads, const SDL_Event *event, uint64_t now);
/* Lets held directions repeat, and a held sort button ask for a hint. */
void pads_update(struct pads *pads, uint64_t now);
/* Is a pad open? SDL then has to be asked for news regularly. */
bool pads_any(const struct pads *pads);
/* Does something wait to repeat? */
bool pads_held(const struct pads *pads);
enum pad_style pads_style(const struct pads *pads);
void pads_rumble(struct pads *pads, float strength, int ms);

#endif
