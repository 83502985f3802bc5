/* SPDX-License-Identifier: MIT */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/settings/names.h"
#include "front/sound/sounds.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <stdlib.h>
#include <string.h>

/* Bytes of a score file that are loaded in a tick, and ranked in a tick: two thousand rows. Each takes a
 * fraction of a frame. */
enum { LOAD_A_TICK = 1 << 20, RANK_A_TICK = 128 * 1024 };

struct cubes_kept *cubes_kept_of(const struct front *front)
{
    return part_of(front, &cubes_kept_part);
}

/* Writes the faces that have been thrown since they were written. */
static void save(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    char buffer[CUBES_THROWN_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    if (kept->thrown_more) {
        text_add(&out, CUBES_THROWN_HEAD);
        cubes_thrown_write(&kept->thrown, &out);
        kept->thrown_more = !front_keep(front, CUBES_THROWN_FILE, &out);
    }
}

/* ---- the score file ------------------------------------------------------------------------------ */

/* The name of the player at a seat as the score file has it, the same in every language; "" for a person
 * without a name. */
static const char *name_at(const struct session *session, int seat)
{
    const struct journal_seat *seats = session->journal.seat;
    if (session_is_human(session, seat)) {
        return names_is_nameless(seats, seat) ? "" : seats[seat].name;
    }
    const struct opponent *who = opponent_at(game_front_of(session->game), &seats[seat]);
    return who ? who->name : "";
}

static int rows_of(const struct front *front, struct cubes_row rows[CUBES_SEATS_MAX])
{
    const struct session *session = &table_of(front)->session;
    const struct cubes_public *pub = cubes_table_seen(table_of(front));
    int player[CUBES_SEATS_MAX];
    char name[CUBES_SEATS_MAX][SEAT_NAME_SIZE];
    for (int seat = 0; seat < pub->seats; seat++) {
        bool person = session_is_human(session, seat);
        player[seat] = person ? CUBES_PERSON : session->journal.seat[seat].player;
        text_copy(name[seat], sizeof name[seat], name_at(session, seat));
    }
    uint64_t game = cubes_game_identity(pub, session->journal.setup.seed);
    int day = front->services->today(front->services->context);
    return cubes_rows_of(pub, game, day, player, (const char(*)[SEAT_NAME_SIZE])name, rows);
}

/* Writes the rows that wait. If that fails they wait for the next game or the end of the program. */
static void write_waiting(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = strlen(kept->waiting);
    if (length == 0) {
        return;
    }
    if (front->services->append(front->services->context, CUBES_SCORES_FILE, CUBES_SCORES_HEAD, kept->waiting,
                                length, error)) {
        kept->waiting[0] = '\0';
        return;
    }
    front->services->log(front->services->context, error);
    sounds_cue(front, CUE_BELL);
    table_say(table_of(front), true, "%s", error);
}

static void unload(struct service_part *file)
{
    free(file->text);
    *file = (struct service_part){.text = NULL};
}

static bool load_on(struct front *front, struct service_part *file, char why[SERVICE_ERROR_SIZE])
{
    return front->services->load_part(front->services->context, CUBES_SCORES_FILE, file, LOAD_A_TICK, why);
}

/* ---- a game that has ended ----------------------------------------------------------------------- */

/* Goes on seeking the game that ended last; its rows are written if the file does not hold them. */
static void seek_on(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    char why[SERVICE_ERROR_SIZE] = "";
    if (load_on(front, &kept->sought.file, why)) {
        return;
    }
    const struct service_part *file = &kept->sought.file;
    if (file->text && cubes_scores_hold(file->text, file->held, &kept->sought.row)) {
        kept->waiting[kept->sought.from] = '\0';
    }
    unload(&kept->sought.file);
    write_waiting(front);
}

static void seek_to_the_end(struct front *front)
{
    while (cubes_kept_of(front)->sought.file.text) {
        seek_on(front);
    }
}

void cubes_kept_ended(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = rows_of(front, rows);
    seek_to_the_end(front);
    save(front);
    size_t waits = strlen(kept->waiting);
    if (cubes_scores_hold(kept->waiting, waits, &rows[0])) {
        return;
    }
    struct text out = text_in(kept->waiting + waits, sizeof kept->waiting - waits);
    for (int i = 0; i < count; i++) {
        cubes_row_format(&rows[i], &out);
    }
    if (out.cut) { /* nothing could be written for many games: the newest one is lost */
        kept->waiting[waits] = '\0';
    }
    kept->sought.row = rows[0];
    kept->sought.from = waits;
    seek_on(front);
}

/* ---- the ranking --------------------------------------------------------------------------------- */

static void stop_reading(struct cubes_kept *kept)
{
    cubes_scores_close(&kept->reading);
    unload(&kept->file);
}

/* Ranks a part of the score file, and sorts the lists. */
static void rank_on(struct cubes_kept *kept)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    const char *enough = kept->reading.rest.at + RANK_A_TICK;
    int count;
    do {
        count = cubes_scores_next(&kept->reading, rows);
        for (int company = 0; company < CUBES_COMPANIES; company++) {
            cubes_ranking_add(&kept->lists[company], rows, count);
        }
    } while (count > 0 && kept->reading.rest.at < enough);
    if (count == 0) {
        stop_reading(kept);
    }
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        cubes_ranking_sort(&kept->lists[company]);
    }
}

/* Loads a part of the score file, or ranks a part once the whole is loaded. */
static void read_on(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    bool loaded = kept->reading.rest.at != NULL;
    if (!loaded && (load_on(front, &kept->file, kept->unread) || !kept->file.text)) {
        return;
    }
    if (loaded || cubes_scores_open(&kept->reading, kept->file.text, kept->file.held)) {
        rank_on(kept);
    } else {
        text_format(kept->unread, sizeof kept->unread,
                    _("%s is no score file, or one of a later version: it stays as it is."),
                    CUBES_SCORES_FILE);
        stop_reading(kept);
    }
}

bool cubes_kept_reads(const struct front *front)
{
    return cubes_kept_of(front)->file.text != NULL;
}

void cubes_kept_rank(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    stop_reading(kept);
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        kept->lists[company] =
            cubes_ranking_in(kept->player[company], CUBES_KEPT_PLAYERS, (enum cubes_company)company);
    }
    read_on(front);
}

static bool tick(struct front *front)
{
    struct cubes_kept *kept = cubes_kept_of(front);
    bool seeks = kept->sought.file.text != NULL;
    if (seeks) {
        seek_on(front);
    }
    if (!kept->file.text) {
        return seeks;
    }
    read_on(front);
    cubes_ranking_again(&kept->ranking);
    front_touch(front);
    return true;
}

const struct cubes_ranked *cubes_kept_find(const struct front *front, enum cubes_company company, int seat)
{
    const struct session *session = &table_of(front)->session;
    const struct cubes_ranking *ranking = &cubes_kept_of(front)->lists[company];
    bool person = session_is_human(session, seat);
    const char *player = person ? "person" : cubes_game.players[session->journal.seat[seat].player].name;
    for (int i = 0; i < ranking->count; i++) {
        const struct cubes_ranked *ranked = &ranking->list[i];
        if (strcmp(ranked->player, player) == 0 && strcmp(ranked->name, name_at(session, seat)) == 0) {
            return ranked;
        }
    }
    return NULL;
}

/* ---- faces thrown -------------------------------------------------------------------------------- */

void cubes_kept_thrown(struct table *table, const struct event_list *events)
{
    struct cubes_kept *kept = cubes_kept_of(table->front);
    if (table_is_replay(table) || table_is_lesson(table) || table_is_apart(table)) {
        return; /* these dice were thrown before, set by the lesson, or are laid out for everybody */
    }
    cubes_thrown_add(&kept->thrown, cubes_table_seen(table)->jokers != 0, events);
    bool turn_ends = false;
    for (int i = 0; i < events->count; i++) {
        kept->thrown_more = kept->thrown_more || events->item[i].kind == CUBES_EVENT_DIE;
        turn_ends = turn_ends || events->item[i].kind == CUBES_EVENT_TURN;
    }
    int turn = cubes_table_seen(table)->turn;
    if (turn_ends && session_is_human(&table->session, turn)) {
        save(table->front);
    }
}

static bool take_thrown(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    const size_t head = strlen(CUBES_THROWN_HEAD);
    bool fine = length >= head && memcmp(text, CUBES_THROWN_HEAD, head) == 0 &&
                cubes_thrown_read(&cubes_kept_of(front)->thrown, text + head, length - head);
    why->line = fine ? 0 : 1;
    text_copy(why->reason, sizeof why->reason, _("these are no counts of dice, or not all of them"));
    return fine;
}

static void start(struct front *front)
{
    *cubes_kept_of(front) = (struct cubes_kept){.thrown_more = false};
    front_take(front, CUBES_THROWN_FILE, take_thrown);
}

static void stop(struct front *front)
{
    stop_reading(cubes_kept_of(front));
    seek_to_the_end(front);
    save(front);
    write_waiting(front);
}

const struct part cubes_kept_part = {
    .size = sizeof(struct cubes_kept), .start = start, .stop = stop, .tick = tick, .leave = save};
