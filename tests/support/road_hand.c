/* SPDX-License-Identifier: MIT */
#include "road_hand.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

struct mille_state *state_of(void)
{
    return (struct mille_state *)(void *)table_of(&robot.front)->session.state;
}

void sit(enum device device, const uint8_t *hand, int count)
{
    sit_in(device, 1280, 720, hand, count);
}

void sit_in(enum device device, int wide, int high, const uint8_t *hand, int count)
{
    robot_start(&robot, device, 5, wide, high);
    table_new(&robot.front, &mille_front);
    struct mille_state *state = state_of();
    memcpy(state->hand[0].card, hand, (size_t)count);
    state->hand[0].count = state->pub.hand[0] = (uint8_t)count;
    state->pub.phase = count == HAND_CARDS_DRAWN ? PHASE_PLAY : PHASE_DRAW;
    state->pub.turn = 0;
    state->pub.side[0].battle = CARD_GO;
    state->pub.side[1].battle = CARD_GO;
    position_see(&robot.front, 0);
    stand_at(&table_scene);
}

const uint8_t mixed[HAND_CARDS_DRAWN] = {CARD_100, CARD_STOP,       CARD_GASOLINE, CARD_25,
                                         CARD_200, CARD_EXTRA_TANK, CARD_FLAT_TIRE};

struct point middle_of(const char *name)
{
    return rect_middle(item_named(name)->box);
}

void mouse(enum intent_kind kind, struct point at, int clicks)
{
    front_intent(
        &robot.front,
        &(struct intent){.kind = kind, .device = DEVICE_MOUSE, .x = at.x, .y = at.y, .clicks = clicks});
}

int played(int count)
{
    return table_of(&robot.front)->session.journal.count == count;
}

struct move last_move(void)
{
    const struct journal *journal = &table_of(&robot.front)->session.journal;
    assert_true(journal->count > 0);
    return journal->move[journal->count - 1];
}
