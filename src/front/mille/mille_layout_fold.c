/* SPDX-License-Identifier: MIT */
/* The tables whose side column is folded into a strip: 5:4, square, upright, small and held across. */
#include "front/mille/mille_layout.h"

#include "front/stage/bar.h"
#include "ui/line.h"

#include <math.h>

/* A place and the gap behind it. */
static void put(struct line *line, struct rect *place, float w, float h, float gap)
{
    line_place(line, place, w, h);
    line_gap(line, gap);
}

/* The whole of a row in one line of cards. */
static void card_row(struct mille_row *row, const struct frame_room *room, float y, float card,
                     const float gaps[5], float plate, struct rect total)
{
    struct line line = {.count = 0};
    if (plate > 0) {
        put(&line, &row->plate, plate, card * 1.4f, gaps[0]);
    }
    put(&line, &row->battle, card, card * 1.4f, 6);
    put(&line, &row->speed, card, card * 1.4f, gaps[1]);
    line_cards(&line, row->safety, SAFETY_KINDS, card, gaps[2]);
    line_gap(&line, gaps[1]);
    line_cards(&line, row->miles, DISTANCE_KINDS, card, gaps[3]);
    line_gap(&line, gaps[4]);
    line_place(&line, &row->total, total.w, total.h);
    line_lay(&line, room->left, room->right, y, card * 1.4f);
}

/* ---- the strip ------------------------------------------------------------------------------------ */

enum { KEYS = 4 };

/* The air between keys for a finger; half of it belongs to the area that is hit for each. */
static const float finger_air = 8;

struct rect mille_layout_key(const struct mille_layout *layout, struct rect key)
{
    return layout->finger > 0 ? rect_grow(key, finger_air / 2) : key;
}

/* The keys of a kind, from the left, line by line. */
static void key_places(struct mille_layout *layout, struct rect *key[KEYS])
{
    bool flat = layout->kind == FRAME_FLAT, thumbs = frame_is_phone(layout->kind);
    key[0] = &layout->score;
    key[1] = flat ? &layout->cures : &layout->moves;
    key[2] = flat ? &layout->moves : &layout->cures;
    key[3] = thumbs ? &layout->menu : &layout->what;
}

/* Whether the strip is a block beside rows and ribbon: across the top of a flat window there is no room for
 * it then. */
static bool is_block(const struct mille_layout *layout)
{
    return layout->kind == FRAME_FLAT && layout->rows > 2;
}

static float block_key(const struct mille_layout *layout)
{
    return layout->finger > 0 ? layout->finger - finger_air : 58;
}

/* Two rows of keys at the foot of the block. */
static void lay_key_block(struct mille_layout *layout)
{
    struct rect *key[KEYS], strip = layout->strip;
    float size = block_key(layout), pitch = size + finger_air;
    float x = strip.x + (strip.w - pitch - size) / 2, y = strip.y + strip.h - 10 - pitch - size;
    key_places(layout, key);
    for (int i = 0; i < KEYS; i++) {
        int across = i % 2, down = i / 2;
        *key[i] = (struct rect){x + (float)across * pitch, y + (float)down * pitch, size, size};
    }
}

/* Two rows of keys at the right end of a high strip, else one; for fingers one of large ones. */
static void lay_keys(struct mille_layout *layout)
{
    struct rect *key[KEYS], strip = layout->strip;
    if (is_block(layout)) {
        lay_key_block(layout);
        return;
    }
    bool fingers = layout->finger > 0, high = strip.h > 80 && !fingers;
    int columns = high ? KEYS / 2 : KEYS;
    float air = high ? 6 : 8, h = high ? (strip.h - 22) / 2 : strip.h - 16;
    float w = high ? 58 : fmaxf(fminf(64, h * 1.25f), 46);
    if (layout->kind == FRAME_OPEN) {
        w = 152; /* with their names */
    }
    if (fingers) {
        air = finger_air;
        w = layout->finger - air;
    }
    key_places(layout, key);
    float x = strip.x + strip.w - 10 - (float)columns * (w + air) + air;
    for (int i = 0; i < KEYS; i++) {
        int column = i % columns, row = i / columns;
        *key[i] = (struct rect){x + (float)column * (w + air), strip.y + 8 + (float)row * (h + air), w, h};
    }
}

static void lay_panel(struct mille_layout *layout)
{
    struct rect strip = layout->strip;
    if (is_block(layout)) {
        const float w = 330, y = strip.y;
        layout->panel = (struct rect){strip.x - 10 - w, y, w, fminf(w * 1.42f, layout->bar.y - y - 14)};
        return;
    }
    float w = fminf(330, strip.w), y = strip.y + strip.h + 10;
    layout->panel = (struct rect){strip.x + strip.w - w, y, w, fminf(w * 1.42f, layout->bar.y - y - 14)};
}

/* ---- the kinds ------------------------------------------------------------------------------------- */

static void lay_open(struct mille_layout *layout, const struct frame_room *room)
{
    const float head = 66, bar = BAR_HEIGHT;
    float h = layout->canvas.h, e = h - 76 - REFERENCE_H;
    mille_layout_wide_rows(layout, REFERENCE_W, h - 76, head);
    layout->strip = (struct rect){room->left, 12, room->w, 60};
    layout->bar = (struct rect){0, h - bar, layout->canvas.w, bar};
    layout->hand = (struct rect){room->left, layout->hand.y, room->w, h - bar - layout->hand.y};
    layout->card_w = fminf(226 + .26f * e, 266);
    layout->lift = 1.10f;
    layout->captions = true;
}

/* Windows from square to 2:3: the viewer's row has two lines, and the piles that are played on lie next to
 * the hand. */
static void lay_stack(struct mille_layout *layout, const struct frame_room *room)
{
    const float cap = 20, bar = BAR_HEIGHT;
    float h = layout->canvas.h, e = fmaxf(h - 1200, 0), card = (room->w - 295) / 11;
    float own = fminf(120 + .06f * e, 138), own_h = own * 1.4f;
    struct mille_row *you = &layout->row[0];
    layout->strip = (struct rect){room->left, 12, room->w, 64};
    float y = 84 + .02f * e + cap;
    if (layout->rows > 2) {
        float low = (layout->rows > 3 ? 140 : 116) + .02f * e;
        y -= cap - 4; /* badges and chips need no captions */
        mille_layout_share_low(layout, (struct rect){room->left, y, room->w, low}, 16);
        y += low + 10 + .03f * e;
    } else {
        card_row(&layout->row[1], room, y, card, (const float[]){10, 14, 5, 5, 12}, 150,
                 (struct rect){0, 0, 54, card * 1.4f - 10});
        y += card * 1.4f + 10 + .03f * e;
    }
    layout->ribbon = (struct rect){room->left, y, room->w, 210 + .40f * e};
    y += layout->ribbon.h + 8 + .04f * e + cap;
    struct line upper = {.count = 0}, lower = {.count = 0};
    put(&upper, &layout->deck, own, own * 1.4f, 6);
    put(&upper, &layout->discard, own, own * 1.4f, 14);
    line_cards(&upper, you->miles, DISTANCE_KINDS, own, 7);
    line_gap(&upper, 10);
    line_place(&upper, &you->total, 84, own_h - 18);
    line_lay(&upper, room->left, room->right, y, own_h);
    y += own_h + 8 + .03f * e + cap;
    put(&lower, &you->battle, own, own * 1.4f, 7);
    put(&lower, &you->speed, own, own * 1.4f, 14);
    line_cards(&lower, you->safety, SAFETY_KINDS, own, 7);
    line_gap(&lower, 14);
    line_place(&lower, &you->plate, 204, own_h);
    line_lay(&lower, room->left, room->right, y, own_h);
    y += own_h + 8 + .03f * e;
    layout->bar = (struct rect){0, h - bar, layout->canvas.w, bar};
    layout->hand = (struct rect){room->left, y, room->w, h - bar - y};
    layout->card_w = fminf(212 + .06f * e, 232);
    layout->lift = 1.06f;
    layout->captions = true;
}

/* The places of a row of badges and chips: badges two by two, chips in columns. */
static void lay_chips(struct mille_row *row, struct rect badges, struct rect chips)
{
    float w = (badges.w - 6) / 2, h = badges.h / 2 - 3;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        int right = i % 2, down = i / 2;
        row->safety[i] = (struct rect){badges.x + (float)right * (w + 6),
                                       badges.y + (float)down * (badges.h / 2 + 2), w, h};
    }
    int columns = chips.w < 150 ? 2 : 3, rows = (DISTANCE_KINDS + columns - 1) / columns;
    w = (chips.w - (float)(columns - 1) * 5) / (float)columns;
    h = (chips.h - (float)(rows - 1) * 5) / (float)rows;
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        int right = i % columns, down = i / columns;
        row->miles[i] =
            (struct rect){chips.x + (float)right * (w + 5), chips.y + (float)down * (h + 5), w, h};
    }
}

/* A row with badges and chips: widths of plate, card, badges, chips and total. */
static void chip_row(struct mille_layout *layout, float left, float right, float y, float h, const float w[5],
                     float total_h)
{
    struct mille_row *row = &layout->row[1];
    struct rect badges, chips;
    struct line line = {.count = 0};
    put(&line, &row->plate, w[0], h, 8);
    put(&line, &row->battle, w[1], h, 6);
    put(&line, &row->speed, w[1], h, 8);
    put(&line, &badges, w[2], h, 8);
    put(&line, &chips, w[3], h, 8);
    line_place(&line, &row->total, w[4], total_h);
    line_lay(&line, left, right, y, h);
    lay_chips(row, badges, chips);
    row->look = ROW_CHIPS;
}

/* The rows above on an upright phone; returns the y below them. */
static float pocket_rows(struct mille_layout *layout, const struct frame_room *room, float y, float e)
{
    int others = layout->rows - 1;
    if (others == 1) {
        chip_row(layout, room->left, room->right, y, 112, (const float[]){176, 80, 108, 136, 64}, 104);
        return y + 122 + .05f * e;
    }
    const float gap = 6;
    float h = others > 2 ? fminf(80 + .04f * e, 92) : 92;
    float all = (h + gap) * (float)others - gap;
    mille_layout_stack_low(layout, (struct rect){room->left, y, room->w, all}, gap, 178);
    return y + all + 6 + .03f * e;
}

/* The viewer's row on an upright phone, in two lines with the piles; returns the y below them. Where more sit
 * above, it is lower; a pair has its plate beside the safeties. */
static float pocket_own(struct mille_layout *layout, const struct frame_room *room, float y, float e)
{
    struct mille_row *you = &layout->row[0];
    struct line upper = {.count = 0}, lower = {.count = 0};
    bool many = layout->rows > 2, pairs = mille_layout_pairs(layout);
    float pile = many ? 92 : 100, battle = pairs ? 92 : many ? 108 : 116, safety = pairs ? 84 : 104;
    float pile_h = pile * 1.4f, battle_h = pairs || many ? battle * 1.4f : 162;
    put(&upper, &layout->deck, pile, pile * 1.4f, 6);
    put(&upper, &layout->discard, pile, pile * 1.4f, 12);
    line_cards(&upper, you->miles, DISTANCE_KINDS, 78, 4);
    line_gap(&upper, 8);
    line_place(&upper, &you->total, 58, 108);
    line_lay(&upper, room->left, room->right, y, pile_h);
    y += pile_h + 10 + .04f * e;
    if (pairs) {
        put(&lower, &you->plate, 128, battle_h, 10);
    }
    put(&lower, &you->battle, battle, battle_h, 6);
    put(&lower, &you->speed, battle, battle_h, 12);
    line_cards(&lower, you->safety, SAFETY_KINDS, safety, 6);
    line_lay(&lower, room->left, room->right, y, battle_h);
    return y + battle_h + 8 + .04f * e;
}

static void lay_pocket(struct mille_layout *layout, const struct frame_room *room)
{
    float y = room->top, foot = room->foot - 46;
    /* What a high window has beyond the least; more rows leave nothing of it to notches. */
    float e = fmaxf(layout->rows > 2 ? room->foot - room->top - 1270 : layout->canvas.h - 1280, 0);
    layout->strip = (struct rect){room->left, y, room->w, fmaxf(66, layout->finger + finger_air)};
    y += layout->strip.h + 8 + .05f * e;
    y = pocket_rows(layout, room, y, e);
    const float ribbons[] = {176, 156, 136};
    layout->ribbon = (struct rect){room->left, y, room->w, ribbons[layout->rows - 2] + .20f * e};
    y += layout->ribbon.h + 10 + .05f * e;
    y = pocket_own(layout, room, y, e);
    layout->bar = (struct rect){0, foot, layout->canvas.w, layout->canvas.h - foot};
    float half = room->w * .5f;
    layout->button[BUTTON_PLAY] = (struct rect){room->left, foot - 86, half - 6, 76};
    layout->button[BUTTON_DISCARD] = (struct rect){room->left + half + 6, foot - 86, half - 6, 76};
    layout->hand = (struct rect){room->left, y, room->w, foot - 92 - y};
    layout->hand_rows = 2;
    layout->card_w = fminf(176 + .12f * e, 200);
    if (layout->rows > 2) {
        const float head = 88; /* of the cards in the back row */
        layout->card_w = fminf(layout->card_w, (layout->hand.h - head) / 1.4f);
    }
}

static float compact_card_w(const struct mille_layout *layout)
{
    return fminf(layout->hand.h / 1.42f, 256);
}

static void lay_compact(struct mille_layout *layout, const struct frame_room *room)
{
    const float bar = 46;
    float h = layout->canvas.h, u = h / 800, y = 66 * u, card = fminf((room->w - 256) / 11, 78 * u);
    layout->strip = (struct rect){room->left, 8, room->w, 50};
    if (layout->rows > 2) {
        float low = (layout->rows > 3 ? 128 : 104) * u;
        mille_layout_share_low(layout, (struct rect){room->left, y, room->w, low}, 12);
        y += low + 9 * u;
    } else {
        card_row(&layout->row[1], room, y, card, (const float[]){8, 12, 4, 4, 8}, 132,
                 (struct rect){0, 0, 50, card * 1.4f - 4});
        y += card * 1.4f + 9 * u;
    }
    float ribbon_h = 130 * u, deck = ribbon_h / 1.4f - 2;
    layout->discard = (struct rect){room->right - deck, y + 1, deck, deck * 1.4f};
    layout->deck = (struct rect){room->right - 2 * deck - 8, y + 1, deck, deck * 1.4f};
    layout->ribbon = (struct rect){room->left, y, room->w - 2 * deck - 22, ribbon_h};
    y += ribbon_h + 9 * u;
    float plate = mille_layout_pairs(layout) ? 116 : 0;
    float own = fminf((room->w - 122 - plate) / 11, 100);
    card_row(&layout->row[0], room, y, own, (const float[]){0, 12, 4, 4, 8}, fmaxf(plate - 8, 0),
             (struct rect){0, 0, 56, own * 1.4f - 4});
    const float lifted = 18; /* the hand's last card is, over the row's foot */
    layout->row[0].total.y -= lifted / 2;
    layout->row[0].total.h -= lifted / 2;
    y += own * 1.4f + 6 * u;
    layout->bar = (struct rect){0, h - bar, layout->canvas.w, bar};
    layout->hand = (struct rect){room->left, y, room->w, h - bar - y};
    layout->card_w = compact_card_w(layout);
}

/* What lies above the viewer's row in a flat window: the row of one other side, the strip beside it, and the
 * ribbon. Returns the y below them. */
static float flat_row(struct mille_layout *layout, const struct frame_room *room)
{
    float y = room->top;
    chip_row(layout, room->left, room->left + fminf(room->w * .60f, 700), y, 94,
             (const float[]){186, 67, 92, 186, 56}, 88);
    /* However wide the window, a name and its points are read in one glance. */
    const float strip_most = 700;
    float strip_x = fmaxf(layout->row[1].total.x + 56 + 16, room->right - strip_most);
    layout->strip = (struct rect){strip_x, y, room->right - strip_x, 94};
    y += 102;
    layout->ribbon = (struct rect){room->left, y, room->w, 112};
    return y + 120;
}

/* The same with more sides: the strip is a block beside their rows and the ribbon. */
static float flat_rows(struct mille_layout *layout, const struct frame_room *room)
{
    const float gap = 8;
    float block = 2 * block_key(layout) + finger_air + 28, w = room->w - block - gap;
    float low = layout->rows > 3 ? 112 : 96, ribbon = layout->rows > 3 ? 100 : 112;
    mille_layout_share_low(layout, (struct rect){room->left, room->top, w, low}, 12);
    layout->ribbon = (struct rect){room->left, room->top + low + gap, w, ribbon};
    layout->strip = (struct rect){room->right - block, room->top, block, low + gap + ribbon};
    return room->top + low + gap + ribbon + gap;
}

static void lay_flat(struct mille_layout *layout, const struct frame_room *room)
{
    float foot = room->foot - 38;
    float y = layout->rows > 2 ? flat_rows(layout, room) : flat_row(layout, room);
    float plate = mille_layout_pairs(layout) ? 116 : 0;
    float own = fminf((room->w - 122 - plate) / 11, 92);
    card_row(&layout->row[0], room, y, own, (const float[]){0, 12, 4, 4, 8}, fmaxf(plate - 8, 0),
             (struct rect){0, 0, 56, own * 1.4f - 4});
    y += own * 1.4f + 6;
    layout->bar = (struct rect){0, foot, layout->canvas.w, layout->canvas.h - foot};
    float h = foot - y, button_h = fminf(84, (h - 34) / 2);
    layout->deck = (struct rect){room->left, y + (h - 134) / 2 + 4, 96, 134};
    layout->discard = (struct rect){room->left + 104, y + (h - 134) / 2 + 4, 96, 134};
    layout->button[BUTTON_PLAY] = (struct rect){room->right - 172, y + 16, 172, button_h};
    layout->button[BUTTON_DISCARD] = (struct rect){room->right - 172, y + 26 + button_h, 172, button_h};
    layout->hand = (struct rect){room->left + 214, y, room->w - 214 - 184, h};
    layout->card_w = fminf((h - 30) / 1.4f, 176);
}

void mille_layout_fold(struct mille_layout *layout, const struct frame *frame)
{
    static void (*const lay[FRAME_KINDS])(struct mille_layout *, const struct frame_room *) = {
        [FRAME_WIDE] = lay_flat,     [FRAME_OPEN] = lay_open,       [FRAME_STACK] = lay_stack,
        [FRAME_POCKET] = lay_pocket, [FRAME_COMPACT] = lay_compact, [FRAME_FLAT] = lay_flat};
    struct frame_room room = frame_room(frame);
    layout->finger = frame_is_phone(frame->kind) ? frame->key : 0;
    layout->hand_rows = 1;
    layout->lift = 1.04f;
    lay[frame->kind](layout, &room);
    layout->card_h = layout->card_w * 1.4f;
    layout->verge = layout->hand.y + (frame->kind == FRAME_FLAT || frame->kind == FRAME_COMPACT ? 40 : 0);
    for (int row = 0; row < layout->rows; row++) {
        mille_layout_round(&layout->row[row]);
    }
    lay_keys(layout);
    lay_panel(layout);
}

static void lower_row(struct mille_row *row, float h)
{
    row->plate.y += h;
    row->battle.y += h;
    row->speed.y += h;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        row->safety[i].y += h;
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        row->miles[i].y += h;
    }
    row->total.y += h;
    mille_layout_round(row);
}

void mille_layout_lower(struct mille_layout *layout, float h)
{
    for (int row = 0; row < layout->rows; row++) {
        lower_row(&layout->row[row], h);
    }
    layout->deck.y += h;
    layout->discard.y += h;
    layout->ribbon.y += h;
    layout->hand.y += h;
    layout->hand.h -= h;
    layout->verge += h;
    if (layout->kind == FRAME_COMPACT) {
        layout->card_w = compact_card_w(layout);
        layout->card_h = layout->card_w * 1.4f;
    }
}
