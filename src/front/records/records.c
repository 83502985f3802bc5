/* SPDX-License-Identifier: MIT */
#include "front/records/records.h"

#include "base/check.h"
#include "base/latest.h"

#include <string.h>

static bool is_counted(const struct records *records, uint64_t id)
{
    for (int i = 0; i < records->counts; i++) {
        if (records->counted[i] == id) {
            return true;
        }
    }
    return false;
}

/* Puts an entry into a list, behind equal ones. false: it is not among the best. */
static bool enter_best(struct record_list *list, const struct record_ranking *ranking, int most,
                       const struct record_best *entry)
{
    struct record_best *best = list->best;
    int at = list->count;
    while (at > 0 &&
           (ranking->low ? best[at - 1].points > entry->points : best[at - 1].points < entry->points)) {
        at--;
    }
    if (at == most) {
        return false;
    }
    list->count += list->count < most;
    memmove(&best[at + 1], &best[at], (size_t)(list->count - at - 1) * sizeof *best);
    best[at] = *entry;
    return true;
}

/* Enters the result of a side; true if it is a high score. */
static bool enter(struct record_list *list, const struct record_ranking *ranking, int most,
                  const struct records_hand *hand, int side, int points)
{
    struct record_best entry = {.points = points, .day = hand->day, .computer = hand->side[side].computer};
    text_copy(entry.name, sizeof entry.name, entry.computer ? hand->side[side].key : hand->side[side].name);
    return points > ranking->least && enter_best(list, ranking, most, &entry);
}

/* The side with the most points, -1 if several have as many; and its lead over the next. */
static int ahead(const struct records_hand *hand, int *lead)
{
    int first = 0, second = -1;
    for (int side = 1; side < hand->sides; side++) {
        if (hand->side[side].total > hand->side[first].total) {
            second = first;
            first = side;
        } else if (second < 0 || hand->side[side].total > hand->side[second].total) {
            second = side;
        }
    }
    *lead = second < 0 ? 0 : hand->side[first].total - hand->side[second].total;
    return *lead > 0 ? first : -1;
}

/* Whether side 0 has set a high score. */
static bool rank(struct record_list *list, const struct records_form *form, int at,
                 const struct records_hand *hand)
{
    const struct record_ranking *ranking = &form->rankings[at];
    const int most = records_best(form);
    if (ranking->by == RECORD_BY_SPREAD) {
        int lead, first = ahead(hand, &lead);
        return first >= 0 && enter(list, ranking, most, hand, first, lead) && first == 0;
    }
    bool news = false, game = ranking->by == RECORD_BY_GAME;
    for (int side = 0; side < hand->sides; side++) {
        const struct records_side *of = &hand->side[side];
        bool ranked = !game || (!of->computer && of->score[at] > 0);
        bool entered = ranked && enter(list, ranking, most, hand, side, game ? of->score[at] : of->total);
        news = news || (entered && side == 0);
    }
    return news;
}

/* ---- figures --------------------------------------------------------------------------------------- */

int records_rankings(const struct records_form *form)
{
    int count = 0;
    while (form->rankings[count].word) {
        count++;
    }
    CHECK(count <= RECORDS_RANKINGS);
    return count;
}

int records_best(const struct records_form *form)
{
    CHECK(form->best <= RECORDS_BEST);
    return form->best > 0 ? form->best : RECORDS_BEST_FEW;
}

/* A figure that all games have; NULL for any other. */
static const int *common(const struct record_tally *tally, const char *key)
{
    const struct {
        const char *key;
        const int *figure;
    } all[] = {{"games", &tally->games},
               {"won", &tally->won},
               {"hands", &tally->hands},
               {"longest", &tally->longest},
               {"points", &tally->points}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (strcmp(all[i].key, key) == 0) {
            return all[i].figure;
        }
    }
    return NULL;
}

int records_own(const struct records_form *form, const struct record_figure *own[RECORDS_FIGURES])
{
    static const struct record_tally none;
    int count = 0;
    for (const struct record_figure *figure = form->figures; figure->key; figure++) {
        if (common(&none, figure->key) == NULL) {
            CHECK(count < RECORDS_FIGURES);
            own[count++] = figure;
        }
    }
    return count;
}

int records_place(const struct records_form *form, const char *key)
{
    const struct record_figure *own[RECORDS_FIGURES];
    int place = records_own(form, own) - 1;
    while (place >= 0 && strcmp(own[place]->key, key) != 0) {
        place--;
    }
    return place;
}

void records_put_figures(const struct records_form *form, const struct figures *counted,
                         struct records_hand *hand)
{
    const struct record_figure *own[RECORDS_FIGURES];
    int count = records_own(form, own);
    for (int i = 0; i < count; i++) {
        int place = figures_place(counted->of, own[i]->key);
        hand->figure[i] = place >= 0 ? counted->hand[place] : hand->figure[i];
    }
}

int records_value(const struct records_form *form, const struct record_tally *tally, const char *key)
{
    const int *figure = common(tally, key);
    int place = figure ? -1 : records_place(form, key);
    CHECK(figure != NULL || place >= 0);
    return figure ? *figure : tally->figure[place];
}

/* ---- opponents ------------------------------------------------------------------------------------- */

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

int records_find(const struct records *records, const char *key)
{
    int i = 0;
    while (i < records->opponents && strcmp(records->opponent[i].key, key) != 0) {
        i++;
    }
    return i;
}

/* If there are no more rows for people, the latest share one. */
static const char *room_for(const struct records *records, const char *key)
{
    char name[SEAT_NAME_SIZE];
    int people = 0;
    for (int i = 0; i < records->opponents; i++) {
        people += records_key_person(records->opponent[i].key, name);
    }
    bool known = records_find(records, key) < records->opponents;
    return !known && records_key_person(key, name) && people >= RECORDS_PERSONS - 1 ? PERSON : key;
}

static int find_opponent(struct records *records, const char *key)
{
    key = room_for(records, key);
    int at = records_find(records, key);
    if (at < records->opponents || at == RECORDS_OPPONENTS) {
        return at < RECORDS_OPPONENTS ? at : RECORDS_OPPONENTS - 1; /* there are hardly more */
    }
    struct record_opponent *opponent = &records->opponent[at];
    *opponent = (struct record_opponent){.tally = {0}};
    text_copy(opponent->key, sizeof opponent->key, key);
    return records->opponents++;
}

/* Adds, up to the greatest figure that the file can hold. */
static void add(int *figure, int more)
{
    *figure = more > RECORDS_FIGURE_MOST - *figure ? RECORDS_FIGURE_MOST : *figure + more;
}

static void count_tally(struct record_tally *tally, const struct records_form *form,
                        const struct records_hand *hand)
{
    const struct record_figure *own[RECORDS_FIGURES];
    int figures = records_own(form, own);
    add(&tally->hands, 1);
    add(&tally->points, hand->side[0].hand);
    for (int i = 0; i < figures; i++) {
        if (own[i]->kind != RECORD_BEST) {
            add(&tally->figure[i], hand->figure[i]);
        } else if (hand->figure[i] > tally->figure[i]) {
            tally->figure[i] = hand->figure[i];
        }
    }
    if (hand->game_over) {
        add(&tally->games, 1);
        add(&tally->won, hand->won);
        add(&tally->streak, hand->won);
        tally->streak = hand->won ? tally->streak : 0;
        tally->longest = tally->streak > tally->longest ? tally->streak : tally->longest;
    }
}

/* The opponents of a hand as bits; each gets a tally. Somebody alone has the opponent RECORDS_ALONE. */
static unsigned find_opponents(struct records *records, const struct records_hand *hand)
{
    unsigned found = 0;
    for (int side = hand->sides > 1; side < hand->sides; side++) {
        found |= 1u << find_opponent(records, hand->side[side].key);
    }
    return found;
}

/* A game played alone has no lead. */
static void note_game(struct records *records, const struct records_hand *hand, unsigned opponents)
{
    if (hand->sides < 2) {
        return;
    }
    struct record_game *game =
        latest_add(records->game, sizeof *records->game, &records->games, RECORDS_GAMES);
    *game = (struct record_game){.opponents = opponents, .mine = hand->side[0].total, .day = hand->day};
    for (int side = 1; side < hand->sides; side++) {
        game->theirs = hand->side[side].total > game->theirs ? hand->side[side].total : game->theirs;
    }
}

int records_count(struct records *records, const struct records_form *form, const struct records_hand *hand)
{
    CHECK(hand->sides > 0 && hand->sides <= SEATS_MAX);
    if (is_counted(records, hand->id)) {
        return RECORDS_COUNTED_BEFORE;
    }
    *(uint64_t *)latest_add(records->counted, sizeof *records->counted, &records->counts, RECORDS_COUNTED) =
        hand->id;
    unsigned opponents = find_opponents(records, hand);
    count_tally(&records->all, form, hand);
    for (int i = 0; i < records->opponents; i++) {
        if (opponents >> i & 1u) {
            count_tally(&records->opponent[i].tally, form, hand);
        }
    }
    if (!hand->game_over) {
        return 0;
    }
    note_game(records, hand, opponents);
    int news = 0;
    for (int i = 0; i < records_rankings(form) && !hand->unranked; i++) {
        news |= rank(&records->list[i], form, i, hand) ? 1 << i : 0;
    }
    return news;
}

void records_clear_scores(struct records *records)
{
    for (int i = 0; i < RECORDS_RANKINGS; i++) {
        records->list[i].count = 0;
    }
}

bool records_has_scores(const struct records *records)
{
    bool any = false;
    for (int i = 0; i < RECORDS_RANKINGS; i++) {
        any = any || records->list[i].count > 0;
    }
    return any;
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
