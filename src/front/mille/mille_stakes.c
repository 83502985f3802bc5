/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_stakes.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>

struct mille_stakes_state *stakes_of(const struct front *front)
{
    return part_of(front, &stakes_part);
}

/* Two cards drive 200 miles at the most, without a 200. */
enum { ONE_CARD = 100, TWO_CARDS = 200, TRIP_POINTS = 400 };
static const float WINK_MS = 4000, HALF_MS = 500; /* one lamp after the other, once a second */
static const float PLATE_SIZE = 22, SIZE_LEAST = 18, FULL_H = 236; /* of a ribbon at full size */

/* Cards that are left to a side: 1, 2, or 0 for more. */
static int cards_to_goal(const struct mille_public *pub, int side)
{
    int left = pub->goal - pub->side[side].miles;
    return left <= 0 || left > TWO_CARDS ? 0 : left <= ONE_CARD ? 1 : 2;
}

/* The same to 5000, which a trip's points help to reach; 0 too where a side has them already, or where a game
 * is one hand. */
static int cards_to_game(const struct mille_public *pub, int side)
{
    int points = mille_overall(pub, side), cards = cards_to_goal(pub, side);
    if (points >= GAME_POINTS || pub->option[OPTION_LENGTH] == LENGTH_HAND) {
        return 0;
    }
    int arrival = pub->goal - pub->side[side].miles + TRIP_POINTS;
    if (points + (cards == 1 ? arrival : ONE_CARD) >= GAME_POINTS) {
        return 1;
    }
    return points + (cards > 0 ? arrival : TWO_CARDS) >= GAME_POINTS ? 2 : 0;
}

/* Whether a side is nearer to its end than another: a game comes before a trip, then fewer cards count. */
static bool is_nearer(bool game, int cards, const struct mille_stakes *than)
{
    if (than->who == STAKES_NOBODY || game != than->game) {
        return than->who == STAKES_NOBODY || game;
    }
    return cards < than->cards;
}

struct mille_stakes mille_stakes_of(const struct mille_public *pub, int viewer)
{
    struct mille_stakes stakes = {.goal = pub->goal};
    if (pub->phase != PHASE_DRAW && pub->phase != PHASE_PLAY) {
        return stakes;
    }
    for (int side = 0; side < pub->sides; side++) {
        int who = side == mille_side_of(pub, viewer) ? STAKES_YOU : STAKES_OTHER;
        int to_game = cards_to_game(pub, side), cards = to_game ? to_game : cards_to_goal(pub, side);
        if (cards > 0 && is_nearer(to_game > 0, cards, &stakes)) {
            stakes = (struct mille_stakes){.who = (uint8_t)who,
                                           .cards = (uint8_t)cards,
                                           .game = to_game > 0,
                                           .goal = pub->goal,
                                           .sides = (uint8_t)(1u << (unsigned)side)};
        } else if (cards > 0 && stakes.game == (to_game > 0) && stakes.cards == cards) {
            stakes.who = stakes.who == who ? stakes.who : STAKES_BOTH;
            stakes.sides = (uint8_t)(stakes.sides | 1u << (unsigned)side);
        }
    }
    return stakes;
}

void mille_stakes_text(const struct mille_stakes *stakes, const char *you, const char *other, char *out,
                       size_t size)
{
    /* TRANSLATORS: %s is who: "You", a name, or "Both". */
    static const char *const lines[2][4] = {
        {N_("%s: one card from Avignon"), N_("%s: one card from Menton"), N_("%s: one card from 5,000"),
         N_("%s: one card from the goal")},
        {N_("%s: two cards from Avignon"), N_("%s: two cards from Menton"), N_("%s: two cards from 5,000"),
         N_("%s: two cards from the goal")},
    };
    const char *const who[] = {
        [STAKES_NOBODY] = "", [STAKES_YOU] = you, [STAKES_OTHER] = other, [STAKES_BOTH] = _("Both")};
    int place = stakes->game ? 2 : stakes->evening ? 3 : stakes->goal > GOAL_MILES;
    text_copy(out, size, "");
    if (stakes->who != STAKES_NOBODY) {
        text_format(out, size, _(lines[stakes->cards - 1][place]), who[stakes->who]);
    }
}

static struct mille_stakes look(const struct table *table)
{
    return table_stakes_wanted(table) ? mille_stakes_of(&mille_table_seen(table)->pub, table_you(table))
                                      : (struct mille_stakes){.who = STAKES_NOBODY};
}

int mille_stakes_level(const struct table *table)
{
    struct mille_stakes stakes = mille_stakes_of(&mille_table_seen(table)->pub, table_you(table));
    return stakes.who == STAKES_NOBODY ? 0 : stakes.cards == 2 ? 1 : stakes.game ? STAKES_MOST : 2;
}

static bool same(const struct mille_stakes *a, const struct mille_stakes *b)
{
    return a->who == b->who && a->cards == b->cards && a->game == b->game && a->goal == b->goal &&
           a->sides == b->sides;
}

void mille_stakes_reset(struct table *table)
{
    *stakes_of(table->front) = (struct mille_stakes_state){.now = look(table)};
}

/* The names of the sides that are so near, the own one first. */
static void add_names(const struct table *table, unsigned sides, struct text *out)
{
    for (int row = 0; row < mille_table_rows(table); row++) {
        int side = mille_table_row_side(table, row);
        if (sides >> (unsigned)side & 1u) {
            text_add(out, out->length > 0 ? ", " : "");
            mille_side_name(table, side, out);
        }
    }
}

void mille_stakes_say(const struct table *table, char *out, size_t size)
{
    struct mille_stakes now = stakes_of(table->front)->now;
    now.evening = journey_at_table(table->front) != NULL;
    if (mille_table_rows(table) == 2 && mille_side_seats(table) == 1) {
        mille_stakes_text(&now, table_name(table, table_you(table)), table_name(table, table_other(table)),
                          out, size);
        return;
    }
    char names[4 * 64];
    struct text list = text_in(names, sizeof names);
    add_names(table, now.sides, &list);
    now.who = now.who == STAKES_NOBODY ? STAKES_NOBODY : STAKES_OTHER;
    mille_stakes_text(&now, names, names, out, size);
}

bool mille_stakes_tick(struct table *table)
{
    struct mille_stakes_state *state = stakes_of(table->front);
    struct mille_stakes now = table_moves(table) ? state->now : look(table);
    if (!same(&now, &state->now)) {
        state->now = now;
        state->lamp_ticks = now.who == STAKES_NOBODY ? 0 : tween_ticks(WINK_MS);
        front_touch(table->front);
        if (now.who != STAKES_NOBODY) {
            mille_sound_cue(table->front, MILLE_CUE_STAKES);
            front_trace(table->front, "\"kind\":\"stakes\",\"who\":\"%s\",\"cards\":%d,\"to\":%d",
                        now.who == STAKES_BOTH  ? "both"
                        : now.who == STAKES_YOU ? "you"
                                                : "opponent",
                        now.cards, now.game ? GAME_POINTS : now.goal);
        }
    }
    bool flash = state->lamp_ticks > 0;
    state->lamp_ticks -= flash;
    return flash;
}

/* Beside the flag at the goal; a low ribbon is a small one. Lamps burn one after the other, then both. */
static void draw_lamps(struct draw_list *list, struct rect ribbon, const struct mille_stakes_state *state)
{
    float part = fminf(1, ribbon.h / FULL_H), r = 16 * part;
    for (int lamp = 0; lamp < 2; lamp++) {
        float off = (lamp ? 30.0f : -30.0f) * part;
        struct point at = mille_ribbon_at(ribbon, (float)state->now.goal, off, NULL);
        bool lit = state->lamp_ticks == 0 || (state->lamp_ticks / tween_ticks(HALF_MS)) % 2 == lamp;
        shape_begin(list, (struct rect){at.x - r, at.y - r, 2 * r, 2 * r});
        if (lit) {
            shape_circle(list, r, r, r - 1, paint_fill(ink_fade(INK_SUN, .45f)));
        }
        shape_circle(list, r, r, r * .56f,
                     (struct paint){.fill = lit ? INK_GOLDLT : INK_OXBLOOD,
                                    .stroke = INK_INK,
                                    .width = fmaxf(3 * part, 2)});
        shape_end(list);
    }
}

void mille_stakes_draw(const struct table *table, struct draw_list *list)
{
    const struct mille_stakes_state *state = stakes_of(table->front);
    struct rect ribbon = mille_view_of(table)->layout.ribbon;
    if (state->now.who == STAKES_NOBODY || table_is_replay(table) || table_is_lesson(table)) {
        return;
    }
    draw_lamps(list, ribbon, state);
    char line[120];
    mille_stakes_say(table, line, sizeof line);
    float part = fminf(1, ribbon.h / FULL_H), size = fmaxf(PLATE_SIZE * part, SIZE_LEAST);
    float wide = fminf(draw_text_width(list, line, FONT_SIGN, size, 0) + 32, ribbon.w - 24);
    struct point goal = mille_ribbon_at(ribbon, (float)state->now.goal, 0, NULL);
    float x = fmaxf(fminf(goal.x - wide / 2, ribbon.x + ribbon.w - wide - 12), ribbon.x + 12);
    struct rect box = {x, ribbon.y + 10 * part, wide, size * 1.55f};
    if (mille_view_of(table)->layout.seats > 2) {
        box = mille_draw_beside_pins(table, box);
    }
    bool theirs = state->now.who == STAKES_OTHER;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 4, box.h + 4});
    shape_rect(list, 3, 4, box.w, box.h, 7, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 0, 0, box.w, box.h, 7, paint_fill(theirs ? INK_CREAM : INK_SUN));
    shape_rect(list, 3, 3, box.w - 6, box.h - 6, 5, paint_line(INK_INK, 2));
    shape_end(list);
    draw_text_fit(list, box.x + box.w / 2, box.y + size * 1.14f, line, FONT_SIGN, size, INK_INK,
                  ANCHOR_MIDDLE, box.w - 20);
}

const struct part stakes_part = {.size = sizeof(struct mille_stakes_state)};
