/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_count.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/names.h"

void mille_count(const struct front *front, struct records_hand *hand, char *key)
{
    const struct session *session = &table_of(front)->session;
    const struct mille_public *pub = &mille_table_seen(front)->pub;
    const struct journal_seat *seat = session->journal.seat;
    int you = mille_side_of(pub, TABLE_YOU);
    *hand = (struct records_hand){.id = session->game->hash(session->state),
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
    hand->shut_out = line[SCORE_SHUT_OUT] > 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        hand->coups += pub->side[you].safety[i] == SAFETY_COUP_FOURRE;
    }
    for (int i = 0; i < 2; i++) {
        int side = mille_side_of(pub, i);
        /* Where two play, "You" would be either. */
        hand->side[side].name = names_two_people(seat) ? names_called(seat, i) : seat[i].name;
        hand->side[side].computer = seat[i].player != PLAYER_HUMAN;
        hand->side[side].hand = mille_hand_total(pub, side);
        hand->side[side].total = mille_overall(pub, side);
    }
}
