/* SPDX-License-Identifier: MIT */
#include "front/records.h"

#include "base/check.h"

#include <string.h>

/* Shifts what is there up and puts one more at the end of a list that has no more room than `most`. */
static void *append(void *list, size_t size, int *count, int most)
{
    char *first = list;
    if (*count == most) {
        memmove(first, first + size, (size_t)(most - 1) * size);
        (*count)--;
    }
    return first + (size_t)(*count)++ * size;
}

static bool is_counted(const struct records *records, uint64_t id)
{
    for (int i = 0; i < records->counts; i++) {
        if (records->counted[i] == id) {
            return true;
        }
    }
    return false;
}

/* Puts an entry among the best; an equal one that was there first stays before it. False: it is none of them.
 */
static bool enter_best(struct record_best *best, int *count, const struct record_best *entry)
{
    int at = *count;
    while (at > 0 && best[at - 1].points < entry->points) {
        at--;
    }
    if (at == RECORDS_BEST) {
        return false;
    }
    *count += *count < RECORDS_BEST;
    memmove(&best[at + 1], &best[at], (size_t)(*count - at - 1) * sizeof *best);
    best[at] = *entry;
    return true;
}

static struct record_best entry_of(const struct records_hand *hand, int side, int points)
{
    struct record_best entry = {.points = points, .day = hand->day, .computer = hand->side[side].computer};
    if (!entry.computer) {
        text_copy(entry.name, sizeof entry.name, hand->side[side].name);
    }
    return entry;
}

static int count_scores(struct records *records, const struct records_hand *hand)
{
    int news = 0;
    for (int side = 0; side < 2; side++) {
        struct record_best total = entry_of(hand, side, hand->side[side].total);
        if (total.points > RECORDS_LEAST && enter_best(records->total, &records->totals, &total)) {
            news |= side == 0 ? RECORDS_NEW_TOTAL : 0;
        }
    }
    int spread = hand->side[0].total - hand->side[1].total, winner = spread < 0;
    struct record_best entry = entry_of(hand, winner, spread < 0 ? -spread : spread);
    if (spread != 0 && enter_best(records->spread, &records->spreads, &entry)) {
        news |= winner == 0 ? RECORDS_NEW_SPREAD : 0;
    }
    return news;
}

#define PERSON "human"

void records_person_key(const char *name, char key[RECORDS_KEY_SIZE])
{
    text_format(key, RECORDS_KEY_SIZE, name[0] ? PERSON ":%s" : PERSON "%s", name);
    for (char *c = key; *c; c++) {
        *c = *c == ' ' ? '_' : *c;
    }
}

bool records_key_person(const char *key, char name[SEAT_NAME_SIZE])
{
    size_t size = strlen(PERSON);
    name[0] = '\0';
    if (strncmp(key, PERSON, size) != 0 || (key[size] != '\0' && key[size] != ':')) {
        return false;
    }
    if (key[size] == ':') {
        text_copy(name, SEAT_NAME_SIZE, key + size + 1);
    }
    for (char *c = name; *c; c++) {
        *c = *c == '_' ? ' ' : *c;
    }
    return true;
}

/* A machine that many people share runs out of rows: the latest are counted as one. */
static const char *room_for(const struct records *records, const char *key)
{
    char name[SEAT_NAME_SIZE];
    int people = 0;
    for (int i = 0; i < records->opponents; i++) {
        if (strcmp(records->opponent[i].key, key) == 0) {
            return key;
        }
        people += records_key_person(records->opponent[i].key, name);
    }
    return records_key_person(key, name) && people >= RECORDS_PERSONS - 1 ? PERSON : key;
}

static int find_opponent(struct records *records, const char *key)
{
    key = room_for(records, key);
    for (int i = 0; i < records->opponents; i++) {
        if (strcmp(records->opponent[i].key, key) == 0) {
            return i;
        }
    }
    if (records->opponents == RECORDS_OPPONENTS) {
        return RECORDS_OPPONENTS - 1; /* the house has fewer players than that */
    }
    struct record_opponent *opponent = &records->opponent[records->opponents];
    *opponent = (struct record_opponent){.tally = {0}};
    text_copy(opponent->key, sizeof opponent->key, key);
    return records->opponents++;
}

/* Counts on, as far as the file can tell. */
static void add(int *figure, int more)
{
    *figure = more > RECORDS_FIGURE_MOST - *figure ? RECORDS_FIGURE_MOST : *figure + more;
}

static void count_tally(struct record_tally *tally, const struct records_hand *hand)
{
    add(&tally->hands, 1);
    add(&tally->trips, hand->trip);
    add(&tally->coups, hand->coups);
    add(&tally->shut_outs, hand->shut_out);
    add(&tally->points, hand->side[0].hand);
    if (hand->game_over) {
        bool won = hand->side[0].total > hand->side[1].total;
        add(&tally->games, 1);
        add(&tally->won, won);
        add(&tally->streak, won);
        tally->streak = won ? tally->streak : 0;
        tally->longest = tally->streak > tally->longest ? tally->streak : tally->longest;
    }
}

int records_count(struct records *records, const struct records_hand *hand)
{
    if (is_counted(records, hand->id)) {
        return RECORDS_COUNTED_BEFORE;
    }
    *(uint64_t *)append(records->counted, sizeof *records->counted, &records->counts, RECORDS_COUNTED) =
        hand->id;
    int opponent = find_opponent(records, hand->opponent);
    count_tally(&records->all, hand);
    count_tally(&records->opponent[opponent].tally, hand);
    if (!hand->game_over) {
        return 0;
    }
    struct record_game *game = append(records->game, sizeof *records->game, &records->games, RECORDS_GAMES);
    *game = (struct record_game){
        .opponent = opponent, .mine = hand->side[0].total, .theirs = hand->side[1].total, .day = hand->day};
    return count_scores(records, hand);
}

void records_clear_scores(struct records *records)
{
    records->totals = records->spreads = 0;
}

void records_reset_statistics(struct records *records)
{
    records->all = (struct record_tally){0};
    records->opponents = records->games = 0;
}

const struct record_tally *records_tally(const struct records *records, int opponent)
{
    CHECK(opponent >= -1 && opponent < records->opponents);
    return opponent < 0 ? &records->all : &records->opponent[opponent].tally;
}
