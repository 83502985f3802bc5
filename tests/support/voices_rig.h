/* SPDX-License-Identifier: MIT */
/* What must hold of what is said at any table where regulars sit. */
#ifndef TESTS_VOICES_RIG_H
#define TESTS_VOICES_RIG_H

#include "front/voices/voices.h"
#include "table/game.h"

/* Every line is short, has a person's context and one mark at the most, and stands once. */
void voices_rig_lines(const struct voice_cast *cast);
/* Everybody who speaks has three lines or more for every event, and as many for a kind of it or none. */
void voices_rig_events(const struct voice_cast *cast);
/* events of a moment: whether one is there, of a seat. */
bool voices_rig_has(const struct voice_moment *moment, int event, int seat);
/* A list of events that all see. */
struct event_list voices_rig_list(const struct event *events, int count);
/* A look at events by the person at seat 0, the only one of so many. */
struct voice_look voices_rig_look(const struct event_list *seen, int seats);

/* Listens to games, and tests that what is said keeps what was promised. It begins as zeros. */
struct voices_ear {
    const struct voice_cast *cast;
    int most; /* lines of a hand */
    bool spoken;
    long last; /* move of the last line */
    int hand, lines, game;
    bool mishap;
    int said[VOICES_MAX][VOICE_LINES_MAX];
};

/* A game begins: of those who sit there. */
void voices_ear_begin(struct voices_ear *ear, int game);
/* A line is picked for a moment, if one is said, and noted; whether one was. */
bool voices_ear_moment(struct voices_ear *ear, struct voice_memory *memory, struct voice_sitting *sitting,
                       const struct voice_moment *moment, struct rng *rng);

#endif
