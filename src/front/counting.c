/* SPDX-License-Identifier: MIT */
#include "front/counting.h"

#include "base/check.h"
#include "base/words.h"
#include "front/day.h"
#include "front/front.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_table.h"
#include "front/names.h"
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

/* What happened in a hand that is over, as its first seat's side sees it; it keeps `key`. */
static struct records_hand hand_of(const struct front *front, char key[RECORDS_KEY_SIZE])
{
    const struct session *session = &table_of(front)->session;
    const struct mille_public *pub = &mille_table_seen(front)->pub;
    const struct journal_seat *seat = session->journal.seat;
    int you = mille_side_of(pub, TABLE_YOU);
    struct records_hand hand = {.id = session->game->hash(session->state),
                                .day = front->services->today(front->services->context),
                                .opponent = key,
                                .trip = pub->trip_side == you,
                                .game_over = pub->phase == PHASE_GAME_OVER};
    if (seat[TABLE_OPPONENT].player == PLAYER_HUMAN) {
        bool nameless = names_is_nameless(seat, TABLE_OPPONENT);
        records_person_key(nameless ? "" : seat[TABLE_OPPONENT].name, key);
    } else {
        text_copy(key, RECORDS_KEY_SIZE, session->game->players[seat[TABLE_OPPONENT].player].name);
    }
    int16_t line[SCORE_LINES];
    mille_score(pub, you, line);
    hand.shut_out = line[SCORE_SHUT_OUT] > 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        hand.coups += pub->side[you].safety[i] == SAFETY_COUP_FOURRE;
    }
    for (int i = 0; i < 2; i++) {
        int side = mille_side_of(pub, i);
        /* Where two play, "You" would be either. */
        hand.side[side].name = names_two_people(seat) ? names_called(seat, i) : seat[i].name;
        hand.side[side].computer = seat[i].player != PLAYER_HUMAN;
        hand.side[side].hand = mille_hand_total(pub, side);
        hand.side[side].total = mille_overall(pub, side);
    }
    return hand;
}

void counting_note(struct front *front)
{
    bool played = table_of(front)->seated && !table_is_replay(front) && !table_is_lesson(front) &&
                  !table_is_day(front); /* the days have a book of their own */
    if (!played || !session_is_human(&table_of(front)->session, TABLE_YOU)) {
        return;
    }
    int phase = mille_table_seen(front)->pub.phase;
    if (phase != PHASE_HAND_OVER && phase != PHASE_GAME_OVER) {
        return;
    }
    char key[RECORDS_KEY_SIZE];
    struct records_hand hand = hand_of(front, key);
    int news = records_count(records_of(front), &hand);
    if (news != RECORDS_COUNTED_BEFORE) {
        counting_of(front)->news = news;
        counting_save(front);
    }
}

const struct part records_part = {.size = sizeof(struct counting_state), .start = load};
