/* SPDX-License-Identifier: MIT */
#include "front/bones/tally.h"

#include "base/i18n/translate.h"
#include "base/text.h"

#include <string.h>

/* ms as designed: before the first tile turns, from one hand to the next, and to look at the sum. */
enum { BEGIN_MS = 350, NEXT_MS = 260, SUM_MS = 1300 };

bool bones_tally_shows(const struct bones_view *view)
{
    uint8_t phase = view->shown.pub.phase;
    return phase == BONES_PHASE_ROUND_OVER || phase == BONES_PHASE_GAME_OVER;
}

/* ---- whose hands ----------------------------------------------------------------------------- */

static void shown_hands(const struct bones_public *pub, uint32_t hand[BONES_SEATS_MAX])
{
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        hand[seat] = pub->seat[seat].shown;
    }
}

int bones_tally_winner(const struct bones_public *pub)
{
    uint32_t hand[BONES_SEATS_MAX];
    shown_hands(pub, hand);
    return pub->chooser != SEAT_NONE ? pub->chooser : bones_lightest(hand, BONES_SEATS_MAX);
}

/* The seats in the order of the sheet's columns: from the left, the own one last. */
static struct bones_tally begin(const struct bones_view *view, const uint32_t hand[BONES_SEATS_MAX],
                                int dominoed)
{
    struct bones_tally tally = {
        .locked = dominoed == SEAT_NONE,
        .winner = (int8_t)(dominoed == SEAT_NONE ? bones_lightest(hand, BONES_SEATS_MAX) : dominoed)};
    memcpy(tally.hand, hand, sizeof tally.hand);
    for (int i = 1; i <= BONES_SEATS_MAX; i++) {
        int seat = (view->viewer + i) % BONES_SEATS_MAX;
        if (hand[seat] != 0) {
            tally.order[tally.count++] = (uint8_t)seat;
        }
    }
    return tally;
}

static struct bones_tally of_step(const struct bones_view *view, const struct motion_step *step)
{
    return begin(view, step->value.word,
                 step->event.kind == BONES_EVENT_LOCKED ? SEAT_NONE : step->event.seat);
}

/* ---- when ------------------------------------------------------------------------------------ */

int bones_tally_tile(const struct bones_tally *tally, int index, float *ms)
{
    *ms = BEGIN_MS;
    for (int i = 0; i < tally->count; i++) {
        int tiles = bones_many(tally->hand[tally->order[i]]);
        if (index < tiles) {
            *ms += (float)(index * BONES_FLIP_MS);
            return tally->order[i];
        }
        index -= tiles;
        *ms += (float)(tiles * BONES_FLIP_MS + NEXT_MS);
    }
    return SEAT_NONE;
}

float bones_tally_length(const struct bones_view *view, const struct motion_step *step)
{
    struct bones_tally tally = of_step(view, step);
    float sum;
    bones_tally_tile(&tally, BONES_TILES, &sum);
    return sum + SUM_MS;
}

struct bones_tally bones_tally_at(const struct bones_view *view, float ms)
{
    const struct motion_step *step = motion_now(&view->motion);
    bool opens = step && step->kind == BONES_STEP_OPEN, still = !opens || step->still;
    uint32_t shown[BONES_SEATS_MAX];
    shown_hands(&view->shown.pub, shown);
    struct bones_tally tally = opens ? of_step(view, step) : begin(view, shown, view->shown.pub.chooser);
    float at;
    for (int index = 0, seat; (seat = bones_tally_tile(&tally, index, &at)) != SEAT_NONE; index++) {
        if (still || ms >= at) {
            tally.open[seat]++;
        }
    }
    tally.all = still || ms >= at;
    tally.since = tally.all && !still ? ms - at : SUM_MS;
    return tally;
}

/* ---- how much -------------------------------------------------------------------------------- */

int bones_tally_dots(const struct bones_tally *tally, int seat)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(tally->hand[seat], tile), dots = 0;
    for (int i = 0; i < count && i < tally->open[seat]; i++) {
        dots += bones_dots(tile[i]);
    }
    return dots;
}

void bones_tally_text(const struct bones_tally *tally, struct text *out)
{
    if (tally->all && tally->winner == SEAT_NONE) {
        text_add(out, _("The lowest is shared: nobody scores"));
        return;
    }
    int dots = 0, terms = 0;
    for (int i = 0; i < tally->count; i++) {
        int seat = tally->order[i], part = bones_tally_dots(tally, seat);
        bool paid = tally->all && seat == tally->winner;
        if (tally->open[seat] > 0 && !paid) {
            text_addf(out, terms++ > 0 ? " + %d" : "%d", part);
            dots += part;
        }
    }
    if (terms > 1 && (tally->all || !tally->locked)) {
        text_addf(out, " = %d", dots);
    }
}
