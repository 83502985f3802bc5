/* SPDX-License-Identifier: MIT */
/* Settings and bindings: what is read is written as a text that is read again and is the same. */
#include "fuzz.h"

#include "front/game_front.h"
#include "front/settings/settings.h"

enum { TEXT_SIZE = 24 * 1024 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct settings settings = settings_default();
    struct settings before = settings;
    char *text = fuzz_string(data, size);
    int line = settings_read(&settings, text, size);
    CHECK(line >= 0);
    if (line > 0) {
        CHECK(memcmp(&settings, &before, sizeof settings) == 0);
    }
    free(text);
    char first[TEXT_SIZE];
    char second[TEXT_SIZE];
    struct text out = text_in(first, sizeof first);
    settings_write(&settings, &out);
    CHECK(!out.cut);
    struct settings again = settings_default();
    CHECK(settings_read(&again, first, out.length) == 0);
    out = text_in(second, sizeof second);
    settings_write(&again, &out);
    CHECK(strcmp(first, second) == 0);
    struct intent intent;
    for (enum action action = 0; action < ACTIONS; action++) {
        for (int game = 0; game_fronts[game]; game++) {
            settings.bindings.game = game_fronts[game];
            const char *key = bindings_of(&settings.bindings, DEVICE_KEYS, action);
            const char *pad = bindings_of(&settings.bindings, DEVICE_PAD, action);
            CHECK(key != NULL && pad != NULL);
            bindings_meaning(&settings.bindings, DEVICE_KEYS, key, &intent);
            bindings_meaning(&settings.bindings, DEVICE_PAD, pad, &intent);
        }
    }
    return 0;
}
