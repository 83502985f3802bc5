/* SPDX-License-Identifier: MIT */
#include "front/voices/voices_kept.h"

#include "base/hash.h"
#include "base/i18n/translate.h"
#include "front/front.h"

#include <string.h>

static const char file_name[] = "voices";

struct voice_memory *voices_of(const struct front *front)
{
    return part_of(front, &voices_part);
}

static bool take(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = voices_read(voices_of(front), text, length);
    text_copy(why->reason, sizeof why->reason,
              _("it holds what your opponents have said to you: they may say it again"));
    return why->line == 0;
}

static void load(struct front *front)
{
    memset(voices_of(front), 0, sizeof *voices_of(front));
    front_take(front, file_name, take);
}

void voices_keep(struct front *front)
{
    static char buffer[VOICES_TEXT_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    voices_write(voices_of(front), &out);
    front_keep(front, file_name, &out);
}

struct tale {
    uint8_t begins;
    uint64_t games;
};

static void note(void *context, const struct event *event)
{
    struct tale *tale = context;
    tale->games += event->kind == tale->begins;
}

uint64_t voices_game(const struct session *session, uint8_t begins)
{
    struct tale tale = {.begins = begins};
    session_retell(session, SEAT_NONE, note, &tale);
    uint64_t id = hash_number(hash_number(HASH_START, session->journal.setup.seed), tale.games);
    id = hash_bytes(id, session->game->name, strlen(session->game->name));
    return id ? id : 1;
}

struct rng voices_stream(const struct session *session)
{
    const uint64_t apart = UINT64_C(0x9E3779B97F4A7C15);
    return rng_make(session->journal.setup.seed + (uint64_t)session->journal.count * apart, RNG_COSMETIC);
}

const struct part voices_part = {.size = sizeof(struct voice_memory), .start = load};
