/* SPDX-License-Identifier: MIT */
#include "front/scenes/pause.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/help_book.h"
#include "front/help/whats_this.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/lesson/lessons.h"
#include "front/net/at_table.h"
#include "front/page/game_page.h"
#include "front/scenes/acts.h"
#include "front/scenes/leaving.h"
#include "front/sound/cues.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/hint.h"
#include "front/table/play.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

struct pause_state {
    bool unsaved; /* the disk refused the game when the menu came up */
    bool saved;   /* under a name, from this menu */
};

/* What it keeps while it is on the stack. */
static struct pause_state *pause_of(const struct front *front)
{
    return front_memory(front, &pause_scene);
}

enum pause_item {
    ITEM_RESUME,
    ITEM_TAKE_BACK,
    ITEM_HINT,
    ITEM_PHRASES,
    ITEM_WHO,
    ITEM_WHAT,
    ITEM_AGAIN,
    ITEM_SAVE,
    ITEM_LOAD,
    ITEM_LESSONS,
    ITEM_OPTIONS,
    ITEM_HELP,
    ITEM_FULLSCREEN,
    ITEM_OWN, /* the first of the game's own */
    ITEM_LEAVE = ITEM_OWN + GAME_MENU_MAX,
    ITEM_QUIT,
    PAUSE_ITEMS
};

enum {
    DIALOG_W = 720,
    ROW_FIRST = 208,
    GAP = 12,
    GAP_LOW = 4,
    HEAD_LOW = 128,
    FOOT_LOW = 19,
    SIGN_W = 560,
    SIGN_H = 66,
    SIGN_LOW = 64, /* in a low window */
    SIGN_LOWER = 56,
    SIGN_LOWEST = 50,
    FOOT = 46
};
enum { ROWS = 9, ROWS_LOWER = 11 }; /* that high signs leave room for, and lower ones */

static const char *row_label(const struct front *front, int item);

static void say_row(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    text_copy(says->title, sizeof says->title, row_label(front, item->id));
}

static void say_leave(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (table_is_guest(table_of(front))) {
        text_copy(says->text, sizeof says->text,
                  _("Asks first. Your seat is kept: you can come back to it."));
        return;
    }
    journey_say_leave(front, item, says);
}

static const struct item_row item_rows[] = {
    {"pause.resume", N_("Resume"), N_("Back to the table."), .id = ITEM_RESUME},
    {"pause.undo", N_("Take back"), N_("The last move is undone: you choose again."), .id = ITEM_TAKE_BACK},
    {"pause.hint", N_("Hint"), N_("What the strongest player would do here, and why."), .id = ITEM_HINT},
    {"pause.phrases", N_("Phrases"), N_("To say something to the others at the table, or to hush somebody."),
     .id = ITEM_PHRASES},
    {"pause.who", N_("Who is here"),
     N_("Everybody at the table and the code. Who holds the table gives seats to computer players there, and "
        "back."),
     .id = ITEM_WHO},
    {"pause.what", N_("What is this?"), N_("Whatever is pointed at next explains itself."), .id = ITEM_WHAT},
    {"pause.again", N_("Start again"),
     N_("Deals the cards or dice of this evening from the beginning, and asks first. It is the same try."),
     .id = ITEM_AGAIN},
    {"pause.save", N_("Save"), N_("Saves the game under a name of your choice."), say_row, .id = ITEM_SAVE},
    {"pause.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), .id = ITEM_LOAD},
    {"pause.lessons", N_("Lessons"),
     N_("Short lessons at this table, in any order. The game under way is set aside and put back."), say_row,
     .id = ITEM_LESSONS},
    {"pause.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."),
     .id = ITEM_OPTIONS},
    {"pause.help", N_("Help"), N_("The road book: the rules, the score, the controls."), .id = ITEM_HELP},
    {"pause.fullscreen", N_("Full screen"),
     N_("Fills the screen, or gives it back. F11 does the same anywhere."), say_row, .id = ITEM_FULLSCREEN},
    {"pause.leave", N_("Leave the table"), N_("Back to the title. The game waits there under Continue."),
     say_leave, .id = ITEM_LEAVE},
    {"pause.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."), .id = ITEM_QUIT},
    {.name = NULL},
};

/* The game's own row of an item; NULL: the game has no such row. */
static const struct game_menu_row *own_row(const struct front *front, int item)
{
    const struct game_menu_row *row = table_of(front)->game->menu;
    for (int i = ITEM_OWN; row && row->row.name && i < item; i++) {
        row++;
    }
    return row && row->row.name ? row : NULL;
}

static bool is_own(int item)
{
    return item >= ITEM_OWN && item < ITEM_LEAVE;
}

static const struct item_row *row_at(const struct front *front, int item)
{
    return is_own(item) ? &own_row(front, item)->row : item_row(item_rows, item);
}

/* Whether an item is shown. In small windows the menu has the hint and "What is this?", which the bar has in
 * others; the hint as well where it asks for a button that is held. Lessons and deals of the day cannot be
 * saved; neither they nor tries of the journey can be replaced by a save. At a table with others nothing is
 * taken back, hinted, saved or begun anew. A browser's page cannot be quit. */
static bool is_shown(const struct front *front, int item)
{
    const struct table *table = table_of(front);
    const struct game_menu_row *own = is_own(item) ? own_row(front, item) : NULL;
    bool usual = !table_is_lesson(table) && !table_is_apart(table), guest = table_is_guest(table);
    switch (item) {
    case ITEM_TAKE_BACK:
        return !guest && table_can_take_back(front);
    case ITEM_PHRASES:
    case ITEM_WHO:
        return at_table_with_others(front);
    case ITEM_HINT:
        return !guest &&
               (!table_has_prompts(front) || bar_hint_is_held(front) || front->settings.scan != SCAN_OFF) &&
               table->game->hint && !table_is_decided(table);
    case ITEM_WHAT:
        return !table_has_prompts(front) || front->settings.scan != SCAN_OFF;
    case ITEM_AGAIN:
        return journey_at_table(front) && !journey_is_over(front) && table->session.journal.count > 0;
    case ITEM_SAVE:
        return usual || (table_is_stage(table) && !table_is_lesson(table));
    case ITEM_LOAD:
        return usual;
    case ITEM_LESSONS:
        return usual && lessons_exist(table->game);
    case ITEM_QUIT:
        return !front->services->is_page(front->services->context);
    default:
        return !is_own(item) || (own && (own->shown == NULL || own->shown(front)));
    }
}

/* The row of an item; of PAUSE_ITEMS the number of rows. */
static int row_of(const struct front *front, int item)
{
    int row = 0;
    for (int i = 0; i < item; i++) {
        row += is_shown(front, i);
    }
    return row;
}

static float gap_of(const struct front *front)
{
    return dialog_is_low(front) ? GAP_LOW : GAP;
}

static float pitch_of(const struct front *front)
{
    bool low = dialog_is_low(front);
    int rows = row_of(front, PAUSE_ITEMS);
    float sign = low ? SIGN_LOW : rows > ROWS_LOWER ? SIGN_LOWEST : rows > ROWS ? SIGN_LOWER : SIGN_H;
    return form_touch(&front->frame, sign) + gap_of(front);
}

static struct form form_of(const struct front *front)
{
    float pitch = pitch_of(front), gap = gap_of(front), rows = (float)row_of(front, PAUSE_ITEMS);
    bool low = dialog_is_low(front);
    return dialog_form(front, &pause_scene,
                       &(struct form_design){.w = DIALOG_W,
                                             .head = low ? HEAD_LOW : ROW_FIRST,
                                             .length = pitch * rows - gap,
                                             .foot = low ? FOOT_LOW : FOOT,
                                             .step = pitch});
}

static struct rect row_box(const struct front *front, const struct form *form, int item)
{
    float pitch = pitch_of(front), w = fminf(SIGN_W, form->box.w - 100);
    return (struct rect){form->box.x + (form->box.w - w) / 2,
                         form_y(form, pitch * (float)row_of(front, item)), w, pitch - gap_of(front)};
}

static void pause_enter(struct front *front)
{
    pause_of(front)->saved = false;
    pause_of(front)->unsaved = table_of(front)->seated && !table_save(front);
    dialog_open(front, &pause_scene);
    front_set_focus(front, ITEM_RESUME);
}

static void pause_items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    for (int item = 0; item < PAUSE_ITEMS; item++) {
        if (is_shown(front, item)) {
            item_add_end(list, row_at(front, item), item, row_box(front, &form, item), true, "");
        }
    }
    form_items(&form, list);
}

static void note_saved(struct front *front, bool saved)
{
    pause_of(front)->saved = saved;
}

/* These run when the menu has gone: they make the table the top scene first. */
static void show_hint(struct front *front)
{
    stack_make_changes(front);
    table_hint(front);
}

static void take_back(struct front *front)
{
    stack_make_changes(front);
    table_take_back(front);
}

static void ask_what(struct front *front)
{
    stack_make_changes(front);
    whats_this_toggle(front);
}

static void open_phrases(struct front *front)
{
    front_open(front, OPEN_PHRASES);
}

static void pause_confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_RESUME:
        dialog_close(front, &pause_scene, NULL);
        break;
    case ITEM_AGAIN:
        confirm_ask(front, _("Start the evening again?"),
                    _("What was played of it is given up; the cards or dice are the same."), _("Start again"),
                    _("Keep playing"), journey_sit_anew);
        break;
    case ITEM_SAVE:
        saves_ask(front, note_saved);
        break;
    case ITEM_LOAD:
        front_open(front, OPEN_LOAD);
        break;
    case ITEM_LESSONS:
        lessons_open(front, table_of(front)->game);
        break;
    case ITEM_TAKE_BACK:
        dialog_close(front, &pause_scene, take_back);
        break;
    case ITEM_HINT:
        dialog_close(front, &pause_scene, show_hint);
        break;
    case ITEM_PHRASES:
        dialog_pass(front, &pause_scene, open_phrases);
        break;
    case ITEM_WHO:
        front_open(front, OPEN_LOBBY);
        break;
    case ITEM_WHAT:
        dialog_close(front, &pause_scene, ask_what);
        break;
    case ITEM_OPTIONS:
        front_open(front, OPEN_OPTIONS);
        break;
    case ITEM_HELP:
        help_book_open(front, HELP_BOOK_CONTENTS);
        break;
    case ITEM_FULLSCREEN:
        front->settings.fullscreen = !front->settings.fullscreen;
        front->services->set_fullscreen(front->services->context, front->settings.fullscreen);
        front_save_settings(front);
        front_touch(front);
        break;
    case ITEM_LEAVE:
        if (table_is_lesson(table_of(front))) {
            lessons_leave(front);
        } else if (table_is_guest(table_of(front))) {
            confirm_leave_others(front);
        } else {
            confirm_leave_table(front);
        }
        break;
    case ITEM_QUIT:
        confirm_quit(front);
        break;
    default:
        own_row(front, item->id)->act(front);
        break;
    }
}

static const char *row_label(const struct front *front, int item)
{
    switch (item) {
    case ITEM_SAVE:
        return _("Save as…");
    case ITEM_LESSONS:
        return _(table_of(front)->game->lessons->title);
    case ITEM_FULLSCREEN:
        return front->settings.fullscreen ? _("Back to a window") : _("Full screen");
    case ITEM_LEAVE:
        return table_is_lesson(table_of(front)) ? _("Leave the lesson") : _("Leave the table");
    default:
        return _(row_at(front, item)->title);
    }
}

static void draw_row(const struct front *front, struct draw_list *list, const struct form *form, int item,
                     bool lit)
{
    furniture_sign_row(list, row_box(front, form, item), row_label(front, item), 40, lit,
                       front->pressed == item);
}

enum { SAID_SIZE = SEAT_NAME_SIZE + 48 };

static void say_saved(const struct front *front, char said[SAID_SIZE])
{
    const struct stage *stage = journey_at_table(front);
    if (stage && !pause_of(front)->unsaved && !pause_of(front)->saved) {
        char met[64];
        struct text goals = text_in(met, sizeof met);
        stage_met_text(journey_of(front)->try.met, &goals);
        text_format(said, SAID_SIZE, "%s \u00b7 %s", _(stage->town), met);
        return;
    }
    text_copy(said, SAID_SIZE,
              pause_of(front)->unsaved            ? _("The game could not be saved: quitting loses it.")
              : table_is_lesson(table_of(front))  ? _("The lesson waits.")
              : table_is_guest(table_of(front))   ? _("The others play on meanwhile.")
              : table_is_decided(table_of(front)) ? _("The game is over.")
                                                  : _("The game is saved after every move."));
    if (pause_of(front)->saved) {
        text_format(said, SAID_SIZE, _("The game is saved as “%s”."), saves_of(front)->name);
    }
}

static void pause_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    struct rect box = form.box;
    bool low = dialog_is_low(front);
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &pause_scene);
    dialog_plate(front, list, &pause_scene, box, .60f, blend);
    draw_text_fit(list, middle, box.y + (low ? 70 : 110), _("A halt on the way"), FONT_DISPLAY, low ? 66 : 78,
                  INK_RED, ANCHOR_MIDDLE, box.w - 100);
    bool failed = pause_of(front)->unsaved;
    char said[SAID_SIZE];
    say_saved(front, said);
    draw_text_fit(list, middle, box.y + (low ? 108 : 166), said, FONT_BODY_MEDIUM, 27,
                  failed ? INK_OXBLOOD : INK_INK, ANCHOR_MIDDLE, box.w - 100);
    form_rows(list, &form);
    for (int item = 0; item < PAUSE_ITEMS; item++) {
        if (is_shown(front, item) && item != focus) {
            draw_row(front, list, &form, item, false);
        }
    }
    if (focus >= 0 && focus < PAUSE_ITEMS && is_shown(front, focus)) {
        draw_row(front, list, &form, focus, true); /* its frame lies over its neighbors */
    }
    form_rows_end(list, &form);
}

static void pause_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message,
              table_is_decided(table_of(front)) ? _("The game is over.")
              : table_is_guest(table_of(front)) ? _("The others play on")
                                                : _("The game waits"));
    status->spare = true;
    bar_choose(status, _("Confirm"), _("Resume"));
}

static int pause_piece(const struct front *front)
{
    (void)front;
    return PIECE_REST;
}

static void pause_title(const struct front *front, struct text *out)
{
    char said[SAID_SIZE];
    text_add_sentence(out, _("A halt on the way"));
    say_saved(front, said);
    text_add_sentence(out, said);
}

const struct scene pause_scene = {
    .name = "pause",
    .title = pause_title,
    .state_size = sizeof(struct pause_state),
    .enter = pause_enter,
    .items = pause_items,
    .form = form_of,
    .confirm = pause_confirm,
    .cancel = dialog_cancel,
    .draw = pause_draw,
    .status = pause_status,
    .piece = pause_piece,
};
