/* SPDX-License-Identifier: MIT */
#include "front/scenes/opponents.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/leaving.h"
#include "front/scenes/person.h"
#include "front/scenes/seats.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/company.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

struct opponents_state *opponents_of(const struct front *front)
{
    return part_of(front, &opponents_part);
}

enum { ITEM_BACK = OPPONENTS_MAX };
enum {
    CARD_W = 272,
    CARD_H = 424,
    LOW_CARD_H = 146,
    LOW_CARD_LEAST = 134, /* where all of them fit in, three beside each other */
    CARD_GAP = 22,
    CARD_FIRST = 158,
    MARGIN = 56,
    DIALOG_H = 760,
    DIALOG_LEAST = 1140,
    PORTRAIT = 190,
    STONE_W = 30,
    BACK_W = 220,
    BACK_H = 54
};

static int count_of(const struct front *front)
{
    return opponent_count(opponents_of(front)->game);
}

static const struct opponent *opponent_of(const struct front *front, int place)
{
    return &opponents_of(front)->game->opponents[place];
}

static float row_width(const struct front *front)
{
    return (float)count_of(front) * (CARD_W + CARD_GAP) - CARD_GAP;
}

/* The layout: cards beside each other or, if there is no room, low cards in columns, which scroll. */
struct opponents_form {
    struct form form;
    bool cards;
    int columns;
    float card_h, card_gap;
};

static struct opponents_form form_of(const struct front *front)
{
    float w = fmaxf(DIALOG_LEAST, row_width(front) + 2 * MARGIN), back = form_touch(&front->frame, BACK_H);
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    struct opponents_form form = {.cards = form_room(&front->frame, BAR_HEIGHT).w >= w && !low,
                                  .columns = folds ? 1
                                             : low ? 3
                                                   : 2,
                                  .card_h = LOW_CARD_H,
                                  .card_gap = 14};
    struct form_design design = {
        .w = w, .head = CARD_FIRST, .length = CARD_H, .foot = DIALOG_H - CARD_FIRST - CARD_H};
    if (!form.cards) {
        int rows = (count_of(front) + form.columns - 1) / form.columns;
        design.w = fminf(w, 1180);
        design.head = low ? 108 : 136;
        design.length = (form.card_h + form.card_gap) * (float)rows;
        design.foot =
            folds ? back + draw_leading(front->measure, 150) : back + 30 + draw_leading(front->measure, 44);
        if (low && !folds) {
            float room = form_room(&front->frame, BAR_HEIGHT).h - design.head - design.foot;
            float each = floorf((room + form.card_gap) / (float)rows) - form.card_gap;
            form.card_h = fmaxf(LOW_CARD_LEAST, fminf(LOW_CARD_H, each));
            design.length = (form.card_h + form.card_gap) * (float)rows - form.card_gap;
        }
        design.step = form.card_h + form.card_gap;
    }
    form.form = dialog_form(front, &opponents_scene, &design);
    return form;
}

static struct rect item_box(const struct front *front, const struct opponents_form *form, int item)
{
    struct rect box = form->form.box;
    if (item == ITEM_BACK) {
        float h = form_touch(&front->frame, BACK_H), edge = form->cards ? MARGIN : 30;
        return (struct rect){box.x + box.w - edge - BACK_W, box.y + box.h - (form->cards ? 84 : h + 18),
                             BACK_W, h};
    }
    if (form->cards) {
        float left = box.x + (box.w - row_width(front)) / 2;
        return (struct rect){left + (float)item * (CARD_W + CARD_GAP), box.y + CARD_FIRST, CARD_W, CARD_H};
    }
    float left = box.x + 30, room = form_right(&form->form, 30) - left;
    float w = (room - form->card_gap * (float)(form->columns - 1)) / (float)form->columns;
    int column = item % form->columns, row = item / form->columns;
    return (struct rect){left + (w + form->card_gap) * (float)column,
                         form_y(&form->form, (form->card_h + form->card_gap) * (float)row), w, form->card_h};
}

void opponents_ask(struct front *front, const struct game_front *game, const struct opponent *last,
                   void (*after)(struct front *front))
{
    *opponents_of(front) = (struct opponents_state){.game = game, .last = last, .after = after, .chosen = -1};
    front_push(front, &opponents_scene);
}

/* The opponent at the table. */
static const struct opponent *opposite(const struct front *front)
{
    const struct game_front *game = table_of(front)->game;
    const struct opponent *who =
        opponent_at(game, &table_of(front)->session.journal.seat[table_other(table_of(front))]);
    return who ? who : opponent_find(game, SEAT_PERSON);
}

/* Goes on after the game that is over, whose sheet is still over the table. */
static void play_again(struct front *front)
{
    if (company_opponent(&front->settings, opponents_of(front)->game) == opposite(front)) {
        front_pop(front);
        table_next(front);
        return;
    }
    saves_begin_new(front);
}

void opponents_ask_again(struct front *front)
{
    if (table_of(front)->session.journal.setup.seats > 2) {
        seats_ask_again(front);
        return;
    }
    opponents_ask(front, table_of(front)->game, opposite(front), play_again);
}

static void opponents_enter(struct front *front)
{
    const struct opponents_state *state = opponents_of(front);
    dialog_open(front, &opponents_scene);
    /* A person who was chosen last keeps the focus; of the computer players the weakest is there for
     * beginners. */
    bool beginner = state->last->strength > 0 && records_tally(records_of(front), -1)->won == 0;
    int last = beginner ? 0 : (int)(state->last - state->game->opponents);
    front_set_focus(front, state->chosen >= 0 ? state->chosen : last);
}

void opponents_say(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct opponent *who = opponent_find(table_game(front), item->name + sizeof "opponent." - 1);
    if (who) {
        bool named = who->strength == 0 && front->settings.guest[0];
        text_format(says->title, sizeof says->title, _("%s, %s"),
                    named ? front->settings.guest : _(who->name), _(who->title));
        text_copy(says->more, sizeof says->more, _(who->style));
    }
}

static const struct item_row rows[] = {
    {"opponent.*", N_("An opponent"), N_("Sits down opposite for a new game."), opponents_say, .id = 0,
     .count = OPPONENTS_MAX, .kind = KIND_ENTRY},
    {"opponents.back", N_("Back"), N_("Back to where you were. Nothing has begun."), .id = ITEM_BACK,
     .group = 1},
    {.name = NULL},
};

static void opponents_items(const struct front *front, struct focus_list *list)
{
    struct opponents_form form = form_of(front);
    for (int place = 0; place < count_of(front); place++) {
        item_add_end(list, rows, place, item_box(front, &form, place), true, opponent_of(front, place)->key);
    }
    form_items(&form.form, list);
    item_add(list, rows, ITEM_BACK, item_box(front, &form, ITEM_BACK), true);
}

static struct form opponents_dialog(const struct front *front)
{
    return form_of(front).form;
}

static void sit_down(struct front *front)
{
    const struct opponents_state *state = opponents_of(front);
    company_choose(&front->settings, state->game, opponent_of(front, state->chosen));
    front_save_settings(front);
    state->after(front);
}

static void ask_again(struct front *front)
{
    front_push(front, &opponents_scene);
}

static void ask_names(struct front *front)
{
    person_ask_both(front, sit_down, ask_again);
}

static void opponents_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        dialog_cancel(front);
        return;
    }
    opponents_of(front)->chosen = item->id;
    /* Two people who go on with their match know each other. */
    bool second = opponent_of(front, item->id)->strength == 0 &&
                  !(opponents_of(front)->after == play_again && opposite(front)->strength == 0);
    dialog_pass(front, &opponents_scene, second ? ask_names : sit_down);
}

/* The size of letters in which all titles fit. */
static float title_size(const struct front *front, const struct draw_list *list, float room)
{
    const float size = 27;
    float widest = room;
    for (int place = 0; place < count_of(front); place++) {
        widest = fmaxf(widest,
                       draw_text_width(list, _(opponent_of(front, place)->title), FONT_BODY_SEMI, size, 0));
    }
    return size * room / widest;
}

/* The greatest part of a low card's width for its portrait. */
static const float LOW_FACE_PART = .26f;

/* Draws the strength as stones, or two faces for a second person; x is the middle or the left edge. */
static void draw_strength(struct draw_list *list, const struct opponent *who, float x, float y, bool middle)
{
    const float half = (STONE_W + (STONE_W + 12) * (OPPONENT_STRENGTHS - 1)) / 2.0f, face = middle ? 46 : 44;
    if (who->strength > 0) {
        opponent_stones(list, middle ? x : x + half, y, who->strength);
        return;
    }
    float left = middle ? x - face - 4 : x;
    draw_sprite(list, "icons/portrait_you", (struct rect){left, y - 2, face, face});
    draw_sprite(list, who->portrait, (struct rect){left + face + 8, y - 2, face, face});
}

/* Draws a low card: the portrait at the left, words and stones beside it. */
static void draw_low_card(struct draw_list *list, struct rect box, const struct opponent *who)
{
    float face = fminf(box.h - 28, LOW_FACE_PART * box.w), left = box.x + face + 32;
    float room = box.x + box.w - 16 - left;
    draw_sprite(list, who->portrait, (struct rect){box.x + 16, box.y + (box.h - face) / 2, face, face});
    draw_text_fit(list, left, box.y + 48, _(who->name), FONT_SIGN, 44, INK_RED, ANCHOR_START, room);
    draw_text_fit(list, left, box.y + 80, _(who->title), FONT_BODY_SEMI, 25, INK_INK, ANCHOR_START, room);
    draw_strength(list, who, left, box.y + 94, false);
}

static void draw_high_card(const struct front *front, struct draw_list *list, struct rect box,
                           const struct opponent *who)
{
    float middle = box.x + box.w / 2, room = box.w - 28;
    draw_sprite(list, who->portrait, (struct rect){middle - PORTRAIT / 2.0f, box.y + 26, PORTRAIT, PORTRAIT});
    const char *guest = front->settings.guest;
    const char *name = who->strength == 0 && guest[0] ? guest : _(who->name);
    draw_text_fit(list, middle, box.y + 274, name, FONT_SIGN, 50, company_ink(opponents_of(front)->game, who),
                  ANCHOR_MIDDLE, box.w - 36);
    draw_text_fit(list, middle, box.y + 314, _(who->title), FONT_BODY_SEMI, title_size(front, list, room),
                  INK_INK, ANCHOR_MIDDLE, room);
    draw_strength(list, who, middle, box.y + 344, true);
}

static void draw_card_of(const struct front *front, struct draw_list *list, const struct opponents_form *form,
                         int place)
{
    struct rect box = item_box(front, form, place);
    bool focus = front_focus_of(front, &opponents_scene) == place;
    if (focus && front->pressed == place) {
        box.x += 3;
        box.y += 4;
    }
    furniture_plate(list, box, 16, focus ? INK_CREAM : INK_PAPER);
    if (form->cards) {
        draw_high_card(front, list, box, opponent_of(front, place));
    } else {
        draw_low_card(list, box, opponent_of(front, place));
    }
    if (focus) {
        furniture_focus(list, box, 16);
    }
}

/* Says how many games the person has played against an opponent, and won. */
static void say_record(const struct front *front, const struct opponent *who, struct text *out)
{
    char key[RECORDS_KEY_SIZE];
    if (who->strength > 0) {
        text_copy(key, sizeof key, who->player);
    } else {
        records_person_key(front->settings.guest, key);
    }
    const struct records *records = records_of(front);
    int at = records_find(records, key);
    const struct record_tally *tally = at < records->opponents ? records_tally(records, at) : NULL;
    if (tally && tally->games > 0) {
        text_addf(out,
                  _n("So far: %d game, %d won by you.", "So far: %d games, %d won by you.", tally->games),
                  tally->games, tally->won);
    } else {
        text_add(out, _("So far: no game between you."));
    }
}

/* How the opponent in focus plays, and the games so far. */
static void draw_words(const struct front *front, struct draw_list *list, const struct opponents_form *form,
                       int place)
{
    struct rect box = form->form.box, back = item_box(front, form, ITEM_BACK);
    char record[96];
    struct text out = text_in(record, sizeof record);
    say_record(front, opponent_of(front, place), &out);
    const char *style = _(opponent_of(front, place)->style);
    if (form->cards) {
        draw_text_fit(list, box.x + box.w / 2, box.y + 640, style, FONT_BODY_MEDIUM, 28, INK_INK,
                      ANCHOR_MIDDLE, box.w - 2 * MARGIN);
        draw_text_fit(list, box.x + MARGIN, box.y + DIALOG_H - 48, record, FONT_BODY, 25, INK_INK,
                      ANCHOR_START, box.w - 2 * MARGIN - BACK_W - 30);
        return;
    }
    float top = form->form.view.box.y + form->form.view.box.h, scale = draw_leading(list, 1);
    if (form->columns == 1) {
        draw_text_wrapped(list, box.x + box.w / 2, top + 32 * scale, style, FONT_BODY_MEDIUM, 26, INK_INK,
                          ANCHOR_MIDDLE, box.w - 60, 32 * scale);
        draw_text_wrapped(list, box.x + 36, back.y + back.h / 2 - 8, record, FONT_BODY, 24, INK_INK,
                          ANCHOR_START, back.x - box.x - 56, 28 * scale);
    } else {
        draw_text_fit(list, box.x + 36, top + 32 * scale, style, FONT_BODY_MEDIUM, 27, INK_INK, ANCHOR_START,
                      box.w - 72);
        draw_text_fit(list, box.x + 36, back.y + back.h / 2 + 10, record, FONT_BODY, 25, INK_INK,
                      ANCHOR_START, back.x - box.x - 66);
    }
}

static void opponents_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct opponents_form form = form_of(front);
    struct rect box = form.form.box;
    bool low = !form.cards;
    int focus = front_focus_of(front, &opponents_scene);
    float edge = low ? 36 : MARGIN;
    dialog_begin(front, list, &opponents_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + edge, box.y + (low ? 74 : 100),
                  _(opponents_of(front)->game->company->opposite), FONT_DISPLAY, low ? 66 : 80, INK_RED,
                  ANCHOR_START, box.w - 2 * edge);
    draw_fill(list, (struct rect){box.x + 40, box.y + (low ? 92 : 124), box.w - 80, 5}, INK_RED);
    form_rows(list, &form.form);
    for (int place = 0; place < count_of(front); place++) {
        draw_card_of(front, list, &form, place);
    }
    form_rows_end(list, &form.form);
    if (focus >= 0 && focus < count_of(front)) {
        draw_words(front, list, &form, focus);
    }
    dialog_button(front, list, item_box(front, &form, ITEM_BACK), _("Back"), false, ITEM_BACK, focus);
}

static void opponents_status(const struct front *front, struct status *status)
{
    bool back = front_focus_of(front, &opponents_scene) == ITEM_BACK;
    text_copy(status->message, sizeof status->message, _("New game"));
    status->spare = true;
    bar_choose(status, back ? NULL : _("Sit down"), _("Back"));
}

static void opponents_title(const struct front *front, struct text *out)
{
    text_add_sentence(out, _(opponents_of(front)->game->company->opposite));
}

const struct scene opponents_scene = {
    .name = "opponents",
    .title = opponents_title,
    .enter = opponents_enter,
    .items = opponents_items,
    .form = opponents_dialog,
    .confirm = opponents_confirm,
    .cancel = dialog_cancel,
    .draw = opponents_draw,
    .status = opponents_status,
};

const struct part opponents_part = {.size = sizeof(struct opponents_state)};
