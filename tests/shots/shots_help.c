/* SPDX-License-Identifier: MIT */
/* Shots of the rules book, of "What is this?" and of the lessons. */
#include "front/bones/bones_front.h"
#include "front/bones/book_pages.h"
#include "front/cubes/book_pages.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/voices.h"
#include "front/help/help_book.h"
#include "front/help/help_book_inside.h"
#include "front/lesson/lessons.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/review.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/turn.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"
#include "position.h"
#include "shots.h"

static void open_of(const struct game_front *game, int page)
{
    table_new(&robot.front, game);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    help_book_open(&robot.front, page);
    robot_settle(&robot);
}

static void open_at(int page)
{
    open_of(&mille_front, page);
}

#define BOOK_SHOT(name, page)                                                                                \
    static void name(void)                                                                                   \
    {                                                                                                        \
        open_at(page);                                                                                       \
    }
BOOK_SHOT(book_contents, HELP_BOOK_CONTENTS)
BOOK_SHOT(book_trip, MILLE_BOOK_TRIP)
BOOK_SHOT(book_turn, MILLE_BOOK_TURN)
BOOK_SHOT(book_distances, MILLE_BOOK_DISTANCES)
BOOK_SHOT(book_hazards, MILLE_BOOK_HAZARDS)
BOOK_SHOT(book_remedies, MILLE_BOOK_REMEDIES)
BOOK_SHOT(book_safeties, MILLE_BOOK_SAFETIES)
BOOK_SHOT(book_coup, MILLE_BOOK_COUP)
BOOK_SHOT(book_extension, MILLE_BOOK_EXTENSION)
BOOK_SHOT(book_deck_end, MILLE_BOOK_DECK_END)
BOOK_SHOT(book_scoring, MILLE_BOOK_SCORING)
BOOK_SHOT(book_opponents, MILLE_BOOK_OPPONENTS)
BOOK_SHOT(book_review, MILLE_BOOK_REVIEW)
BOOK_SHOT(book_day, MILLE_BOOK_DAY)
BOOK_SHOT(book_others, help_book_cabinet_page(&robot.front, HELP_BOOK_OTHERS))
BOOK_SHOT(book_options, help_book_cabinet_page(&robot.front, HELP_BOOK_OPTIONS))
BOOK_SHOT(book_table_options, help_book_cabinet_page(&robot.front, HELP_BOOK_TABLE_OPTIONS))
BOOK_SHOT(book_sound, help_book_cabinet_page(&robot.front, HELP_BOOK_SOUND))
BOOK_SHOT(book_controls, help_book_cabinet_page(&robot.front, HELP_BOOK_CONTROLS))
BOOK_SHOT(book_access, help_book_cabinet_page(&robot.front, HELP_BOOK_ACCESS))

#define DICE_SHOT(name, page)                                                                                \
    static void name(void)                                                                                   \
    {                                                                                                        \
        open_of(&cubes_front, page);                                                                         \
    }
DICE_SHOT(dice_book_contents, HELP_BOOK_CONTENTS)
DICE_SHOT(dice_book_turn, CUBES_BOOK_TURN)
DICE_SHOT(dice_book_scores, CUBES_BOOK_SCORES)
DICE_SHOT(dice_book_again, CUBES_BOOK_AGAIN)
DICE_SHOT(dice_book_board, CUBES_BOOK_BOARD)
DICE_SHOT(dice_book_overtime, CUBES_BOOK_OVERTIME)
DICE_SHOT(dice_book_kinds, CUBES_BOOK_KINDS)
DICE_SHOT(dice_book_regulars, CUBES_BOOK_OPPONENTS)
DICE_SHOT(dice_book_ranking, CUBES_BOOK_RANKING)
DICE_SHOT(dice_book_odds, CUBES_BOOK_ODDS)

#define BONES_SHOT(name, page)                                                                               \
    static void name(void)                                                                                   \
    {                                                                                                        \
        table_choose(&robot.front, &bones_front);                                                            \
        open_of(&bones_front, page);                                                                         \
    }
BONES_SHOT(bones_book_contents, HELP_BOOK_CONTENTS)
BONES_SHOT(bones_book_count, BONES_BOOK_COUNT)
BONES_SHOT(bones_book_spinner, BONES_BOOK_SPINNER)
BONES_SHOT(bones_book_sides, BONES_BOOK_SIDES)
BONES_SHOT(bones_book_knock, BONES_BOOK_KNOCK)
BONES_SHOT(bones_book_end, BONES_BOOK_END_OF_ROUND)
BONES_SHOT(bones_book_name, BONES_BOOK_NAME)
BONES_SHOT(bones_book_game, BONES_BOOK_GAME)
BONES_SHOT(bones_book_villagers, BONES_BOOK_OPPONENTS)
BONES_SHOT(bones_book_fair, BONES_BOOK_FAIR)
BONES_SHOT(bones_book_controls, help_book_cabinet_page(&robot.front, HELP_BOOK_CONTROLS))

/* Whose page it is depends on the table. */
static void dice_book_controls(void)
{
    table_new(&robot.front, &cubes_front);
    open_of(&cubes_front, help_book_cabinet_page(&robot.front, HELP_BOOK_CONTROLS));
}

/* What can be done at the table as it stands, in the middle of a turn. */
static void dice_book_here(void)
{
    choose("menu.tables.dice");
    robot_choose(&robot, "roll");
    press(INTENT_LET_GO);
    press(INTENT_HELP);
}

/* The first of an opponent's lines for an event. */
static const char *first_line(const struct opponent *who, int event)
{
    int line = 0;
    while (who->line[line].event != event) {
        line++;
    }
    return who->line[line].text;
}

/* Somebody at the dice speaks. */
static void dice_speech(void)
{
    table_new(&robot.front, &cubes_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    voices_speech(&robot.front, &cubes_front)->speaker = 1;
    speech_say(&robot.front, first_line(&CUBES_OPPONENTS[0], CUBES_VOICE_ON),
               "portraits/portrait_lucien_pleased", INK_RED);
    robot_tick(&robot, 30);
}

/* Marius speaks across the dominoes. */
static void bones_speech(void)
{
    table_choose(&robot.front, &bones_front);
    table_new(&robot.front, &bones_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    struct voice_speech *said = voices_speech(&robot.front, &bones_front);
    const struct opponent *marius = opponent_playing(&bones_front, "marius");
    for (int seat = 0; seat < said->sitting.seats; seat++) {
        said->speaker = said->sitting.seat[seat] == marius - BONES_OPPONENTS ? seat : said->speaker;
    }
    speech_say(&robot.front, first_line(marius, VOICE_WIN), "portraits/portrait_marius_pleased", INK_GREEN);
    robot_tick(&robot, 30);
}

/* A game of dice is reviewed: the person played as the postwoman does. */
static void dice_review(void)
{
    static struct session session;
    struct game_setup setup = {.seed = 1955, .seats = 2, .sides = 2};
    const struct journal_seat seat[SEATS_MAX] = {{.player = PLAYER_HUMAN}, {.player = 3, .name = "Anselme"}};
    struct rng rng = rng_make(1955, RNG_PLAYER);
    table_new(&robot.front, &cubes_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    session_start(&session, &cubes_game, &setup, seat, NULL);
    const struct cubes_public *pub = (const struct cubes_public *)(const void *)session.state;
    while (pub->phase != CUBES_PHASE_OVER) {
        session_play(&session, cubes_game.players[pub->turn == 0 ? 0 : 3].choose(pub, &rng, NULL), NULL);
    }
    review_open(&robot.front, &session.journal, 0, 0);
    session_end(&session);
    robot_settle(&robot);
}

static void dice_review_all(void)
{
    dice_review();
    choose("review.filter");
}

/* The slate of a game that has just been won: the rest of it is played without being shown. */
static void dice_slate(void)
{
    struct rng rng = rng_make(1955, RNG_PLAYER);
    table_new(&robot.front, &cubes_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    struct session *session = &table_of(&robot.front)->session;
    const struct cubes_public *pub = (const struct cubes_public *)(const void *)session->state;
    while (!cubes_hold_wins(pub)) {
        session_play(session, cubes_game.players[3].choose(pub, &rng, NULL), NULL);
    }
    table_see(table_of(&robot.front), 0); /* the table shows how it stands now */
    table_play(table_of(&robot.front), (struct move){.kind = CUBES_MOVE_HOLD});
    robot_settle(&robot);
}

static void book_turning(void)
{
    open_at(MILLE_BOOK_TURN);
    robot_do(&robot, INTENT_PAGE_NEXT);
    robot_tick(&robot, 5);
}

/* The question mark over an item of the table, in a position of many cards. */
static void ask(enum device device, const char *name)
{
    struct mille_state *state = position_make(&robot);
    state->pub.side[1].battle = CARD_GO;
    state->pub.side[0].battle = CARD_STOP;
    position_show(&robot);
    robot_settle(&robot);
    robot.device = robot.front.device = device;
    press(INTENT_WHAT);
    robot_focus(&robot, name);
    robot_settle(&robot);
}

static void what_card(void)
{
    ask(DEVICE_PAD, "hand.2");
}

static void what_pile(void)
{
    ask(DEVICE_MOUSE, "you.battle");
}

static void what_panel(void)
{
    ask(DEVICE_KEYS, "cures");
}

static void what_road(void)
{
    ask(DEVICE_MOUSE, "ribbon");
}

static void what_title(void)
{
    robot_focus(&robot, "menu.help");
    robot_settle(&robot);
    press(INTENT_WHAT);
}

static void lesson_list(void)
{
    settings_set_number(&robot.front.settings, "mille", "lessons", 7);
    choose("menu.learn");
}

static void lesson_begin(void)
{
    lessons_start(&robot.front, &mille_front, 0);
    robot_settle(&robot);
}

static void lesson_cards(void)
{
    lessons_start(&robot.front, &mille_front, 2);
    robot_settle(&robot);
    choose("deck");
}

static void lesson_objects(void)
{
    lesson_cards();
    choose("hand.5");
}

static void lesson_pause(void)
{
    lesson_begin();
    press(INTENT_MENU);
}

static void lesson_end(void)
{
    lesson_begin();
    settings_set_number(&robot.front.settings, "mille", "lessons", 31);
    front_push(&robot.front, &lesson_end_scene);
    robot_settle(&robot);
}

const struct shot SHOTS_HELP[] = {
    {"book_contents", book_contents, NULL},
    {"book_trip", book_trip, NULL},
    {"book_turn", book_turn, NULL},
    {"book_distances", book_distances, NULL},
    {"book_hazards", book_hazards, NULL},
    {"book_remedies", book_remedies, NULL},
    {"book_safeties", book_safeties, NULL},
    {"book_coup", book_coup, NULL},
    {"book_extension", book_extension, NULL},
    {"book_deck_end", book_deck_end, NULL},
    {"book_scoring", book_scoring, NULL},
    {"book_opponents", book_opponents, NULL},
    {"book_review", book_review, NULL},
    {"book_day", book_day, NULL},
    {"book_others", book_others, NULL},
    {"book_options", book_options, NULL},
    {"book_table_options", book_table_options, NULL},
    {"book_sound", book_sound, NULL},
    {"book_controls", book_controls, NULL},
    {"book_access", book_access, NULL},
    {"book_turning", book_turning, NULL},
    {"what_card", what_card, NULL},
    {"what_pile", what_pile, NULL},
    {"what_panel", what_panel, NULL},
    {"what_road", what_road, NULL},
    {"what_title", what_title, NULL},
    {"lesson_list", lesson_list, NULL},
    {"lesson_begin", lesson_begin, NULL},
    {"lesson_cards", lesson_cards, NULL},
    {"lesson_objects", lesson_objects, NULL},
    {"lesson_pause", lesson_pause, NULL},
    {"lesson_end", lesson_end, NULL},
    {"dice_speech", dice_speech, NULL},
    {"bones_speech", bones_speech, NULL},
    {"bones_book_contents", bones_book_contents, NULL},
    {"bones_book_count", bones_book_count, NULL},
    {"bones_book_spinner", bones_book_spinner, NULL},
    {"bones_book_sides", bones_book_sides, NULL},
    {"bones_book_knock", bones_book_knock, NULL},
    {"bones_book_end", bones_book_end, NULL},
    {"bones_book_name", bones_book_name, NULL},
    {"bones_book_game", bones_book_game, NULL},
    {"bones_book_villagers", bones_book_villagers, NULL},
    {"bones_book_fair", bones_book_fair, NULL},
    {"bones_book_controls", bones_book_controls, NULL},
    {"dice_review", dice_review, NULL},
    {"dice_review_all", dice_review_all, NULL},
    {"dice_slate", dice_slate, NULL},
    {"dice_book_contents", dice_book_contents, NULL},
    {"dice_book_here", dice_book_here, NULL},
    {"dice_book_turn", dice_book_turn, NULL},
    {"dice_book_scores", dice_book_scores, NULL},
    {"dice_book_again", dice_book_again, NULL},
    {"dice_book_board", dice_book_board, NULL},
    {"dice_book_overtime", dice_book_overtime, NULL},
    {"dice_book_kinds", dice_book_kinds, NULL},
    {"dice_book_regulars", dice_book_regulars, NULL},
    {"dice_book_ranking", dice_book_ranking, NULL},
    {"dice_book_odds", dice_book_odds, NULL},
    {"dice_book_controls", dice_book_controls, NULL},
    {NULL, NULL, NULL},
};
