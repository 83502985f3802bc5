/* SPDX-License-Identifier: MIT */
#include "front/scenes/phrases.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/others.h"
#include "front/page/page_rows.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>

enum {
    ITEM_PHRASE,
    ITEM_HEAR = PHRASES, /* the first seat's; one a seat of another person */
    ITEM_BACK = ITEM_HEAR + SEATS_MAX,
    DIALOG_W = 1120,
    FOOT = 108,
    FOOT_TIGHT = 90,
    BUTTON_H = 52,
    KEY_H = 62,
    ROW_H = 60,
    GAP = 10,
    ROOM = 14,
    TOGGLE_W = 110,
    TOGGLE_H = 42
};

struct phrases_state {
    bool soon; /* the last one was said too short a time ago */
};

static struct phrases_state *state_of(const struct front *front)
{
    return front_memory(front, &phrases_scene);
}

/* Whether a person sits there, who is not the one here. */
static bool is_heard(const struct front *front, int seat)
{
    if (others_state(front) == OTHERS_NONE) {
        return false;
    }
    const struct guest *guest = others_guest(front);
    enum guest_is is = guest->seats[seat].is;
    return seat < guest->setup.seats && seat != guest->seat &&
           (is == GUEST_SEAT_HERE || is == GUEST_SEAT_AWAY);
}

static int heard_before(const struct front *front, int seat)
{
    int count = 0;
    for (int i = 0; i < seat; i++) {
        count += is_heard(front, i);
    }
    return count;
}

static void hear_words(const struct front *front, int seat, struct text *out)
{
    const char *name = others_guest(front)->seats[seat].name;
    /* TRANSLATORS: a switch: whether the phrases of this person are shown. */
    text_addf(out, _("Hear %s"), name[0] ? name : _("Somebody"));
}

/* ---- where all lies ------------------------------------------------------------------------------------ */

static int columns(const struct front *front)
{
    return dialog_folds(front) && !dialog_is_low(front) ? 2 : 3;
}

static float key_height(const struct front *front)
{
    return form_touch(&front->frame, KEY_H);
}

static float keys_height(const struct front *front)
{
    int rows = (PHRASES + columns(front) - 1) / columns(front);
    return (key_height(front) + GAP) * (float)rows;
}

static struct form form_of(const struct front *front)
{
    bool tight = dialog_is_tight(front);
    int heard = heard_before(front, SEATS_MAX);
    float row = form_touch(&front->frame, ROW_H), button = form_touch(&front->frame, BUTTON_H) - BUTTON_H;
    return dialog_form(
        front, &phrases_scene,
        &(struct form_design){.w = DIALOG_W,
                              .head = page_rows_head_height(tight),
                              .foot = (tight ? FOOT_TIGHT : FOOT) + button,
                              .length = keys_height(front) + (heard > 0 ? ROOM : 0) + row * (float)heard,
                              .step = key_height(front) + GAP});
}

static struct rect item_box(const struct front *front, const struct form *form, int item)
{
    if (item == ITEM_BACK) {
        bool tight = dialog_is_tight(front);
        float h = form_touch(&front->frame, BUTTON_H);
        return form_button(form, 1, 2, 236, h, tight ? 30 : 58, tight ? h + 16 : h + 32);
    }
    if (item >= ITEM_HEAR) {
        float row = form_touch(&front->frame, ROW_H);
        float y = keys_height(front) + ROOM + row * (float)heard_before(front, item - ITEM_HEAR);
        return page_rows_line(form, y, row - 4);
    }
    int across = columns(front), row_of = item / across;
    struct rect line = page_rows_line(form, (key_height(front) + GAP) * (float)row_of, key_height(front));
    line.w = (line.w - GAP * (float)(across - 1)) / (float)across;
    line.x += (line.w + GAP) * (float)(item % across);
    return line;
}

/* ---- items -------------------------------------------------------------------------------------------- */

static void say_phrase(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    text_copy(says->title, sizeof says->title, phrase_words((enum net_phrase)item->id));
}

static void say_heard(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text title = text_in(says->title, sizeof says->title);
    hear_words(front, item->id - ITEM_HEAR, &title);
    text_copy(says->more, sizeof says->more,
              others_is_hushed(front, item->id - ITEM_HEAR) ? _("Off") : _("On"));
}

static const struct item_row rows[] = {
    {"phrase.*", N_("A phrase"), N_("Says it to everybody at the table, to each in their own language."),
     say_phrase, .id = ITEM_PHRASE, .count = PHRASES},
    {"hear.*", N_("Hear somebody"), N_("Whether what this person says is shown here."), say_heard,
     .id = ITEM_HEAR, .count = SEATS_MAX, .group = 1, .kind = KIND_SWITCH},
    {"phrases.back", N_("Back"), N_("Back to where you were."), .id = ITEM_BACK, .group = 2},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    for (int i = 0; i < PHRASES; i++) {
        item_add_end(list, item_row(rows, ITEM_PHRASE + i), ITEM_PHRASE + i,
                     item_box(front, &form, ITEM_PHRASE + i), true, phrase_name((enum net_phrase)i));
    }
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (is_heard(front, seat)) {
            item_add(list, rows, ITEM_HEAR + seat, item_box(front, &form, ITEM_HEAR + seat), true);
        }
    }
    form_items(&form, list);
    item_add(list, rows, ITEM_BACK, item_box(front, &form, ITEM_BACK), true);
}

static void enter(struct front *front)
{
    dialog_open(front, &phrases_scene);
    front_set_focus(front, ITEM_PHRASE);
}

static const char *too_soon(void)
{
    return _("One moment: a phrase every two seconds.");
}

static void confirm(struct front *front, const struct focus_item *item)
{
    state_of(front)->soon = false;
    bool says = item->id < ITEM_HEAR; /* ITEM_BACK is behind them */
    if (item->id == ITEM_BACK || (says && others_say(front, (enum net_phrase)item->id))) {
        dialog_cancel(front);
    } else if (!says) {
        int seat = item->id - ITEM_HEAR;
        others_hush(front, seat, !others_is_hushed(front, seat));
        sounds_cue(front, CUE_PRESS);
    } else {
        state_of(front)->soon = true;
        sounds_cue(front, CUE_BELL);
        speaker_say(front, SPEAK_ANSWER, too_soon());
    }
    front_touch(front);
}

/* Left and right turn a switch. */
static bool on_intent(struct front *front, const struct intent *intent)
{
    int seat = front_focus(front) - ITEM_HEAR;
    bool sideways = intent->kind == INTENT_LEFT || intent->kind == INTENT_RIGHT;
    if (!sideways || seat < 0 || seat >= SEATS_MAX) {
        return false;
    }
    others_hush(front, seat, intent->kind == INTENT_LEFT);
    sounds_cue(front, CUE_PRESS);
    front_touch(front);
    return true;
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    int focus = front_focus_of(front, &phrases_scene);
    dialog_plate(front, list, &phrases_scene, form.box, .60f, blend);
    page_rows_head(list, form.box, dialog_is_tight(front), _("Phrases"), form.box.w - 110);
    form_rows(list, &form);
    for (int i = 0; i < PHRASES; i++) {
        dialog_button(front, list, item_box(front, &form, ITEM_PHRASE + i), phrase_words((enum net_phrase)i),
                      false, ITEM_PHRASE + i, focus);
    }
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        char label[SEAT_NAME_SIZE + 32] = "";
        struct text out = text_in(label, sizeof label);
        if (!is_heard(front, seat)) {
            continue;
        }
        struct rect row = item_box(front, &form, ITEM_HEAR + seat);
        struct rect toggle = {row.x + row.w - 440 - 18, row.y + (row.h - TOGGLE_H) / 2, 440, TOGGLE_H};
        if (focus == ITEM_HEAR + seat) {
            furniture_row(list, row);
        }
        hear_words(front, seat, &out);
        draw_text_fit(list, row.x + 18, row.y + row.h / 2 + 10, label, FONT_BODY_MEDIUM, 30, INK_INK,
                      ANCHOR_START, row.w - TOGGLE_W - 70);
        furniture_toggle(list, toggle, !others_is_hushed(front, seat));
    }
    form_rows_end(list, &form);
    dialog_button(front, list, item_box(front, &form, ITEM_BACK), _("Back"), false, ITEM_BACK, focus);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &phrases_scene);
    text_copy(status->message, sizeof status->message,
              state_of(front)->soon ? too_soon() : _("Everybody reads it in their own language"));
    bar_choose(status, focus >= ITEM_HEAR && focus < ITEM_BACK ? _("Change") : _("Say it"), _("Back"));
}

static void title(const struct front *front, struct text *out)
{
    (void)front;
    text_add_sentence(out, _("Phrases"));
}

const struct scene phrases_scene = {
    .name = "phrases",
    .title = title,
    .state_size = sizeof(struct phrases_state),
    .enter = enter,
    .items = items,
    .form = form_of,
    .intent = on_intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};
