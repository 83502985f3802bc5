/* SPDX-License-Identifier: MIT */
#include "front/scenes/screens.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/stage/ground.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "ui/form.h"
#include "ui/furniture.h"

#include <math.h>

enum { ITEM_LIFT };

static const float panel_w = 1000, panel_h = 520;

static struct rect panel(const struct frame *frame)
{
    float lift = frame->kind == FRAME_WIDE ? -20 + BAR_HEIGHT / 2.0f : 0;
    struct form_design design = {.w = panel_w, .length = panel_h, .lift = lift};
    return form_make(frame, BAR_HEIGHT, &design, 0).box;
}

static struct rect sign(const struct frame *frame)
{
    struct rect box = panel(frame);
    float w = fminf(520, box.w - 80), h = form_touch(frame, 84);
    return (struct rect){box.x + (box.w - w) / 2, box.y + box.h - 56 - h, w, h};
}

static void say_lift(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, _("Lift the screen"));
    if (table_of(front)->session.journal.setup.seats > 2) {
        text_copy(says->text, sizeof says->text,
                  _("Hides all hands while the next person sits down, and those of partners from each other. "
                    "Lift it when only you are looking."));
    }
}

static const struct item_row rows[] = {
    {"curtain.lift", N_("The screen"),
     N_("Hides both hands while the other person sits down. Lift it when only you are looking."), say_lift,
     .id = ITEM_LIFT},
    {.name = NULL},
};

static void handover_items(const struct front *front, struct focus_list *list)
{
    item_add(list, rows, ITEM_LIFT, sign(&front->frame), true);
}

static void handover_confirm(struct front *front, const struct focus_item *item)
{
    (void)item;
    int seat = table_wanted(table_of(front));
    table_of(front)->lifted = true;
    table_see(table_of(front), seat == SEAT_NONE ? table_you(table_of(front)) : seat);
    front_pop(front);
}

static void handover_cancel(struct front *front)
{
    front_open(front, OPEN_PAUSE);
}

static void take_back(struct front *front)
{
    front_pop(front);
    table_take_back(front);
}

/* The person who has just played can take the move back until the screen is lifted. That shows the person's
 * hand again, so there is a question first. */
static bool handover_intent(struct front *front, const struct intent *intent)
{
    bool wanted =
        intent->kind == INTENT_ERASE || (intent->kind == INTENT_KEY && intent->key == 'z') ||
        (front->device != DEVICE_KEYS && (intent->kind == INTENT_CANCEL || intent->kind == INTENT_CONTEXT));
    if (!wanted || !table_can_take_back(front)) {
        return false;
    }
    char title[96];
    /* TRANSLATORS: %s is the name of the person who played last. */
    text_format(title, sizeof title, _("Back to %s?"),
                table_called(table_of(front), table_you(table_of(front))));
    confirm_ask(front, title, _("The last move is taken back, and that hand can be seen again."),
                _("Take back"), _("It stays"), take_back);
    return true;
}

/* The name of the person for whom it is lifted. */
static const char *called(const struct front *front)
{
    int seat = table_wanted(table_of(front));
    return table_called(table_of(front), seat == SEAT_NONE ? table_you(table_of(front)) : seat);
}

/* TRANSLATORS: said to one of several people at one machine, whose name it is. */
static const char *its_turn(void)
{
    return translate_context(NC_("curtain", "%s’s turn"));
}

/* What the person who sits down has to do, for that person's name. */
static const char *title_of(const struct front *front)
{
    const struct game_words *said = &table_of(front)->game->words;
    const char *now = said->turn_now ? said->turn_now(table_of(front)) : said->turn;
    return now ? _(now) : its_turn();
}

static void handover_draw(const struct front *front, struct draw_list *list, float blend)
{
    (void)blend;
    const struct game_sign *place = &table_of(front)->game->sign;
    ground_title_whole(list, place->scene, place->reach);
    furniture_veil(list, list->contrast ? .8f : .55f);
    struct rect box = panel(&list->frame);
    furniture_dialog(list, box);
    const char *name = called(front);
    float middle = box.x + box.w / 2;
    char title[SEAT_NAME_SIZE + 32];
    text_format(title, sizeof title, title_of(front), name);
    draw_text_fit(list, middle, box.y + 130, title, FONT_DISPLAY, 84, INK_RED, ANCHOR_MIDDLE, box.w - 120);
    draw_text_wrapped(
        list, middle, box.y + 216,
        _("The hands are hidden. Hand over the controls, and lift the screen when nobody else looks."),
        FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, box.w - (box.w < panel_w ? 80 : 160), 44);
    struct furniture_sign lift = {.box = sign(&list->frame),
                                  .label = _("Lift the screen"),
                                  .size = 42,
                                  .fill = INK_CREAM,
                                  .ink = INK_INK,
                                  .sub_ink = INK_INK,
                                  .focus = true,
                                  .tag = true,
                                  .pressed = front->pressed == ITEM_LIFT};
    furniture_sign(list, &lift);
}

static void handover_status(const struct front *front, struct status *status)
{
    text_format(status->message, sizeof status->message, its_turn(), called(front));
    bar_prompt(status, PROMPT_CONFIRM, _("Lift the screen"));
    if (table_can_take_back(front)) {
        enum prompt_key key = front->device == DEVICE_KEYS ? PROMPT_UNDO : PROMPT_CANCEL;
        bar_prompt(status, key, _("Take back"));
    }
    bar_prompt(status, PROMPT_MENU, _("Menu"));
}

static void say_title(const struct front *front, struct text *out)
{
    size_t from = out->length;
    text_addf(out, title_of(front), called(front));
    text_sentence(out, from);
    text_add_sentence(
        out, _("The hands are hidden. Hand over the controls, and lift the screen when nobody else looks."));
}

const struct scene handover_scene = {
    .name = "curtain",
    .title = say_title,
    .opaque = true,
    .items = handover_items,
    .intent = handover_intent,
    .confirm = handover_confirm,
    .cancel = handover_cancel,
    .draw = handover_draw,
    .status = handover_status,
};
