/* SPDX-License-Identifier: MIT */
#include "front/records/record_results.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/settings/names.h"
#include "front/table/table.h"

struct record_results {
    struct counted {
        struct records records;
        bool unkept;               /* they are not on the disk as they are */
    } of[GAME_FRONTS_MAX];         /* in the order of game_fronts */
    int news;                      /* of the hand that was counted last, */
    const struct game_front *told; /* and whose it was */
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

const char *record_results_news_text(const struct front *front)
{
    int news = record_results_news(front), count = 0;
    for (; news > 0; news &= news - 1) {
        count++;
    }
    return count == 0   ? ""
           : count == 1 ? _("A new high score!")
           : count == 2 ? _("Two new high scores!")
                        : _("New high scores!");
}

void record_results_file(const struct game_front *game, char file[SERVICE_NAME_SIZE])
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

bool record_results_is_kept(const struct front *front)
{
    bool kept = true;
    for (int i = 0; game_fronts[i]; i++) {
        kept = kept && !counted_of(front, game_fronts[i])->unkept;
    }
    return kept;
}

void record_results_save_unkept(struct front *front)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (counted_of(front, game_fronts[i])->unkept) {
            record_results_save(front, game_fronts[i]);
        }
    }
}

void record_results_note(struct front *front)
{
    bool played = table_of(front)->seated && !table_is_replay(front) && !table_is_lesson(front) &&
                  !table_is_day(front); /* the days have a book of their own */
    const struct game_front *game = table_of(front)->game;
    if (!played || table_phase(front) == GAME_PLAYING) {
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
    if (!game->count(front, &hand, keys)) {
        return;
    }
    int news = records_count(record_results_records(front, game), game->records, &hand);
    if (news != RECORDS_COUNTED_BEFORE) {
        record_results_of(front)->news = news;
        record_results_of(front)->told = game;
        record_results_save(front, game);
    }
}

const struct part records_part = {.size = sizeof(struct record_results), .start = load};

int record_results_own_seat(const struct session *session)
{
    int seats = session->journal.setup.seats, own = 0;
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
