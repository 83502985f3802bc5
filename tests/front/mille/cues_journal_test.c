/* SPDX-License-Identifier: MIT */
/* Whole games of the road are heard event by event: as many cues of each kind as the journal tells of, for
 * one person, for two, and in a replay. */
#include "road_cues.h"

#include "front/mille/drivers.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/table/table.h"
#include "position.h"
#include "test.h"

#include <string.h>

enum { DECISIONS_MOST = 20000, TICKS_MOST = 4000 };

static struct robot robot;

static const char *heard(void)
{
    return robot_heard(&robot);
}

struct tally {
    int kind[EVENT_KINDS];
    int drives, hazards[5], remedies[5], safeties[4], coups[4];
};

static void tally_events(struct tally *tally, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        tally->kind[event->kind]++;
        int card = event->card;
        if (event->kind == EVENT_COUP_FOURRE) {
            tally->coups[card - CARD_EXTRA_TANK]++;
        }
        if (event->kind != EVENT_PLAYED) {
            continue;
        }
        switch (mille_cards[card].family) {
        case FAMILY_DISTANCE:
            tally->drives++;
            break;
        case FAMILY_HAZARD:
            tally->hazards[card - CARD_OUT_OF_GAS]++;
            break;
        case FAMILY_REMEDY:
            tally->remedies[card - CARD_GASOLINE]++;
            break;
        default:
            tally->safeties[card - CARD_EXTRA_TANK]++;
            break;
        }
    }
}

/* What the rules say of a journal. */
static struct tally tally_journal(const struct journal *journal)
{
    struct tally tally = {0};
    struct mille_state state;
    struct event_list events = {0};
    mille_game.start(&state, &journal->setup, &events);
    tally_events(&tally, &events);
    for (int i = 0; i < journal->count; i++) {
        events.count = 0;
        assert_int_equal(mille_game.apply(&state, journal->move[i], &events), REFUSAL_NONE);
        tally_events(&tally, &events);
    }
    return tally;
}

static int total[SOUND_CUES_MAX];

/* What was heard since the last call joins the total. */
static void add_up(void)
{
    for (int i = 0; i < robot.cues; i++) {
        total[robot.cue[i].cue]++;
    }
    assert_true(robot.cues < ROBOT_CUES);
    robot.cues = 0;
}

/* A new game to its last page, listened to all the way, and what its journal tells of it. */
static struct tally play_to_the_end(void)
{
    memset(total, 0, sizeof total);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &game_over_scene); i++) {
        if (robot_on(&robot, &handover_scene)) {
            robot_choose(&robot, "curtain.lift");
            robot_settle(&robot);
        } else {
            assert_true(robot_decide(&robot));
        }
        add_up();
    }
    robot_settle(&robot);
    add_up();
    assert_true(robot_on(&robot, &game_over_scene));
    return tally_journal(&table_of(&robot.front)->session.journal);
}

/* Softly, or with a crack. */
static int cards_laid(void)
{
    return total[CUE_PLACE] + total[road_cue(MILLE_CUE_CRACK)] + total[road_cue(MILLE_CUE_CRACK) + 1];
}

/* Those that a person and a journal count alike, whoever sits at the table. */
static void heard_like(const struct tally *tally)
{
    assert_int_equal(total[CUE_DEAL], tally->kind[EVENT_DEALT]);
    assert_int_equal(total[road_cue(MILLE_CUE_DRAW)], tally->kind[EVENT_DREW]);
    assert_int_equal(cards_laid(), tally->kind[EVENT_PLAYED]);
    assert_int_equal(total[road_cue(MILLE_CUE_COUP_FOURRE)], tally->kind[EVENT_COUP_FOURRE]);
    assert_int_equal(total[road_cue(MILLE_CUE_HAND_OVER)], tally->kind[EVENT_HAND_ENDED]);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(total[road_cue(MILLE_CUE_HAZARD) + i], tally->hazards[i]);
        assert_int_equal(total[road_cue(MILLE_CUE_REMEDY) + i], tally->remedies[i]);
    }
}

static void a_whole_game_is_heard_event_by_event(void)
{
    robot_start(&robot, DEVICE_PAD, 21, 1280, 720);
    struct tally tally = play_to_the_end();
    heard_like(&tally);
    assert_int_equal(total[road_cue(MILLE_CUE_SHUFFLE)], tally.kind[EVENT_HAND_STARTED]);
    assert_int_equal(total[road_cue(MILLE_CUE_DISCARD)],
                     tally.kind[EVENT_DISCARDED] + tally.kind[EVENT_HAZARD_REMOVED]);
    assert_int_equal(total[CUE_PICKUP], tally.kind[EVENT_PLAYED] + tally.kind[EVENT_DISCARDED]);
    assert_int_equal(total[road_cue(MILLE_CUE_CLASH)], tally.kind[EVENT_COUP_FOURRE]);
    assert_int_equal(total[road_cue(MILLE_CUE_HORN)], tally.kind[EVENT_EXTENDED] + tally.kind[EVENT_PASSED]);
    int drives = 0;
    for (int i = 0; i < 5; i++) {
        drives += total[road_cue(MILLE_CUE_START) + i] + total[road_cue(MILLE_CUE_DRIVE) + i];
    }
    assert_int_equal(drives, tally.drives);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(total[road_cue(MILLE_CUE_SAFETY) + i], tally.safeties[i] - tally.coups[i]);
    }
    assert_int_equal(total[road_cue(MILLE_CUE_WIN)] + total[road_cue(MILLE_CUE_LOSE)], 1);
    assert_int_equal(total[road_cue(MILLE_CUE_WIN)], game_over_of(&robot.front)->winner == TABLE_YOU);
    assert_int_equal(total[CUE_BELL], 0);
}

/* Two people at one machine: every event is heard, whoever looks, and whoever wins has won. */
static void two_people_at_one_machine_hear_the_same(void)
{
    robot_start(&robot, DEVICE_KEYS, 9, 1280, 720);
    robot_opposite(&robot, SEAT_PERSON);
    struct tally tally = play_to_the_end();
    heard_like(&tally);
    assert_int_equal(total[road_cue(MILLE_CUE_WIN)], 1);
    assert_int_equal(total[road_cue(MILLE_CUE_LOSE)], 0);
}

/* What is watched again is heard again, forwards; going back is silent but for the button. */
static void a_replay_is_heard_like_the_game(void)
{
    memset(total, 0, sizeof total);
    robot_start(&robot, DEVICE_KEYS, 40, 1280, 720);
    robot_choose(&robot, "menu.new");
    robot_decide_times(&robot, 30);
    robot_settle(&robot);
    struct tally tally = tally_journal(&table_of(&robot.front)->session.journal);
    replay_table(&robot.front);
    robot_settle(&robot);
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_ROAD));
    robot.cues = 0;
    robot_choose(&robot, "replay.play");
    for (int i = 0; i < ROBOT_TICKS_MOST && replay_of(&robot.front)->playing; i++) {
        robot_tick(&robot, 1);
    }
    robot_tick(&robot, 600);
    add_up();
    assert_int_equal(total[road_cue(MILLE_CUE_DRAW)], tally.kind[EVENT_DREW]);
    assert_int_equal(cards_laid(), tally.kind[EVENT_PLAYED]);
    assert_int_equal(total[road_cue(MILLE_CUE_DISCARD)],
                     tally.kind[EVENT_DISCARDED] + tally.kind[EVENT_HAZARD_REMOVED]);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(total[road_cue(MILLE_CUE_HAZARD) + i], tally.hazards[i]);
        assert_int_equal(total[road_cue(MILLE_CUE_REMEDY) + i], tally.remedies[i]);
    }
    robot_focus(&robot, "replay.back");
    robot.cues = 0;
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
    assert_string_equal(heard(), "ui_press");
}

const struct test tests[] = {
    TEST(a_whole_game_is_heard_event_by_event),
    TEST(two_people_at_one_machine_hear_the_same),
    TEST(a_replay_is_heard_like_the_game),
    {0},
};
