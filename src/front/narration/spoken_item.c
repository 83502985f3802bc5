/* SPDX-License-Identifier: MIT */
/* An item in words: "Gasoline, playable, 3 of 7". */
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/narration/narration.h"

#include <string.h>

void narration_add(struct text *out, const char *sentence)
{
    bool ended = out->length == 0 || strchr(".!?", out->data[out->length - 1]) != NULL;
    text_add(out, out->length == 0 ? "" : ended ? " " : ". ");
    text_add(out, sentence);
}

/* The word of a kind; NULL: the title says it. */
static const char *kind_word(const struct focus_item *item)
{
    static const char *const words[] = {
        [KIND_BUTTON] = N_("button"), [KIND_HELD] = NULL,         [KIND_SPOT] = NULL,
        [KIND_ENTRY] = NULL,          [KIND_TAB] = N_("tab"),     [KIND_SWITCH] = N_("switch"),
        [KIND_FIELD] = N_("field"),   [KIND_STAGE] = N_("stage"), [KIND_TEXT] = NULL};
    enum item_kind kind = item->row->kind;
    if (kind == KIND_BUTTON && item->sideways) {
        return N_("choice");
    }
    return words[kind];
}

static bool is_secret(const struct front *front, const struct focus_item *item)
{
    return item->row && item->row->kind == KIND_HELD && narration_hides(front);
}

void narration_item_title(const struct front *front, const struct focus_item *item, struct text *out)
{
    struct item_words says;
    if (is_secret(front, item)) {
        text_add(out, _("hidden"));
    } else if (whats_this_explain(front, item, &says)) {
        text_add(out, says.title);
    }
}

/* Whether two items stand in one row of things: cards of a hand, rows of a list, tabs. */
static bool are_alike(const struct focus_item *a, const struct focus_item *b)
{
    return a->row == b->row || (a->row && b->row && a->group == b->group && a->row->kind == b->row->kind);
}

/* "3 of 7", for what stands in a row. */
static void add_place(const struct focus_list *list, const struct focus_item *item, struct text *out)
{
    bool button = item->row->kind == KIND_BUTTON || item->row->kind == KIND_SPOT;
    int place = 0, count = 0;
    for (int i = 0; i < list->count; i++) {
        bool alike = are_alike(&list->item[i], item);
        count += alike;
        place = &list->item[i] == item ? count : place;
    }
    if (!button && count > 1) {
        /* TRANSLATORS: which of how many, as a voice says it: "3 of 7". */
        text_addf(out, _(", %d of %d"), place, count);
    }
}

static void add_state(const struct front *front, const struct focus_item *item, const struct item_words *says,
                      int level, struct text *out)
{
    if (item->row->kind == KIND_HELD) {
        text_add(out, item->enabled ? _("playable") : _("not playable"));
    } else if (!item->enabled) {
        text_add(out, _("not now"));
    }
    if (says->more[0] && (level == SPEECH_FULL || (level == SPEECH_USUAL && !says->refused))) {
        narration_add(out, says->more);
    }
    if (level == SPEECH_FULL || front_asked(front)) {
        narration_add(out, says->text);
    }
}

void narration_item(const struct front *front, const struct focus_list *list, const struct focus_item *item,
                    int level, struct narrated_item *out)
{
    struct item_words says;
    *out = (struct narrated_item){.id = item->id};
    struct text title = text_in(out->title, sizeof out->title),
                state = text_in(out->state, sizeof out->state);
    if (item->row == NULL || !whats_this_explain(front, item, &says)) {
        return;
    }
    narration_item_title(front, item, &title);
    const char *kind = kind_word(item);
    if (kind && level > SPEECH_SHORT) {
        text_addf(&title, ", %s", _(kind));
    }
    if (level > SPEECH_SHORT && !is_secret(front, item)) {
        add_state(front, item, &says, level, &state);
    }
    add_place(list, item, state.length > 0 ? &state : &title);
}
