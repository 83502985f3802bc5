/* SPDX-License-Identifier: MIT */
/* The sentences of the slate: how a game of dice stands, and how it has ended. */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"

/* A sentence about a seat with a figure, or about you. */
static void about(const struct cubes_slate_page *page, int seat, const char *yours, const char *theirs,
                  const char *figure, struct text *out)
{
    bool you = page->you && seat == page->viewer;
    cubes_tell(out, you ? NULL : page->sitter[seat].name, yours, theirs, figure);
}

void cubes_slate_text(const struct cubes_slate_page *page, struct text *out)
{
    const struct cubes_public *pub = page->pub;
    int32_t lead;
    int ahead = cubes_ahead(pub, &lead), winner = cubes_winner(pub);
    char figure[NUMBER_SIZE];
    number_figure(lead, figure);
    if (pub->phase == CUBES_PHASE_OVER && winner == SEAT_NONE) {
        text_add(out, _("The game ends without a winner"));
    } else if (pub->phase == CUBES_PHASE_OVER && cubes_staying(pub) == 1 && pub->seats > 1) {
        about(page, winner, _("You win: you are the last one left"), _("%s wins: the last one left"), "",
              out);
    } else if (pub->phase == CUBES_PHASE_OVER && pub->seats == 1) {
        text_addf(out, _n("Home in %d turn", "Home in %d turns", pub->seat[0].turns), pub->seat[0].turns);
    } else if (pub->phase == CUBES_PHASE_OVER) {
        about(page, winner, _("You win by %s"), _("%s wins by %s"), figure, out);
    } else if (cubes_overtime(pub)) {
        text_add(out, _("Overtime: nobody is 250 ahead"));
    } else if (ahead == SEAT_NONE || pub->seats == 1) {
        about(page, pub->turn, _("Your turn"), _("%s is in turn"), "", out);
    } else {
        about(page, ahead, _("You are ahead by %s"), _("%s is ahead by %s"), figure, out);
    }
}

void cubes_slate_kind(const struct cubes_slate_page *page, struct text *out)
{
    cubes_kind_text(page->pub, out);
    text_add(out, page->pub->jokers ? " · " : "");
    text_add(out, page->pub->jokers ? _("JOKERS") : "");
}

void cubes_slate_hint(const struct cubes_slate_page *page, int item, struct text *out)
{
    text_add(out, page->by == item - CUBES_SLATE_ITEM ? _("Chosen again: as they sit")
                                                      : _("Sort the seats by this, the most first"));
}

/* The best seat behind the winner that has stayed; SEAT_NONE: none has. */
static int second_of(const struct cubes_public *pub, int winner)
{
    int second = SEAT_NONE;
    for (int seat = 0; seat < pub->seats; seat++) {
        if (seat != winner && !pub->seat[seat].left &&
            (second == SEAT_NONE || pub->seat[seat].score > pub->seat[second].score)) {
            second = seat;
        }
    }
    return second;
}

/* The winner's lead, and whether it took overtime. */
static void tell_lead(const struct cubes_slate_page *page, int winner, struct text *out)
{
    const struct cubes_public *pub = page->pub;
    int second = second_of(pub, winner);
    char lead[NUMBER_SIZE];
    number_figure(pub->seat[winner].score - pub->seat[second].score, lead);
    if (page->you && second == page->viewer) {
        text_addf(out,
                  page->tally->overtime ? _("%s ahead of you, after overtime.")
                                        : _("%s ahead of you: 250 are enough, so no overtime."),
                  lead);
    } else {
        text_addf(out,
                  page->tally->overtime ? _("%s ahead of %s, after overtime.")
                                        : _("%s ahead of %s: 250 are enough, so no overtime."),
                  lead, page->sitter[second].name);
    }
}

/* The last hold of the winner. */
static void tell_last(const struct cubes_slate_page *page, int winner, struct text *out)
{
    int32_t points = page->tally->seat[winner].last;
    bool toll = !page->tally->overtime && points >= CUBES_GATE;
    char figure[NUMBER_SIZE];
    about(page, winner,
          toll ? _("You left the road with %s in one turn; the toll asks 500.")
               : _("Your last hold brought %s."),
          toll ? _("%s left the road with %s in one turn; the toll asks 500.")
               : _("The last hold of %s brought %s."),
          number_figure(points, figure), out);
}

bool cubes_slate_has_notes(const struct cubes_slate_page *page)
{
    const struct cubes_public *pub = page->pub;
    return cubes_winner(pub) != SEAT_NONE && (pub->seats == 1 || cubes_staying(pub) > 1);
}

int cubes_slate_notes(const struct cubes_slate_page *page,
                      char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE])
{
    int winner = cubes_winner(page->pub), count = 0;
    if (!cubes_slate_has_notes(page)) {
        return 0;
    }
    if (page->pub->seats > 1) {
        struct text lead = text_in(note[count++], CUBES_SLATE_NOTE_SIZE);
        tell_lead(page, winner, &lead);
    }
    struct text last = text_in(note[count++], CUBES_SLATE_NOTE_SIZE);
    tell_last(page, winner, &last);
    return count;
}
