/* SPDX-License-Identifier: MIT */
#include "front/counting.h"

#include "base/check.h"
#include "base/words.h"
#include "front/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/table.h"

struct counting_state *counting_of(const struct front *front)
{
    return part_of(front, &records_part);
}

struct records *records_of(const struct front *front)
{
    return &counting_of(front)->records;
}

static bool take_records(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = records_read(records_of(front), text, length);
    text_copy(why->reason, sizeof why->reason, _("these are no records, or not all of them"));
    return why->line == 0;
}

static void load(struct front *front)
{
    *records_of(front) = (struct records){.totals = 0};
    front_take(front, "records", take_records);
}

bool counting_save(struct front *front)
{
    char buffer[RECORDS_TEXT_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    records_write(records_of(front), &out);
    counting_of(front)->unkept = !front_keep(front, "records", &out);
    return !counting_of(front)->unkept;
}

void counting_note(struct front *front)
{
    bool played = table_of(front)->seated && !table_is_replay(front) && !table_is_lesson(front) &&
                  !table_is_day(front); /* the days have a book of their own */
    if (!played || !session_is_human(&table_of(front)->session, 0)) {
        return;
    }
    const struct game_front *game = table_of(front)->game;
    if (game->count == NULL || table_phase(front) == GAME_PLAYING) {
        return;
    }
    char key[RECORDS_KEY_SIZE];
    struct records_hand hand;
    game->count(front, &hand, key);
    int news = records_count(records_of(front), &hand);
    if (news != RECORDS_COUNTED_BEFORE) {
        counting_of(front)->news = news;
        counting_save(front);
    }
}

const struct part records_part = {.size = sizeof(struct counting_state), .start = load};
