/* SPDX-License-Identifier: MIT */
/* The engine answers questions of another program: commands on standard input, answers on standard output
 * (docs/engine.md). It knows only the position that it is told, not the course of the game. */
#include "lab.h"
#include "lab_game.h"
#include "lines.h"

#include "base/check.h"
#include "base/say.h"
#include "base/version.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { THINK_MOST_MS = 24 * 60 * 60 * 1000, ANSWER_SIZE = 512 };

struct engine {
    struct lines lines;
    const struct lab_game *talk; /* the current game */
    bool known;                  /* a position of this game was given */
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
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

/* What may end a search early. */
struct limits {
    struct lines *lines;
    bool timed;
    struct timespec end;
};

void engine_say(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    say_linev(stdout, format, values);
    va_end(values);
    fflush(stdout);
}

/* Random players are for tests and are no level. */
static bool is_level(const struct player *player)
{
    return strcmp(player->name, "random") != 0;
}

static const struct player *level_of(const struct game *game, const char *name)
{
    int index = game_player_find(game, name);
    return index >= 0 && is_level(&game->players[index]) ? &game->players[index] : NULL;
}

static void greet(struct engine *engine, const struct lab_game *talk, const char *rest)
{
    const char *name = talk->game->name;
    if (strcmp(rest, "1") != 0) {
        engine_say("error %s: the protocol is 1", name);
        return;
    }
    engine->known = engine->known && engine->talk == talk;
    engine->talk = talk;
    char line[ANSWER_SIZE];
    struct text levels = text_in(line, sizeof line);
    for (const struct player *player = talk->game->players; player->name; player++) {
        if (is_level(player)) {
            text_addf(&levels, "%s%s", levels.length > 0 ? "," : "", player->name);
        }
    }
    engine_say("%s 1 route-mille %s levels %s", name, ROUTE_MILLE_VERSION, line);
}

static void take_position(struct engine *engine, char *rest)
{
    char reason[LAB_POSITION_REASON];
    struct text why = text_in(reason, sizeof reason);
    if (engine->talk->position_parse(rest, engine->seen, &why)) {
        engine->known = true;
    } else {
        engine_say("error position: %s", reason);
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

/* Parses one NAME=VALUE. False, after an answer that says what is wrong. */
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
        engine_say("error go: takes level=NAME iterations=N ms=N seed=N");
        return false;
    }
    if (order->given[i]) {
        engine_say("error go: %s given twice", go_fields[i].name);
        return false;
    }
    order->given[i] = true;
    if (i == GO_LEVEL) {
        order->level = value;
        return true;
    }
    if (!read_number(value, go_fields[i].least, go_fields[i].most, &order->number[i])) {
        engine_say("error go: %s is not a number in range", go_fields[i].name);
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

/* Prints the choice of a level, after its ratings if it searches. */
static struct move think(const struct engine *engine, const struct player *player, uint64_t seed,
                         const struct budget *budget)
{
    struct move best;
    bool searches = strcmp(player->name, engine->talk->searcher) == 0;
    if (searches && engine->talk->weigh(engine->seen, seed, budget, &best)) {
        return best;
    }
    struct rng rng = rng_make(seed, RNG_PLAYER);
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return player->choose(engine->seen, &rng, budget);
}

static void go(struct engine *engine, char *rest)
{
    struct order order;
    if (!read_order(rest, &order)) {
        return;
    }
    const struct player *player =
        level_of(engine->talk->game, order.level ? order.level : engine->talk->searcher);
    if (!player || !engine->known) {
        engine_say(player ? "error go: no position yet" : "error go: no such level");
        return;
    }
    struct limits limits = {
        .lines = &engine->lines, .timed = order.given[GO_MS], .end = in_ms(order.number[GO_MS])};
    struct budget budget = {
        .iterations = (uint32_t)order.number[GO_ITERATIONS], .more = think_on, .context = &limits};
    if (limits.timed && !order.given[GO_ITERATIONS]) {
        budget.iterations = UINT32_MAX; /* only the time limit counts */
    }
    struct move best = think(engine, player, order.number[GO_SEED], &budget);
    char line[ANSWER_SIZE];
    struct text move = text_in(line, sizeof line);
    if (engine->talk->move_format) {
        engine->talk->move_format(engine->seen, best, &move);
    } else {
        engine->talk->game->move_format(best, &move);
    }
    engine_say("best %s", line);
}

/* No search is running. */
static void stop(struct engine *engine, char *rest)
{
    (void)engine;
    (void)rest;
}

static const struct {
    const char *name;
    void (*run)(struct engine *engine, char *rest);
    bool alone; /* nothing may follow this command */
} commands[] = {
    {"position", take_position, false},
    {"go", go, false},
    {"stop", stop, true},
    {"quit", NULL, true},
};

/* Lists the games of the engine, and the commands. */
static void say_commands(void)
{
    char line[ANSWER_SIZE];
    struct text names = text_in(line, sizeof line);
    for (const struct lab_game *const *each = lab_games; *each; each++) {
        text_addf(&names, "%s, ", (*each)->game->name);
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        text_addf(&names, "%s%s", i == 0 ? "" : ", ", commands[i].name);
    }
    engine_say("error no such command: %s", line);
}

static bool is_word(const char *word, const char *line, size_t length)
{
    return strlen(word) == length && strncmp(word, line, length) == 0;
}

/* False: the other program has sent quit. */
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
    for (const struct lab_game *const *each = lab_games; *each; each++) {
        if (is_word((*each)->game->name, line, length)) {
            greet(engine, *each, rest);
            return true;
        }
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (!is_word(commands[i].name, line, length)) {
            continue;
        }
        if (commands[i].alone && *rest) {
            engine_say("error %s: takes nothing", commands[i].name);
            return true;
        }
        if (commands[i].run) {
            commands[i].run(engine, rest);
        }
        return commands[i].run != NULL;
    }
    if (length > 0) {
        say_commands();
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
    struct engine engine = {.lines = lines_of(STDIN_FILENO), .talk = lab_games[0]};
    bool on = true;
    while (on && !ferror(stdout)) {
        char *line = NULL;
        switch (lines_next(&engine.lines, &line)) {
        case LINE_WHOLE:
            on = obey(&engine, line);
            break;
        case LINE_TOO_LONG:
            engine_say("error a line has at most %d bytes", LINE_MOST);
            break;
        case LINE_HAS_NUL:
            engine_say("error a line holds no NUL bytes");
            break;
        default:
            on = false;
            break;
        }
    }
    return ferror(stdout) ? LAB_FAILED : LAB_DONE;
}
