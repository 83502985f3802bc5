/* SPDX-License-Identifier: MIT */
/* The hint: what the strongest computer player at hand would do here, and why in one sentence. It sees what
 * the person sees and nothing more. */
#include "base/words.h"
#include "front/front.h"
#include "front/mille_words.h"

#include <string.h>

/* The first player of the game's list is its best. */
static const struct player *advisor(void)
{
    return &mille_game.players[0];
}

static int hazard_of_remedy(int remedy)
{
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        if (mille_cards[card].remedy == remedy) {
            return card;
        }
    }
    return CARD_NONE;
}

static int count_in(const struct mille_hand *hand, int card)
{
    int count = 0;
    for (int i = 0; i < hand->count; i++) {
        count += hand->card[i] == card;
    }
    return count;
}

/* Why a card can be done without. */
static void discard_reason(const struct mille_observation *seen, int card, struct text *out)
{
    int side = mille_side_of(&seen->pub, seen->seat);
    const struct mille_side *own = &seen->pub.side[side];
    uint8_t unseen[CARD_KINDS];
    mille_unseen(seen, unseen);
    const struct mille_card_facts *facts = &mille_cards[card];
    int hazard = hazard_of_remedy(card);
    if (facts->family == FAMILY_DISTANCE && own->miles + facts->miles > seen->pub.goal) {
        text_addf(out, _("Discard %s: it would take you past %d."), mille_card_name(card), seen->pub.goal);
    } else if (card == CARD_200 && own->distance[mille_distance_index(CARD_200)] >= RACERS_MAX) {
        text_add(out, _("Discard 200: you have played two already."));
    } else if (hazard != CARD_NONE && mille_has_safety(&seen->pub, side, mille_cards[hazard].safety)) {
        text_addf(out, _("Discard %s: %s protects you for good."), mille_card_name(card),
                  mille_card_name(mille_cards[hazard].safety));
    } else if (hazard != CARD_NONE && unseen[hazard] == 0 && own->battle != hazard && own->speed != hazard) {
        text_addf(out, _("Discard %s: no %s is left to come."), mille_card_name(card),
                  mille_card_name(hazard));
    } else if (facts->family == FAMILY_HAZARD &&
               mille_has_safety(&seen->pub, (side + 1) % seen->pub.sides, facts->safety)) {
        text_addf(out, _("Discard %s: your opponent is safe from it."), mille_card_name(card));
    } else if (count_in(&seen->own, card) > 1) {
        text_addf(out, _("Discard %s: you hold another."), mille_card_name(card));
    } else {
        text_addf(out, _("Discard %s: you can do without it most easily."), mille_card_name(card));
    }
}

static void hint_text(const struct mille_observation *seen, struct move move, struct text *out)
{
    switch (move.kind) {
    case MOVE_DRAW:
        text_add(out, _("Draw a card."));
        break;
    case MOVE_DISCARD:
        discard_reason(seen, move.card, out);
        break;
    case MOVE_PLAY: {
        char effect[160];
        struct text said = text_in(effect, sizeof effect);
        mille_move_text(&seen->pub, move, &said);
        const char *name = mille_card_name(move.card);
        if (strncmp(effect, name, strlen(name)) == 0) {
            text_addf(out, _("Hint: %s."), effect);
        } else {
            /* TRANSLATORS: a card, and what playing it does. */
            text_addf(out, _("Hint: play %s. %s."), name, effect);
        }
        break;
    }
    default:
        break;
    }
}

void mille_table_hint(struct front *front)
{
    const struct mille_table *table = &front->table;
    if (!mille_table_ready(front)) {
        return;
    }
    if (front->lessons.on) {
        mille_table_say(front, false, "%s", _("Hint: do what the coach says."));
        return;
    }
    struct mille_observation seen;
    mille_game.observe(table->session.state, mille_table_you(front), &seen);
    /* A stream of its own: asking must not change what the opponent will do. */
    struct rng rng = rng_make((uint64_t)table->session.journal.count, RNG_COSMETIC);
    struct move move = advisor()->choose(&seen, &rng, NULL);
    char buffer[220];
    struct text out = text_in(buffer, sizeof buffer);
    hint_text(&seen, move, &out);
    const struct shown_hand *hand = &table->shown.hand[mille_table_you(front)];
    for (int i = 0; move.kind != MOVE_DRAW && i < hand->count; i++) {
        if (hand->card[i].card == move.card) {
            front_set_focus(front, ITEM_HAND + i);
            break;
        }
    }
    if (move.kind == MOVE_DRAW) {
        front_set_focus(front, ITEM_DECK);
    }
    mille_table_say(front, false, "%s", buffer);
}
