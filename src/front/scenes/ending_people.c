/* SPDX-License-Identifier: MIT */
/* The people in the picture of the page at the end of a game, behind a table. */
#include "front/front.h"
#include "front/scenes/ending.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <string.h>

struct ending_people ending_people(const struct ending_show *show, const struct sitter *host)
{
    const struct table *table = table_of(show->front);
    struct ending_people people = {.scale = 1};
    bool plays = host == NULL;
    for (int seat = 0; seat < table->session.journal.setup.seats; seat++) {
        struct sitter sitter = table_sitter(table, seat);
        if (sitter.bust) {
            plays = plays || strcmp(sitter.bust, host->bust) == 0;
            people.who[people.count++] = sitter;
        }
    }
    if (!plays) {
        people.who[people.count++] = *host;
        people.hosted = true;
    }
    return people;
}

float ending_people_x(const struct ending_people *people, int i)
{
    float part = people->count > 1 ? (float)i / (float)(people->count - 1) : .5f;
    return tween_mix(people->left, people->right, part);
}

/* The box of a bust, which lifts by 10 units and sinks again. */
static struct rect bust_box(const struct ending_show *show, const struct ending_people *people, int i)
{
    const float up = 220, stays = 260, down = 260, by = 10, k = people->scale;
    float at = people->lifts + people->after * (float)i;
    float lift =
        ending_part(show, at, up, EASE_OUT_QUAD) - ending_part(show, at + stays, down, EASE_OUT_QUAD);
    return (struct rect){ending_people_x(people, i) - 65 * k, people->head - by * lift, 130 * k, 158 * k};
}

void ending_busts(const struct ending_show *show, const struct ending_people *people)
{
    for (int i = 0; i < people->count; i++) {
        ending_sprite(show, people->who[i].bust, bust_box(show, people, i), 1);
    }
}

/* Who plays is named on the card; the name of a host lies on the table below the arm. */
static void draw_name(const struct ending_show *show, const struct ending_people *people, const char *name)
{
    const float size = 30, high = 42, k = people->scale;
    const struct rect arm = {ending_people_x(people, people->count - 1) - 88 * k, people->arms, 90 * k,
                             60 * k};
    struct draw_list *list = show->list;
    float wide = draw_text_width(list, name, FONT_SIGN, size, 0) + 30;
    draw_zoom(list, show->origin.x, show->origin.y, show->scale);
    furniture_plate(list, (struct rect){arm.x + (arm.w - wide) / 2, arm.y + arm.h - 12 * k, wide, high}, 8,
                    INK_CREAM);
    draw_text(list, arm.x + arm.w / 2, arm.y + arm.h - 12 * k + high / 2 + size * .35f, name, FONT_SIGN, size,
              INK_INK, ANCHOR_MIDDLE);
    draw_zoom_end(list);
}

void ending_arms(const struct ending_show *show, const struct ending_people *people)
{
    const float k = people->scale;
    for (int i = 0; i < people->count; i++) {
        struct rect arm = {bust_box(show, people, i).x - 23 * k, people->arms, 90 * k, 60 * k};
        if (people->who[i].arm) {
            ending_sprite(show, people->who[i].arm, arm, 1);
        }
    }
    if (people->hosted) {
        draw_name(show, people, people->who[people->count - 1].name);
    }
}
