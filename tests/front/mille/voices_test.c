/* SPDX-License-Identifier: MIT */
/* What the regulars say: the lines themselves, and a thousand games of whoever picks them. */
#include "front/mille/drivers.h"
#include "front/mille/mille_voices.h"

#include "base/i18n/translate.h"
#include "test.h"
#include "voices_rig.h"

#include <string.h>

enum { GAMES = 1000, MOVES_MOST = 6000, HAND_MOST = 4 };
/* The largest number that a file of the memory can hold. */
enum { LONG_NUMBER = 99999999 };

/* ---- the lines ----------------------------------------------------------------------------------------- */

static void every_line_is_short_and_stands_once(void)
{
    voices_rig_lines(&MILLE_CAST);
    for (int person = 0; person < MILLE_DRIVER_GUEST; person++) {
        for (int i = 0; i < MILLE_OPPONENTS[person].lines; i++) {
            const char *line = translate_bare(MILLE_OPPONENTS[person].line[i].text);
            assert_null(strstr(line, " mile"));
            assert_null(strstr(line, "kilomet"));
        }
    }
}

static void everybody_has_three_lines_for_everything(void)
{
    voices_rig_events(&MILLE_CAST);
    for (int person = 0; person < MILLE_DRIVER_GUEST; person++) {
        assert_in_range(MILLE_OPPONENTS[person].lines, 1, VOICE_LINES_MAX);
    }
}

/* ---- the memory ---------------------------------------------------------------------------------------- */

/* What an older program kept: lines keep their numbers, and those that came since are said first. */
static void an_old_memory_is_read_and_new_lines_are_said_first(void)
{
    static const char kept[] = "route-mille voices 1\nlost 0\nwith sunday 7 6\nsaid hello 2 5 1 1\n"
                               "said hello 1 6 2 1\nend\n";
    static struct voice_memory old;
    const struct voice_sitting sitting = {.seat = {VOICE_NOBODY, MILLE_DRIVER_SUNDAY}, .seats = 2};
    struct voice_moment moment = {.count = 0};
    struct voice_choice choice;
    voice_moment_add(&moment, VOICE_HELLO, 1, 0);
    assert_int_equal(voices_read(&old, kept, strlen(kept)), 0);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = rng_make(seed, RNG_COSMETIC);
        assert_true(voices_pick(&old, &MILLE_CAST, &sitting, &moment, &rng, &choice));
        assert_string_equal(translate_bare(choice.text), "I have the map. Folded wrong, I’m told.");
    }
}

/* Whatever is remembered can be written and read. */
static void every_line_of_every_character_has_room_in_the_file(void)
{
    static char text[VOICES_TEXT_SIZE], twice[VOICES_TEXT_SIZE];
    static struct voice_memory full, again;
    struct text out = text_in(text, sizeof text), back = text_in(twice, sizeof twice);
    full = (struct voice_memory){.pasts = VOICES_MAX, .games = VOICE_GAMES_MAX, .lost = LONG_NUMBER};
    for (int i = 0; i < VOICE_GAMES_MAX; i++) {
        full.game[i] = (struct voice_game){UINT64_MAX - (uint64_t)i, true};
    }
    for (int i = 0; i < VOICES_MAX; i++) {
        struct voice_past *past = &full.past[i];
        *past = (struct voice_past){.games = LONG_NUMBER, .ended = LONG_NUMBER, .count = VOICE_LINES_MAX};
        text_format(past->key, sizeof past->key, "%0*d", VOICE_KEY_SIZE - 1, i);
        for (int k = 0; k < VOICE_LINES_MAX; k++) {
            struct voice_said said = {"", LONG_NUMBER - k, LONG_NUMBER, LONG_NUMBER, true};
            text_format(said.event, sizeof said.event, "%0*d", VOICE_KEY_SIZE - 1, k);
            past->said[k] = said;
        }
    }
    voices_write(&full, &out);
    assert_false(out.cut);
    assert_int_equal(voices_read(&again, text, out.length), 0);
    voices_write(&again, &back);
    assert_string_equal(text, twice);
}

/* ---- a thousand games ---------------------------------------------------------------------------------- */

/* What is known of a game without asking the picker. */
struct ear {
    int person;
    long last;                 /* move of the last line, or none for 0 */
    int hand, lines;           /* in the hand */
    bool mishap;               /* the last line was about one */
    int said[VOICE_LINES_MAX]; /* by this person: the game in which each line was heard last, 0 for none */
    bool out[VOICE_LINES_MAX]; /* heard since the event's lines had all been heard */
    int latest[MILLE_VOICES];  /* the line that was heard last about an event, from 1 */
    int game, ended;
    int spoken, offered;
};

static struct ear ears[MILLE_DRIVER_GUEST];
static struct voice_memory memory;
static long all_lines, all_hands;

static void hear_bag(struct ear *ear, const struct opponent *person, int line)
{
    int event = person->line[line].event, kin = 0, out = 0;
    for (int i = 0; i < person->lines; i++) {
        kin += person->line[i].event == event;
        out += person->line[i].event == event && ear->out[i];
    }
    assert_true(ear->said[line] != ear->game);
    if (kin == 1) {
        assert_true(ear->said[line] == 0 || ear->game - ear->said[line] > 3);
    } else {
        assert_true(!ear->out[line] || out == kin);
        assert_int_not_equal(ear->latest[event], line + 1);
    }
    for (int i = 0; out == kin && i < person->lines; i++) {
        ear->out[i] = ear->out[i] && person->line[i].event != event;
    }
    ear->out[line] = true;
    ear->said[line] = ear->game;
    ear->latest[event] = line + 1;
}

static void hear(struct ear *ear, const struct voice_moment *moment, const struct voice_choice *choice,
                 int lost)
{
    const struct opponent *person = &MILLE_OPPONENTS[ear->person];
    const struct voice_event *event = voices_event(&MILLE_CAST, choice->event);
    assert_int_equal(person->line[choice->line].event, choice->event);
    assert_ptr_equal(person->line[choice->line].text, choice->text);
    if (ear->last > 0 && event->rank > 1) {
        assert_true(moment->move - ear->last >= (event->rank == 2 ? 4 : 8));
    }
    ear->lines = ear->hand == moment->hand ? ear->lines + 1 : 1;
    ear->hand = moment->hand;
    assert_true(ear->lines <= HAND_MOST);
    assert_true(!moment->ending || event->rank <= 2 || choice->event == VOICE_NEAR);
    assert_false(event->mishap && ear->mishap && ear->last > 0);
    assert_false(event->mishap && event->rank > 2 && (moment->trails || lost >= 3));
    ear->last = moment->move;
    ear->mishap = event->mishap;
    hear_bag(ear, person, choice->line);
    all_lines++;
}

/* Deals what the person here cannot see anew. */
static void shuffle_unseen(struct mille_state *state, struct rng *rng)
{
    uint8_t card[DECK_CARDS];
    int count = 0;
    for (int i = 0; i < state->pub.deck; i++) {
        card[count++] = state->deck[i];
    }
    for (int i = 0; i < state->hand[1].count; i++) {
        card[count++] = state->hand[1].card[i];
    }
    rng_shuffle(rng, card, count);
    for (int i = 0; i < state->pub.deck; i++) {
        state->deck[i] = card[--count];
    }
    for (int i = 0; i < state->hand[1].count; i++) {
        state->hand[1].card[i] = card[--count];
    }
}

struct table {
    struct mille_state state;
    struct mille_watch watch;
    bool greeted;
    struct voice_sitting sitting;
    struct rng rng;
    uint64_t seed;
    long moves;
};

/* The choice for a move; the same with other cards where nobody may look. */
static bool choose(struct table *table, const struct event_list *seen, struct voice_moment *moment,
                   struct voice_choice *choice)
{
    struct mille_state other = table->state;
    struct mille_watch watch = table->watch;
    struct voice_choice again;
    shuffle_unseen(&other, &table->rng);
    struct voice_look look = {.seen = seen, .seats = 2, .people = 1, .greeted = table->greeted};
    struct voice_moment same = mille_voices_moment(&watch, &other.pub, table->moves, &look);
    *moment = mille_voices_moment(&table->watch, &table->state.pub, table->moves, &look);
    struct rng here = rng_make(table->seed + (uint64_t)table->moves, RNG_COSMETIC), there = here;
    bool speaks = voices_pick(&memory, &MILLE_CAST, &table->sitting, moment, &here, choice);
    assert_int_equal(voices_pick(&memory, &MILLE_CAST, &table->sitting, &same, &there, &again), speaks);
    if (speaks) {
        assert_int_equal(again.line, choice->line);
        assert_ptr_equal(again.text, choice->text);
    }
    return speaks;
}

static void follow(struct table *table, struct ear *ear, const struct event_list *events)
{
    struct event_list seen = {.count = events->count};
    struct voice_moment moment;
    struct voice_choice choice;
    int lost = memory.lost;
    for (int i = 0; i < events->count; i++) {
        seen.item[i] = event_seen_by(events->item[i], 0);
        all_hands += events->item[i].kind == EVENT_HAND_STARTED;
        if (events->item[i].kind == EVENT_GAME_ENDED) {
            voices_end(&memory, &MILLE_CAST, &table->sitting, events->item[i].value == 1);
        }
    }
    lost = memory.lost > lost || memory.lost == 0 ? memory.lost : lost;
    if (choose(table, &seen, &moment, &choice)) {
        hear(ear, &moment, &choice, lost);
        voices_note(&memory, &MILLE_CAST, &table->sitting, &moment, &choice);
    }
}

static struct move decide(struct table *table, int seat)
{
    struct mille_observation seen;
    int player = game_player_find(&mille_game, "sunday");
    if (seat == SEAT_NONE) {
        return (struct move){.kind = MOVE_NEXT};
    }
    mille_game.observe(&table->state, seat, &seen);
    return mille_game.players[player].choose(&seen, &table->rng, NULL);
}

static void play_game(int number)
{
    struct table table = {.seed = (uint64_t)number, .rng = rng_make((uint64_t)number, RNG_PLAYER)};
    struct game_setup setup = {.seed = table.seed, .seats = 2, .sides = 2};
    struct event_list events = {.count = 0};
    struct ear *ear = &ears[number % MILLE_DRIVER_GUEST];
    ear->person = number % MILLE_DRIVER_GUEST;
    ear->game++;
    ear->last = ear->hand = ear->lines = 0;
    table.sitting = (struct voice_sitting){.seat = {VOICE_NOBODY, ear->person}, .seats = 2};
    table.greeted = number % 3 > 0;
    mille_game.start(&table.state, &setup, &events);
    voices_begin(&memory, &MILLE_CAST, &table.sitting);
    follow(&table, ear, &events);
    while (table.state.pub.phase != PHASE_GAME_OVER && table.moves < MOVES_MOST) {
        struct move move = decide(&table, mille_game.turn(&table.state));
        events.count = 0;
        assert_int_equal(mille_game.apply(&table.state, move, &events), REFUSAL_NONE);
        table.moves++;
        table.watch.slow = table.moves % 97 == 0;
        follow(&table, ear, &events);
    }
}

static void read_again(void)
{
    static char text[VOICES_TEXT_SIZE], twice[VOICES_TEXT_SIZE];
    struct text out = text_in(text, sizeof text), back = text_in(twice, sizeof twice);
    voices_write(&memory, &out);
    assert_false(out.cut);
    memset(&memory, 0, sizeof memory);
    assert_int_equal(voices_read(&memory, out.data, out.length), 0);
    voices_write(&memory, &back);
    assert_string_equal(text, twice);
}

static void a_thousand_games_keep_every_promise(void)
{
    long fresh = 0;
    for (int number = 0; number < GAMES; number++) {
        play_game(number);
        read_again();
        if (number == 39) {
            fresh = all_lines * 100 / all_hands;
        }
    }
    /* Two or three lines a hand while they are new, then fewer. */
    assert_in_range(fresh, 150, 300);
    assert_in_range(all_lines * 100 / all_hands, 50, fresh);
}

const struct test tests[] = {
    TEST(every_line_is_short_and_stands_once),
    TEST(everybody_has_three_lines_for_everything),
    TEST(an_old_memory_is_read_and_new_lines_are_said_first),
    TEST(every_line_of_every_character_has_room_in_the_file),
    TEST(a_thousand_games_keep_every_promise),
    {0},
};
