/* SPDX-License-Identifier: MIT */
/* A page read line by line: the texts that a screen draws, in the order in which they are read. Score sheets,
 * the road book, postcards and posters have no item for each of their lines. */
#include "base/text.h"
#include "front/front.h"
#include "front/narration/narration.h"
#include "ui/draw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TEXTS_MOST = 400 };

struct placed {
    const char *says;
    float x, y, size;
};

static int by_y(const void *a, const void *b)
{
    const struct placed *one = a, *other = b;
    return (one->y > other->y) - (one->y < other->y);
}

static int by_x(const void *a, const void *b)
{
    const struct placed *one = a, *other = b;
    return (one->x > other->x) - (one->x < other->x);
}

/* Letters of one line may stand on baselines that differ by a third of their size. */
static bool are_of_a_line(const struct placed *one, const struct placed *other)
{
    return fabsf(one->y - other->y) <= fminf(one->size, other->size) / 3;
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

static int collect(const struct draw_list *list, struct placed *texts)
{
    int count = 0;
    for (size_t i = 0; i < list->count && count < TEXTS_MOST; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_TEXT && list->arena[command->string] && command->ink.a > 0) {
            texts[count++] = (struct placed){.says = list->arena + command->string,
                                             .x = command->box.x,
                                             .y = command->box.y,
                                             .size = command->as.text.size};
        }
    }
    sort(texts, count);
    return count;
}

int narration_page(const struct front *front, int from, struct text *out)
{
    const struct scene *scene = front_scene(front);
    struct placed *texts = calloc(TEXTS_MOST, sizeof *texts);
    struct draw_list list;
    if (texts == NULL || scene == NULL) {
        free(texts);
        return 0;
    }
    draw_init(&list, front->measure->type);
    draw_begin(&list, front->frame);
    front_print(front, &list);
    scene->draw(front, &list, 0);
    int count = collect(&list, texts), at = from;
    while (at < count && out->length + strlen(texts[at].says) + 2 < SPEAKER_MOST) {
        bool line = at > from && are_of_a_line(&texts[at], &texts[at - 1]);
        text_addf(out, "%s%s", at == from ? "" : line ? ", " : ". ", texts[at].says);
        at++;
    }
    if (at == from && at < count) { /* one line longer than a sentence for the voice */
        text_add(out, texts[at++].says);
    }
    draw_free(&list);
    free(texts);
    return at < count ? at : 0;
}
