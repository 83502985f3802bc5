/* SPDX-License-Identifier: MIT */
/* The lines of the road log: what happened, in a few words. */
#include "base/i18n/translate.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"

/* A hazard and the side that it was played on. */
static void hazard_text(const struct table *table, const struct event *event, struct text *out)
{
    const char *name = table_called(table, event->seat), *card = mille_card_name(event->card);
    int viewer = table_you(table);
    char victim[96];
    struct text side = text_in(victim, sizeof victim);
    table_side_called(table, event->target, &side);
    if (table_is_you(table, event->seat)) {
        text_addf(out, _("You: %s on %s"), card, victim);
    } else if (event->target == table_side_of(table, viewer) && table_is_you(table, viewer)) {
        text_addf(out, _("%s: %s on you"), name, card);
    } else {
        /* TRANSLATORS: a name, a hazard, another name. */
        text_addf(out, _("%s: %s on %s"), name, card, victim);
    }
}

void mille_log_text(const struct table *table, const struct event *event, struct text *out)
{
    if (event->kind == EVENT_RESHUFFLED) {
        text_add(out, _("The discards are the deck"));
        return;
    }
    if (event->seat == SEAT_NONE) {
        return;
    }
    const char *name = table_called(table, event->seat), *card = mille_card_name(event->card);
    bool you = table_is_you(table, event->seat);
    switch (event->kind) {
    case EVENT_DREW:
        /* TRANSLATORS: lines of the "On the road" panel: keep them under about 24 characters. */
        text_addf(out, you ? _("You draw a card") : _("%s draws"), name);
        break;
    case EVENT_PLAYED:
        if (mille_cards[event->card].family == FAMILY_HAZARD) {
            hazard_text(table, event, out);
        } else {
            text_addf(out, you ? _("You play %s") : _("%2$s plays %1$s"), card, name);
        }
        break;
    case EVENT_DISCARDED:
        text_addf(out, you ? _("You discard %s") : _("%2$s discards %1$s"), card, name);
        break;
    case EVENT_ASKED:
        /* TRANSLATORS: whether a coup fourré is played out of turn; everybody hears it, whatever is held. */
        text_addf(out, you ? _("You: a coup fourré?") : _("%s: a coup fourré?"), name);
        break;
    case EVENT_PASSED:
        if (event->value == 1) {
            /* TRANSLATORS: asked for a coup fourré, and plays none. */
            text_addf(out, you ? _("You pass") : _("%s passes"), name);
        } else {
            text_addf(out, you ? _("You have no cards") : _("%s has no cards"), name);
        }
        break;
    case EVENT_SKIPPED:
        /* TRANSLATORS: because a coup fourré jumped the queue. */
        text_addf(out, you ? _("You lose a turn") : _("%s loses a turn"), name);
        break;
    case EVENT_EXTENDED:
        text_addf(out, you ? _("You extend to Menton") : _("%s extends to Menton"), name);
        break;
    default:
        break;
    }
}

/* Whether a distance brings its car to the end of the road. */
static bool is_goal(const struct table *table, const struct event *event)
{
    return mille_cards[event->card].family == FAMILY_DISTANCE &&
           event->value == mille_table_seen(table)->pub.goal;
}

bool mille_log_aloud(const struct table *table, const struct event *event, struct text *out)
{
    bool you = event->seat != SEAT_NONE && table_is_you(table, event->seat);
    const char *name = event->seat == SEAT_NONE ? "" : table_called(table, event->seat);
    bool out_of_cards = event->kind == EVENT_DREW && event->value == 0;
    if (event->kind == EVENT_DREW && you && event->card != CARD_NONE) {
        /* TRANSLATORS: said aloud: the card that was drawn. */
        text_addf(out, _("You draw %s"), mille_card_name(event->card));
    } else if (out_of_cards) {
        mille_log_text(table, event, out);
    }
    if (out_of_cards) {
        text_addf(out, ". %s", _("The deck is out"));
    }
    if (event->kind == EVENT_PLAYED && is_goal(table, event)) {
        text_addf(out, you ? _("You play %s") : _("%2$s plays %1$s"), mille_card_name(event->card), name);
        /* TRANSLATORS: said aloud behind "You play 100". */
        text_addf(out, _(", and all %d miles are driven"), (int)event->value);
        return true;
    }
    return out_of_cards;
}
