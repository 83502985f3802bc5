/* SPDX-License-Identifier: MIT */
/* A machine without a screen, and a program that writes down what the loop asks of it. */
#ifndef TESTS_LOOP_RIG_H
#define TESTS_LOOP_RIG_H

#include "home.h"
#include "platform/machine.h"

#include <SDL.h>

#include <limits.h>

/* What a test does each time everything is at rest; it must end the run at last. */
typedef void rest_step(int rests);

struct record {
    int ticks, frames, intents, rests, resizes, beats;
    int moving; /* ticks to go */
    bool dirty;
    int w, h;
    struct intent last;
    rest_step *at_rest;
    void (*on_intent)(void);
    void (*on_beat)(void);
};

/* What was asked since enter(); the machine with its services; why it did not open. */
extern struct record seen;
extern struct platform *platform;
extern struct services services;
extern char error[512];
/* Draws a frame of the program. */
void draw(void *context, struct draw_list *list, float blend);
/* The program that is watched. */
extern const struct platform_program program;
/* A small silent window. */
struct platform_config plain(void);
/* Before a test, which has a home of its own, and after it. */
void enter(void);
void leave(void);
/* Opens it as configured; it must open. */
void open_with(const struct platform_config *config);
/* Opens it as plain() says and runs it; `at_rest` is called each time everything is at rest. */
void run(rest_step *at_rest);
/* The only one there is. */
SDL_Window *window(void);
/* A key goes down. */
void push_key(SDL_Keycode key);
/* The window is asked to close. */
void push_quit(void);

#endif
