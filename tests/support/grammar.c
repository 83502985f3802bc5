/* SPDX-License-Identifier: MIT */
#include "grammar.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

enum { WORD_SIZE = 64 };

static bool is_in(const char *word, const char *const *list)
{
    for (; *list; list++) {
        if (strcmp(word, *list) == 0) {
            return true;
        }
    }
    return false;
}

static bool ends_in(const char *string, const char *end)
{
    size_t length = strlen(string), tail = strlen(end);
    return length >= tail && strcmp(string + length - tail, end) == 0;
}

/* Bytes of a space at a place: a usual one, one without break, a thin one; 0: there is none. */
static size_t space_at(const char *at)
{
    return *at == ' ' ? 1 : strncmp(at, "\u00a0", 2) == 0 ? 2 : strncmp(at, "\u202f", 3) == 0 ? 3 : 0;
}

/* The word at a place, without the marks around it; an apostrophe ends it. Returns where it ends. */
static const char *read_word(const char *at, char word[WORD_SIZE])
{
    size_t length = 0;
    while (*at && space_at(at) == 0 && strchr(".,:;!?()\"", *at) == NULL && strncmp(at, "’", 3) != 0 &&
           length + 1 < WORD_SIZE) {
        word[length++] = *at++;
    }
    word[length] = '\0';
    return at;
}

/* A place where a word begins. */
static bool begins(const char *string, const char *at)
{
    return at == string || !(isalnum((unsigned char)at[-1]) || (at[-1] & 0x80)) || at[-1] == ' ' ||
           (at - string >= 2 && space_at(at - 2) == 2) || (at - string >= 3 && space_at(at - 3) == 3);
}

/* The next place where a whole word stands, from `from` on; NULL: nowhere. */
static const char *find_word(const char *string, const char *from, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(from, word); at; at = strstr(at + 1, word)) {
        unsigned char after = (unsigned char)at[length];
        if (begins(string, at) && !isalnum(after) &&
            (after < 0x80 || space_at(at + length) || after == 0xE2)) {
            return at;
        }
    }
    return NULL;
}

/* ---- persons ---------------------------------------------------------------------------------------- */

/* The verb that follows: what stands between a pronoun and its verb in French is passed over. */
static void verb_after(const char *at, bool french, char verb[WORD_SIZE])
{
    static const char *const between[] = {"ne", "n", "m",   "me", "nous", "en",  "y",
                                          "l",  "d", "les", "le", "la",   "lui", NULL};
    do {
        size_t space = space_at(at);
        if (space == 0 && strncmp(at, "’", 3) == 0) {
            space = 3;
        }
        verb[0] = '\0';
        if (space == 0) {
            return;
        }
        at = read_word(at + space, verb);
    } while (french && is_in(verb, between));
}

/* Whether "you" belongs to what stands before it: the verb behind is somebody else's. */
static bool hangs_on_a_preposition(const char *string, const char *you)
{
    static const char *const before[] = {"beside ", "against ", "with ", "to ", "for ", "than ", NULL};
    for (int i = 0; before[i]; i++) {
        size_t length = strlen(before[i]);
        if ((size_t)(you - string) >= length && strncmp(you - length, before[i], length) == 0) {
            return true;
        }
    }
    return false;
}

static const char *you_fault(const struct grammar *grammar, const char *string)
{
    static const char *const fine[] = {"as", "across", "this", "always", "pass", "miss", "press", NULL};
    static const char *const french_fine[] = {"êtes", "faites", "refaites", "dites",  "voilà", "voici",
                                              "deux", "et",     "ou",       "\u2013", "",      NULL};
    static const char *const pronouns[2][2] = {{"You", "you"}, {"Vous", "Vous"}};
    char verb[WORD_SIZE];
    for (int i = 0; i < 2; i++) {
        const char *you = pronouns[grammar->french][i];
        for (const char *at = find_word(string, string, you); at; at = find_word(string, at + 1, you)) {
            const char *after = at + strlen(you);
            if (strncmp(after, "’s", 4) == 0 || strncmp(after, "'s", 2) == 0) {
                return "\"you\" is no possessor";
            }
            verb_after(after, grammar->french, verb);
            bool digit = isdigit((unsigned char)verb[0]) || verb[0] == '+' || verb[0] == '-';
            if (grammar->french && !ends_in(verb, "ez") && !digit && !is_in(verb, french_fine)) {
                return "no verb of the second person after \"Vous\"";
            }
            bool third = ends_in(verb, "s") && !is_in(verb, fine) && !hangs_on_a_preposition(string, at);
            if (!grammar->french && third) {
                return "a verb of the third person after \"you\"";
            }
        }
    }
    return NULL;
}

/* A pronoun with a capital in the middle of a sentence is a name that was put in where "you" belongs. */
static const char *middle_fault(const struct grammar *grammar, const char *string)
{
    static const char *const before[] = {"to",  "on",   "against", "by",     "of",  "with",
                                         "and", "from", "sur",     "contre", "par", "que",
                                         "de",  "à",    "lance",   "pour",   "À",   NULL};
    for (int i = 0; before[i]; i++) {
        for (const char *at = find_word(string, string, before[i]); at;
             at = find_word(string, at + 1, before[i])) {
            char word[WORD_SIZE];
            const char *after = at + strlen(before[i]);
            read_word(after + space_at(after), word);
            if (strcmp(word, grammar->french ? "Vous" : "You") == 0) {
                return "\"You\" where \"you\" belongs";
            }
        }
    }
    return NULL;
}

static const char *name_fault(const struct grammar *grammar, const char *string)
{
    static const char *const english[] = {"draw",   "play",  "discard", "have",  "are",   "win",
                                          "extend", "drive", "take",    "think", "parry", "need",
                                          "hold",   "lose",  "your",    NULL};
    char verb[WORD_SIZE];
    for (size_t i = 0; i < sizeof grammar->name / sizeof *grammar->name && grammar->name[i]; i++) {
        const char *name = grammar->name[i];
        for (const char *at = find_word(string, string, name); at; at = find_word(string, at + 1, name)) {
            verb_after(at + strlen(name), grammar->french, verb);
            if (grammar->french ? ends_in(verb, "ez") || strcmp(verb, "êtes") == 0 : is_in(verb, english)) {
                return "a verb of the second person after a name";
            }
        }
    }
    return NULL;
}

/* ---- form ------------------------------------------------------------------------------------------- */

/* A per cent sign stands after a figure; everything else that follows one is a placeholder. */
static const char *placeholder_fault(const char *string)
{
    for (const char *at = strchr(string, '%'); at; at = strchr(at + 1, '%')) {
        const char *before = at;
        for (size_t back = 1; back <= 3; back++) {
            if (at - string >= (ptrdiff_t)back && space_at(at - back) == back) {
                before = at - back;
            }
        }
        if (before == string || !isdigit((unsigned char)before[-1]) || isalnum((unsigned char)at[1])) {
            return "a placeholder is left";
        }
    }
    return strstr(string, "(null)") ? "something is missing" : NULL;
}

/* What an empty word leaves behind. */
static const char *hole_fault(const struct grammar *grammar, const char *string)
{
    static const char *const holes[] = {
        "  ", " .", " ,", "..", ",,",   ",.", ":.", " ’s", "“”", "()", "\xE2\x80\xA6.",
        "!.", "?.", "'",  "\"", "\004", NULL};
    static const char *const english[] = {" !", " ?", " ;", " :", NULL};
    for (int i = 0; holes[i]; i++) {
        if (strstr(string, holes[i])) {
            return holes[i];
        }
    }
    for (int i = 0; !grammar->french && english[i]; i++) {
        if (strstr(string, english[i])) {
            return english[i];
        }
    }
    return NULL;
}

/* English words in a French sentence. */
static const char *language_fault(const struct grammar *grammar, const char *string)
{
    static const char *const english[] = {"the", "your", "you", "of", "and", "draws", "You", "with", NULL};
    for (int i = 0; grammar->french && english[i]; i++) {
        if (find_word(string, string, english[i])) {
            return "English in a French sentence";
        }
    }
    return NULL;
}

static const char *end_fault(enum grammar_form form, const char *string)
{
    static const char *const ends[] = {".", "!", "?", "\u2026", NULL}, *const stays[] = {",", ";", ":", "-",
                                                                                         "(", " ", NULL};
    size_t length = strlen(string);
    if (form == GRAMMAR_PIECE) {
        return NULL;
    }
    if (length == 0) {
        return "nothing is said";
    }
    if (space_at(string) > 0 || islower((unsigned char)string[0])) {
        return "it does not begin";
    }
    for (int i = 0; stays[i]; i++) {
        if (ends_in(string, stays[i])) {
            return "it stops in the middle";
        }
    }
    for (int i = 0; form == GRAMMAR_SENTENCE && ends[i]; i++) {
        if (ends_in(string, ends[i])) {
            return NULL;
        }
    }
    if (form == GRAMMAR_PHRASE && ends_in(string, ".")) {
        return "a phrase has no full stop";
    }
    return form == GRAMMAR_SENTENCE ? "a sentence has an end" : NULL;
}

const char *grammar_fault(const struct grammar *grammar, enum grammar_form form, const char *string)
{
    const char *fault = placeholder_fault(string);
    fault = fault ? fault : hole_fault(grammar, string);
    fault = fault ? fault : language_fault(grammar, string);
    fault = fault ? fault : you_fault(grammar, string);
    fault = fault ? fault : middle_fault(grammar, string);
    fault = fault ? fault : name_fault(grammar, string);
    return fault ? fault : end_fault(form, string);
}
