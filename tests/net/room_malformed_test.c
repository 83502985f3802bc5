/* SPDX-License-Identifier: MIT */
/* Lines that no honest program sends, to a room and to a guest: nothing asserts, nobody else notices.
 * MALFORMED_LINES in the environment is how many are sent to either. */
#include "net_rig.h"

#include "games/games.h"
#include "mangle.h"
#include "share.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { LINES = 100000 / SHARE, LINE_SPACE = 2 * LINE_FROM_ROOM_MOST, OWN = 2 };

static struct net_rig rig;

static long lines_wanted(void)
{
    const char *wanted = getenv("MALFORMED_LINES");
    long number = wanted ? atol(wanted) : 0;
    return number > 0 ? number : LINES;
}

/* ---- at a room ----------------------------------------------------------------------------------------- */

/* A line that might be true: of any word, with the own token or a guessed one, a move of this seat or of
 * another, at this time or another. */
static void tempting_line(struct text *line, const uint8_t token[ROOM_TOKEN_SIZE], struct rng *rng)
{
    static const char *const plain[] = {"hello rm=1 client=9 games=mille.1,cubes.1,bones.1",
                                        "join code=KBTX4MRW name=Luc",
                                        "begin",
                                        "give seat=2 to=person",
                                        "give seat=1 to=computer",
                                        "ping",
                                        "pong",
                                        "say phrase=thanks",
                                        "open game=bones seats=4 rules=\"\"",
                                        "link k=1 x=00",
                                        "tip x=00",
                                        "bye",
                                        "update n=1 events=\"\" seen=1",
                                        "round k=0 text=\"game mille\"",
                                        "room code=KBTX4MRW seat=0",
                                        "seat seat=0 is=free name=\"\" player=regular",
                                        "play n=-1 m=draw",
                                        "play n=99999999999 m=draw",
                                        "play n=1",
                                        "play m=draw",
                                        "resume code=KBTX4MRW token=00 have=0",
                                        "error why=closed"};
    struct move moves[GAME_MOVES_MAX];
    const struct session *session = &rig.room.session;
    int about = (int)rng_below(rng, 8), count = rig.room.game->legal(session->state, moves);
    if (about < 2) {
        text_addf(line, "resume code=KBTX4MRW have=%d token=", (int)rng_below(rng, 60));
        int guess = about == 0 ? 0 : 1 << rng_below(rng, 8);
        for (int i = 0; i < ROOM_TOKEN_SIZE; i++) {
            text_addf(line, "%02x", token[i] ^ (i == 5 ? guess : 0));
        }
    } else if (about < 5) {
        int n = rig.room.seat[about == 4 ? (int)rng_below(rng, 3) : OWN].updates - (about == 3);
        text_addf(line, "play n=%d m=\"", n);
        rig.room.game->move_format(moves[rng_below(rng, (uint32_t)count)], line);
        text_add(line, "\"");
    } else {
        text_add(line, plain[rng_below(rng, sizeof plain / sizeof plain[0])]);
    }
}

/* Makes a line worse: in some places, or much longer, or with what no text has. */
static size_t worsen(uint8_t *bytes, size_t length, struct rng *rng)
{
    switch (rng_below(rng, 8)) {
    case 0:
        return length;
    case 1:
        while (length > 0 && length < LINE_TO_ROOM_MOST + 200) {
            memcpy(bytes + length, bytes, length);
            length *= 2;
        }
        return length;
    case 2:
        bytes[rng_below(rng, (uint32_t)length)] = 0;
        return length;
    case 3:
        bytes[rng_below(rng, (uint32_t)length)] = (uint8_t)(0x80 + rng_below(rng, 0x80));
        return length;
    default:
        for (uint32_t i = rng_below(rng, 4); i > 0; i--) {
            length = mangle(bytes, length, LINE_SPACE, rng);
        }
        return length;
    }
}

/* Sends bytes that lie in a block of just their size, and the one behind them that a room may change. */
static void attack(int link, const uint8_t *bytes, size_t length)
{
    char *exact = malloc(length + 1);
    assert_non_null(exact);
    memcpy(exact, bytes, length);
    exact[length] = 'x';
    room_line(&rig.room, link, exact, length, rig.now);
    free(exact);
}

static void attack_once(int *link, const uint8_t token[ROOM_TOKEN_SIZE], struct rng *rng)
{
    static char data[LINE_SPACE + 1];
    struct text line = text_in(data, LINE_FROM_ROOM_MOST);
    if (!rig.room.link[*link].used) {
        *link = net_rig_stranger(&rig);
        if (rng_below(rng, 8) > 0) {
            net_rig_greets(&rig, *link);
        }
    }
    tempting_line(&line, token, rng);
    size_t length = worsen((uint8_t *)data, line.length, rng);
    attack(*link, (const uint8_t *)data, length);
    rig.now += rng_below(rng, 50) == 0 ? 0 : ROOM_LINE_MS + rng_below(rng, 40);
}

/* Two play a match with somebody whose lines cannot be believed, and others who only knock. */
static void a_room_bears_any_lines_and_others_play_on(void)
{
    struct rng rng = rng_make(61, 0);
    int link[4] = {-1, -1, -1, -1}, hands = 0;
    long wanted = lines_wanted();
    for (long sent = 0, match = 0; sent < wanted; match++) {
        const struct game *game = games_all[match % 3];
        struct game_setup setup = net_rig_setup(game, game->seatings, (uint64_t)match);
        for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
            if (at->seats > 2 && setup.seats < 3) {
                setup = net_rig_setup(game, at, (uint64_t)match);
            }
        }
        net_rig_begin(&rig, game, &setup, 3, (uint64_t)match);
        uint8_t token[ROOM_TOKEN_SIZE];
        memcpy(token, rig.guest[OWN].guest.token, sizeof token);
        net_rig_cut(&rig, OWN);
        for (int i = 0; i < 4; i++) {
            link[i] = net_rig_stranger(&rig);
        }
        for (long last = sent + 2500; sent < last; sent++) {
            attack_once(&link[rng_below(&rng, 4)], token, &rng);
            if (sent % 10 == 0) {
                net_rig_settle(&rig);
                net_rig_move(&rig);
            }
        }
        net_rig_settle(&rig);
        for (int i = 0; i < OWN; i++) {
            assert_int_equal(rig.guest[i].guest.state, GUEST_SITS);
        }
        assert_null(game->check(rig.room.session.state));
        hands += journal_hands_over(&rig.room.session.journal);
        net_rig_restart(&rig);
        net_rig_end(&rig);
    }
    assert_true(hands > 0);
}

/* ---- at a guest ---------------------------------------------------------------------------------------- */

enum { TAPE_MOST = 1200 };

/* What a room told a guest in a whole match. */
static struct tape {
    char *line[TAPE_MOST];
    int count;
} tape;

static void record(int guest, const char *line)
{
    if (guest == 1 && tape.count < TAPE_MOST) {
        char *copy = malloc(strlen(line) + 1);
        assert_non_null(copy);
        memcpy(copy, line, strlen(line) + 1);
        tape.line[tape.count++] = copy;
    }
}

static void record_match(const struct game *game, uint64_t seed)
{
    struct game_setup setup = net_rig_setup(game, game->seatings, seed);
    rig = (struct net_rig){.fault.line = -1, .careless = true, .tap = record};
    net_rig_open(&rig, game, &setup, 2, seed);
    net_rig_start(&rig);
    net_rig_play(&rig, 2, NULL);
    net_rig_end(&rig);
}

static void forget_match(void)
{
    while (tape.count > 0) {
        free(tape.line[--tape.count]);
    }
}

static void said_into_the_void(void *context, const char *line)
{
    (void)context;
    assert_true(strlen(line) <= LINE_TO_ROOM_MOST);
}

/* What a screen would ask of what came. */
static void look(const struct guest *guest, const struct event_list *events)
{
    char words[256];
    struct move moves[GAME_MOVES_MAX];
    struct score_line lines[GAME_LINES_MAX];
    const struct session *session = &guest->session;
    const struct game *game = guest->game;
    if (!guest->seated || session->seen->updates == 0) {
        return;
    }
    const void *seen = session->seen->observation;
    int turn = session_turn(session);
    assert_true(turn >= SEAT_NONE && turn < guest->setup.seats);
    if (turn == guest->seat || session_waits_for_table(session)) {
        assert_in_range(game->legal_seen(seen, moves), 1, GAME_MOVES_MAX);
    }
    assert_in_range(game->score(seen, lines), 0, GAME_LINES_MAX);
    for (int side = 0; side < guest->setup.sides; side++) {
        (void)game->standing(seen, side);
        (void)game->games_won(seen, side);
    }
    for (int i = 0; i < events->count; i++) {
        struct text text = text_in(words, sizeof words);
        game->event_format(events->item[i], &text);
    }
}

/* Gives a guest a line as it stands; false: the guest is out. */
static bool tell(struct guest *guest, const uint8_t *bytes, size_t length)
{
    struct event_list events = {.count = 0};
    char *exact = malloc(length > 0 ? length : 1);
    assert_non_null(exact);
    memcpy(exact, bytes, length);
    guest_line(guest, exact, length);
    free(exact);
    while (guest_next(guest, &events) != GUEST_STEP_NONE && guest->state != GUEST_OUT) {
        look(guest, &events);
    }
    return guest->state != GUEST_OUT;
}

/* A guest hears a true match, and from some line on also lines that are worse, twice, or at a wrong time,
 * until it has enough. Returns how many. */
static long hear_worse(const struct guest_ways *ways, struct rng *rng)
{
    static uint8_t bytes[LINE_SPACE + 1];
    struct guest guest;
    long worse = 0;
    guest_begin(&guest, ways, games_all, "KBTX4MRW", "Luc", NULL);
    guest_connected(&guest);
    int from = (int)rng_below(rng, (uint32_t)(tape.count < 60 || rng_below(rng, 8) == 0 ? tape.count : 60));
    bool stays = true;
    for (int i = 0; stays && i < tape.count && worse < 40; i++) {
        while (stays && i >= from && rng_below(rng, 3) > 0) {
            int which = rng_below(rng, 3) > 0 ? i : (int)rng_below(rng, (uint32_t)tape.count);
            size_t length = strlen(tape.line[which]);
            memcpy(bytes, tape.line[which], length);
            if (rng_below(rng, 6) > 0) {
                length = worsen(bytes, length, rng);
            }
            stays = tell(&guest, bytes, length);
            worse++;
        }
        stays = stays && tell(&guest, (const uint8_t *)tape.line[i], strlen(tape.line[i]));
    }
    assert_true(worse > 0 || stays);
    guest_end(&guest);
    return worse;
}

static void a_guest_bears_any_lines(void)
{
    const struct guest_ways ways = {.send = said_into_the_void};
    struct rng rng = rng_make(62, 0);
    for (int match = 0; match < 4; match++) {
        record_match(games_all[match], (uint64_t)match);
        for (long heard = 0; heard < lines_wanted() / 4;) {
            heard += hear_worse(&ways, &rng);
        }
        forget_match();
    }
}

/* Forged by somebody who knows the protocol: each makes no sense, and the guest leaves with that. */
static void what_cannot_have_happened_ends_a_guest_with_a_reason(void)
{
    static const char *const forged[] = {"update n=999 events=\"255 5 255 255 32767 255\" seen=0",
                                         "update n=999 events=\"\" seen=\"\"",
                                         "update n=999 events=\"\" seen=0*9999",
                                         "update n=0 events=\"\" seen=0",
                                         "update events=\"\" seen=0",
                                         "past events=\"1 9 0 0 0 0\"",
                                         "past",
                                         "round k=9999 text=\"0 draw\"",
                                         "round k=0 check=0000000000000000",
                                         "round k=-1 text=\"\"",
                                         "round text=\"game mille\"",
                                         "room code=KBTX4MRW seat=9 seats=2 sides=2",
                                         "seat seat=6 is=here name=a player=regular called=b",
                                         "seat seat=0 is=dead name=a player=regular",
                                         "seat seat=0 is=here name=a player=nobody called=b"};
    const struct guest_ways ways = {.send = said_into_the_void};
    for (int match = 0; match < 4; match++) {
        record_match(games_all[match], 3);
        for (size_t i = 0; i < sizeof forged / sizeof forged[0]; i++) {
            struct guest guest;
            guest_begin(&guest, &ways, games_all, "KBTX4MRW", "Luc", NULL);
            guest_connected(&guest);
            for (int line = 0; line < tape.count / 2; line++) {
                assert_true(tell(&guest, (const uint8_t *)tape.line[line], strlen(tape.line[line])));
            }
            if (tell(&guest, (const uint8_t *)forged[i], strlen(forged[i])) ||
                (guest.why != GUEST_WHY_NONSENSE && guest.why != GUEST_WHY_VERSION)) {
                fail_msg("%s: %s", guest.game->name, forged[i]);
            }
            guest_end(&guest);
        }
        forget_match();
    }
}

const struct test tests[] = {
    TEST(a_room_bears_any_lines_and_others_play_on),
    TEST(a_guest_bears_any_lines),
    TEST(what_cannot_have_happened_ends_a_guest_with_a_reason),
    {0},
};
