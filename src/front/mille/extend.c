/* SPDX-License-Identifier: MIT */
#include "front/mille/extend.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/help/device_words.h"
#include "front/journey/journey.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/scenes/pause.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <math.h>

struct extend_state *extend_of(const struct front *front)
{
    return front_memory(front, &extend_scene);
}

enum { ITEM_FINISH, ITEM_EXTEND };
enum {
    DIALOG_W = 1140,
    DIALOG_H = 872,
    FRAME = 14,
    PICTURE_W = 1112,
    PICTURE_H = 424,
    STONES_H = 196, /* from the picture's foot to above the caps of its stones and the car's luggage */
    SIGN_W = 480,
    SIGN_H = 92
};

static const float TOP = 84, VEIL = .66f;

/* Where the words leave little room the lower part of the picture is seen, as wide as the dialog. */
struct extend_form {
    struct rect box, picture;
    bool folded, stacked;              /* words in several lines; signs below each other */
    float title, first, second, facts; /* baselines */
    float title_size;
    struct rect sign[2];
};

/* From the signs to the baseline of the facts: their frame of focus is between them. */
enum { FACTS_BELOW = 35 };
enum { LEAD_FIRST = 38, LEAD_SECOND = 32 };

/* The two sentences below the title. */
struct extend_words {
    char first[240], second[240];
};

static struct extend_words say(const struct front *front)
{
    struct extend_words said = {.first = ""};
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    bool caller = pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER;
    char goal[NUMBER_SIZE];
    number_figure(GOAL_EXTENDED, goal);
    if (journey_at_table(front)) {
        text_format(said.first, sizeof said.first, _("Stop here and score the trip, or extend it to %s."),
                    goal);
    } else {
        text_format(said.first, sizeof said.first,
                    _("Stop here and score the trip, or extend it to %s at %s."), mille_town(GOAL_EXTENDED),
                    goal);
    }
    text_format(
        said.second, sizeof said.second,
        caller ? _("Extending adds %d if your side arrives; if it does not, each other side gets them.")
               : _("Extending adds %d if you arrive first, but the trip bonus waits until someone does."),
        mille_points[SCORE_EXTENSION]);
    return said;
}

static struct extend_form form_full(struct rect canvas)
{
    struct rect box = {(canvas.w - DIALOG_W) / 2, TOP + (canvas.h - REFERENCE_H) / 2, DIALOG_W, DIALOG_H};
    float y = box.y + 692;
    return (struct extend_form){
        .box = box,
        .picture = {box.x + FRAME, box.y + FRAME, PICTURE_W, PICTURE_H},
        .title = box.y + 536,
        .title_size = 78,
        .first = box.y + 594,
        .second = box.y + 636,
        .facts = box.y + DIALOG_H - 30,
        .sign = {{box.x + 56, y, SIGN_W, SIGN_H}, {box.x + DIALOG_W - 56 - SIGN_W, y, SIGN_W, SIGN_H}},
    };
}

static struct extend_form form_folded(const struct front *front, struct rect room)
{
    const struct extend_words said = say(front);
    float w = fminf(DIALOG_W, room.w), words = w - 72, sign_h = form_touch(&front->frame, 84);
    float scale = draw_leading(front->measure, 1);
    struct extend_form form = {.folded = true, .stacked = w < 900};
    const struct draw_list *measure = front->measure;
    float first =
        LEAD_FIRST * scale * (float)draw_text_lines(measure, said.first, FONT_BODY_MEDIUM, 29, words);
    float second = LEAD_SECOND * scale * (float)draw_text_lines(measure, said.second, FONT_BODY, 25, words);
    float signs = form.stacked ? 2 * sign_h + 14 : sign_h;
    float wide = w - 2 * FRAME, part = wide / PICTURE_W, whole = PICTURE_H * part;
    float head = 84, gap = 26, tail = 54;
    if (room.h - FRAME - (head + first + second + gap + signs + tail) < STONES_H * part) {
        head = 66; /* the title and what is round the signs make room for the stones */
        gap = 16;
        tail = 50;
    }
    float below = head + first + second + gap + signs + tail;
    float picture = fmaxf(120, fminf(whole, room.h - FRAME - below)), h = FRAME + picture + below;
    form.box = (struct rect){room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
    /* Too low for the stones at that width it is narrower: they are what the question is about. */
    wide = fminf(wide, picture * PICTURE_W / STONES_H);
    form.picture = (struct rect){form.box.x + (w - wide) / 2, form.box.y + FRAME, wide, picture};
    float y = form.picture.y + picture;
    form.title_size = head - 20;
    form.title = y + head - 18;
    form.first = y + head + 30 * scale;
    form.second = y + head + first + 26 * scale;
    y += head + first + second + gap;
    wide = form.stacked ? fminf(520, words) : fminf(SIGN_W, (words - 40) / 2);
    float left = form.box.x + 36, right = form.box.x + w - 36 - wide, middle = form.box.x + (w - wide) / 2;
    form.sign[ITEM_FINISH] = (struct rect){form.stacked ? middle : left, y, wide, sign_h};
    form.sign[ITEM_EXTEND] = (struct rect){form.stacked ? middle : right, y, wide, sign_h};
    if (form.stacked) {
        form.sign[ITEM_FINISH].y += sign_h + 14;
    }
    form.facts = form.box.y + h - (tail - FACTS_BELOW);
    return form;
}

static struct extend_form form_of(const struct front *front)
{
    struct rect room = form_room(&front->frame, BAR_HEIGHT);
    if (front->frame.kind == FRAME_WIDE || (room.w >= DIALOG_W && room.h >= DIALOG_H + 40)) {
        return form_full(front->frame.canvas);
    }
    return form_folded(front, room);
}

static void enter(struct front *front)
{
    *extend_of(front) = (struct extend_state){0};
    dialog_open(front, &extend_scene);
    front_set_focus(front, ITEM_EXTEND);
}

/* The goal is then everybody's. */
static void say_goal(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    if (mille_sentences_name_sides(table_of(front))) {
        text_copy(says->text, sizeof says->text,
                  _("Makes 1,000 the goal for all. Arriving there adds 300 miles and 200 points, but whoever "
                    "arrives first scores the trip."));
    }
}

static const struct item_row rows[] = {
    {"extend.extend", N_("On to Menton"),
     N_("Makes 1,000 the goal for both. Arriving there adds 300 miles and 200 points, but whoever arrives "
        "first scores the trip."),
     say_goal, .id = ITEM_EXTEND},
    {"extend.finish", N_("Stop at Avignon"), N_("Ends the hand here, with 400 for the trip completed."),
     .id = ITEM_FINISH},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    if (extend_of(front)->looking) {
        return;
    }
    struct extend_form form = form_of(front);
    item_add(list, rows, ITEM_EXTEND, form.sign[ITEM_EXTEND], true);
    item_add(list, rows, ITEM_FINISH, form.sign[ITEM_FINISH], true);
}

static void look(struct front *front, bool looking)
{
    extend_of(front)->looking = looking;
    if (!looking) {
        dialog_open(front, &extend_scene);
    }
    front_touch(front);
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (extend_of(front)->looking) {
        if (intent_is_button(intent->kind) && !intent->repeat) {
            look(front, false);
        }
        return true;
    }
    bool beside = intent->kind == INTENT_PRESS && !rect_holds(form_of(front).box, intent->x, intent->y);
    if (beside || (intent->kind == INTENT_ALTERNATE && !intent->repeat)) {
        look(front, true);
        return true;
    }
    return false;
}

static void finish(struct front *front)
{
    table_play(table_of(front), (struct move){.kind = MOVE_FINISH});
}

static void extend(struct front *front)
{
    table_play(table_of(front), (struct move){.kind = MOVE_EXTEND});
}

static void confirm(struct front *front, const struct focus_item *item)
{
    dialog_close(front, &extend_scene, item->id == ITEM_FINISH ? finish : extend);
}

/* The question has no way out but an answer; the menu has its own. */
static void cancel(struct front *front)
{
    front_push(front, &pause_scene);
}

static void draw_picture(struct draw_list *list, const struct extend_form *form)
{
    struct rect dialog = form->box, picture = form->picture;
    shape_begin(list, (struct rect){dialog.x, dialog.y, dialog.w + 12, dialog.h + 16});
    shape_rect(list, 12, 16, dialog.w, dialog.h, 20, paint_fill(ink_fade(INK_INK, .50f)));
    shape_rect(list, 0, 0, dialog.w, dialog.h, 20, paint_fill(INK_CREAM));
    shape_end(list);

    float part = picture.w / PICTURE_W, foot = picture.y + picture.h, whole = PICTURE_H * part;
    if (form->folded) {
        draw_clip(list, picture);
    }
    draw_sprite(list, "scenes/extension", (struct rect){picture.x, foot - whole, picture.w, whole});
    if (form->folded) {
        draw_clip_end(list);
    }
    shape_begin(list, rect_grow(picture, 2));
    shape_rect(list, 2, 2, picture.w, picture.h, 0, paint_line(INK_INK, 4));
    shape_end(list);
    /* The figures on the picture's two stones. */
    char goal[NUMBER_SIZE];
    draw_text(list, picture.x + 104 * part, foot - 48 * part, number_figure(GOAL_MILES, goal), FONT_SIGN,
              62 * part, INK_INK, ANCHOR_MIDDLE);
    draw_text(list, picture.x + picture.w - 126 * part, foot - 48 * part, number_figure(GOAL_EXTENDED, goal),
              FONT_SIGN, 54 * part, INK_INK, ANCHOR_MIDDLE);
}

/* How far everybody is, and what is left to be drawn. */
static void say_facts(const struct table *table, char *line, size_t size)
{
    const struct mille_public *pub = &mille_table_seen(table)->pub;
    int you = table_you(table), other = table_other(table);
    if (!mille_sentences_name_sides(table)) {
        const char *facts = pub->deck == 0
                                ? _("%s %d \u00b7 %s %d \u00b7 no cards left in the deck")
                                : _n("%s %d \u00b7 %s %d \u00b7 %d card left in the deck",
                                     "%s %d \u00b7 %s %d \u00b7 %d cards left in the deck", pub->deck);
        text_format(line, size, facts, table_name(table, you), pub->side[table_side_of(table, you)].miles,
                    table_name(table, other), pub->side[table_side_of(table, other)].miles, pub->deck);
        return;
    }
    struct text out = text_in(line, size);
    for (int row = 0; row < mille_table_rows(table); row++) {
        mille_sentences_side(table, row, &out);
        text_addf(&out, " %d \u00b7 ", pub->side[mille_table_row_side(table, row)].miles);
    }
    text_addf(&out, _n("%d card left in the deck", "%d cards left in the deck", pub->deck), pub->deck);
}

/* In an evening of the journey the towns at 700 and 1,000 are not those of the ribbon. */
static const char *title_of(const struct front *front)
{
    return journey_at_table(front) ? _("Seven hundred!") : _("Avignon \u2013 seven hundred!");
}

static void draw_words(const struct front *front, struct draw_list *list, const struct extend_form *form)
{
    const struct table *table = table_of(front);
    struct rect dialog = form->box;
    float middle = dialog.x + dialog.w / 2, room = dialog.w - (form->folded ? 72 : 112);
    const struct extend_words said = say(front);
    char line[240];
    draw_text_fit(list, middle, form->title, title_of(front), FONT_DISPLAY, form->title_size, INK_RED,
                  ANCHOR_MIDDLE, room);
    if (form->folded) {
        draw_text_wrapped(list, middle, form->first, said.first, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_MIDDLE,
                          room, draw_leading(list, LEAD_FIRST));
        draw_text_wrapped(list, middle, form->second, said.second, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE,
                          room, draw_leading(list, LEAD_SECOND));
    } else {
        draw_text_fit(list, middle, form->first, said.first, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE,
                      room);
        draw_text_fit(list, middle, form->second, said.second, FONT_BODY, 26, INK_INK, ANCHOR_MIDDLE, room);
    }

    say_facts(table, line, sizeof line);
    draw_text_fit(list, middle, form->facts, line, FONT_BODY_MEDIUM, 25, INK_ASPHALT2, ANCHOR_MIDDLE, room);
}

static void draw_signs(const struct front *front, struct draw_list *list, const struct extend_form *form)
{
    int focus = front_focus_of(front, &extend_scene), further = GOAL_EXTENDED - GOAL_MILES;
    int trip = mille_points[SCORE_TRIP];
    char label[2][64], sub[2][96];
    char goal[NUMBER_SIZE];
    if (journey_at_table(front)) {
        text_copy(label[0], sizeof label[0], _("Stop here"));
        text_format(label[1], sizeof label[1], _("On to %s"), number_figure(GOAL_EXTENDED, goal));
    } else {
        text_format(label[0], sizeof label[0], _("Stop at %s"), mille_town(GOAL_MILES));
        text_format(label[1], sizeof label[1], _("On to %s"), mille_town(GOAL_EXTENDED));
    }
    text_format(sub[0], sizeof sub[0], _("%d for the trip, now"), trip);
    text_format(sub[1], sizeof sub[1], _("%d if you arrive first, trip included"),
                further * mille_points[SCORE_MILES] + mille_points[SCORE_EXTENSION] + trip);
    for (int id = ITEM_FINISH; id <= ITEM_EXTEND; id++) {
        bool on = id == ITEM_EXTEND;
        furniture_sign(list, &(struct furniture_sign){.box = form->sign[id],
                                                      .label = label[id],
                                                      .sub = sub[id],
                                                      .size = 44,
                                                      .fill = on ? INK_ROYAL : INK_PAPER,
                                                      .ink = on ? INK_CREAM : INK_INK,
                                                      .sub_ink = on ? INK_GOLDLT : INK_INK,
                                                      .focus = focus == id,
                                                      .pressed = front->pressed == id,
                                                      .mirrored = !on,
                                                      .centred = true});
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    if (extend_of(front)->looking) {
        return;
    }
    struct extend_form form = form_of(front);
    dialog_begin(front, list, &extend_scene, VEIL, blend);
    draw_picture(list, &form);
    draw_words(front, list, &form);
    draw_signs(front, list, &form);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    status->lamp = true;
    text_copy(status->message, sizeof status->message, _("Your decision"));
    if (extend_of(front)->looking) {
        text_copy(status->hint, sizeof status->hint,
                  journey_at_table(front) ? _("Stop at 700, or go on to 1,000")
                                          : _("Stop at Avignon, or go on to Menton"));
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Back to the question")};
        return;
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Confirm")};
    if (device_points(front->device)) {
        device_words_pick(front, _("A {click|tap} beside the question shows the table"), status->hint,
                          sizeof status->hint);
    } else {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_ALTERNATE, _("Look at the table")};
    }
}

static void say_title(const struct front *front, struct text *out)
{
    const struct extend_words said = say(front);
    char facts[240];
    say_facts(table_of(front), facts, sizeof facts);
    text_add_sentence(out, title_of(front));
    text_add_sentence(out, said.first);
    text_add_sentence(out, said.second);
    text_add_sentence(out, facts);
}

const struct scene extend_scene = {
    .name = "extend",
    .title = say_title,
    .state_size = sizeof(struct extend_state),
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = cancel,
    .draw = draw,
    .status = status,
};
