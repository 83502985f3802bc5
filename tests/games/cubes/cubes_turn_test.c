/* SPDX-License-Identifier: MIT */
/* Turns of the dice game: the rows of the rules page, played on dice that fall as the row says. */
#include <stdio.h>
#include <string.h>

#include "cubes_rig.h"
#include "test.h"

enum { WORD = 16 };

/* score: roll/left roll/left .. hold = score after. /x as * means: all five scored, five fresh dice. */
static const char *const rows[] = {
    "0: 22346 bust = 0",
    "0: 11236 hold refused ON_BOARD",
    "0: 44416 hold = 500, on board",
    "0: 11142 hold = 1000",
    "0: 15236/15 234 hold = 750 (150 forgotten)",
    "0: 11223/11 111 hold = 3000",
    "500: 22346 bust = 500",
    "500: 52246/5 2346 hold = 1250",
    "500: 12346/1234 5 hold = 1250",
    "500: 12346/1234 1/* 15226 hold = 1150",
    "500: 11155/* 22346 bust = 500 (1100 lost)",
    "500: 11155 hold = 1600",
    "500: 15543/1 2231 hold = 700 (100 given up)",
    "500: 22213/222 22 hold = 1100 (100 given up)",
    "500: 12346/1234 6 bust = 500",
    "500: 22215/222 refused ALL_FIVE",
    "500: 11123/1 refused PART",
    "500: 15246/12 refused BLANK",
    "9600: 13346 hold = 9700",
    "9600: 12346 hold refused OFF_BOARD",
    "9600: 12346/1234 5 hold = 10350, ends",
    "9500: 22221 hold = 10000, ends",
    "9500, opponent 9900: 55512 hold = 10100, overtime (lead 200)",
    "9900, opponent 10100: 11236 hold refused OFF_BOARD",
    "9900, opponent 10100: 11142 hold = 10900, wins",
    "10100, opponent 9900: 52236 hold = 10150, wins",
    "10100, opponent 10050: 11226 hold = 10300, wins",
    "10050, opponents 10100, 4000: 11556 hold = 10350, wins",
    "9800, opponents 10100, 9900: 44416 hold = 10300, overtime (lead 200)",
    "Blitz 7000: 55512 hold = 7600, ends",
    "Jokers 500: J2346 hold = 500",
    "Jokers 0: JJJ26/JJJ 46 bust = 0",
    "Jokers 0: JJJ26/JJJ JJ hold = 9000 (3000 forgotten)",
    "Jokers 500: J2346/J 11J3/11J 2 bust = 500",
    "500: 15236/1 5336, roll bcde refused NONE_LEFT",
    "500: 15236/1 5336, roll abcde refused HELD_BEFORE",
};

static const struct {
    const char *word;
    refusal code;
} refusals[] = {
    {"ON_BOARD", CUBES_REFUSED_ON_BOARD},
    {"OFF_BOARD", CUBES_REFUSED_OFF_BOARD},
    {"ALL_FIVE", CUBES_REFUSED_ALL_FIVE},
    {"PART", CUBES_REFUSED_PART},
    {"BLANK", CUBES_REFUSED_BLANK},
    {"NONE_LEFT", CUBES_REFUSED_NONE_LEFT},
    {"HELD_BEFORE", CUBES_REFUSED_HELD_BEFORE},
};

/* A row being played. */
struct play {
    const char *row;
    const char *at; /* what of it comes next */
    struct cubes_state state;
    struct event_list events; /* of the last move */
    uint8_t mask;             /* the dice to roll next */
};

static void expect(bool holds, const struct play *play, const char *what)
{
    if (!holds) {
        fail_msg("%s: %s", play->row, what);
    }
}

static refusal do_move(struct play *play, int kind, uint8_t mask)
{
    play->events.count = 0;
    struct move move = {.kind = (uint8_t)kind, .card = mask};
    refusal why = cubes_game.apply(&play->state, move, &play->events);
    const char *broken = cubes_game.check(&play->state);
    expect(broken == NULL, play, broken ? broken : "");
    return why;
}

static bool past(struct play *play, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(play->at, word, length) != 0) {
        return false;
    }
    play->at += length;
    return true;
}

/* Kind of game, the score of who rolls, and of opponents. */
static void read_table(struct play *play)
{
    int score[3] = {0, 0, 0};
    int seats = 1;
    int read = 0;
    int goal = past(play, "Blitz ") ? CUBES_GOAL_BLITZ : CUBES_GOAL_STANDARD;
    bool jokers = past(play, "Jokers ");
    do {
        assert_int_equal(sscanf(play->at, "%d%n", &score[seats - 1], &read), 1);
        play->at += read;
        if (past(play, ", opponents ") || past(play, ", opponent ") || (seats > 1 && past(play, ", "))) {
            seats++;
        } else {
            break;
        }
    } while (seats <= 3);
    expect(past(play, ": "), play, "a score and a colon");
    rig_table(&play->state, seats, goal, jokers);
    for (int seat = 0; seat < seats; seat++) {
        rig_score(&play->state, seat, score[seat]);
    }
}

/* The dice of the last roll that stay, by their faces. */
static uint8_t places_of(const struct play *play, const char *left, size_t many)
{
    uint8_t stay = 0;
    for (size_t i = 0; i < many; i++) {
        for (unsigned place = 0; place < CUBES_DICE; place++) {
            uint8_t bit = (uint8_t)(1u << place);
            if ((play->mask & bit) && !(stay & bit) && play->state.pub.face[place] == rig_face(left[i])) {
                stay |= bit;
                break;
            }
        }
    }
    return stay;
}

/* "roll", "roll/left" or "roll/x" where x is a star; the next mask follows from it. */
static void play_roll(struct play *play)
{
    char dice[WORD];
    size_t many = strcspn(play->at, "/ ,");
    text_copy(dice, sizeof dice, play->at);
    dice[many] = '\0';
    play->at += many;
    rig_dice(&play->state, dice);
    refusal why = do_move(play, CUBES_MOVE_ROLL, play->mask);
    expect(why == REFUSAL_NONE, play, cubes_game.refusal_names[why]);
    if (past(play, "/*")) {
        expect(cubes_all_five(&play->state.pub), play, "all five have scored");
        play->mask = CUBES_ALL;
    } else if (past(play, "/")) {
        many = strcspn(play->at, " ");
        play->mask = (uint8_t)(play->mask & ~places_of(play, play->at, many));
        play->at += many;
    }
    (void)(past(play, ", ") || past(play, " "));
}

static const struct event *find(const struct play *play, int kind)
{
    for (int i = 0; i < play->events.count; i++) {
        if (play->events.item[i].kind == kind) {
            return &play->events.item[i];
        }
    }
    return NULL;
}

static void expect_refusal(struct play *play, int kind)
{
    expect(past(play, "refused "), play, "a refusal");
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        if (strcmp(play->at, refusals[i].word) == 0) {
            refusal why = do_move(play, kind, kind == CUBES_MOVE_ROLL ? play->mask : 0);
            expect(why == refusals[i].code, play, cubes_game.refusal_names[why]);
            return;
        }
    }
    fail_msg("%s: no such refusal", play->row);
}

/* What the row says behind the score. */
static void expect_more(const struct play *play, int before, bool held)
{
    const struct cubes_public *pub = &play->state.pub;
    bool over = strstr(play->at, "ends") || strstr(play->at, "wins");
    const struct event *end = find(play, CUBES_EVENT_GAME_ENDED);
    expect((end != NULL) == over, play, "whether the game ends");
    expect(!over || (end->seat == 0 && pub->seat[0].won == 1), play, "who wins");
    expect((find(play, CUBES_EVENT_TURN) != NULL) == !over, play, "whether a turn follows");
    const struct event *overtime = find(play, CUBES_EVENT_OVERTIME);
    const char *lead = strstr(play->at, "(lead ");
    expect((overtime != NULL) == (lead != NULL), play, "overtime");
    int points;
    if (lead && sscanf(lead, "(lead %d)", &points) == 1) {
        expect(overtime->seat == 0 && overtime->value * CUBES_FIFTY == points, play, "the lead");
    }
    bool on_board = held && before == 0;
    expect((find(play, CUBES_EVENT_ON_BOARD) != NULL) == on_board, play, "on board");
    bool crosses = before < pub->goal && pub->seat[0].score >= pub->goal;
    expect((find(play, CUBES_EVENT_OFF_BOARD) != NULL) == crosses, play, "off board");
}

/* "(150 forgotten)" and its like: the value of an event that the roll told. */
static void expect_points(const struct play *play, const char *word, const struct event *event)
{
    const char *open = strchr(play->row, '(');
    int points;
    if (open && strstr(open, word) && sscanf(open, "(%d", &points) == 1) {
        expect(event && event->value * CUBES_FIFTY == points, play, word);
    }
}

static void play_row(const char *row)
{
    struct play play = {.row = row, .at = row, .mask = CUBES_ALL};
    read_table(&play);
    int before = play.state.pub.seat[0].score;
    struct event gave_up = {.kind = CUBES_EVENT_NONE};
    while (*play.at == 'J' || (*play.at >= '1' && *play.at <= '6')) {
        play_roll(&play);
        const struct event *event = find(&play, CUBES_EVENT_GAVE_UP);
        gave_up = event ? *event : gave_up;
    }
    expect_points(&play, "forgotten", find(&play, CUBES_EVENT_FORGOT));
    expect_points(&play, "given up", &gave_up);
    expect_points(&play, "lost", find(&play, CUBES_EVENT_BUST));
    bool held = past(&play, "hold ");
    if (past(&play, "roll ")) {
        size_t many = strcspn(play.at, " ");
        play.mask = (uint8_t)((1u << many) - 1);
        if (play.at[0] == 'b') {
            play.mask = (uint8_t)((unsigned)play.mask << 1u);
        }
        play.at += many + 1;
    }
    if (strncmp(play.at, "refused", 7) == 0) {
        expect_refusal(&play, held ? CUBES_MOVE_HOLD : CUBES_MOVE_ROLL);
        return;
    }
    if (held) {
        expect(do_move(&play, CUBES_MOVE_HOLD, 0) == REFUSAL_NONE, &play, "a hold");
    } else {
        expect(past(&play, "bust ") && find(&play, CUBES_EVENT_BUST), &play, "a bust");
        expect(play.state.pub.seat[0].busts == 1, &play, "a bust is counted");
    }
    int after;
    assert_int_equal(sscanf(play.at, "= %d", &after), 1);
    expect(play.state.pub.seat[0].score == after, &play, "the score");
    expect_more(&play, before, held);
}

static void every_turn_row_of_the_page(void)
{
    assert_int_equal(sizeof rows / sizeof *rows, 36);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        play_row(rows[i]);
    }
}

const struct test tests[] = {
    TEST(every_turn_row_of_the_page),
    {0},
};
