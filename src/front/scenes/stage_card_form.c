/* SPDX-License-Identifier: MIT */
/* Where everything lies on the card of a stage: as large as the window lets it be, with the postcard beside
 * the words or, in an upright window, above them. */
#include "front/scenes/stage_card.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "ui/form.h"
#include "ui/line.h"

#include <math.h>

/* As designed, at scale 1. */
static const float CARD_W = 1640, CARD_H = 968, TALL_W = 860, LETTERS_LEAST = 20, LEAST = .38f;
static const float PAD = 60, PAD_TOP = 42, GUTTER = 28, SIGN = 88, BUTTON = 80, PLAY = 470, SIGN_GAP = 24;
/* Between the words and what stands before them: faces, marks, signs of twists. */
static const float INDENT = 146;
/* The postcard's part of the card's inner width. */
static const float BESIDE = .475f, ABOVE = .62f, LEAST_CARD = 240; /* the last in units */

/* What may be left out where there is little room, the last first. */
enum { WITH_SUBS = 1, WITH_WORDS = 2, WITH_ALL = 3 };

/* A card that is being laid out. */
struct flow {
    const struct front *front;
    const struct draw_list *list;
    struct stage_card_form *form;
    int with;
    float x, y, w; /* the column that is filled, from its top down */
};

float stage_card_letters(const struct stage_card_form *form, float size)
{
    return fmaxf(size * form->k, fminf(size, LETTERS_LEAST));
}

/* The height of a line of letters designed at `size`. */
static float high_of(const struct flow *flow, enum font font, float size)
{
    return draw_text_size(flow->list, font, stage_card_letters(flow->form, size)) * 1.25f;
}

static struct rect take(struct flow *flow, float high)
{
    struct rect box = {flow->x, flow->y, flow->w, high};
    flow->y += high;
    return box;
}

/* ---- the words ------------------------------------------------------------------------------------- */

static void lay_head(struct flow *flow)
{
    const float k = flow->form->k, whole = flow->w, close = flow->form->item[STAGE_CARD_CLOSE].w;
    flow->w -= close > 0 ? close - 20 * k : 0;
    flow->form->head = take(flow, fmaxf(high_of(flow, FONT_SIGN, 32), 38 * k));
    flow->form->town =
        take(flow, fmaxf(126 * k, high_of(flow, FONT_SIGN, 54) + high_of(flow, FONT_BODY, 22)));
    flow->w = whole;
    flow->y += 24 * k;
}

static void lay_rival(struct flow *flow)
{
    struct stage_card_form *form = flow->form;
    char said[240] = "";
    struct text line_said = text_in(said, sizeof said);
    bool speaks = (flow->with & WITH_WORDS) != 0 && stage_card_line(flow->front, &line_said);
    const float k = form->k, face = 124 * k, indent = INDENT * k + 12 * k,
                line = high_of(flow, FONT_BODY_SEMI, 26);
    const float title = fmaxf(high_of(flow, FONT_BODY_SEMI, 29), 44 * k);
    float words = 0;
    if (speaks) {
        int lines = draw_text_lines(flow->list, said, FONT_BODY_SEMI, stage_card_letters(form, 26),
                                    flow->w - indent - 52 * k);
        words = line * (float)lines + 22 * k;
    }
    const float high = fmaxf(face, title + words);
    struct rect all = take(flow, high);
    form->face = (struct rect){all.x, all.y + (high - face) / 2, face, face};
    form->table = (struct rect){all.x + indent - 12 * k, all.y + (words > 0 ? 0 : (high - title) / 2),
                                all.w - indent + 12 * k, title};
    form->words = (struct rect){all.x + indent, all.y + title, words > 0 ? all.w - indent : 0, words};
    flow->y += 20 * k;
}

static void lay_twist(struct flow *flow, const struct stage *stage)
{
    struct stage_card_form *form = flow->form;
    if (stage->twist == NULL) {
        return;
    }
    const float k = form->k, room = flow->w - INDENT * k - 20 * k;
    int lines = draw_text_lines(flow->list, _(stage->twist_says), FONT_BODY_MEDIUM,
                                stage_card_letters(form, 24), room);
    float high = high_of(flow, FONT_BODY_SEMI, 31) + high_of(flow, FONT_BODY_MEDIUM, 24) * (float)lines;
    form->item[STAGE_CARD_TWIST] = take(flow, form_touch(&flow->list->frame, fmaxf(92 * k, high + 18 * k)));
    flow->y += 22 * k;
}

static void lay_goals(struct flow *flow)
{
    struct stage_card_form *form = flow->form;
    const float k = form->k, sub = form->subs ? high_of(flow, FONT_BODY_MEDIUM, 22) : 0;
    const float high = fmaxf(76 * k, high_of(flow, FONT_BODY_SEMI, 28) + sub + 10 * k);
    for (int g = 0; g < STAGE_GOALS; g++) {
        form->goal[g] = take(flow, high);
        flow->y += g + 1 < STAGE_GOALS ? 12 * k : 0;
    }
}

static void lay_words(struct flow *flow)
{
    lay_rival(flow);
    lay_twist(flow, &stages[stage_card_of(flow->front)->stage]);
    lay_goals(flow);
}

/* ---- the signs ------------------------------------------------------------------------------------- */

/* In one line, or two by two. Returns their height. */
static float lay_signs(struct flow *flow, bool one)
{
    struct stage_card_form *form = flow->form;
    const struct frame *frame = &flow->list->frame;
    const float k = form->k, gap = SIGN_GAP * fmaxf(k, .5f);
    const float sign = form_touch(frame, fmaxf(SIGN * k, 60)),
                button = form_touch(frame, fmaxf(BUTTON * k, 54));
    struct rect *item = form->item;
    if (one) {
        float play = flow->w * PLAY / (CARD_W - 2 * PAD), left = flow->x + play + 2 * gap;
        item[STAGE_CARD_PLAY] = (struct rect){flow->x, flow->y, play, sign};
        struct rect rest = {left, flow->y + (sign - button) / 2, flow->x + flow->w - left, button};
        line_share(&item[STAGE_CARD_AGAIN], 3, rest, gap);
        return sign;
    }
    line_share(&item[STAGE_CARD_PLAY], 2, (struct rect){flow->x, flow->y, flow->w, sign}, gap);
    line_share(&item[STAGE_CARD_WATCH], 2, (struct rect){flow->x, flow->y + sign + gap, flow->w, button},
               gap);
    return sign + gap + button;
}

/* Phones have no room for a prompt that leads back: a button stands in the head of the card. */
static void lay_close(struct flow *flow)
{
    struct stage_card_form *form = flow->form;
    const float touch = flow->list->frame.touch;
    if (touch > 0) {
        form->item[STAGE_CARD_CLOSE] = (struct rect){form->box.x + form->box.w - touch * 1.5f - 16,
                                                     form->box.y + 16, touch * 1.5f, touch};
    }
}

/* ---- the postcard ---------------------------------------------------------------------------------- */

/* The largest postcard in a box, with its caption and, below or beside it, its slips. */
static void lay_postcard(struct flow *flow, struct rect box, bool slips_below)
{
    struct stage_card_form *form = flow->form;
    const float k = form->k, caption = high_of(flow, FONT_BODY, 24) + 14 * k;
    const float label = high_of(flow, FONT_BODY_MEDIUM, 22), figure = high_of(flow, FONT_SIGN, 40);
    const float slip = fmaxf(92 * k, label + figure + 6 * k + 8), gap = 16 * k;
    /* A card turned by three degrees, with its edge, is wider and higher by these parts of its width. */
    const float wider = 1.07f, higher = .78f, most = 660;
    float below = caption + (slips_below ? slip + gap : 0);
    float w = fminf(fminf(box.w / wider, most * fmaxf(k, .6f)), (box.h - below) / higher);
    form->card = (struct postcard){.stage = stage_card_of(flow->front)->stage, .w = w, .angle = -3};
    float high = w * higher + below, top = box.y + (box.h - high) / 2;
    form->card.middle = (struct point){box.x + box.w / 2, top + w * higher / 2};
    form->caption = (struct rect){box.x, top + w * higher, box.w, caption};
    if (slips_below) {
        line_share(form->slip, STAGE_CARD_SLIPS,
                   (struct rect){box.x, form->caption.y + caption + gap, box.w, slip}, gap);
    } else {
        float left = box.x + box.w + 2 * gap, all = 3 * slip + 2 * gap;
        line_stack(form->slip, STAGE_CARD_SLIPS,
                   (struct rect){left, box.y + fmaxf((box.h - all) / 2, 0), flow->x + flow->w - left,
                                 fminf(all, box.h)},
                   gap);
    }
}

/* ---- the card -------------------------------------------------------------------------------------- */

/* Shares what is left of the column among the gaps between its parts. */
static void spread(struct stage_card_form *form, float left)
{
    const float most = 34 * form->k, part = fminf(fmaxf(left, 0) / 4, most);
    struct rect *rival[] = {&form->face, &form->table, &form->words};
    for (int i = 0; i < 3; i++) {
        rival[i]->y += part;
    }
    form->item[STAGE_CARD_TWIST].y += 2 * part;
    for (int g = 0; g < STAGE_GOALS; g++) {
        form->goal[g].y += 3 * part;
    }
}

/* Beside each other. Returns whether all has room. */
static bool lay_wide(struct flow *flow, struct rect box)
{
    struct stage_card_form *form = flow->form;
    const float k = form->k, pad = PAD * k, inner = box.w - 2 * pad;
    flow->x = box.x + pad;
    flow->w = inner;
    flow->y = 0;
    const float signs = lay_signs(flow, true), foot = box.y + box.h - 44 * k;
    flow->y = foot - signs;
    lay_signs(flow, true);
    const float room = flow->y - 26 * k, left = inner * BESIDE;
    lay_postcard(flow, (struct rect){box.x + pad, box.y + PAD_TOP * k, left, room - box.y - PAD_TOP * k},
                 true);
    flow->x += left + GUTTER * k;
    flow->w = inner - left - GUTTER * k;
    flow->y = box.y + PAD_TOP * k;
    lay_head(flow);
    lay_words(flow);
    spread(form, room - flow->y);
    return flow->y <= room;
}

/* Above each other. The postcard takes what the others leave. */
static bool lay_tall(struct flow *flow, struct rect box)
{
    struct stage_card_form *form = flow->form;
    const float k = form->k, pad = PAD * k * .8f, inner = box.w - 2 * pad, foot = box.y + box.h - 36 * k;
    flow->x = box.x + pad;
    flow->w = inner;
    flow->y = 0;
    const float signs = lay_signs(flow, false);
    flow->y = foot - signs;
    lay_signs(flow, false);
    const float end = flow->y - 30 * k;
    flow->y = box.y + PAD_TOP * k;
    lay_head(flow);
    const float top = flow->y;
    lay_words(flow);
    const float left = end - flow->y - 20 * k, most = inner * ABOVE * .9f;
    if (left < LEAST_CARD) {
        return false;
    }
    const float high = fminf(left, most);
    flow->y = top;
    lay_postcard(flow, (struct rect){flow->x, top, inner * ABOVE, high}, false);
    flow->y = top + high + fmaxf(20 * k, 20 * k + (left - high) / 2);
    lay_words(flow);
    return true;
}

void stage_card_lay(const struct front *front, const struct draw_list *list, struct stage_card_form *form)
{
    static const int ways[] = {WITH_ALL, WITH_ALL & ~WITH_WORDS, 0};
    struct rect room = form_room(&front->frame, BAR_HEIGHT);
    bool tall = room.w < room.h * .96f;
    float w = fminf(CARD_W, room.w), h = fminf(tall ? CARD_W : CARD_H * 1.1f, room.h);
    struct rect box = {room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
    if (front->frame.kind == FRAME_WIDE) {
        box.h = fminf(CARD_H, room.h);
        box.y = (room.h - box.h) / 2;
    }
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        for (float k = fminf(1, w / (tall ? TALL_W : CARD_W * .87f)); k > LEAST; k -= .03f) {
            *form = (struct stage_card_form){.box = box, .k = k, .subs = (ways[way] & WITH_SUBS) != 0};
            struct flow flow = {.front = front, .list = list, .form = form, .with = ways[way]};
            lay_close(&flow);
            bool fits = tall ? lay_tall(&flow, box) : lay_wide(&flow, box);
            if (fits) {
                return;
            }
        }
    }
}
