/* SPDX-License-Identifier: MIT */
#include "net/words.h"

#include "base/check.h"

#include <string.h>

enum { GUEST = 1, ROOM = 2 };

static const struct {
    const char *name;
    unsigned char says; /* bits of who may */
} words[LINE_WORDS] = {
    [LINE_UNKNOWN] = {"", 0},
    [LINE_HELLO] = {"hello", GUEST | ROOM},
    [LINE_OPEN] = {"open", GUEST},
    [LINE_ROOM] = {"room", ROOM},
    [LINE_JOIN] = {"join", GUEST},
    [LINE_SEAT] = {"seat", ROOM},
    [LINE_BEGIN] = {"begin", GUEST},
    [LINE_GIVE] = {"give", GUEST},
    [LINE_PLAY] = {"play", GUEST},
    [LINE_PAST] = {"past", ROOM},
    [LINE_UPDATE] = {"update", ROOM},
    [LINE_REFUSED] = {"refused", ROOM},
    [LINE_TIP] = {"tip", GUEST | ROOM},
    [LINE_CHANCE] = {"chance", ROOM},
    [LINE_LINK] = {"link", GUEST},
    [LINE_OPENED] = {"opened", ROOM},
    [LINE_ROUND] = {"round", ROOM},
    [LINE_RESUME] = {"resume", GUEST},
    [LINE_SAY] = {"say", GUEST | ROOM},
    [LINE_CLOCK] = {"clock", ROOM},
    [LINE_PING] = {"ping", GUEST | ROOM},
    [LINE_PONG] = {"pong", GUEST | ROOM},
    [LINE_BYE] = {"bye", GUEST | ROOM},
    [LINE_ERROR] = {"error", ROOM},
};

const char *line_word_name(enum line_word word)
{
    CHECK(word > LINE_UNKNOWN && word < LINE_WORDS);
    return words[word].name;
}

enum line_word line_word_find(const char *name)
{
    for (int word = LINE_UNKNOWN + 1; word < LINE_WORDS; word++) {
        if (strcmp(words[word].name, name) == 0) {
            return (enum line_word)word;
        }
    }
    return LINE_UNKNOWN;
}

bool line_word_from_guest(enum line_word word)
{
    CHECK(word < LINE_WORDS);
    return (words[word].says & GUEST) != 0;
}

bool line_word_from_room(enum line_word word)
{
    CHECK(word < LINE_WORDS);
    return (words[word].says & ROOM) != 0;
}
