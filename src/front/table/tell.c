/* SPDX-License-Identifier: MIT */
#include "front/table/tell.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/bar.h"
#include "front/table/motion.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* A name may hold what ends a string of the trace. */
static void add_quoted(const char *says, struct text *out)
{
    for (const char *at = says; *at; at++) {
        bool ends = *at == '"' || *at == '\\';
        text_addf(out, "%s%c", ends ? "\\" : "", (unsigned char)*at < ' ' ? ' ' : *at);
    }
}

static struct told_line *add(struct told *told, enum tell_kind kind, int seat, const char *says)
{
    struct told_line *line = &told->line[told->count++ % TELL_LINES];
    *line = (struct told_line){.kind = kind, .seat = seat};
    text_copy(line->says, sizeof line->says, says);
    return line;
}

static struct told_line *tell(struct table *table, enum tell_kind kind, int seat, const char *says)
{
    static const char *const kinds[] = {[TELL_EVENT] = "event", [TELL_TURN] = "turn"};
    struct told_line *line = add(&table->told, kind, seat, says);
    char buffer[2 * TELL_SIZE];
    struct text quoted = text_in(buffer, sizeof buffer);
    add_quoted(line->says, &quoted);
    front_trace(table->front, "\"kind\":\"told\",\"of\":\"%s\",\"seat\":%d,\"says\":\"%s\"", kinds[kind],
                seat, buffer);
    return line;
}

void table_tell_step(struct table *table, const struct motion_step *step)
{
    const struct game_view *view = table->game->view;
    char says[TELL_SIZE], aloud[TELL_SIZE];
    struct text out = text_in(says, sizeof says), voice = text_in(aloud, sizeof aloud);
    table->told.now = false; /* until the line is there */
    bool now = view->tell(table, step, &out);
    bool urgent = view->aloud && view->aloud(table, step, &voice);
    if (now || aloud[0]) {
        struct told_line *line = now ? tell(table, TELL_EVENT, step->event.seat, says)
                                     : add(&table->told, TELL_ALOUD, step->event.seat, "");
        text_copy(line->aloud, sizeof line->aloud, aloud);
        line->urgent = urgent;
    }
    table->told.now = now;
}

void table_tell_news(struct table *table, int seat, const char *says)
{
    table->told.now = false; /* it is no step's */
    tell(table, TELL_EVENT, seat, says);
}

bool table_sentence(const struct table *table, const struct event *event, struct text *out)
{
    return table->game->view->tell(table, &(struct motion_step){.event = *event}, out);
}

void table_tell_ahead(const struct table *table, struct draw_list *list)
{
    const struct motion *motion = table_motion(table);
    struct status status = {.lamp = false};
    table->game->view->status(table, &status);
    for (int i = 0; i < motion->count; i++) {
        struct text says = text_in(status.message, sizeof status.message);
        if (table->game->view->tell(table, &motion->step[i], &says)) {
            bar_draw(table->front, list, &status);
        }
    }
}

void table_tell_turn(struct table *table)
{
    struct told *told = &table->told;
    int moves = session_moves(&table->session) + 1, turn = session_turn(&table->session);
    bool own = turn == table_you(table), same = turn == told->turn && !own;
    if (told->turn_moves == moves || table_moves(table) || (own && !table_ready(table))) {
        return;
    }
    told->turn_moves = moves;
    told->turn = turn;
    told->now = false;
    if (turn != SEAT_NONE && !same) {
        struct status status = {.lamp = false};
        table->game->view->status(table, &status);
        tell(table, TELL_TURN, turn, status.message);
    }
}

const struct told_line *table_told(const struct table *table, int back)
{
    const struct told *told = &table->told;
    CHECK(back >= 0 && back < TELL_LINES);
    return back < told->count ? &told->line[(told->count - 1 - back) % TELL_LINES] : NULL;
}

const char *table_told_now(const struct table *table)
{
    return table->told.now ? table_told(table, 0)->says : NULL;
}
