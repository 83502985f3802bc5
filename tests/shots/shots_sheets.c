/* SPDX-License-Identifier: MIT */
/* Shots of the score sheet, the end of a game, the question at 700 and the coup fourre poster. */
#include "shots.h"

#include "front/mille/coup.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/review.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "games/mille/ai/review.h"
#include "position.h"
#include "road_sitting.h"

static const uint8_t MIXED_HAND[] = {CARD_200, CARD_100, CARD_75, CARD_GASOLINE, CARD_STOP, CARD_DRIVING_ACE};

/* The third hand of a game, well under way. */
static struct mille_state *third_hand(void)
{
    struct mille_state *state = position_make(&robot);
    struct mille_public *pub = &state->pub;
    pub->hand_number = 3;
    pub->deck = 23;
    pub->phase = PHASE_DRAW;
    pub->turn = TABLE_YOU;
    struct mille_side *you = &pub->side[TABLE_YOU], *lea = &pub->side[TABLE_OPPONENT];
    *you = (struct mille_side){.battle = CARD_GO, .miles = 700, .total = 1850, .games = 2};
    *lea = (struct mille_side){
        .battle = CARD_GO, .speed = CARD_SPEED_LIMIT, .miles = 375, .total = 2140, .games = 1};
    you->distance[mille_distance_index(CARD_200)] = 1;
    you->distance[mille_distance_index(CARD_100)] = 5;
    lea->distance[mille_distance_index(CARD_75)] = 5;
    lea->safety[1] = SAFETY_COUP_FOURRE;
    you->safety[0] = SAFETY_PLAYED;
    for (int i = 0; i < HAND_CARDS; i++) {
        state->hand[TABLE_YOU].card[i] = MIXED_HAND[i];
    }
    return state;
}

static void at_700(void)
{
    struct mille_public *pub = &third_hand()->pub;
    pub->phase = PHASE_EXTEND;
    pub->trip_side = TABLE_YOU;
    position_show(&robot);
    robot_settle(&robot);
}

static void at_700_stop(void)
{
    at_700();
    robot.device = DEVICE_KEYS;
    robot_focus(&robot, "extend.finish");
}

static void at_700_looking(void)
{
    at_700();
    press(INTENT_ALTERNATE);
}

/* Long past 700, down to the last mile. */
static void score_counting(void)
{
    struct mille_public *pub = &third_hand()->pub;
    pub->phase = PHASE_HAND_OVER;
    pub->trip_side = TABLE_YOU;
    pub->goal = GOAL_EXTENDED;
    pub->deck = 0;
    pub->deck_out_at_trip = 1;
    struct mille_side *you = &pub->side[TABLE_YOU], *lea = &pub->side[TABLE_OPPONENT];
    you->miles = 1000;
    you->safety[1] = SAFETY_COUP_FOURRE;
    lea->miles = 775;
    lea->safety[1] = SAFETY_ABSENT;
    lea->safety[2] = SAFETY_COUP_FOURRE;
    lea->safety[3] = SAFETY_PLAYED;
    position_show(&robot);
    front_tick(&robot.front);
    while (front_scene(&robot.front) != &score_scene) {
        front_tick(&robot.front);
    }
}

static void ticks(int count)
{
    for (int i = 0; i < count; i++) {
        front_tick(&robot.front);
    }
}

static void score_half(void)
{
    score_counting();
    ticks(12 + 4 * 21 + 8);
}

static void score_done(void)
{
    score_counting();
    robot_settle(&robot);
}

/* Nobody arrived and she wins the hand; focus on leaving, by mouse. */
static void score_stranded(void)
{
    robot_opposite(&robot, "sunday");
    score_counting();
    struct mille_state *state = (struct mille_state *)(void *)table_of(&robot.front)->session.state;
    state->pub.trip_side = -1;
    state->pub.goal = GOAL_MILES;
    state->pub.side[TABLE_YOU].miles = 225;
    state->pub.side[TABLE_OPPONENT].miles = 650;
    state->pub.side[TABLE_OPPONENT].games = 12;
    front_reset(&robot.front, &table_scene);
    position_show(&robot);
    robot_settle(&robot);
    robot.device = DEVICE_MOUSE;
    robot_focus(&robot, "score.leave");
}

/* At Avignon against the ace. */
static void score_avignon(void)
{
    robot_opposite(&robot, "ace");
    score_counting();
    struct mille_state *state = (struct mille_state *)(void *)table_of(&robot.front)->session.state;
    state->pub.trip_side = TABLE_YOU;
    state->pub.goal = GOAL_MILES;
    state->pub.side[TABLE_YOU].miles = GOAL_MILES;
    state->pub.side[TABLE_OPPONENT].miles = 450;
    front_reset(&robot.front, &table_scene);
    position_show(&robot);
    robot_settle(&robot);
}

static void end_game(int16_t you, int16_t lea)
{
    score_counting();
    struct mille_state *state = (struct mille_state *)(void *)table_of(&robot.front)->session.state;
    struct mille_public *pub = &state->pub;
    pub->phase = PHASE_GAME_OVER;
    pub->hand_number = 7;
    pub->side[TABLE_YOU].total = (int16_t)(you - mille_hand_total(pub, TABLE_YOU));
    pub->side[TABLE_OPPONENT].total = (int16_t)(lea - mille_hand_total(pub, TABLE_OPPONENT));
    front_reset(&robot.front, &table_scene);
    position_show(&robot);
    robot_settle(&robot);
    press(INTENT_CONFIRM);
}

static void game_won(void)
{
    end_game(5250, 3415);
}

/* Against the one from whom most games are lost. */
static void game_lost(void)
{
    robot_opposite(&robot, "ace");
    end_game(4150, 5415);
}

static void game_even(void)
{
    end_game(5100, 5100);
}

static void coup_at(int seat, int safety, int hazard, int count)
{
    third_hand();
    position_show(&robot);
    ticks(2);
    coup_show(&robot.front, seat, safety, hazard);
    ticks(1 + count);
}

static void coup_splits(void)
{
    coup_at(TABLE_YOU, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE, 9);
}

static void coup_clashes(void)
{
    coup_at(TABLE_YOU, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE, 25);
}

static void coup(void)
{
    coup_at(TABLE_YOU, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE, 50);
}

static void coup_hers(void)
{
    coup_at(TABLE_OPPONENT, CARD_EXTRA_TANK, CARD_OUT_OF_GAS, 50);
    robot.front.device = DEVICE_KEYS;
}

/* A sheet of a second hand that was played card by card, so that it can be reviewed: by somebody who errs. */
static void score_played(void)
{
    struct session session;
    const struct game_setup setup = {.seed = 20, .seats = 2, .sides = 2};
    const struct journal_seat seats[2] = {{.player = PLAYER_HUMAN, .name = "You"},
                                          {.player = 0, .name = "Léa"}};
    const int players[2] = {game_player_find(&mille_game, "sunday"),
                            game_player_find(&mille_game, "regular")};
    session_start(&session, &mille_game, &setup, seats, NULL);
    road_sitting_hands(&session, players, 2);
    table_take(&robot.front, &session);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
}

/* Opens it; few iterations will do for looking at. */
static void open_review(uint32_t iterations)
{
    score_played();
    review_of(&robot.front)->iterations = iterations;
    robot.work_rounds = 1 << 30;
    robot_choose(&robot, "score.review");
}

static void review(void)
{
    open_review(3000);
    robot_settle(&robot);
    robot_do(&robot, INTENT_PAGE_NEXT);
    press(INTENT_DOWN);
}

static void review_thinking(void)
{
    open_review(96);
    while (robot.works_done < 6) {
        front_tick(&robot.front);
    }
    robot.work_held = true;
    robot_settle(&robot);
}

/* Every sign and the longest figures. */
static void review_losses(void)
{
    open_review(96);
    robot_settle(&robot);
    struct review *given = (struct review *)(void *)review_of(&robot.front)->review;
    for (int i = 0; i < given->count; i++) {
        given->entry[i].mark = (uint8_t)(i % MARKS);
        given->entry[i].loss = 123400 * (i % MARKS) + 1;
    }
    choose("review.filter");
}

static void review_hand(void)
{
    open_review(96);
    robot_settle(&robot);
    robot.device = DEVICE_KEYS;
    robot_focus(&robot, "review.hand");
    press(INTENT_LEFT);
}

static void review_replay(void)
{
    open_review(96);
    robot_settle(&robot);
    struct focus_list list = robot_items(&robot);
    if (focus_named(&list, "review.4") == NULL) { /* a low window shows the summary first */
        robot_do(&robot, INTENT_PAGE_NEXT);
    }
    choose("review.4");
}

const struct shot SHOTS_SHEETS[] = {{"extension", at_700, NULL},
                                    {"extension_stop", at_700_stop, NULL},
                                    {"extension_looking", at_700_looking, NULL},
                                    {"score", score_done, NULL},
                                    {"score_half", score_half, NULL},
                                    {"score_stranded", score_stranded, NULL},
                                    {"score_avignon", score_avignon, NULL},
                                    {"score_played", score_played, NULL},
                                    {"review", review, NULL},
                                    {"review_thinking", review_thinking, NULL},
                                    {"review_losses", review_losses, NULL},
                                    {"review_hand", review_hand, NULL},
                                    {"review_replay", review_replay, NULL},
                                    {"game_won", game_won, NULL},
                                    {"game_lost", game_lost, NULL},
                                    {"game_even", game_even, NULL},
                                    {"coup_splits", coup_splits, NULL},
                                    {"coup_clashes", coup_clashes, NULL},
                                    {"coup", coup, NULL},
                                    {"coup_hers", coup_hers, NULL},
                                    {NULL, NULL, NULL}};
