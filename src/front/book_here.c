/* SPDX-License-Identifier: MIT */
/* Which page of the rules book speaks of what is on screen. */
#include "front/book.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/what.h"

#include <string.h>

/* The longest prefix of an item's name that fits decides; "" is the scene itself. */
static const struct {
    const char *scene, *item;
    enum book_page page;
} places[] = {
    {"title", "", BOOK_CONTENTS},
    {"table", "", BOOK_TURN},
    {"table", "deck", BOOK_TURN},
    {"table", "discard", BOOK_TURN},
    {"table", "score", BOOK_SCORING},
    {"table", "cures", BOOK_REMEDIES},
    {"table", "moves", BOOK_TURN},
    {"table", "ribbon", BOOK_TRIP},
    {"table", "you.plate", BOOK_TURN},
    {"table", "you.battle", BOOK_HAZARDS},
    {"table", "you.speed", BOOK_HAZARDS},
    {"table", "you.safeties", BOOK_SAFETIES},
    {"table", "you.miles", BOOK_DISTANCES},
    {"table", "you.total", BOOK_TRIP},
    {"table", "opponent.plate", BOOK_OPPONENTS},
    {"table", "opponent.battle", BOOK_HAZARDS},
    {"table", "opponent.speed", BOOK_HAZARDS},
    {"table", "opponent.safeties", BOOK_SAFETIES},
    {"table", "opponent.miles", BOOK_DISTANCES},
    {"table", "opponent.total", BOOK_TRIP},
    {"coup", "", BOOK_COUP},
    {"extend", "", BOOK_EXTENSION},
    {"score", "", BOOK_SCORING},
    {"score", "score.review", BOOK_REVIEW},
    {"review", "", BOOK_REVIEW},
    {"replay", "replay.review", BOOK_REVIEW},
    {"game_over", "", BOOK_SCORING},
    {"opponents", "", BOOK_OPPONENTS},
    {"options", "", BOOK_OPTIONS},
    {"options", "options.opponent", BOOK_OPPONENTS},
    {"high_scores", "", BOOK_SCORING},
    {"statistics", "", BOOK_SCORING},
    {"controls", "", BOOK_CONTROLS},
    {"replay", "", BOOK_TURN},
    {"log", "", BOOK_TURN},
    {"pause", "", BOOK_CONTENTS},
    {"days", "", BOOK_DAY},
    {"title", "menu.day", BOOK_DAY},
};

int book_page_of(const char *scene, const char *item)
{
    int page = BOOK_CONTENTS;
    size_t best = 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        size_t length = strlen(places[i].item);
        if (strcmp(places[i].scene, scene) == 0 && strncmp(places[i].item, item, length) == 0 &&
            length >= best) {
            best = length;
            page = (int)places[i].page;
        }
    }
    return page;
}

static int page_of_card(int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return BOOK_DISTANCES;
    case FAMILY_HAZARD:
        return BOOK_HAZARDS;
    case FAMILY_REMEDY:
        return BOOK_REMEDIES;
    case FAMILY_SAFETY:
        return BOOK_SAFETIES;
    default:
        return BOOK_TURN;
    }
}

int book_page_here(const struct front *front)
{
    const struct scene *scene = what_below(front);
    scene = scene ? scene : front_scene(front);
    if (scene == NULL) {
        return BOOK_CONTENTS;
    }
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    const char *name = item ? item->name : "";
    if (scene == &table_scene) {
        const struct shown_card *card =
            item && item->id < ITEM_DECK ? mille_table_card(front, item->id - ITEM_HAND) : NULL;
        if (mille_table_coup(front) != CARD_NONE) {
            return BOOK_COUP;
        }
        if (strcmp(name, "deck") == 0 && mille_table_seen(front)->pub.deck == 0) {
            return BOOK_DECK_END;
        }
        if (card) {
            return page_of_card(card->card);
        }
    }
    return book_page_of(scene->name, name);
}
