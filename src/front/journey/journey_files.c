/* SPDX-License-Identifier: MIT */
/* The files of the journey: its progress, the try of each stage, and the best one. */
#include "front/journey/journey_files.h"

#include "base/hash.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/saves.h"

#include <stdlib.h>
#include <string.h>

static void file_of(int stage, bool best, char file[SERVICE_NAME_SIZE])
{
    text_format(file, SERVICE_NAME_SIZE, "%s/%s-%s%s%s", JOURNEY_FOLDER, stages[stage].id,
                stages[stage].way == STAGE_BACK ? "back" : "out", best ? "-best" : "", SAVES_END);
}

/* ---- the progress ---------------------------------------------------------------------------------- */

static bool take_progress(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = progress_read(&journey_of(front)->progress, text, length);
    text_copy(why->reason, sizeof why->reason, _("this is nothing that a journey could have reached"));
    return why->line == 0;
}

bool journey_read_progress(struct front *front)
{
    bool read = front_take(front, JOURNEY_FILE, take_progress);
    if (!read) {
        progress_clear(&journey_of(front)->progress);
    }
    return read;
}

bool journey_save(struct front *front)
{
    struct journey_state *journey = journey_of(front);
    struct text out = text_in(journey->text, sizeof journey->text);
    progress_write(&journey->progress, &out);
    return front_keep(front, JOURNEY_FILE, &out);
}

void journey_sits_at(struct front *front, int stage)
{
    struct progress *progress = &journey_of(front)->progress;
    if (progress->at_table != stage) {
        progress->at_table = stage;
        journey_save(front);
    }
}

/* ---- sittings -------------------------------------------------------------------------------------- */

int journey_stage_of(const struct journal *journal)
{
    const struct journal_stage *mark = &journal->stage;
    return mark->id[0] ? stage_find(mark->id, mark->back ? STAGE_BACK : STAGE_OUT) : -1;
}

bool journey_agrees(const struct journal *journal, int stage, char *why, size_t size)
{
    const char *reason = NULL;
    if (stage < 0) {
        reason = _("this program does not know its stage");
    } else if (journal->stage.deal >= STAGE_DEALS || stage_differs(&stages[stage], journal)) {
        reason = _("the deals of its stage are others by now");
    }
    text_copy(why, size, reason ? reason : "");
    return reason == NULL;
}

uint64_t journey_identity(const struct session *session)
{
    uint64_t hash = hash_number(session->game->hash(session->state), (uint64_t)session->journal.stage.deal);
    hash = hash_number(hash, (uint64_t)session->journal.count);
    return hash ? hash : 1;
}

static bool take_sitting(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct journey_state *journey = journey_of(front);
    if (!saves_read(text, length, &journey->found, why)) {
        return false;
    }
    const struct journal *journal = &journey->found.journal;
    int stage = journey_stage_of(journal);
    *why = (struct journal_error){.line = 0};
    if (stage != journey->reading && stage >= 0) {
        text_copy(why->reason, sizeof why->reason, _("it is a try of another stage"));
    } else if (journey_agrees(journal, stage, why->reason, sizeof why->reason)) {
        return true;
    }
    session_end(&journey->found);
    return false;
}

static bool read_file(struct front *front, int stage, bool best, struct session *session)
{
    char file[SERVICE_NAME_SIZE];
    file_of(stage, best, file);
    journey_of(front)->reading = stage;
    bool read = front_take(front, file, take_sitting);
    if (read) {
        *session = journey_of(front)->found;
    }
    return read;
}

bool journey_read_try(struct front *front, int stage, struct session *session)
{
    return read_file(front, stage, false, session);
}

bool journey_read_best(struct front *front, int stage, struct session *session)
{
    return read_file(front, stage, true, session);
}

bool journey_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE])
{
    struct journey_state *journey = journey_of(front);
    char file[SERVICE_NAME_SIZE];
    file_of(journey->stage, false, file);
    journey_sits_at(front, journey->stage); /* before its file, which alone could not say it */
    bool written = front_write(front, file, text, length, error);
    if (written) {
        journey->waits[journey->stage] = journey->noted ? 0 : table_of(front)->session.journal.count;
    }
    return written;
}

bool journey_write_best(struct front *front, int stage, const struct session *session)
{
    char file[SERVICE_NAME_SIZE], error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    if (front->guest) {
        return true; /* what another program keeps is left to it */
    }
    char *text = session_save(session, &length);
    file_of(stage, true, file);
    bool written = front_write(front, file, text, length, error);
    free(text);
    if (!written && !front_is_guest(front)) {
        front->services->log(front->services->context, error);
    }
    return written;
}
