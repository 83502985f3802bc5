/* SPDX-License-Identifier: MIT */
/* The front's own files. A file that cannot be read is kept under another name, and the title says so. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include <stdlib.h>
#include <string.h>

enum { SETTINGS_SIZE = 24 * 1024 };

/* Whether a file could not be read before; its content may be good. */
static char *find_unread(struct front *front, const char *name)
{
    for (int i = 0; i < FRONT_UNREAD_MAX; i++) {
        if (strcmp(front->unread[i], name) == 0) {
            return front->unread[i];
        }
    }
    return NULL;
}

void front_tell(struct front *front, const char *sentence)
{
    char *told = front->told;
    struct text out = text_in(told + strlen(told), sizeof front->told - strlen(told));
    text_add(&out, told[0] ? " " : "");
    text_add(&out, sentence);
    front->services->log(front->services->context, sentence);
    front_touch(front);
}

void front_tell_unopened(struct front *front, const char *path, const struct journal_error *why)
{
    char where[32] = "", sentence[FRONT_TOLD_SIZE];
    if (why->line > 0) {
        text_format(where, sizeof where, _("line %d: "), why->line);
    }
    text_format(sentence, sizeof sentence, _("%s cannot be read (%s%s)."), path, where, why->reason);
    front_tell(front, sentence);
}

/* A damaged file gets another name, and the title says so. */
static void set_aside(struct front *front, const char *name, const struct journal_error *why)
{
    const struct services *services = front->services;
    char kept[SERVICE_NAME_SIZE] = "", where[32] = "", sentence[FRONT_TOLD_SIZE];
    if (why->line > 0) {
        text_format(where, sizeof where, _("line %d: "), why->line);
    }
    bool aside = services->set_aside(services->context, name, kept);
    text_format(sentence, sizeof sentence,
                aside ? _("%s cannot be read (%s%s). The file is kept as %s.")
                      : _("%s cannot be read (%s%s)."),
                name, where, why->reason, kept);
    front_tell(front, sentence);
}

/* Renames a file that could not be read, since its content may be good, before something is written there. */
static void move_aside(struct front *front, const char *name)
{
    const struct services *services = front->services;
    char kept[SERVICE_NAME_SIZE] = "", sentence[FRONT_TOLD_SIZE];
    if (services->set_aside(services->context, name, kept)) {
        text_format(sentence, sizeof sentence, _("%s could not be read: the file is kept as %s."), name,
                    kept);
        front_tell(front, sentence);
    }
}

bool front_write(struct front *front, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    char *unread = find_unread(front, name);
    if (unread) {
        unread[0] = '\0';
        move_aside(front, name);
    }
    return front->services->save(front->services->context, name, data, length, error);
}

static bool take_backup(struct front *front, const char *name,
                        bool (*take)(struct front *, const char *, size_t, struct journal_error *))
{
    const struct services *services = front->services;
    char backup[SERVICE_NAME_SIZE], error[SERVICE_ERROR_SIZE] = "", sentence[FRONT_TOLD_SIZE];
    size_t length = 0;
    struct journal_error why;
    text_format(backup, sizeof backup, "%s.bak", name);
    char *text = services->load(services->context, backup, &length, error);
    bool taken = text && take(front, text, length, &why);
    free(text);
    if (taken) {
        text_format(sentence, sizeof sentence, _("Its backup takes the place of %s."), name);
        front_tell(front, sentence);
    }
    return taken;
}

bool front_take(struct front *front, const char *name,
                bool (*take)(struct front *, const char *, size_t, struct journal_error *))
{
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    struct journal_error why = {.line = 0};
    char *text = services->load(services->context, name, &length, error);
    bool taken = text && take(front, text, length, &why);
    if (text && !taken) {
        set_aside(front, name, &why);
    } else if (!text && error[0]) {
        char *place = find_unread(front, name);
        place = place ? place : find_unread(front, "");
        front_tell(front, error);
        if (place) {
            text_copy(place, SERVICE_NAME_SIZE, name);
        } else {
            move_aside(front, name); /* too many files are unreadable to remember this one */
        }
    }
    free(text);
    return taken || take_backup(front, name, take);
}

static bool take_settings(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = settings_read(&front->settings, text, length);
    text_copy(why->reason, sizeof why->reason, _("this is no value for it"));
    return why->line == 0;
}

bool front_is_guest(struct front *front)
{
    if (!front->guest && front->services->is_guest(front->services->context)) {
        front->guest = true;
        front->guest_asked = false;
        front_touch(front);
    }
    return front->guest;
}

void front_tell_fault(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (front->services->fault(front->services->context, error)) {
        front_tell(front, error);
    }
}

void front_load_settings(struct front *front)
{
    front->settings = settings_default();
    front_take(front, "settings", take_settings);
}

bool front_keep(struct front *front, const char *name, const struct text *text)
{
    char error[SERVICE_ERROR_SIZE] = "";
    CHECK(!text->cut);
    if (front->guest) {
        return true; /* what another program keeps is left to it */
    }
    bool kept = front_write(front, name, text->data, text->length, error);
    if (!kept && front_is_guest(front)) {
        return true;
    }
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
