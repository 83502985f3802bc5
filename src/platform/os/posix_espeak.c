/* SPDX-License-Identifier: MIT */
/* The program espeak-ng: each sentence is a child of its own, which reads the sentence from a pipe and ends
 * when it has said it. The program is neither linked nor loaded: its licence is the GPL. */
#include "platform/os/posix_child.h"
#include "platform/os/posix_voice.h"

#include "base/text.h"

#include <string.h>
#include <unistd.h>

/* Words a minute, and the amplitude, both usual ones of the program. */
enum { USUAL_WPM = 175, LEAST_WPM = 80, USUAL_AMPLITUDE = 100, LIST_MS = 2000, LIST_SIZE = 1 << 16 };
static const char program[] = "espeak-ng";

struct espeak {
    pid_t child; /* -1: none */
    bool failed; /* no child could be started */
    struct os_utterance utterance;
};

static void *espeak_open(void)
{
    if (!child_is_there(program)) {
        return NULL;
    }
    struct espeak *espeak = calloc(1, sizeof *espeak);
    if (espeak) {
        espeak->child = -1;
    }
    return espeak;
}

static void espeak_hush(void *voice)
{
    struct espeak *espeak = voice;
    if (espeak->child > 0) {
        child_end(espeak->child);
        espeak->child = -1;
    }
}

static void espeak_close(void *voice)
{
    espeak_hush(voice);
    free(voice);
}

/* Two brackets would begin a spelling by sounds: a blank parts them. */
static void write_sentence(int input, const char *sentence)
{
    char line[2 * OS_SENTENCE_SIZE];
    struct text out = text_in(line, sizeof line);
    for (const char *at = sentence; *at; at++) {
        text_add_bytes(&out, at, 1);
        if (at[0] == '[' && at[1] == '[') {
            text_add(&out, " ");
        }
    }
    text_add(&out, "\n");
    os_write(input, line, out.length);
}

/* A sentence is shorter than what a pipe holds, so that all of it is written at once. */
static void start(struct espeak *espeak)
{
    const struct os_utterance *utterance = &espeak->utterance;
    char wpm[16], amplitude[16];
    int words = USUAL_WPM * utterance->rate / 100;
    text_format(wpm, sizeof wpm, "%d", words > LEAST_WPM ? words : LEAST_WPM);
    text_format(amplitude, sizeof amplitude, "%d", USUAL_AMPLITUDE * utterance->loudness / 100);
    const char *const arguments[] = {
        program,   "-v", utterance->name[0] ? utterance->name : utterance->language,
        "-s",      wpm,  "-a",
        amplitude, "-b", "1", /* UTF-8 */
        "--stdin", NULL};
    int input = -1;
    espeak->child = child_start(arguments, &input, NULL);
    espeak->failed = espeak->child < 0;
    if (!espeak->failed) {
        write_sentence(input, utterance->sentence);
        close(input);
    }
}

static void espeak_say(void *voice, const struct os_utterance *utterance)
{
    struct espeak *espeak = voice;
    espeak_hush(voice);
    espeak->utterance = *utterance;
    start(espeak);
}

static enum os_speaking espeak_look(void *voice)
{
    struct espeak *espeak = voice;
    if (espeak->failed) {
        espeak->failed = false;
        return OS_VOICE_FAILS;
    }
    enum child_state state = espeak->child > 0 ? child_look(espeak->child) : CHILD_DONE;
    if (state == CHILD_RUNS) {
        return OS_SPEAKS;
    }
    espeak->child = -1;
    if (state == CHILD_FAILED && espeak->utterance.name[0]) {
        /* The name may be one of another system; the language's usual voice is tried instead. */
        espeak->utterance.name[0] = '\0';
        start(espeak);
        return OS_SPEAKS;
    }
    return state == CHILD_DONE ? OS_SAID : OS_VOICE_FAILS;
}

/* Adds the names of the table that `espeak-ng --voices` writes: the fourth column, where a blank is written
 * as an underline. Those of mbrola need files that are rarely there. */
static void add_names(const char *table, struct text *names)
{
    for (const char *line = strchr(table, '\n'); line && line[1]; line = strchr(line + 1, '\n')) {
        const char *at = line + 1;
        for (int column = 1; column < 4; column++) {
            at += strspn(at, " ");
            at += strcspn(at, " \n");
        }
        at += strspn(at, " ");
        size_t length = strcspn(at, " \n");
        const char *file = at + length + strspn(at + length, " ");
        if (length > 0 && strncmp(file, "mb/", 3) != 0) {
            size_t from = names->length;
            text_add_bytes(names, at, length);
            for (; from < names->length; from++) {
                names->data[from] = names->data[from] == '_' ? ' ' : names->data[from];
            }
            text_add(names, "\n");
        }
    }
}

static void espeak_list(void *voice, const char *language, struct text *names)
{
    (void)voice;
    int output = -1;
    char wanted[32];
    text_format(wanted, sizeof wanted, "--voices=%s", language);
    const char *const arguments[] = {program, wanted, NULL};
    pid_t child = child_start(arguments, NULL, &output);
    char *table = child > 0 ? malloc(LIST_SIZE) : NULL;
    if (table) {
        struct text out = text_in(table, LIST_SIZE);
        child_read(output, LIST_MS, &out);
        add_names(table, names);
        free(table);
    }
    if (child > 0) {
        close(output);
        child_end(child);
    }
}

const struct os_voice_way posix_espeak = {.name = "espeak-ng",
                                          .open = espeak_open,
                                          .close = espeak_close,
                                          .say = espeak_say,
                                          .look = espeak_look,
                                          .hush = espeak_hush,
                                          .list = espeak_list};
