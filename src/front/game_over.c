/* SPDX-License-Identifier: MIT */
#include "front/game_over.h"

#include "base/words.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "front/sheet.h"
#include "front/sheet_acts.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { ITEM_LEAVE, ITEM_AGAIN };
enum { PANEL_W = 464, PANEL_H = 600, PANEL_GAP = 36 };

static const float PANELS_Y = 160, GAMES_Y = 784, ROAD_H = 84;
static const float STAMP_MS = 200;

static int best_total(const struct game_over_state *over)
{
    return over->total[0] > over->total[1] ? over->total[0] : over->total[1];
}

/* Two people at one machine: whoever wins is one of them. */
static void hear_end(struct front *front)
{
    const struct session *session = &front->table.session;
    int winner = front->game_over.winner;
    enum cue cue = winner < 0 ? CUE_HAND_OVER : session_is_human(session, winner) ? CUE_WIN : CUE_LOSE;
    sounds_cue(front, cue);
}

static void enter(struct front *front)
{
    const struct mille_public *pub = &mille_table_state(front)->pub;
    struct game_over_state *over = &front->game_over;
    *over = (struct game_over_state){.news = over->news, .winner = -1, .hands = pub->hand_number};
    for (int side = 0; side < pub->sides; side++) {
        over->total[side] = (int16_t)mille_overall(pub, side);
        over->games[side] = pub->side[side].games;
    }
    if (over->total[0] != over->total[1]) {
        over->winner = over->total[0] > over->total[1] ? 0 : 1;
    }
    hear_end(front);
    dialog_open(front, &game_over_scene);
    front_set_focus(front, ITEM_AGAIN);
}

static void items(const struct front *front, struct focus_list *list)
{
    struct rect sheet = sheet_place(front->frame.canvas);
    focus_add(list, ITEM_AGAIN, sheet_button(sheet, ITEM_AGAIN), true, 0, "over.again");
    focus_add(list, ITEM_LEAVE, sheet_button(sheet, ITEM_LEAVE), true, 0, "over.leave");
}

static bool intent(struct front *front, const struct intent *intent)
{
    return dialog_leaving(front, &game_over_scene) || sheet_intent(front, intent, &front->game_over.said);
}

/* A sitting at which nobody of the house drives has nobody to ask. */
static bool is_played(const struct front *front)
{
    const struct session *session = &front->table.session;
    return session_is_human(session, TABLE_YOU) || session_is_human(session, TABLE_OPPONENT);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_LEAVE) {
        confirm_leave_table(front);
    } else if (is_played(front)) {
        opponents_ask_again(front);
    } else {
        dialog_close(front, &game_over_scene, mille_table_next);
    }
}

/* The stamps come down one after the other once the sheet lies. */
static bool tick(struct front *front)
{
    if (dialog_tick(front, &game_over_scene)) {
        return true;
    }
    if (front->game_over.ticks >= 2 * front_ticks(front, STAMP_MS)) {
        return false;
    }
    int each = front_ticks(front, STAMP_MS);
    if (front->game_over.ticks % each == 0) {
        sounds_cue(front, CUE_STAMP);
    }
    front->game_over.ticks++;
    return true;
}

/* How far stamp 0 or 1 has come, 0..1. */
static float stamped(const struct front *front, int which, float blend)
{
    if (front->settings.reduced_motion) {
        return 1;
    }
    float length = (float)front_ticks(front, STAMP_MS);
    return fminf(fmaxf(((float)front->game_over.ticks + blend) / length - (float)which, 0), 1);
}

/* A piece of road with a side's car on it, at the foot of its panel. */
static void draw_road(struct draw_list *list, struct rect panel, const struct car *car)
{
    float y = panel.y + panel.h - ROAD_H - 12;
    shape_begin(list, (struct rect){panel.x + 12, y, panel.w - 24, ROAD_H});
    shape_rect(list, 0, 0, panel.w - 24, ROAD_H, 6, paint_fill(INK_ASPHALT));
    shape_rect(list, 0, 6, panel.w - 24, 4, 0, paint_fill(INK_CREAM));
    int dashes = (int)((panel.w - 88) / 84) + 1;
    for (int i = 0; i < dashes; i++) {
        shape_rect(list, 18 + 84 * (float)i, ROAD_H - 18, 48, 6, 0, paint_fill(INK_CREAM));
    }
    shape_end(list);
    /* An awning must not reach the points. */
    const float scale = fminf(.78f, 160 / car->high);
    car_draw_shaded(list, car, panel.x + panel.w / 2 - 200 * scale, y + 54, scale);
}

static void draw_panel(const struct front *front, struct draw_list *list, struct rect panel, int side)
{
    const struct game_over_state *over = &front->game_over;
    bool won = over->winner == side;
    struct rgba ink = won ? INK_CREAM : INK_INK, figure = won ? INK_GOLDLT : INK_INK;
    furniture_plate(list, panel, 14, won ? INK_ROYAL : INK_PAPER);
    if (won) {
        /* The double gold line of a safety. */
        shape_begin(list, panel);
        shape_rect(list, 4, 4, panel.w - 8, panel.h - 8, 10, paint_line(INK_GOLD, 4));
        shape_rect(list, 10, 10, panel.w - 20, panel.h - 20, 6, paint_line(INK_GOLDLT, 1.6f));
        shape_end(list);
    }
    float middle = panel.x + panel.w / 2;
    draw_sprite(list, mille_table_portrait(front, side), (struct rect){middle - 66, panel.y + 34, 132, 132});
    draw_text_fit(list, middle, panel.y + 220, mille_table_sheet_name(front, side), FONT_SIGN, 46,
                  ink, ANCHOR_MIDDLE, panel.w - 60);
    char number[24];
    struct text out = text_in(number, sizeof number);
    mille_number(over->total[side], &out);
    draw_text_fit(list, middle, panel.y + 344, number, FONT_SIGN, 136, figure, ANCHOR_MIDDLE, panel.w - 60);
    draw_text(list, middle, panel.y + 386, _("points"), FONT_BODY_MEDIUM, 28, ink, ANCHOR_MIDDLE);
    draw_road(list, panel, &mille_table_driver(front, side)->car);
}

/* The winner's medal on the corner of the panel. */
static void draw_medal(struct draw_list *list, struct rect panel, float t)
{
    if (t <= 0) {
        return;
    }
    /* The picture is 424 x 432 with its middle at 210, 210. */
    float size = .36f * tween_mix(2, 1, tween_ease(EASE_OUT_BACK, t)), opacity = fminf(t * 1.5f, 1);
    struct point at = {panel.x + panel.w - 78, panel.y + 84};
    struct draw_command *seal = draw_sprite(
        list, "icons/seal", (struct rect){at.x - 210 * size, at.y - 210 * size, 424 * size, 432 * size});
    seal->ink = ink_fade(seal->ink, opacity);
    seal->flags |= t < 1 ? DRAW_MOVING : 0u;
    struct rgba gold = ink_fade(INK_GOLDLT, opacity);
    draw_text_fit(list, at.x, at.y + 46 * size, _("No. 1"), FONT_SIGN, 122 * size, gold, ANCHOR_MIDDLE,
                  250 * size);
}

static void title_text(const struct front *front, char *title, size_t size)
{
    int winner = front->game_over.winner;
    if (winner < 0) {
        text_copy(title, size, _("Equal totals"));
    } else if (winner == mille_table_you(front) && !mille_table_shared(front)) {
        text_copy(title, size, _("You win the game"));
    } else {
        text_format(title, size, _("%s wins the game"), mille_table_called(front, winner));
    }
}

static void draw_games(const struct front *front, struct draw_list *list, struct rect sheet)
{
    struct rect band = {sheet.x + 26, sheet.y + GAMES_Y, SHEET_W - 52, 70};
    shape_begin(list, band);
    shape_rect(list, 0, 0, band.w, band.h, 8, paint_fill(INK_INK));
    shape_end(list);
    draw_text_fit(list, band.x + 20, band.y + 48, _("Games"), FONT_BODY_SEMI, 40, INK_CREAM, ANCHOR_START,
                  190);
    for (int side = 0; side < SHEET_SIDES; side++) {
        bool best = front->game_over.games[side] > front->game_over.games[!side];
        sheet_games(list, sheet.x + (side == 0 ? 470.0f : 956.0f), band.y + 51, front->game_over.games[side],
                    best ? INK_SUN : INK_CREAM);
    }
}

/* What the game means for the high scores, if anything. */
static const char *news_text(const struct front *front)
{
    int news = front->game_over.news;
    return (news & RECORDS_NEW_TOTAL) && (news & RECORDS_NEW_SPREAD) ? _("Two new high scores!")
           : news & (RECORDS_NEW_TOTAL | RECORDS_NEW_SPREAD)         ? _("A new high score!")
                                                                     : _("The next game starts from 0.");
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct game_over_state *over = &front->game_over;
    struct rect sheet = sheet_place(list->frame.canvas);
    bool lost = over->winner >= 0 && !session_is_human(&front->table.session, over->winner);
    if (lost) {
        sheet_backdrop(list, "scenes/title");
    } else {
        sheet_scenery(list, GOAL_EXTENDED, GOAL_EXTENDED, &mille_table_driver(front, 0)->car,
                      &mille_table_driver(front, 1)->car);
    }
    dialog_begin(front, list, &game_over_scene, lost ? .45f : 0, blend);

    char title[160], hands[64], goal[24], line[96];
    title_text(front, title, sizeof title);
    text_format(hands, sizeof hands, _n("%d HAND", "%d HANDS", over->hands), over->hands);
    struct text out = text_in(goal, sizeof goal);
    mille_number(GAME_POINTS, &out);
    text_format(line, sizeof line, _("Race to %s"), goal);
    sheet_paper(list, sheet, title, hands, line);
    for (int side = 0; side < SHEET_SIDES; side++) {
        struct rect panel = {sheet.x + 26 + (float)side * (PANEL_W + PANEL_GAP), sheet.y + PANELS_Y, PANEL_W,
                             PANEL_H};
        draw_panel(front, list, panel, side);
        if (over->winner == side) {
            draw_medal(list, panel, stamped(front, 0, blend));
        }
    }
    draw_games(front, list, sheet);
    draw_text_wrapped(list, sheet.x + 46, sheet.y + 910, news_text(front), FONT_BODY_MEDIUM, 26, INK_INK,
                      ANCHOR_START, 250, 36);
    int focus = front_focus_of(front, &game_over_scene);
    furniture_button(list, sheet_button(sheet, ITEM_LEAVE), _("Leave table"), INK_PAPER, INK_INK,
                     focus == ITEM_LEAVE, front->pressed == ITEM_LEAVE);
    furniture_button(list, sheet_button(sheet, ITEM_AGAIN), _("Another game"), INK_GREEN, INK_CREAM,
                     focus == ITEM_AGAIN, front->pressed == ITEM_AGAIN);
    float t = stamped(front, 1, blend);
    char figure[16];
    text_format(figure, sizeof figure, "%d", best_total(over));
    if (t > 0) {
        sheet_postmark(list,
                       &(struct sheet_postmark){.middle = {sheet.x + 392, sheet.y + 924},
                                                .size = tween_mix(1.7f, 1, tween_ease(EASE_OUT_BACK, t)),
                                                .opacity = tween_ease(EASE_OUT_QUAD, t),
                                                .head = _("ARRIVÉE"),
                                                .figure = figure,
                                                .foot = _("AOÛT 1955")});
    }
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    const struct game_over_state *over = &front->game_over;
    status->lamp = true;
    title_text(front, status->message, sizeof status->message);
    char number[SHEET_SIDES][24];
    for (int side = 0; side < SHEET_SIDES; side++) {
        struct text out = text_in(number[side], sizeof number[side]);
        mille_number(over->total[side], &out);
    }
    int first = over->winner < 0 ? 0 : over->winner;
    text_format(status->hint, sizeof status->hint, _("%s to %s"), number[first], number[!first]);
    if (over->said) {
        text_copy(status->hint, sizeof status->hint, _(over->said));
    }
    bool leaving = front_focus_of(front, &game_over_scene) == ITEM_LEAVE;
    if (!leaving) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Another game")};
    }
    sheet_prompts(front, status);
    status->prompt[status->prompts++] =
        (struct prompt){leaving ? PROMPT_CONFIRM : PROMPT_CANCEL, _("Leave table")};
}

const struct scene game_over_scene = {
    .name = "game_over",
    .opaque = true,
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = confirm_leave_table,
    .tick = tick,
    .draw = draw,
    .status = status,
};
