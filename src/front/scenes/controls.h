/* SPDX-License-Identifier: MIT */
/* The controls: every action with its key and its pad button, to be changed by pressing another one. */
#ifndef FRONT_SCENES_CONTROLS_H
#define FRONT_SCENES_CONTROLS_H

#include "front/scene.h"
#include "front/settings/bindings.h"

extern const struct scene controls_scene;

/* What a key or button means now, as bindings_meaning says. While the page waits for one to be pressed, the
 * intent is INTENT_CONTROL with the name of the key or button as its text. */
bool front_meaning(const struct front *front, enum device device, const char *control, struct intent *intent);
/* What an action is called at the table in front of the person, translated; NULL: it means nothing there. */
const char *controls_action_label(const struct front *front, enum action action);

struct controls_state {
    bool waiting; /* for a key or button of this device, for this action: */
    enum device device;
    enum action action;
    char wanted[BINDING_SIZE]; /* the key or button that was pressed, if another action has it: a question is
                                  asked */
    bool restored;             /* Defaults has put all back */
};

/* What it keeps while it is on the stack. */
struct controls_state *controls_of(const struct front *front);

#endif
