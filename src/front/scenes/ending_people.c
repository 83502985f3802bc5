/* SPDX-License-Identifier: MIT */
/* The people in the picture of the page at the end of a game, behind a table. */
#include "front/front.h"
#include "front/scenes/ending.h"
#include "front/table/table.h"

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

void ending_arms(const struct ending_show *show, const struct ending_people *people)
{
    const float k = people->scale;
    for (int i = 0; i < people->count; i++) {
        struct rect arm = {bust_box(show, people, i).x - 23 * k, people->arms, 90 * k, 60 * k};
        if (people->who[i].arm) {
            ending_sprite(show, people->who[i].arm, arm, 1);
        }
    }
}
