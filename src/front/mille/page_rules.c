/* SPDX-License-Identifier: MIT */
/* The page of the own rules: every rule of the road with its value and what the value means. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_rules.h"
#include "front/mille/mille_rules_words.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"
#include "front/scenes/page.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include <math.h>

enum {
    INSET = 22,
    LABEL_Y = 38,
    LABEL = 31,
    SENTENCE = 25,
    LINE = 29,
    LINES = 2,
    LINES_FOLDED = 3,
    CONTROL_W = 440,
    CONTROL_H = 42,
    GAP = 14
};

/* From what is decided before the first card to what is decided after the last one. */
static const uint8_t order[MILLE_OPTION_COUNT] = {
    OPTION_LENGTH,   OPTION_GOAL,     OPTION_EXTENSION,  OPTION_EXTENSION_PAY, OPTION_FINISH,
    OPTION_DECK,     OPTION_DECK_END, OPTION_HAZARD_ON,  OPTION_AFTER_CURE,    OPTION_RACERS,
    OPTION_DISCARD,  OPTION_COUP,     OPTION_OLD_HAZARD, OPTION_COUP_POINTS,   OPTION_LATE_SAFETY,
    OPTION_SHUT_OUT, OPTION_BONUSES,
};

/* ---- where all lies --------------------------------------------------------------------------------- */

static float control_height(const struct front *front)
{
    return form_touch(&front->frame, CONTROL_H);
}

static float sentence_height(const struct front *front, bool folds)
{
    return (float)(folds ? LINES_FOLDED : LINES) * draw_leading(front->measure, LINE);
}

static float row_height(const struct front *front, bool folds)
{
    float words = LABEL_Y + sentence_height(front, folds) + GAP, control = control_height(front);
    return folds ? words + control + GAP : fmaxf(words, control + GAP);
}

static float length(const struct front *front, float width)
{
    return row_height(front, width < PAGE_ROWS_FOLD) * MILLE_OPTION_COUNT;
}

static struct rect row_box(const struct front *front, const struct form *form, int place)
{
    float h = row_height(front, page_rows_fold(form));
    return page_rows_line(form, h * (float)place, h - 4);
}

static struct rect control_box(const struct front *front, const struct form *form, int place)
{
    struct rect row = row_box(front, form, place);
    float h = control_height(front);
    if (page_rows_fold(form)) {
        return (struct rect){row.x + INSET, row.y + LABEL_Y + GAP, row.w - 2 * INSET, h};
    }
    return (struct rect){row.x + row.w - INSET - CONTROL_W, row.y + (row.h - h) / 2, CONTROL_W, h};
}

/* ---- words ------------------------------------------------------------------------------------------ */

static const struct options_choice *value_of(const struct front *front, int option)
{
    const struct options_entry *row = mille_rule_row(option);
    return &row->choices[options_kept(&front->settings, row)];
}

static void say_rule(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int option = item->id - GAME_PAGE_ITEMS;
    text_format(says->title, sizeof says->title, "%s", _(mille_rule_row(option)->label));
    text_format(says->more, sizeof says->more, _("%s: %s"), _(value_of(front, option)->label),
                _(value_of(front, option)->help));
}

static const struct item_row item_rows[] = {
    {"rule.*", N_("A rule"), N_("Left and right change it; the rules of new games are then your own."),
     say_rule, .id = GAME_PAGE_ITEMS, .count = MILLE_OPTION_COUNT, .sideways = true},
    {.name = NULL},
};

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    for (int place = 0; place < MILLE_OPTION_COUNT; place++) {
        struct rect row = row_box(front, form, place), control = control_box(front, form, place);
        /* As wide as the control, whose halves go back and on; as high as the row, so that all of it is seen.
         */
        struct rect box = {control.x, row.y, control.w, row.h};
        item_add_end(list, item_rows, GAME_PAGE_ITEMS + order[place], box, true,
                     mille_game.options[order[place]].name);
    }
}

static void hint(const struct front *front, int item, struct text *out)
{
    int set = mille_choice(&front->settings, MILLE_CHOICE_RULES);
    if (set != RULES_OWN) {
        text_addf(out, _("Now it is %s; changing a rule makes the rules your own."),
                  _(mille_rule_set_name(set)));
    } else if (item != FOCUS_NONE) {
        text_add(out, _("New games are played by these rules."));
    }
}

/* ---- how it looks ----------------------------------------------------------------------------------- */

static void draw_sentence(struct draw_list *list, float x, float y, float w, int lines, const char *sentence)
{
    float em = SENTENCE;
    while (em > 16 && draw_text_lines(list, sentence, FONT_BODY, em, w) > lines) {
        em--;
    }
    draw_text_wrapped(list, x, y, sentence, FONT_BODY, em, INK_INK, ANCHOR_START, w,
                      draw_leading(list, LINE));
}

static void draw_rule(const struct front *front, struct draw_list *list, const struct form *form, int place,
                      int focus)
{
    int option = order[place];
    bool folds = page_rows_fold(form);
    const struct options_choice *value = value_of(front, option);
    struct rect row = row_box(front, form, place), control = control_box(front, form, place), shown = control;
    float x = row.x + INSET, room = folds ? row.w - 2 * INSET : control.x - x - 2 * GAP;
    if (place % 2 == 0) {
        page_rows_stripe(list, row);
    }
    draw_text_fit(list, x, row.y + LABEL_Y, _(mille_rule_row(option)->label), FONT_BODY_SEMI, LABEL, INK_INK,
                  ANCHOR_START, room);
    float below = folds ? control.y + control.h : row.y + LABEL_Y;
    draw_sentence(list, x, below + draw_leading(list, LINE) + (folds ? 4 : 2), room,
                  folds ? LINES_FOLDED : LINES, _(value->help));
    shown.y += (control.h - CONTROL_H) / 2;
    shown.h = CONTROL_H;
    page_rows_choice(list, shown, NULL, _(value->label), focus == GAME_PAGE_ITEMS + option, 0);
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    for (int place = 0; place < MILLE_OPTION_COUNT; place++) {
        draw_rule(front, list, form, place, focus);
    }
}

/* ---- choosing --------------------------------------------------------------------------------------- */

static bool choose(struct front *front, int item, int step)
{
    int option = item - GAME_PAGE_ITEMS;
    const struct options_entry *row = mille_rule_row(option);
    int values = row->most + 1, value = options_kept(&front->settings, row);
    mille_rule_choose(&front->settings, option, (value + (step < 0 ? values - 1 : 1)) % values);
    front_save_settings(front);
    sounds_cue(front, CUE_PRESS);
    return true;
}

static const struct game_page page = {
    .area = {"rules.rest", N_("The rules"), .text = N_("All rules of the road, one by one.")},
    .title = N_("My own rules"),
    .length = length,
    .items = items,
    .draw = draw,
    .choose = choose,
    .hint = hint,
};

void mille_own_rules_open(struct front *front)
{
    page_open(front, &page);
}
