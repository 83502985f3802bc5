/* SPDX-License-Identifier: MIT */
/* The reading keys: what a person asks to hear. Reading never moves the focus. */
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/whats_this.h"
#include "front/narration/narration.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/tell.h"

#include <string.h>

static bool at_table(const struct front *front)
{
    return front_is_at(front, OPEN_TABLE) && table_of(front)->seated;
}

/* What was said last; asked for again, letter by letter. */
static void read_again(const struct front *front, struct text *out)
{
    const struct narration_state *narration = narration_of(front);
    const char *last = speaker_last(front);
    if (narration->spelt < 2 || narration->item.title[0] == '\0') {
        text_add(out, last);
        return;
    }
    const char *title = narration->item.title;
    size_t length = strcspn(title, ",");
    for (size_t i = 0; i < length;) {
        size_t bytes = 1;
        while (i + bytes < length && ((unsigned char)title[i + bytes] & 0xC0) == 0x80) {
            bytes++;
        }
        if (title[i] != ' ') {
            text_add(out, out->length > 0 ? ", " : "");
            text_add_bytes(out, title + i, bytes);
        }
        i += bytes;
    }
}

/* Adds the titles of items of which `wanted` says so, with commas; returns how many. A hand that must not be
 * said is "hidden" once, whatever is wanted: even how many of its cards can be played would tell of it. */
static int add_titles(const struct front *front,
                      bool (*wanted)(const struct front *, const struct focus_item *), struct text *out)
{
    struct focus_list list;
    int count = 0, hidden = 0;
    front_items(front, &list);
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        bool secret = item->row && narration_item_is_secret(front, item);
        hidden += secret;
        if (item->row && (secret ? hidden == 1 : wanted(front, item))) {
            text_add(out, count > 0 ? ", " : "");
            narration_item_title(front, item, out);
            count++;
        }
    }
    return count;
}

static bool is_held(const struct front *front, const struct focus_item *item)
{
    (void)front;
    return item->row->kind == KIND_HELD;
}

static bool is_able(const struct front *front, const struct focus_item *item)
{
    bool plays = !at_table(front) || table_of(front)->game->view->plays(item->id);
    return item->enabled && plays;
}

static void read_hand(const struct front *front, struct text *out)
{
    if (narration_hides(front)) {
        text_add(out, _("hidden"));
    } else if (add_titles(front, is_held, out) == 0) {
        text_add(out, _("Nothing is held here."));
    }
}

/* Adds a place with what lies there. */
static void add_area(const struct front *front, const struct focus_item *area, struct text *out)
{
    struct item_words says;
    if (whats_this_explain(front, area, &says)) {
        text_add(out, says.title);
        text_add_sentence(out, says.more[0] ? says.more : says.text);
    }
}

/* The next part: first the places that can be asked about, then, but at a table, the lines of the page. */
static void read_table(struct front *front, struct text *out)
{
    struct narration_state *narration = narration_of(front);
    const struct scene *scene = front_scene(front);
    struct focus_list areas;
    focus_clear(&areas);
    if (scene && scene->areas) {
        scene->areas(front, &areas);
    }
    int part = narration->part;
    if (part < areas.count) {
        add_area(front, &areas.item[part], out);
        narration->part = part + 1 == areas.count && at_table(front) ? 0 : part + 1;
        return;
    }
    int next = narration_page(front, part - areas.count, out);
    narration->part = next > 0 ? areas.count + next : 0;
    if (out->length == 0) {
        text_add(out, _("That is all."));
    }
}

/* What others, and the table, have done since the person's last move. */
static void read_since(const struct front *front, struct text *out)
{
    const struct table *table = table_of(front);
    long from = narration_of(front)->since, lines = table->told.count - from;
    for (int back = lines > TELL_LINES ? TELL_LINES - 1 : (int)lines - 1; at_table(front) && back >= 0;
         back--) {
        const struct told_line *line = table_told(table, back);
        if (line->kind != TELL_TURN) {
            text_add_sentence(out, line->aloud[0] && !narration_hides(front) ? line->aloud : line->says);
        }
    }
    if (out->length == 0) {
        text_add(out, _("Nothing since your last move."));
    }
}

static void read_able(const struct front *front, struct text *out)
{
    struct status status = {.lamp = false};
    const struct scene *scene = front_scene(front);
    if (scene && scene->status) {
        front_status(front, scene, &status);
        text_add(out, narration_hides(front) ? "" : status.message);
    }
    char titles[SPEAKER_SIZE];
    struct text able = text_in(titles, sizeof titles);
    text_add_sentence(out, add_titles(front, is_able, &able) > 0 ? titles : _("Nothing can be chosen now."));
}

static void read_level(struct front *front, struct text *out)
{
    static const char *const levels[SPEECH_LEVELS] = {N_("Short speech"), N_("Usual speech"),
                                                      N_("Full speech")};
    struct settings *settings = &front->settings;
    settings->speech_level = (settings->speech_level + 1) % SPEECH_LEVELS;
    front_save_settings(front);
    text_add(out, _(levels[settings->speech_level]));
}

/* Speech on and off; that it is off is said before it is. */
static void turn_speech(struct front *front)
{
    bool on = !speaker_is_on(front);
    front->settings.speech = on ? SPEECH_ON : SPEECH_OFF;
    front_save_settings(front);
    speaker_follow(front);
    front_touch(front);
}

void narration_read(struct front *front, char key)
{
    char says[SPEAKER_SIZE] = "";
    struct text out = text_in(says, sizeof says);
    if (key == READ_SPEECH) {
        turn_speech(front);
        return;
    }
    if (!speaker_is_on(front)) {
        return;
    }
    if (key != READ_TABLE) {
        narration_of(front)->part = 0;
    }
    if (key == READ_HAND && narration_hides(front)) {
        sounds_cue(front, CUE_HIDDEN);
    }
    switch ((enum read_key)key) {
    case READ_AGAIN:
        read_again(front, &out);
        break;
    case READ_HAND:
        read_hand(front, &out);
        break;
    case READ_TABLE:
        read_table(front, &out);
        break;
    case READ_SCORES:
        if (!narration_scores(front, &out)) {
            text_add(&out, _("There are no points here."));
        }
        break;
    case READ_SINCE:
        read_since(front, &out);
        break;
    case READ_ABLE:
        read_able(front, &out);
        break;
    case READ_LEVEL:
        read_level(front, &out);
        break;
    case READ_HUSH:
        speaker_hush(front);
        break;
    case READ_SPEECH:
        break;
    }
    speaker_say(front, SPEAK_ANSWER, says);
}
