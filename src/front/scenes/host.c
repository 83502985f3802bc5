/* SPDX-License-Identifier: MIT */
#include "front/scenes/host.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others.h"
#include "front/page/page_rows.h"
#include "front/scenes/options.h"
#include "front/scenes/seats.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/furniture.h"

#include <math.h>

/* The choices of the seats' screen keep their ids. */
enum {
    ITEM_GAME = 100,
    ITEM_SEATS,
    ITEM_BACK,
    ITEM_OPEN,
    DIALOG_W = 1120,
    ROW_H = 62,
    BUTTON_H = 56,
    BUTTON_W = 330,
    INSET = 18,
    FOOT_LINE = 40,
    RULES_SIZE = 240
};

/* ---- what is chosen --------------------------------------------------------------------------------- */

/* Whether a game seats several people. */
static bool is_for_several(const struct game_front *game)
{
    return company_most(game) > 1;
}

static void take(struct front *front, const struct game_front *game)
{
    table_choose_for_later(front, game);
    *seats_of(front) = (struct seats_state){.game = game,
                                            .company = company_of(&front->settings, game),
                                            .wanted = company_sides_wanted(&front->settings, game),
                                            .dragging = -1};
    struct settings_company *company = &seats_of(front)->company;
    while (company->seats < 2 || !company_can_seat(game, company->seats)) {
        company->seats = company->seats < company_most(game) ? company->seats + 1 : 2;
    }
}

static int games(void)
{
    int count = 0;
    for (int i = 0; game_fronts[i]; i++) {
        count += is_for_several(game_fronts[i]);
    }
    return count;
}

static void next_game(struct front *front, int step)
{
    int all = game_fronts_count(), place = game_front_place(seats_of(front)->game);
    do {
        place = (place + (step < 0 ? all - 1 : 1)) % all;
    } while (!is_for_several(game_fronts[place]));
    take(front, game_fronts[place]);
}

static int seatings(const struct front *front)
{
    int count = 0;
    for (int seats = 2; seats <= company_most(seats_of(front)->game); seats++) {
        count += company_can_seat(seats_of(front)->game, seats);
    }
    return count;
}

static void next_seats(struct front *front, int step)
{
    const struct game_front *game = seats_of(front)->game;
    int *seats = &seats_of(front)->company.seats, most = company_most(game);
    do {
        *seats += step < 0 ? -1 : 1;
        *seats = *seats > most ? 2 : *seats < 2 ? most : *seats;
    } while (!company_can_seat(game, *seats));
}

/* ---- rows ------------------------------------------------------------------------------------------- */

static int rows_of(const struct front *front)
{
    return 2 + seats_choices(front) + seats_has_rules(front);
}

static int row_item(const struct front *front, int row)
{
    return row == 0                         ? ITEM_GAME
           : row == 1                       ? ITEM_SEATS
           : row < 2 + seats_choices(front) ? seats_choice_item(front, row - 2)
                                            : SEATS_ITEM_RULES;
}

static bool is_row(int item)
{
    return item != ITEM_BACK && item != ITEM_OPEN && item >= 0;
}

static const char *row_label(const struct front *front, int item)
{
    return item == ITEM_GAME          ? _("Game")
           : item == ITEM_SEATS       ? _("Seats")
           : item == SEATS_ITEM_RULES ? _("Rules")
                                      : seats_choice_label(front, item);
}

static void row_words(const struct front *front, int item, struct text *out)
{
    if (item == ITEM_GAME) {
        text_add(out, _(seats_of(front)->game->label));
    } else if (item == ITEM_SEATS) {
        int seats = seats_of(front)->company.seats;
        text_addf(out, _n("%d seat", "%d seats", seats), seats);
    } else if (item == SEATS_ITEM_RULES) {
        text_add(out, _("Choose the rules"));
    } else {
        seats_choice_words(front, item, out);
    }
}

/* How many values a row has; 1: nothing to choose, or a page opens. */
static int row_values(const struct front *front, int item)
{
    return item == ITEM_GAME          ? games()
           : item == ITEM_SEATS       ? seatings(front)
           : item == SEATS_ITEM_RULES ? 1
                                      : seats_choice_values(front, item);
}

static bool row_opens(const struct front *front, int item)
{
    return item == SEATS_ITEM_RULES || (item >= SEATS_ITEM_OPTION && item < SEATS_ITEM_RULES &&
                                        seats_of(front)->game->options[item - SEATS_ITEM_OPTION].open);
}

static void choose(struct front *front, int item, int step)
{
    if (item == ITEM_GAME) {
        next_game(front, step);
    } else if (item == ITEM_SEATS) {
        next_seats(front, step);
    } else if (item != SEATS_ITEM_RULES) {
        seats_choose(front, item, step);
        return;
    } else if (step == 0) {
        options_open(front, PAGE_TABLE);
    }
    sounds_cue(front, CUE_PRESS);
    front_touch(front);
}

/* ---- where all lies --------------------------------------------------------------------------------- */

static float row_height(const struct front *front)
{
    return form_touch(&front->frame, ROW_H);
}

static int foot_lines(const struct front *front)
{
    return dialog_folds(front) ? 3 : 1;
}

static struct form form_of(const struct front *front)
{
    bool tight = dialog_is_tight(front);
    float line = draw_leading(front->measure, FOOT_LINE) * (float)foot_lines(front);
    return dialog_form(
        front, &host_scene,
        &(struct form_design){.w = DIALOG_W,
                              .head = page_rows_head_height(tight),
                              .foot = line + (tight ? 40 : 66) + form_touch(&front->frame, BUTTON_H),
                              .length = row_height(front) * (float)rows_of(front),
                              .step = row_height(front)});
}

static struct rect item_box(const struct front *front, const struct form *form, int item)
{
    bool tight = dialog_is_tight(front);
    float h = form_touch(&front->frame, BUTTON_H);
    if (!is_row(item)) {
        return form_button(form, item == ITEM_OPEN, 2, BUTTON_W, h, tight ? 30 : 58, h + (tight ? 14 : 28));
    }
    int row = 0;
    while (row_item(front, row) != item) {
        row++;
    }
    return page_rows_line(form, row_height(front) * (float)row, row_height(front) - 4);
}

/* ---- the scene ---------------------------------------------------------------------------------------- */

static void say_row(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    text_copy(says->title, sizeof says->title, row_label(front, item->id));
    if (item->id == SEATS_ITEM_RULES) {
        seats_rules_text(front, &more);
    } else {
        row_words(front, item->id, &more);
    }
    if (seats_is_choice(item->id)) {
        text_copy(says->text, sizeof says->text, seats_choice_sentence(front, item->id));
    }
}

static const struct item_row rows[] = {
    {"host.game", N_("Game"), N_("What is played at the table."), say_row, .id = ITEM_GAME, .sideways = true},
    {"host.seats", N_("Seats"), N_("How many play, with you. The computer takes seats that stay free."),
     say_row, .id = ITEM_SEATS, .sideways = true},
    {"host.sides", N_("Sides"), N_("Each alone, or in pairs."), say_row, .id = SEATS_ITEM_SIDES,
     .sideways = true},
    {"host.option.*", N_("A rule"), N_("How it is played."), say_row, .id = SEATS_ITEM_OPTION,
     .count = OPTIONS_OF_GAME, .sideways = true},
    {"host.rules", N_("Rules"), N_("Opens the options at the rules of the game."), say_row,
     .id = SEATS_ITEM_RULES},
    {"host.back", N_("Back"), N_("No table is opened."), .id = ITEM_BACK, .group = 2},
    {"host.open", N_("Open the table"), N_("The table gets a code, and you see who comes."), .id = ITEM_OPEN,
     .group = 2},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    for (int row = 0; row < rows_of(front); row++) {
        int item = row_item(front, row);
        item_add(list, rows, item, item_box(front, &form, item), true);
    }
    form_items(&form, list);
    item_add(list, rows, ITEM_BACK, item_box(front, &form, ITEM_BACK), true);
    item_add(list, rows, ITEM_OPEN, item_box(front, &form, ITEM_OPEN), true);
}

static void enter(struct front *front)
{
    const struct game_front *game = table_game(front);
    for (int i = 0; !is_for_several(game); i++) {
        game = game_fronts[i];
    }
    take(front, game);
    dialog_open(front, &host_scene);
    front_set_focus(front, ITEM_OPEN);
}

static void open_others(struct front *front)
{
    front_open(front, OPEN_OTHERS);
}

static void leave(struct front *front)
{
    dialog_pass(front, &host_scene, open_others);
}

static void open_table(struct front *front)
{
    const struct game_front *game = seats_of(front)->game;
    struct game_setup setup = {.seats = seats_of(front)->company.seats, .sides = seats_sides(front)};
    char error[SERVICE_ERROR_SIZE] = "";
    if (seats_of(front)->wanted > 0) {
        company_choose_sides(&front->settings, game, seats_of(front)->wanted);
        front_save_settings(front);
    }
    if (game->setup) {
        game->setup(front, &setup);
    }
    stack_make_changes(front);
    if (others_host(front, game, &setup, error)) {
        front_pop(front);
        front_open(front, OPEN_LOBBY);
        return;
    }
    confirm_open(front, &(struct confirm_question){.title = _("No table was opened"),
                                                   .text = error,
                                                   .yes = _("Try again"),
                                                   .no = _("Back"),
                                                   .advised = true,
                                                   .on_yes = open_table});
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        leave(front);
    } else if (item->id == ITEM_OPEN) {
        open_table(front);
    } else if (row_opens(front, item->id)) {
        choose(front, item->id, 0);
    } else { /* a click on the left half of the control takes the value before */
        struct rect control = seats_control_box(item->box);
        bool left = device_points(front->device) && front->pointer_x >= control.x &&
                    front->pointer_x < rect_middle(control).x;
        choose(front, item->id, left ? -1 : 1);
    }
}

static bool on_intent(struct front *front, const struct intent *intent)
{
    int focus = front_focus(front);
    bool sideways = intent->kind == INTENT_LEFT || intent->kind == INTENT_RIGHT;
    if (!sideways || !is_row(focus) || row_opens(front, focus)) {
        return false;
    }
    choose(front, focus, intent->kind == INTENT_RIGHT ? 1 : -1);
    return true;
}

/* ---- how it looks ------------------------------------------------------------------------------------- */

static void draw_row(const struct front *front, struct draw_list *list, struct rect row, int item, bool focus)
{
    char words[96] = "";
    struct text out = text_in(words, sizeof words);
    struct rect control = seats_control_box(row);
    if (focus) {
        furniture_row(list, row);
    }
    draw_text_fit(list, row.x + INSET, row.y + row.h / 2 + 10, row_label(front, item),
                  focus ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 30, INK_INK, ANCHOR_START,
                  control.x - row.x - INSET - 14);
    row_words(front, item, &out);
    if (row_opens(front, item)) {
        furniture_written(list, control, words);
    } else if (row_values(front, item) > 1) {
        furniture_choice(list, control, words);
    } else {
        draw_text_fit(list, rect_middle(control).x, row.y + row.h / 2 + 10, words, FONT_BODY_SEMI, 29,
                      INK_INK, ANCHOR_MIDDLE, control.w);
    }
}

static const char *foot_says(const struct front *front, int focus, char says[RULES_SIZE])
{
    struct text out = text_in(says, RULES_SIZE);
    if (focus == SEATS_ITEM_RULES) {
        seats_rules_text(front, &out);
        return says;
    }
    return seats_is_choice(focus) ? seats_choice_sentence(front, focus)
                                  : _("The computer plays in seats that stay free.");
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    struct rect box = form.box;
    int focus = front_focus_of(front, &host_scene);
    char says[RULES_SIZE];
    dialog_plate(front, list, &host_scene, box, .60f, blend);
    page_rows_head(list, box, dialog_is_tight(front), _("Host a table"), box.w - 110);
    form_rows(list, &form);
    for (int row = 0; row < rows_of(front); row++) {
        int item = row_item(front, row);
        draw_row(front, list, item_box(front, &form, item), item, focus == item);
    }
    form_rows_end(list, &form);
    float top = form.view.box.y + form.view.box.h, leading = draw_leading(list, FOOT_LINE);
    draw_fill(list, (struct rect){box.x + 40, top + 6, box.w - 80, 2}, INK_INK);
    const char *text = foot_says(front, focus, says);
    if (foot_lines(front) > 1) {
        draw_text_wrapped(list, rect_middle(box).x, top + leading * .95f, text, FONT_BODY_MEDIUM, 25, INK_INK,
                          ANCHOR_MIDDLE, box.w - 60, leading * .8f);
    } else {
        draw_text_fit(list, rect_middle(box).x, top + leading, text, FONT_BODY_MEDIUM, 26, INK_INK,
                      ANCHOR_MIDDLE, box.w - 110);
    }
    dialog_button(front, list, item_box(front, &form, ITEM_BACK), _("Back"), false, ITEM_BACK, focus);
    dialog_button(front, list, item_box(front, &form, ITEM_OPEN), _("Open the table"), true, ITEM_OPEN,
                  focus);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &host_scene);
    text_copy(status->message, sizeof status->message, _("A table for friends"));
    status->spare = true;
    bar_choose(status,
               focus == ITEM_OPEN   ? _("Open the table")
               : focus == ITEM_BACK ? NULL
                                    : _("Change"),
               _("Back"));
}

static void title(const struct front *front, struct text *out)
{
    (void)front;
    text_add_sentence(out, _("Host a table"));
}

const struct scene host_scene = {
    .name = "host",
    .title = title,
    .enter = enter,
    .items = items,
    .form = form_of,
    .intent = on_intent,
    .confirm = confirm,
    .cancel = leave,
    .draw = draw,
    .status = status,
};
