/* SPDX-License-Identifier: MIT */
/* The front's own files: what cannot be read is kept, and told on the title; the settings. */
#include "base/check.h"
#include "base/words.h"
#include "front/front.h"

#include <stdlib.h>
#include <string.h>

enum { SETTINGS_SIZE = 8192 };

/* The title tells of every file that could not be read, one sentence after the other. */
static void tell(struct front *front, const char *sentence)
{
    char *told = front->title.message;
    struct text out = text_in(told + strlen(told), sizeof front->title.message - strlen(told));
    text_add(&out, told[0] ? " " : "");
    text_add(&out, sentence);
    front->services->log(front->services->context, sentence);
    front_touch(front);
}

void front_set_aside(struct front *front, const char *name, int line, const char *reason)
{
    const struct services *services = front->services;
    char kept[SERVICE_NAME_SIZE] = "", where[32] = "", sentence[TITLE_MESSAGE_SIZE];
    if (line > 0) {
        text_format(where, sizeof where, _("line %d: "), line);
    }
    bool aside = services->set_aside(services->context, name, kept);
    text_format(sentence, sizeof sentence,
                aside ? _("%s cannot be read (%s%s). The file is kept as %s.")
                      : _("%s cannot be read (%s%s)."),
                name, where, reason, kept);
    tell(front, sentence);
}

char *front_load(struct front *front, const char *name, size_t *length)
{
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "", kept[SERVICE_NAME_SIZE] = "", sentence[TITLE_MESSAGE_SIZE];
    char *text = services->load(services->context, name, length, error);
    if (text == NULL && error[0]) {
        /* What is written next would take its place. */
        bool aside = services->set_aside(services->context, name, kept);
        if (aside) {
            text_format(sentence, sizeof sentence, _("%s The file is kept as %s."), error, kept);
        }
        tell(front, aside ? sentence : error);
    }
    return text;
}

void front_load_settings(struct front *front)
{
    size_t length = 0;
    char *text = front_load(front, "settings", &length);
    front->settings = settings_default();
    if (text == NULL) {
        return;
    }
    int line = settings_read(&front->settings, text, length);
    free(text);
    if (line != 0) {
        front_set_aside(front, "settings", line, _("this is no value for it"));
    }
}

bool front_keep(struct front *front, const char *name, const struct text *text)
{
    char error[SERVICE_ERROR_SIZE] = "";
    CHECK(!text->cut);
    bool kept = front->services->save(front->services->context, name, text->data, text->length, error);
    if (!kept) {
        front->services->log(front->services->context, error);
        sounds_cue(front, CUE_BELL);
    }
    text_copy(front->unkept, sizeof front->unkept, kept ? "" : error);
    front_touch(front);
    return kept;
}

void front_save_settings(struct front *front)
{
    char buffer[SETTINGS_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    settings_write(&front->settings, &out);
    front_keep(front, "settings", &out);
}
