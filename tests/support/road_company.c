/* SPDX-License-Identifier: MIT */
#include "road_company.h"

#include "base/text.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "position.h"

void road_company_by(struct session *session, const struct game_setup *setup)
{
    static const struct {
        const char *name, *player;
    } others[MILLE_SEATS_MAX] = {{NULL, NULL},      {"Léa", "regular"}, {"Marcel", "sunday"},
                                 {"Nino", "rally"}, {"Colette", "ace"}, {"Odette", "sunday"}};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN, .name = "You"}};
    for (int seat = 1; seat < setup->seats; seat++) {
        seats[seat].player = (int16_t)game_player_find(&mille_game, others[seat].player);
        text_copy(seats[seat].name, sizeof seats[seat].name, others[seat].name);
    }
    session_start(session, &mille_game, setup, seats, NULL);
}

void road_company(struct session *session, int seats, int sides, enum mille_rule_set set, uint64_t seed)
{
    struct game_setup setup = {.seed = seed, .seats = (uint8_t)seats, .sides = (uint8_t)sides};
    mille_rule_set_fill(set, seats, sides, setup.option);
    road_company_by(session, &setup);
}

void road_company_show(struct robot *robot, struct session *session)
{
    table_take(&robot->front, session);
    front_reset(&robot->front, &table_scene);
}

struct mille_state *road_company_state(struct robot *robot)
{
    return (struct mille_state *)(void *)table_of(&robot->front)->session.state;
}

void road_company_end(struct robot *robot, int trip, bool game)
{
    static const int16_t miles[SIDES_MAX] = {525, 375, 550, 600},
                         totals[SIDES_MAX] = {1850, 2140, 1905, 2210};
    struct mille_public *pub = &road_company_state(robot)->pub;
    pub->hand_number = game ? 7 : 3;
    pub->deck = 0;
    pub->trip_side = (int8_t)trip;
    pub->deck_out_at_trip = trip >= 0;
    pub->phase = PHASE_HAND_OVER;
    for (int side = 0; side < pub->sides; side++) {
        struct mille_side *own = &pub->side[side];
        *own = (struct mille_side){.battle = CARD_GO, .miles = miles[side], .total = totals[side]};
        own->games = (int16_t)(side == 0 ? 2 : side % 2);
        own->safety[side] = side % 2 ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
        own->distance[mille_distance_index(CARD_200)] = 1;
        own->miles = side == trip ? pub->goal : own->miles;
    }
    if (game) {
        int winner = trip >= 0 ? trip : 0;
        pub->phase = PHASE_GAME_OVER;
        pub->side[winner].total = (int16_t)(GAME_POINTS + 250 - mille_hand_total(pub, winner));
        pub->side[winner].games++;
    }
    front_reset(&robot->front, &table_scene);
    position_see(&robot->front, TABLE_YOU);
}
