/* SPDX-License-Identifier: MIT */
#include "front/journey/journey.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey_files.h"
#include "front/journey/journey_judge.h"
#include "front/journey/rings.h"
#include "front/opponent.h"
#include "front/table/apart.h"

/* ---- the start ------------------------------------------------------------------------------------- */

static void follow(int stage, const struct session *session, struct stage_try *try)
{
    stage_of_journal(try, &stages[stage], journey_game(stage)->figures, &session->journal);
}

/* Counts a try that is over, and keeps it if it is the best. */
static void count(struct front *front, int stage, const struct session *session, const struct stage_try *try)
{
    struct journey_state *journey = journey_of(front);
    struct progress *progress = &journey->progress;
    int out = progress_stamps(progress, STAGE_OUT);
    bool last = stage + 1 == stages_count(), open = last || progress_is_open(progress, stage + 1, false);
    uint64_t id = journey_identity(session);
    if (progress_is_best(progress, stage, try)) {
        journey_write_best(front, stage, session);
    }
    journey->waits[stage] = 0;
    if (progress->record[stage].last == id && (try->met & ~progress->record[stage].stamps) == 0) {
        return; /* it was counted before */
    }
    unsigned stamps = progress_add(progress, stage, session->journal.stage.deal, id, try);
    journey->news = (struct journey_news){
        .stage = stage,
        .stamps = stamps,
        .met = try->met,
        .opens = !open && progress_is_open(progress, stage + 1, false),
        .piece = journey_piece_between(out, progress_stamps(progress, STAGE_OUT)),
        .tries = progress->record[stage].tries,
        .try = *try,
    };
    progress->untold = stage;
    progress->untold_stamps = stamps;
    journey_save(front);
}

void journey_told(struct front *front)
{
    struct progress *progress = &journey_of(front)->progress;
    if (progress->untold >= 0) {
        progress->untold = -1;
        journey_save(front);
    }
}

/* Brings back the news that the book has not told to their end. */
static void recall_news(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    int stage = journey->progress.untold;
    struct session session;
    if (stage < 0 || journey->news.stage >= 0 || !journey_read_try(front, stage, &session)) {
        return;
    }
    const struct journey_record *record = journey_record(front, stage);
    struct stage_try try;
    follow(stage, &session, &try);
    bool counted = try.over && record->last == journey_identity(&session);
    session_end(&session);
    if (!counted) {
        return;
    }
    const unsigned stamps = journey->progress.untold_stamps;
    int out = progress_stamps(&journey->progress, STAGE_OUT);
    bool south = stages[stage].way == STAGE_OUT;
    journey->news = (struct journey_news){
        .stage = stage,
        .stamps = stamps,
        .met = try.met | stamps,
        .opens = stage + 1 < stages_count() && (stamps & 1u) && !record->coached,
        .piece = journey_piece_between(out - (south ? progress_stamps_in(stamps) : 0), out),
        .tries = record->tries,
        .try = try,
    };
}

void journey_count_judged(struct front *front, int stage, const struct session *session, int grade)
{
    struct journey_state *journey = journey_of(front);
    struct stage_try try;
    follow(stage, session, &try);
    stage_judged(&try, grade);
    if (progress_is_best(&journey->progress, stage, &try)) {
        journey_write_best(front, stage, session);
    }
    unsigned stamps =
        progress_add(&journey->progress, stage, session->journal.stage.deal, journey_identity(session), &try);
    if (journey->news.stage == stage) {
        journey->news.stamps |= stamps;
        journey->news.met = try.met;
        journey->news.try = try;
    }
    if (journey->progress.untold == stage) {
        journey->progress.untold_stamps |= stamps;
    }
    journey_save(front);
}

/* Counts a kept try anew; returns whether it is over. */
static bool recount(struct front *front, int stage, struct session *session)
{
    struct stage_try try;
    follow(stage, session, &try);
    if (try.over) {
        count(front, stage, session, &try);
    }
    return try.over;
}

/* Puts the progress together from the kept journals. A stage before one that was played was open. */
static void rebuild(struct front *front)
{
    struct progress *progress = &journey_of(front)->progress;
    struct session session;
    bool found = false;
    for (int i = 0; i < stages_count(); i++) {
        if (journey_read_best(front, i, &session)) {
            found = recount(front, i, &session) || found;
            session_end(&session);
        }
    }
    for (int i = stages_count() - 2; i >= 0; i--) {
        const struct journey_record *next = &progress->record[i + 1];
        bool passed = next->tries > 0 || next->coached;
        progress->record[i].coached = passed && (progress->record[i].stamps & 1u) == 0;
    }
    progress->untold = -1; /* what is read here was told long ago */
    if (found) {
        journey_save(front);
        front_tell(front, _("The progress of the journey was put together from the evenings that are kept."));
    }
}

/* Finds the tries that wait, and counts those that the program could not count at their end. */
static void look_for_tries(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    struct session session;
    for (int i = 0; i < stages_count(); i++) {
        journey->waits[i] = 0;
        if (journey_read_try(front, i, &session)) {
            if (!recount(front, i, &session)) {
                journey->waits[i] = session.journal.count;
            }
            session_end(&session);
        }
    }
}

static void start(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    CHECK(stages_count() <= JOURNEY_STAGES_MAX);
    journey->news.stage = -1;
    journey->due = journey->given = false;
    progress_clear(&journey->progress);
    if (!journey_exists()) {
        return;
    }
    if (!journey_read_progress(front)) {
        rebuild(front);
    }
    journey->news.stage = -1;
    if (!front->guest) {
        look_for_tries(front);
        recall_news(front);
    }
}

/* ---- coming and going ------------------------------------------------------------------------------ */

static void drop_given(struct journey_state *journey)
{
    if (journey->given) {
        session_end(&journey->found);
        journey->given = false;
    }
}

void journey_sit(struct front *front, int stage, bool again)
{
    struct journey_state *journey = journey_of(front);
    if (!journey_is_open(front, stage)) {
        return;
    }
    drop_given(journey);
    journey->due = true;
    journey->next = stage;
    journey->again = again;
    journey->anew = false;
    front_go(front, OPEN_TABLE);
}

void journey_sit_anew(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    journey->due = journey->anew = true;
    journey->next = journey->stage;
    front_go(front, OPEN_TABLE);
}

bool journey_open(struct front *front, struct session *session)
{
    struct journey_state *journey = journey_of(front);
    char why[TABLE_MESSAGE_SIZE] = "";
    struct stage_try try;
    int stage = journey_stage_of(&session->journal);
    if (session->journal.stage.id[0] == '\0') {
        return false;
    }
    bool agrees = journey_exists() && journey_agrees(&session->journal, stage, why, sizeof why);
    if (agrees) {
        follow(stage, session, &try);
        text_copy(why, sizeof why,
                  try.over                         ? _("its evening is over")
                  : journey->waits[stage] > 0      ? _("another try of its stage waits")
                  : !journey_is_open(front, stage) ? _("the road to its stage is not open yet")
                                                   : "");
    }
    if (agrees && why[0] == '\0') {
        drop_given(journey);
        journey->found = *session;
        journey->given = journey->due = true;
        journey->next = stage;
        front_go(front, OPEN_TABLE);
        return true;
    }
    session->journal.stage = (struct journal_stage){.deal = 0};
    /* TRANSLATORS: %s says why, such as "another try of its stage waits". */
    text_format(journey->says, sizeof journey->says,
                _("This try of the journey is a game of its own now: %s."), why);
    return false;
}

static void begin(const struct front *front, int stage, int deal, struct session *session)
{
    const struct game_front *game = journey_game(stage);
    const struct game_setup setup = stage_setup(&stages[stage], game->game, deal);
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    text_copy(seats[0].name, sizeof seats[0].name, front->settings.name);
    for (int seat = 1; seat < setup.seats; seat++) {
        seats[seat].player = stage_player(&stages[stage], game->game, seat);
        text_copy(seats[seat].name, sizeof seats[seat].name, _(journey_rival(stage, seat)->name));
    }
    session_start(session, game->game, &setup, seats, NULL);
    struct journal_stage *mark = &session->journal.stage;
    *mark = (struct journal_stage){.back = stages[stage].way == STAGE_BACK, .deal = deal};
    text_copy(mark->id, sizeof mark->id, stages[stage].id);
}

/* The sitting that the person opened, the one that waits, or a new one. */
static void find_sitting(struct front *front, int stage, struct session *session)
{
    struct journey_state *journey = journey_of(front);
    const struct journey_record *record = journey_record(front, stage);
    if (journey->given) {
        *session = journey->found;
        journey->given = false;
        return;
    }
    if (journey->anew) {
        begin(front, stage, journey->deal, session);
        return;
    }
    if (journey->waits[stage] > 0 && journey_read_try(front, stage, session)) {
        struct stage_try try;
        follow(stage, session, &try);
        if (!try.over) {
            return;
        }
        session_end(session);
    }
    bool same = journey->again && record->last;
    begin(front, stage, same ? record->last_deal : progress_next_deal(&journey->progress, stage), session);
}

void journey_enter(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    struct session session;
    if (!journey->due) {
        if (table_of(front)->kind == TABLE_LIVE) {
            journey_sits_at(front, -1);
        }
        if (journey->says[0]) {
            table_say(table_of(front), false, "%s", journey->says);
            journey->says[0] = '\0';
        }
        return;
    }
    find_sitting(front, journey->next, &session);
    journey->due = journey->noted = journey->anew = false;
    journey->stage = journey->next;
    journey->deal = session.journal.stage.deal;
    rings_clear(front);
    apart_take(front, TABLE_STAGE, &session);
    journey_note(front);
    const struct stage *here = &stages[journey->stage];
    if (here->twist) { /* what is different tonight */
        table_say(table_of(front), false, "%s: %s", _(here->twist), _(here->twist_says));
    }
    char mark[STAGE_ID_SIZE + 16];
    struct text name = text_in(mark, sizeof mark);
    stage_format(stages[journey->stage].id, stages[journey->stage].way, journey->deal, &name);
    front_trace(front, "\"kind\":\"journey\",\"try\":\"%s\"", mark);
}

void journey_put_back(struct front *front)
{
    if (table_is_stage(table_of(front))) {
        apart_put_back(front);
    }
}

static void stop(struct front *front)
{
    journey_put_back(front);
    drop_given(journey_of(front));
}

void journey_take_coach(struct front *front, int stage)
{
    struct progress *progress = &journey_of(front)->progress;
    if (progress_coach(progress, stage)) {
        progress->record[stage].coached = true;
        journey_save(front);
    }
}

/* ---- while it is played ---------------------------------------------------------------------------- */

void journey_note(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    if (journey_at_table(front) == NULL) {
        return;
    }
    const struct session *session = &table_of(front)->session;
    follow(journey->stage, session, &journey->try);
    if (journey->try.over && !journey->noted) {
        journey->noted = true;
        count(front, journey->stage, session, &journey->try);
        journey_judge_begin(front, journey->stage, session);
        front_trace(front, "\"kind\":\"journey-over\",\"met\":%u,\"stamps\":%u", journey->try.met,
                    journey->news.stamps);
    }
}

const struct part journey_part = {.size = sizeof(struct journey_state),
                                  .key = &journey_key,
                                  .start = start,
                                  .stop = stop,
                                  .hear = rings_hear,
                                  .tick = rings_tick};
