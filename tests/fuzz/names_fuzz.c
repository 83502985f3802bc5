/* SPDX-License-Identifier: MIT */
/* Names of saves and people, command lines, lists of languages: refused with a reason, or harmless. */
#include "fuzz.h"

#include "app/options.h"
#include "base/i18n/locale.h"
#include "base/text.h"
#include "front/table/saves.h"

enum { WORDS_MOST = 16, CODES_MOST = 8, REASON_SIZE = 256, SHOWN_SIZE = 4096 };

static void as_save(const char *name)
{
    char file[SERVICE_NAME_SIZE];
    char back[SEAT_NAME_SIZE];
    char why[REASON_SIZE] = "";
    if (saves_file(name, file, why, sizeof why)) {
        CHECK(strncmp(file, SAVES_FOLDER "/", sizeof SAVES_FOLDER) == 0 && !strstr(file, "/../"));
        CHECK(strchr(file + sizeof SAVES_FOLDER, '/') == NULL && file[sizeof SAVES_FOLDER] != '.');
        CHECK(strcmp(file, SAVES_PREVIOUS) != 0);
        CHECK(strchr(". ", name[strlen(name) - 1]) == NULL);
        saves_name(file, back);
        CHECK(strcmp(back, name) == 0);
    } else {
        CHECK(why[0] != '\0');
    }
    saves_name(name, back);
}

static void as_options(char *line)
{
    char *word[WORDS_MOST];
    int count = 0;
    char *place = NULL;
    for (char *at = strtok_r(line, "\n", &place); at && count < WORDS_MOST;
         at = strtok_r(NULL, "\n", &place)) {
        word[count++] = at;
    }
    struct options options;
    char error[REASON_SIZE] = "";
    CHECK(options_read(&options, count, word, error, sizeof error) == (error[0] == '\0'));
}

static void as_languages(const char *text)
{
    char codes[CODES_MOST][LOCALE_CODE_SIZE];
    int count = locale_wanted(text, "", NULL, text, codes, CODES_MOST);
    CHECK(count >= 0 && count <= CODES_MOST);
    for (int i = 0; i < count; i++) {
        CHECK(locale_is_code(codes[i]) && strpbrk(codes[i], "./%") == NULL);
    }
    CHECK(!locale_is_code(text) || strpbrk(text, "./%") == NULL);
}

static void as_said(const char *text)
{
    char shown[SHOWN_SIZE];
    struct text out = text_in(shown, sizeof shown);
    text_add_shown(&out, text);
    CHECK(text_characters(shown, out.length) >= 0);
    if (text_characters(text, strlen(text)) >= 0 && !out.cut) {
        CHECK(strcmp(shown, text) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_string(data, size);
    as_save(text);
    as_languages(text);
    as_said(text);
    as_options(text);
    free(text);
    return 0;
}
