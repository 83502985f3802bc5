/* SPDX-License-Identifier: MIT */
/* How the title looks. */
#include "base/i18n/translate.h"
#include "base/text.h"
#include "base/version.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/net/others.h"
#include "front/scenes/title.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/stage/switches.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* In the title's picture: how far right the road reaches at the height of the prompts. */
static const float ROAD_EDGE = 1290;
/* For letters of 40 units. */
static const float SIGN_H = 66, PLATE_LETTERS = 29, WORD_OUTLINE = 4, GROUND_H = 54, GROUND_AIR = 16;

static void draw_plate(const struct front *front, struct draw_list *list, int item, struct rect box, float k,
                       bool on_sign)
{
    bool focus = on_sign && title_focused(front) == item;
    /* Emblems are as light as the sign: their plate is not. */
    struct paint paint = {.fill = focus || !on_sign ? INK_SUN : INK_SAND,
                          .stroke = INK_INK,
                          .width = focus     ? 4.0f
                                   : on_sign ? 2.0f
                                             : 0};
    shape_begin(list, rect_grow(box, 2));
    shape_rect(list, 2, 2, box.w, box.h, 8 * k, paint);
    shape_end(list);
    const struct game_sign *sign = &game_fronts[item - TITLE_ITEM_TABLE]->sign;
    float emblem = title_emblem_room(front, item) * k;
    if (emblem > 0) {
        struct rect at = {box.x + (10 + 13) * k - sign->w * k / 2, box.y + (box.h - sign->h * k) / 2,
                          sign->w * k, sign->h * k};
        draw_sprite(list, sign->emblem, at);
    }
    float left = box.x + 15 * k + emblem, room = box.x + box.w - 13 * k - left;
    draw_text_fit(list, left + (room - 2) / 2, box.y + 31 * k, _(title_item_label(front, item)), FONT_SIGN,
                  PLATE_LETTERS * k, INK_INK, ANCHOR_MIDDLE, room);
}

/* Where letters reach beyond the dark hill the sky behind them is as light as they are: a dark outline, or in
 * high contrast a plate, sets them off. */
static void set_off(struct draw_list *list, struct draw_command *word, const struct title_place *place)
{
    if (!list->contrast) {
        word->as.text.outline = WORD_OUTLINE * place->k;
        word->as.text.outline_ink = INK_INK;
    }
}

static void draw_ground(struct draw_list *list, const struct title_place *place, float left, float right,
                        float middle)
{
    if (list->contrast && place->slope <= 0) {
        float k = place->k, high = fminf(GROUND_H * k, place->pitch);
        struct rect box = {left - GROUND_AIR * k, middle - high / 2, right - left + 2 * GROUND_AIR * k, high};
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 10 * k, paint_fill(INK_INK));
        shape_end(list);
    }
}

/* Draws an item at which the sign does not point. */
static void draw_word(const struct front *front, struct draw_list *list, const struct title_place *place,
                      int item, float middle)
{
    float k = place->k, left = title_item_left(front, place, item);
    const char *word = title_is_table(item) ? _("Tables") : _(title_item_label(front, item));
    float start = left + 24 * k, wide = draw_text_width(list, word, FONT_SIGN_SEMI, place->size, .6f);
    if (place->columns == 2 && !title_is_table(item)) {
        float room = place->sign_w - 30 * k;
        draw_ground(list, place, start, start + fminf(wide, room), middle);
        set_off(list,
                draw_text_tracked(list, start, middle + 14 * k, word, FONT_SIGN_SEMI, place->size, 0,
                                  INK_CREAM, ANCHOR_START, room),
                place);
        return;
    }
    draw_ground(list, place, start, start + wide, middle);
    struct draw_command *text =
        draw_text(list, start, middle + 14 * k, word, FONT_SIGN_SEMI, place->size, INK_CREAM, ANCHOR_START);
    text->as.text.tracking = .6f;
    set_off(list, text, place);
}

static void draw_tables(const struct front *front, struct draw_list *list, const struct title_place *place,
                        float middle, bool on_sign)
{
    if (!on_sign) {
        struct rect first = title_plate_box(front, place, TITLE_ITEM_TABLE, middle),
                    last = title_plate_box(front, place, title_last_table(), middle);
        draw_ground(list, place, first.x, last.x + last.w, middle);
        draw_word(front, list, place, TITLE_ITEM_TABLE, middle);
    }
    float k = title_plate_scale(front, place);
    for (int item = TITLE_ITEM_TABLE; item <= title_last_table(); item++) {
        draw_plate(front, list, item, title_plate_box(front, place, item, middle), k, on_sign);
    }
}

void title_item_more(const struct front *front, int item, struct text *out)
{
    const struct game_front *waits = title_waiting(front);
    if (item == TITLE_ITEM_CONTINUE && journey_waiting(front) >= 0) {
        text_add(out, _(stages[journey_waiting(front)].town));
    } else if (item == TITLE_ITEM_CONTINUE && waits && waits != table_game(front)) {
        text_add(out, _(waits->label));
    } else if (item == TITLE_ITEM_CONTINUE && waits && table_live(front, waits)->hand_number > 0) {
        waits->words.hand(table_live(front, waits)->hand_number, out);
    } else if (item == TITLE_ITEM_NEW) {
        text_add(out, _(table_game(front)->label));
    } else if (item == TITLE_ITEM_DAY) {
        day_title_text(front, out);
    } else if (item == TITLE_ITEM_JOURNEY) {
        journey_title_text(front, out);
    } else if (item == TITLE_ITEM_OTHERS) {
        others_left(front, out);
    }
}

static void draw_sign(const struct front *front, struct draw_list *list, const struct title_place *place,
                      float sign)
{
    int item = title_focused(front);
    float middle = title_sign_middle(place, sign), k = place->k, high = SIGN_H * k;
    bool table = title_is_table(item);
    char sub[48];
    struct text out = text_in(sub, sizeof sub);
    if (place->columns == 1 ||
        (item != TITLE_ITEM_DAY && item != TITLE_ITEM_JOURNEY && item != TITLE_ITEM_OTHERS)) {
        title_item_more(front, item, &out);
    }
    struct furniture_sign look = {
        .box = {title_item_left(front, place, item), middle - high / 2, place->sign_w, high},
        .label = table ? _("Tables") : _(title_item_label(front, item)),
        .sub = sub,
        .size = place->size * (table ? 1 : 1.05f),
        .fill = INK_CREAM,
        .ink = INK_INK,
        .sub_ink = INK_INK,
        .focus = true,
        .tag = !table && place->columns == 1,
        .pressed = front->pressed == item && !table};
    if (table) {
        struct rect last = title_plate_box(front, place, title_last_table(), middle);
        look.box.w = fmaxf(place->sign_w, last.x + last.w + TITLE_POINT * k - place->left);
    }
    furniture_sign(list, &look);
    if (table) {
        draw_tables(front, list, place, middle, true);
    }
}

/* Draws the words behind a row: where the journey stands, about the deal of the day, whose table waits, or
 * which game a new game is. */
static void draw_aside(const struct front *front, struct draw_list *list, const struct title_place *place,
                       int item, float middle)
{
    char said[48];
    struct text out = text_in(said, sizeof said);
    float k = place->k;
    float label = draw_text_width(list, _(title_item_label(front, item)), FONT_SIGN_SEMI, place->size, .6f);
    float room = place->sign_w - (62 * k + label);
    if (item == TITLE_ITEM_DAY) {
        day_title_text(front, &out);
    } else if (item == TITLE_ITEM_JOURNEY) {
        journey_title_text(front, &out);
    } else if (item == TITLE_ITEM_OTHERS) {
        others_left(front, &out);
    } else {
        text_add(&out, _(table_game(front)->label));
    }
    if (room >= (place->columns == 1 ? 100 : 60) * k) {
        float left = title_item_left(front, place, item) + 42 * k + label,
              wide = draw_text_width(list, said, FONT_BODY_MEDIUM, 24 * k, 0);
        draw_ground(list, place, left, left + fminf(wide, room), middle);
        set_off(list,
                draw_text_tracked(list, left, middle + 12 * k, said, FONT_BODY_MEDIUM, 24 * k, 0,
                                  list->contrast ? INK_CREAM : INK_SAND, ANCHOR_START, room),
                place);
    }
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct title_place *place,
                      float sign)
{
    int pointed = title_focused(front);
    for (int item = 0; item < TITLE_ITEMS; item++) {
        bool on_sign = item == pointed || (title_is_table(item) && title_is_table(pointed));
        if (!title_is_shown(front, item) || on_sign) {
            continue;
        }
        int row = title_row_of(front, item);
        float middle = row == title_row_of(front, title_pointed(front))
                           ? title_sign_middle(place, (float)row)
                           : title_row_middle(place, (float)row, sign);
        if (item == TITLE_ITEM_TABLE) {
            draw_tables(front, list, place, middle, false);
        } else if (!title_is_table(item)) {
            draw_word(front, list, place, item, middle);
        }
        bool one = place->columns == 1;
        if (item == TITLE_ITEM_NEW || (one && (item == TITLE_ITEM_DAY || item == TITLE_ITEM_JOURNEY ||
                                               (item == TITLE_ITEM_OTHERS && others_left(front, NULL))))) {
            draw_aside(front, list, place, item, middle);
        }
    }
    draw_sign(front, list, place, sign);
}

/* File names do not break: the widest word of a sentence. */
static float widest_word(const struct draw_list *list, const char *sentence, float size)
{
    char word[128];
    float widest = 0;
    while (*sentence) {
        size_t length = strcspn(sentence, " ");
        struct text out = text_in(word, sizeof word);
        text_addf(&out, "%.*s", (int)length, sentence);
        widest = fmaxf(widest, draw_text_width(list, word, FONT_BODY, size, 0));
        sentence += length + (sentence[length] == ' ');
    }
    return widest;
}

/* Draws the message about files that could not be read, in cream on an ink plate. */
static void draw_message(const struct front *front, struct draw_list *list, const struct title_place *place)
{
    const char *message = front->told;
    if (front->guest && message[0] == '\0') {
        message =
            _("Another Route Mille has the folder. Games become saves under Load game; settings and records "
              "are not kept. New game lets you play here.");
    }
    if (message[0] == '\0') {
        return;
    }
    float widest = place->message.w - 56, letters = 27, leading = 36, wide, high;
    for (;; letters--, leading = letters * 36 / 27) {
        wide = draw_text_width(list, message, FONT_BODY, letters, 0);
        high = 22 + leading * (float)draw_text_lines(list, message, FONT_BODY, letters, widest);
        bool fits = high <= place->message.h && widest_word(list, message, letters) <= widest;
        if (fits || draw_text_size(list, FONT_BODY, letters) <= 18) {
            break;
        }
    }
    struct rect box = {0, place->message.y, fminf(wide, widest) + 56, high};
    box.x = place->message.x + place->message.w - box.w;
    if (place->message_above) {
        box.x = place->message.x + (place->message.w - box.w) / 2;
        box.y -= box.h;
    }
    shape_begin(list, rect_grow(box, 1));
    shape_rect(list, 1, 1, box.w, box.h, 12, paint_fill(INK_INK));
    shape_rect(list, 5, 5, box.w - 8, box.h - 8, 8, paint_line(INK_GOLD, 2));
    shape_end(list);
    draw_text_wrapped(list, box.x + 28, box.y + 2 + leading, message, FONT_BODY, letters, INK_CREAM,
                      ANCHOR_START, widest, leading);
}

/* Draws the motto of the table at which the sign points, on a banner in the sky. */
static void draw_banner(const struct front *front, struct draw_list *list)
{
    const float w = 620, h = 92, cut = 26;
    int item = title_focused(front);
    if (front->frame.kind != FRAME_WIDE || !title_is_table(item) || front->told[0] != '\0' || front->guest) {
        return;
    }
    const struct game_sign *sign = &game_fronts[item - TITLE_ITEM_TABLE]->sign;
    if (!sign->name) {
        return;
    }
    float x = list->frame.canvas.w - 44 - w, y = 56, middle = x + w / 2;
    for (int shade = 1; shade >= 0; shade--) {
        float dx = shade ? 8 : 0, dy = shade ? 10 : 0;
        shape_begin(list, (struct rect){x + dx, y + dy, w, h});
        shape_path(list, paint_fill(shade ? ink_fade(INK_INK, .4f) : INK_CREAM),
                   "M0 0L%g 0L%g %gL%g %gL0 %gL%g %gZ", w, w - cut, h / 2, w, h, h, cut, h / 2);
        if (!shade) {
            shape_path(list, paint_line(INK_RED, 3), "M14 7L%g 7L%g %gL%g %gL14 %gL36 %gZ", w - 14, w - 36,
                       h / 2, w - 14, h - 7, h - 7, h / 2);
        }
        shape_end(list);
    }
    draw_text_fit(list, middle, y + 46, translate_context(sign->name), FONT_DISPLAY, 52, INK_RED,
                  ANCHOR_MIDDLE, w - 2 * 60);
    draw_text_fit(list, middle, y + 76, translate_context(sign->motto), FONT_BODY_MEDIUM, 23, INK_INK,
                  ANCHOR_MIDDLE, w - 2 * 50);
}

static void draw_foot(const struct front *front, struct draw_list *list, const struct title_place *place)
{
    if (front_scene(front) != &title_scene) {
        return; /* what lies above has a bar here */
    }
    char version[64];
    bool wide = front->frame.kind == FRAME_WIDE, pocket = front->frame.kind == FRAME_POCKET;
    struct prompt prompts[] = {
        {PROMPT_MOVE, _("Move")}, {PROMPT_CONFIRM, _("Select")}, {PROMPT_PAGES, _("Tables")}};
    int count = device_points(front->device) ? 2 : 3;
    const char *lit = switches_of(front)->lit;
    if (lit[0]) {
        prompts[0] = (struct prompt){PROMPT_CONFIRM, lit};
        count = 1;
    }
    float right = wide ? list->frame.canvas.w - 44 : place->right + 26;
    float baseline = wide ? list->frame.canvas.h - 28 : place->foot - 14;
    float high = wide ? 36 : 32, size = wide ? 27 : 25;
    float left = right - bar_prompts_width(front, list, prompts, count, count, high, size) - 14;
    /* The road and its white lines may be below them, and by day a meadow. */
    bool crosses = !wide || list->contrast || !daylight_has_lamps(list->light) ||
                   left < place->scene.x + ROAD_EDGE * place->scene_scale;
    if (crosses && place->slope <= 0) {
        struct rect box = {left, baseline - (wide ? 29 : 27), (wide ? right + 14 : place->right + 10) - left,
                           wide ? 42 : 38};
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 10, paint_fill(ink_fade(INK_INK, list->contrast ? 1 : .75f)));
        shape_end(list);
    }
    bar_prompts(front, list, prompts, count, count, right, baseline, high, size);
    float start = place->left + 24 * place->k, letters = pocket ? 22 : 20;
    text_format(version, sizeof version, _("Version %s"), ROUTE_MILLE_VERSION);
    bool low = front->frame.kind == FRAME_FLAT; /* the last row needs its foot */
    if (!low && start + draw_text_width(list, version, FONT_BODY, letters, 0) < left) {
        draw_text(list, start, place->foot - (wide ? 24 : 14), version, FONT_BODY, letters,
                  ink_fade(INK_CREAM, list->contrast ? 1 : .70f), ANCHOR_START);
    }
}

void title_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct title_place place = title_place(front);
    struct rect all = list->frame.canvas;
    title_camera_draw(front, list, &place, blend);
    if (place.slope > 0) {
        /* The field's picture is 1200 x 700 with its crest at 60; below it goes on in ink. */
        float k = all.w / 1200;
        draw_fill(list,
                  (struct rect){0, place.slope + 600 * k, all.w, fmaxf(all.h - place.slope - 600 * k, 0)},
                  daylight_field(list->light));
        char name[DAYLIGHT_NAME_SIZE];
        daylight_name(name, "scenes/title_slope_upright", list->light);
        draw_sprite(list, name, (struct rect){0, place.slope - 60 * k, 1200 * k, 700 * k});
    }
    float over = dialog_over(front, &title_scene, blend);
    if (over >= 1) {
        return;
    }
    draw_group(list, 0, 0, 1 - over);
    /* The logo's picture is 440 x 292 round the lock-up's origin at 36, 14. */
    float scale = place.logo_scale;
    draw_sprite(
        list, "icons/logo",
        (struct rect){place.logo.x - 36 * scale, place.logo.y - 14 * scale, 440 * scale, 292 * scale});
    draw_rows(front, list, &place, title_sign_row(front));
    draw_message(front, list, &place);
    draw_banner(front, list);
    draw_foot(front, list, &place);
    draw_group_end(list);
}
