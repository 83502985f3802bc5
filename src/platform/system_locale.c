/* SPDX-License-Identifier: MIT */
#include "platform/system_locale.h"

#include "base/say.h"
#include "base/text.h"
#include "platform/assets_dir.h"
#include "platform/os/os.h"

#include <SDL.h>

#include <stdio.h>
#include <string.h>

enum { WISHES_MAX = 16 };

static bool learn(struct locale *locale, const char *code)
{
    size_t length = 0;
    const char *why = NULL;
    if (locale_knows(locale, code)) {
        return true;
    }
    char *bytes = locale_is_code(code) ? assets_dir_catalogue(code, &length) : NULL;
    if (bytes == NULL) {
        return false;
    }
    bool good = locale_learn(locale, code, bytes, length, &why);
    if (!good) {
        say_line(stderr, "route-mille: %s.mo: %s", code, why);
    }
    const struct catalogue *catalogue = good ? locale_catalogue(locale, code) : NULL;
    if (catalogue && catalogue->unlike > 0) {
        say_line(stderr,
                 "route-mille: %s.mo: %lu translations do not fit their messages and are passed over: \"%s\"",
                 code, (unsigned long)catalogue->unlike, catalogue->first_unlike);
    }
    return good;
}

/* The code as a string that lives as long as the locale. */
static const char *spoken(const struct locale *locale, const char *code)
{
    for (int i = 0; i < locale->count; i++) {
        if (strcmp(locale->known[i].code, code) == 0) {
            return locale->known[i].code;
        }
    }
    return strcmp(code, LOCALE_PSEUDO) == 0 ? LOCALE_PSEUDO : "en";
}

static bool is_set(const char *name)
{
    const char *value = os_variable(name);
    return value && value[0];
}

/* The languages of the desktop: from environment variables if they are set, else from SDL. */
static int wanted(char wish[WISHES_MAX][LOCALE_CODE_SIZE])
{
    enum { LIST_SIZE = 256 };
    char list[LIST_SIZE];
    struct text out = text_in(list, sizeof list);
    bool set = is_set("LANGUAGE") || is_set("LC_ALL") || is_set("LC_MESSAGES") || is_set("LANG");
    SDL_Locale *locales = set ? NULL : SDL_GetPreferredLocales();
    for (const SDL_Locale *at = locales; at && at->language; at++) {
        text_addf(&out, "%s%s%s%s", at == locales ? "" : ":", at->language, at->country ? "_" : "",
                  at->country ? at->country : "");
    }
    SDL_free(locales);
    if (list[0]) {
        return locale_wanted(list, NULL, NULL, "en", wish, WISHES_MAX);
    }
    return locale_wanted(os_variable("LANGUAGE"), os_variable("LC_ALL"), os_variable("LC_MESSAGES"),
                         os_variable("LANG"), wish, WISHES_MAX);
}

const char *system_locale_speak(struct locale *locale, const char *code,
                                const struct locale_respelling *respelling)
{
    char wish[WISHES_MAX][LOCALE_CODE_SIZE];
    int wishes = 0;
    if (code[0] == '\0') {
        wishes = wanted(wish);
    }
    for (int i = 0; i < wishes && code[0] == '\0'; i++) {
        if (learn(locale, wish[i])) {
            code = wish[i];
        }
    }
    const char *known = code[0] && learn(locale, code) ? spoken(locale, code) : "en";
    locale_speak(locale, known, respelling);
    return known;
}
