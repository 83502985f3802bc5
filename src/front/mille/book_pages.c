/* SPDX-License-Identifier: MIT */
/* The road's part of the book beside its chapters: which page speaks of what, controls, keys and sounds. */
#include "front/mille/book_pages.h"

#include "base/i18n/translate.h"
#include "front/help/help_book_blocks.h"
#include "games/mille/mille.h"

static const struct help_book_block heard[] = {
    HEAD("What you hear"),
    TEXT("Each distance drives by with its own vehicle: a bicycle, a scooter, a van, a sedan, a racing car. "
         "The first one after standing still starts its engine."),
    TEXT("A hazard, its cure and its safety each have a sound that tells them apart without looking. A bell "
         "rings for what cannot be done."),
    TEXT("The swing quickens when the race goes on to 1,000, and when somebody is two cards from the goal or "
         "from 5,000."),
    END,
};

/* What a page speaks of is found by the beginning of the item's name. */
static const struct help_book_place places[] = {
    {"table", "", MILLE_BOOK_TURN},
    {"table", "score", MILLE_BOOK_SCORING},
    {"table", "cures", MILLE_BOOK_REMEDIES},
    {"table", "ribbon", MILLE_BOOK_TRIP},
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
    {"table", "side2.plate", MILLE_BOOK_OPPONENTS},
    {"table", "side2.battle", MILLE_BOOK_HAZARDS},
    {"table", "side2.speed", MILLE_BOOK_HAZARDS},
    {"table", "side2.safeties", MILLE_BOOK_SAFETIES},
    {"table", "side2.miles", MILLE_BOOK_DISTANCES},
    {"table", "side2.total", MILLE_BOOK_TRIP},
    {"table", "side3.plate", MILLE_BOOK_OPPONENTS},
    {"table", "side3.battle", MILLE_BOOK_HAZARDS},
    {"table", "side3.speed", MILLE_BOOK_HAZARDS},
    {"table", "side3.safeties", MILLE_BOOK_SAFETIES},
    {"table", "side3.miles", MILLE_BOOK_DISTANCES},
    {"table", "side3.total", MILLE_BOOK_TRIP},
    {"table", "answer.pass", MILLE_BOOK_COUP},
    {"coup", "", MILLE_BOOK_COUP},
    {"extend", "", MILLE_BOOK_EXTENSION},
    {"score", "", MILLE_BOOK_SCORING},
    {"score", "score.review", MILLE_BOOK_REVIEW},
    {"review", "", MILLE_BOOK_REVIEW},
    {"replay", "replay.review", MILLE_BOOK_REVIEW},
    {"game_over", "", MILLE_BOOK_SCORING},
    {"ending", "", MILLE_BOOK_SCORING},
    {"opponents", "", MILLE_BOOK_OPPONENTS},
    {"options", "options.opponent", MILLE_BOOK_OPPONENTS},
    {"high_scores", "", MILLE_BOOK_SCORING},
    {"statistics", "", MILLE_BOOK_SCORING},
    {"replay", "", MILLE_BOOK_TURN},
    {"log", "", MILLE_BOOK_TURN},
    {"days", "", MILLE_BOOK_DAY},
    {"title", "menu.day", MILLE_BOOK_DAY},
    {"seats", "", MILLE_BOOK_SEATS},
    {"seats", "opponent.", MILLE_BOOK_OPPONENTS},
    {"seats", "seats.person", MILLE_BOOK_OPPONENTS},
    {"seats", "seats.rules", MILLE_BOOK_RULES},
    {NULL, NULL, HELP_BOOK_CONTENTS},
};

static const struct help_book_control controls[] = {
    {N_("Draw"), N_("{click|tap} the deck"), .keys = {ACTION_LETTER}, .pads = {ACTION_CONFIRM}},
    {N_("Play"), N_("drag the card, or {click|tap} it and its place, or {double-click|tap it twice}"),
     .keys = {ACTION_CONFIRM}, .pads = {ACTION_CONFIRM}},
    {N_("Discard"), N_("the same, with the discard for a place"), .keys = {ACTION_SECONDARY},
     .pads = {ACTION_SECONDARY}},
    {N_("Take back"), N_("{right button|hold a finger still}"), .keys = {ACTION_UNDO},
     .pads = {ACTION_CANCEL}},
    {N_("Order the hand"), N_("{click the prompt below|tap the prompt below, or in the menu}"),
     .keys = {ACTION_ALTERNATE}, .pads = {ACTION_ALTERNATE}},
    {N_("Move a card"), N_("drag it within the hand"), .keys = {ACTION_NEXT}, .pads = {ACTION_NEXT}},
    {N_("Hint"),
     N_("{click the prompt below|tap the prompt below, or in the menu}; on a pad hold the button"),
     .keys = {ACTION_HINT}, .pads = {ACTION_ALTERNATE}},
    {N_("Hand or piles"), N_("point"), .keys = {ACTION_PREV}, .pads = {ACTION_PREV}},
};

static const struct help_book_key keys[] = {
    {ACTION_LETTER, NULL, N_("draws a card")},
    {ACTIONS, "1\u20137", N_("goes to that card of the hand")},
    {ACTION_LETTER + 1, NULL, N_("and a number: uses that card")},
    {ACTION_LETTER + 2, NULL, N_("and a number: discards it; P is the one just drawn")},
    {ACTION_ALTERNATE, NULL, N_("orders the hand, or leaves it as it came")},
    {ACTION_HINT, NULL, N_("gives a hint, and its reason; at the score sheet opens the review")},
    {ACTION_UNDO, NULL, N_("takes your last card back")},
    {ACTION_COPY, NULL, N_("counts the cards that are still unseen")},
    {ACTION_LOG, NULL, N_("opens the road log of the hand")},
    {ACTION_SHEET, NULL, N_("shows the whole score sheet, or the totals")},
};

const char *const mille_score_help[SCORE_LINES] = {
    [SCORE_MILES] = N_("for every mile that you have laid down"),
    [SCORE_EACH_SAFETY] = N_("for each safety that you have played"),
    [SCORE_ALL_SAFETIES] = N_("more for having played all four"),
    [SCORE_COUP_FOURRE] = N_("more for each safety played as a coup fourré"),
    [SCORE_TRIP] = N_("for reaching the goal, 700 or 1,000"),
    [SCORE_SAFE_TRIP] = N_("if your trip had no 200 in it"),
    [SCORE_DELAYED_ACTION] = N_("if the deck was out when you arrived"),
    [SCORE_EXTENSION] = N_("if you reached 1,000"),
    [SCORE_SHUT_OUT] = N_("if your opponent had not driven a mile"),
};

const struct game_book mille_book = {
    .about = N_("The rules of the road, with every card."),
    .chapter = mille_book_chapters,
    .chapters = MILLE_BOOK_END - 1,
    .places = places,
    .page_of = mille_book_page_of,
    .block_draw = mille_book_block,
    .cover = mille_book_cover,
    .heard = heard,
    .controls = controls,
    .control_count = sizeof controls / sizeof *controls,
    .keys = keys,
    .key_count = sizeof keys / sizeof *keys,
};
