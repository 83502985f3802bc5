/* SPDX-License-Identifier: MIT */
#include "front/sound/speaker.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/sound/sounds.h"

#include <string.h>

enum { TWICE_MS = 1000, MUTE_MS = 10000 };

struct speaker_state *speaker_of(const struct front *front)
{
    return part_of(front, &speaker_part);
}

bool speaker_is_on(const struct front *front)
{
    return speaker_of(front)->on && !speaker_of(front)->mute;
}

bool speaker_is_speaking(const struct front *front)
{
    return speaker_of(front)->busy;
}

const char *speaker_last(const struct front *front)
{
    return speaker_of(front)->last;
}

/* ---- the voice ---------------------------------------------------------------------------------------- */

static void forget(struct speaker_state *speaker, int place)
{
    speaker->count--;
    memmove(&speaker->line[place], &speaker->line[place + 1],
            (size_t)(speaker->count - place) * sizeof *speaker->line);
}

/* There is no voice: the queue is emptied, and the trace says so; once, a line on the screen, the
 * title and the log too. */
static void fall_silent(struct front *front)
{
    struct speaker_state *speaker = speaker_of(front);
    speaker->mute = true;
    speaker->count = 0;
    speaker->busy = false;
    front_trace(front, "\"kind\":\"speech\",\"of\":\"none\"");
    if (!speaker->mute_told) {
        speaker->mute_told = true;
        front->services->voice_fault(front->services->context, speaker->mute_why);
        front_tell(front, speaker->mute_why);
        sounds_show(front, speaker->mute_why, MUTE_MS);
    }
    front_touch(front);
}

/* Gives the next sentence to the voice. */
static void go_on(struct front *front)
{
    struct speaker_state *speaker = speaker_of(front);
    const struct services *services = front->services;
    if (speaker->busy || speaker->count == 0) {
        return;
    }
    const struct speaker_line *line = &speaker->line[0];
    if (!services->say(services->context, line->says, front->language)) {
        fall_silent(front);
        return;
    }
    speaker->busy = true;
    speaker->begun = services_now(front->services);
    text_copy(speaker->last, sizeof speaker->last, line->says);
    speaker->last_begun = speaker->begun;
    services->wake(services->context, SPEAKER_PATIENCE_MS);
    sounds_follow_levels(front); /* this may be the last tick for long */
}

/* Ends what is being said. */
static void cut(struct front *front)
{
    struct speaker_state *speaker = speaker_of(front);
    if (speaker->busy) {
        front->services->hush(front->services->context);
        speaker->busy = false;
        forget(speaker, 0);
    }
}

void speaker_hush(struct front *front)
{
    cut(front);
    speaker_of(front)->count = 0;
}

/* Forgets what waits of a rank, and what is being said of it. */
static void hush_rank(struct front *front, enum speaker_rank rank)
{
    struct speaker_state *speaker = speaker_of(front);
    if (speaker->busy && speaker->line[0].rank == rank) {
        cut(front);
    }
    for (int i = speaker->count - 1; i >= (speaker->busy ? 1 : 0); i--) {
        if (speaker->line[i].rank == rank) {
            forget(speaker, i);
        }
    }
}

void speaker_hush_focus(struct front *front)
{
    hush_rank(front, SPEAK_FOCUS);
    go_on(front);
}

/* ---- what waits --------------------------------------------------------------------------------------- */

static int waiting(const struct speaker_state *speaker, enum speaker_rank rank)
{
    int count = 0;
    for (int i = speaker->busy ? 1 : 0; i < speaker->count; i++) {
        count += speaker->line[i].rank == rank;
    }
    return count;
}

/* Whether a sentence was said, or is to be said, within a second of now. */
static bool is_twice(const struct front *front, const char *says)
{
    const struct speaker_state *speaker = speaker_of(front);
    bool twice =
        strcmp(speaker->last, says) == 0 && services_now(front->services) - speaker->last_begun < TWICE_MS;
    for (int i = 0; i < speaker->count && !twice; i++) {
        twice = strcmp(speaker->line[i].says, says) == 0;
    }
    return twice;
}

/* The first word of a sentence that both begin with, with the blank behind it: "Léa " of "Léa draws" and "Léa
 * plays 75"; 0 for none. */
static size_t same_beginning(const char *a, const char *b)
{
    size_t word = strcspn(a, " ");
    bool same = a[word] == ' ' && strncmp(a, b, word + 1) == 0;
    return same ? word + 1 : 0;
}

/* Joins an event to the last one that waits: "Léa draws, plays 75". False: both together are too long. */
static bool join(struct speaker_line *last, const char *says)
{
    size_t same = same_beginning(last->says, says), length = strlen(last->says);
    if (text_characters(last->says, length) + text_characters(says, strlen(says)) + 2 > SPEAKER_MOST) {
        return false;
    }
    struct text out = text_behind(last->says, sizeof last->says);
    bool ended = length > 0 && strchr(".!?", last->says[length - 1]) != NULL;
    text_addf(&out, "%s %s", ended ? "" : ",", ended ? says : says + same);
    return true;
}

static void put(struct front *front, enum speaker_rank rank, const char *says, size_t length)
{
    struct speaker_state *speaker = speaker_of(front);
    /* Behind those of its rank and above; in front of those below. */
    int place = speaker->count;
    while (place > (speaker->busy ? 1 : 0) && speaker->line[place - 1].rank < rank) {
        place--;
    }
    if (speaker->count == SPEAKER_QUEUE) {
        forget(speaker, speaker->count - 1);
        place = place < speaker->count ? place : speaker->count;
    }
    memmove(&speaker->line[place + 1], &speaker->line[place],
            (size_t)(speaker->count - place) * sizeof *speaker->line);
    speaker->count++;
    speaker->line[place].rank = rank;
    text_format(speaker->line[place].says, sizeof speaker->line[place].says, "%.*s", (int)length, says);
}

/* How much of a text the voice gets at once: all of it, or up to the last end of a sentence, comma or blank
 * within SPEAKER_MOST characters. */
static size_t part_of_text(const char *says)
{
    static const char *const ends[] = {".!?:;\n", ",", " "};
    size_t most = 0;
    int characters = 0;
    while (says[most] && characters < SPEAKER_MOST) {
        most++;
        characters += ((unsigned char)says[most] & 0xC0) != 0x80;
    }
    if (says[most] == '\0') {
        return most;
    }
    for (size_t kind = 0; kind < sizeof ends / sizeof *ends; kind++) {
        for (size_t at = most; at > most / 3; at--) {
            if (strchr(ends[kind], says[at - 1]) && (kind == 2 || says[at] == ' ' || says[at] == '\n')) {
                return at;
            }
        }
    }
    return most;
}

static void put_all(struct front *front, enum speaker_rank rank, const char *says)
{
    while (*says) {
        size_t length = part_of_text(says), end = length;
        while (end > 0 && (says[end - 1] == ' ' || says[end - 1] == '\n')) {
            end--;
        }
        if (end > 0) {
            put(front, rank, says, end);
        }
        says += length;
        says += strspn(says, " \n");
    }
}

/* Signs that part words to the eye alone are commas to the ear: some voices would name them. */
static void tidy(const char *shown, struct text *out)
{
    static const char dot[] = " \u00b7 ", dash[] = " \u2013 ";
    while (*shown) {
        const char *a = strstr(shown, dot), *b = strstr(shown, dash);
        const char *sign = a && (b == NULL || a < b) ? a : b;
        if (sign == NULL) {
            text_add(out, shown);
            return;
        }
        text_add_bytes(out, shown, (size_t)(sign - shown));
        text_add(out, ", ");
        shown = sign + (sign == a ? sizeof dot : sizeof dash) - 1;
    }
}

void speaker_say(struct front *front, enum speaker_rank rank, const char *shown)
{
    struct speaker_state *speaker = speaker_of(front);
    char says[2 * SPEAKER_SIZE];
    struct text out = text_in(says, sizeof says);
    if (!speaker_is_on(front)) {
        return;
    }
    tidy(shown, &out);
    if (out.length == 0) {
        return;
    }
    if (rank == SPEAK_URGENT) {
        speaker_hush(front);
    }
    if (rank != SPEAK_ANSWER && is_twice(front, says)) {
        return;
    }
    if (rank == SPEAK_ANSWER) {
        hush_rank(front, SPEAK_ANSWER);
        hush_rank(front, SPEAK_FOCUS);
        hush_rank(front, SPEAK_ASIDE);
    } else if (rank == SPEAK_EVENT) {
        hush_rank(front, SPEAK_ASIDE);
        int last = speaker->count - 1;
        while (last > 0 && speaker->line[last].rank != SPEAK_EVENT) {
            last--;
        }
        if (waiting(speaker, SPEAK_EVENT) >= SPEAKER_EVENTS && join(&speaker->line[last], says)) {
            return;
        }
    } else if (rank == SPEAK_ASIDE && waiting(speaker, SPEAK_EVENT) > 0) {
        return;
    }
    put_all(front, rank, says);
    go_on(front);
}

bool speaker_is_waited_for(const struct front *front)
{
    const struct speaker_state *speaker = speaker_of(front);
    bool event =
        speaker->busy && (speaker->line[0].rank == SPEAK_EVENT || speaker->line[0].rank == SPEAK_URGENT);
    return speaker->on && event && services_now(front->services) - speaker->begun < SPEAKER_PATIENCE_MS;
}

/* ---- on and off --------------------------------------------------------------------------------------- */

void speaker_tune(struct front *front)
{
    const struct settings *settings = &front->settings;
    front->services->set_voice(front->services->context,
                               &(struct voice_manner){.rate = settings->speech_rate,
                                                      .loudness = settings->speech_loudness,
                                                      .name = settings->speech_voice});
}

void speaker_follow(struct front *front)
{
    struct speaker_state *speaker = speaker_of(front);
    int wish = front->settings.speech;
    bool on = wish == SPEECH_ON ||
              (wish == SPEECH_AS_SYSTEM && front->services->screen_reader(front->services->context));
    if (!on) {
        speaker_hush(front);
    }
    speaker->mute = false;
    speaker->on = on;
    if (on) {
        speaker_tune(front);
    }
}

static bool speaker_intent(struct front *front, const struct intent *intent)
{
    struct speaker_state *speaker = speaker_of(front);
    if (intent->kind == INTENT_MUTE) {
        fall_silent(front);
        return true;
    }
    if (intent->kind == INTENT_READER) {
        speaker_follow(front);
        return true;
    }
    if (intent->kind != INTENT_SAID) {
        return false;
    }
    if (speaker->busy) {
        speaker->busy = false;
        forget(speaker, 0);
        go_on(front);
    }
    return true;
}

const struct part speaker_part = {.size = sizeof(struct speaker_state),
                                  .start = speaker_follow,
                                  .intent = speaker_intent,
                                  .stop = speaker_hush};
