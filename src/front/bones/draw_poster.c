/* SPDX-License-Identifier: MIT */
/* The posters at the end of a round, domino and locked, with what the hands bring. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "ui/furniture.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <math.h>

static void poster_title(const struct poster *poster, const char *title, float size, struct rgba ink)
{
    float y = poster->upright ? poster->all.h * .17f : poster_at(poster, 0, 218).y;
    poster_letters(poster->list,
                   &(struct poster_letters){.string = title,
                                            .font = FONT_DISPLAY,
                                            .x = poster->x - 20 * poster->k,
                                            .y = y,
                                            .size = size * poster->k * (poster->upright ? .8f : 1),
                                            .width = poster->all.w * .86f,
                                            .angle = -4,
                                            .ink = ink});
}

/* The scale of the foot: smaller in low windows. */
static float foot_scale(const struct poster *poster)
{
    const float least = .72f;
    return poster->upright ? 1 : fminf(1, fmaxf(least, poster->all.h / 1036));
}

static void poster_foot(const struct poster *poster, const char *says, struct rgba ink)
{
    float k = foot_scale(poster);
    draw_zoom(poster->list, poster->x, poster->all.h - 128 * k, k);
    poster_banner(poster->list, says, 0, 0, fminf(1380, (poster->all.w - 30) / k), 1300, ink);
    draw_zoom_end(poster->list);
}

bool bones_poster_hides(const struct motion_step *step)
{
    return step && (step->kind == BONES_STEP_DOMINO || step->kind == BONES_STEP_LOCKED);
}

/* The points are shown so many ms into the step: after the last tile, or the padlock, has fallen. */
static const float seal_ms = 420;

/* "Odette 14, Marius 9, Djamila 21", or without names "14 + 9 + 21": the hands of all but the seat that gets
 * their points. `exact` or `rounded` follows, with their sum. */
static void sum_words(const struct bones_frame *frame, bool named, const char *exact, const char *rounded,
                      struct text *out)
{
    int dots = 0, terms = 0;
    for (int i = 1; i <= BONES_SEATS_MAX; i++) {
        int seat = (frame->view->viewer + i) % BONES_SEATS_MAX;
        int count = bones_dots_of(frame->step->value.word[seat]);
        if (seat != frame->step->event.seat) {
            dots += count;
            text_add(out, terms++ == 0 ? "" : named ? ", " : " + ");
            if (named) {
                text_addf(out, "%s ", frame->look->seat[seat].name);
            }
            text_addf(out, "%d", count);
        }
    }
    text_addf(out, dots == bones_rounded(dots) ? exact : rounded, dots, bones_rounded(dots));
}

/* ---- domino ---------------------------------------------------------------------------------- */

/* The last tiles of the round, the newest first; how many. */
static int last_tiles(const struct bones_public *pub, uint8_t tile[9])
{
    int count = 0;
    for (int i = pub->log_count - 1; i >= 0 && count < 9; i--) {
        if (pub->log[i].tile != BONES_TILE_NONE) {
            tile[count++] = pub->log[i].tile;
        }
    }
    return count;
}

/* Tiles topple towards the middle, from both sides, one after another. */
static void draw_row(const struct bones_frame *frame, const struct poster *poster, const uint8_t *tile,
                     int count)
{
    static const struct {
        float x, y, angle;
    } fallen[4] = {{210, 818, -62}, {352, 792, -50}, {484, 760, -38}, {606, 724, -26}};
    for (int i = 0; i < count && i < 8; i++) {
        int place = i / 2;
        bool right = i % 2;
        float part = tween_ease(EASE_OUT_QUAD, bones_part(frame, (float)place * 60, 180));
        float x = right ? REFERENCE_W - fallen[place].x : fallen[place].x;
        float angle = (right ? -1.0f : 1.0f) * fallen[place].angle * part;
        if (poster->upright && place < 2) {
            continue; /* the sides are not seen */
        }
        bones_draw_turned(poster->list, tile[i], poster_at(poster, x, fallen[place].y), 112 * poster->k,
                          angle);
    }
}

static void draw_slam(const struct bones_frame *frame, const struct poster *poster, int tile)
{
    struct draw_list *list = poster->list;
    float in = bones_part(frame, 240, 180), k = poster->k;
    float large = 2.2f - 1.2f * tween_ease(EASE_OUT_BACK, in);
    struct point middle = poster_at(poster, 960, 620);
    if (in <= 0) {
        return;
    }
    if (in >= 1 || frame->step->still) {
        furniture_burst(list, middle.x, middle.y, 300 * k, 15, .6f, 5, 0, INK_INK);
        furniture_burst(list, middle.x, middle.y, 280 * k, 15, .6f, 5, 0, INK_GOLD);
        furniture_burst(list, middle.x, middle.y, 214 * k, 13, .58f, 9, 8, INK_GOLDLT);
    }
    float w = 202 * k * large, h = 414 * k * large;
    struct draw_command *rim =
        shape_begin(list, (struct rect){middle.x - w / 2 - 6, middle.y - h / 2 - 6, w + 12, h + 12});
    rim->angle = 9;
    rim->flags |= in < 1 ? DRAW_MOVING : 0u;
    shape_rect(list, 0, 0, w + 12, h + 12, 42 * k * large, paint_fill(INK_INK));
    shape_rect(list, 6, 6, w, h, 38 * k * large, paint_fill(INK_SUN));
    shape_end(list);
    bones_draw_turned(list, tile, (struct point){middle.x, middle.y - 10 * k}, 180 * k * large, 9);
}

static void draw_domino(const struct bones_frame *frame)
{
    struct poster poster = poster_begin(frame->list, frame->view->layout.bar.y, "scenes/bones_domino");
    int seat = frame->step->event.seat, points = frame->step->event.value;
    bool you = bones_is_you(frame->view, frame->look, seat);
    uint8_t tile[9];
    int count = last_tiles(&frame->view->shown.pub, tile);
    float k = poster.k;
    if (count > 1) {
        draw_row(frame, &poster, tile + 1, count - 1);
    }
    if (count > 0) {
        draw_slam(frame, &poster, tile[0]);
    }
    poster_title(&poster, _("Domino!"), 236, INK_GOLDLT);
    struct point seal = poster.upright ? poster_at(&poster, 1340, 320) : poster_at(&poster, 1590, 470);
    struct point face = poster.upright ? poster_at(&poster, 560, 330) : poster_at(&poster, 326, 452);
    float counted = bones_part(frame, seal_ms + 20, 350), size = poster.upright ? .7f : 1;
    char figure[16], says[200];
    struct text out = text_in(says, sizeof says);
    text_format(figure, sizeof figure, "+%d", (int)((float)points * counted));
    if (bones_part(frame, seal_ms, 20) > 0) {
        poster_seal(poster.list, seal.x, seal.y, 168 * k * size,
                    you ? _("YOUR LAST TILE") : _("THE LAST TILE"), figure, _("points"));
    }
    if (you) {
        float q = 3.0f * k * size;
        draw_sprite(poster.list, "bones/turn_sun_wink",
                    (struct rect){face.x - 52 * q, face.y - 58 * q, 110 * q, 112 * q});
    } else {
        float q = 250 * k * size;
        draw_sprite(poster.list, frame->look->seat[seat].portrait,
                    (struct rect){face.x - q / 2, face.y - q / 2, q, q});
    }
    sum_words(frame, true, _(": %d"), _(": %d, rounded to %d"), &out);
    if (bones_part(frame, seal_ms, 20) > 0) {
        poster_foot(&poster, says, INK_GREEN);
    }
}

/* ---- locked ---------------------------------------------------------------------------------- */

/* A chain while it comes in: from the middle of the poster to a corner. */
struct chain {
    struct draw_list *list;
    struct point from, step; /* step: a unit along it */
    float k, out;            /* out: how far it is not in yet */
    int links;
};

/* The i-th link, dx and dy off its place: the outline of a flat link; of one seen from its edge, a line. */
static void draw_link(const struct chain *chain, int i, float dx, float dy, float width, struct rgba ink)
{
    const float pitch = 46, straight = 19, round = 15, edge = 26;
    bool flat = i % 2 == 0;
    float d = pitch * chain->k * (float)i + chain->out, k = chain->k;
    struct point mid = {chain->from.x + chain->step.x * d + dx, chain->from.y + chain->step.y * d + dy};
    struct point along = {chain->step.x * k, chain->step.y * k};
    if (!flat) {
        struct point line[2] = {{mid.x - along.x * edge, mid.y - along.y * edge},
                                {mid.x + along.x * edge, mid.y + along.y * edge}};
        draw_stroke(chain->list, line, 2, width * k, ink);
        return;
    }
    enum { ARC = 7, POINTS = 2 * ARC + 1 };
    struct point outline[POINTS];
    for (int n = 0; n < POINTS; n++) {
        float turn = PI * ((float)(n % ARC) / (ARC - 1) - .5f) + (n / ARC == 1 ? PI : 0);
        float x = (n / ARC == 1 ? -straight : straight) + round * cosf(turn), y = round * sinf(turn);
        outline[n] = (struct point){mid.x + along.x * x - along.y * y, mid.y + along.y * x + along.x * y};
    }
    outline[POINTS - 1] = outline[0];
    draw_stroke(chain->list, outline, POINTS, width * k, ink)->as.stroke.round = true;
}

/* An iron chain, and its shadow. */
static void draw_chain(const struct bones_frame *frame, const struct poster *poster, float x, float y)
{
    const float k = .92f * poster->k;
    struct point from = poster_at(poster, 960, 540), to = poster_at(poster, x, y);
    float long_way = vector_length(to.x - from.x, to.y - from.y);
    float part = tween_ease(EASE_OUT_CUBIC, bones_part(frame, 0, 240));
    struct chain chain = {.list = poster->list,
                          .from = from,
                          .step = {(to.x - from.x) / long_way, (to.y - from.y) / long_way},
                          .k = k,
                          .out = long_way * (1 - part), /* they come in from the corner */
                          .links = (int)(long_way / (46 * k))};
    for (int i = 2; i <= chain.links; i += 2) {
        draw_link(&chain, i, 5 * k, 8 * k, 11, ink_fade(INK_INK, .35f));
    }
    for (int i = 1; i <= chain.links; i++) {
        bool flat = i % 2 == 0;
        draw_link(&chain, i, 0, 0, flat ? 13 : 15, INK_ASPHALT);
        draw_link(&chain, i, 0, flat ? -k : -2 * k, flat ? 6 : 7, INK_STONE);
    }
}

static void draw_bolt(const struct bones_frame *frame, const struct poster *poster)
{
    struct draw_list *list = poster->list;
    const struct bones_public *pub = &frame->view->shown.pub;
    float k = poster->k, side = 86 * k;
    uint8_t tile[9];
    int count = last_tiles(pub, tile);
    for (int i = 0; i < 4 && i < count; i++) {
        float x = i < 2 ? (float)(-132 - i * 178) : (float)(132 + (i - 2) * 178);
        struct bones_tile_look look = bones_tile_of(tile[i], poster_at(poster, 960 + x, 544), side);
        look.lying = true;
        bones_draw_tile(list, &look);
    }
    struct bones_tile_look spinner = bones_tile_of(pub->board.spinner, poster_at(poster, 960, 540), side);
    bones_draw_tile(list, &spinner);
    for (int i = 0; i < 2 && !poster->upright; i++) {
        struct point foot = poster_at(poster, i ? 1590 : 330, 658);
        float q = 1.9f * k;
        struct rect box = {foot.x - (i ? 180 : 40) * q, foot.y - 104 * q, 220 * q, 110 * q};
        draw_sprite(list, "cubes/toll_closed", box)->flags |= i ? DRAW_FLIPPED : 0u;
    }
    float fall = bones_part(frame, 240, 180), q = 1.42f * k;
    struct point middle = poster_at(poster, 960, 530);
    float y = middle.y - (1 - tween_ease(EASE_IN_CUBIC, fall)) * 420 * k;
    draw_sprite(list, "bones/padlock", (struct rect){middle.x - 106 * q, y - 146 * q, 220 * q, 300 * q})
        ->flags |= fall < 1 ? DRAW_MOVING : 0u;
}

/* A hand that was counted; told: the lowest one is marked. */
static void draw_counted(const struct bones_frame *frame, struct rect box, int seat, bool told)
{
    struct draw_list *list = frame->list;
    struct seat_colour colour = bones_colour_of(frame->view, seat);
    bool lowest = seat == frame->step->event.seat;
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(frame->step->value.word[seat], tile);
    float k = box.h / 92, tab = 58 * k;
    if (lowest && told) {
        shape_begin(list, rect_grow(box, 9));
        shape_rect(list, 0, 0, box.w + 18, box.h + 18, 20, paint_fill(INK_INK));
        shape_rect(list, 3, 3, box.w + 12, box.h + 12, 18, paint_fill(INK_SUN));
        shape_end(list);
    }
    furniture_plate(list, box, 12, INK_CREAM);
    seat_mark_tab(list, box, tab, colour.ink);
    seat_mark_draw(list, colour.mark, box.x + tab / 2, box.y + box.h / 2, 19 * k, colour.on);
    draw_sprite(list, frame->look->seat[seat].portrait,
                (struct rect){box.x + 66 * k, box.y + 10 * k, 72 * k, 72 * k});
    char dots[8];
    text_format(dots, sizeof dots, "%d", bones_dots_of(frame->step->value.word[seat]));
    float right = box.x + box.w - 14, left = box.x + 146 * k;
    float wide = draw_text_width(list, dots, FONT_SIGN, 54 * k, 0);
    draw_text(list, right, box.y + 64 * k, dots, FONT_SIGN, 54 * k, INK_OXBLOOD, ANCHOR_END);
    float room = right - wide - 8 - left;
    draw_text_fit(list, left, box.y + 38 * k, frame->look->seat[seat].name, FONT_SIGN, 29 * k, INK_INK,
                  ANCHOR_START, room);
    float side = fminf(22 * k, room / ((float)(count > 0 ? count : 1) * 2.3f)), pitch = side * 2.3f;
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look =
            bones_tile_of(tile[i], (struct point){left + side + pitch * (float)i, box.y + 66 * k}, side);
        look.lying = true;
        bones_draw_tile(list, &look);
    }
}

/* "Marius has the fewest: 11 + 17 + 9 = 37, rounded to 35". */
static void locked_words(const struct bones_frame *frame, struct text *out)
{
    int lowest = frame->step->event.seat;
    if (lowest == SEAT_NONE) {
        text_add(out, _("The lowest is shared: nobody scores"));
        return;
    }
    if (bones_is_you(frame->view, frame->look, lowest)) {
        text_add(out, _("You have the fewest: "));
    } else {
        text_addf(out, _("%s has the fewest: "), frame->look->seat[lowest].name);
    }
    sum_words(frame, false, " = %d", _(" = %d, rounded to %d"), out);
}

static void draw_locked(const struct bones_frame *frame)
{
    static const struct point corners[4] = {{-60, 250}, {1980, 250}, {-60, 800}, {1980, 800}};
    struct poster poster = poster_begin(frame->list, frame->view->layout.bar.y, "scenes/bones_locked");
    for (int i = 0; i < 4; i++) {
        draw_chain(frame, &poster, corners[i].x, corners[i].y);
    }
    draw_bolt(frame, &poster);
    poster_title(&poster, _("Locked!"), 228, INK_CREAM);
    bool told = bones_part(frame, seal_ms, 20) > 0;
    int across = poster.upright ? 2 : BONES_SEATS_MAX;
    float foot = foot_scale(&poster), gap = 24 * foot;
    float w = fminf(380 * foot, (frame->list->frame.safe.w - 40 - gap * (float)(across - 1)) / (float)across);
    float h = fminf(92 * foot, w * .29f), rows = poster.upright ? 2 : 1;
    float x = poster.x - (w * (float)across + gap * (float)(across - 1)) / 2;
    float y = poster.all.h - (128 + 24) * foot - rows * (h + 16 * foot);
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        int seat = (frame->view->viewer + 1 + i) % BONES_SEATS_MAX;
        int row = i / across;
        struct rect box = {x + (float)(i % across) * (w + gap), y + (float)row * (h + 16 * foot), w, h};
        draw_counted(frame, box, seat, told);
    }
    char says[200];
    struct text out = text_in(says, sizeof says);
    locked_words(frame, &out);
    if (told) {
        poster_foot(&poster, says, INK_PLUM);
    }
}

void bones_draw_poster(const struct bones_frame *frame)
{
    if (bones_is_step(frame, BONES_STEP_DOMINO)) {
        draw_domino(frame);
    } else {
        draw_locked(frame);
    }
}
