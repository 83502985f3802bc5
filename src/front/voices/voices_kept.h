/* SPDX-License-Identifier: MIT */
/* What was said at all tables, in all sittings: kept in a file of its own, so that nobody repeats themselves.
 */
#ifndef FRONT_VOICES_VOICES_KEPT_H
#define FRONT_VOICES_VOICES_KEPT_H

#include "front/part.h"
#include "front/voices/voices.h"
#include "table/session.h"

struct front;

extern const struct part voices_part;
/* What it keeps. */
struct voice_memory *voices_of(const struct front *front);
/* Writes it down. */
void voices_keep(struct front *front);
/* The identity of the game under way in a sitting: the same for everybody who goes on with it from any save
 * of it, never 0. `begins`: the kind of event that begins a game. */
uint64_t voices_game(const struct session *session, uint8_t begins);
/* Chance for the lines after a sitting's latest move: the same deal and the same moves, the same lines. */
struct rng voices_stream(const struct session *session);

#endif
