/* SPDX-License-Identifier: MIT */
/* The engine: another program asks on standard input, the answer comes on standard output. docs/engine.md is
 * the protocol. All it knows of a game is the position that it was told. */
#include "games/bones/ai/search.h"
#include "games/bones/position.h"
#include "games/cubes/ai/judge.h"
#include "games/cubes/position.h"
#include "games/mille/position_text.h"
#include "games/mille/search.h"
#include "lab.h"
#include "lines.h"

#include "base/say.h"
#include "base/version.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { THINK_MOST_MS = 24 * 60 * 60 * 1000, WIN_ROUND = SEARCH_WIN_ONE / 1000, ANSWER_SIZE = 512 };

/* The games that are spoken of; the first is meant until another is named. */
enum { TALK_MILLE, TALK_CUBES, TALK_BONES, TALKS };

static const struct {
    const struct game *game;
    const char *searcher; /* the level that can say what it thinks */
} talks[TALKS] = {
    [TALK_MILLE] = {&mille_game, "ace"},
    [TALK_CUBES] = {&cubes_game, "engineer"},
    [TALK_BONES] = {&bones_game, "marius"},
};

struct engine {
    struct lines lines;
    int talk;
    bool known; /* a position of that game was told */
    struct mille_observation seen;
    struct cubes_public dice;
    struct bones_observation bones;
};

/* The fields of `go`. */
enum go_field { GO_LEVEL, GO_ITERATIONS, GO_MS, GO_SEED, GO_FIELDS };

static const struct {
    const char *name;
    uint64_t least, most; /* of a number */
} go_fields[GO_FIELDS] = {
    [GO_LEVEL] = {.name = "level"},
    [GO_ITERATIONS] = {.name = "iterations", .least = 1, .most = UINT32_MAX},
    [GO_MS] = {.name = "ms", .least = 1, .most = THINK_MOST_MS},
    [GO_SEED] = {.name = "seed", .most = UINT64_MAX},
};

struct order {
    const char *level;
    bool given[GO_FIELDS];
    uint64_t number[GO_FIELDS];
};

/* What may end the thinking early. */
struct limits {
    struct lines *lines;
    bool timed;
    struct timespec end;
};

/* An answer is one line, and with the other side at once. */
static void say(const char *format, ...) TEXT_FORMAT(1, 2);
static void say(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    say_linev(stdout, format, values);
    va_end(values);
    fflush(stdout);
}

/* Random moves are for tests: no level of play. */
static bool is_level(const struct player *player)
{
    return strcmp(player->name, "random") != 0;
}

static const struct player *level_of(int talk, const char *name)
{
    const struct game *game = talks[talk].game;
    int index = game_player_find(game, name);
    return index >= 0 && is_level(&game->players[index]) ? &game->players[index] : NULL;
}

static void greet_as(struct engine *engine, char *rest, int talk)
{
    const char *name = talks[talk].game->name;
    if (strcmp(rest, "1") != 0) {
        say("error %s: the protocol is 1", name);
        return;
    }
    engine->known = engine->known && engine->talk == talk;
    engine->talk = talk;
    char line[ANSWER_SIZE];
    struct text levels = text_in(line, sizeof line);
    for (const struct player *player = talks[talk].game->players; player->name; player++) {
        if (is_level(player)) {
            text_addf(&levels, "%s%s", levels.length > 0 ? "," : "", player->name);
        }
    }
    say("%s 1 route-mille %s levels %s", name, ROUTE_MILLE_VERSION, line);
}

static void greet(struct engine *engine, char *rest)
{
    greet_as(engine, rest, TALK_MILLE);
}

static void greet_cubes(struct engine *engine, char *rest)
{
    greet_as(engine, rest, TALK_CUBES);
}

static void greet_bones(struct engine *engine, char *rest)
{
    greet_as(engine, rest, TALK_BONES);
}

static void take_position(struct engine *engine, char *rest)
{
    char reason[POSITION_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool taken = engine->talk == TALK_BONES   ? bones_position_parse(rest, &engine->bones, &why)
                 : engine->talk == TALK_CUBES ? cubes_position_parse(rest, &engine->dice, &why)
                                              : mille_position_parse(rest, &engine->seen, &why);
    if (taken) {
        engine->known = true;
    } else {
        say("error position: %s", reason);
    }
}

static bool read_number(const char *string, uint64_t least, uint64_t most, uint64_t *number)
{
    char *end = NULL;
    errno = 0;
    unsigned long long value = strtoull(string, &end, 10);
    *number = value;
    return string[0] >= '0' && string[0] <= '9' && *end == '\0' && errno == 0 && value >= least &&
           value <= most;
}

/* Takes one NAME=VALUE apart; false after an answer that says what is wrong. */
static bool read_order_field(char *field, struct order *order)
{
    char *value = strchr(field, '=');
    int i = 0;
    if (value) {
        *value++ = '\0';
        while (i < GO_FIELDS && strcmp(field, go_fields[i].name) != 0) {
            i++;
        }
    }
    if (!value || i == GO_FIELDS) {
        say("error go: takes level=NAME iterations=N ms=N seed=N");
        return false;
    }
    if (order->given[i]) {
        say("error go: %s given twice", go_fields[i].name);
        return false;
    }
    order->given[i] = true;
    if (i == GO_LEVEL) {
        order->level = value;
        return true;
    }
    if (!read_number(value, go_fields[i].least, go_fields[i].most, &order->number[i])) {
        say("error go: %s is not a number in range", go_fields[i].name);
        return false;
    }
    return true;
}

static bool read_order(char *rest, struct order *order)
{
    *order = (struct order){.level = NULL};
    char *place = NULL;
    for (char *field = strtok_r(rest, " ", &place); field; field = strtok_r(NULL, " ", &place)) {
        if (!read_order_field(field, order)) {
            return false;
        }
    }
    return true;
}

static bool think_on(void *context)
{
    const struct limits *limits = context;
    if (limits->timed) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec > limits->end.tv_sec ||
            (now.tv_sec == limits->end.tv_sec && now.tv_nsec >= limits->end.tv_nsec)) {
            return false;
        }
    }
    return !lines_wait_is(limits->lines, "stop");
}

static struct timespec in_ms(uint64_t ms)
{
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec += (time_t)(ms / 1000);
    end.tv_nsec += (long)(ms % 1000) * 1000000;
    if (end.tv_nsec >= 1000000000) {
        end.tv_sec++;
        end.tv_nsec -= 1000000000;
    }
    return end;
}

static void say_candidates(const struct mille_verdict *verdict)
{
    for (int i = 0; i < verdict->count; i++) {
        const struct mille_candidate *candidate = &verdict->candidate[i];
        char line[ANSWER_SIZE];
        struct text move = text_in(line, sizeof line);
        mille_position_move(candidate->move, &move);
        int win = (candidate->win + WIN_ROUND / 2) / WIN_ROUND;
        int points = (candidate->points + (candidate->points < 0 ? -5 : 5)) / 10;
        say("info move=\"%s\" win=%d.%03d points=%+d visits=%" PRIu32, line, win / 1000, win % 1000, points,
            candidate->visits);
    }
}

static void say_bones(const struct bones_verdict *verdict)
{
    for (int i = 0; i < verdict->count; i++) {
        const struct bones_candidate *candidate = &verdict->candidate[i];
        char line[ANSWER_SIZE];
        struct text move = text_in(line, sizeof line);
        bones_game.move_format(candidate->move, &move);
        int win = (candidate->win + WIN_ROUND / 2) / WIN_ROUND;
        int tenths = abs(candidate->points);
        say("info move=\"%s\" win=%d.%03d points=%c%d.%d visits=%" PRIu32, line, win / 1000, win % 1000,
            candidate->points < 0 ? '-' : '+', tenths / 10, tenths % 10, candidate->visits);
    }
}

/* Whole points of hundredths, and thousandths of millionths. */
static int32_t rounded(int32_t number, int32_t parts)
{
    return (number + (number < 0 ? -parts / 2 : parts / 2)) / parts;
}

static void say_judged(const struct cubes_judgement *judgement)
{
    for (int i = 0; i < judgement->count; i++) {
        const struct cubes_judged *judged = &judgement->choice[i];
        bool alone = judgement->measure == CUBES_MEASURE_TURNS;
        int32_t worth = rounded(alone ? -judged->worth : judged->worth, 1000);
        char line[ANSWER_SIZE];
        struct text move = text_in(line, sizeof line);
        cubes_game.move_format(judged->move, &move);
        say("info move=\"%s\" %s=%d.%03d points=%+d", line, alone ? "turns" : "win", worth / 1000,
            worth % 1000, rounded(judged->points, 100));
    }
}

/* The choice of a level, after what it thinks, if it searches. */
static struct move think(const struct engine *engine, const struct player *player, uint64_t seed,
                         const struct budget *budget)
{
    bool searches = strcmp(player->name, talks[engine->talk].searcher) == 0;
    const void *seen = engine->talk == TALK_BONES   ? (const void *)&engine->bones
                       : engine->talk == TALK_CUBES ? (const void *)&engine->dice
                                                    : &engine->seen;
    struct rng rng = rng_make(seed, RNG_PLAYER);
    bool chooses = engine->bones.pub.phase == BONES_PHASE_PLAY || engine->bones.pub.phase == BONES_PHASE_NAME;
    if (searches && engine->talk == TALK_BONES && chooses) {
        struct bones_verdict verdict;
        bones_search(&engine->bones, seed, budget, &verdict);
        say_bones(&verdict);
        return verdict.candidate[0].move;
    }
    if (searches && engine->talk == TALK_CUBES) {
        struct cubes_judgement judgement;
        cubes_judge(&engine->dice, &judgement);
        say_judged(&judgement);
        return judgement.choice[0].move;
    }
    if (searches && engine->talk == TALK_MILLE) {
        struct mille_verdict verdict;
        mille_search(&engine->seen, seed, budget, &verdict);
        say_candidates(&verdict);
        return verdict.candidate[0].move;
    }
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return player->choose(seen, &rng, budget);
}

static void go(struct engine *engine, char *rest)
{
    struct order order;
    if (!read_order(rest, &order)) {
        return;
    }
    const struct player *player =
        level_of(engine->talk, order.level ? order.level : talks[engine->talk].searcher);
    if (!player || !engine->known) {
        say(player ? "error go: no position yet" : "error go: no such level");
        return;
    }
    struct limits limits = {
        .lines = &engine->lines, .timed = order.given[GO_MS], .end = in_ms(order.number[GO_MS])};
    struct budget budget = {
        .iterations = (uint32_t)order.number[GO_ITERATIONS], .more = think_on, .context = &limits};
    if (limits.timed && !order.given[GO_ITERATIONS]) {
        budget.iterations = UINT32_MAX; /* the clock alone is to decide */
    }
    struct move best = think(engine, player, order.number[GO_SEED], &budget);
    char line[ANSWER_SIZE];
    struct text move = text_in(line, sizeof line);
    if (engine->talk != TALK_MILLE) {
        talks[engine->talk].game->move_format(best, &move);
    } else {
        mille_position_move(best, &move);
    }
    say("best %s", line);
}

/* Nothing is being thought about any more. */
static void stop(struct engine *engine, char *rest)
{
    (void)engine;
    (void)rest;
}

static const struct {
    const char *name;
    void (*run)(struct engine *engine, char *rest);
    bool alone; /* nothing may follow */
} commands[] = {
    {"mille", greet, false},
    {"cubes", greet_cubes, false},
    {"bones", greet_bones, false},
    {"position", take_position, false},
    {"go", go, false},
    {"stop", stop, true},
    {"quit", NULL, true},
};

/* False: the other side says goodbye. */
static bool obey(struct engine *engine, char *line)
{
    for (char *at = line; *at; at++) {
        *at = *at == '\t' ? ' ' : *at;
    }
    line += strspn(line, " ");
    size_t length = strcspn(line, " ");
    char *rest = line + length + strspn(line + length, " ");
    for (size_t last = strlen(rest); last > 0 && rest[last - 1] == ' '; last--) {
        rest[last - 1] = '\0';
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].name) != length || strncmp(commands[i].name, line, length) != 0) {
            continue;
        }
        if (commands[i].alone && *rest) {
            say("error %s: takes nothing", commands[i].name);
            return true;
        }
        if (commands[i].run) {
            commands[i].run(engine, rest);
        }
        return commands[i].run != NULL;
    }
    if (length > 0) {
        say("error no such command: mille, cubes, bones, position, go, stop, quit");
    }
    return true;
}

int lab_engine(int count, char **argument)
{
    (void)argument;
    if (count != 0) {
        fputs("route-mille-lab: engine takes nothing; it talks on standard input and output\n", stderr);
        return LAB_USAGE;
    }
    struct engine engine = {.lines = lines_of(STDIN_FILENO)};
    bool on = true;
    while (on && !ferror(stdout)) {
        char *line = NULL;
        switch (lines_next(&engine.lines, &line)) {
        case LINE_WHOLE:
            on = obey(&engine, line);
            break;
        case LINE_TOO_LONG:
            say("error a line has at most %d bytes", LINE_MOST);
            break;
        case LINE_HAS_NUL:
            say("error a line holds no NUL bytes");
            break;
        default:
            on = false;
            break;
        }
    }
    return ferror(stdout) ? LAB_FAILED : LAB_DONE;
}
