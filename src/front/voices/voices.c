/* SPDX-License-Identifier: MIT */
#include "front/voices/voices.h"

#include "base/check.h"

#include <string.h>

enum {
    LOST_RUNNING = 3, /* games after which mishaps are passed over */
    RESTS = 3,        /* games that a lone line is not heard */
    FAMILIAR = 10,    /* games after which ranks 3 and 4 speak half as often */
    OLD_FRIEND = 40,  /* ... and a quarter as often */
};

/* A chance as a fraction. */
static const struct {
    uint32_t says, of;
} chances[] = {{0, 1}, {1, 1}, {2, 3}, {1, 3}, {1, 7}};

/* ---- what all tables speak about --------------------------------------------------------------------- */

const struct voice_event *voices_event(const struct voice_cast *cast, int event)
{
    static const struct voice_event common[VOICE_OF_GAME] = {
        [VOICE_HELLO] = {"hello", VOICE_HELLO, 1, VOICE_CALM, .mishap = false},
        [VOICE_AGAIN] = {"again", VOICE_AGAIN, 1, VOICE_CALM, .mishap = false},
        [VOICE_WIN] = {"win", VOICE_WIN, 1, VOICE_PLEASED, .mishap = false},
        [VOICE_LOSE] = {"lose", VOICE_LOSE, 1, VOICE_CALM, .mishap = false},
    };
    return event < VOICE_OF_GAME ? &common[event] : &cast->event[event - VOICE_OF_GAME];
}

int voices_winner(const struct voice_cast *cast, const struct event *end)
{
    return cast->winner ? cast->winner(end) : end->seat;
}

bool voices_is_person(const struct voice_look *look, int seat)
{
    return seat >= 0 && (unsigned)look->people >> (unsigned)seat & 1u;
}

/* The computer player with the most points, who speaks for those that have lost. */
static int runner_up(const struct voice_look *look)
{
    int best = VOICE_NOBODY;
    for (int seat = 0; seat < look->seats; seat++) {
        if (!voices_is_person(look, seat) &&
            (best == VOICE_NOBODY || look->points[seat] > look->points[best])) {
            best = seat;
        }
    }
    return best;
}

/* The event of which an event is a special case; the event itself if there is none. */
static int place_of(const struct event_list *seen, int kind, int otherwise)
{
    for (int i = 0; kind != 0 && i < seen->count; i++) {
        if (seen->item[i].kind == kind) {
            return i;
        }
    }
    return otherwise;
}

struct voice_moment voices_look(const struct voice_cast *cast, const struct voice_look *look)
{
    struct voice_moment moment = {.count = 0};
    for (int seat = 0; look->viewer >= 0 && seat < look->seats; seat++) {
        moment.trails = moment.trails || look->points[seat] - look->points[look->viewer] >= cast->behind;
    }
    for (int i = 0; i < look->seen->count; i++) {
        const struct event *event = &look->seen->item[i];
        int winner = event->kind == cast->ends ? voices_winner(cast, event) : SEAT_NONE;
        if (event->kind == cast->begins) {
            voice_moment_add(&moment, look->greeted ? VOICE_AGAIN : VOICE_HELLO, VOICE_NOBODY,
                             place_of(look->seen, cast->begins_with, i));
        } else if (winner != SEAT_NONE) {
            bool lost = voices_is_person(look, winner);
            voice_moment_add(&moment, lost ? VOICE_LOSE : VOICE_WIN, lost ? runner_up(look) : winner,
                             place_of(look->seen, cast->ends_with, i));
        }
    }
    return moment;
}

const char *voices_face(const struct opponent *who, int mood)
{
    const char *face = mood == VOICE_PLEASED ? who->pleased : mood == VOICE_STUNG ? who->stung : NULL;
    return face ? face : who->portrait;
}

void voice_moment_add(struct voice_moment *moment, int event, int seat, int at)
{
    if (moment->count < VOICE_CANDIDATES_MAX) {
        moment->candidate[moment->count++] = (struct voice_candidate){event, seat, at};
    }
}

static const struct voice_past *past_of(const struct voice_memory *voices, const char *key)
{
    for (int i = 0; i < voices->pasts; i++) {
        if (strcmp(voices->past[i].key, key) == 0) {
            return &voices->past[i];
        }
    }
    return NULL;
}

/* There is room for all characters; one too many takes the last place. */
static struct voice_past *own_past(struct voice_memory *voices, const char *key)
{
    const struct voice_past *known = past_of(voices, key);
    if (known) {
        return &voices->past[known - voices->past];
    }
    voices->pasts += voices->pasts < VOICES_MAX;
    struct voice_past *past = &voices->past[voices->pasts - 1];
    *past = (struct voice_past){.games = 0};
    text_copy(past->key, sizeof past->key, key);
    return past;
}

/* The number of a line within its event, from 1. */
static int which(const struct opponent *who, int line)
{
    int number = 0;
    for (int i = 0; i <= line; i++) {
        number += who->line[i].event == who->line[line].event;
    }
    return number;
}

static const struct voice_said *said_of(const struct voice_past *past, const struct voice_cast *cast,
                                        const struct opponent *who, int line)
{
    const char *event = voices_event(cast, who->line[line].event)->name;
    int number = which(who, line);
    for (int i = 0; past && i < past->count; i++) {
        if (past->said[i].which == number && strcmp(past->said[i].event, event) == 0) {
            return &past->said[i];
        }
    }
    return NULL;
}

/* The lines of a character for one event that may be chosen. */
struct bag {
    int line[VOICE_LINES_MAX];
    const struct voice_said *said[VOICE_LINES_MAX];
    int lines;
    bool empty; /* all are out of it: it is filled again */
    int latest; /* order of the line said last, 0 for none */
};

static struct bag bag_of(const struct voice_past *past, const struct voice_cast *cast,
                         const struct opponent *who, int event)
{
    struct bag bag = {.empty = true};
    for (int i = 0; i < who->lines && bag.lines < VOICE_LINES_MAX; i++) {
        if (who->line[i].event != event) {
            continue;
        }
        const struct voice_said *said = said_of(past, cast, who, i);
        bag.empty = bag.empty && said && said->out;
        bag.latest = said && said->order > bag.latest ? said->order : bag.latest;
        bag.line[bag.lines] = i;
        bag.said[bag.lines++] = said;
    }
    return bag;
}

static bool may_say(const struct bag *bag, int i, const struct voice_past *past)
{
    const struct voice_said *said = bag->said[i];
    if (said == NULL) {
        return true;
    }
    if (said->game == past->games || (said->out && !bag->empty)) {
        return false;
    }
    return bag->lines > 1 ? said->order < bag->latest : past->games - said->game > RESTS;
}

/* The lines that may be said about an event now; their number. */
static int sayable(const struct voice_memory *voices, const struct voice_cast *cast,
                   const struct opponent *who, int event, int line[VOICE_LINES_MAX])
{
    const struct voice_past *past = past_of(voices, who->key);
    struct bag bag = bag_of(past, cast, who, event);
    int count = 0;
    for (int i = 0; i < bag.lines; i++) {
        if (may_say(&bag, i, past)) {
            line[count++] = bag.line[i];
        }
    }
    return count;
}

/* When a character last spoke about an event, its kinds together. */
static int last_about(const struct voice_memory *voices, const struct voice_cast *cast,
                      const struct opponent *who, int event)
{
    const struct voice_past *past = past_of(voices, who->key);
    int latest = 0;
    for (int i = 0; i < who->lines; i++) {
        if (voices_event(cast, who->line[i].event)->of == voices_event(cast, event)->of) {
            const struct voice_said *said = said_of(past, cast, who, i);
            latest = said && said->order > latest ? said->order : latest;
        }
    }
    return latest;
}

/* The seat that would speak; VOICE_NOBODY: no character sits there. */
static int speaker(const struct voice_sitting *sitting, const struct voice_moment *moment, int seat)
{
    if (seat != VOICE_NOBODY) {
        return sitting->seat[seat] == VOICE_NOBODY ? VOICE_NOBODY : seat;
    }
    int silent = VOICE_NOBODY;
    for (int i = 0; i < sitting->seats; i++) {
        if (sitting->seat[i] != VOICE_NOBODY && !((unsigned)moment->mute >> (unsigned)i & 1u) &&
            (silent == VOICE_NOBODY || sitting->spoke[i] < sitting->spoke[silent])) {
            silent = i;
        }
    }
    return silent;
}

static bool has_room(const struct voice_cast *cast, const struct voice_sitting *sitting,
                     const struct voice_moment *moment, int rank)
{
    if (rank == 1) {
        return true;
    }
    if (sitting->hand == moment->hand && sitting->lines >= cast->most) {
        return false;
    }
    long since = moment->move - sitting->move;
    int wanted = rank == 2 ? cast->spacing / 2 : cast->spacing;
    return sitting->spoken == 0 || since < 0 || since >= wanted;
}

static bool is_kind(const struct voice_memory *voices, const struct voice_sitting *sitting,
                    const struct voice_moment *moment, const struct voice_event *event)
{
    bool low = moment->trails || voices->lost >= LOST_RUNNING;
    return !event->mishap || (!(sitting->spoken && sitting->mishap) && !(low && event->rank > 2));
}

/* The order of candidates; the smaller goes first. */
struct weight {
    int rank, last, plain;
};

static bool goes_before(struct weight a, struct weight b)
{
    if (a.rank != b.rank) {
        return a.rank < b.rank;
    }
    return a.last != b.last ? a.last < b.last : a.plain < b.plain;
}

static bool is_said(const struct voice_memory *voices, const struct opponent *who, int rank, struct rng *rng)
{
    const struct voice_past *past = past_of(voices, who->key);
    int ended = past ? past->ended : 0;
    uint32_t of = chances[rank].of;
    if (rank > 2) {
        of *= ended >= OLD_FRIEND ? 4 : ended >= FAMILIAR ? 2 : 1;
    }
    return rng_below(rng, of) < chances[rank].says;
}

bool voices_pick(const struct voice_memory *voices, const struct voice_cast *cast,
                 const struct voice_sitting *sitting, const struct voice_moment *moment, struct rng *rng,
                 struct voice_choice *choice)
{
    const struct voice_candidate *best = NULL;
    struct weight least = {0, 0, 0};
    int line[VOICE_LINES_MAX], lines = 0, seat = VOICE_NOBODY;
    for (int i = 0; i < moment->count; i++) {
        const struct voice_candidate *candidate = &moment->candidate[i];
        const struct voice_event *event = voices_event(cast, candidate->event);
        int by = speaker(sitting, moment, candidate->seat), able[VOICE_LINES_MAX];
        bool late = moment->ending && event->rank > 2 && !event->ending;
        if (by == VOICE_NOBODY || late || !has_room(cast, sitting, moment, event->rank) ||
            !is_kind(voices, sitting, moment, event)) {
            continue;
        }
        const struct opponent *who = &cast->opponent[sitting->seat[by]];
        int count = sayable(voices, cast, who, candidate->event, able);
        struct weight weight = {event->rank, last_about(voices, cast, who, candidate->event),
                                event->of == candidate->event};
        if (count > 0 && (best == NULL || goes_before(weight, least))) {
            best = candidate;
            least = weight;
            seat = by;
            lines = count;
            memcpy(line, able, sizeof line);
        }
    }
    if (best == NULL) {
        return false;
    }
    const struct opponent *who = &cast->opponent[sitting->seat[seat]];
    if (!is_said(voices, who, least.rank, rng)) {
        return false;
    }
    int drawn = line[rng_below(rng, (uint32_t)lines)];
    *choice = (struct voice_choice){
        .seat = seat, .event = best->event, .at = best->at, .line = drawn, .text = who->line[drawn].text};
    return true;
}

/* ---- remembering ----------------------------------------------------------------------------------- */

/* The entry of a line; a new one replaces the oldest if there is no room. */
static struct voice_said *own_said(struct voice_past *past, const char *event, int number)
{
    struct voice_said *said = NULL;
    for (int i = 0; i < past->count; i++) {
        if (past->said[i].which == number && strcmp(past->said[i].event, event) == 0) {
            return &past->said[i];
        }
        said = said == NULL || past->said[i].order < said->order ? &past->said[i] : said;
    }
    if (past->count < VOICE_LINES_MAX) {
        said = &past->said[past->count++];
    }
    CHECK(said != NULL);
    *said = (struct voice_said){.which = number};
    text_copy(said->event, sizeof said->event, event);
    return said;
}

static int next_order(const struct voice_past *past)
{
    int latest = 0;
    for (int i = 0; i < past->count; i++) {
        latest = past->said[i].order > latest ? past->said[i].order : latest;
    }
    return latest + 1;
}

void voices_note(struct voice_memory *voices, const struct voice_cast *cast, struct voice_sitting *sitting,
                 const struct voice_moment *moment, const struct voice_choice *choice)
{
    const struct opponent *who = &cast->opponent[sitting->seat[choice->seat]];
    const struct voice_event *event = voices_event(cast, choice->event);
    struct voice_past *past = own_past(voices, who->key);
    bool filled = bag_of(past, cast, who, choice->event).empty;
    for (int i = 0; filled && i < past->count; i++) {
        past->said[i].out = past->said[i].out && strcmp(past->said[i].event, event->name) != 0;
    }
    struct voice_said *said = own_said(past, event->name, which(who, choice->line));
    said->game = past->games;
    said->order = next_order(past);
    said->out = true;
    if (sitting->hand != moment->hand) {
        sitting->hand = moment->hand;
        sitting->lines = 0;
    }
    sitting->lines += event->rank > 1;
    sitting->spoke[choice->seat] = ++sitting->spoken;
    sitting->move = moment->move;
    sitting->mishap = event->mishap;
}

static struct voice_game *find_game(struct voice_memory *voices, uint64_t id)
{
    for (int i = voices->games - 1; id != 0 && i >= 0; i--) {
        if (voices->game[i].id == id) {
            return &voices->game[i];
        }
    }
    return NULL;
}

/* Adds a game; it replaces the oldest if there is no room. */
static void add_game(struct voice_memory *voices, uint64_t id)
{
    if (voices->games == VOICE_GAMES_MAX) {
        voices->games--;
        memmove(&voices->game[0], &voices->game[1], (size_t)voices->games * sizeof voices->game[0]);
    }
    voices->game[voices->games++] = (struct voice_game){.id = id};
}

void voices_begin(struct voice_memory *voices, const struct voice_cast *cast,
                  const struct voice_sitting *sitting)
{
    if (find_game(voices, sitting->game)) {
        return;
    }
    if (sitting->game != 0) {
        add_game(voices, sitting->game);
    }
    for (int i = 0; i < sitting->seats; i++) {
        if (sitting->seat[i] != VOICE_NOBODY) {
            own_past(voices, cast->opponent[sitting->seat[i]].key)->games++;
        }
    }
}

void voices_end(struct voice_memory *voices, const struct voice_cast *cast,
                const struct voice_sitting *sitting, bool lost)
{
    if (sitting->game != 0) {
        voices_begin(voices, cast, sitting);
        struct voice_game *game = find_game(voices, sitting->game);
        if (game->ended) {
            return;
        }
        game->ended = true;
    }
    for (int i = 0; i < sitting->seats; i++) {
        if (sitting->seat[i] != VOICE_NOBODY) {
            struct voice_past *past = own_past(voices, cast->opponent[sitting->seat[i]].key);
            past->ended++;
            past->games = past->ended > past->games ? past->ended : past->games;
        }
    }
    voices->lost = lost ? voices->lost + 1 : 0;
}
