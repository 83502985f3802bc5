/* SPDX-License-Identifier: MIT */
#include "front/mille/game_over.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/records/record_results.h"
#include "front/scenes/leaving.h"
#include "front/scenes/opponents.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

struct game_over_state *game_over_of(const struct front *front)
{
    return front_memory(front, &game_over_scene);
}

enum { PANEL_W = 464, PANEL_H = 600, PANEL_GAP = 36 };

static const float PANELS_Y = 160, GAMES_Y = 784, ROAD_H = 84;
static const float STAMP_MS = 200;

static void enter(struct front *front)
{
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    struct game_over_state *over = game_over_of(front);
    *over = (struct game_over_state){.winner = -1, .hands = pub->hand_number, .place = sheet_place_of(pub)};
    for (int side = 0; side < pub->sides; side++) {
        over->total[side] = mille_overall(pub, side);
        over->games[side] = pub->side[side].games;
    }
    int second = -1;
    for (int side = 0; side < pub->sides; side++) {
        bool first = over->winner < 0 || over->total[side] > over->total[over->winner];
        second = first ? over->winner : second < 0 || over->total[side] > over->total[second] ? side : second;
        over->winner = first ? side : over->winner;
    }
    over->second = second;
    if (over->total[over->winner] == over->total[second]) {
        over->winner = -1;
    }
    /* Of two people at one machine one wins. */
    if (!table_of(front)->celebrated) {
        mille_sound_cue(front, over->winner < 0                                  ? MILLE_CUE_HAND_OVER
                               : table_has_person(table_of(front), over->winner) ? MILLE_CUE_WIN
                                                                                 : MILLE_CUE_LOSE);
    }
    dialog_open(front, &game_over_scene);
    front_set_focus(front, SHEET_NEXT);
}

static const struct item_row rows[] = {
    {"over.again", N_("Another game"), N_("Starts the next game from 0. Games won stay counted."),
     journey_say_onward, .id = SHEET_NEXT},
    {"over.leave", N_("Leave table"), N_("Back to the title."), .id = SHEET_LEAVE},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct sheet_form sheet = sheet_form_of(front);
    sheet_items(&sheet, rows, list);
}

static bool intent(struct front *front, const struct intent *intent)
{
    return sheet_intent(front, intent, &game_over_of(front)->said);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    const struct table *table = table_of(front);
    bool person = false;
    for (int side = 0; side < mille_table_rows(table); side++) {
        person = person || table_has_person(table, side);
    }
    if (item->id == SHEET_LEAVE) {
        confirm_leave_table(front);
    } else if (person && !journey_is_over(front)) {
        opponents_ask_again(front);
    } else { /* where computers play each other there is nobody to ask */
        dialog_close(front, &game_over_scene, table_next);
    }
}

/* The stamps come down one after the other once the sheet lies. */
static bool tick(struct front *front)
{
    if (dialog_tick(front, &game_over_scene)) {
        return true;
    }
    struct game_over_state *over = game_over_of(front);
    int each = front_ticks(front, STAMP_MS);
    if (over->ticks >= 2 * each) {
        return false;
    }
    if (over->ticks++ % each == 0) {
        mille_sound_cue(front, MILLE_CUE_STAMP);
    }
    return true;
}

/* How far stamp 0 or 1 has come, 0..1. */
static float stamped(const struct front *front, int which, float blend)
{
    if (front->settings.reduced_motion) {
        return 1;
    }
    float length = (float)front_ticks(front, STAMP_MS);
    return fminf(fmaxf(((float)game_over_of(front)->ticks + blend) / length - (float)which, 0), 1);
}

/* A piece of road with a side's car, at the foot of its panel. The car stays below `words`. */
static void draw_road(struct draw_list *list, struct rect panel, const struct car *car, float words)
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
    const float scale = fminf(.78f, (y + 54 - words) / car->high) * fminf(1, (panel.w - 20) / 380);
    car_draw_shaded(list, car, panel.x + panel.w / 2 - 200 * scale, y + 54, scale);
}

static void draw_plate(struct draw_list *list, struct rect panel, bool won)
{
    furniture_plate(list, panel, 14, won ? INK_ROYAL : INK_PAPER);
    if (won) {
        /* The double gold line of a safety. */
        shape_begin(list, panel);
        shape_rect(list, 4, 4, panel.w - 8, panel.h - 8, 10, paint_line(INK_GOLD, 4));
        shape_rect(list, 10, 10, panel.w - 20, panel.h - 20, 6, paint_line(INK_GOLDLT, 1.6f));
        shape_end(list);
    }
}

static const struct car *car_of(const struct front *front, int side)
{
    return mille_driver_car(mille_table_driver(table_of(front), table_seat_of(table_of(front), side)));
}

/* A panel that lies: faces, name and car beside each other, and the points at the right. */
static void draw_row(const struct front *front, struct draw_list *list, struct rect panel, int side)
{
    const struct game_over_state *over = game_over_of(front);
    bool won = over->winner == side;
    struct rgba ink = won ? INK_CREAM : INK_INK;
    char number[NUMBER_SIZE], name[96];
    struct text out = text_in(name, sizeof name);
    table_side_sheet_name(table_of(front), side, &out);
    draw_plate(list, panel, won);
    const float face = fminf(92, panel.h - 28), figures = panel.w * .28f, right = panel.x + panel.w - 26;
    float middle = panel.y + panel.h / 2;
    float x = sheet_faces(table_of(front), list, side, (struct point){panel.x + 20, middle - face / 2}, face);
    float room = right - figures - 16 - (x + 16);
    const struct car *car = car_of(front, side);
    const float scale = fminf(.42f, fminf(room / 460, (panel.h - 66) / car->high));
    car_draw_shaded(list, car, x + 20, panel.y + panel.h - 18, scale);
    draw_text_fit(list, x + 16, panel.y + 44, name, FONT_SIGN, 34, ink, ANCHOR_START, room);
    draw_text_fit(list, right, middle + 14, number_figure(over->total[side], number), FONT_SIGN,
                  fminf(76, panel.h * .6f), won ? INK_GOLDLT : INK_INK, ANCHOR_END, figures);
    draw_text(list, right, middle + 42, _("points"), FONT_BODY_MEDIUM, 23, ink, ANCHOR_END);
}

static void draw_panel(const struct front *front, struct draw_list *list, struct rect panel, int side)
{
    const struct game_over_state *over = game_over_of(front);
    const struct table *table = table_of(front);
    bool won = over->winner == side;
    struct rgba ink = won ? INK_CREAM : INK_INK, figure = won ? INK_GOLDLT : INK_INK;
    draw_plate(list, panel, won);
    const float edges = mille_table_rows(table) > 2 ? 28 : 60;
    char name[96];
    struct text out = text_in(name, sizeof name);
    table_side_sheet_name(table, side, &out);
    /* Above the road all keeps its proportions, down to what the lowest panel leaves. */
    float middle = panel.x + panel.w / 2, s = fminf(1, (panel.h - ROAD_H - 60) / (PANEL_H - ROAD_H - 60));
    float face = 132 * s, faces = face;
    if (mille_side_seats(table) > 1) {
        const float both = 1.86f; /* of one face: the second covers the edge of the first */
        face = fminf(face, (panel.w - 24) / both);
        faces = face * both;
    }
    sheet_faces(table, list, side,
                (struct point){middle - faces / 2, panel.y + 34 * s + (132 * s - face) / 2}, face);
    draw_text_fit(list, middle, panel.y + 220 * s, name, FONT_SIGN, 46 * fmaxf(s, .75f), ink, ANCHOR_MIDDLE,
                  panel.w - edges);
    char number[NUMBER_SIZE];
    draw_text_fit(list, middle, panel.y + 344 * s, number_figure(over->total[side], number), FONT_SIGN,
                  136 * s, figure, ANCHOR_MIDDLE, panel.w - edges);
    draw_text(list, middle, panel.y + 386 * s, _("points"), FONT_BODY_MEDIUM, 28 * fmaxf(s, .85f), ink,
              ANCHOR_MIDDLE);
    draw_road(list, panel, car_of(front, side), panel.y + 398 * s);
}

/* The winner's medal on the corner of the panel. */
static void draw_medal(struct draw_list *list, struct rect panel, float t)
{
    if (t <= 0) {
        return;
    }
    /* The picture is 424 x 432 with its middle at 210, 210. */
    float part = fminf(1, panel.w / 400), opacity = fminf(t * 1.5f, 1);
    float size = .36f * part * tween_mix(2, 1, tween_ease(EASE_OUT_BACK, t));
    struct point at = {panel.x + panel.w - 78 * part, panel.y + 84 * part};
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
    int winner = game_over_of(front)->winner;
    if (winner < 0) {
        text_copy(title, size, _("Equal totals"));
    } else if (winner == table_side_of(table_of(front), table_you(table_of(front))) &&
               !table_shared(table_of(front))) {
        text_copy(title, size, _("You win the game"));
    } else {
        char name[96];
        struct text called = text_in(name, sizeof name);
        table_side_called(table_of(front), winner, &called);
        text_format(title, size,
                    mille_side_seats(table_of(front)) > 1 ? _("%s win the game") : _("%s wins the game"),
                    name);
    }
}

/* Where everything lies on the sheet. */
struct over_form {
    struct sheet_form sheet;
    struct rect panel[SIDES_MAX], band; /* by column */
    bool lying;                         /* panels are rows, one below the other */
    float band_column[SIDES_MAX];
    struct point news, stamp;
    float news_room, stamp_size;
};

static void form_full(struct over_form *form)
{
    struct rect sheet = form->sheet.box;
    const int columns = form->sheet.columns;
    const float gap = columns > 2 ? 22 : PANEL_GAP,
                w = (2.0f * PANEL_W + PANEL_GAP - gap * (float)(columns - 1)) / (float)columns;
    for (int k = 0; k < columns; k++) {
        form->panel[k] = (struct rect){sheet.x + 26 + (float)k * (w + gap), sheet.y + PANELS_Y, w, PANEL_H};
        form->band_column[k] = form->panel[k].x + w - 34;
    }
    form->band = (struct rect){sheet.x + 26, sheet.y + GAMES_Y, SHEET_W - 52, 70};
    if (columns == 2) {
        form->band_column[0] = sheet.x + 470;
        form->band_column[1] = sheet.x + 956;
    }
    form->news = (struct point){sheet.x + 46, sheet.y + 910};
    form->news_room = 250;
    form->stamp = (struct point){sheet.x + 392, sheet.y + 924};
    form->stamp_size = 1;
}

/* Games, news and stamp below each other, beside or below the panels. */
static void form_folded(struct over_form *form)
{
    const struct sheet_form *sheet = &form->sheet;
    bool beside = sheet->kind == SHEET_SIDE;
    struct rect box = sheet->box, rest = sheet->rest;
    float left = box.x + 22, room = beside ? rest.x - 22 - left : box.w - 44, top = box.y + sheet->head + 24;
    const int columns = sheet->columns;
    const float gap = columns > 2 ? 12 : 18;
    float foot = sheet_button(sheet, 0).y, w = (room - gap * (float)(columns - 1)) / (float)columns;
    float h = beside ? box.y + box.h - 24 - top : fminf(PANEL_H, foot - 280 - top);
    form->lying = columns > 2 && !beside;
    for (int k = 0; k < columns; k++) {
        form->panel[k] = (struct rect){left + (float)k * (w + gap), top, w, h};
        if (form->lying) {
            float high = (h - gap * (float)(columns - 1)) / (float)columns;
            form->panel[k] = (struct rect){left, top + (float)k * (high + gap), room, high};
        }
    }
    if (!beside) {
        rest.x = left;
        rest.w = room;
    }
    float y = beside ? top : top + h + 20;
    form->band = (struct rect){rest.x, y, rest.w, beside ? 112 : 70};
    form->band_column[0] = rest.x + rest.w * (beside ? .46f : .60f);
    form->band_column[1] = rest.x + rest.w - 16;
    for (int k = 0; k < columns && columns > 2; k++) {
        float from = beside ? 0 : .22f;
        form->band_column[k] = rest.x + (rest.w - 16) * (from + (1 - from) * (float)(k + 1) / (float)columns);
    }
    form->news = (struct point){rest.x + (beside ? 6 : 14), y + form->band.h + 44};
    form->news_room = beside ? rest.w - 12 : rest.w * .55f;
    float space = foot - 14 - (beside ? form->news.y + 46 : y + form->band.h + 12);
    form->stamp_size = fmaxf(.5f, fminf(1.2f, space / 136));
    form->stamp =
        (struct point){beside ? rest.x + rest.w / 2 : rest.x + rest.w * .78f, foot - 14 - space / 2};
}

static struct over_form form_of(const struct front *front)
{
    struct over_form form = {.sheet = sheet_form_of(front)};
    (form.sheet.kind == SHEET_FULL ? form_full : form_folded)(&form);
    return form;
}

static struct sheet_head say_head(const struct front *front)
{
    struct sheet_head head = {.title = ""};
    const struct game_over_state *over = game_over_of(front);
    char goal[NUMBER_SIZE];
    title_text(front, head.title, sizeof head.title);
    text_format(head.label, sizeof head.label, _n("%d HAND", "%d HANDS", over->hands), over->hands);
    if (table_of(front)->session.journal.setup.option[OPTION_LENGTH] == LENGTH_HAND) {
        text_copy(head.line, sizeof head.line, _("One hand decides"));
    } else {
        text_format(head.line, sizeof head.line, _("Race to %s"), number_figure(GAME_POINTS, goal));
    }
    return head;
}

void game_over_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken)
{
    const struct over_form form = form_of(front);
    const struct sheet_head head = say_head(front);
    sheet_taken(list, &form.sheet, &head, 2, taken);
    speech_take(taken, form.band, 1);
    for (int k = 0; k < form.sheet.columns; k++) {
        speech_take(taken, form.panel[k], 1);
    }
}

static void draw_games(const struct front *front, struct draw_list *list, const struct over_form *form)
{
    const int columns = form->sheet.columns;
    int16_t games[SIDES_MAX], most = 0;
    int with_most = 0;
    for (int k = 0; k < columns; k++) {
        games[k] = game_over_of(front)->games[sheet_side(table_of(front), k)];
        with_most = games[k] > most ? 1 : with_most + (games[k] == most);
        most = games[k] > most ? games[k] : most;
    }
    struct rect band = form->band;
    bool high = band.h > 80; /* the figures stand below the word */
    shape_begin(list, band);
    shape_rect(list, 0, 0, band.w, band.h, 8, paint_fill(INK_INK));
    shape_end(list);
    draw_text_fit(list, band.x + 20, band.y + (high ? 42 : 48), _("Games"), FONT_BODY_SEMI, high ? 32 : 40,
                  INK_CREAM, ANCHOR_START, 190);
    float label = fminf(draw_text_width(list, _("Games"), FONT_BODY_SEMI, high ? 32 : 40, 0), 190);
    bool stones = sheet_stones_fit(form->band_column, columns, band.x + (high ? 8 : 28 + label), games);
    for (int k = 0; k < columns; k++) {
        bool best = with_most == 1 && games[k] == most;
        sheet_games(list, form->band_column[k], band.y + (high ? 96 : 51), games[k], stones,
                    best ? INK_SUN : INK_CREAM);
    }
}

/* What the game means for the high scores, if anything. */
static const char *news_text(const struct front *front)
{
    const char *news = record_results_news_text(front);
    int winner = game_over_of(front)->winner;
    if (news[0]) {
        return news;
    }
    if (winner < 0 || table_has_person(table_of(front), winner)) {
        return _("The next game starts from\u00a00.");
    }
    return mille_table_rows(table_of(front)) > 2 ? _("Never mind: all start at\u00a00 again.")
                                                 : _("Never mind: both start at\u00a00 again.");
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct game_over_state *over = game_over_of(front);
    const struct over_form form = form_of(front);
    sheet_scenery(front, list, over->place);
    dialog_begin(front, list, &game_over_scene, 0, blend);

    const struct sheet_head head = say_head(front);
    sheet_paper(list, &form.sheet, &head);
    for (int k = 0; k < form.sheet.columns; k++) {
        int side = sheet_side(table_of(front), k);
        struct rect panel = form.panel[k];
        (form.lying ? draw_row : draw_panel)(front, list, panel, side);
        if (over->winner == side && form.lying) {
            panel.w = 190; /* the medal lies on the faces */
            draw_medal(list, panel, stamped(front, 0, blend));
        } else if (over->winner == side) {
            draw_medal(list, panel, stamped(front, 0, blend));
        }
    }
    draw_games(front, list, &form);
    draw_text_wrapped(list, form.news.x, form.news.y, news_text(front), FONT_BODY_MEDIUM, 26, INK_INK,
                      ANCHOR_START, form.news_room, 36);
    sheet_buttons(front, list, &game_over_scene, &form.sheet, journey_onward(front, _("Another game")));
    sheet_postmark(list, form.stamp, form.stamp_size, _("ARRIVÉE"),
                   over->total[over->winner < 0 ? 0 : over->winner], stamped(front, 1, blend));
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    const struct game_over_state *over = game_over_of(front);
    status->lamp = true;
    title_text(front, status->message, sizeof status->message);
    status->spare = true;
    int first = over->winner < 0 ? 0 : over->winner;
    const struct sheet_form sheet = sheet_form_of(front);
    if (sheet.kind == SHEET_FULL) { /* elsewhere the hint would lie on the sheet */
        char number[2][NUMBER_SIZE];
        text_format(status->hint, sizeof status->hint, _("%s to %s"),
                    number_figure(over->total[first], number[0]),
                    number_figure(over->total[over->second], number[1]));
    }
    sheet_status(front, &game_over_scene, &sheet, journey_onward(front, _("Another game")), over->said,
                 status);
}

const struct scene game_over_scene = {
    .name = "game_over",
    .state_size = sizeof(struct game_over_state),
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
