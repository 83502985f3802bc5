/* SPDX-License-Identifier: MIT */
/* The memory of what was said at all tables (voices.h), kept in a file. */
#ifndef FRONT_VOICES_VOICES_KEPT_H
#define FRONT_VOICES_VOICES_KEPT_H

#include "front/part.h"
#include "front/voices/voices.h"
#include "table/session.h"

struct front;

extern const struct part voices_part;
/* What it keeps. */
struct voice_memory *voices_of(const struct front *front);
/* Writes the file. */
void voices_keep(struct front *front);
/* The identity of the game under way in a session, never 0: all saves of a game have the same. begins: the
 * kind of event that begins a game. */
uint64_t voices_game(const struct session *session, uint8_t begins);
/* Chance for the line after a session's latest move: the same deal and moves give the same lines. */
struct rng voices_stream(const struct session *session);

#endif
