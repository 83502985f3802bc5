/* SPDX-License-Identifier: MIT */
#include "games/cubes/position.h"

#include "games/cubes/inside.h"

#include "base/check.h"
#include "table/fields.h"

#include <string.h>

enum field {
    FIELD_GOAL,
    FIELD_JOKERS,
    FIELD_SCORES,
    FIELD_SAFE,
    FIELD_HELD,
    FIELD_DICE,
    FIELD_TURN,
    FIELD_NEXT,
    FIELDS
};
enum { POINTS_MOST = 9999999, TRIES_MOST = 1 << 24 };

static const char *const names[FIELDS] = {
    [FIELD_GOAL] = "goal", [FIELD_JOKERS] = "jokers", [FIELD_SCORES] = "scores", [FIELD_SAFE] = "safe",
    [FIELD_HELD] = "held", [FIELD_DICE] = "dice",     [FIELD_TURN] = "turn",     [FIELD_NEXT] = "next",
};

/* ---- writing ------------------------------------------------------------------------------------------- */

static char letter_of(int face)
{
    return (char)(face == CUBES_JOKER ? 'J' : '0' + face);
}

void cubes_position_format(const struct cubes_public *pub, struct text *out)
{
    CHECK(pub->phase != CUBES_PHASE_OVER);
    text_addf(out, "goal=%d jokers=%s scores=", pub->goal, pub->jokers ? "yes" : "no");
    for (int i = 0; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[(pub->turn + i) % pub->seats];
        text_add(out, i > 0 ? "," : "");
        if (seat->left) {
            text_add(out, "-");
        } else {
            text_addf(out, "%d", seat->score);
        }
    }
    if (pub->phase == CUBES_PHASE_START) {
        return;
    }
    text_addf(out, " safe=%d held=%d dice=", pub->safe, pub->held);
    for (int place = 0; place < CUBES_DICE; place++) {
        text_addf(out, "%s%c%s", place > 0 ? "," : "", letter_of(pub->face[place]),
                  pub->part[place] == CUBES_PART_HELD ? "*" : "");
    }
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* A parsed line. */
struct prepared {
    bool said[FIELDS];
    int32_t number[FIELDS]; /* goal, safe, held, turn */
    bool jokers;
    int seats;
    struct cubes_seat seat[CUBES_SEATS_MAX]; /* in the order written */
    uint8_t face[CUBES_DICE];
    bool held[CUBES_DICE];
    uint8_t next[CUBES_NEXT_MOST];
    int nexts;
};

static bool refuse(struct text *why, const char *reason)
{
    text_add(why, reason);
    return false;
}

static bool read_scores(struct prepared *prepared, struct slice list)
{
    while (list.at && prepared->seats < CUBES_SEATS_MAX) {
        struct cubes_seat *seat = &prepared->seat[prepared->seats++];
        struct slice score = slice_cut(&list, ',');
        seat->left = slice_is(score, "-");
        seat->score = seat->left ? 0 : slice_number(score, POINTS_MOST);
        if (seat->score < 0) {
            return false;
        }
    }
    return list.at == NULL;
}

static bool read_face(char letter, uint8_t *face)
{
    *face = (uint8_t)(letter == 'J' ? CUBES_JOKER : letter - '0');
    return letter == 'J' || (letter >= '1' && letter <= '6');
}

static bool read_dice(struct prepared *prepared, struct slice list)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        struct slice die = slice_cut(&list, ',');
        prepared->held[place] = die.length == 2 && die.at[1] == '*';
        die.length -= prepared->held[place];
        if (die.length != 1 || !read_face(*die.at, &prepared->face[place])) {
            return false;
        }
    }
    return list.at == NULL;
}

static bool read_next(struct prepared *prepared, struct slice faces)
{
    for (size_t i = 0; i < faces.length; i++) {
        if (i == CUBES_NEXT_MOST || !read_face(faces.at[i], &prepared->next[i])) {
            return false;
        }
    }
    prepared->nexts = (int)faces.length;
    return prepared->nexts > 0;
}

static bool read_field(struct prepared *prepared, enum field field, struct slice value)
{
    switch (field) {
    case FIELD_JOKERS:
        prepared->jokers = slice_is(value, "yes");
        return prepared->jokers || slice_is(value, "no");
    case FIELD_SCORES:
        return read_scores(prepared, value);
    case FIELD_DICE:
        return read_dice(prepared, value);
    case FIELD_NEXT:
        return read_next(prepared, value);
    default:
        prepared->number[field] = slice_number(value, POINTS_MOST);
        return prepared->number[field] >= 0;
    }
}

/* One NAME=VALUE. */
static bool read_piece(struct prepared *prepared, struct slice value, int fields, struct text *why)
{
    int field = slice_find(slice_cut(&value, '='), names, fields);
    if (!value.at || field < 0) {
        return refuse(why, "a field that is not known");
    }
    if (prepared->said[field]) {
        text_addf(why, "%s: said twice", names[field]);
        return false;
    }
    prepared->said[field] = true;
    if (!read_field(prepared, (enum field)field, value)) {
        text_addf(why, "%s: cannot be read", names[field]);
        return false;
    }
    return true;
}

static bool read_line(struct prepared *prepared, const char *line, int fields, struct text *why)
{
    *prepared = (struct prepared){.number = {[FIELD_GOAL] = CUBES_GOAL_STANDARD}};
    struct slice rest = slice_of(line);
    while (rest.at) {
        struct slice piece = slice_cut(&rest, ' ');
        if (piece.length > 0 && !read_piece(prepared, piece, fields, why)) {
            return false;
        }
    }
    if (!prepared->said[FIELD_SCORES]) {
        return refuse(why, "scores: must be there");
    }
    return true;
}

/* ---- setting it up ------------------------------------------------------------------------------------- */

static bool lay_dice(const struct prepared *prepared, struct cubes_public *pub, struct text *why)
{
    unsigned held = 0;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        held |= prepared->held[place] ? 1u << place : 0;
        pub->face[place] = prepared->face[place];
        pub->part[place] = prepared->held[place] ? CUBES_PART_HELD : CUBES_PART_BLANK;
        if (pub->face[place] == CUBES_JOKER && !pub->jokers) {
            return refuse(why, "dice: a Joker in a game without");
        }
    }
    if (held == CUBES_ALL) {
        return refuse(why, "dice: four are held at most");
    }
    struct cubes_count count;
    cubes_count_roll(pub->face, (uint8_t)held, &count);
    if (count.found_count == 0) {
        return refuse(why, "dice: this roll is a bust");
    }
    cubes_place_parts(pub, &count);
    bool held_can_be =
        count.replaces ? pub->held == 0 : cubes_held_can_bring(pub->face, (uint8_t)held, pub->held);
    if (!held_can_be) {
        return refuse(why, "held: not what these dice can have brought");
    }
    pub->last = count.points;
    pub->phase = CUBES_PHASE_ROLLED;
    return true;
}

/* Sets the position up; the seats and the seat in turn are already set. */
static bool lay_out(const struct prepared *prepared, struct cubes_public *pub, struct text *why)
{
    pub->goal = prepared->number[FIELD_GOAL];
    pub->jokers = prepared->jokers;
    pub->safe = prepared->number[FIELD_SAFE];
    pub->held = prepared->number[FIELD_HELD];
    pub->last = 0;
    pub->phase = CUBES_PHASE_START;
    memset(pub->face, 0, sizeof pub->face);
    memset(pub->part, CUBES_PART_NONE, sizeof pub->part);
    for (int i = 0; i < pub->seats; i++) {
        struct cubes_seat *seat = &pub->seat[(pub->turn + i) % pub->seats];
        *seat = (struct cubes_seat){
            .score = prepared->seat[i].score, .left = prepared->seat[i].left, .won = seat->won};
        seat->turns = i == 0 || seat->score > 0;
    }
    if (pub->goal != CUBES_GOAL_STANDARD && pub->goal != CUBES_GOAL_BLITZ) {
        return refuse(why, "goal: 10000 or 7500");
    }
    if (pub->safe % CUBES_FIFTY != 0 || pub->held % CUBES_FIFTY != 0) {
        return refuse(why, "points are multiples of 50");
    }
    if (prepared->said[FIELD_DICE]) {
        return lay_dice(prepared, pub, why);
    }
    return pub->safe == 0 && pub->held == 0 ? true : refuse(why, "dice: must be there with points at risk");
}

static bool complain(const struct cubes_state *state, struct text *why)
{
    const char *broken = cubes_check(state);
    return broken ? refuse(why, broken) : true;
}

bool cubes_position_parse(const char *line, struct cubes_public *pub, struct text *why)
{
    struct prepared prepared;
    if (!read_line(&prepared, line, FIELD_TURN, why)) {
        return false;
    }
    struct cubes_state state = {.pub = {.seats = (uint8_t)prepared.seats}};
    if (!lay_out(&prepared, &state.pub, why) || !complain(&state, why)) {
        return false;
    }
    *pub = state.pub;
    return true;
}

/* ---- a prepared sitting -------------------------------------------------------------------------------- */

static bool falls_so(struct rng rng, const struct prepared *prepared)
{
    for (int i = 0; i < prepared->nexts; i++) {
        if (cubes_draw_face(&rng, prepared->jokers) != prepared->next[i]) {
            return false;
        }
    }
    return true;
}

/* Searches for a state of the random stream that gives the wanted dice; for eight dice this takes a fraction
 * of a second. */
static bool wind(struct cubes_state *state, const struct prepared *prepared)
{
    struct rng *rng =
        state->pub.option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN ? &state->dice : &state->deal;
    for (int i = 0; i < TRIES_MOST; i++) {
        if (falls_so(*rng, prepared)) {
            return true;
        }
        rng_next(rng);
    }
    return false;
}

bool cubes_prepare_line(void *memory, const char *line, struct text *why)
{
    struct cubes_state *state = memory;
    struct prepared prepared;
    if (!read_line(&prepared, line, FIELDS, why)) {
        return false;
    }
    if (prepared.seats != state->pub.seats) {
        return refuse(why, "scores: one for each seat");
    }
    if (prepared.number[FIELD_TURN] >= prepared.seats) {
        return refuse(why, "turn: there is no such seat");
    }
    if (!prepared.jokers && memchr(prepared.next, CUBES_JOKER, (size_t)prepared.nexts)) {
        return refuse(why, "next: a Joker in a game without");
    }
    struct cubes_state laid = *state;
    laid.pub.turn = (uint8_t)prepared.number[FIELD_TURN];
    if (!lay_out(&prepared, &laid.pub, why) || !complain(&laid, why)) {
        return false;
    }
    cubes_open_turn(&laid);
    if (!wind(&laid, &prepared)) {
        return refuse(why, "next: these dice do not come up");
    }
    *state = laid;
    return true;
}
