/* SPDX-License-Identifier: MIT */
#include "base/i18n/locale.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/i18n/translate.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>

enum {
    /* a limit that only a mistake can exceed: strings that are no messages */
    MADE_MOST = 16384,
    MADE_SIZE = 4096,     /* of one made string, at most */
    PSEUDO_PERCENT = 140, /* of the English length */
    CODE_LETTERS_MOST = 3
};

struct locale_made {
    struct locale_made *next;
    bool pseudo;
    const struct locale_respelling *respelling;
    const char *text; /* after the source string, in the same block of memory */
    char source[];
};

/* ---- making strings out of strings ------------------------------------------------------------------- */

/* Length of a conversion such as %2$.1f or %% at its percent sign; 1 if it is none. */
static size_t conversion(const char *at)
{
    size_t length = 1 + strspn(at + 1, "0123456789$.-+#*hlzjt' ");
    return at[length] && strchr("diouxXeEfgGcsp%", at[length]) ? length + 1 : 1;
}

static const char *accented(char letter)
{
    static const char plain[] = "aceinouyACEINOUY";
    static const char *const marked[] = {"\u00e4", "\u00e7", "\u00e9", "\u00ef", "\u00f1", "\u00f4",
                                         "\u00fb", "\u00fd", "\u00c4", "\u00c7", "\u00c9", "\u00cf",
                                         "\u00d1", "\u00d4", "\u00db", "\u00dd"};
    const char *found = strchr(plain, letter);
    return found && letter ? marked[found - plain] : NULL;
}

/* Vowels are doubled until the length is reached; tildes fill the rest. */
static void make_pseudo(const char *source, struct text *out)
{
    int length = 0;
    for (const char *at = source; *at; at++) {
        length += ((unsigned char)*at & 0xC0u) != 0x80u;
    }
    int missing = (length * (PSEUDO_PERCENT - 100) + 99) / 100;
    for (const char *at = source; *at;) {
        size_t size = *at == '%' ? conversion(at) : 1;
        const char *mark = accented(*at);
        if (mark == NULL || size > 1) {
            text_add_bytes(out, at, size);
        } else {
            text_add(out, mark);
            if (missing > 0 && strchr("aeiouAEIOU", *at)) {
                text_add(out, mark);
                missing--;
            }
        }
        at += size;
    }
    for (; missing > 0; missing--) {
        text_add(out, "~");
    }
}

/* The string in the pseudo-language or with the respelling. It is made at the first request and stored. */
static const char *make(struct locale *locale, const char *source)
{
    bool respelled = locale->respelling && locale->respelling->has(source);
    const struct locale_respelling *respelling = respelled ? locale->respelling : NULL;
    if (!respelling && !locale->pseudo) {
        return source;
    }
    size_t length = strlen(source);
    struct locale_made **bucket = &locale->made[hash_bytes(HASH_START, source, length) % LOCALE_BUCKETS];
    for (const struct locale_made *made = *bucket; made; made = made->next) {
        if (made->pseudo == locale->pseudo && made->respelling == respelling &&
            strcmp(made->source, source) == 0) {
            return made->text;
        }
    }
    char first[MADE_SIZE], second[MADE_SIZE];
    struct text out = text_in(first, sizeof first), longer = text_in(second, sizeof second);
    if (respelling) {
        respelling->say(source, &out);
    } else {
        text_add(&out, source);
    }
    if (locale->pseudo) {
        make_pseudo(first, &longer);
    }
    const struct text *text = locale->pseudo ? &longer : &out;
    if (out.cut || longer.cut || locale->made_count == MADE_MOST) {
        return source;
    }
    struct locale_made *made = malloc(sizeof *made + length + 1 + text->length + 1);
    CHECK(made != NULL);
    memcpy(made->source, source, length + 1);
    memcpy(made->source + length + 1, text->data, text->length + 1);
    made->text = made->source + length + 1;
    made->pseudo = locale->pseudo;
    made->respelling = respelling;
    made->next = *bucket;
    *bucket = made;
    locale->made_count++;
    return made->text;
}

static const char *find(void *context, const char *message)
{
    struct locale *locale = context;
    const char *found = locale->spoken ? catalogue_find(locale->spoken, message) : NULL;
    return make(locale, found ? found : translate_bare(message));
}

static const char *find_plural(void *context, const char *one, const char *many, unsigned long n)
{
    struct locale *locale = context;
    const char *found = locale->spoken ? catalogue_find_plural(locale->spoken, one, many, n) : NULL;
    return make(locale, found ? found : n == 1 ? one : many);
}

/* ---- languages --------------------------------------------------------------------------------------- */

void locale_open(struct locale *locale)
{
    *locale = (struct locale){.count = 0};
    locale->source = (struct translate_source){.context = locale, .find = find, .find_plural = find_plural};
}

void locale_close(struct locale *locale)
{
    translate_use(NULL);
    for (int i = 0; i < locale->count; i++) {
        free(locale->known[i].bytes);
    }
    for (int i = 0; i < LOCALE_BUCKETS; i++) {
        while (locale->made[i]) {
            struct locale_made *next = locale->made[i]->next;
            free(locale->made[i]);
            locale->made[i] = next;
        }
    }
    *locale = (struct locale){.count = 0};
}

bool locale_is_code(const char *code)
{
    size_t letters = strspn(code, "abcdefghijklmnopqrstuvwxyz");
    if (letters < 2 || letters > CODE_LETTERS_MOST) {
        return false;
    }
    if (code[letters] != '_') {
        return code[letters] == '\0';
    }
    size_t region = strspn(code + letters + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    return region == 2 && code[letters + 3] == '\0';
}

static const struct locale_catalogue *known(const struct locale *locale, const char *code)
{
    for (int i = 0; i < locale->count; i++) {
        if (strcmp(locale->known[i].code, code) == 0) {
            return &locale->known[i];
        }
    }
    return NULL;
}

static bool is_english(const char *code)
{
    return strncmp(code, "en", 2) == 0 && (code[2] == '\0' || code[2] == '_');
}

bool locale_knows(const struct locale *locale, const char *code)
{
    return is_english(code) || strcmp(code, LOCALE_PSEUDO) == 0 || known(locale, code) != NULL;
}

const struct catalogue *locale_catalogue(const struct locale *locale, const char *code)
{
    const struct locale_catalogue *found = known(locale, code);
    return found ? &found->catalogue : NULL;
}

bool locale_learn(struct locale *locale, const char *code, char *bytes, size_t length, const char **why)
{
    struct catalogue catalogue;
    *why = _("There are too many languages.");
    if (locale->count == LOCALE_CATALOGUES_MAX || !locale_is_code(code) || locale_knows(locale, code) ||
        !catalogue_open(&catalogue, bytes, length, why)) {
        free(bytes);
        return false;
    }
    struct locale_catalogue *fresh = &locale->known[locale->count++];
    text_copy(fresh->code, sizeof fresh->code, code);
    fresh->bytes = bytes;
    fresh->catalogue = catalogue;
    return true;
}

bool locale_is_english(const char *code)
{
    return is_english(code) || strcmp(code, LOCALE_PSEUDO) == 0;
}

bool locale_speak(struct locale *locale, const char *code, const struct locale_respelling *respelling)
{
    const struct locale_catalogue *catalogue = known(locale, code);
    locale->spoken = catalogue ? &catalogue->catalogue : NULL;
    locale->pseudo = strcmp(code, LOCALE_PSEUDO) == 0;
    bool counts = respelling && (!respelling->counts || respelling->counts(catalogue ? code : "en"));
    locale->respelling = counts ? respelling : NULL;
    bool plain = !catalogue && !locale->pseudo && !locale->respelling;
    translate_use(plain ? NULL : &locale->source);
    return locale_knows(locale, code);
}

/* Adds a code unless the list has it already or the string is no code. */
static int add_code(char (*codes)[LOCALE_CODE_SIZE], int count, int most, const char *start, size_t length)
{
    char code[LOCALE_CODE_SIZE];
    if (count == most || length >= sizeof code) {
        return count;
    }
    memcpy(code, start, length);
    code[length] = '\0';
    if (!locale_is_code(code)) {
        return count;
    }
    for (int i = 0; i < count; i++) {
        if (strcmp(codes[i], code) == 0) {
            return count;
        }
    }
    memcpy(codes[count], code, length + 1);
    return count + 1;
}

static int add_locale(char (*codes)[LOCALE_CODE_SIZE], int count, int most, const char *start, size_t length)
{
    size_t whole = 0, letters = 0;
    while (whole < length && start[whole] != '.' && start[whole] != '@') {
        whole++;
    }
    while (letters < whole && start[letters] != '_') {
        letters++;
    }
    count = add_code(codes, count, most, start, whole);
    return add_code(codes, count, most, start, letters);
}

int locale_wanted(const char *language, const char *lc_all, const char *lc_messages, const char *lang,
                  char (*codes)[LOCALE_CODE_SIZE], int most)
{
    const char *locale = lc_all && lc_all[0] ? lc_all : lc_messages && lc_messages[0] ? lc_messages : lang;
    bool none = locale == NULL || locale[0] == '\0' || strncmp(locale, "POSIX", 5) == 0 ||
                (locale[0] == 'C' && (locale[1] == '\0' || locale[1] == '.'));
    int count = 0;
    if (none) {
        return add_code(codes, count, most, "en", 2);
    }
    /* LANGUAGE, a list of languages, comes before the locale. */
    for (const char *at = language; at && *at;) {
        size_t length = strcspn(at, ":");
        count = add_locale(codes, count, most, at, length);
        at += length + (at[length] == ':');
    }
    return add_locale(codes, count, most, locale, strlen(locale));
}
