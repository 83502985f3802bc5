/* SPDX-License-Identifier: MIT */
/* Which page of the road's chapters speaks of what is on screen. */
#include "front/mille/book_pages.h"
#include "front/mille/mille_table.h"

#include <string.h>

const struct help_book_place mille_book_places[] = {
    {"table", "", MILLE_BOOK_TURN},
    {"table", "deck", MILLE_BOOK_TURN},
    {"table", "discard", MILLE_BOOK_TURN},
    {"table", "score", MILLE_BOOK_SCORING},
    {"table", "cures", MILLE_BOOK_REMEDIES},
    {"table", "moves", MILLE_BOOK_TURN},
    {"table", "ribbon", MILLE_BOOK_TRIP},
    {"table", "you.plate", MILLE_BOOK_TURN},
    {"table", "you.battle", MILLE_BOOK_HAZARDS},
    {"table", "you.speed", MILLE_BOOK_HAZARDS},
    {"table", "you.safeties", MILLE_BOOK_SAFETIES},
    {"table", "you.miles", MILLE_BOOK_DISTANCES},
    {"table", "you.total", MILLE_BOOK_TRIP},
    {"table", "opponent.plate", MILLE_BOOK_OPPONENTS},
    {"table", "opponent.battle", MILLE_BOOK_HAZARDS},
    {"table", "opponent.speed", MILLE_BOOK_HAZARDS},
    {"table", "opponent.safeties", MILLE_BOOK_SAFETIES},
    {"table", "opponent.miles", MILLE_BOOK_DISTANCES},
    {"table", "opponent.total", MILLE_BOOK_TRIP},
    {"coup", "", MILLE_BOOK_COUP},
    {"extend", "", MILLE_BOOK_EXTENSION},
    {"score", "", MILLE_BOOK_SCORING},
    {"score", "score.review", MILLE_BOOK_REVIEW},
    {"review", "", MILLE_BOOK_REVIEW},
    {"replay", "replay.review", MILLE_BOOK_REVIEW},
    {"game_over", "", MILLE_BOOK_SCORING},
    {"opponents", "", MILLE_BOOK_OPPONENTS},
    {"options", "options.opponent", MILLE_BOOK_OPPONENTS},
    {"high_scores", "", MILLE_BOOK_SCORING},
    {"statistics", "", MILLE_BOOK_SCORING},
    {"replay", "", MILLE_BOOK_TURN},
    {"log", "", MILLE_BOOK_TURN},
    {"days", "", MILLE_BOOK_DAY},
    {"title", "menu.day", MILLE_BOOK_DAY},
    {NULL, NULL, HELP_BOOK_CONTENTS},
};

static int page_of_card(int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return MILLE_BOOK_DISTANCES;
    case FAMILY_HAZARD:
        return MILLE_BOOK_HAZARDS;
    case FAMILY_REMEDY:
        return MILLE_BOOK_REMEDIES;
    case FAMILY_SAFETY:
        return MILLE_BOOK_SAFETIES;
    default:
        return MILLE_BOOK_TURN;
    }
}

int mille_book_page_of(const struct front *front, const struct focus_item *item)
{
    const struct shown_card *card =
        item && item->id < MILLE_ITEM_DECK ? mille_table_card(front, item->id - MILLE_ITEM_HAND) : NULL;
    if (mille_table_coup(front) != CARD_NONE) {
        return MILLE_BOOK_COUP;
    }
    if (item && strcmp(item->name, "deck") == 0 && mille_table_seen(front)->pub.deck == 0) {
        return MILLE_BOOK_DECK_END;
    }
    return card ? page_of_card(card->card) : HELP_BOOK_CONTENTS;
}
