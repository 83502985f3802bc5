/* SPDX-License-Identifier: MIT */
#include "front/lesson/lessons.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/stage/ask.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/tween.h"

#include <string.h>

/* Under the game's name in the settings. */
#define DONE "lessons"
#define OFFERED "lessons_offered"

static const float hop_ms = 2500;

struct lessons_state *lessons_of(const struct front *front)
{
    return part_of(front, &lessons_part);
}

bool lessons_exist(const struct game_front *game)
{
    return game->lessons != NULL && game->lessons->count > 0;
}

unsigned lessons_done(const struct front *front, const struct game_front *game)
{
    return (unsigned)settings_number(&front->settings, game->game->name, DONE, 0);
}

const struct lesson *lessons_now(const struct front *front)
{
    const struct lessons_state *lessons = lessons_of(front);
    return &lessons->game->lessons->lesson[lessons->which];
}

static const struct lesson_step *step_now(const struct front *front)
{
    return &lessons_now(front)->steps[lessons_of(front)->step];
}

static bool is_like(struct move pattern, struct move move)
{
    return pattern.kind == move.kind && (pattern.card == 0 || pattern.card == move.card) &&
           (pattern.target == 0 || pattern.target == move.target) &&
           (pattern.extra == 0 || pattern.extra == move.extra);
}

bool lesson_names(const struct lesson_step *step, struct move move)
{
    for (int i = 0; i < LESSON_MOVES && step->moves[i].kind != 0; i++) {
        if (is_like(step->moves[i], move)) {
            return true;
        }
    }
    return false;
}

/* ---- coming and going ------------------------------------------------------------------------------ */

void lessons_open(struct front *front, const struct game_front *game)
{
    CHECK(lessons_exist(game));
    lessons_of(front)->game = game;
    lessons_of(front)->at_table = front_has(front, OPEN_TABLE);
    front_open(front, OPEN_LESSONS);
}

void lessons_start(struct front *front, const struct game_front *game, int which)
{
    CHECK(lessons_exist(game) && which >= 0 && which < game->lessons->count);
    struct lessons_state *lessons = lessons_of(front);
    lessons->game = game;
    lessons->due = true;
    lessons->which = which;
    front_go(front, OPEN_TABLE);
}

static void sit(const struct front *front, const struct game_front *game, struct journal_seat *seat, int at)
{
    if (at == 0) {
        seat->player = PLAYER_HUMAN;
        text_copy(seat->name, sizeof seat->name, front->settings.name);
        return;
    }
    const struct opponent *who = opponent_find(game, game->lessons->opponents[at - 1]);
    seat->player = game_player_find(game->game, who->player);
    text_copy(seat->name, sizeof seat->name, _(who->name));
}

static void deal(struct front *front, const struct game_front *game, const struct lesson *lesson,
                 const char *position)
{
    struct session session;
    struct game_setup setup = {.seed = lesson->seed, .seats = lesson->seats};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    setup.sides = lesson->sides > 0 ? lesson->sides : lesson->seats;
    memcpy(setup.option, lesson->option, sizeof setup.option);
    for (int seat = 0; seat < lesson->seats; seat++) {
        sit(front, game, &seats[seat], seat);
    }
    session_start(&session, game->game, &setup, seats, NULL);
    if (position) {
        char reason[160];
        struct text why = text_in(reason, sizeof reason);
        bool laid = session_prepare(&session, position, &why);
        CHECK(laid);
    }
    table_take(front, &session);
}

void lessons_enter(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (!lessons->due) {
        return;
    }
    lessons_put_back(front);
    *lessons = (struct lessons_state){
        .game = lessons->game, .at_table = lessons->at_table, .which = lessons->which, .said = -1};
    table_give(table_at(front, TABLE_LESSON), lessons->game);
    table_at(front, TABLE_LESSON)->foot_height = lessons_foot_height;
    table_turn_to(front, TABLE_LESSON);
    deal(front, lessons->game, lessons_now(front), lessons_now(front)->position);
    table_lay(front); /* who sits there is known now */
    front_trace(front, "\"kind\":\"lesson\",\"game\":\"%s\",\"lesson\":%d", lessons->game->game->name,
                lessons->which + 1);
}

void lessons_put_back(struct front *front)
{
    if (!table_is_lesson(table_of(front))) {
        return;
    }
    table_free(table_of(front));
    table_turn_to(front, TABLE_LIVE);
    if (table_of(front)->seated) {
        table_again(table_of(front));
    }
}

void lessons_leave(struct front *front)
{
    bool back = lessons_of(front)->at_table && table_at(front, TABLE_LIVE)->seated;
    front_go(front, back ? OPEN_TABLE : OPEN_TITLE);
    front_open(front, OPEN_LESSONS);
}

static void to_list(struct front *front)
{
    lessons_open(front, table_game(front));
}

/* A person who has played the game before knows it. */
static bool is_known(const struct front *front, const char *game)
{
    return settings_number(&front->settings, game, OFFERED, 0) != 0 ||
           settings_company(&front->settings, game) != NULL;
}

bool lessons_offer(struct front *front, void (*otherwise)(struct front *front))
{
    const struct game_front *game = table_game(front);
    if (!lessons_exist(game) || is_known(front, game->game->name)) {
        return false;
    }
    settings_set_number(&front->settings, game->game->name, OFFERED, 1);
    front_save_settings(front);
    confirm_open(front, &(struct confirm_question){.title = _(game->lessons->ask),
                                                   .text = _(game->lessons->offer),
                                                   .yes = _(game->lessons->title),
                                                   .no = _("To the table"),
                                                   .advised = true,
                                                   .passes = true,
                                                   .on_yes = to_list,
                                                   .on_no = otherwise});
    return true;
}

/* ---- at the table ---------------------------------------------------------------------------------- */

const struct lesson_step *lessons_wanted(const struct front *front)
{
    if (!table_is_lesson(table_of(front)) || lessons_of(front)->over || table_moves(table_of(front))) {
        return NULL;
    }
    const struct lesson_step *step = step_now(front);
    return step->act == LESSON_LEARN ? step : NULL;
}

bool lessons_wants(const struct front *front, struct move move)
{
    const struct lesson_step *step = lessons_wanted(front);
    return step && lesson_names(step, move);
}

const char *lessons_object(const struct front *front, struct move move)
{
    const struct table *table = table_of(front);
    if (!table_is_lesson(table_of(front)) || session_turn(&table->session) != table_you(table_of(front))) {
        return NULL;
    }
    if (table->session.game->why_not(table_seen(table_of(front)), move) != REFUSAL_NONE) {
        return NULL; /* the rules have a better reason */
    }
    const struct lesson_step *step = step_now(front);
    if (step->act == LESSON_LEARN && lesson_names(step, move)) {
        return NULL;
    }
    return step->otherwise ? _(step->otherwise)
                           : _("You may, but not in this lesson: do what the coach says.");
}

void lessons_played(struct front *front)
{
    if (table_is_lesson(table_of(front)) && step_now(front)->act != LESSON_END) {
        lessons_of(front)->step++;
    }
}

bool lessons_opponent(const struct front *front, struct move *move)
{
    const struct session *session = &table_of(front)->session;
    const struct lesson_step *step = step_now(front);
    struct move legal[GAME_MOVES_MAX];
    if (step->act != LESSON_OPPONENT) {
        return false;
    }
    int count = session->game->legal(session->state, legal), at = 0;
    while (at < count && !is_like(step->moves[0], legal[at])) {
        at++;
    }
    CHECK(at < count);
    *move = legal[at];
    return true;
}

void lessons_finish(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    lessons->over = true;
    unsigned done = lessons_done(front, lessons->game) | 1u << lessons->which;
    settings_set_number(&front->settings, lessons->game->game->name, DONE, (int)done);
    front_save_settings(front);
    front_trace(front, "\"kind\":\"lesson-done\",\"game\":\"%s\",\"lesson\":%d", lessons->game->game->name,
                lessons->which + 1);
    front_open(front, OPEN_LESSON_END);
}

/* Another position comes on the table. */
static void lay_next(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    deal(front, lessons->game, lessons_now(front), step_now(front)->position);
    lessons->step++;
    table_lay(front);
}

bool lessons_tick(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (!table_is_lesson(table_of(front)) || lessons->over || table_moves(table_of(front))) {
        return false;
    }
    if (step_now(front)->act == LESSON_LAY) {
        lay_next(front);
    }
    if (lessons->said != lessons->step) {
        lessons->said = lessons->step;
        lessons->hop = tween_ticks(hop_ms);
        front_touch(front);
    }
    bool over = table_phase(table_of(front)) != GAME_PLAYING;
    if (lessons_now(front)->sheet || (!over && step_now(front)->act != LESSON_END)) {
        return false;
    }
    lessons_finish(front);
    return true;
}

bool lessons_point(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (!table_is_lesson(table_of(front)) || front->settings.reduced_motion || lessons->hop <= 0 ||
        !table_ready(table_of(front))) {
        return false;
    }
    lessons->hop--;
    return true;
}

const struct part lessons_part = {.size = sizeof(struct lessons_state)};
