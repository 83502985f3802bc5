/* SPDX-License-Identifier: MIT */
#include "front/bones/words.h"

#include "base/i18n/translate.h"

/* ---- names ----------------------------------------------------------------------------------- */

void bones_tile_text(int tile, struct text *out)
{
    text_addf(out, "%d–%d", bones_high[tile], bones_low[tile]);
}

const char *bones_double_name(int number)
{
    static const char *const names[BONES_NUMBERS] = {N_("Double blank"), N_("Double one"),  N_("Double two"),
                                                     N_("Double three"), N_("Double four"), N_("Double five"),
                                                     N_("Double six")};
    return _(names[number]);
}

const char *bones_arm_letter_of(int arm)
{
    static const char *const letters[BONES_ARMS] = {"", NC_("arm", "N"), NC_("arm", "S"), NC_("arm", "E"),
                                                    NC_("arm", "W")};
    return arm == BONES_ARM_NONE ? "" : translate_context(letters[arm]);
}

const char *bones_arm_name(int arm)
{
    static const char *const names[BONES_ARMS] = {"", NC_("arm", "north"), NC_("arm", "south"),
                                                  NC_("arm", "east"), NC_("arm", "west")};
    return arm == BONES_ARM_NONE ? "" : translate_context(names[arm]);
}

const char *bones_arm_towards(int arm)
{
    /* TRANSLATORS: as in "5–4 fits north and south". */
    static const char *const names[BONES_ARMS] = {"", NC_("towards", "north"), NC_("towards", "south"),
                                                  NC_("towards", "east"), NC_("towards", "west")};
    return arm == BONES_ARM_NONE ? "" : translate_context(names[arm]);
}

void bones_arm_shows(const struct bones_board *board, int arm, struct text *out)
{
    static const char *const shows[BONES_ARMS] = {"", N_("North shows %d"), N_("South shows %d"),
                                                  N_("East shows %d"), N_("West shows %d")};
    text_addf(out, _(shows[arm]), board->shows[arm]);
}

/* ---- counting -------------------------------------------------------------------------------- */

const uint8_t bones_clockwise[4] = {BONES_NORTH, BONES_EAST, BONES_SOUTH, BONES_WEST};

static void add_term(struct text *out, int value, int *terms)
{
    if (value > 0) {
        text_addf(out, *terms > 0 ? " + %d" : "%d", value);
        (*terms)++;
    }
}

int bones_sum_text(const struct bones_board *board, struct text *out)
{
    int terms = 0;
    if (board->spinner == BONES_TILE_NONE) {
        return 0;
    }
    if (!bones_sides_open(board)) {
        add_term(out, bones_dots(board->spinner), &terms);
    }
    for (int i = 0; i < 4; i++) {
        add_term(out, bones_arm_counts(board, bones_clockwise[i]), &terms);
    }
    if (terms == 0) {
        text_add(out, "0");
    }
    return bones_count(board);
}

void bones_result_text(int count, struct text *out)
{
    if (bones_points(count) > 0) {
        text_addf(out, _("= %d: score %d"), count, count);
    } else {
        text_addf(out, _("= %d: no score"), count);
    }
}

/* Each number that open arms show once; `last` stands before the last of them. */
static void add_open(const struct bones_board *board, const char *last, struct text *out)
{
    int number[4], count = 0;
    unsigned told = 0;
    for (int i = 0; i < 4; i++) {
        int arm = bones_clockwise[i];
        bool open = arm < bones_arms_end(board);
        if (open && !(told >> board->shows[arm] & 1u)) {
            told |= 1u << board->shows[arm];
            number[count++] = board->shows[arm];
        }
    }
    for (int i = 0; i < count; i++) {
        text_add(out, i == 0 ? "" : i + 1 < count ? ", " : last);
        text_addf(out, "%d", number[i]);
    }
}

void bones_open_text(const struct bones_board *board, struct text *out)
{
    /* TRANSLATORS: between the last two of a list of numbers, "6, 3 or 5". */
    add_open(board, _(" or "), out);
}

void bones_open_list(const struct bones_board *board, struct text *out)
{
    add_open(board, ", ", out);
}

void bones_round_text(const struct bones_public *pub, struct text *out)
{
    int target = (int)bones_target(pub);
    text_addf(out, target > 0 ? _("Round %d · to %d") : _("Round %d"), (int)pub->round, target);
}

void bones_round_head_text(const struct bones_public *pub, struct text *out)
{
    int target = (int)bones_target(pub);
    text_addf(out, target > 0 ? _("ROUND %d · TO %d") : _("ROUND %d"), (int)pub->round, target);
}

/* ---- moves ----------------------------------------------------------------------------------- */

static void add_tile_words(struct text *out, const char *format, int tile)
{
    char name[16];
    struct text says = text_in(name, sizeof name);
    bones_tile_text(tile, &says);
    text_addf(out, format, name);
}

static void tell_fits_nowhere(const struct bones_public *pub, int tile, struct text *out)
{
    char name[16], numbers[32];
    struct text says = text_in(name, sizeof name), list = text_in(numbers, sizeof numbers);
    bones_tile_text(tile, &says);
    bones_open_text(&pub->board, &list);
    text_addf(out, _("The %s fits nowhere: the ends show %s."), name, numbers);
}

static void tell_fits_not_here(const struct bones_public *pub, struct move move, struct text *out)
{
    static const char *const sentences[BONES_ARMS] = {"", N_("The %s does not fit there: north shows %d."),
                                                      N_("The %s does not fit there: south shows %d."),
                                                      N_("The %s does not fit there: east shows %d."),
                                                      N_("The %s does not fit there: west shows %d.")};
    char name[16];
    struct text says = text_in(name, sizeof name);
    bones_tile_text(move.card, &says);
    text_addf(out, _(sentences[move.target]), name, pub->board.shows[move.target]);
}

void bones_refusal_text(const struct bones_public *pub, struct move move, refusal why, struct text *out)
{
    static const char *const plain[BONES_REFUSALS] = {
        [BONES_REFUSED_NOT_A_MOVE] = N_("That is no move of this game."),
        [BONES_REFUSED_NOT_NOW] = N_("It is not the time for that."),
        [BONES_REFUSED_NO_ARM] = N_("Say where it goes: north, south, east or west."),
        [BONES_REFUSED_SIDES_FIRST] = N_("East and west open when north and south have both been played on."),
        [BONES_REFUSED_CAN_PLAY] = N_("You have a tile that fits, so you may not knock."),
        [BONES_REFUSED_NOT_A_DOUBLE] = N_("The spinner must be a double."),
        [BONES_REFUSED_NOT_YOUR_DOUBLE] = N_("Choose a double from your own hand."),
    };
    bool tile = move.card > BONES_TILE_NONE && move.card <= BONES_TILES;
    switch (why) {
    case BONES_REFUSED_NOT_HELD:
        add_tile_words(out, _("You do not hold the %s."), tile ? move.card : BONES_TILE_NONE);
        break;
    case BONES_REFUSED_LEAD_FIRST:
        add_tile_words(out, _("The %s opens this round."), pub->opening);
        break;
    case BONES_REFUSED_FITS_NOWHERE:
        tell_fits_nowhere(pub, move.card, out);
        break;
    case BONES_REFUSED_FITS_NOT_HERE:
        tell_fits_not_here(pub, move, out);
        break;
    default:
        if (why > REFUSAL_NONE && why < BONES_REFUSALS && plain[why]) {
            text_add(out, _(plain[why]));
        }
        break;
    }
}

static void tell_play(const struct bones_observation *seen, struct move move, bool tells, struct text *out)
{
    static const char *const sentences[BONES_ARMS] = {"", N_("North makes %s = %d"),
                                                      N_("South makes %s = %d"), N_("East makes %s = %d"),
                                                      N_("West makes %s = %d")};
    static const char *const plain[BONES_ARMS] = {"", N_("It goes north"), N_("It goes south"),
                                                  N_("It goes east"), N_("It goes west")};
    struct bones_board board = seen->pub.board;
    char sum[64];
    struct text terms = text_in(sum, sizeof sum);
    if (!tells) {
        text_add(out, _(plain[move.target]));
        return;
    }
    bones_lay(&board, move.card, move.target);
    int count = bones_sum_text(&board, &terms), points = bones_points(count);
    text_addf(out, _(sentences[move.target]), sum, count);
    bool last = (seen->hand & (seen->hand - 1)) == 0;
    if (points > 0) {
        text_addf(out, _(", and %d points"), points);
    } else if (!last) {
        text_add(out, _(", no points"));
    }
    if (last) { /* with points that nobody can tell before the other hands lie open */
        text_add(out, _(", and you go out"));
    }
}

void bones_move_text(const struct bones_observation *seen, struct move move, bool tells, struct text *out)
{
    refusal why = bones_legal(&seen->pub, seen->hand, move);
    if (why != REFUSAL_NONE) {
        bones_refusal_text(&seen->pub, move, why, out);
        return;
    }
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        if (move.target == BONES_ARM_NONE) {
            add_tile_words(out,
                           move.card == BONES_BIG_FIVE ? _("The %s opens and earns 10 points")
                                                       : _("The %s opens the round"),
                           move.card);
        } else {
            tell_play(seen, move, tells, out);
        }
        break;
    case BONES_MOVE_PASS:
        text_add(out, _("Knock: nothing fits "));
        bones_open_text(&seen->pub.board, out);
        break;
    case BONES_MOVE_NAME:
        text_addf(out, _("%s opens round %d"), bones_double_name(bones_high[move.card]),
                  (int)seen->pub.round);
        break;
    case BONES_MOVE_REDEAL:
        text_add(out, _("All see your seven, then everything is dealt again"));
        break;
    case BONES_MOVE_KEEP:
        text_add(out, _("If you keep them, nobody learns that you were asked"));
        break;
    default:
        text_add(out, seen->pub.phase == BONES_PHASE_GAME_OVER ? _("The next game") : _("The next round"));
        break;
    }
}
