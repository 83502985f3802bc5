/* SPDX-License-Identifier: MIT */
#include "front/bones/view.h"

#include <string.h>

static const char *seat_differs(const struct bones_seat *a, const struct bones_seat *b)
{
    return a->total != b->total                                  ? "a total"
           : memcmp(a->points, b->points, sizeof a->points) != 0 ? "the points of the round"
           : a->games != b->games                                ? "the games won"
           : a->shown != b->shown                                ? "the hands laid open"
           : a->tiles != b->tiles                                ? "how many tiles a seat holds"
           : a->lacks != b->lacks                                ? "what a knock told"
                                                                 : NULL;
}

static const char *log_differs(const struct bones_public *a, const struct bones_public *b)
{
    if (a->log_count != b->log_count) {
        return "how many turns there were";
    }
    for (int i = 0; i < a->log_count; i++) {
        if (a->log[i].seat != b->log[i].seat || a->log[i].tile != b->log[i].tile ||
            a->log[i].arm != b->log[i].arm) {
            return "a turn";
        }
    }
    return NULL;
}

static const char *board_differs(const struct bones_board *a, const struct bones_board *b)
{
    return a->spinner != b->spinner                           ? "the spinner"
           : memcmp(a->tiles, b->tiles, sizeof a->tiles) != 0 ? "the tiles on the arms"
           : memcmp(a->shows, b->shows, sizeof a->shows) != 0 ? "what the arms show"
           : memcmp(a->twice, b->twice, sizeof a->twice) != 0 ? "the doubles at the ends"
                                                              : NULL;
}

const char *bones_view_differs(const struct bones_view *view, const struct bones_observation *seen)
{
    const struct bones_public *a = &view->shown.pub, *b = &seen->pub;
    if (view->motion.count > 0) {
        return "steps wait";
    }
    for (int seat = 0; seat < b->seats; seat++) {
        const char *what = seat_differs(&a->seat[seat], &b->seat[seat]);
        if (what) {
            return what;
        }
    }
    const char *what = log_differs(a, b);
    what = what ? what : board_differs(&a->board, &b->board);
    return what                                                  ? what
           : view->shown.seat != seen->seat                      ? "who looks"
           : view->shown.hand != seen->hand                      ? "the own hand"
           : a->round != b->round                                ? "the round"
           : memcmp(a->option, b->option, sizeof a->option) != 0 ? "the options"
           : a->seats != b->seats || a->sides != b->sides        ? "the seats"
           : a->phase != b->phase                                ? "the phase"
           : a->opening != b->opening                            ? "the tile that opens"
           : a->chooser != b->chooser                            ? "who dominoed"
           : a->namer != b->namer                                ? "who names"
           : a->leader != b->leader                              ? "who leads"
           : a->turn != b->turn                                  ? "whose turn it is"
           : a->winner != b->winner                              ? "who has won"
                                                                 : NULL;
}
