/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/field_value.h"

#include "base/check.h"
#include "games/mille/ai/fair.h"
#include "games/mille/ai/rival.h"

enum { TENTHS = 10 };

static const struct {
    int16_t weight[FIELD_SEATINGS][V_SIZE];
} values = {
#include "games/mille/ai/field_value_weights.inc"
};

int field_seating(const struct mille_public *pub)
{
    int at = 0;
    while (mille_game.seatings[at].seats != pub->seats || mille_game.seatings[at].sides != pub->sides) {
        at++;
    }
    CHECK(at < FIELD_SEATINGS);
    return at;
}

/* The n-th seat of a side, from the one in turn on. */
static int seat_of(const struct mille_public *pub, int side, int n)
{
    int seat = pub->turn;
    while (mille_side_of(pub, seat) != side || n-- > 0) {
        seat = seat + 1 < pub->seats ? seat + 1 : 0;
    }
    return seat;
}

/* The race of a seat's side against a rival, with the hands of both known. */
static void look(const struct field *field, int seat, int rival, struct race *race)
{
    const struct mille_public *pub = &field->state.pub;
    rival_race(pub, seat, &field->state.hand[seat], rival, field->hidden, race);
    race->turn = mille_side_of(pub, pub->turn) == mille_side_of(pub, seat) ? RIVAL_SELF : RIVAL_OTHER;
    struct racer *other = &race->side[RIVAL_OTHER];
    other->count = 0;
    for (int i = 0; i < field->state.hand[rival].count; i++) {
        race_give(other, field->state.hand[rival].card[i]);
    }
}

int field_features(const struct field *field, int side, uint16_t feature[FIELD_FEATURES_MAX], int *so_far)
{
    const struct mille_public *pub = &field->state.pub;
    int rival = mille_likeliest(pub, side), count = 0;
    for (int n = 0; n < pub->seats / pub->sides; n++) {
        struct race race;
        look(field, seat_of(pub, side, n), seat_of(pub, rival, n), &race);
        *so_far = race_points_so_far(&race, RIVAL_SELF);
        count += value_features(&race, RIVAL_SELF, feature + count);
    }
    return count;
}

int32_t field_value(const struct field *field, int side)
{
    const int16_t *weight = values.weight[field_seating(&field->state.pub)];
    uint16_t feature[FIELD_FEATURES_MAX];
    int so_far = 0;
    int count = field_features(field, side, feature, &so_far);
    int32_t sum = so_far * TENTHS;
    for (int i = 0; i < count; i++) {
        sum += weight[feature[i]];
    }
    return sum;
}
