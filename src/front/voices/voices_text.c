/* SPDX-License-Identifier: MIT */
/* What was said, as a text:
 *
 *   route-mille voices 1
 *   lost GAMES                           lost running by the person here
 *   game 0123456789abcdef ENDED          its identity, oldest first; ENDED 1: it has ended
 *   with KEY BEGUN ENDED                 games with a character; an ENDED above BEGUN is read as BEGUN too
 *   said EVENT NUMBER GAME ORDER OUT     by that character; OUT 1: not in the bag
 *   end                                  a text without it was cut short
 */
#include "front/voices/voices.h"

#include "base/listing.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille voices 1"
#define LAST_LINE "end"

enum { IDENTITY_DIGITS = 16 };

void voices_write(const struct voice_memory *voices, struct text *out)
{
    text_addf(out, FIRST_LINE "\nlost %d\n", voices->lost);
    for (int i = 0; i < voices->games; i++) {
        text_addf(out, "game %016" PRIx64 " %d\n", voices->game[i].id, voices->game[i].ended);
    }
    for (int i = 0; i < voices->pasts; i++) {
        const struct voice_past *past = &voices->past[i];
        text_addf(out, "with %s %d %d\n", past->key, past->games, past->ended);
        for (int k = 0; k < past->count; k++) {
            const struct voice_said *said = &past->said[k];
            text_addf(out, "said %s %d %d %d %d\n", said->event, said->which, said->game, said->order,
                      said->out);
        }
    }
    text_add(out, LAST_LINE "\n");
}

/* Words and figures of a line: `pattern` holds a w for a word and a d for a figure. */
static bool take(char *rest, const char *pattern, char word[VOICE_KEY_SIZE], int *figure)
{
    for (; *pattern; pattern++) {
        const char *next = listing_word(&rest);
        size_t length = strlen(next);
        if (*pattern == 'w') {
            if (length == 0 || !text_copy(word, VOICE_KEY_SIZE, next)) {
                return false;
            }
        } else {
            if (length == 0 || length > 8 || strspn(next, "0123456789") != length) {
                return false;
            }
            *figure++ = (int)strtol(next, NULL, 10);
        }
    }
    return *rest == '\0';
}

static bool read_with(struct voice_memory *voices, char *rest)
{
    if (voices->pasts == VOICES_MAX) {
        return false;
    }
    int figure[2];
    struct voice_past *past = &voices->past[voices->pasts];
    *past = (struct voice_past){.games = 0};
    if (!take(rest, "wdd", past->key, figure)) {
        return false;
    }
    past->ended = figure[1];
    past->games = figure[0] > past->ended ? figure[0] : past->ended;
    for (int i = 0; i < voices->pasts; i++) {
        if (strcmp(voices->past[i].key, past->key) == 0) {
            return false;
        }
    }
    voices->pasts++;
    return true;
}

static bool read_game(struct voice_memory *voices, char *rest)
{
    char word[VOICE_KEY_SIZE];
    int ended = 0;
    if (voices->games == VOICE_GAMES_MAX || !take(rest, "wd", word, &ended) || ended > 1 ||
        strlen(word) != IDENTITY_DIGITS || strspn(word, "0123456789abcdef") != IDENTITY_DIGITS) {
        return false;
    }
    voices->game[voices->games++] = (struct voice_game){strtoull(word, NULL, 16), ended == 1};
    return true;
}

static bool read_said(struct voice_memory *voices, char *rest)
{
    struct voice_past *past = voices->pasts ? &voices->past[voices->pasts - 1] : NULL;
    int figure[4];
    if (past == NULL || past->count == VOICE_LINES_MAX) {
        return false;
    }
    struct voice_said *said = &past->said[past->count];
    *said = (struct voice_said){.which = 0};
    if (!take(rest, "wdddd", said->event, figure) || figure[1] > past->games || figure[3] > 1) {
        return false;
    }
    said->which = figure[0];
    said->game = figure[1];
    said->order = figure[2];
    said->out = figure[3] == 1;
    past->count++;
    return true;
}

static bool read_line(void *into, char *line)
{
    struct voice_memory *voices = into;
    char key[VOICE_KEY_SIZE], *rest = line;
    const char *word = listing_word(&rest);
    if (strcmp(word, "lost") == 0) {
        return take(rest, "d", key, &voices->lost);
    }
    if (strcmp(word, "game") == 0) {
        return read_game(voices, rest);
    }
    if (strcmp(word, "with") == 0) {
        return read_with(voices, rest);
    }
    return strcmp(word, "said") == 0 && read_said(voices, rest);
}

int voices_read(struct voice_memory *voices, const char *text, size_t length)
{
    static const struct listing listing = {.first = FIRST_LINE, .last = LAST_LINE, .take = read_line};
    static const struct voice_memory nothing;
    struct voice_memory read = nothing;
    int wrong = listing_read(&listing, &read, text, length);
    if (wrong == 0) {
        *voices = read;
    }
    return wrong;
}
