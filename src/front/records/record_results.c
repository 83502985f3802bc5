/* SPDX-License-Identifier: MIT */
#include "front/records/record_results.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/settings/names.h"
#include "front/table/table.h"
#include "table/seen.h"

#include <string.h>

enum { NEWS_SIZE = 240 };

struct record_results {
    struct counted {
        struct records records;
        bool unkept;               /* they are not on the disk as they are */
    } of[GAME_FRONTS_MAX];         /* in the order of game_fronts */
    int news;                      /* of the hand that was counted last, */
    const struct game_front *told; /* and whose it was, */
    uint64_t hand;                 /* and the id of that hand */
    /* The best of it: which ranking's, from 1 how good, and what was reached by whom. rank 0: nothing to tell
     */
    struct {
        int ranking, rank, points;
        char name[SEAT_NAME_SIZE];
    } best;
    char said[NEWS_SIZE]; /* the words that were asked for last */
    const struct game_front *reading;
};

static struct record_results *record_results_of(const struct front *front)
{
    return part_of(front, &records_part);
}

static struct counted *counted_of(const struct front *front, const struct game_front *game)
{
    return &record_results_of(front)->of[game_front_place(game)];
}

struct records *record_results_records(const struct front *front, const struct game_front *game)
{
    return &counted_of(front, game)->records;
}

struct records *records_of(const struct front *front)
{
    return record_results_records(front, table_game(front));
}

int record_results_news(const struct front *front)
{
    return record_results_of(front)->told == table_of(front)->game ? record_results_of(front)->news : 0;
}

/* Adds the most important high score. */
static void say_best(const struct record_results *results, struct text *out)
{
    const struct record_ranking *ranking = &results->told->records->rankings[results->best.ranking];
    const char *name = results->best.name[0] ? results->best.name : _("You");
    char points[NUMBER_SIZE];
    number_figure(results->best.points, points);
    /* TRANSLATORS: who, what and how much: "Ada: best turn, 1,050". */
    text_addf(out, _("%s: %s, %s"), name, _(ranking->said), points);
    static const char *const ranks[] = {NULL, N_(" – a new high score!"), N_(" – second best so far"),
                                        N_(" – third best so far")};
    if (results->best.rank < (int)(sizeof ranks / sizeof *ranks)) {
        text_add(out, _(ranks[results->best.rank]));
    } else {
        text_addf(out, _(" – number %d of the high scores"), results->best.rank);
    }
}

const char *record_results_news_text(const struct front *front)
{
    struct record_results *results = record_results_of(front);
    struct text out = text_in(results->said, sizeof results->said);
    bool ranked = !table_is_apart(table_of(front)); /* days and the journey have books of their own */
    if (ranked && record_results_news(front) != 0 && results->best.rank != 0) {
        say_best(results, &out);
        text_add(&out, achieved_news(front) ? " · " : "");
    }
    achieved_news_text(front, &out);
    return results->said;
}

static void record_results_file(const struct game_front *game, char file[SERVICE_NAME_SIZE])
{
    text_format(file, SERVICE_NAME_SIZE, "records%s", game->file_end);
}

static bool take_records(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    const struct game_front *game = record_results_of(front)->reading;
    why->line = records_read(record_results_records(front, game), game->records, text, length);
    text_copy(why->reason, sizeof why->reason, _("these are no records, or not all of them"));
    return why->line == 0;
}

static void load(struct front *front)
{
    for (int i = 0; game_fronts[i]; i++) {
        char file[SERVICE_NAME_SIZE];
        *counted_of(front, game_fronts[i]) = (struct counted){.unkept = false};
        if (game_fronts[i]->records) {
            record_results_of(front)->reading = game_fronts[i];
            record_results_file(game_fronts[i], file);
            front_take(front, file, take_records);
        }
    }
}

bool record_results_save(struct front *front, const struct game_front *game)
{
    char buffer[RECORDS_TEXT_SIZE], file[SERVICE_NAME_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    records_write(record_results_records(front, game), game->records, &out);
    record_results_file(game, file);
    counted_of(front, game)->unkept = !front_keep(front, file, &out);
    return !counted_of(front, game)->unkept;
}

bool record_results_save_unkept(struct front *front)
{
    bool any = false;
    for (int i = 0; game_fronts[i]; i++) {
        if (counted_of(front, game_fronts[i])->unkept) {
            any = true;
            record_results_save(front, game_fronts[i]);
        }
    }
    return any;
}

/* The rank of side 0's last result in a list; 0: it is not there. */
static int rank_in(const struct record_list *list, const struct records_hand *hand)
{
    for (int i = 0; i < list->count; i++) {
        const struct record_best *best = &list->best[i];
        if (!best->computer && best->day == hand->day && strcmp(best->name, hand->side[0].name) == 0) {
            return i + 1;
        }
    }
    return 0;
}

/* Chooses the new high score to speak of: the best one, and none in lists that were empty before, as after a
 * first game. old: the lists that were not empty. */
static void choose_news(struct record_results *results, const struct records *records, int news, int old,
                        const struct records_hand *hand)
{
    results->best.rank = 0;
    for (int i = 0; i < RECORDS_RANKINGS; i++) {
        int rank = (news & old) >> i & 1 ? rank_in(&records->list[i], hand) : 0;
        if (rank > 0 && (results->best.rank == 0 || rank < results->best.rank)) {
            results->best.ranking = i;
            results->best.rank = rank;
            results->best.points = records->list[i].best[rank - 1].points;
            text_copy(results->best.name, sizeof results->best.name, hand->side[0].name);
        }
    }
}

/* What the rules say of the hand, for a game that does not count by itself. A side has won which alone has
 * the most points. */
static bool count_standing(const struct front *front, struct records_hand *hand,
                           char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    const struct session *session = &table_of(front)->session;
    const void *seen = table_seen(table_of(front));
    struct score_line lines[GAME_LINES_MAX];
    int own = record_results_own_seat(session), sides = session->journal.setup.sides;
    int count = session->game->score(seen, lines);
    CHECK(sides > 0);
    if (own == SEAT_NONE) {
        return false;
    }
    hand->id = session_mark(session);
    hand->game_over = hand->won = table_phase(table_of(front)) == GAME_OVER;
    for (int i = 0; i < sides; i++) {
        int side = (own + i) % sides, points = 0;
        for (int line = 0; line < count; line++) {
            points += lines[line].points[side];
        }
        int total = session->game->standing(seen, side);
        hand->side[i] = record_results_side(session, i == 0 ? own : side, points, total, keys[i]);
        hand->won = hand->won && (i == 0 || total < hand->side[0].total);
    }
    hand->sides = sides;
    if (sides == 1) {
        hand->side[0].key = RECORDS_ALONE;
    }
    return true;
}

void record_results_note(struct front *front)
{
    bool played = table_of(front)->seated && !table_is_replay(table_of(front)) &&
                  !table_is_lesson(table_of(front)) &&
                  !table_is_apart(table_of(front)); /* days and the journey have books of their own */
    const struct game_front *game = table_of(front)->game;
    if (!played || table_phase(table_of(front)) == GAME_PLAYING) {
        return;
    }
    if (game->ended) {
        game->ended(front);
    }
    if (game->records == NULL) {
        return;
    }
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    struct records_hand hand = {.day = front->services->today(front->services->context)};
    if (!(game->count ? game->count : count_standing)(front, &hand, keys)) {
        return;
    }
    struct records *records = record_results_records(front, game);
    int old = 0;
    for (int i = 0; i < records_rankings(game->records); i++) {
        old |= records->list[i].count > 0 ? 1 << i : 0;
    }
    struct record_results *results = record_results_of(front);
    int news = records_count(records, game->records, &hand);
    if (news != RECORDS_COUNTED_BEFORE) {
        choose_news(results, records, news, old, &hand);
        results->news = news;
        results->told = game;
        results->hand = hand.id;
        record_results_save(front, game);
    } else if (hand.id != results->hand) {
        results->news = 0; /* they are those of another hand */
    }
}

const struct part records_part = {.size = sizeof(struct record_results), .start = load};

int record_results_own_seat(const struct session *session)
{
    int seats = session->journal.setup.seats, own = 0;
    if (session->seen) {
        return session->seen->seat; /* the other people sit elsewhere */
    }
    while (own < seats && !session_is_human(session, own)) {
        own++;
    }
    return own < seats ? own : SEAT_NONE;
}

struct records_side record_results_side(const struct session *session, int seat, int32_t hand, int32_t total,
                                        char key[RECORDS_KEY_SIZE])
{
    const struct journal_seat *seats = session->journal.seat;
    bool person = session_is_human(session, seat), nameless = person && names_is_nameless(seats, seat);
    if (person) {
        records_person_key(nameless ? "" : seats[seat].name, key);
    } else {
        text_copy(key, RECORDS_KEY_SIZE, session->game->players[seats[seat].player].name);
    }
    return (struct records_side){.key = key,
                                 .name = nameless ? "" : seats[seat].name,
                                 .computer = !person,
                                 .hand = hand,
                                 .total = total};
}
