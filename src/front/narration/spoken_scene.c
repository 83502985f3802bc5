/* SPDX-License-Identifier: MIT */
/* The screen as a whole: its title as it comes, what changes of the title while it stays, and what is to be
 * told about files. */
#include "base/hash.h"
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/narration/narration.h"
#include "front/stage/bar.h"

#include <string.h>

static void title_of(const struct front *front, const struct scene *scene, struct text *out)
{
    if (scene->title) {
        scene->title(front, out);
    } else if (scene->status) {
        struct status status = {.lamp = false};
        scene->status(front, &status);
        text_add(out, status.message);
    }
}

/* The length of a sentence, with its sign and without the blank behind it. */
static size_t sentence_length(const char *at)
{
    size_t length = 0;
    while (at[length] && !(strchr(".!?", at[length]) && at[length + 1] == ' ')) {
        length++;
    }
    return at[length] ? length + 1 : length;
}

/* Adds the sentences that `before` does not have. */
static void add_new(const char *before, const char *now, struct text *out)
{
    while (*now) {
        char sentence[SPEAKER_SIZE];
        size_t length = sentence_length(now);
        text_format(sentence, sizeof sentence, "%.*s", (int)length, now);
        if (strstr(before, sentence) == NULL) {
            text_add_sentence(out, sentence);
        }
        now += length;
        now += strspn(now, " ");
    }
}

void narration_say_scene(struct front *front, const struct scene *scene, bool came)
{
    struct narration_state *narration = narration_of(front);
    char now[SPEAKER_SIZE], says[SPEAKER_SIZE];
    struct text title = text_in(now, sizeof now), out = text_in(says, sizeof says);
    title_of(front, scene, &title);
    if (!came && strcmp(now, narration->title) == 0) {
        return;
    }
    add_new(came ? "" : narration->title, now, &out);
    text_copy(narration->title, sizeof narration->title, now);
    struct focus_list list;
    front_items(front, &list);
    if (came && narration_level(front) == SPEECH_FULL && list.count > 1) {
        char items[64];
        text_format(items, sizeof items, _n("%d item", "%d items", list.count), list.count);
        text_add_sentence(&out, items);
    }
    if (!came && says[0]) {
        speaker_hush_focus(front);
    }
    speaker_say(front, SPEAK_FOCUS, says);
}

void narration_say_files(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    uint64_t hash = hash_bytes(HASH_START, front->told, strlen(front->told));
    hash = hash_bytes(hash_number(hash, 0), front->unkept, strlen(front->unkept));
    if (hash == narration->files) {
        return;
    }
    narration->files = hash;
    char says[SPEAKER_SIZE];
    struct text out = text_in(says, sizeof says);
    text_add(&out, front->told);
    if (front->unkept[0]) {
        text_add_sentence(&out, front->unkept);
    }
    speaker_say(front, SPEAK_EVENT, says);
}
