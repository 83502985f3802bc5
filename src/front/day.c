/* SPDX-License-Identifier: MIT */
#include "front/day.h"

#include "base/check.h"
#include "base/words.h"
#include "front/cues.h"
#include "front/dates.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sounds.h"
#include "front/table/open.h"
#include "front/table/play.h"
#include "front/table/scene.h"
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

void day_load(struct front *front)
{
    day_of(front)->game = game_fronts[0]->day;
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

const struct day_entry *day_entry(const struct front *front, int date)
{
    return days_look(&day_of(front)->book, date, day_of(front)->game->table);
}

int day_next(const struct front *front)
{
    int today = day_today(front);
    const struct day_entry *waits = days_waiting(&day_of(front)->book, day_of(front)->game->table, today);
    return waits ? waits->date : today;
}

/* The entry of the try at the table, which is begun if it was not. */
static struct day_entry *begun(struct front *front)
{
    struct day_state *day = day_of(front);
    struct day_entry *entry = days_find(&day->book, day->date, day->game->table);
    if (entry == NULL) {
        entry = days_add(&day->book, day->date, day->game->table);
        if (entry) {
            entry->counted = day->date == day_today(front);
            save_book(front);
        }
    }
    return entry;
}

/* ---- its file -------------------------------------------------------------------------------------- */

static void file_of(const struct front *front, int date, bool again, char file[SERVICE_NAME_SIZE])
{
    struct text out = text_in(file, SERVICE_NAME_SIZE);
    text_add(&out, DAY_FOLDER "/");
    date_write(date, &out);
    text_addf(&out, "-%s%s" SAVES_END, days_table_word(day_of(front)->game->table), again ? "-again" : "");
}

static bool take_sitting(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct day_state *day = day_of(front);
    bool read = front_read(text, length, &day->found, why);
    if (read && (!day->game->is_deal(&day->found.journal) || day->found.journal.day != day->wanted)) {
        session_end(&day->found);
        read = false;
        *why = (struct journal_error){.line = 0};
        text_copy(why->reason, sizeof why->reason, _("it is not the deal of its day"));
    }
    return read;
}

static bool read_file(struct front *front, int date, bool again, struct session *session)
{
    char file[SERVICE_NAME_SIZE];
    file_of(front, date, again, file);
    day_of(front)->wanted = date;
    bool read = front_take(front, file, take_sitting);
    if (read) {
        *session = day_of(front)->found;
    }
    return read;
}

bool day_read(struct front *front, int date, struct session *session)
{
    return read_file(front, date, false, session);
}

bool day_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE])
{
    const struct day_state *day = day_of(front);
    char file[SERVICE_NAME_SIZE];
    if (!day->again) {
        begun(front); /* before its file: a file without an entry could not say when it was begun */
    }
    file_of(front, day->date, day->again, file);
    return front_write(front, file, text, length, error);
}

/* ---- coming and going ------------------------------------------------------------------------------ */

void day_sit(struct front *front, int date, bool again)
{
    const struct day_entry *entry = day_entry(front, date);
    CHECK(day_is_open(front, date));
    day_of(front)->due = true;
    day_of(front)->date = date;
    day_of(front)->again = again && entry && entry->over;
    front_reset(front, &table_scene);
}

/* The sitting that waits, or a fresh one. */
static void find_sitting(struct front *front, struct session *session)
{
    struct day_state *day = day_of(front);
    bool waits = read_file(front, day->date, day->again, session);
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    if (waits) {
        session_observe(session, 0, seen);
    }
    if (waits && day->again && day->game->is_over(seen)) {
        session_end(session);
        waits = false;
    }
    if (!waits) {
        day->game->begin(day->date, front->settings.name, session);
    }
}

void day_enter(struct front *front)
{
    struct day_state *day = day_of(front);
    struct session session;
    if (!day->due) {
        return;
    }
    CHECK(!table_is_day(front));
    find_sitting(front, &session);
    day->due = day->over = day->plain = false;
    table_turn_to(front, TABLE_DAY);
    table_of(front)->saves = (struct saves_state){.moves = -1};
    table_take(front, &session);
    day_note(front);
    front_trace(front, "\"kind\":\"day\",\"counts\":%s", day->again ? "false" : "true");
}

void day_put_back(struct front *front)
{
    struct day_state *day = day_of(front);
    if (!table_is_day(front)) {
        return;
    }
    front->services->work_cancel(front->services->context, day->job);
    day->job = 0;
    table_free(front);
    table_turn_to(front, TABLE_LIVE);
    if (table_of(front)->seated) {
        table_again(front);
    }
}

void day_free(struct front *front)
{
    day_put_back(front);
}

/* ---- while it is played ---------------------------------------------------------------------------- */

void day_note(struct front *front)
{
    struct day_state *day = day_of(front);
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    if (!table_is_day(front) || day->over) {
        return;
    }
    session_observe(&table_of(front)->session, 0, seen);
    if (!day->game->is_over(seen)) {
        return;
    }
    day->over = true;
    struct day_entry *entry = day->again ? days_find(&day->book, day->date, day->game->table) : begun(front);
    day->outcome = entry ? *entry : (struct day_entry){.date = day->date, .table = (uint8_t)day->game->table};
    if (day->again || !day->outcome.over) {
        day->outcome.figures = (uint8_t)day->game->measure(seen, day->outcome.figure);
        day->outcome.over = true;
    }
    if (!day->again && entry && !entry->over) {
        *entry = day->outcome;
        save_book(front);
    }
}

void day_hinted(struct front *front)
{
    struct day_entry *entry = table_is_day(front) && !day_of(front)->again ? begun(front) : NULL;
    if (entry && !entry->hinted && !entry->over) {
        entry->hinted = true;
        save_book(front);
    }
}

/* ---- the house ------------------------------------------------------------------------------------- */

static void take_house(struct front *front, const struct day_task *task)
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
    front_trace(front, "\"kind\":\"day-house\",\"par\":%d", day->game->par(task->measure));
    front_touch(front);
}

bool day_think(struct front *front)
{
    struct day_state *day = day_of(front);
    const struct services *services = front->services;
    struct day_task task = {.date = day->date};
    if (!table_is_day(front) || !day->over) {
        return false;
    }
    if (day->job && services->work_done(services->context, day->job, &task, NULL)) {
        day->job = 0;
        if (task.done) {
            take_house(front, &task);
        }
    }
    if (day->job || day->outcome.house_known) {
        return false;
    }
    const struct work work = {.run = day->game->house, .size = sizeof task};
    task = (struct day_task){.date = day->date};
    day->job = services->work_begin(services->context, &work, &task);
    return day->job == 0;
}

/* ---- telling it ------------------------------------------------------------------------------------ */

void day_count_text(const struct front *front, struct text *out)
{
    const struct day_state *day = day_of(front);
    int today = day_today(front), count = days_counted(&day->book, day->game->table, today);
    const struct day_entry *entry = day_entry(front, today);
    if (!front->settings.day_count || count == 0) {
        return;
    }
    text_addf(out, _("Days on the road: %d"), count);
    int weeks = days_weeks(&day->book, day->game->table, today);
    if (entry && entry->over && entry->counted && weeks >= 2) {
        text_addf(out, _(" \u00b7 %d weeks in a row with three days or more"), weeks);
    }
}

void day_title_text(const struct front *front, struct text *out)
{
    int date = day_next(front);
    const struct day_entry *entry = day_entry(front, date);
    date_text(date, out);
    if (entry && entry->over) {
        text_add(out, " \u00b7 ");
        day_of(front)->game->figure_text(day_of(front)->game->own(entry->figure), out);
    } else if (entry) {
        text_add(out, _(" \u00b7 waits"));
    }
}

void day_line(const struct front *front, const struct day_entry *entry, bool plain, struct text *out)
{
    day_of(front)->game->line(entry, plain, out);
}

const char *day_copy_line(struct front *front, const struct day_entry *entry)
{
    char line[DAY_LINE_SIZE];
    struct text out = text_in(line, sizeof line);
    bool plain = day_of(front)->plain;
    day_line(front, entry, plain, &out);
    bool copied = front->services->clip(front->services->context, line);
    sounds_cue(front, copied ? CUE_PRESS : CUE_BELL);
    day_of(front)->plain = copied && !plain;
    front_touch(front);
    if (!copied) {
        return N_("The clipboard of this desktop cannot be reached.");
    }
    return plain ? N_("The line is in the clipboard, without accents.")
                 : N_("The line is in the clipboard. Once more: without accents.");
}

const struct part day_part = {
    .size = sizeof(struct day_state), .start = day_load, .stop = day_free, .tick = day_think};
