/* SPDX-License-Identifier: MIT */
/* What the journey's map keeps, and its picture. For its own files. */
#ifndef FRONT_SCENES_JOURNEY_MAP_INSIDE_H
#define FRONT_SCENES_JOURNEY_MAP_INSIDE_H

#include "front/scenes/journey_map.h"
#include "front/scenes/journey_map_place.h"

/* How long the map takes to come, and the focus from plate to plate, in ms. */
enum { MAP_ENTERS_MS = 160, MAP_FOCUS_MS = 140 };

struct journey_map_state {
    enum stage_way way;
    int shown;       /* the stone up to which the road is open in the picture */
    int opening;     /* ticks since the road to the stone after that began to open; -1: nothing opens */
    int entered;     /* ticks since the map came */
    int focus;       /* the stone that has the focus, or had it last */
    struct rect was; /* the plate that the focus left, */
    int moved;       /* and ticks since then */
    bool invites;    /* the invitation lies on the map */
};
struct journey_map_state *journey_map_of(const struct front *front);

/* ---- the picture ---- */

/* How far what opens has come, 0 to 1 each. */
struct map_opening {
    float asphalt, drive, lock;
};
bool journey_map_opening(const struct front *front, float blend, struct map_opening *now);
/* One tick of it, which begins where another stage is open than the picture shows; true while it lasts. */
bool journey_map_open_tick(struct front *front);
/* Ends it at once: the road is shown as far as it is open. */
void journey_map_open_up(struct front *front);
/* The road as it was shown last on this way. */
void journey_map_recall(struct front *front);

void journey_map_road(const struct front *front, struct draw_list *list, const struct map_place *place,
                      float blend);
void journey_map_car(const struct front *front, struct draw_list *list, const struct map_place *place,
                     float blend);
void journey_map_draw(const struct front *front, struct draw_list *list, float blend);

#endif
