/* SPDX-License-Identifier: MIT */
#include "front/mille/lessons.h"

#include "base/check.h"
#include "base/words.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/confirm.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "games/mille/prepare_text.h"

struct lessons_state *lessons_of(const struct front *front)
{
    return part_of(front, &lessons_part);
}

/* Any number does: what matters of a lesson's deal is written down. */
enum { LESSON_SEED = 1955 };

static const struct lesson_step *step_now(const struct front *front)
{
    const struct lessons_state *lessons = lessons_of(front);
    return &lessons_table[lessons->which].steps[lessons->step];
}

static bool names(const struct lesson_step *step, int card)
{
    for (int i = 0; i < LESSON_CARDS; i++) {
        if (card != CARD_NONE && step->cards[i] == card) {
            return true;
        }
    }
    return false;
}

/* ---- coming and going ------------------------------------------------------------------------------ */

void lessons_start(struct front *front, int which)
{
    CHECK(which >= 0 && which < LESSONS);
    lessons_of(front)->due = true;
    lessons_of(front)->which = which;
    front_reset(front, &table_scene);
}

static void deal(struct front *front, const struct lesson *lesson)
{
    struct session session;
    struct game_setup setup = {.seed = LESSON_SEED, .seats = 2, .sides = 2};
    setup.option[OPTION_EXTENSION] = lesson->extension ? EXTENSION_ON : EXTENSION_OFF;
    struct journal_seat seats[2] = {{.player = PLAYER_HUMAN}, {.player = 0}};
    text_copy(seats[TABLE_YOU].name, sizeof seats[TABLE_YOU].name, front->settings.name);
    text_copy(seats[TABLE_OPPONENT].name, sizeof seats[TABLE_OPPONENT].name, _("Léa"));
    session_start(&session, &mille_game, &setup, seats, NULL);
    char line[PREPARED_TEXT_SIZE], reason[160];
    struct text position = text_in(line, sizeof line), why = text_in(reason, sizeof reason);
    mille_prepared_format(&lesson->position, &position);
    bool laid = session_prepare(&session, line, &why);
    CHECK(laid);
    table_take(front, &session);
}

void lessons_enter(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (!lessons->due) {
        return;
    }
    lessons_put_back(front);
    int which = lessons->which;
    *lessons = (struct lessons_state){.which = which, .said = -1};
    table_turn_to(front, TABLE_LESSON);
    deal(front, &lessons_table[which]);
    front_trace(front, "\"kind\":\"lesson\",\"lesson\":%d", which + 1);
}

void lessons_put_back(struct front *front)
{
    if (!table_is_lesson(front)) {
        return;
    }
    table_free(front);
    table_turn_to(front, TABLE_LIVE);
    if (table_of(front)->seated) {
        table_again(front);
    }
}

void lessons_leave(struct front *front)
{
    front_reset(front, &title_scene);
    front_push(front, &lessons_scene);
}

static void to_list(struct front *front)
{
    front_push(front, &lessons_scene);
}

void lessons_offer(struct front *front, void (*otherwise)(struct front *front))
{
    if (front->settings.lessons_offered) {
        otherwise(front);
        return;
    }
    front->settings.lessons_offered = true;
    front_save_settings(front);
    confirm_open(
        front, &(struct confirm_question){
                   .title = _("Learn to drive first?"),
                   .text = _("Nine short lessons at the table show how the game is played. They wait on the "
                             "title for later, too."),
                   .yes = _("Learn to drive"),
                   .no = _("To the table"),
                   .advised = true,
                   .on_yes = to_list,
                   .on_no = otherwise});
}

/* ---- at the table ---------------------------------------------------------------------------------- */

const struct lesson_step *lessons_wanted(const struct front *front)
{
    const struct lessons_state *lessons = lessons_of(front);
    if (!table_is_lesson(front) || lessons->over || mille_view_of(front)->shown.count > 0) {
        return NULL;
    }
    const struct lesson_step *step = step_now(front);
    return step->act >= LEARN_DRAW && step->act <= LEARN_ANSWER ? step : NULL;
}

bool lessons_means(const struct front *front, int card)
{
    const struct lesson_step *step = lessons_wanted(front);
    return step && (step->act == LEARN_PLAY || step->act == LEARN_DISCARD) && names(step, card);
}

static bool is_wanted(const struct lesson_step *step, struct move move)
{
    switch (step->act) {
    case LEARN_DRAW:
        return move.kind == MOVE_DRAW;
    case LEARN_PLAY:
        return move.kind == MOVE_PLAY && names(step, move.card);
    case LEARN_DISCARD:
        return move.kind == MOVE_DISCARD && names(step, move.card);
    case LEARN_ANSWER:
        return move.kind == MOVE_EXTEND || move.kind == MOVE_FINISH;
    default:
        return false;
    }
}

const char *lessons_object(const struct front *front, struct move move)
{
    if (!table_is_lesson(front) || session_turn(&table_of(front)->session) != TABLE_YOU) {
        return NULL;
    }
    const struct mille_observation *seen = mille_table_seen(front);
    if (mille_legal(&seen->pub, &seen->own, move) != REFUSAL_NONE) {
        return NULL; /* the rules have a better reason */
    }
    const struct lesson_step *step = step_now(front);
    if (is_wanted(step, move)) {
        return NULL;
    }
    return step->otherwise ? _(step->otherwise)
                           : _("You may, but not in this lesson: do what the coach says.");
}

void lessons_played(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (table_is_lesson(front) && step_now(front)->act != LESSON_END) {
        lessons->step++;
    }
}

struct move lessons_rival(const struct front *front)
{
    const struct lesson_step *step = step_now(front);
    if (step->act == RIVAL_DRAW) {
        return (struct move){.kind = MOVE_DRAW};
    }
    if (step->act == RIVAL_DISCARD) {
        return (struct move){.kind = MOVE_DISCARD, .card = step->cards[0]};
    }
    CHECK(step->act == RIVAL_PLAY);
    struct mille_observation seen;
    session_observe(&table_of(front)->session, TABLE_OPPONENT, &seen);
    return mille_play_of(&seen.pub, &seen.own, step->cards[0]);
}

static void finish(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    lessons->over = true;
    front->settings.lessons |= 1 << lessons->which;
    front_save_settings(front);
    front_trace(front, "\"kind\":\"lesson-done\",\"lesson\":%d", lessons->which + 1);
    front_push(front, &lesson_end_scene);
}

bool lessons_tick(struct front *front)
{
    struct lessons_state *lessons = lessons_of(front);
    if (!table_is_lesson(front) || lessons->over || mille_view_of(front)->shown.count > 0) {
        return false;
    }
    if (lessons->said != lessons->step) {
        lessons->said = lessons->step;
        front_touch(front);
    }
    const struct lesson *lesson = &lessons_table[lessons->which];
    bool hand_over = mille_table_seen(front)->pub.phase == PHASE_HAND_OVER;
    if (lesson->sheet || (!hand_over && step_now(front)->act != LESSON_END)) {
        return false;
    }
    finish(front);
    return true;
}

void lessons_sheet_read(struct front *front)
{
    finish(front);
}

const struct part lessons_part = {.size = sizeof(struct lessons_state)};
