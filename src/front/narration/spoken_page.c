/* SPDX-License-Identifier: MIT */
/* A page read line by line: the texts that a screen draws, in the order in which they are read. Score sheets,
 * the road book, postcards and posters have no item for each of their lines. */
#include "base/text.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/narration/narration.h"
#include "ui/draw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TEXTS_MOST = 400 };

/* A text, or the lines of one that was wrapped. */
struct placed {
    size_t first, last; /* its commands */
    bool right;         /* on the right leaf of an open book */
    float x, y, size;
};

/* The place of a text among those that were sorted by line: the left leaf comes before the right one. */
static int by_y(const void *a, const void *b)
{
    const struct placed *one = a, *other = b;
    return one->right != other->right ? (int)one->right - (int)other->right
                                      : (one->y > other->y) - (one->y < other->y);
}

static int by_x(const void *a, const void *b)
{
    const struct placed *one = a, *other = b;
    return (one->x > other->x) - (one->x < other->x);
}

/* Letters of one line may stand on baselines that differ by a third of their size. */
static bool are_of_a_line(const struct placed *one, const struct placed *other)
{
    return one->right == other->right && fabsf(one->y - other->y) <= fminf(one->size, other->size) / 3;
}

/* By lines from the top, in a line from the left. */
static void sort(struct placed *texts, int count)
{
    qsort(texts, (size_t)count, sizeof *texts, by_y);
    for (int first = 0; first < count;) {
        int end = first + 1;
        while (end < count && are_of_a_line(&texts[first], &texts[end])) {
            end++;
        }
        qsort(&texts[first], (size_t)(end - first), sizeof *texts, by_x);
        first = end;
    }
}

/* Whether a text begins as no sentence and no label does: without a capital. */
static bool begins_small(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    bool accented = at[0] == 0xC3 && at[1] >= 0x80 && at[1] <= 0x9E; /* capitals from A to Z with a sign */
    return !accented && !(at[0] >= 'A' && at[0] <= 'Z');
}

/* Whether a command is the next line of a text that was wrapped: drawn at once after the line above, in the
 * same letters, a line further down. Rows of a menu are short, and begin with a capital. */
static bool goes_on(const struct draw_list *list, const struct draw_command *above,
                    const struct draw_command *line)
{
    enum { LABEL_MOST = 26 };
    const float leading = 1.75f, least = .8f, aside = .5f;
    const char *words = list->arena + above->string;
    float size = above->as.text.size, down = line->box.y - above->box.y;
    bool below = line->as.text.font == above->as.text.font && fabsf(line->as.text.size - size) < aside &&
                 line->as.text.anchor == above->as.text.anchor && fabsf(line->box.x - above->box.x) < aside &&
                 down > least * size && down < leading * size && above->angle == line->angle;
    return below &&
           (begins_small(list->arena + line->string) || text_characters(words, strlen(words)) > LABEL_MOST);
}

/* Whether a text is the shadow of the one drawn just before, or the other way round. */
static bool is_shadow(const struct draw_list *list, const struct draw_command *one,
                      const struct draw_command *other)
{
    const float near = 8;
    return fabsf(one->box.x - other->box.x) < near && fabsf(one->box.y - other->box.y) < near &&
           strcmp(list->arena + one->string, list->arena + other->string) == 0;
}

static int collect(const struct draw_list *list, bool book, struct placed *texts)
{
    int count = 0;
    float middle = list->frame.canvas.x + list->frame.canvas.w / 2;
    for (size_t i = 0; i < list->count && count < TEXTS_MOST; i++) {
        const struct draw_command *command = &list->command[i];
        const struct placed *before = count > 0 ? &texts[count - 1] : NULL;
        if (command->kind != DRAW_TEXT || list->arena[command->string] == '\0' || command->ink.a == 0 ||
            (before && is_shadow(list, &list->command[before->last], command))) {
            continue;
        }
        if (before && before->last + 1 == i && goes_on(list, &list->command[before->last], command)) {
            texts[count - 1].last = i;
            continue;
        }
        bool ends = command->as.text.anchor == ANCHOR_END;
        texts[count++] =
            (struct placed){.first = i,
                            .last = i,
                            .right = book && (ends ? command->box.x - 1 > middle : command->box.x >= middle),
                            .x = command->box.x,
                            .y = command->box.y,
                            .size = command->as.text.size};
    }
    sort(texts, count);
    return count;
}

/* The words of a text, its lines joined. */
static void words_of(const struct draw_list *list, const struct placed *placed, char words[SPEAKER_SIZE])
{
    struct text out = text_in(words, SPEAKER_SIZE);
    for (size_t i = placed->first; i <= placed->last; i++) {
        text_addf(&out, "%s%s", i > placed->first ? " " : "", list->arena + list->command[i].string);
    }
}

/* A text for which there is no room on the screen ends with an ellipsis there; it is read in full, as its
 * item tells it. */
static void complete(const struct front *front, const struct scene *scene, char words[SPEAKER_SIZE])
{
    static const char ellipsis[] = "\u2026";
    size_t length = strlen(words), shown = length - (sizeof ellipsis - 1);
    struct focus_list list;
    if (!scene->items || length < sizeof ellipsis || !text_ends(words, ellipsis)) {
        return;
    }
    focus_clear(&list);
    scene->items(front, &list);
    for (int i = 0; i < list.count; i++) {
        struct item_words says;
        bool begins =
            whats_this_explain(front, &list.item[i], &says) && strncmp(says.more, words, shown) == 0;
        if (begins && strncmp(says.more, words, length) != 0) { /* the ellipsis is not its own */
            text_copy(words, SPEAKER_SIZE, says.more);
            return;
        }
    }
}

static void add_words(const char *words, bool line, struct text *out)
{
    if (line && out->length > 0) {
        text_addf(out, ", %s", words);
    } else {
        text_add_sentence(out, words);
    }
}

/* Draws the scene on top; its texts, in the order in which they are read. The caller frees the list. */
static int read_scene(const struct front *front, struct draw_list *list, struct placed texts[TEXTS_MOST])
{
    const struct scene *scene = front_scene(front);
    draw_init(list, front->measure->type);
    draw_begin(list, front->frame);
    front_print(front, list);
    scene->draw(front, list, 0);
    return collect(list, scene->explains && front->frame.kind == FRAME_WIDE, texts);
}

int narration_page(const struct front *front, int from, struct text *out)
{
    struct placed texts[TEXTS_MOST];
    struct draw_list list;
    if (front_scene(front) == NULL) {
        return 0;
    }
    int count = read_scene(front, &list, texts), at = from;
    for (; at < count; at++) {
        char words[SPEAKER_SIZE];
        words_of(&list, &texts[at], words);
        complete(front, front_scene(front), words);
        if (at > from && out->length + strlen(words) + 2 >= SPEAKER_MOST) {
            break;
        }
        add_words(words, at > from && are_of_a_line(&texts[at], &texts[at - 1]), out);
    }
    draw_free(&list);
    return at < count ? at : 0;
}

void narration_first_line(const struct front *front, const struct list_view *view, struct text *out)
{
    struct placed texts[TEXTS_MOST];
    struct draw_list list;
    int count = read_scene(front, &list, texts), line = -1;
    for (int i = 0; i < count; i++) {
        const struct placed *text = &texts[i];
        bool within = text->y - text->size >= view->box.y && text->y <= view->box.y + view->box.h &&
                      rect_holds(view->box, text->x, text->y);
        if (within && line < 0) {
            line = i;
        }
        if (within && are_of_a_line(text, &texts[line])) {
            char words[SPEAKER_SIZE];
            words_of(&list, text, words);
            add_words(words, i > line, out);
        }
    }
    draw_free(&list);
}
