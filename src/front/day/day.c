/* SPDX-License-Identifier: MIT */
#include "front/day/day.h"

#include "base/check.h"
#include "base/date.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/table/apart.h"
#include "front/table/table.h"

struct day_state *day_of(const struct front *front)
{
    return part_of(front, &day_part);
}

/* ---- the book -------------------------------------------------------------------------------------- */

static bool take_book(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = days_read(&day_of(front)->book, text, length);
    text_copy(why->reason, sizeof why->reason, _("this is no day that was played"));
    return why->line == 0;
}

/* Reads the book. */
static void day_load(struct front *front)
{
    const struct game_front *first = day_front(front);
    day_of(front)->game = first ? first->day : NULL;
    front_take(front, DAY_BOOK, take_book);
}

static bool save_book(struct front *front)
{
    struct text out = text_in(day_of(front)->text, sizeof day_of(front)->text);
    days_write(&day_of(front)->book, &out);
    return front_keep(front, DAY_BOOK, &out);
}

int day_today(const struct front *front)
{
    return front->services->today(front->services->context);
}

int day_first(const struct front *front)
{
    int first = date_days((struct date){2026, 1, 1}), today = day_today(front);
    return today < first ? today : first;
}

bool day_is_open(const struct front *front, int date)
{
    return date >= day_first(front) && date <= day_today(front);
}

int day_games(const struct game_front *game[GAME_FRONTS_MAX])
{
    int count = 0;
    for (int i = 0; game_fronts[i]; i++) {
        if (game_fronts[i]->day) {
            game[count++] = game_fronts[i];
        }
    }
    return count;
}

const struct game_front *day_front(const struct front *front)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    int count = day_games(game);
    return table_game(front)->day ? table_game(front) : count > 0 ? game[0] : NULL;
}

const struct day_entry *day_entry(const struct front *front, const struct day_game *game, int date)
{
    return days_find(&day_of(front)->book, date, game->table);
}

int day_next(const struct front *front, const struct day_game *game)
{
    int today = day_today(front);
    const struct day_entry *waits = days_waiting(&day_of(front)->book, game->table, today);
    return waits ? waits->date : today;
}

/* The entry of the try at the table; makes a new one if there is none. */
static struct day_entry *begun(struct front *front)
{
    struct day_state *day = day_of(front);
    bool fresh = day_entry(front, day->game, day->date) == NULL;
    struct day_entry *entry = days_add(&day->book, day->date, day->game->table);
    if (fresh && entry) {
        entry->counted = day->date == day_today(front);
        save_book(front);
    }
    return entry;
}

/* ---- its file -------------------------------------------------------------------------------------- */

static void file_of(const struct day_deal *deal, char file[SERVICE_NAME_SIZE])
{
    struct text out = text_in(file, SERVICE_NAME_SIZE);
    text_add(&out, DAY_FOLDER "/");
    date_write(deal->date, &out);
    text_addf(&out, "-%s%s" SAVES_END, days_table_word(deal->game->table), deal->again ? "-again" : "");
}

static bool take_sitting(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct day_state *day = day_of(front);
    bool read = saves_read(text, length, &day->found, why);
    if (read &&
        (!day_is_deal(day->read.game, &day->found.journal) || day->found.journal.day != day->read.date)) {
        session_end(&day->found);
        read = false;
        *why = (struct journal_error){.line = 0};
        text_copy(why->reason, sizeof why->reason, _("it is not the deal of its day"));
    }
    return read;
}

static bool read_file(struct front *front, const struct day_deal *deal, struct session *session)
{
    char file[SERVICE_NAME_SIZE];
    file_of(deal, file);
    day_of(front)->read = *deal;
    bool read = front_take(front, file, take_sitting);
    if (read) {
        *session = day_of(front)->found;
    }
    return read;
}

bool day_read(struct front *front, const struct day_game *game, int date, struct session *session)
{
    return read_file(front, &(struct day_deal){game, date, false}, session);
}

bool day_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE])
{
    const struct day_state *day = day_of(front);
    const struct day_deal deal = {day->game, day->date, day->again};
    char file[SERVICE_NAME_SIZE];
    if (!day->again) {
        begun(front); /* before its file: a file without an entry could not say when it was begun */
    }
    file_of(&deal, file);
    return front_write(front, file, text, length, error);
}

/* ---- coming and going ------------------------------------------------------------------------------ */

bool day_sit(struct front *front, const struct day_game *game, int date, bool again)
{
    const struct day_entry *entry = day_entry(front, game, date);
    if (!day_is_open(front, date)) { /* the clock of the machine may go back while the page is open */
        return false;
    }
    day_of(front)->due = true;
    day_of(front)->next = (struct day_deal){game, date, again && entry && entry->over};
    front_go(front, OPEN_TABLE);
    return true;
}

/* Reads the session of a try that waits, or begins one. */
static void find_sitting(struct front *front, const struct day_deal *deal, struct session *session)
{
    bool waits = read_file(front, deal, session);
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    if (waits) {
        session_observe(session, 0, seen);
    }
    if (waits && deal->again && day_is_over(deal->game, seen)) {
        session_end(session);
        waits = false;
    }
    if (!waits) {
        day_begin(deal->game, deal->date, front->settings.name, session);
    }
}

void day_enter(struct front *front)
{
    struct day_state *day = day_of(front);
    struct session session;
    if (!day->due) {
        return;
    }
    find_sitting(front, &day->next, &session);
    day->game = day->next.game;
    day->date = day->next.date;
    day->again = day->next.again;
    day->due = day->over = day->plain = false;
    apart_take(front, TABLE_DAY, &session);
    day_note(front);
    front_trace(front, "\"kind\":\"day\",\"table\":\"%s\",\"counts\":%s", days_table_word(day->game->table),
                day->again ? "false" : "true");
}

void day_put_back(struct front *front)
{
    struct day_state *day = day_of(front);
    if (!table_is_day(table_of(front))) {
        return;
    }
    front->services->work_cancel(front->services->context, day->job);
    day->job = 0;
    apart_put_back(front);
}

/* ---- while it is played ---------------------------------------------------------------------------- */

void day_note(struct front *front)
{
    struct day_state *day = day_of(front);
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    if (!table_is_day(table_of(front)) || day->over) {
        return;
    }
    session_observe(&table_of(front)->session, 0, seen);
    if (!day_is_over(day->game, seen)) {
        return;
    }
    day->over = true;
    struct day_entry *entry = day->again ? days_find(&day->book, day->date, day->game->table) : begun(front);
    day->outcome = entry ? *entry : (struct day_entry){.date = day->date, .table = (uint8_t)day->game->table};
    if (day->again || !day->outcome.over) {
        day->outcome.figures = (uint8_t)day->game->measure(&table_of(front)->session, day->outcome.figure);
        day->outcome.over = true;
    }
    if (!day->again && entry && !entry->over) {
        *entry = day->outcome;
        save_book(front);
    }
}

void day_hinted(struct front *front)
{
    struct day_entry *entry = table_is_day(table_of(front)) && !day_of(front)->again ? begun(front) : NULL;
    if (entry && !entry->hinted && !entry->over) {
        entry->hinted = true;
        save_book(front);
    }
}

/* ---- the house ------------------------------------------------------------------------------------- */

/* The memory of the house's job: plain data. */
struct task {
    const struct day_game *game; /* const data */
    int date;
    int measure[DAY_HOUSE];
    bool done; /* all of them are known; otherwise it was called off */
};

static void try_house(void *memory, const struct pulse *pulse)
{
    struct task *task = memory;
    task->done = true;
    for (int place = 0; task->done && place < DAY_HOUSE; place++) {
        task->done = daily_try(task->game->daily, task->date, place, pulse->more, pulse->context,
                               &task->measure[place]);
    }
}

static void take_house(struct front *front, const struct task *task)
{
    struct day_state *day = day_of(front);
    struct day_entry *entry = days_find(&day->book, task->date, day->game->table);
    struct day_entry *known[] = {entry, &day->outcome};
    for (int k = 0; k < 2; k++) {
        for (int i = 0; known[k] && i < DAY_HOUSE; i++) {
            known[k]->house[i] = task->measure[i];
            known[k]->house_known = true;
        }
    }
    if (entry) {
        save_book(front);
    }
    front_trace(front, "\"kind\":\"day-house\",\"par\":%d", daily_par(task->measure));
    front_touch(front);
}

/* Sets the house to work once the try is over, and takes its results. True while it has to wait for a place
 * among the jobs. */
static bool day_think(struct front *front)
{
    struct day_state *day = day_of(front);
    const struct services *services = front->services;
    struct task task = {.date = day->date};
    if (!table_is_day(table_of(front)) || !day->over) {
        return false;
    }
    if (day->job && services->work_done(services->context, day->job, &task)) {
        day->job = 0;
        if (task.done) {
            take_house(front, &task);
        }
    }
    if (day->job || day->outcome.house_known) {
        return false;
    }
    const struct work work = {.run = try_house, .size = sizeof task};
    task = (struct task){.game = day->game, .date = day->date};
    day->job = services->work_begin(services->context, &work, &task);
    return day->job == 0;
}

/* ---- for sheets and games ----------------------------------------------------------------------------- */

bool day_has_sheet(const struct front *front)
{
    const struct day_state *day = day_of(front);
    return table_is_day(table_of(front)) && !table_is_replay(table_of(front)) && day->over &&
           day->game->rows > 0;
}

static const struct opponent *opponent_of(const struct day_game *game, int player)
{
    return opponent_playing(game_front_of(game->game), game->game->players[player].name);
}

const struct opponent *day_opponent(const struct day_game *game, int date, int seat)
{
    return opponent_of(game, daily_opponent(game->daily, date, seat));
}

const struct opponent *day_player(const struct day_game *game, int place)
{
    return opponent_of(game, daily_player(game->daily, place));
}

void day_begin(const struct day_game *game, int date, const char *name, struct session *session)
{
    const struct game_setup setup = daily_setup(game->daily, date);
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    text_copy(seats[0].name, sizeof seats[0].name, name);
    for (int seat = 1; seat < setup.seats; seat++) {
        seats[seat].player = daily_opponent(game->daily, date, seat);
        text_copy(seats[seat].name, sizeof seats[seat].name, _(day_opponent(game, date, seat)->name));
    }
    session_start(session, game->game, &setup, seats, NULL);
    session->journal.for_day = true;
    session->journal.day = date;
}

bool day_is_deal(const struct day_game *game, const struct journal *journal)
{
    return journal->game == game->game && journal->for_day && daily_differs(game->daily, journal) == NULL;
}

bool day_is_over(const struct day_game *game, const void *seen)
{
    enum game_phase phase = game->game->phase(seen);
    return phase == GAME_OVER || (game->daily->one_hand && phase == GAME_HAND_OVER);
}

int day_best(const struct day_game *game, const int house[DAY_HOUSE])
{
    int best = 0;
    for (int place = 1; place < DAY_HOUSE; place++) {
        bool better = game->fewer ? house[place] < house[best] : house[place] > house[best];
        best = better ? place : best;
    }
    return best;
}

const struct part day_part = {
    .size = sizeof(struct day_state), .start = day_load, .stop = day_put_back, .tick = day_think};
