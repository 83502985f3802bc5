/* SPDX-License-Identifier: MIT */
/* How the review looks. */
#include "base/words.h"
#include "front/bar.h"
#include "front/debrief_inside.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "ui/furniture.h"

#include <string.h>

enum {
    DIALOG_W = 1680,
    DIALOG_H = 924,
    EDGE = 48,
    ROW_FIRST = 196,
    ROW_PITCH = 60,
    ROW_H = 54,
    ROWS_W = 1118,
    TRACK_X = 1180,
    TRACK_W = 56,
    PANEL_X = 1258,
    PANEL_W = DIALOG_W - EDGE - PANEL_X,
    CHOICE_H = 48,
    CHOICE_PITCH = 58,
    FOOT = 88,
    CARD_W = 34,
    CARD_H = 48
};

/* Columns: where each begins; losses and luck end at theirs. */
enum {
    NUMBER_END = 102,
    PLAYED_X = 120,
    BEST_X = 412,
    LOSS_END = 796,
    VERDICT_X = 818,
    LUCK_X = 1016,
    LUCK_END = 1154,
    WORDS_W = 240,
    BIG = 29,
    SMALL = 20
};

/* ---- where ----------------------------------------------------------------------------------------- */

struct rect debrief_box(struct rect canvas)
{
    return (struct rect){(canvas.w - DIALOG_W) / 2, (canvas.h - BAR_HEIGHT - DIALOG_H) / 2, DIALOG_W,
                         DIALOG_H};
}

struct rect debrief_row_box(struct rect canvas, int row)
{
    struct rect box = debrief_box(canvas);
    return (struct rect){box.x + EDGE, box.y + ROW_FIRST + ROW_PITCH * (float)row, ROWS_W, ROW_H};
}

struct rect debrief_item_box(struct rect canvas, int item)
{
    struct rect box = debrief_box(canvas);
    const float last = ROW_FIRST + ROW_PITCH * (ROWS_SHOWN - 1) + ROW_H - TRACK_W;
    switch (item) {
    case ITEM_UP:
    case ITEM_DOWN:
        return (struct rect){box.x + TRACK_X, box.y + (item == ITEM_UP ? ROW_FIRST : last), TRACK_W, TRACK_W};
    case ITEM_WHICH_HAND:
        return (struct rect){box.x + PANEL_X, box.y + 152, PANEL_W, CHOICE_H};
    case ITEM_WHICH_SEAT:
        return (struct rect){box.x + PANEL_X, box.y + 152 + CHOICE_PITCH, PANEL_W, CHOICE_H};
    case ITEM_FILTER:
        return (struct rect){box.x + EDGE, box.y + DIALOG_H - FOOT, 280, 52};
    default:
        return (struct rect){box.x + PANEL_X + PANEL_W - 236, box.y + DIALOG_H - FOOT, 236, 52};
    }
}

/* ---- signs ----------------------------------------------------------------------------------------- */

/* A verdict's sign, 36 by 36: they differ in shape, and marked ones carry the chess player's signs. */
static void draw_sign(struct draw_list *list, float x, float y, enum debrief_verdict verdict)
{
    const char *letters = "";
    struct rgba ink = INK_INK;
    shape_begin(list, (struct rect){x, y, 36, 36});
    switch (verdict) {
    case VERDICT_UNKNOWN:
        break;
    case VERDICT_NO_CHOICE:
        shape_line(list, 8, 18, 28, 18, paint_line(INK_ASPHALT2, 4));
        break;
    case VERDICT_BEST:
        shape_circle(list, 18, 18, 16, paint_fill(INK_GREEN));
        shape_path(list, paint_line(INK_CREAM, 4), "M10 18L16 24L26 12");
        break;
    case VERDICT_AS_GOOD:
    case VERDICT_FINE:
        shape_circle(list, 18, 18, 15, (struct paint){INK_CREAM, INK_GREEN, 2.6f, false});
        shape_path(list, paint_line(INK_GREEN, 4), "M10 18L16 24L26 12");
        break;
    case VERDICT_DOUBTFUL:
        shape_rect(list, 2, 2, 32, 32, 7, (struct paint){INK_SUN, INK_INK, 2, false});
        letters = "?!";
        break;
    case VERDICT_MISTAKE:
        shape_path(list, (struct paint){INK_CORAL, INK_INK, 2, false}, "M18 2L35 34L1 34Z");
        letters = "?";
        break;
    case VERDICT_BLUNDER:
        shape_path(list, (struct paint){INK_RED, INK_INK, 2, false},
                   "M11 1L25 1L35 11L35 25L25 35L11 35L1 25L1 11Z");
        letters = "??";
        ink = INK_CREAM;
        break;
    }
    shape_end(list);
    if (letters[0]) {
        float low = verdict == VERDICT_MISTAKE ? 31 : 27;
        draw_text_fit(list, x + 18, y + low, letters, FONT_SIGN, 26, ink, ANCHOR_MIDDLE, 26);
    }
}

/* A little card before the words of a move; the back for a draw. */
static void draw_move(struct draw_list *list, float x, float y, struct move move, struct rgba ink)
{
    char name[96];
    struct text out = text_in(name, sizeof name);
    debrief_move_text(move, &out);
    bool card = move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD;
    if (card || move.kind == MOVE_DRAW) {
        draw_card(list, mille_card_asset(card ? move.card : CARD_NONE), "", INK_CREAM,
                  (struct rect){x, y - CARD_H / 2.0f, CARD_W, CARD_H}, 0, 0);
    } else {
        /* The stone of the goal. */
        draw_sprite(list, "icons/borne_plain", (struct rect){x + 2, y - 22, 30, 44});
    }
    draw_text_fit(list, x + CARD_W + 12, y + 9, name, FONT_BODY_MEDIUM, 27, ink, ANCHOR_START, WORDS_W);
}

static void draw_number(struct draw_list *list, float x, float y, const char *string, struct rgba ink)
{
    draw_text_fit(list, x, y, string, FONT_SIGN, 31, ink, ANCHOR_END, LUCK_END - LUCK_X - CARD_W - 6);
}

/* ---- the list -------------------------------------------------------------------------------------- */

static void draw_entry(const struct front *front, struct draw_list *list, int row, int index)
{
    const struct review_entry *entry = &front->debrief.review.entry[index];
    struct rect strip = debrief_row_box(list->frame.canvas, row);
    float left = debrief_box(list->frame.canvas).x, y = strip.y + ROW_H / 2.0f;
    char number[24];
    if (front_focus_of(front, &debrief_scene) == ITEM_ROWS + index) {
        furniture_row(list, strip);
    } else if (row % 2 == 0) {
        draw_fill(list, (struct rect){strip.x, strip.y - 3, strip.w, ROW_PITCH}, ink_fade(INK_PAPER, .75f));
    }
    text_format(number, sizeof number, "%d", index + 1);
    draw_text_fit(list, left + NUMBER_END, y + 8, number, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 40);
    draw_move(list, left + PLAYED_X, y, entry->played, INK_INK);
    enum debrief_verdict verdict = debrief_verdict(entry);
    draw_sign(list, left + VERDICT_X, y - 18, verdict);
    draw_text_fit(list, left + VERDICT_X + 46, y + 9, debrief_verdict_text(verdict), FONT_BODY_MEDIUM, 26,
                  INK_INK, ANCHOR_START, LUCK_X - VERDICT_X - 52);
    if (entry->known && entry->choices > 1) {
        struct text out = text_in(number, sizeof number);
        debrief_per_cent(entry->loss, 1, false, &out);
        draw_move(list, left + BEST_X, y, entry->best, INK_INK);
        draw_number(list, left + LOSS_END, y + 10, entry->loss > 0 ? number : "\u2013", INK_INK);
    }
    if (entry->draws > 0) {
        draw_card(list, mille_card_asset(entry->drawn[entry->draws - 1]), "", INK_CREAM,
                  (struct rect){left + LUCK_X, y - CARD_H / 2.0f, CARD_W, CARD_H}, 0, 0);
    }
    if (entry->lucky) {
        struct text out = text_in(number, sizeof number);
        debrief_per_cent(entry->luck, 1, true, &out);
        draw_number(list, left + LUCK_END, y + 10, number, INK_INK);
    }
}

static void draw_captions(struct draw_list *list)
{
    static const struct {
        int x;
        enum anchor anchor;
        const char *label;
        int room;
    } captions[] = {
        {PLAYED_X, ANCHOR_START, N_("PLAYED"), WORDS_W}, {BEST_X, ANCHOR_START, N_("THE ACE"), WORDS_W},
        {LOSS_END, ANCHOR_END, N_("COST"), 110},         {VERDICT_X, ANCHOR_START, N_("VERDICT"), 170},
        {LUCK_END, ANCHOR_END, N_("LUCK"), 120},
    };
    struct rect box = debrief_box(list->frame.canvas);
    for (size_t i = 0; i < sizeof captions / sizeof *captions; i++) {
        draw_text_fit(list, box.x + (float)captions[i].x, box.y + 178, _(captions[i].label), FONT_SIGN, SMALL,
                      INK_ASPHALT, captions[i].anchor, (float)captions[i].room);
    }
}

static void draw_track(const struct front *front, struct draw_list *list, int count)
{
    int focus = front_focus_of(front, &debrief_scene), first = front->debrief.first,
        last = count - ROWS_SHOWN;
    if (last <= 0) {
        return;
    }
    struct rect up = debrief_item_box(list->frame.canvas, ITEM_UP),
                down = debrief_item_box(list->frame.canvas, ITEM_DOWN);
    for (int item = ITEM_UP; item <= ITEM_DOWN; item++) {
        struct rect box = item == ITEM_UP ? up : down;
        bool on = item == ITEM_UP ? first > 0 : first < last;
        furniture_button(list, box, "", INK_PAPER, INK_INK, focus == item, front->pressed == item);
        shape_begin(list, (struct rect){box.x + 16, box.y + 18, 24, 20});
        shape_path(list, paint_fill(on ? INK_RED : INK_STONE),
                   item == ITEM_UP ? "M12 1L23 19L1 19Z" : "M1 1L23 1L12 19Z");
        shape_end(list);
    }
    float top = up.y + up.h + 14, room = down.y - 14 - top;
    float part = room * ROWS_SHOWN / (float)count, at = (room - part) * (float)first / (float)last;
    shape_begin(list, (struct rect){up.x + up.w / 2 - 7, top, 14, room});
    shape_rect(list, 0, 0, 14, room, 7, paint_fill(INK_SAND));
    shape_rect(list, 0, at, 14, part, 7, paint_fill(INK_ASPHALT));
    shape_end(list);
}

/* ---- the summary ----------------------------------------------------------------------------------- */

static void draw_choices(const struct front *front, struct draw_list *list)
{
    const struct debrief_state *debrief = &front->debrief;
    int focus = front_focus_of(front, &debrief_scene);
    char hand[48];
    text_format(hand, sizeof hand, _("Hand %d"), debrief->review.hand_number);
    const struct {
        int item;
        bool on;
        const char *label;
    } choices[] = {{ITEM_WHICH_HAND, true, hand},
                   {ITEM_WHICH_SEAT, debrief->seats > 1, debrief_name(debrief, debrief->review.seat)}};
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
        struct rect box = debrief_item_box(list->frame.canvas, choices[i].item);
        if (choices[i].on) {
            furniture_choice(list, box, choices[i].label);
        }
        if (choices[i].on && focus == choices[i].item) {
            furniture_focus(list, rect_grow(box, 2), 10);
        }
    }
}

static void draw_count(struct draw_list *list, struct rect box, float y, enum debrief_verdict verdict,
                       int count)
{
    char number[16];
    text_format(number, sizeof number, "%d", count);
    draw_sign(list, box.x + 26, y - 28, verdict);
    draw_text_fit(list, box.x + 76, y, debrief_verdict_text(verdict), FONT_BODY_MEDIUM, BIG, INK_INK,
                  ANCHOR_START, box.w - 180);
    draw_text_fit(list, box.x + box.w - 28, y + 2, number, FONT_SIGN, 36, INK_INK, ANCHOR_END, 70);
}

/* How far it has come, by the car on its road. */
static void draw_progress(const struct front *front, struct draw_list *list, struct rect box)
{
    const struct review *review = &front->debrief.review;
    char where[80];
    bool done = review->known == review->count;
    if (done) {
        text_format(where, sizeof where, _n("%d move looked at", "%d moves looked at", review->count),
                    review->count);
    } else {
        text_format(where, sizeof where, _("%d of %d looked at"), review->known, review->count);
    }
    float value = review->count ? (float)review->known / (float)review->count : 1;
    furniture_slider(list, (struct rect){box.x + 44, box.y + box.h - 108, box.w - 96, 42}, value);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 30, where, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE,
                  box.w - 48);
}

static void draw_summary(const struct front *front, struct draw_list *list)
{
    const struct debrief_state *debrief = &front->debrief;
    const struct review_sum *sum = &debrief->sum;
    int choices = 1 + (debrief->seats > 1);
    struct rect box = debrief_item_box(list->frame.canvas, ITEM_WHICH_HAND);
    float top = box.y + CHOICE_PITCH * (float)choices,
          foot = debrief_box(list->frame.canvas).y + DIALOG_H - FOOT - 28;
    box = (struct rect){box.x, top, box.w, foot - top};
    furniture_headed(list, box, _("SUMMARY"), INK_SEA, 50, 30);
    float middle = box.x + box.w / 2, y = box.y + 112;
    char number[24], line[96];
    draw_text_fit(list, middle, y, debrief_rating_text(review_rating(sum)), FONT_DISPLAY, 54, INK_RED,
                  ANCHOR_MIDDLE, box.w - 48);
    struct text out = text_in(number, sizeof number);
    debrief_per_cent(review_average(sum), 2, false, &out);
    /* TRANSLATORS: a percentage: what each decision cost on average. */
    text_format(line, sizeof line, _("%s a decision"), number);
    draw_text_fit(list, middle, y + 42, line, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE, box.w - 48);
    y += 98;
    for (int mark = MARK_DOUBTFUL; mark < MARKS; mark++) {
        enum debrief_verdict verdict = (enum debrief_verdict)(VERDICT_DOUBTFUL + mark - MARK_DOUBTFUL);
        draw_count(list, box, y, verdict, sum->mark[mark]);
        y += 48;
    }
    draw_fill(list, (struct rect){box.x + 24, y - 26, box.w - 48, 2}, INK_SAND);
    out = text_in(number, sizeof number);
    debrief_per_cent(sum->luck, 1, true, &out);
    draw_text_fit(list, box.x + 28, y + 20, _("Luck"), FONT_BODY_MEDIUM, BIG, INK_INK, ANCHOR_START,
                  box.w - 190);
    draw_text_fit(list, box.x + box.w - 28, y + 22, number, FONT_SIGN, 36, INK_INK, ANCHOR_END, 140);
    draw_text_fit(list, box.x + 28, y + 58, debrief_luck_text(sum->luck), FONT_BODY, 25, INK_INK,
                  ANCHOR_START, box.w - 56);
    draw_progress(front, list, box);
}

void debrief_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct debrief_state *debrief = &front->debrief;
    struct rect box = debrief_box(list->frame.canvas);
    int focus = front_focus_of(front, &debrief_scene);
    int rows[REVIEW_ENTRIES_MAX], count = debrief_rows(debrief, rows);
    dialog_begin(front, list, &debrief_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + 58, box.y + 104, _("Review"), FONT_DISPLAY, 80, INK_RED, ANCHOR_START, 640);
    char head[2 * SEAT_NAME_SIZE + 8];
    text_format(head, sizeof head, "%s \u2013 %s", debrief_name(debrief, debrief->review.seat),
                debrief_name(debrief, !debrief->review.seat));
    draw_text_fit(list, box.x + box.w - 54, box.y + 100, head, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_END,
                  640);
    draw_fill(list, (struct rect){box.x + 36, box.y + 126, box.w - 72, 6}, INK_RED);
    draw_captions(list);
    for (int i = 0; i < ROWS_SHOWN && debrief->first + i < count; i++) {
        draw_entry(front, list, i, rows[debrief->first + i]);
    }
    if (count == 0) {
        draw_text_wrapped(list, box.x + EDGE + ROWS_W / 2.0f, box.y + 420,
                          debrief->review.known < debrief->review.count
                              ? _("No move has cost anything so far.")
                              : _("No move cost anything: well driven!"),
                          FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, ROWS_W - 200, 46);
    }
    draw_track(front, list, count);
    draw_choices(front, list);
    draw_summary(front, list);
    furniture_button(list, debrief_item_box(list->frame.canvas, ITEM_FILTER),
                     debrief->losses_only ? _("Every move") : _("Losses only"), INK_PAPER, INK_INK,
                     focus == ITEM_FILTER, front->pressed == ITEM_FILTER);
    furniture_button(list, debrief_item_box(list->frame.canvas, ITEM_CLOSE), _("Done"), INK_GREEN, INK_CREAM,
                     focus == ITEM_CLOSE, front->pressed == ITEM_CLOSE);
    draw_group_end(list);
}
