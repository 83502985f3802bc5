/* SPDX-License-Identifier: MIT */
/* The foot of the slate of a game that is over: sentences about its end, and the stamp. */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"
#include "ui/poster.h"

enum { FOOT_H = 124, LEADING = 32 };

/* ---- words --------------------------------------------------------------------------------------------- */

/* The best seat behind the winner that has stayed; SEAT_NONE: none has. */
static int second_of(const struct cubes_public *pub, int winner)
{
    int second = SEAT_NONE;
    for (int seat = 0; seat < pub->seats; seat++) {
        const struct cubes_seat *at = &pub->seat[seat];
        bool behind = seat != winner && !at->left;
        if (behind && (second == SEAT_NONE || at->score > pub->seat[second].score)) {
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
    bool yours = page->you && second == page->viewer;
    char lead[NUMBER_SIZE];
    number_figure(pub->seat[winner].score - pub->seat[second].score, lead);
    if (yours) {
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
    bool yours = page->you && winner == page->viewer, toll = !page->tally->overtime && points >= CUBES_GATE;
    char figure[NUMBER_SIZE];
    cubes_tell(out, yours ? NULL : page->sitter[winner].name,
               toll ? _("You left the road with %s in one turn; the toll asks 500.")
                    : _("Your last hold brought %s."),
               toll ? _("%s left the road with %s in one turn; the toll asks 500.")
                    : _("The last hold of %s brought %s."),
               number_figure(points, figure));
}

static bool came_home(const struct cubes_public *pub)
{
    return cubes_winner(pub) != SEAT_NONE && (pub->seats == 1 || cubes_staying(pub) > 1);
}

int cubes_slate_notes(const struct cubes_slate_page *page,
                      char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE])
{
    int winner = cubes_winner(page->pub), count = 0;
    struct text out = text_in(note[0], CUBES_SLATE_NOTE_SIZE);
    if (!came_home(page->pub)) {
        return 0;
    }
    if (page->pub->seats > 1) {
        tell_lead(page, winner, &out);
        count++;
    }
    out = text_in(note[count], CUBES_SLATE_NOTE_SIZE);
    tell_last(page, winner, &out);
    return count + 1;
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

float cubes_slate_foot_height(const struct cubes_slate_page *page)
{
    return came_home(page->pub) ? FOOT_H : 0;
}

void cubes_slate_foot(const struct cubes_slate_page *page, struct draw_list *list, struct rect box)
{
    const float stamp_w = 176, radius = 64;
    char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE], figure[NUMBER_SIZE];
    int count = cubes_slate_notes(page, note), lines = 0;
    if (count == 0) {
        return;
    }
    bool stamped = box.w > PAGE_ROWS_FOLD - 60;
    float room = box.w - 28 - (stamped ? stamp_w : 0), size = 25, leading = LEADING;
    for (int i = 0; i < count; i++) {
        lines += draw_text_lines(list, note[i], FONT_BODY, size, room);
    }
    float most = (box.h - 16) / (float)lines;
    if (leading > most) { /* in a narrow window they stand in smaller letters */
        size *= most / leading;
        leading = most;
    }
    float y = box.y + (box.h - leading * (float)lines) / 2 + leading * .72f;
    for (int i = 0; i < count; i++) {
        int set = draw_text_wrapped(list, box.x + 14, y, note[i], FONT_BODY, size, INK_INK, ANCHOR_START,
                                    room, leading);
        y += leading * (float)set;
    }
    if (stamped) {
        number_figure(page->pub->seat[cubes_winner(page->pub)].score, figure);
        postmark_draw(list, &(struct postmark){.middle = {box.x + box.w - stamp_w / 2, box.y + box.h / 2},
                                               .size = (box.h - 4) / 2 / radius,
                                               .opacity = 1,
                                               .head = _("RELAIS"),
                                               .figure = figure,
                                               .foot = _("AOÛT 1955")});
    }
}
