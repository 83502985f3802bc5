/* SPDX-License-Identifier: MIT */
#include "table/game.h"

#include "base/check.h"
#include "table/carry.h"

#include <string.h>

struct rng game_setup_stream(const struct game_setup *setup)
{
    return rng_make(setup->seed, setup->seed_more != 0 ? setup->seed_more : RNG_DEAL);
}

void event_add(struct event_list *list, struct event event)
{
    if (list == NULL) {
        return;
    }
    CHECK(list->count < GAME_EVENTS_MAX);
    list->item[list->count++] = event;
}

const struct event *events_find(const struct event_list *list, int kind)
{
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].kind == kind) {
            return &list->item[i];
        }
    }
    return NULL;
}

void event_say(const char *words, struct event event,
               void (*add)(char what, struct event event, struct text *out), struct text *out)
{
    while (*words != '\0') {
        size_t plain = strcspn(words, "%");
        text_add_bytes(out, words, plain);
        words += plain;
        if (words[0] == '%') {
            CHECK(words[1] != '\0');
            if (words[1] == 's' || words[1] == 'v') {
                text_addf(out, "%d", words[1] == 's' ? event.seat : event.value);
            } else {
                add(words[1], event, out);
            }
            words += 2;
        }
    }
}

struct event event_seen_by(struct event event, int seat)
{
    CHECK(seat >= SEAT_NONE && seat < SEATS_MAX);
    unsigned bit = seat == SEAT_NONE ? 7 : (unsigned)seat;
    if ((event.seen & (1u << bit)) == 0) {
        event.card = 0;
    }
    return event;
}

const struct game *game_find(const struct game *const *games, const char *name)
{
    while (*games && strcmp((*games)->name, name) != 0) {
        games++;
    }
    return *games;
}

bool game_can_seat(const struct game *game, int seats, int sides)
{
    for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
        if (at->seats == seats && at->sides == sides) {
            return true;
        }
    }
    return false;
}

int game_seats_most(const struct game *game)
{
    int most = 0;
    for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
        most = at->seats > most ? at->seats : most;
    }
    return most;
}

int game_option_index(const struct game *game, const char *option)
{
    for (int i = 0; game->options && game->options[i].name; i++) {
        CHECK(i < GAME_OPTIONS_MAX);
        if (strcmp(game->options[i].name, option) == 0) {
            return i;
        }
    }
    return -1;
}

int game_option_find(const struct game *game, const char *option, const char *value)
{
    int index = game_option_index(game, option);
    for (int i = 0; index >= 0 && game->options[index].values[i]; i++) {
        if (strcmp(game->options[index].values[i], value) == 0) {
            return i;
        }
    }
    return -1;
}

int game_option_values(const struct game *game, int option)
{
    int count = 0;
    while (game->options[option].values[count]) {
        count++;
    }
    return count;
}

bool game_carry_options(const struct game *game, struct carry *carry, uint8_t *option, int count)
{
    for (int i = 0; i < count; i++) {
        carry_u8(carry, &option[i], 0, game_option_values(game, i) - 1);
    }
    return !carry->failed;
}

/* Carries a copy: whoever only writes or judges changes nothing, but the function is not told. */
static bool carry_copy(const struct game *game, struct carry *carry, const void *observation)
{
    _Alignas(16) unsigned char copy[GAME_STATE_MAX];
    memcpy(copy, observation, game->observation_size);
    return game->carry(carry, copy);
}

bool game_seen_write(const struct game *game, const void *observation, char *buffer, size_t size)
{
    struct carry carry = carry_out(buffer, size);
    return carry_copy(game, &carry, observation);
}

bool game_seen_bounded(const struct game *game, const void *observation)
{
    struct carry judge = carry_judge();
    return carry_copy(game, &judge, observation);
}

bool game_seen_same(const struct game *game, const void *a, const void *b)
{
    char first[CARRY_SIZE], second[CARRY_SIZE];
    return game_seen_write(game, a, first, sizeof first) && game_seen_write(game, b, second, sizeof second) &&
           strcmp(first, second) == 0;
}

int game_player_find(const struct game *game, const char *name)
{
    for (int i = 0; game->players && game->players[i].name; i++) {
        if (strcmp(game->players[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}
