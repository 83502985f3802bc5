/* SPDX-License-Identifier: MIT */
#include "front/scenes/controls.h"

#include "front/settings/control_names.h"
#include "front/sound/speaker.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/table/table.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <string.h>

struct controls_state *controls_of(const struct front *front)
{
    return front_memory(front, &controls_scene);
}

const char *controls_action_label(const struct front *front, enum action action)
{
    const char *const *own = table_of(front)->game->actions;
    const struct action_facts *facts = action_facts(table_of(front)->game, action);
    if (facts == NULL) {
        return NULL;
    }
    return _(own && action < CABINET_ACTIONS && own[action] ? own[action] : facts->label);
}

/* Items: each action has two cells, first for the key, then for the pad's button. */
enum { ITEM_DEFAULTS = ACTIONS * 2, ITEM_DONE };

enum {
    DIALOG_W = 1420,
    FOOT_H = 144,
    COLUMN_W = 672,
    COLUMN_ALONE = 800, /* the dialog's width with one column */
    ROW_TOP = 176,
    ROW_PITCH = 48,
    CELL_H = 40,
    ROWS_LOOSE = 15, /* more in a column stand closer together */
    CLOSER = 5,
    KEY_X = 336,
    KEY_W = 180,
    PAD_X = 536,
    PAD_W = 96,
    LINE_SIZE = 200
};

/* The layout: two columns if there is room for them, else one. */
struct controls_form {
    struct form form;
    bool two;
    bool tight;             /* head and foot are low */
    float pitch, cell;      /* of rows, and the height of a cell */
    int rows;               /* of a column */
    int place[ACTIONS + 1]; /* of each action among the actions that are shown; the last is their number */
};

static bool is_shown(const struct controls_form *form, int action)
{
    return form->place[action + 1] > form->place[action];
}

static struct controls_form form_of(const struct front *front)
{
    struct controls_form form = {.two = !form_narrow(&front->frame, DIALOG_W)};
    for (int action = 0; action < ACTIONS; action++) {
        bool shown = controls_action_label(front, (enum action)action) != NULL;
        form.place[action + 1] = form.place[action] + shown;
    }
    form.rows = form.two ? (form.place[ACTIONS] + 1) / 2 : form.place[ACTIONS];
    bool close = form.two && form.rows > ROWS_LOOSE;
    form.tight = dialog_is_tight(front) || close;
    form.cell = form_touch(&front->frame, close ? CELL_H - CLOSER : CELL_H);
    form.pitch = form.cell + ROW_PITCH - CELL_H;
    struct form_design design = {
        .w = form.two ? DIALOG_W : COLUMN_ALONE,
        .head = form.tight ? 136 : ROW_TOP,
        .foot = FOOT_H,
        .length = form.pitch * (float)form.rows,
        .lift = 4,
        .step = form.pitch,
    };
    if (form.tight || !form.two) {
        float button = form_touch(&front->frame, 52);
        design.foot = button + (dialog_folds(front) ? draw_leading(front->measure, 106) : 84);
    }
    form.form = dialog_form(front, &controls_scene, &design);
    return form;
}

static float column_x(const struct controls_form *form, int column)
{
    float edge = form->form.box.w < COLUMN_ALONE ? 30 : 56;
    return form->form.box.x + edge + COLUMN_W * (float)column;
}

static struct rect cell_box(const struct controls_form *form, int item)
{
    int place = form->place[item / 2], rows = form->rows;
    bool pad = item % 2;
    float y = form_y(&form->form, form->pitch * ((float)(place % rows) + .5f)) - form->cell / 2;
    return (struct rect){column_x(form, place / rows) + (float)(pad ? PAD_X : KEY_X), y,
                         (float)(pad ? PAD_W : KEY_W), form->cell};
}

static struct rect button_box(const struct front *front, const struct controls_form *form, int item)
{
    float h = form_touch(&front->frame, 52);
    bool tight = form->tight || !form->two;
    return form_button(&form->form, item - ITEM_DEFAULTS, 2, 236, h, dialog_folds(front) ? 30 : 58,
                       tight ? h + 18 : 76);
}

static void controls_enter(struct front *front)
{
    *controls_of(front) = (struct controls_state){.waiting = false};
    dialog_open(front, &controls_scene);
    front_set_focus(front, 2 * ACTION_CONFIRM);
}

static void say_action(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    enum device device = item->id % 2 ? DEVICE_PAD : DEVICE_KEYS;
    enum action action = (enum action)(item->id / 2);
    const char *control = bindings_of(&front->settings.bindings, device, action);
    const char *label = device == DEVICE_PAD ? control_pad_label(control) : control_key_label(control);
    text_copy(says->title, sizeof says->title, controls_action_label(front, action));
    text_format(says->more, sizeof says->more, device == DEVICE_PAD ? _("Gamepad: %s") : _("Key: %s"),
                label[0] ? label : _("none"));
}

/* Of a key's cell and of a pad's. */
static const struct item_row cell_rows[] = {
    {"key.*", N_("Controls"), N_("The key that does this. Choose it, then press another key to change it."),
     say_action, .id = 0, .kind = KIND_ENTRY},
    {"pad.*", N_("A button"),
     N_("The gamepad’s button that does this. Choose it, then press another button to change it."),
     say_action, .id = 1, .kind = KIND_ENTRY},
};

static const struct item_row rows[] = {
    {"controls.defaults", N_("Defaults"), N_("Every key and button as it was designed."), .id = ITEM_DEFAULTS,
     .group = 1},
    {"controls.done", N_("Done"), N_("Closes the list. Changes count at once and are remembered."),
     .id = ITEM_DONE, .group = 1},
    {.name = NULL},
};

static void controls_items(const struct front *front, struct focus_list *list)
{
    struct controls_form form = form_of(front);
    for (int item = 0; item < ITEM_DEFAULTS; item++) {
        if (is_shown(&form, item / 2)) {
            item_add_end(list, &cell_rows[item % 2], item, cell_box(&form, item), true,
                         action_facts(table_of(front)->game, (enum action)(item / 2))->name);
        }
    }
    form_items(&form.form, list);
    item_add(list, rows, ITEM_DEFAULTS, button_box(front, &form, ITEM_DEFAULTS), true);
    item_add(list, rows, ITEM_DONE, button_box(front, &form, ITEM_DONE), true);
}

static struct form controls_dialog(const struct front *front)
{
    return form_of(front).form;
}

bool front_meaning(const struct front *front, enum device device, const char *control, struct intent *intent)
{
    if (front_scene(front) == &controls_scene && controls_of(front)->waiting) {
        intent->kind = INTENT_CONTROL;
        text_copy(intent->text, sizeof intent->text, control);
        return true;
    }
    return bindings_meaning(&front->settings.bindings, device, control, intent);
}

static void give(struct front *front)
{
    struct controls_state *controls = controls_of(front);
    bindings_set(&front->settings.bindings, controls->device, controls->action, controls->wanted);
    front_save_settings(front);
    front_touch(front);
}

static void shown_name(enum device device, const char *control, struct text *out)
{
    text_add(out, device == DEVICE_PAD ? control_pad_label(control) : control_key_label(control));
}

/* The key or button is another action's: asks whether the two shall trade places. */
static void ask(struct front *front, enum action owner)
{
    const struct controls_state *controls = controls_of(front);
    char control[BINDING_SIZE * 2], line[LINE_SIZE];
    struct text out = text_in(control, sizeof control);
    shown_name(controls->device, controls->wanted, &out);
    /* TRANSLATORS: a key's or button's name; what it does now; what it is to do. */
    text_format(line, sizeof line,
                _("%1$s means \u201c%2$s\u201d now. Shall it trade places with \u201c%3$s\u201d?"), control,
                controls_action_label(front, owner), controls_action_label(front, controls->action));
    confirm_ask(front, _("Already taken"), line, _("Trade places"), _("Leave it"), give);
}

static void hear(struct front *front, const struct intent *intent)
{
    struct controls_state *controls = controls_of(front);
    bool escape = intent->device == DEVICE_KEYS && strcmp(intent->text, "Escape") == 0;
    controls->waiting = false;
    front_touch(front);
    if (intent->device != controls->device || (escape && controls->action != ACTION_CANCEL) ||
        strlen(intent->text) >= BINDING_SIZE) {
        return;
    }
    text_copy(controls->wanted, sizeof controls->wanted, intent->text);
    enum action owner = bindings_find(&front->settings.bindings, controls->device, controls->wanted);
    if (owner == ACTIONS || owner == controls->action || !controls_action_label(front, owner)) {
        give(front);
    } else {
        ask(front, owner);
    }
}

/* What Defaults has done. */
static const char *restored_line(void)
{
    return _("Every key and button is as it was designed again.");
}

static void restore_defaults(struct front *front)
{
    front->settings.bindings = bindings_default();
    front->settings.bindings.game = table_of(front)->game;
    front_save_settings(front);
    controls_of(front)->restored = true;
    speaker_say(front, SPEAK_ANSWER, restored_line());
    front_touch(front);
}

static bool controls_intent(struct front *front, const struct intent *intent)
{
    if (!controls_of(front)->waiting) {
        return false;
    }
    switch (intent->kind) {
    case INTENT_CONTROL:
        hear(front, intent);
        break;
    case INTENT_PRESS:
    case INTENT_CONTEXT:
    case INTENT_FOCUS_LOST:
    case INTENT_PAD_LOST:
        controls_of(front)->waiting = false;
        front_touch(front);
        break;
    default: /* the stick and the pointer may move; nothing else leads away */
        break;
    }
    return true;
}

static void controls_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_DONE) {
        dialog_cancel(front);
    } else if (item->id == ITEM_DEFAULTS) {
        restore_defaults(front);
    } else {
        *controls_of(front) = (struct controls_state){.waiting = true,
                                                      .device = item->id % 2 ? DEVICE_PAD : DEVICE_KEYS,
                                                      .action = (enum action)(item->id / 2)};
    }
}

static void draw_cell(const struct front *front, struct draw_list *list, struct rect box, int item,
                      bool focus)
{
    const struct controls_state *controls = controls_of(front);
    enum device device = item % 2 ? DEVICE_PAD : DEVICE_KEYS;
    bool waits = controls->waiting && controls->device == device && (int)controls->action == item / 2;
    const char *control = bindings_of(&front->settings.bindings, device, (enum action)(item / 2));
    const char *picture = device == DEVICE_PAD ? control_pad_picture(front->pad_style, control) : NULL;
    shape_begin(list, rect_grow(box, 1));
    shape_rect(list, 1, 1, box.w, box.h, 8,
               (struct paint){waits ? INK_SUN : INK_PAPER, INK_INK, focus ? 3.0f : 1.5f, false});
    shape_end(list);
    if (focus) {
        furniture_focus(list, box, 8);
    }
    struct point middle = rect_middle(box);
    if (!waits && picture) {
        draw_sprite(list, picture, (struct rect){middle.x - 17, middle.y - 17, 34, 34});
        return;
    }
    char name[BINDING_SIZE * 2];
    struct text out = text_in(name, sizeof name);
    if (waits) {
        text_add(&out, "\u2026");
    } else if (device == DEVICE_KEYS && item / 2 == ACTION_WHAT && control[0] == '\0') {
        /* Shift with the key of help asks it, whether or not it has a key of its own. */
        text_addf(&out, "%s+", _("Shift"));
        shown_name(device, bindings_of(&front->settings.bindings, device, ACTION_HELP), &out);
    } else {
        shown_name(device, control[0] ? control : "\u2013", &out);
    }
    draw_text_fit(list, middle.x, middle.y + 8, name, FONT_SIGN_SEMI, 25, INK_INK, ANCHOR_MIDDLE, box.w - 16);
}

static void draw_captions(struct draw_list *list, const struct controls_form *form)
{
    float y =
        form->form.box.y + (form->form.view.box.y - form->form.box.y) + (form->form.scrolls ? 8 : 0) - 16;
    for (int column = 0; column < (form->two ? 2 : 1); column++) {
        float x = column_x(form, column);
        draw_text_fit(list, x + KEY_X + KEY_W / 2.0f, y, _("Key"), FONT_SIGN, 24, INK_ASPHALT2, ANCHOR_MIDDLE,
                      KEY_W);
        draw_text_fit(list, x + PAD_X + PAD_W / 2.0f, y, _("Gamepad"), FONT_SIGN, 24, INK_ASPHALT2,
                      ANCHOR_MIDDLE, PAD_W + 40);
    }
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct controls_form *form,
                      int focus)
{
    draw_captions(list, form);
    form_rows(list, &form->form);
    for (int action = 0; action < ACTIONS; action++) {
        if (!is_shown(form, action)) {
            continue;
        }
        struct rect key = cell_box(form, 2 * action);
        bool here = focus == 2 * action || focus == 2 * action + 1;
        draw_text_fit(list, key.x - KEY_X, key.y + key.h / 2 + 9,
                      controls_action_label(front, (enum action)action),
                      here ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 28, INK_INK, ANCHOR_START, KEY_X - 20);
        for (int item = 2 * action; item < 2 * action + 2; item++) {
            draw_cell(front, list, cell_box(form, item), item, item == focus);
        }
    }
    form_rows_end(list, &form->form);
}

static void say_help(const struct front *front, int focus, char *line, size_t size)
{
    const struct controls_state *controls = controls_of(front);
    if (controls->waiting) {
        text_format(line, size,
                    controls->device == DEVICE_PAD
                        ? _("Press the button for \u201c%s\u201d on the gamepad. A key leaves it as it is.")
                        : _("Press the key for \u201c%s\u201d. Esc leaves it as it is."),
                    controls_action_label(front, controls->action));
    } else {
        text_copy(line, size,
                  focus == ITEM_DEFAULTS && controls->restored ? restored_line()
                  : focus == ITEM_DEFAULTS                     ? _("Every key and button as it was designed.")
                  : focus == ITEM_DONE ? _("Changes count at once and are remembered.")
                                       : _("Choose one, then press what it is to be."));
    }
}

static void draw_foot(const struct front *front, struct draw_list *list, const struct controls_form *form,
                      int focus)
{
    char line[LINE_SIZE];
    struct rect box = form->form.box, defaults = button_box(front, form, ITEM_DEFAULTS);
    bool tight = form->tight || !form->two;
    say_help(front, focus, line, sizeof line);
    draw_fill(list,
              (struct rect){box.x + 36,
                            tight ? form->form.view.box.y + form->form.view.box.h + 4 : box.y + box.h - 132,
                            box.w - 72, 2},
              INK_INK);
    if (dialog_folds(front)) {
        draw_text_wrapped(list, box.x + box.w / 2, defaults.y - draw_leading(list, 52), line, FONT_BODY, 24,
                          INK_INK, ANCHOR_MIDDLE, box.w - 60, draw_leading(list, 30));
    } else {
        draw_text_fit(list, box.x + 58, defaults.y - 18, line, FONT_BODY, 25, INK_INK, ANCHOR_START,
                      box.w - 116);
    }
    dialog_button(front, list, defaults, _("Defaults"), false, ITEM_DEFAULTS, focus);
    dialog_button(front, list, button_box(front, form, ITEM_DONE), _("Done"), true, ITEM_DONE, focus);
}

static void controls_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct controls_form form = form_of(front);
    struct rect box = form.form.box;
    int focus = front_focus_of(front, &controls_scene);
    bool tight = form.tight;
    dialog_begin(front, list, &controls_scene, .55f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + (tight ? 36 : 54), box.y + (tight ? 76 : 96), _("Controls"), FONT_DISPLAY,
                  tight ? 70 : 84, INK_RED, ANCHOR_START, box.w - 108);
    draw_fill(list, (struct rect){box.x + 36, box.y + (tight ? 92 : 118), box.w - 72, 6}, INK_RED);
    draw_rows(front, list, &form, focus);
    draw_foot(front, list, &form, focus);
}

static void controls_status(const struct front *front, struct status *status)
{
    if (controls_of(front)->waiting) {
        bar_prompt(status, PROMPT_CANCEL, _("Leave it"));
        return;
    }
    bar_choose(status, _("Change"), _("Back"));
}

static void controls_title(const struct front *front, struct text *out)
{
    char line[LINE_SIZE];
    text_add_sentence(out, _("Controls"));
    if (controls_of(front)->waiting) {
        say_help(front, front_focus(front), line, sizeof line);
        text_add_sentence(out, line);
    }
}

const struct scene controls_scene = {
    .name = "controls",
    .title = controls_title,
    .state_size = sizeof(struct controls_state),
    .enter = controls_enter,
    .items = controls_items,
    .form = controls_dialog,
    .intent = controls_intent,
    .confirm = controls_confirm,
    .cancel = dialog_cancel,
    .draw = controls_draw,
    .status = controls_status,
};
