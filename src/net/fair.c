/* SPDX-License-Identifier: MIT */
#include "net/fair.h"

#include "base/blake2b.h"
#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/text.h"

#include <string.h>

void fair_begin(struct fair *fair, const char *room, int seats)
{
    CHECK(seats >= 1 && seats <= CHAIN_SEATS_MOST);
    *fair = (struct fair){.seats = seats};
    CHECK(text_copy(fair->room, sizeof fair->room, room));
}

void fair_tip(struct fair *fair, int place, const uint8_t *tip)
{
    CHECK(place >= FAIR_HOST && place <= fair->seats);
    struct fair_party *party = &fair->party[place];
    if (party->silent >= FAIR_SILENT_MOST) {
        return;
    }
    party->next_first = fair->asked == 0 ? 1 : fair->asked + 2;
    memcpy(party->next, tip, CHAIN_HASH);
}

/* Writes down what does not agree at chance k, and hands it back. */
static unsigned judged(struct fair *fair, int k, unsigned faults)
{
    if (faults) {
        fair->wrong++;
        fair->first_wrong = fair->first_wrong ? fair->first_wrong : k > 0 ? k : 1;
        fair->faults |= faults;
    }
    return faults;
}

unsigned fair_asked(struct fair *fair, int k, const char *what)
{
    bool good = k == fair->asked + 1 && fair->opened == fair->asked && strlen(what) <= CHAIN_WHAT_MOST;
    /* After a gap the record goes on from there; nothing goes back. */
    if (k > fair->asked && k < INT32_MAX - CHAIN_LINKS) {
        fair->asked = k;
        text_copy(fair->what, sizeof fair->what, what);
    }
    return judged(fair, k, good ? 0 : FAIR_ORDER);
}

/* Judges what somebody gave for chance k: a link, or NULL. */
static unsigned party_opened(struct fair_party *party, bool host, int k, const uint8_t *link)
{
    if (party->next_first > 0 && party->next_first <= k) {
        party->counts = true;
        memcpy(party->last, party->next, CHAIN_HASH);
        party->last_chance = party->next_first - 1;
        party->next_first = 0;
    }
    if (!link && host) {
        return FAIR_NO_HOST;
    }
    if (!link && party->counts) {
        party->counts = false;
        party->silent++;
        if (party->silent >= FAIR_SILENT_MOST) {
            party->next_first = 0;
        }
    }
    if (!link) {
        return 0;
    }
    if (!party->counts) {
        return FAIR_NO_TIP;
    }
    if (!chain_follows(party->last, link, k - party->last_chance)) {
        return FAIR_LINK;
    }
    memcpy(party->last, link, CHAIN_HASH);
    party->last_chance = k;
    party->took_part++;
    return 0;
}

static void hash_what(const char *what, uint8_t *out)
{
    struct blake2b hash = blake2b_begin(sizeof((struct fair_opened *)0)->what);
    blake2b_add(&hash, what, strlen(what));
    blake2b_end(&hash, out);
}

unsigned fair_opened(struct fair *fair, int k, const struct chain_links *links, struct chain_seed *seed)
{
    struct chain_seed made = {0};
    unsigned faults = k == fair->asked && fair->opened < k ? 0 : FAIR_ORDER;
    if (!faults) {
        for (int place = FAIR_HOST; place <= fair->seats; place++) {
            const uint8_t *link = links->told[place] ? links->link[place] : NULL;
            faults |= party_opened(&fair->party[place], place == FAIR_HOST, k, link);
        }
        made = chain_seed(fair->room, k, fair->what, fair->seats, links);
        struct fair_opened *open = &fair->open[k % FAIR_OPEN_MOST];
        *open = (struct fair_opened){.k = k, .seed = made};
        hash_what(fair->what, open->what);
        fair->opened = k;
    }
    if (seed) {
        *seed = made;
    }
    return judged(fair, k, faults);
}

unsigned fair_drawn(struct fair *fair, int k, const char *what, struct chain_seed seed)
{
    const struct fair_opened *open = k > 0 ? &fair->open[k % FAIR_OPEN_MOST] : NULL;
    unsigned faults = k == fair->drawn + 1 ? 0 : FAIR_ORDER;
    if (!open || open->k != k) {
        faults |= FAIR_UNOPENED;
    } else {
        uint8_t hash[sizeof open->what];
        hash_what(what, hash);
        faults |= memcmp(hash, open->what, sizeof hash) == 0 ? 0 : FAIR_WHAT;
        faults |= seed.a == open->seed.a && seed.b == open->seed.b ? 0 : FAIR_SEED;
        fair->drawn = k > fair->drawn ? k : fair->drawn;
    }
    return judged(fair, k, faults);
}

const char *fair_words(enum fair_fault fault)
{
    static const char *const words_of[FAIR_FAULTS] = {
        N_("A deal or throw came out of its order."),
        N_("The host added nothing to a deal or throw."),
        N_("Somebody added to a deal or throw without having said so before."),
        N_("Somebody added something else than what was fixed before the game."),
        N_("Something else was dealt or thrown than was asked for."),
        N_("What was dealt or thrown does not come from what all added."),
        N_("Something was dealt or thrown to which nobody could add."),
    };
    int i = 0;
    while (1u << i != (unsigned)fault) {
        i++;
        CHECK(i < FAIR_FAULTS);
    }
    return _(words_of[i]);
}
