/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/style.h"

enum {
    GREEDY_DOT = 1, /* of GREEDY_POINT: weight breaks ties */
    GREEDY_POINT = 64,
    TIDY_DOT = 5,
    TIDY_DOUBLE = 40,
    TIDY_NUMBER = 20,
    TIDY_FOLLOWER = 20,
    FOLLOWERS_MOST = 2,
    DENIED = 12,    /* weight of a point of the next seat, in units of BONES_STYLE_POINT */
    SURE = 1 << 12, /* a chance of one */
    FIVE = 5,
    SCORES = 16, /* points of one tile, in fives, that are distinguished */
};

struct bones_style_view bones_style_view_of(const struct bones_rest *rest)
{
    int seat = rest->turn;
    int next = (seat + 1) % BONES_SEATS_MAX;
    uint32_t unseen = 0;
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        unseen |= other == seat ? 0 : rest->hand[other];
    }
    return (struct bones_style_view){.board = rest->board,
                                     .count = rest->count,
                                     .hand = rest->hand[seat],
                                     .unseen = unseen,
                                     .next_tiles = bones_many(rest->hand[next]),
                                     .next_lacks = rest->lacks[next]};
}

/* Finds the tiles of a mask that score on a board. scores[n]: the tiles that score n fives on some arm. Only
 * two halves, and perhaps the double, can score on an arm. Returns the possible scores as a mask. */
static unsigned list_scores(const struct bones_board *board, int count, uint32_t may, uint32_t scores[SCORES])
{
    unsigned found = 0;
    int end = bones_arms_end(board);
    for (int arm = BONES_NORTH; arm < end; arm++) {
        int shows = board->shows[arm];
        int left = bones_rest_count_without(board, count, arm);
        for (int half = (FIVE - left % FIVE) % FIVE; half < BONES_NUMBERS; half += FIVE) {
            uint32_t tile = half == shows ? 0 : may & bones_bit(bones_tile(shows, half));
            scores[(left + half) / FIVE] |= tile;
            found |= (unsigned)(tile != 0) << (unsigned)((left + half) / FIVE);
        }
        if ((left + 2 * shows) % FIVE == 0) {
            uint32_t tile = may & bones_bit(bones_tile(shows, shows));
            scores[(left + 2 * shows) / FIVE] |= tile;
            found |= (unsigned)(tile != 0) << (unsigned)((left + 2 * shows) / FIVE);
        }
    }
    return found;
}

/* The expected points of the next seat on a board, in units of 1 / BONES_STYLE_POINT of a point, if each
 * unseen tile may be in its hand. Its last tile also brings the bonus for the other hands. */
static int expected(const struct bones_style_view *view, const struct bones_board *board, int count,
                    int own_dots)
{
    uint32_t may = view->unseen & ~bones_with[view->next_lacks];
    int many = bones_many(may);
    if (many == 0 || view->next_tiles == 0) {
        return 0;
    }
    uint32_t scores[SCORES] = {0};
    unsigned found = list_scores(board, count, may, scores);
    int last = 0;
    if (view->next_tiles == 1) {
        last = (own_dots + bones_dots_of(view->unseen) * 2 / 3) / FIVE;
        scores[0] = may & bones_with[bones_open(board)];
        found |= 1u;
    }
    /* From the best score down: the chance that the hand has no better tile, but one of these. */
    int without = SURE - (view->next_tiles < many ? view->next_tiles * SURE / many : SURE);
    int none = SURE;
    int sum = 0;
    for (uint32_t better = 0; found != 0;) {
        int score = SCORES - 1;
        while (!(found >> (unsigned)score & 1u)) {
            score--;
        }
        found &= ~(1u << (unsigned)score);
        int still = none;
        for (int i = bones_many(scores[score] & ~better); i > 0; i--) {
            still = still * without / SURE;
        }
        better |= scores[score];
        int fives = score + last < SCORES ? score + last : SCORES - 1;
        sum += fives * FIVE * BONES_STYLE_POINT * (none - still) / SURE;
        none = still;
    }
    return sum;
}

int bones_style_worth_of_place(int style, const struct bones_style_view *view, struct bones_place place)
{
    int count = bones_rest_count_after(&view->board, view->count, place);
    int points = bones_points(count);
    int dots = bones_dots(place.tile);
    if (style == BONES_STYLE_GREEDY) {
        return GREEDY_POINT * points + GREEDY_DOT * dots;
    }
    int worth =
        BONES_STYLE_POINT * points + TIDY_DOT * dots + (bones_is_double(place.tile) ? TIDY_DOUBLE : 0);
    if (style == BONES_STYLE_DENYING) {
        struct bones_board board = view->board;
        bones_lay(&board, place.tile, place.arm);
        int own = view->next_tiles == 1 ? bones_dots_of(view->hand) - dots : 0;
        worth -= DENIED * expected(view, &board, count, own) / BONES_STYLE_POINT;
    }
    return worth;
}

int bones_style_worth_of_hand(int style, uint32_t left, int shows)
{
    if (style == BONES_STYLE_GREEDY) {
        return 0;
    }
    int followers = bones_many(left & bones_with[1u << (unsigned)shows]);
    return TIDY_NUMBER * bones_numbers_on(left) +
           TIDY_FOLLOWER * (followers < FOLLOWERS_MOST ? followers : FOLLOWERS_MOST);
}

struct bones_place bones_style_choose(int style, const struct bones_style_view *view,
                                      const struct bones_place *places, int count)
{
    int best = 0;
    int most = 0;
    for (int i = 0; i < count && count > 1; i++) {
        int shows = bones_other(places[i].tile, view->board.shows[places[i].arm]);
        int worth = bones_style_worth_of_place(style, view, places[i]) +
                    bones_style_worth_of_hand(style, view->hand & ~bones_bit(places[i].tile), shows);
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return places[best];
}

void bones_style_play_on(struct bones_rest *rest, const uint8_t styles[BONES_SEATS_MAX])
{
    struct bones_place places[BONES_REST_PLACES_MAX];
    for (int count; (count = bones_rest_to_choice(rest, places)) > 0;) {
        struct bones_style_view view = bones_style_view_of(rest);
        bones_rest_play(rest, bones_style_choose(styles[rest->turn], &view, places, count));
    }
}
