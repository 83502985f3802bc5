/* SPDX-License-Identifier: MIT */
#include "front/table/company.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/rng.h"
#include "front/front.h"
#include "front/game_front.h"

#include <string.h>

static bool is(const struct settings_seat *seat, const char *who)
{
    return strcmp(seat->who, who) == 0;
}

bool company_is_person(const struct settings_seat *seat)
{
    return is(seat, SEAT_YOU) || is(seat, SEAT_PERSON);
}

int company_first_person(const struct settings_company *company)
{
    int first = 0;
    while (first < company->seats && !company_is_person(&company->seat[first])) {
        first++;
    }
    return first;
}

static const struct {
    const char *face, *eyes;
} people[SEATS_MAX] = {
    {"icons/portrait_you", "you"},       {"icons/portrait_guest", "guest"},
    {"icons/portrait_guest_3", "guest"}, {"icons/portrait_guest_4", "guest"},
    {"icons/portrait_guest_5", "guest"}, {"icons/portrait_guest_6", "guest"},
};

const char *company_face(int person)
{
    CHECK(person >= 0 && person < SEATS_MAX);
    return people[person].face;
}

const char *company_eyes(const char *face)
{
    for (int person = 0; person < SEATS_MAX; person++) {
        if (strcmp(people[person].face, face) == 0) {
            return people[person].eyes;
        }
    }
    return NULL;
}

const char *company_face_at(const struct settings_company *company, int place)
{
    int person = 0;
    for (int before = 0; before <= place && !is(&company->seat[place], SEAT_YOU); before++) {
        person += is(&company->seat[before], SEAT_PERSON);
    }
    return company_face(person);
}

bool company_can_seat(const struct game_front *game, int seats)
{
    const struct game_seating *seating = game->game->seatings;
    while (seating->seats && seating->seats != seats) {
        seating++;
    }
    return seating->seats > 0;
}

int company_most(const struct game_front *game)
{
    int most = SEATS_MAX;
    while (!company_can_seat(game, most)) {
        most--;
    }
    return most;
}

#define SIDES "sides"

int company_sides(const struct game_front *game, int seats, int wanted)
{
    int first = 0;
    for (const struct game_seating *at = game->game->seatings; at->seats > 0; at++) {
        if (at->seats == seats && at->sides == wanted) {
            return wanted;
        }
        first = at->seats == seats && first == 0 ? at->sides : first;
    }
    return first;
}

int company_sides_wanted(const struct settings *settings, const struct game_front *game)
{
    return settings_number(settings, game->game->name, SIDES, 0);
}

void company_choose_sides(struct settings *settings, const struct game_front *game, int sides)
{
    settings_set_number(settings, game->game->name, SIDES, sides);
}

int company_place(const struct settings_company *company, const char *who)
{
    for (int place = 0; place < company->seats; place++) {
        if (is(&company->seat[place], who)) {
            return place;
        }
    }
    return -1;
}

static void add(struct settings_company *company, const struct settings_seat *seat)
{
    bool once = !is(seat, SEAT_PERSON); /* a face sits once; people are as many as they are */
    if (company->seats < SEATS_MAX && !(once && company_place(company, seat->who) >= 0)) {
        company->seat[company->seats++] = *seat;
    }
}

static void add_key(struct settings_company *company, const char *key)
{
    struct settings_seat seat = {.name = ""};
    text_copy(seat.who, sizeof seat.who, key);
    add(company, &seat);
}

/* Empty seats are filled first with the company of the design, then with any opponent. */
static void fill(const struct game_front *game, struct settings_company *company)
{
    for (int i = 0; game->company->standard[i] && !company_can_seat(game, company->seats); i++) {
        add_key(company, game->company->standard[i]);
    }
    for (const struct opponent *who = game->opponents; who->player; who++) {
        if (!company_can_seat(game, company->seats)) {
            add_key(company, who->key);
        }
    }
}

void company_turn(struct settings_company *company)
{
    const struct settings_seat first = company->seat[0];
    memmove(&company->seat[0], &company->seat[1], (size_t)(company->seats - 1) * sizeof first);
    company->seat[company->seats - 1] = first;
}

struct settings_company company_of(const struct settings *settings, const struct game_front *game)
{
    const struct settings_company *last = settings_company(settings, game->game->name);
    struct settings_company now = {.seats = 0};
    text_copy(now.game, sizeof now.game, game->game->name);
    for (int i = 0; last ? i < last->seats : game->company->standard[i] != NULL; i++) {
        if (!last) {
            add_key(&now, game->company->standard[i]);
        } else if (is(&last->seat[i], SEAT_YOU) && game->company->drawn) {
            continue;
        } else if (company_is_person(&last->seat[i]) || opponent_find(game, last->seat[i].who)) {
            add(&now, &last->seat[i]);
        }
    }
    if (company_place(&now, SEAT_YOU) < 0) {
        struct settings_seat you = {.who = SEAT_YOU};
        if (now.seats == SEATS_MAX) {
            now.seats--;
        }
        memmove(&now.seat[1], &now.seat[0], (size_t)now.seats * sizeof now.seat[0]);
        now.seat[0] = you;
        now.seats++;
    }
    while (now.seats > company_most(game)) { /* the person here does not go */
        now.seats--;
        if (is(&now.seat[now.seats], SEAT_YOU)) {
            now.seat[now.seats - 1] = now.seat[now.seats];
        }
    }
    fill(game, &now);
    for (int you = company_place(&now, SEAT_YOU); game->company->round && you > 0; you--) {
        company_turn(&now);
    }
    return now;
}

const char *company_name(const struct front *front, const struct game_front *game,
                         const struct settings_seat *seat)
{
    if (is(seat, SEAT_YOU)) {
        return front->settings.name;
    }
    if (is(seat, SEAT_PERSON)) {
        return seat->name[0] ? seat->name : front->settings.guest;
    }
    return _(opponent_find(game, seat->who)->name);
}

struct rgba company_ink(const struct game_front *game, const struct opponent *who)
{
    return game->company->ink ? game->company->ink(who) : INK_RED;
}

void company_sit(const struct front *front, const struct game_front *game, struct game_setup *setup,
                 struct journal_seat seats[SEATS_MAX])
{
    const struct settings_company company = company_of(&front->settings, game);
    setup->seats = company.seats;
    setup->sides = company_sides(game, company.seats, company_sides_wanted(&front->settings, game));
    CHECK(setup->sides > 0);
    for (int i = 0; i < company.seats; i++) {
        const struct settings_seat *seat = &company.seat[i];
        seats[i].player = company_is_person(seat)
                              ? PLAYER_HUMAN
                              : game_player_find(game->game, opponent_find(game, seat->who)->player);
        text_copy(seats[i].name, sizeof seats[i].name, company_name(front, game, seat));
    }
    struct rng rng = rng_make(setup->seed, RNG_COSMETIC);
    for (int i = company.seats - 1; game->company->drawn && i > 1; i--) {
        int at = 1 + (int)rng_below(&rng, (uint32_t)i);
        struct journal_seat other = seats[i];
        seats[i] = seats[at];
        seats[at] = other;
    }
    if (game->setup) {
        game->setup(front, setup);
    }
}

/* ---- a table for two ------------------------------------------------------------------------------- */

bool company_is_two(const struct game_front *game)
{
    return company_can_seat(game, 2) && opponent_find(game, SEAT_PERSON) != NULL;
}

const struct opponent *company_opponent(const struct settings *settings, const struct game_front *game)
{
    return opponent_find(game, company_of(settings, game).seat[1].who);
}

void company_choose(struct settings *settings, const struct game_front *game, const struct opponent *who)
{
    struct settings_company two = {.seats = 2, .seat = {{.who = SEAT_YOU}}};
    text_copy(two.game, sizeof two.game, game->game->name);
    text_copy(two.seat[1].who, sizeof two.seat[1].who, who->key);
    settings_set_company(settings, &two);
}
