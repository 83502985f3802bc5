/* SPDX-License-Identifier: MIT */
/* What the house says by itself, read in English and in French: why a move is refused and what it would do,
 * kind words, captions, voices. Nothing is left open, everything ends, nobody is spoken to in the wrong
 * person. */
#include "front/mille/consolation.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_voices.h"
#include "front/mille/mille_words.h"
#include "front/sound/sounds.h"
#include "games/mille/mille.h"
#include "seatings.h"

#include "base/i18n/translate.h"
#include "test.h"

#include <string.h>

enum { GAMES = 10, MOVES_MOST = 4000 };

static void nonsense_is_found(void)
{
    static const char *const wrong[LANGUAGES][12] = {
        {"You draws", "You’s turn.", "Back to You?", "Marcel draw a card", "Stop on You", "You need %s.",
         "You need .", "Marcel: ", "you stands at 75", "Marcel have no cards", "It’s Marcel 's turn"},
        {"Vous pioche", "À Vous de jouer", "Marcel jouez 100", "Marcel, vous avez the card",
         "Vous n’a plus de cartes", "Feu rouge sur Vous", "Vous gagne la manche de 100", "%s joue",
         "Marcel :", "Marcel n’avez plus de cartes"}};
    static const char *const right[LANGUAGES][5] = {
        {"You draw a card", "Marcel’s turn", "You: Stop on Marcel", "40% to win.", "It stops you as well."},
        {"Vous piochez", "Vous n’avez plus de cartes", "Vous\u00a0: Feu rouge sur Marcel", "Marcel joue 100",
         "Ce qui vous arrête, c’est Accident"}};
    for (int french = 0; french < LANGUAGES; french++) {
        const struct grammar plain = {.french = french, .name = {"Marcel"}};
        for (int i = 0; wrong[french][i]; i++) {
            if (grammar_fault(&plain, GRAMMAR_LINE, wrong[french][i]) == NULL) {
                fail_msg("\"%s\" passes", wrong[french][i]);
            }
        }
        for (int i = 0; i < 5; i++) {
            assert_null(grammar_fault(&plain, GRAMMAR_LINE, right[french][i]));
        }
    }
}

/* ---- refusals and moves ------------------------------------------------------------------------------- */

static struct {
    bool refusal[REFUSAL_KINDS];
    bool move[MOVE_NEXT + 1][CARD_KINDS];
} told;

static void tell_move(const struct mille_public *pub, const struct mille_hand *hand, struct move move)
{
    char line[512];
    struct text out = text_in(line, sizeof line);
    refusal why = mille_legal(pub, hand, move);
    if (why != REFUSAL_NONE) {
        mille_refusal_text(pub, move, why, &out);
        is_right(GRAMMAR_SENTENCE, line, "refusal");
        told.refusal[why] = true;
        return;
    }
    mille_move_text(pub, move, &out);
    is_right(GRAMMAR_PHRASE, line, "move");
    told.move[move.kind][move.card] = true;
}

/* Every move that there is, possible or not. */
static void tell_moves(const struct mille_state *state)
{
    const struct mille_hand *hand = &state->hand[state->pub.turn];
    for (int kind = MOVE_NONE; kind <= MOVE_NEXT + 1; kind++) {
        bool with_card = kind == MOVE_PLAY || kind == MOVE_DISCARD;
        for (int card = 0; card < (with_card ? CARD_KINDS : 1); card++) {
            for (int target = 0; target < (kind == MOVE_PLAY ? 2 : 1); target++) {
                struct move move = {.kind = (uint8_t)kind, .card = (uint8_t)card, .target = (uint8_t)target};
                tell_move(&state->pub, hand, move);
            }
        }
    }
}

/* Games of somebody who errs, so that everything happens. */
static void tell_games(void)
{
    memset(&told, 0, sizeof told);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct mille_state state;
        struct event_list events = {.count = 0};
        struct rng rng = rng_make(seed, RNG_PLAYER);
        struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
        if (seed % 2 == 1) { /* half of them by rules that say other things */
            setup.option[OPTION_HAZARD_ON] = HAZARD_ON_ANY;
            setup.option[OPTION_DISCARD] = DISCARD_FORCED;
            setup.option[OPTION_OLD_HAZARD] = OLD_HAZARD_CURE;
            setup.option[OPTION_LATE_SAFETY] = LATE_SAFETY_ENDS_TURN;
            setup.option[OPTION_COUP_POINTS] = COUP_POINTS_200;
            setup.option[OPTION_FINISH] = FINISH_OVER;
        }
        mille_game.start(&state, &setup, &events);
        for (int i = 0; i < MOVES_MOST && state.pub.phase != PHASE_GAME_OVER; i++) {
            struct move move = {.kind = MOVE_NEXT};
            tell_moves(&state);
            if (mille_game.turn(&state) != SEAT_NONE) {
                move = mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng);
            }
            events.count = 0;
            assert_int_equal(mille_game.apply(&state, move, &events), REFUSAL_NONE);
        }
        tell_moves(&state);
    }
    for (int why = 1; why < REFUSAL_KINDS; why++) {
        if (!told.refusal[why]) {
            fail_msg("nothing was refused for reason %d", why);
        }
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        assert_true(told.move[MOVE_PLAY][card]);
    }
    assert_true(told.move[MOVE_EXTEND][CARD_NONE] && told.move[MOVE_FINISH][CARD_NONE]);
}

static void every_refusal_and_every_move_reads_right(void)
{
    for (int french = 0; french < LANGUAGES; french++) {
        if (seatings_start(&seatings[0], french)) {
            tell_games();
        }
    }
}

/* ---- what the house says by itself ------------------------------------------------------------------------
 */

static void look_at_kind_words(void)
{
    for (int which = 0; which < 3; which++) {
        for (int why = 0; why < CONSOLATIONS; why++) {
            int from = why == CONSOLE_SAFETY_HELD ? CARD_EXTRA_TANK
                       : why == CONSOLE_STUCK     ? CARD_OUT_OF_GAS
                                                  : CARD_NONE;
            int to = why == CONSOLE_SAFETY_HELD ? CARD_RIGHT_OF_WAY
                     : why == CONSOLE_STUCK     ? CARD_STOP
                                                : CARD_NONE;
            for (int card = from; card <= to; card++) {
                char line[256];
                struct text out = text_in(line, sizeof line);
                consolation_text((enum consolation)why, card, (unsigned)which, false, &out);
                assert_false(out.cut);
                is_right(GRAMMAR_SENTENCE, line, "kind word");
            }
        }
    }
}

static void look_at_captions(void)
{
    static struct sounds_all all;
    sounds_gather(&all);
    for (int i = 0; i < all.cues; i++) {
        if (all.cue[i].caption) {
            const char *caption = _(all.cue[i].caption);
            is_right(GRAMMAR_PIECE, caption, "caption");
            assert_true(caption[0] != '\0' && caption[strlen(caption) - 1] != '.');
        }
    }
    for (int i = 0; i < all.pieces; i++) {
        is_right(GRAMMAR_PIECE, all.piece[i].caption ? _(all.piece[i].caption) : "", "caption");
    }
}

/* A voice speaks to whoever sits here, without a name to put in. In French the house says "vous"; the rally
 * driver alone says "tu", and never both. */
static void look_at_voices(void)
{
    static const char *const familiar[] = {" tu ", " toi", " te ", " ton ", " ta ", " tes ", "Tu ",
                                           "Toi",  " t’",  "Ton ", "Ta ",   "Tes ", NULL};
    static const char *const polite[] = {" vous", "Vous",   " votre", "Votre",   " vos ", "Vos ",
                                         "Dites", "Prenez", "Notez",  "Souriez", NULL};
    for (int person = 0; person < MILLE_DRIVER_GUEST; person++) {
        const char *key = MILLE_OPPONENTS[person].key;
        const char *const *other = strcmp(key, "rally") == 0 ? polite : familiar;
        for (int i = 0; i < MILLE_OPPONENTS[person].lines; i++) {
            const char *line = translate_context(MILLE_OPPONENTS[person].line[i].text);
            is_right(GRAMMAR_SENTENCE, line, key);
            assert_null(strchr(line, '%'));
            for (int k = 0; grammar.french && other[k]; k++) {
                if (strstr(line, other[k])) {
                    fail_msg("%s: \"%s\"", key, line);
                }
            }
        }
    }
}

static void what_the_house_says_reads_right(void)
{
    for (int french = 0; french < LANGUAGES; french++) {
        if (seatings_start(&seatings[0], french)) {
            look_at_kind_words();
            look_at_captions();
            look_at_voices();
        }
    }
}

const struct test tests[] = {
    TEST(nonsense_is_found),
    TEST(every_refusal_and_every_move_reads_right),
    TEST(what_the_house_says_reads_right),
    {0},
};
