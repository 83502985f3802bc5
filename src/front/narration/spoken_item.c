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

bool narration_item_is_secret(const struct front *front, const struct focus_item *item)
{
    return item->row && item->row->kind == KIND_HELD && narration_hides(front);
}

void narration_item_title(const struct front *front, const struct focus_item *item, struct text *out)
{
    struct item_words says;
    if (narration_item_is_secret(front, item)) {
        text_add(out, _("hidden"));
    } else if (whats_this_explain(front, item, &says)) {
        text_add(out, says.title);
    }
}

/* Whether an item has a value that left and right, or a press, change. */
static bool is_value(const struct focus_item *item)
{
    enum item_kind kind = item->row->kind;
    return item->sideways || kind == KIND_SWITCH || kind == KIND_SLIDER || kind == KIND_FIELD;
}

/* Whether an item stands in a row of things of which a voice says which it is: cards of a hand, rows of a
 * list, tabs. Buttons and places are each something of their own. */
static bool is_in_row(const struct focus_item *item)
{
    enum item_kind kind = item->row->kind;
    return kind == KIND_HELD || kind == KIND_ENTRY || kind == KIND_TAB || kind == KIND_STAGE ||
           is_value(item);
}

static bool are_alike(const struct focus_item *a, const struct focus_item *b)
{
    bool same = a->row == b->row || (a->row && a->row->kind == KIND_TAB && b->row->kind == KIND_TAB);
    return a->row && a->group == b->group && (same || (is_value(a) && is_value(b)));
}

/* "3 of 7", for what stands in a row; of a list of which only a part is there the list says so itself. */
static void add_place(const struct focus_list *list, const struct focus_item *item,
                      const struct item_words *says, struct text *out)
{
    int place = says->place, count = says->count;
    for (int i = 0; i < list->count && says->count == 0 && is_in_row(item); i++) {
        bool alike = are_alike(&list->item[i], item);
        count += alike;
        place = &list->item[i] == item ? count : place;
    }
    if (count > 1) {
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
    enum item_kind kind = item->row->kind;
    bool hand = kind == KIND_HELD && table_of(front)->session.game->secrets; /* dice lie open */
    return hand                 ? (item->enabled ? _("playable") : _("not playable"))
           : item->enabled      ? ""
           : kind == KIND_STAGE ? _("closed")
           : kind == KIND_SPOT  ? "" /* that nothing can be done there now is no news */
                                : _("not now");
}

static bool is_sentence(const char *says)
{
    size_t length = strlen(says);
    return length > 0 && (strstr(says, ". ") || text_ends(says, "\u2026") || strchr(".!?", says[length - 1]));
}

/* What is said of an item beside its name, by the level of speech. */
static bool says_more(const struct front *front, const struct focus_item *item, const struct item_words *says,
                      int level)
{
    bool asks = front_asked(front) != NULL;
    return says->more[0] && (asks || level == SPEECH_FULL || (level == SPEECH_USUAL && !says->refused) ||
                             (is_value(item) && !is_sentence(says->more)));
}

static void add_state(const struct front *front, const struct focus_item *item, const struct item_words *says,
                      int level, struct narrated_item *out)
{
    struct text stand = text_in(out->stand, sizeof out->stand),
                state = text_in(out->state, sizeof out->state);
    bool asks = front_asked(front) != NULL, more = says_more(front, item, says, level);
    text_add(&stand, level > SPEECH_SHORT ? stand_of(front, item) : "");
    if (more && !is_sentence(says->more)) {
        text_addf(&stand, "%s%s", stand.length > 0 ? ", " : "", says->more);
        more = false;
    }
    text_add_sentence(&state, asks ? says->text : "");
    text_add_sentence(&state, more ? says->more : "");
    text_add_sentence(&state, level == SPEECH_FULL && !asks ? says->text : "");
}

void narration_join(const struct narrated_item *words, struct text *out)
{
    const char *const parts[] = {words->title, words->stand, words->place};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        text_addf(out, "%s%s", out->length > 0 && parts[i][0] ? ", " : "", parts[i]);
    }
    text_add_sentence(out, words->state);
}

void narration_item(const struct front *front, const struct focus_list *list, const struct focus_item *item,
                    int level, struct narrated_item *out)
{
    struct item_words says;
    *out = (struct narrated_item){.id = item->id};
    struct text title = text_in(out->title, sizeof out->title),
                place = text_in(out->place, sizeof out->place);
    if (item->row == NULL || !whats_this_explain(front, item, &says)) {
        return;
    }
    narration_item_title(front, item, &title);
    const char *kind = kind_word(item);
    if (kind && level > SPEECH_SHORT) {
        text_addf(&title, ", %s", _(kind));
    }
    if (!narration_item_is_secret(front, item)) {
        add_state(front, item, &says, level, out);
    }
    add_place(list, item, &says, &place);
}
