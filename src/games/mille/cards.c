/* SPDX-License-Identifier: MIT */
/* The two tables of the road game: the cards of the deck, and the points. */
#include "games/mille/inside.h"

const struct mille_card_facts mille_cards[CARD_KINDS] = {
    [CARD_NONE] = {.name = "none", .family = FAMILY_NONE},

    [CARD_25] = {.name = "25", .family = FAMILY_DISTANCE, .count = 10, .miles = 25},
    [CARD_50] = {.name = "50", .family = FAMILY_DISTANCE, .count = 10, .miles = 50},
    [CARD_75] = {.name = "75", .family = FAMILY_DISTANCE, .count = 10, .miles = 75},
    [CARD_100] = {.name = "100", .family = FAMILY_DISTANCE, .count = 12, .miles = 100},
    [CARD_200] = {.name = "200", .family = FAMILY_DISTANCE, .count = 4, .miles = 200},

    [CARD_OUT_OF_GAS] = {.name = "out-of-gas",
                         .family = FAMILY_HAZARD,
                         .count = 2,
                         .remedy = CARD_GASOLINE,
                         .safety = CARD_EXTRA_TANK},
    [CARD_FLAT_TIRE] = {.name = "flat-tire",
                        .family = FAMILY_HAZARD,
                        .count = 2,
                        .remedy = CARD_SPARE_TIRE,
                        .safety = CARD_PUNCTURE_PROOF},
    [CARD_ACCIDENT] = {.name = "accident",
                       .family = FAMILY_HAZARD,
                       .count = 2,
                       .remedy = CARD_REPAIRS,
                       .safety = CARD_DRIVING_ACE},
    [CARD_STOP] =
        {.name = "stop", .family = FAMILY_HAZARD, .count = 4, .remedy = CARD_GO, .safety = CARD_RIGHT_OF_WAY},
    [CARD_SPEED_LIMIT] = {.name = "speed-limit",
                          .family = FAMILY_HAZARD,
                          .count = 3,
                          .remedy = CARD_END_OF_LIMIT,
                          .safety = CARD_RIGHT_OF_WAY},

    [CARD_GASOLINE] = {.name = "gasoline", .family = FAMILY_REMEDY, .count = 6},
    [CARD_SPARE_TIRE] = {.name = "spare-tire", .family = FAMILY_REMEDY, .count = 6},
    [CARD_REPAIRS] = {.name = "repairs", .family = FAMILY_REMEDY, .count = 6},
    [CARD_GO] = {.name = "go", .family = FAMILY_REMEDY, .count = 14},
    [CARD_END_OF_LIMIT] = {.name = "end-of-limit", .family = FAMILY_REMEDY, .count = 6},

    [CARD_EXTRA_TANK] = {.name = "extra-tank", .family = FAMILY_SAFETY, .count = 1},
    [CARD_PUNCTURE_PROOF] = {.name = "puncture-proof", .family = FAMILY_SAFETY, .count = 1},
    [CARD_DRIVING_ACE] = {.name = "driving-ace", .family = FAMILY_SAFETY, .count = 1},
    [CARD_RIGHT_OF_WAY] = {.name = "right-of-way", .family = FAMILY_SAFETY, .count = 1},
};

const int16_t mille_points[SCORE_LINES] = {
    [SCORE_MILES] = 1,
    [SCORE_EACH_SAFETY] = 100,
    [SCORE_ALL_SAFETIES] = 300,
    [SCORE_COUP_FOURRE] = 300,
    [SCORE_TRIP] = 400,
    [SCORE_SAFE_TRIP] = 300,
    [SCORE_DELAYED_ACTION] = 300,
    [SCORE_EXTENSION] = 200,
    [SCORE_SHUT_OUT] = 500,
};

void mille_count_shown(const struct mille_public *pub, int count[CARD_KINDS])
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        count[card] = pub->discard[card];
    }
    for (int i = 0; i < pub->sides; i++) {
        const struct mille_side *side = &pub->side[i];
        for (int card = CARD_NONE; card < CARD_KINDS; card++) {
            count[card] += side->battle_pile[card] + side->speed_pile[card];
        }
        for (int distance = 0; distance < DISTANCE_KINDS; distance++) {
            count[CARD_25 + distance] += side->distance[distance];
        }
        for (int safety = 0; safety < SAFETY_KINDS; safety++) {
            count[CARD_EXTRA_TANK + safety] += side->safety[safety] != SAFETY_ABSENT;
        }
    }
}

void mille_unseen(const struct mille_observation *seen, uint8_t unseen[CARD_KINDS])
{
    int shown[CARD_KINDS];
    mille_count_shown(&seen->pub, shown);
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        unseen[card] = (uint8_t)(mille_deck_count(&seen->pub, card) - shown[card]);
    }
    for (int i = 0; i < seen->own.count; i++) {
        unseen[seen->own.card[i]]--;
    }
}
