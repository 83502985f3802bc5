/* SPDX-License-Identifier: MIT */
#include "table/journal.h"

#include "base/check.h"
#include "base/date.h"
#include "base/memory.h"
#include "table/journal_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void journal_init(struct journal *journal, const struct game *game, const struct game_setup *setup)
{
    *journal = (struct journal){.game = game, .setup = *setup};
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        journal->seat[seat].player = PLAYER_HUMAN;
    }
}

void journal_free(struct journal *journal)
{
    free(journal->position);
    free(journal->move);
    free(journal->mover);
    free(journal->check);
    free(journal->chance);
    *journal = (struct journal){.game = NULL};
}

bool journal_set_position(struct journal *journal, const char *line)
{
    size_t length = strlen(line);
    CHECK(journal->position == NULL);
    if (strlen(JOURNAL_POSITION) + length >= JOURNAL_LINE_SIZE || text_characters(line, length) < 0) {
        return false;
    }
    journal->position = memory_grow(NULL, length + 1, 1);
    memcpy(journal->position, line, length + 1);
    return true;
}

bool journal_begin(const struct journal *journal, void *state, struct event_list *events, struct text *why)
{
    const struct game *game = journal->game;
    game->start(state, &journal->setup, journal->position ? NULL : events);
    return journal->position == NULL || game->prepare(state, journal->position, why);
}

void journal_deal(const struct journal *journal, void *state, struct event_list *events)
{
    char reason[160];
    struct text why = text_in(reason, sizeof reason);
    bool begun = journal_begin(journal, state, events, &why);
    CHECK(begun);
}

void journal_replay(const struct journal *journal, int moves, void *state)
{
    journal_deal(journal, state, NULL);
    for (int i = 0; i < moves; i++) {
        refusal why = journal_apply(journal, i, state, NULL);
        CHECK(why == REFUSAL_NONE);
    }
}

const struct journal_chance *journal_chance_until(const struct journal *journal, int move)
{
    int from = 0, to = journal->chance_count; /* the first one behind the move lies in between */
    while (from < to) {
        int middle = (from + to) / 2;
        if (journal->chance[middle].move <= move) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return from > 0 ? &journal->chance[from - 1] : NULL;
}

void journal_reseed(const struct journal *journal, int move, void *state)
{
    const struct journal_chance *chance = journal_chance_until(journal, move);
    if (chance && chance->move == move) {
        journal->game->reseed(state, chance->seed, chance->stream);
    }
}

refusal journal_apply(const struct journal *journal, int move, void *state, struct event_list *events)
{
    journal_reseed(journal, move, state);
    return journal->game->apply(state, journal->move[move], events);
}

int journal_hand_of(const struct journal *journal, int move)
{
    int hand = 0;
    for (int i = 0; i < move && i < journal->count; i++) {
        hand += journal->mover[i] == SEAT_NONE;
    }
    return hand;
}

int journal_hand_first(const struct journal *journal, int hand)
{
    int at = 0;
    while (hand > 0) {
        CHECK(at < journal->count);
        hand -= journal->mover[at++] == SEAT_NONE;
    }
    return at;
}

int journal_hands_over(const struct journal *journal)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    journal_replay(journal, journal->count, state);
    return journal_hand_of(journal, journal->count) + (journal->game->turn(state) == SEAT_NONE);
}

void journal_add(struct journal *journal, int seat, struct move move)
{
    CHECK(journal->count < JOURNAL_MOVES_MAX);
    if (journal->count == journal->room) {
        journal->room = journal->room > 0 ? journal->room * 2 : 256;
        journal->move = memory_grow(journal->move, (size_t)journal->room, sizeof *journal->move);
        journal->mover = memory_grow(journal->mover, (size_t)journal->room, sizeof *journal->mover);
    }
    journal->move[journal->count] = move;
    journal->mover[journal->count] = (int8_t)seat;
    journal->count++;
}

void journal_copy(struct journal *to, const struct journal *from)
{
    journal_init(to, from->game, &from->setup);
    to->for_day = from->for_day;
    to->day = from->day;
    to->stage = from->stage;
    memcpy(to->seat, from->seat, sizeof to->seat);
    if (from->position) {
        bool kept = journal_set_position(to, from->position);
        CHECK(kept);
    }
    int chance = 0;
    for (int i = 0; i < from->count; i++) {
        if (chance < from->chance_count && from->chance[chance].move == i) {
            journal_add_chance(to, from->chance[chance].seed, from->chance[chance].stream);
            chance++;
        }
        journal_add(to, from->mover[i], from->move[i]);
    }
}

bool journal_has_seed(const struct journal *journal, uint64_t seed)
{
    return journal->setup.seed == seed && journal->setup.seed_more == 0 && journal->chance_count == 0;
}

void journal_add_chance(struct journal *journal, uint64_t seed, uint64_t stream)
{
    const struct journal_chance *last = journal_chance_until(journal, journal->count);
    journal->chance_count -= last && last->move == journal->count;
    if (journal->chance_count == journal->chance_room) {
        journal->chance_room = journal->chance_room > 0 ? journal->chance_room * 2 : 16;
        journal->chance = memory_grow(journal->chance, (size_t)journal->chance_room, sizeof *journal->chance);
    }
    journal->chance[journal->chance_count++] =
        (struct journal_chance){.move = journal->count, .seed = seed, .stream = stream};
}

void journal_add_check(struct journal *journal, uint64_t hash)
{
    if (journal->check_count == journal->check_room) {
        journal->check_room = journal->check_room > 0 ? journal->check_room * 2 : 16;
        journal->check = memory_grow(journal->check, (size_t)journal->check_room, sizeof *journal->check);
    }
    journal->check[journal->check_count++] = (struct journal_check){.moves = journal->count, .hash = hash};
}

bool journal_is_closed(const struct journal *journal)
{
    return journal->check_count > 0 && journal->check[journal->check_count - 1].moves == journal->count;
}

void journal_cut(struct journal *journal, int moves)
{
    CHECK(moves >= 0 && moves <= journal->count);
    journal->count = moves;
    while (journal->check_count > 0 && journal->check[journal->check_count - 1].moves > moves) {
        journal->check_count--;
    }
    while (journal->chance_count > 0 && journal->chance[journal->chance_count - 1].move >= moves) {
        journal->chance_count--;
    }
}

/* A growing string. */
/* Whether there are lines that version 1 does not have. A chance that waits for its move is not written. */
static bool is_second(const struct journal *journal)
{
    return journal->for_day || journal->stage.id[0] || journal->position || journal->setup.seed_more != 0 ||
           journal_chance_until(journal, journal->count - 1) != NULL;
}

static void write_header(const struct journal *journal, struct page *page)
{
    const struct game *game = journal->game;
    char line[JOURNAL_LINE_SIZE];
    struct text head = text_in(line, sizeof line);
    text_addf(&head, "%s\ngame %s\nseed %" PRIu64,
              is_second(journal) ? JOURNAL_FIRST_LINE_2 : JOURNAL_FIRST_LINE, game->name,
              journal->setup.seed);
    if (journal->setup.seed_more != 0) {
        text_addf(&head, " %" PRIu64, journal->setup.seed_more);
    }
    text_add(&head, "\n");
    page_add(page, line);
    for (int i = 0; game->options && game->options[i].name; i++) {
        if (game->options[i].unsaid && journal->setup.option[i] == 0) {
            continue;
        }
        text_format(line, sizeof line, "option %s %s\n", game->options[i].name,
                    game->options[i].values[journal->setup.option[i]]);
        page_add(page, line);
    }
    for (int i = 0; i < journal->setup.seats; i++) {
        const struct journal_seat *seat = &journal->seat[i];
        const char *player = seat->player == PLAYER_HUMAN ? JOURNAL_HUMAN : game->players[seat->player].name;
        text_format(line, sizeof line, seat->name[0] ? "seat %d %s %s\n" : "seat %d %s%s\n", i, player,
                    seat->name);
        page_add(page, line);
    }
    text_format(line, sizeof line, "sides %d\n", journal->setup.sides);
    page_add(page, line);
    if (journal->for_day) {
        struct text day = text_in(line, sizeof line);
        text_add(&day, "for " JOURNAL_DAY);
        date_write(journal->day, &day);
        text_add(&day, "\n");
        page_add(page, line);
    }
    if (journal->stage.id[0]) {
        text_format(line, sizeof line, "for " JOURNAL_STAGE "%s %s%d\n", journal->stage.id,
                    journal->stage.back ? JOURNAL_BACK " " : "", journal->stage.deal);
        page_add(page, line);
    }
    if (journal->position) {
        page_add(page, JOURNAL_POSITION);
        page_add(page, journal->position);
        page_add(page, "\n");
    }
}

static void write_check(uint64_t hash, struct page *page)
{
    char line[32];
    text_format(line, sizeof line, "check %016" PRIx64 "\n", hash);
    page_add(page, line);
}

static int write_checks(const struct journal *journal, int check, int moves, struct page *page)
{
    for (; check < journal->check_count && journal->check[check].moves == moves; check++) {
        write_check(journal->check[check].hash, page);
    }
    return check;
}

/* Writes the chance of a move, if it is the next one; returns the number of the next. */
static int write_chance(const struct journal *journal, int chance, int move, struct page *page)
{
    if (chance == journal->chance_count || journal->chance[chance].move != move) {
        return chance;
    }
    char line[64];
    text_format(line, sizeof line, JOURNAL_CHANCE "%016" PRIx64 " %016" PRIx64 "\n",
                journal->chance[chance].seed, journal->chance[chance].stream);
    page_add(page, line);
    return chance + 1;
}

char *journal_write(const struct journal *journal, const uint64_t *hash, size_t *length)
{
    struct page page = {.data = NULL};
    write_header(journal, &page);
    int check = write_checks(journal, 0, 0, &page), chance = 0;
    for (int i = 0; i < journal->count; i++) {
        chance = write_chance(journal, chance, i, &page);
        char line[JOURNAL_LINE_SIZE];
        struct text text = text_in(line, sizeof line);
        if (journal->mover[i] == SEAT_NONE) {
            text_add(&text, "- ");
        } else {
            text_addf(&text, "%d ", journal->mover[i]);
        }
        journal->game->move_format(journal->move[i], &text);
        text_add(&text, "\n");
        page_add(&page, line);
        check = write_checks(journal, check, i + 1, &page);
    }
    if (hash && !journal_is_closed(journal)) {
        write_check(*hash, &page);
    }
    if (length) {
        *length = page.length;
    }
    return page.data;
}
