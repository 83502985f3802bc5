/* SPDX-License-Identifier: MIT */
#include "front/mille/game_over.h"
#include "front/mille/game_over_panel.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/narration/narration.h"
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

enum { PANEL_W = 464, PANEL_H = 600, PANEL_GAP = 36, HALF_FIGURE = 11, BAND_FACE = 38 };

static const float PANELS_Y = 160, GAMES_Y = 784;
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
    {"over.leave", N_("Leave table"), N_("Back to the title."), journey_say_leave, .id = SHEET_LEAVE},
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
    /* With many columns the band is higher: figures stand in the middle of panels, below the word. */
    const float gap = columns > 2 ? 22 : PANEL_GAP, more = columns > 2 ? 36 : 0,
                w = (2.0f * PANEL_W + PANEL_GAP - gap * (float)(columns - 1)) / (float)columns;
    for (int k = 0; k < columns; k++) {
        form->panel[k] =
            (struct rect){sheet.x + 26 + (float)k * (w + gap), sheet.y + PANELS_Y, w, PANEL_H - more};
        form->band_column[k] = form->panel[k].x + w / 2 + HALF_FIGURE;
    }
    form->band = (struct rect){sheet.x + 26, sheet.y + GAMES_Y - more, SHEET_W - 52, 70 + more};
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
static void form_folded(const struct front *front, struct over_form *form)
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
    const bool faces = columns > 2; /* stand before the figures: no panel stands above them */
    form->band = (struct rect){rest.x, y, rest.w, beside ? 112 : 70};
    form->band_column[0] = rest.x + rest.w * (beside ? .46f : .60f);
    form->band_column[1] = rest.x + rest.w - 16;
    for (int k = 0; k < columns && faces; k++) {
        const float from = beside ? 0 : .26f, cell = (rest.w - 16) * (1 - from) / (float)columns;
        form->band_column[k] = rest.x + 8 + (rest.w - 16) * from + cell * ((float)k + .5f) +
                               (sheet_faces_wide(table_of(front), BAND_FACE) + 8) / 2 + HALF_FIGURE;
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
    if (form.sheet.kind == SHEET_FULL) {
        form_full(&form);
    } else {
        form_folded(front, &form);
    }
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
    bool faces = columns > 2 && form->sheet.kind != SHEET_FULL;
    bool stones =
        !faces && sheet_stones_fit(form->band_column, columns, band.x + (high ? 8 : 28 + label), games);
    const float foot = band.y + (high ? band.h - 16 : 51),
                wide = sheet_faces_wide(table_of(front), BAND_FACE);
    for (int k = 0; k < columns; k++) {
        bool best = with_most == 1 && games[k] == most;
        sheet_games(list, form->band_column[k], foot, games[k], stones, best ? INK_SUN : INK_CREAM);
        if (faces) {
            const float left = form->band_column[k] - 2 * HALF_FIGURE - 8 - wide;
            sheet_faces(table_of(front), list, sheet_side(table_of(front), k),
                        (struct point){left, foot - 15 - BAND_FACE / 2.0f}, BAND_FACE);
        }
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
    const float figures = over_panel_figures(front, list, form.panel[0]);
    for (int k = 0; k < form.sheet.columns; k++) {
        int side = sheet_side(table_of(front), k);
        const struct rect panel = form.panel[k];
        over_panel_draw(front, list, panel, side, figures, form.lying);
        if (over->winner == side) {
            over_panel_medal(front, list, panel, form.lying, stamped(front, 0, blend));
        }
    }
    draw_games(front, list, &form);
    draw_text_wrapped(list, form.news.x, form.news.y, news_text(front), FONT_BODY_MEDIUM, 26, INK_INK,
                      ANCHOR_START, form.news_room, 36);
    sheet_buttons(front, list, &game_over_scene, &form.sheet, journey_onward(front, _("Another game")));
    sheet_postmark(list, form.stamp, form.stamp_size, _("ARRIVÉE"),
                   over->total[over->winner < 0 ? 0 : over->winner], _("AOÛT 1955"),
                   stamped(front, 1, blend));
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

static void say_title(const struct front *front, struct text *out)
{
    char says[160];
    title_text(front, says, sizeof says);
    text_add_sentence(out, says);
    size_t from = out->length;
    narration_scores(front, out);
    text_sentence(out, from);
    text_add_sentence(out, game_over_of(front)->said ? _(game_over_of(front)->said) : "");
}

const struct scene game_over_scene = {
    .name = "game_over",
    .title = say_title,
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
