/* SPDX-License-Identifier: MIT */
#include "front/table/company.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "ui/shape.h"

#include <string.h>

/* NULL behind the last. */
static const struct opponent *opponent_at(const struct game_front *game, int place)
{
    if (game->company) {
        return game->company->opponent(place);
    }
    return game->rivals && place < game->rivals->count() ? game->rivals->at(place) : NULL;
}

int company_opponents(const struct game_front *game)
{
    int count = 0;
    while (opponent_at(game, count)) {
        count++;
    }
    CHECK(count <= OPPONENTS_MAX);
    return count;
}

const struct opponent *company_find(const struct game_front *game, const char *key)
{
    const struct opponent *opponent;
    for (int place = 0; (opponent = opponent_at(game, place)) != NULL; place++) {
        if (strcmp(opponent->key, key) == 0) {
            return opponent;
        }
    }
    return NULL;
}

const struct opponent *company_at(const struct game_front *game, const struct journal_seat *seat)
{
    const struct opponent *opponent, *found = NULL;
    for (int place = 0; (opponent = opponent_at(game, place)) != NULL; place++) {
        bool plays = seat->player != PLAYER_HUMAN && opponent->strength > 0 &&
                     strcmp(opponent->player, game->game->players[seat->player].name) == 0;
        if (plays && strcmp(_(opponent->name), seat->name) == 0) {
            return opponent;
        }
        found = plays && !found ? opponent : found;
    }
    return found;
}

static bool is(const struct settings_seat *seat, const char *who)
{
    return strcmp(seat->who, who) == 0;
}

static bool is_person(const struct settings_seat *seat)
{
    return is(seat, SEAT_YOU) || is(seat, SEAT_PERSON);
}

int company_first_person(const struct settings_company *company)
{
    int first = 0;
    while (first < company->seats && !is_person(&company->seat[first])) {
        first++;
    }
    return first;
}

const char *company_face(int person)
{
    static const char *const faces[SEATS_MAX] = {"icons/portrait_you",    "icons/portrait_guest",
                                                 "icons/portrait_rally",  "icons/portrait_ace",
                                                 "icons/portrait_sunday", "icons/portrait_opponent"};
    CHECK(person >= 0 && person < SEATS_MAX);
    return faces[person];
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
    for (const struct game_seating *seating = game->game->seatings; seating->seats; seating++) {
        struct game_setup setup = {.seats = seating->seats, .sides = seating->sides};
        if (setup.seats == seats && !(game->crowd && game->crowd(&setup))) {
            return true;
        }
    }
    return false;
}

int company_most(const struct game_front *game)
{
    int most = SEATS_MAX;
    while (!company_can_seat(game, most)) {
        most--;
    }
    return most;
}

static bool sits(const struct settings_company *company, const char *who)
{
    for (int seat = 0; seat < company->seats; seat++) {
        if (is(&company->seat[seat], who)) {
            return true;
        }
    }
    return false;
}

static void add(struct settings_company *company, const struct settings_seat *seat)
{
    bool once = !is(seat, SEAT_PERSON); /* a face sits once; people are as many as they are */
    if (company->seats < SEATS_MAX && !(once && sits(company, seat->who))) {
        company->seat[company->seats++] = *seat;
    }
}

static void add_key(struct settings_company *company, const char *key)
{
    struct settings_seat seat = {.name = ""};
    text_copy(seat.who, sizeof seat.who, key);
    add(company, &seat);
}

/* Those of the design come first where somebody is missing, then whoever is there. */
static void fill(const struct game_front *game, struct settings_company *company)
{
    const struct opponent *opponent;
    for (int i = 0; game->company->standard[i] && !company_can_seat(game, company->seats); i++) {
        add_key(company, game->company->standard[i]);
    }
    for (int place = 0; (opponent = opponent_at(game, place)) != NULL; place++) {
        if (!company_can_seat(game, company->seats)) {
            add_key(company, opponent->key);
        }
    }
}

struct settings_company company_of(const struct front *front, const struct game_front *game)
{
    const struct settings_company *last = settings_company(&front->settings, game->game->name);
    struct settings_company now = {.seats = 0};
    text_copy(now.game, sizeof now.game, game->game->name);
    for (int i = 0; last ? i < last->seats : game->company->standard[i] != NULL; i++) {
        if (!last) {
            add_key(&now, game->company->standard[i]);
        } else if (is_person(&last->seat[i]) || company_find(game, last->seat[i].who)) {
            add(&now, &last->seat[i]);
        }
    }
    if (!sits(&now, SEAT_YOU)) {
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
    return _(company_find(game, seat->who)->name);
}

void company_sit(const struct front *front, const struct game_front *game, struct game_setup *setup,
                 struct journal_seat seats[SEATS_MAX])
{
    const struct settings_company company = company_of(front, game);
    const struct game_seating *seating = game->game->seatings;
    while (seating->seats != company.seats) {
        seating++;
        CHECK(seating->seats > 0);
    }
    setup->seats = seating->seats;
    setup->sides = seating->sides;
    for (int i = 0; i < company.seats; i++) {
        const struct settings_seat *seat = &company.seat[i];
        seats[i].player = is_person(seat)
                              ? PLAYER_HUMAN
                              : game_player_find(game->game, company_find(game, seat->who)->player);
        text_copy(seats[i].name, sizeof seats[i].name, company_name(front, game, seat));
    }
}

void company_stones(struct draw_list *list, float middle, float y, int strength)
{
    enum { STONE_W = 30, STONE_H = 42 };
    const float pitch = STONE_W + 12, left = middle - pitch * (OPPONENT_STRENGTHS - 1) / 2;
    for (int i = 0; i < OPPONENT_STRENGTHS; i++) {
        bool stands = i < strength;
        shape_begin(list, (struct rect){left + pitch * (float)i - STONE_W / 2.0f, y, STONE_W, STONE_H});
        struct paint line =
            paint_line(stands ? INK_INK : ink_fade(INK_INK, list->contrast ? .8f : .35f), 2.4f);
        if (stands) {
            line.fill = INK_CREAM;
        }
        shape_path(list, line, "M3 40L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 40Z");
        if (stands) {
            shape_path(list, (struct paint){.fill = INK_RED, .stroke = INK_INK, .width = 2.4f},
                       "M3 19L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 19Z");
        }
        shape_end(list);
    }
}
