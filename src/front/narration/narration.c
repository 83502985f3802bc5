/* SPDX-License-Identifier: MIT */
#include "front/narration/narration.h"

#include "base/hash.h"
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/lesson/lessons.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/stage/scroll.h"
#include "front/stage/switches.h"
#include "front/table/seats.h"
#include "front/table/tell.h"
#include "front/voices/speech.h"

#include <math.h>
#include <string.h>

struct narration_state *narration_of(const struct front *front)
{
    return part_of(front, &narration_part);
}

int narration_level(const struct front *front)
{
    return front->settings.speech_level;
}

static bool at_table(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->seated && (front_has(front, OPEN_TABLE) || table_is_replay(table));
}

bool narration_hides(const struct front *front)
{
    const struct table *table = table_of(front);
    return at_table(front) && table->session.game->secrets && table_shared(table) &&
           !table_is_lesson(table) && !front->settings.speech_private;
}

/* ---- the scene and the focus --------------------------------------------------------------------------- */

static bool table_is_in_front(const struct front *front)
{
    return front_is_at(front, OPEN_TABLE) && table_of(front)->seated;
}

/* Follows the scene on top; true: it is another one. */
static bool follow_scene(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    const struct scene *scene = front_scene(front);
    if (scene == narration->scene && front->stack.depth == narration->depth) {
        if (scene && scene->title) {
            narration_say_scene(front, scene, false);
        }
        return false;
    }
    narration->scene = scene;
    narration->depth = front->stack.depth;
    narration->item = (struct narrated_item){.id = FOCUS_NONE};
    narration->part = 0;
    narration->hint = 0;
    if (scene && (narration_hides(front) || front_is_at(front, OPEN_HANDOVER))) {
        speaker_hush(front); /* another person may be looking */
    } else {
        speaker_hush_focus(front);
    }
    if (scene) {
        narration_say_scene(front, scene, true);
    }
    return true;
}

/* The bar's hint, for who wants to hear all, once; not where the item said as much, or the hint names what
 * must not be said. */
static void add_hint(struct front *front, const struct narrated_item *now, struct text *out)
{
    struct status status = {.lamp = false};
    const struct scene *scene = front_scene(front);
    if (narration_level(front) != SPEECH_FULL || scene == NULL || !scene->status || narration_hides(front)) {
        return;
    }
    scene->status(front, &status);
    uint64_t hash = hash_bytes(HASH_START, status.hint, strlen(status.hint));
    if (hash != narration_of(front)->hint && !strstr(now->state, status.hint)) {
        text_add_sentence(out, status.hint);
    }
    narration_of(front)->hint = hash;
}

/* Focus that has come to what must not be said is heard as that, too. */
static void hear_secret(struct front *front, const struct focus_item *item)
{
    if (narration_item_is_secret(front, item)) {
        sounds_cue_at(front, CUE_HIDDEN, rect_middle(item->box).x);
    }
}

/* Returns whether anything was said. */
static bool follow_focus(struct front *front, bool new_scene)
{
    struct narration_state *narration = narration_of(front);
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    bool moves = table_is_in_front(front) && table_moves(table_of(front));
    if (item == NULL || moves || front_focus_is_lent(front, front_scene(front))) {
        return false; /* a focus that is lent is where nobody put it */
    }
    struct narrated_item now;
    narration_item(front, &list, item, narration_level(front), &now);
    if (switches_of(front)->lit_wide) { /* scanning has lit a group, or what is no item */
        text_copy(now.title, sizeof now.title, switches_of(front)->lit);
        now.state[0] = '\0';
    }
    const struct narrated_item *before = &narration->item;
    bool other = now.id != before->id || strcmp(now.title, before->title) != 0;
    if (!other && strcmp(now.state, before->state) == 0 && strcmp(now.stand, before->stand) == 0) {
        return false;
    }
    if (!other && table_is_in_front(front)) { /* what happens says so */
        narration->item = now;
        return false;
    }
    if (!new_scene) {
        speaker_hush_focus(front);
    }
    char says[2 * SPEAKER_SIZE];
    struct text out = text_in(says, sizeof says);
    if (other) {
        narration_join(&now, &out);
        add_hint(front, &now, &out);
        hear_secret(front, item);
    } else {
        text_add(&out, strcmp(now.stand, before->stand) != 0 ? now.stand : "");
        text_add_sentence(&out, strcmp(now.state, before->state) != 0 ? now.state : "");
    }
    narration->item = now;
    speaker_say(front, SPEAK_FOCUS, says);
    return true;
}

/* A list that was scrolled, where the focus does not say so: "Page 2 of 3", and the line that is now the
 * first. A page is as much as is seen at a time. */
static void follow_scroll(struct front *front, bool new_scene, bool focus_said)
{
    struct narration_state *narration = narration_of(front);
    const struct scene *scene = front_scene(front);
    struct list_view view;
    float before = narration->scrolled;
    bool scrolls = scene && scroll_view(front, scene, &view);
    narration->scrolled = scrolls ? view.at : 0;
    if (!scrolls || new_scene || focus_said || fabsf(view.at - before) < 1) {
        return;
    }
    int pages = (int)ceilf(view.length / view.box.h), most = (int)list_view_most(&view);
    int page = most > 0 ? 1 + (int)lroundf(view.at / (float)most * (float)(pages - 1)) : 1;
    char says[SPEAKER_SIZE];
    struct text out = text_in(says, sizeof says);
    /* TRANSLATORS: where one is in a text that is read page by page, as a voice says it. */
    text_addf(&out, _("Page %d of %d"), page, pages);
    if (narration_level(front) > SPEECH_SHORT) {
        char line[SPEAKER_SIZE];
        struct text first = text_in(line, sizeof line);
        narration_first_line(front, &view, &first);
        text_add_sentence(&out, line);
    }
    speaker_hush_focus(front);
    speaker_say(front, SPEAK_FOCUS, says);
}

/* ---- the table ------------------------------------------------------------------------------------------
 */

bool narration_scores(const struct front *front, struct text *out)
{
    const struct table *table = table_of(front);
    if (!at_table(front)) {
        return false;
    }
    const struct game *game = table->session.game;
    for (int side = 0; side < table->session.journal.setup.sides; side++) {
        text_add(out, side > 0 ? ", " : "");
        table_side_sheet_name(table, side, out);
        text_addf(out, " %d", (int)game->standing(table_seen(table), side));
    }
    return true;
}

/* After what happened: the points, where they have changed. */
static void follow_scores(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    const struct table *table = table_of(front);
    bool changed = false;
    for (int side = 0; side < table->session.journal.setup.sides; side++) {
        int32_t points = table->session.game->standing(table_seen(table), side);
        changed = changed || points != narration->standing[side];
        narration->standing[side] = points;
    }
    char says[SPEAKER_SIZE];
    struct text out = text_in(says, sizeof says);
    if (changed && narration_scores(front, &out)) {
        speaker_say(front, SPEAK_EVENT, says);
    }
}

static void say_line(struct front *front, const struct told_line *line)
{
    const struct table *table = table_of(front);
    bool hides = narration_hides(front), turn = line->kind == TELL_TURN;
    bool own = turn && line->seat == table_you(table);
    char says[TELL_SIZE];
    text_copy(says, sizeof says, hides || line->aloud[0] == '\0' ? line->says : line->aloud);
    if (turn && own && !hides) {
        int level = narration_level(front);
        text_format(says, sizeof says, "%s", level == SPEECH_SHORT ? _("Your turn") : line->says);
    } else if (hides && own) {
        /* TRANSLATORS: %s is a person at the table. */
        text_format(says, sizeof says, _("%s’s turn"), table_called(table, line->seat));
    }
    if (turn && !own && narration_level(front) < SPEECH_FULL) {
        return; /* the other's move says as much */
    }
    speaker_say(front, line->urgent ? SPEAK_URGENT : SPEAK_EVENT, says);
}

static void follow_table(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    const struct table *table = table_of(front);
    if (narration->table != table || table->told.count < narration->told) {
        narration->table = table;
        narration->told = narration->since = table->told.count;
        narration->message[0] = '\0';
    }
    if (!at_table(front)) {
        return;
    }
    long missed = table->told.count - narration->told;
    for (int back = missed > TELL_LINES ? TELL_LINES - 1 : (int)missed - 1; back >= 0; back--) {
        const struct told_line *line = table_told(table, back);
        say_line(front, line);
        if (line->kind != TELL_TURN && line->seat == table_you(table)) {
            narration->since = table->told.count - back;
        }
    }
    narration->told = table->told.count;
    if (missed > 0 && narration_level(front) == SPEECH_FULL && !table_moves(table)) {
        follow_scores(front);
    }
    if (strcmp(narration->message, table->message) != 0) {
        text_copy(narration->message, sizeof narration->message, table->message);
        /* A refusal, and a hint, names cards of the hand. */
        speaker_say(front, SPEAK_ANSWER, narration_hides(front) ? "" : table->message);
    }
}

/* ---- what else is said ----------------------------------------------------------------------------------
 */

static void follow_words(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    const char *line = speech_of(front)->text, *caption = sounds_of(front)->caption;
    if (line != narration->line) {
        narration->line = line;
        speaker_say(front, SPEAK_ASIDE, line ? translate_context(line) : "");
    }
    const char *coach =
        table_is_lesson(table_of(front)) && front_is_at(front, OPEN_TABLE) && lessons_of(front)->said >= 0
            ? lessons_coach_says(front)
            : "";
    if (strcmp(coach, narration->coach) != 0) {
        text_copy(narration->coach, sizeof narration->coach, coach);
        if (strcmp(coach, narration->message) != 0) { /* the table says so itself where the coach objects */
            speaker_say(front, SPEAK_ANSWER, coach);
        }
    }
    if (caption != narration->caption) {
        narration->caption = caption;
        bool full = narration_level(front) == SPEECH_FULL;
        speaker_say(front, SPEAK_ASIDE, full && caption ? sounds_caption(front) : "");
    }
}

/* ---- the part -------------------------------------------------------------------------------------------
 */

static bool narration_tick(struct front *front)
{
    struct narration_state *narration = narration_of(front);
    if (!speaker_is_on(front)) {
        narration->speaks = false;
        return false;
    }
    if (!narration->speaks) { /* speech has come on: the screen begins anew */
        *narration = (struct narration_state){.speaks = true};
    }
    bool other = follow_scene(front);
    narration_say_files(front);
    follow_table(front);
    follow_words(front);
    follow_scroll(front, other, follow_focus(front, other));
    return false;
}

/* A press that acts hushes what is said of the focus; and is another press than the one before. */
static void narration_hear(struct front *front, const struct intent *intent)
{
    struct narration_state *narration = narration_of(front);
    if (intent->kind == INTENT_READ) {
        narration->spelt = intent->key == READ_AGAIN ? narration->spelt + 1 : 0;
    } else if (intent_is_button(intent->kind)) {
        narration->spelt = 0;
        speaker_hush_focus(front);
    }
}

static bool narration_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind != INTENT_READ) {
        return false;
    }
    narration_read(front, intent->key);
    return true;
}

/* What was said in the other language is said again. */
static void narration_speak(struct front *front)
{
    narration_of(front)->speaks = false;
}

const struct part narration_part = {.size = sizeof(struct narration_state),
                                    .hear = narration_hear,
                                    .intent = narration_intent,
                                    .tick = narration_tick,
                                    .speak = narration_speak};
