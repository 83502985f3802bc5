/* SPDX-License-Identifier: MIT */
/* The way out, whole: from the first start of the program to the terrace in Menton, by keys alone. The power
 * fails once in every stage. Whoever sits there knows no game: they take the hint where it can be taken with
 * a button, and try what there is otherwise. */
#include "drawn.h"
#include "newcomer.h"

#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/terrace.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book_inside.h"
#include "front/scenes/travel_book_state.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum {
    DECISIONS_MOST = 6000,
    NO_FAILURE = -1,
    FAILS_FROM = 2, /* decisions into the evening, */
    FAILS_RANGE = 9,
    FAILS_TICKS = 90,  /* and ticks into what moves then */
    SHEET_TICKS = 120, /* in which it goes away */
    CEREMONY_STEP = 15,
    MOTION = 1 /* the stage that is played with everything moving */
};

static int stage, failures;

/* ---- the evening ----------------------------------------------------------------------------------- */

static bool at_the_book(void)
{
    return robot_on(&robot, &travel_book_scene);
}

static const struct journey_record *record(void)
{
    return journey_record(&robot.front, stage);
}

static bool is_in_turn(void)
{
    return robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front));
}

/* Asks for a hint, which leads the focus to a card, a tile or a sign, and presses a button there. */
static bool takes_the_hint(void)
{
    static const enum intent_kind buttons[] = {INTENT_CONFIRM, INTENT_SECONDARY};
    int moves = newcomer_moves();
    press_key('h');
    for (int i = 0; i < 2 && is_in_turn() && newcomer_moves() == moves; i++) {
        robot_do(&robot, buttons[i]);
        press(INTENT_LET_GO);
    }
    return newcomer_moves() != moves;
}

static void decide(void)
{
    if (!is_in_turn() || !takes_the_hint()) {
        newcomer_decide();
    }
}

/* Nothing more is written, and the program starts anew. */
static void lose_power(void)
{
    robot.writes_left = 0;
    robot_restart(&robot);
    robot_settle(&robot);
    assert_string_equal(robot.front.told, "");
    assert_true(robot_on(&robot, &title_scene));
    failures++;
}

/* Continue goes on with the same try, in which no move is missing. */
static void lose_power_at_the_table(void)
{
    newcomer_move();
    robot_tick(&robot, (int)rng_below(&robot.rng, FAILS_TICKS));
    assert_false(journey_is_over(&robot.front));
    int moves = newcomer_moves(), deal = table_of(&robot.front)->session.journal.stage.deal;
    uint64_t hash = newcomer_hash();
    assert_true(moves > 0);
    lose_power();
    assert_int_equal(journey_waiting(&robot.front), stage);
    robot_focus(&robot, "menu.continue");
    robot_settle(&robot);
    assert_true(robot_reads(&robot, stages[stage].town));
    robot_choose(&robot, "menu.continue");
    robot_tick(&robot, 1); /* in which nobody moves yet */
    assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
    assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, deal);
    assert_int_equal(newcomer_moves(), moves);
    assert_true(hash == newcomer_hash());
    robot_settle(&robot);
}

static void play_to_the_book(int fails_at)
{
    for (int i = 0; !at_the_book(); i++) {
        if (i == DECISIONS_MOST) {
            newcomer_fail("the evening at %s is not over after %d decisions", stages[stage].id,
                          DECISIONS_MOST);
        }
        if (i == fails_at) {
            lose_power_at_the_table();
        } else {
            decide();
        }
    }
}

/* What the book tells is what was reached and what is kept. */
static void read_the_book(int tries, unsigned stamps_before)
{
    const struct journey_news *news = &journey_of(&robot.front)->news;
    assert_int_equal(news->stage, stage);
    assert_int_equal(news->tries, tries);
    assert_int_equal(record()->tries, tries);
    assert_true(news->try.over && news->met == news->try.met);
    assert_int_equal(record()->stamps, stamps_before | news->met);
    assert_int_equal(news->stamps, news->met & ~stamps_before);
    assert_int_equal(news->opens, (news->stamps & 1u) != 0);
    assert_true(travel_book_of(&robot.front)->stands);
    assert_int_equal(journey_waiting(&robot.front), -1);
}

/* ---- a stage --------------------------------------------------------------------------------------- */

static void open_card(void)
{
    char stone[FOCUS_NAME_SIZE];
    text_format(stone, sizeof stone, "stage.%s", stages[stage].id);
    assert_true(journey_is_open(&robot.front, stage));
    assert_int_equal(journey_here(&robot.front), stage);
    choose_to(stone, &stage_card_scene);
    assert_int_equal(stage_card_of(&robot.front)->stage, stage);
}

static void set_motion(bool moves)
{
    robot.front.settings.reduced_motion = !moves;
    front_save_settings(&robot.front);
}

/* From the card of the stage to the travel book, once more as long as it takes, but not after three tries. */
static void win_or_try_three_times(void)
{
    int tries = 0;
    unsigned stamps = 0;
    choose("stage.play");
    do {
        newcomer_accept();
        assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
        bool first = tries == 0;
        play_to_the_book(first ? FAILS_FROM + (int)rng_below(&robot.rng, FAILS_RANGE) : NO_FAILURE);
        read_the_book(++tries, stamps);
        stamps = record()->stamps;
        if ((stamps & 1u) == 0 && tries < STAGE_COACH) {
            choose("book.again");
        }
    } while ((stamps & 1u) == 0 && tries < STAGE_COACH);
}

/* From the map to the map, with the road to the next stage open. */
static void pass_stage(void)
{
    newcomer_turn_to(journey_game(stage));
    set_motion(stage == MOTION);
    open_card();
    assert_false(robot_has(&robot, "stage.coach"));
    win_or_try_three_times();
    choose("book.map");
    if ((record()->stamps & 1u) == 0) {
        assert_true(robot_on(&robot, &journey_map_scene));
        open_card();
        choose("stage.coach");
        assert_true(record()->coached);
    }
    newcomer_check_log();
}

/* ---- the terrace ----------------------------------------------------------------------------------- */

/* Whether the texts on the screen, one after the other, hold a sentence that may be broken into lines. */
static bool is_read(const char *sentence)
{
    char all[8192];
    struct text out = text_in(all, sizeof all);
    robot_draw(&robot);
    for (const struct draw_command *text = NULL; (text = drawn_next_text(&robot.frame, text));) {
        text_addf(&out, "%s ", draw_string(&robot.frame, text->string));
    }
    return strstr(all, sentence) != NULL;
}

/* Each line is read, and passed by a key. */
static void pass_the_end(const struct journey_guest *guest, const struct journey_word *word, int words)
{
    for (int i = 0; i < words; i++) {
        assert_true(robot_on(&robot, &terrace_scene));
        assert_true(is_read(word[i].text));
        assert_true(word[i].guest < 0 || robot_shows(&robot, guest[word[i].guest].who->name));
        press(INTENT_CONFIRM);
    }
    assert_true(robot_on(&robot, &journey_map_scene));
}

static void pass_the_terrace(void)
{
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    struct journey_word word[JOURNEY_WORDS_MAX];
    int guests = journey_guests(&robot.front, guest);
    int words = journey_terrace_words(&robot.front, guest, guests, word);
    assert_true(words > guests && guests > 0);
    pass_the_end(guest, word, words);
}

static void pass_the_dawn(void)
{
    struct journey_word word[JOURNEY_WORDS_MAX];
    pass_the_end(NULL, word, journey_dawn_words(word));
}

/* The terrace is on the map for once more, as is the way back. */
static void the_end_stays(void)
{
    assert_true(journey_of(&robot.front)->progress.terrace && journey_back_is_open(&robot.front));
    choose_to("journey.end", &terrace_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    choose("journey.way");
    assert_true(robot_has(&robot, "stage.menton"));
    assert_true(journey_is_open(&robot.front, stages_on(STAGE_OUT)));
    newcomer_come_back(&title_scene);
}

/* ---- the start ------------------------------------------------------------------------------------- */

/* Nothing is known of whoever sits there. */
static void first_start(void)
{
    assert_true(journey_exists());
    newcomer_start(journey_game(0), DEVICE_KEYS, 1955, 1280, 720);
    newcomer_leave_unjudged();
    assert_false(robot.front.settings.named);
    stage = failures = 0;
    set_motion(false);
    choose_to("menu.journey", &text_entry_scene);
    robot_type(&robot, "Zoé");
    choose_to("entry.done", &journey_map_scene);
}

/* ---- the power ------------------------------------------------------------------------------------- */

static void note_progress(char text[PROGRESS_TEXT_SIZE])
{
    struct text out = text_in(text, PROGRESS_TEXT_SIZE);
    progress_write(&journey_of(&robot.front)->progress, &out);
}

/* Once more as long as an evening brings none. */
static void play_to_a_sheet_with_stamps(void)
{
    for (;;) {
        newcomer_accept();
        while (robot_on(&robot, &table_scene) || !journey_is_over(&robot.front)) {
            decide();
        }
        if (record()->stamps) {
            return;
        }
        choose("score.next book.again");
    }
}

/* The evening is over and counted, but not yet told of: its stamps are there at the next start, and the
 * journey begins with the book, which tells them once more. Returns whether the book was still telling. */
static bool lose_power_in_the_ceremony(int ticks)
{
    static char before[PROGRESS_TEXT_SIZE], after[PROGRESS_TEXT_SIZE];
    first_start();
    open_card();
    choose("stage.play");
    play_to_a_sheet_with_stamps();
    set_motion(true);
    robot_choose(&robot, "score.next");
    for (int i = 0; i < SHEET_TICKS && !at_the_book(); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(at_the_book());
    journey_of(&robot.front)->progress.record[stages_on(STAGE_OUT) - 1].coached = true; /* the end is due */
    journey_save(&robot.front);
    robot_tick(&robot, ticks);
    struct journey_news news = journey_of(&robot.front)->news;
    bool tells = !travel_book_of(&robot.front)->stands;
    note_progress(before);
    lose_power();
    note_progress(after);
    assert_string_equal(after, before);
    assert_int_equal(journey_waiting(&robot.front), -1);
    choose_to("menu.journey", &travel_book_scene);
    const struct journey_news *again = &journey_of(&robot.front)->news;
    assert_int_equal(again->stage, news.stage);
    assert_int_equal(again->stamps, news.stamps);
    assert_int_equal(again->met, news.met);
    assert_int_equal(again->opens, news.opens);
    assert_int_equal(again->tries, news.tries);
    assert_int_equal(again->piece, news.piece);
    choose_to("book.map", &terrace_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    newcomer_come_back(&title_scene);
    choose_to("menu.journey", &journey_map_scene); /* all of it was told once */
    newcomer_end();
    return tells;
}

static void stamps_that_fall_are_kept(void)
{
    int ticks = 0;
    while (lose_power_in_the_ceremony(ticks)) {
        ticks += CEREMONY_STEP;
    }
    assert_true(ticks > CEREMONY_STEP);
}

/* ---- the journey ----------------------------------------------------------------------------------- */

static void the_way_out_by_keys_with_a_failure_of_power_in_every_stage(void)
{
    static char before[PROGRESS_TEXT_SIZE], after[PROGRESS_TEXT_SIZE];
    first_start();
    for (; stage < stages_on(STAGE_OUT); stage++) {
        pass_stage();
    }
    assert_int_equal(failures, stage);
    pass_the_terrace();
    the_end_stays();
    note_progress(before);
    lose_power();
    note_progress(after);
    assert_string_equal(after, before);
    choose_to("menu.journey", &journey_map_scene);
    the_end_stays();
    newcomer_end();
}

/* Who has tried the last stage of a way three times arrives by coach. */
static void take_the_coach(int last, const char *stone)
{
    first_start();
    robot.front.settings.whole_road = true;
    journey_of(&robot.front)->progress.record[last].tries = STAGE_COACH;
    if (stages[last].way == STAGE_BACK) {
        choose("journey.way");
    }
    choose(stone);
    choose_to("stage.coach", &terrace_scene);
}

static void the_coach_leads_to_the_ends_too(void)
{
    take_the_coach(stages_on(STAGE_OUT) - 1, "stage.menton");
    pass_the_terrace();
    the_end_stays();
    newcomer_end();
    take_the_coach(stages_count() - 1, "stage.fontainebleau");
    pass_the_dawn();
    assert_true(journey_of(&robot.front)->progress.dawn);
    choose_to("journey.end", &terrace_scene);
    newcomer_end();
}

const struct test tests[] = {
    TEST(the_way_out_by_keys_with_a_failure_of_power_in_every_stage),
    TEST(the_coach_leads_to_the_ends_too),
    TEST(stamps_that_fall_are_kept),
    {0},
};
