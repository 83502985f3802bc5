/* SPDX-License-Identifier: MIT */
/* An item in words: "Gasoline, playable, 3 of 7". */
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/narration/narration.h"

#include <string.h>

/* The word of a kind; NULL: the title says it. */
static const char *kind_word(const struct focus_item *item)
{
    static const char *const words[] = {
        [KIND_BUTTON] = N_("button"), [KIND_HELD] = NULL,         [KIND_SPOT] = NULL,
        [KIND_ENTRY] = NULL,          [KIND_TAB] = N_("tab"),     [KIND_SWITCH] = N_("switch"),
        [KIND_FIELD] = N_("field"),   [KIND_STAGE] = N_("stage"), [KIND_TEXT] = NULL,
        [KIND_SLIDER] = N_("slider")};
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
    return a->row && b->row && (a->row == b->row || (a->group == b->group && a->row->kind == b->row->kind));
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
        text_addf(out, _("%d of %d"), place, count);
    }
}

/* While everything can be asked about nothing is chosen. */
static const char *stand_of(const struct front *front, const struct focus_item *item)
{
    if (front_asked(front)) {
        return "";
    }
    return item->row->kind == KIND_HELD    ? (item->enabled ? _("playable") : _("not playable"))
           : item->enabled                 ? ""
           : item->row->kind == KIND_STAGE ? _("closed")
                                           : _("not now");
}

static void add_state(const struct front *front, const struct item_words *says, int level, struct text *out)
{
    bool asks = front_asked(front) != NULL;
    if (asks) {
        text_add_sentence(out, says->text);
    }
    if (asks || level == SPEECH_FULL || (level == SPEECH_USUAL && !says->refused)) {
        text_add_sentence(out, says->more);
    }
    if (level == SPEECH_FULL && !asks) {
        text_add_sentence(out, says->text);
    }
}

static bool is_sentence(const char *says)
{
    size_t length = strlen(says);
    return length > 0 && strchr(".!?", says[length - 1]) != NULL;
}

void narration_join(const struct narrated_item *words, struct text *out)
{
    bool sentence = is_sentence(words->state);
    const char *parts[] = {words->title, words->stand, sentence ? "" : words->state, words->place};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        text_addf(out, "%s%s", out->length > 0 && parts[i][0] ? ", " : "", parts[i]);
    }
    text_add_sentence(out, sentence ? words->state : "");
}

void narration_item(const struct front *front, const struct focus_list *list, const struct focus_item *item,
                    int level, struct narrated_item *out)
{
    struct item_words says;
    *out = (struct narrated_item){.id = item->id};
    struct text title = text_in(out->title, sizeof out->title),
                state = text_in(out->state, sizeof out->state),
                place = text_in(out->place, sizeof out->place);
    if (item->row == NULL || !whats_this_explain(front, item, &says)) {
        return;
    }
    narration_item_title(front, item, &title);
    const char *kind = kind_word(item);
    if (kind && level > SPEECH_SHORT) {
        text_addf(&title, ", %s", _(kind));
    }
    if ((level > SPEECH_SHORT || front_asked(front)) && !is_secret(front, item)) {
        text_copy(out->stand, sizeof out->stand, stand_of(front, item));
        add_state(front, &says, level, &state);
    }
    add_place(list, item, &place);
}
