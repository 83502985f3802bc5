/* SPDX-License-Identifier: MIT */
#include "front/mille/sheet_acts.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/played.h"
#include "front/mille/road_log.h"
#include "front/mille/sides.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <inttypes.h>

const char sheet_copied[] = N_("The score sheet is in the clipboard.");
const char sheet_not_copied[] = N_("The clipboard of this desktop cannot be reached.");

bool sheet_intent(struct front *front, const struct intent *intent, const char **said)
{
    bool key = intent->kind == INTENT_KEY;
    if (table_is_lesson(table_of(front)) || intent->repeat) {
        return false;
    }
    if (intent->kind == INTENT_ALTERNATE || (key && intent->key == 'c')) {
        const struct day_entry *entry =
            table_is_day(table_of(front)) ? day_entry(front, day_of(front)->game, day_of(front)->date) : NULL;
        if (entry && entry->over) {
            *said = day_copy_line(front, entry);
            return true;
        }
        bool copied = sheet_copy(front);
        sounds_cue(front, copied ? CUE_PRESS : CUE_BELL);
        *said = copied ? sheet_copied : sheet_not_copied;
        front_touch(front);
        return true;
    }
    if (intent->kind == INTENT_SECONDARY || (key && intent->key == 'l')) {
        sounds_cue(front, CUE_PRESS);
        front_push(front, &road_log_scene);
        return true;
    }
    return false;
}

void sheet_items(const struct sheet_form *form, const struct item_row *rows, struct focus_list *list)
{
    for (int id = form->review ? SHEET_REVIEW : SHEET_NEXT; id >= SHEET_LEAVE; id--) {
        item_add(list, rows, id, sheet_button(form, id), true);
    }
}

static void draw_button(const struct front *front, struct draw_list *list, const struct scene *scene,
                        const struct sheet_form *form, int id, const char *label)
{
    bool on = id == SHEET_NEXT;
    furniture_button(list, sheet_button(form, id), label, on ? INK_GREEN : INK_PAPER,
                     on ? INK_CREAM : INK_INK, front_focus_of(front, scene) == id, front->pressed == id);
}

void sheet_buttons(const struct front *front, struct draw_list *list, const struct scene *scene,
                   const struct sheet_form *form, const char *next)
{
    if (form->review) {
        draw_button(front, list, scene, form, SHEET_REVIEW, _("Review"));
    }
    draw_button(front, list, scene, form, SHEET_LEAVE, _("Leave table"));
    draw_button(front, list, scene, form, SHEET_NEXT, next);
}

/* A prompt for what a button on the sheet does as well. */
static void prompt_button(struct status *status, enum prompt_key key, const char *label)
{
    status->doubled[status->prompts] = true;
    status->prompt[status->prompts++] = (struct prompt){key, label};
}

void sheet_status(const struct front *front, const struct scene *scene, const struct sheet_form *form,
                  const char *next, const char *said, struct status *status)
{
    int focus = front_focus_of(front, scene);
    if (said) {
        text_copy(status->hint, sizeof status->hint, _(said));
        status->urgent = true;
    }
    if (focus != SHEET_LEAVE) {
        prompt_button(status, PROMPT_CONFIRM, focus == SHEET_REVIEW ? _("Review") : next);
    }
    if (form->review && focus != SHEET_REVIEW) {
        /* TRANSLATORS: on a pad the button that copies opens the review when it is held. */
        prompt_button(status, PROMPT_HINT, bar_hint_is_held(front) ? _("Hold: review") : _("Review"));
    }
    if (!table_is_lesson(table_of(front))) {
        status->prompt[status->prompts++] = (struct prompt){
            PROMPT_COPY, table_is_day(table_of(front)) ? _("Copy the line") : _("Copy score")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_LOG, _("Road log")};
    }
    prompt_button(status, focus == SHEET_LEAVE ? PROMPT_CONFIRM : PROMPT_CANCEL, _("Leave table"));
}

void sheet_postmark(struct draw_list *list, struct point middle, float size, const char *head, int figure,
                    const char *foot, float t)
{
    char number[NUMBER_SIZE];
    if (t > 0) {
        postmark_draw(list,
                      &(struct postmark){.middle = middle,
                                         .size = size * tween_mix(1.7f, 1, tween_ease(EASE_OUT_BACK, t)),
                                         .opacity = tween_ease(EASE_OUT_QUAD, t),
                                         .head = head,
                                         .figure = number_figure(figure, number),
                                         .foot = foot});
    }
}

/* ---- the sheet as text ----------------------------------------------------------------------------- */

enum { SHEET_SIZE = 2048, COLUMN = 12, COLUMN_OF_PARTNERS = 22 };

/* Adds a cell; what counts for its width are characters, not bytes. */
static void cell(struct text *out, const char *string, int width, bool right)
{
    int length = 0;
    for (const char *c = string; *c; c++) {
        length += ((unsigned char)*c & 0xC0u) != 0x80u;
    }
    for (int i = length; right && i < width; i++) {
        text_add(out, " ");
    }
    text_add(out, string);
    for (int i = length; !right && i < width; i++) {
        text_add(out, " ");
    }
}

static int column_of(const struct table *table)
{
    return mille_side_seats(table) > 1 ? COLUMN_OF_PARTNERS : COLUMN;
}

static void line(const struct table *table, struct text *out, const char *label, const int *points)
{
    cell(out, label, 24, false);
    for (int k = 0; k < mille_table_rows(table); k++) {
        char number[NUMBER_SIZE];
        cell(out, number_figure(points[k], number), column_of(table), true);
    }
    text_add(out, "\n");
}

/* The names above the columns. */
static void names(const struct table *table, struct text *out)
{
    cell(out, "", 24, false);
    for (int k = 0; k < mille_table_rows(table); k++) {
        char name[96];
        struct text words = text_in(name, sizeof name);
        table_side_sheet_name(table, mille_table_row_side(table, k), &words);
        cell(out, name, column_of(table), true);
    }
    text_add(out, "\n");
}

bool sheet_copy(struct front *front)
{
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    char buffer[SHEET_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    const struct table *table = table_of(front);
    enum { HAND = SCORE_LINES, OVERALL, GAMES, ROWS };
    int points[ROWS][SIDES_MAX] = {{0}};
    text_addf(&out, _("Route Mille, hand %d\n"), pub->hand_number);
    if (!mille_rules_are_usual(pub)) {
        mille_rules_text(pub, &out);
        text_add(&out, "\n");
    }
    names(table, &out);
    for (int k = 0; k < pub->sides; k++) {
        int side = mille_table_row_side(table, k);
        int16_t lines[SCORE_LINES];
        mille_score(pub, side, lines);
        for (int i = 0; i < SCORE_LINES; i++) {
            points[i][k] = lines[i];
        }
        points[HAND][k] = mille_hand_total(pub, side);
        points[OVERALL][k] = mille_overall(pub, side);
        points[GAMES][k] = pub->side[side].games;
    }
    for (int i = 0; i < ROWS; i++) {
        const char *label = i == HAND      ? _("Hand total")
                            : i == OVERALL ? _("Overall total")
                            : i == GAMES   ? _("Games")
                                           : mille_score_text(i);
        if (i >= HAND || played_points(table, (enum mille_score_code)i) > 0) {
            line(table, &out, label, points[i]);
        }
    }
    char seed[24];
    text_format(seed, sizeof seed, "%" PRIu64, table_of(front)->session.journal.setup.seed);
    if (!table_is_apart(table_of(front))) {
        /* TRANSLATORS: the last line of a copied score sheet; --seed stays as it is. */
        text_addf(&out, _("Deal %s (route-mille --seed %s)\n"), seed, seed);
    }
    return front->services->clip(front->services->context, out.data);
}
