/* SPDX-License-Identifier: MIT */
#include "front/journey/journey_judge.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/game_review.h"
#include "front/journey/journey_files.h"

enum {
    PERSON = 0,      /* the person's seat */
    WON = 1,         /* the goal of an evening that is won */
    QUICKER = 10,    /* for the kind line alone the judge thinks so much less */
    PER_CENT = 10000 /* millionths */
};

struct judge {
    bool works;
    int stage;
    struct session session; /* owned while it works */
    const struct game_review *game;
    int part, parts;
    bool slicing;
    uint32_t job; /* of the services; 0: none */
    struct review_totals totals;
    bool told; /* the kind line is known: it is of the last evening */
    const char *cost;
    max_align_t review[REVIEW_BYTES / sizeof(max_align_t)], task[REVIEW_TASK_BYTES / sizeof(max_align_t)];
};

static struct judge *judge_of(const struct front *front)
{
    return part_of(front, &journey_judge_part);
}

static bool asks(int stage)
{
    return stage_asks_review(&stages[stage]);
}

/* ---- beginning and ending --------------------------------------------------------------------------- */

static void stop(struct front *front)
{
    struct judge *judge = judge_of(front);
    front->services->work_cancel(front->services->context, judge->job);
    judge->job = 0;
    if (judge->works) {
        session_end(&judge->session);
        judge->works = false;
    }
}

static void begin_part(struct judge *judge)
{
    uint32_t iterations = asks(judge->stage) ? judge->game->iterations : judge->game->iterations / QUICKER;
    judge->game->start(judge->review, &judge->session.journal, PERSON, judge->part, iterations);
    judge->slicing = judge->game->slice != NULL;
}

void journey_judge_begin(struct front *front, int stage, const struct session *session)
{
    struct judge *judge = judge_of(front);
    const struct game_review *game = journey_game(stage)->review;
    stop(front);
    judge->told = false;
    judge->parts = game && game->add ? game->parts(&session->journal) : 0;
    bool wanted = asks(stage) || !(journey_of(front)->news.met >> WON & 1u);
    if (judge->parts == 0 || !wanted) {
        return;
    }
    CHECK(game->size <= sizeof judge->review && game->task_size <= sizeof judge->task);
    judge->works = true;
    judge->stage = stage;
    judge->game = game;
    judge->session = *session;
    journal_copy(&judge->session.journal, &session->journal);
    judge->totals = (struct review_totals){.decisions = 0};
    judge->part = 0;
    begin_part(judge);
}

/* All parts are known. */
static void finish(struct front *front)
{
    struct judge *judge = judge_of(front);
    judge->told = true;
    judge->cost = judge->game->cost;
    if (asks(judge->stage)) {
        int grade = judge->game->grade(&judge->totals, &judge->session.journal, PERSON);
        journey_count_judged(front, judge->stage, &judge->session, grade);
    }
    stop(front);
    front_touch(front);
}

/* ---- working it out -------------------------------------------------------------------------------- */

/* Judges a slice or a job of the part; false: the part is known. */
static bool judge_part(struct front *front)
{
    struct judge *judge = judge_of(front);
    const struct game_review *game = judge->game;
    const struct services *services = front->services;
    if (game->slice) {
        judge->slicing = judge->slicing && game->slice(judge->review, &judge->session.journal);
        return judge->slicing;
    }
    if (judge->job && services->work_done(services->context, judge->job, judge->task)) {
        judge->job = 0;
        game->take(judge->review, judge->task);
    }
    if (judge->job) {
        return true;
    }
    if (!game->next(judge->review, judge->task)) {
        return false;
    }
    const struct work work = {.run = game->work, .size = game->task_size};
    judge->job = services->work_begin(services->context, &work, judge->task);
    return true;
}

/* A try whose goal was not judged before the program ended. */
static void take_up(struct front *front)
{
    struct progress *progress = &journey_of(front)->progress;
    struct session session;
    for (int i = 0; i < stages_count(); i++) {
        struct journey_record *record = &progress->record[i];
        if (!record->judging) {
            continue;
        }
        bool read = journey_read_try(front, i, &session);
        if (read && journey_identity(&session) == record->last) {
            journey_judge_begin(front, i, &session);
        }
        if (read) {
            session_end(&session);
        }
        record->judging = judge_of(front)->works;
        return;
    }
}

/* Whether thoughts of a game go before. */
static bool is_played(const struct front *front)
{
    return front_has(front, OPEN_TABLE) && table_of(front)->seated &&
           table_phase(table_of(front)) == GAME_PLAYING;
}

/* True while a job waits for room or a slice is left. */
static bool tick(struct front *front)
{
    struct judge *judge = judge_of(front);
    if (is_played(front) || front->guest) {
        return false;
    }
    if (!judge->works) {
        take_up(front);
        return judge->works;
    }
    if (judge_part(front)) {
        return judge->job == 0;
    }
    judge->game->add(judge->review, &judge->totals);
    if (++judge->part < judge->parts) {
        begin_part(judge);
        return true;
    }
    finish(front);
    return true;
}

bool journey_is_judging(const struct front *front, int stage)
{
    return journey_record(front, stage)->judging;
}

/* ---- the kind line --------------------------------------------------------------------------------- */

/* "14%", rounded. */
static void per_cent(int64_t millionths, struct text *out)
{
    /* TRANSLATORS: a share in percent. */
    text_addf(out, _("%d%%"), (int)((millionths + PER_CENT / 2) / PER_CENT));
}

void journey_kind_line(const struct front *front, struct text *out)
{
    const struct judge *judge = judge_of(front);
    const struct journey_news *news = &journey_of(front)->news;
    if (!judge->told || news->stage != judge->stage || news->met >> WON & 1u ||
        stage_rivals(&stages[news->stage]) == 0) {
        return;
    }
    char chance[16], choices[16];
    struct text luck = text_in(chance, sizeof chance), loss = text_in(choices, sizeof choices);
    per_cent(-judge->totals.luck, &luck);
    per_cent(judge->totals.loss, &loss);
    if (-judge->totals.luck >= PER_CENT / 2) {
        text_addf(out, _(judge->cost), chance, choices);
    } else {
        /* TRANSLATORS: chance was not against the person: "Your choices cost 6% of your chances to win." */
        text_addf(out, _("Your choices cost %s of your chances to win."), choices);
    }
}

const struct part journey_judge_part = {.size = sizeof(struct judge), .stop = stop, .tick = tick};
