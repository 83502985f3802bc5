/* SPDX-License-Identifier: MIT */
#include "platform/voice.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/threads.h"

#include <string.h>

/* A voice is looked at every LOOK_MS while it speaks. STACK_BYTES is enough for the libraries of systems. */
enum { LOOK_MS = 10, CLOSE_MS = 500, STACK_BYTES = 256 << 10 };
enum { NAMES_SIZE = 8192, PAUSE_MS = 400, CHARACTER_MS = 65 };

_Static_assert((int)VOICE_NAME_SIZE == (int)OS_VOICE_NAME_SIZE,
               "a name that was chosen is the one that is said");

struct voice_line {
    uint32_t number;
    struct os_utterance utterance;
    bool given;     /* nothing will tell its end: it is reckoned */
    uint64_t until; /* time in ms at which it is given up or, if given, has ended; 0: still to be set */
};

struct voice {
    SDL_mutex *lock; /* guards all fields below but `due`; never held while a way is at work */
    SDL_cond *news, *ended;
    SDL_Thread *thread;
    const struct os_voice_way *const *ways;
    void (*wake)(void *context);
    void *wake_context;
    bool started;
    bool closing, over, abandoned; /* over: the thread has ended; abandoned: it frees all of this */
    struct voice_line line[VOICE_QUEUE];
    int count;
    uint32_t last;    /* the number that was given out last */
    uint32_t current; /* of the sentence that the way says; 0: none */
    uint32_t begun;   /* of the sentence that was begun last */
    bool cut;         /* what the way says must end, */
    bool hangs;       /* and the way must be closed, since it does not answer */
    int failures;     /* of the way, in a row */
    bool leaves;      /* it has failed too often: once it is closed, the next way speaks */
    bool lost;
    int forgotten;              /* sentences that were lost with the voice */
    struct os_utterance manner; /* how sentences are said that come; its texts but for the name are empty */
    /* Languages: whose names are asked for; whose are in `names`. */
    char wanted[OS_LANGUAGE_SIZE], listed[OS_LANGUAGE_SIZE];
    char names[NAMES_SIZE];
    struct voice_news told;
    int way;      /* the thread alone changes these two, */
    void *handle; /* of the open way; NULL: none is open */
    uint64_t due; /* and only the loop uses this */
};

/* ---- on the thread ------------------------------------------------------------------------------------- */

/* There is news for the loop. The lock is held, so that nobody is woken who is already gone. */
static void tell(struct voice *voice)
{
    if (!voice->closing) {
        voice->wake(voice->wake_context);
    }
}

/* The sentence at the head of the queue has ended, in whatever way. The lock is held. */
static void end_first(struct voice *voice)
{
    voice->count--;
    memmove(voice->line, voice->line + 1, (size_t)voice->count * sizeof *voice->line);
    voice->told.said++;
}

/* There is no voice, until somebody asks for one again. The lock is held. */
static void lose(struct voice *voice)
{
    voice->forgotten = voice->count;
    voice->count = 0;
    voice->failures = 0;
    voice->leaves = false;
    voice->lost = true;
    voice->told.lost = true;
}

/* The way has broken down, or does not answer. The lock is held. */
static void fail(struct voice *voice)
{
    const struct os_voice_way *const *way = &voice->ways[voice->way];
    voice->told.troubled = *way ? (*way)->name : NULL;
    if (++voice->failures < VOICE_FAILURES) {
        return;
    }
    if (voice->leaves || !way[0] || !way[1]) {
        lose(voice);
    }
    voice->failures = 0;
    voice->leaves = true;
}

/* Locked before and after. */
static void close_way(struct voice *voice)
{
    void *handle = voice->handle;
    voice->handle = NULL;
    voice->current = 0;
    if (handle) {
        SDL_UnlockMutex(voice->lock);
        voice->ways[voice->way]->close(handle);
        SDL_LockMutex(voice->lock);
    }
    if (voice->leaves) {
        voice->leaves = false;
        voice->way = voice->ways[voice->way] && voice->ways[voice->way + 1] ? voice->way + 1 : 0;
    }
}

/* The open way, opened now if it must be; NULL: there is none. Locked before and after. */
static void *open_way(struct voice *voice)
{
    while (!voice->handle && voice->ways[voice->way]) {
        const struct os_voice_way *way = voice->ways[voice->way];
        SDL_UnlockMutex(voice->lock);
        void *handle = way->open();
        SDL_LockMutex(voice->lock);
        voice->handle = handle;
        if (handle) {
            voice->listed[0] = '\0'; /* other ways have other names */
            voice->told.way = way->name;
            tell(voice);
        } else {
            voice->leaves = false;
            voice->way++;
        }
    }
    return voice->handle;
}

static void begin(struct voice *voice)
{
    uint32_t number = voice->line[0].number;
    void *handle = open_way(voice);
    if (!handle) {
        voice->way = 0;
        lose(voice);
        tell(voice);
        return;
    }
    if (voice->closing || voice->count == 0 || voice->line[0].number != number) {
        return; /* closed or hushed meanwhile */
    }
    struct os_utterance utterance = voice->line[0].utterance;
    voice->current = voice->begun = number;
    SDL_UnlockMutex(voice->lock);
    voice->ways[voice->way]->say(handle, &utterance);
    SDL_LockMutex(voice->lock);
}

static void look(struct voice *voice)
{
    const struct os_voice_way *way = voice->ways[voice->way];
    SDL_UnlockMutex(voice->lock);
    enum os_speaking speaking = way->look(voice->handle);
    SDL_LockMutex(voice->lock);
    bool ours = !voice->cut && voice->count > 0 && voice->line[0].number == voice->current;
    switch (speaking) {
    case OS_SPEAKS:
        break;
    case OS_SAID:
        voice->current = 0;
        voice->failures = 0;
        if (ours) {
            end_first(voice);
            tell(voice);
        }
        break;
    case OS_GIVEN:
        voice->current = 0;
        voice->failures = 0;
        if (ours) {
            voice->line[0].given = true;
            voice->line[0].until = 0;
            tell(voice);
        }
        break;
    case OS_VOICE_FAILS:
        if (ours) { /* before the way is closed: the queue is another one then */
            end_first(voice);
        }
        fail(voice);
        tell(voice);
        close_way(voice);
        break;
    case OS_VOICE_ABSENT: /* the next way says the sentence */
        voice->leaves = false;
        close_way(voice);
        voice->way++;
        voice->begun = 0;
        break;
    }
}

static void hush_way(struct voice *voice)
{
    bool hangs = voice->hangs;
    voice->cut = voice->hangs = false;
    voice->current = 0;
    if (hangs) {
        close_way(voice);
    } else if (voice->handle) {
        SDL_UnlockMutex(voice->lock);
        voice->ways[voice->way]->hush(voice->handle);
        SDL_LockMutex(voice->lock);
    }
}

static void list_names(struct voice *voice)
{
    char names[NAMES_SIZE] = "", language[OS_LANGUAGE_SIZE];
    struct text out = text_in(names, sizeof names);
    const struct os_voice_way *way = voice->ways[voice->way];
    text_copy(language, sizeof language, voice->wanted);
    voice->wanted[0] = '\0';
    if (voice->thread || way->lists_at_once) {
        SDL_UnlockMutex(voice->lock);
        way->list(voice->handle, language, &out);
        SDL_LockMutex(voice->lock);
    }
    text_copy(voice->names, sizeof voice->names, names);
    text_copy(voice->listed, sizeof voice->listed, language);
    voice->told.listed = true;
    tell(voice);
}

/* Does what is to be done next. False: nothing, before somebody asks or time goes by. Locked before and
 * after. */
static bool turn(struct voice *voice)
{
    bool begins = voice->count > 0 && voice->line[0].number != voice->begun && voice->current == 0;
    if (voice->cut) {
        hush_way(voice);
    } else if (begins) {
        begin(voice);
    } else if (voice->current != 0) {
        uint32_t number = voice->current;
        look(voice);
        return voice->current != number;
    } else if (voice->wanted[0] && voice->handle) {
        list_names(voice);
    } else {
        return false;
    }
    return true;
}

static void free_all(struct voice *voice)
{
    SDL_DestroyCond(voice->news);
    SDL_DestroyCond(voice->ended);
    SDL_DestroyMutex(voice->lock);
    SDL_free(voice);
}

static int speak(void *context)
{
    struct voice *voice = context;
    SDL_LockMutex(voice->lock);
    while (!voice->closing) {
        if (turn(voice) || voice->closing) {
            continue;
        }
        if (voice->current != 0) {
            SDL_CondWaitTimeout(voice->news, voice->lock, LOOK_MS);
        } else {
            SDL_CondWait(voice->news, voice->lock);
        }
    }
    hush_way(voice);
    close_way(voice);
    voice->over = true;
    SDL_CondSignal(voice->ended);
    bool abandoned = voice->abandoned;
    SDL_UnlockMutex(voice->lock);
    if (abandoned) {
        free_all(voice);
    }
    return 0;
}

/* ---- on the loop --------------------------------------------------------------------------------------- */

struct voice *voice_open(const struct os_voice_way *const *ways, void (*wake)(void *context), void *context)
{
    struct voice *voice = SDL_calloc(1, sizeof *voice);
    CHECK(voice != NULL);
    voice->ways = ways;
    voice->wake = wake;
    voice->wake_context = context;
    voice->manner = (struct os_utterance){.rate = 100, .loudness = 100};
    voice->lock = SDL_CreateMutex();
    voice->news = threads_condition();
    voice->ended = threads_condition();
    CHECK(voice->lock != NULL);
    return voice;
}

void voice_close(struct voice *voice)
{
    if (!voice) {
        return;
    }
    SDL_LockMutex(voice->lock);
    voice->closing = true;
    if (!voice->thread) {
        hush_way(voice);
        close_way(voice);
        SDL_UnlockMutex(voice->lock);
        free_all(voice);
        return;
    }
    SDL_CondSignal(voice->news);
    for (int waited = 0; !voice->over && waited < CLOSE_MS; waited += LOOK_MS) {
        SDL_CondWaitTimeout(voice->ended, voice->lock, LOOK_MS);
    }
    SDL_Thread *thread = voice->thread;
    bool over = voice->over;
    voice->abandoned = !over;
    SDL_UnlockMutex(voice->lock);
    if (over) {
        SDL_WaitThread(thread, NULL);
        free_all(voice);
    } else {
        SDL_DetachThread(thread);
    }
}

/* Makes one line of a text. */
static void copy_line(char *line, size_t size, const char *text)
{
    text_copy(line, size, text);
    for (char *at = line; *at; at++) {
        *at = (unsigned char)*at < ' ' || *at == 0x7F ? ' ' : *at;
    }
}

bool voice_say(struct voice *voice, const char *sentence, const char *language)
{
    SDL_LockMutex(voice->lock);
    bool lost = voice->lost, first = !lost && !voice->started;
    if (!lost) {
        if (voice->count == VOICE_QUEUE) { /* the first is being said, and the second has waited longest */
            voice->count--;
            memmove(voice->line + 1, voice->line + 2, (VOICE_QUEUE - 2) * sizeof *voice->line);
            voice->told.said++;
        }
        voice->last += voice->last == UINT32_MAX ? 2 : 1; /* 0 is nobody's */
        struct voice_line *line = &voice->line[voice->count++];
        *line = (struct voice_line){.number = voice->last, .utterance = voice->manner};
        copy_line(line->utterance.sentence, sizeof line->utterance.sentence, sentence);
        copy_line(line->utterance.language, sizeof line->utterance.language, language);
        voice->started = true;
        voice->due = 1;
        SDL_CondSignal(voice->news);
    }
    if (first) {
        voice->thread = threads_begin(speak, "speaking", STACK_BYTES, voice);
    }
    SDL_UnlockMutex(voice->lock);
    return !lost;
}

void voice_hush(struct voice *voice)
{
    SDL_LockMutex(voice->lock);
    voice->cut = voice->cut || voice->count > 0;
    voice->count = 0;
    voice->told.said = voice->forgotten = 0;
    SDL_CondSignal(voice->news);
    SDL_UnlockMutex(voice->lock);
}

void voice_set(struct voice *voice, const struct voice_manner *manner)
{
    SDL_LockMutex(voice->lock);
    voice->manner = (struct os_utterance){.rate = manner->rate, .loudness = manner->loudness};
    copy_line(voice->manner.name, sizeof voice->manner.name, manner->name);
    voice->told.said += voice->told.lost ? voice->forgotten : 0;
    voice->lost = voice->told.lost = false;
    SDL_UnlockMutex(voice->lock);
}

void voice_names(struct voice *voice, const char *language, struct text *names)
{
    SDL_LockMutex(voice->lock);
    if (strcmp(voice->listed, language) == 0) {
        text_add(names, voice->names);
    } else if (voice->started) {
        text_copy(voice->wanted, sizeof voice->wanted, language);
        voice->due = 1;
        SDL_CondSignal(voice->news);
    }
    SDL_UnlockMutex(voice->lock);
}

int voice_reckoned_ms(const char *sentence, int rate)
{
    int characters = text_characters(sentence, strlen(sentence));
    return PAUSE_MS + SDL_max(characters, 0) * CHARACTER_MS * 100 / (rate > 0 ? rate : 100);
}

/* The end of the first sentence by the clock. The lock is held. */
static void reckon(struct voice *voice, uint64_t now)
{
    struct voice_line *first = &voice->line[0];
    uint64_t length = (uint64_t)voice_reckoned_ms(first->utterance.sentence, first->utterance.rate);
    if (first->until == 0) {
        first->until = now + length + (first->given ? 0 : VOICE_PATIENCE_MS);
    } else if (now >= first->until && first->given) {
        end_first(voice);
    } else if (now >= first->until) {
        voice->cut = voice->hangs = true;
        end_first(voice);
        fail(voice);
        SDL_CondSignal(voice->news);
    }
}

void voice_step(struct voice *voice, uint64_t now, struct voice_news *news)
{
    *news = (struct voice_news){.said = 0};
    if (voice->due == 0 && !voice->started) {
        return;
    }
    SDL_LockMutex(voice->lock);
    bool alone = voice->started && !voice->thread;
    while (alone && turn(voice)) {
    }
    if (voice->count > 0) {
        reckon(voice, now);
    }
    voice->due = voice->count > 0 ? SDL_max(voice->line[0].until, 1) : 0;
    if (alone && (voice->current != 0 || voice->cut)) {
        voice->due = now + LOOK_MS;
    }
    *news = voice->told;
    voice->told = (struct voice_news){.said = 0};
    SDL_UnlockMutex(voice->lock);
}

uint64_t voice_due(const struct voice *voice)
{
    return voice->due;
}
