/* SPDX-License-Identifier: MIT */
/* What the bar of the road table says before anybody drives, and while a card has to be drawn first. */
#include "person.h"
#include "position.h"

#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/records/record_results.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

static const uint8_t no_go[] = {CARD_25, CARD_50, CARD_75, CARD_100, CARD_GASOLINE, CARD_STOP};

static struct mille_state *lay(int phase)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    struct mille_state *state = position_make(&robot);
    state->pub.phase = (uint8_t)phase;
    state->pub.turn = TABLE_YOU;
    for (int i = 0; i < HAND_CARDS; i++) {
        state->hand[TABLE_YOU].card[i] = no_go[i];
    }
    state->hand[TABLE_YOU].count = HAND_CARDS;
    return state;
}

static const char *hint_at(int focus)
{
    static struct status status;
    status = (struct status){.prompts = 0};
    mille_table_status_at(table_of(&robot.front), focus, &status);
    return status.hint;
}

/* Whoever's turn it is, a card is weighed by the road of the person who holds it. */
static void a_card_counts_from_the_total_of_its_owner(void)
{
    struct mille_state *state = lay(PHASE_PLAY);
    state->pub.turn = TABLE_OPPONENT;
    state->pub.side[TABLE_YOU].battle = CARD_GO;
    state->pub.side[TABLE_YOU].miles = 100;
    state->pub.side[TABLE_OPPONENT].miles = 400;
    position_show(&robot);
    assert_string_equal(hint_at(MILLE_ITEM_HAND + 1), "50 miles: 100 to 150");
}

static void a_hand_without_go_is_told_what_it_lacks(void)
{
    lay(PHASE_DRAW);
    position_show(&robot);
    records_of(&robot.front)->all.hands = 1;
    assert_string_equal(hint_at(MILLE_ITEM_DECK), "You need a Go to start.");
    assert_string_equal(hint_at(MILLE_ITEM_DISCARD), "You need a Go to start.");
    /* Neither with a Go in the hand, nor on the road. */
    struct mille_state *state = lay(PHASE_DRAW);
    state->hand[TABLE_YOU].card[0] = CARD_GO;
    position_show(&robot);
    assert_null(strstr(hint_at(MILLE_ITEM_DECK), "need a Go"));
    state = lay(PHASE_DRAW);
    state->pub.side[TABLE_YOU].battle = CARD_GO;
    position_show(&robot);
    assert_null(strstr(hint_at(MILLE_ITEM_DECK), "need a Go"));
}

static int slot_of(int card)
{
    int slot = 0;
    while (mille_table_card(table_of(&robot.front), slot)->card != card) {
        slot++;
    }
    return slot;
}

static struct status status_at(enum device device, int focus)
{
    struct status status = {.prompts = 0};
    robot.front.device = device;
    mille_table_status_at(table_of(&robot.front), focus, &status);
    return status;
}

/* In the first hand of all: at the piles, and at cards that cannot be played. */
static void a_newcomer_without_go_is_told_what_to_do_meanwhile(void)
{
    static const char told[] = "Only a Go gets you rolling: draw on, discard what is no use, keep safeties.";
    static const int phases[] = {PHASE_DRAW, PHASE_PLAY};
    static const int piles[] = {CARD_NONE, CARD_STOP};
    for (int i = 0; i < 4; i++) {
        struct mille_state *state = lay(phases[i % 2]);
        state->pub.side[TABLE_YOU].battle = (uint8_t)piles[i / 2];
        state->pub.side[TABLE_OPPONENT].battle = CARD_GO;
        position_show(&robot);
        assert_string_equal(hint_at(MILLE_ITEM_DECK), told);
        assert_string_equal(hint_at(MILLE_ITEM_DISCARD), told);
        assert_true(status_at(DEVICE_MOUSE, MILLE_ITEM_DECK).urgent); /* on a narrow bar, too */
        assert_string_equal(hint_at(MILLE_ITEM_HAND + slot_of(CARD_25)), told);
        assert_string_not_equal(hint_at(MILLE_ITEM_HAND + slot_of(CARD_STOP)), told);
        assert_string_not_equal(hint_at(MILLE_ITEM_SCORE), told);
        state->pub.hand_number = 2;
        position_show(&robot);
        assert_string_not_equal(hint_at(MILLE_ITEM_HAND + slot_of(CARD_25)), told);
    }
    struct mille_state *state = lay(PHASE_DRAW);
    state->pub.turn = TABLE_OPPONENT;
    position_show(&robot);
    assert_string_not_equal(hint_at(MILLE_ITEM_DECK), told);
    state = lay(PHASE_DRAW);
    state->pub.side[TABLE_YOU].battle = CARD_FLAT_TIRE;
    position_show(&robot);
    assert_string_not_equal(hint_at(MILLE_ITEM_DECK), told);
    state = lay(PHASE_DRAW);
    state->hand[TABLE_YOU].card[0] = CARD_GO;
    position_show(&robot);
    assert_string_not_equal(hint_at(MILLE_ITEM_DECK), told);
}

static void a_hand_that_can_only_discard_is_told_so(void)
{
    static const char only[] = "No card can be played – discard one";
    struct mille_state *state = lay(PHASE_PLAY);
    position_show(&robot);
    assert_string_equal(status_at(DEVICE_KEYS, MILLE_ITEM_HAND).message, only);
    state = lay(PHASE_PLAY);
    state->hand[TABLE_YOU].card[0] = CARD_GO;
    position_show(&robot);
    assert_string_equal(status_at(DEVICE_KEYS, MILLE_ITEM_HAND).message, "Your turn – play or discard");
}

static const char *click_at(int focus)
{
    static struct status status;
    status = status_at(DEVICE_MOUSE, focus);
    for (int i = 0; i < status.prompts; i++) {
        if (status.prompt[i].key == PROMPT_CONFIRM) {
            return status.prompt[i].label;
        }
    }
    return "";
}

/* With a mouse a card is taken up first, and then its place is clicked: in the bar as on the table. */
static void the_bar_says_what_a_click_on_a_card_does(void)
{
    struct mille_state *state = lay(PHASE_PLAY);
    state->pub.side[TABLE_YOU].battle = CARD_GO;
    position_show(&robot);
    stand_at(&table_scene);
    assert_string_equal(click_at(MILLE_ITEM_HAND), "Pick up");
    front_set_focus(&robot.front, MILLE_ITEM_HAND);
    robot_click_prompt(&robot, "Pick up");
    assert_int_equal(mille_view_of(table_of(&robot.front))->raised, 0);
    assert_int_equal(table_of(&robot.front)->session.journal.count, 0);
    assert_string_equal(click_at(MILLE_ITEM_HAND), "Put back");
    assert_string_equal(click_at(MILLE_ITEM_HAND + 1), "Pick up");
    assert_string_equal(click_at(MILLE_ITEM_DISCARD), "Discard");
    mille_choose(&robot.front.settings, MILLE_CHOICE_METHOD, PLAY_DRAG);
    assert_string_equal(click_at(MILLE_ITEM_HAND), "");
    struct status keys = status_at(DEVICE_KEYS, MILLE_ITEM_HAND);
    assert_string_equal(keys.prompt[1].label, "Play");
}

static void before_the_draw_a_card_that_cannot_be_played_says_draw_first(void)
{
    lay(PHASE_DRAW);
    position_show(&robot);
    records_of(&robot.front)->all.hands = 1;
    assert_true(strncmp(hint_at(MILLE_ITEM_HAND + slot_of(CARD_25)), "Draw first. ", 12) == 0);
}

const struct test tests[] = {
    TEST(a_hand_that_can_only_discard_is_told_so),
    TEST(the_bar_says_what_a_click_on_a_card_does),
    TEST(a_card_counts_from_the_total_of_its_owner),
    TEST(a_hand_without_go_is_told_what_it_lacks),
    TEST(a_newcomer_without_go_is_told_what_to_do_meanwhile),
    TEST(before_the_draw_a_card_that_cannot_be_played_says_draw_first),
    {0},
};
