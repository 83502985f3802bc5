/* SPDX-License-Identifier: MIT */
/* The items of the journey's map, and where all of it lies in a window. For the map's own files. */
#ifndef FRONT_SCENES_JOURNEY_MAP_PLACE_H
#define FRONT_SCENES_JOURNEY_MAP_PLACE_H

#include "table/stage.h"
#include "ui/geometry.h"

struct draw_list;
struct front;

/* Stones have the number of their stage from the north, on both ways. */
enum { MAP_STONES_MAX = 20, MAP_SWEEPS_MAX = 4, MAP_BUTTONS = 5 };
enum journey_map_item {
    MAP_ITEM_STONE,
    MAP_ITEM_ALBUM = MAP_STONES_MAX,
    MAP_ITEM_GARAGE,
    MAP_ITEM_HONOURS,
    MAP_ITEM_WAY,
    MAP_ITEM_END, /* of the way that is shown: the terrace, or Paris at dawn */
    MAP_ITEMS
};

/* How many stones there are; the stage of one on the way that is shown. */
int journey_map_stones(void);
int journey_map_stage(const struct front *front, int stone);
/* The last stone on a way whose stage is open; the stone before another on the way that is shown, -1: it is
 * the first. */
int journey_map_last(const struct front *front, enum stage_way way);
int journey_map_before(const struct front *front, int stone);
/* The stone where the person stands; -1: on the other way. And the stone that has the focus, or had it last.
 */
int journey_map_here(const struct front *front);
int journey_map_focus(const struct front *front);
/* The stone of a stage. */
int journey_map_stone(int stage);
/* Whether an item is shown: the way back once it is open. */
bool journey_map_has(const struct front *front, int item);
const char *journey_map_label(const struct front *front, int item);

/* ---- where all lies ---- */

enum { MAP_ROAD_STEPS = 16, MAP_ROAD_MAX = 28 * MAP_ROAD_STEPS };

/* A place on the road: Paris is the first, stone 0 the one after it. */
struct map_spot {
    struct point at; /* the middle of the road */
    float along;     /* index among the road's points, and the part of the way to the next */
    int sweep;
};

struct map_place {
    bool card;        /* the card stands at the right; otherwise it is a strip at the foot */
    bool tall;        /* four sweeps, on the high land */
    bool beside;      /* plates stand at the right of their stones, not below them */
    bool narrow;      /* plates say kilometres below the name */
    bool west;        /* the first sweep goes west: so Menton lies by the sea */
    float k;          /* scale of towns and road, */
    float stone;      /* and of stones, whose numbers must be read */
    struct rect land; /* of the picture */
    struct point road[MAP_ROAD_MAX];
    int points;
    struct map_spot spot[MAP_STONES_MAX + 1];
    struct rect panel; /* the card or the strip */
    float title;       /* size of the title's letters */
    struct point head; /* its baseline */
    float under;       /* baseline of the line below it; 0: there is no room for that line */
    struct rect count; /* of stamps */
    struct rect button[MAP_BUTTONS];
    float name, sub; /* letters of plates */
};
void journey_map_place(const struct front *front, struct map_place *place);
/* Where a stone has its foot; its plate. */
struct point journey_map_foot(const struct map_place *place, int stone);
struct rect journey_map_plate(const struct front *front, const struct map_place *place, int stone);
/* What of the canvas is an item: stone and plate, or a button. */
struct rect journey_map_box(const struct front *front, const struct map_place *place, int item);
/* The middle of the road, and its direction in degrees, at a place between two of its points. */
struct point journey_map_at(const struct map_place *place, float along, float *angle);
/* Whether a sweep goes east, seen from Paris. */
bool journey_map_goes_east(const struct map_place *place, int sweep);

/* journey_map_invite.c. Whether nothing of the journey has been done yet, so that the invitation lies on the
 * map; and that it has been read: it does not come again. */
bool journey_map_is_new(const struct front *front);
void journey_map_put_away(struct front *front);
/* The invitation of the first evening: its words, for a voice; and its card in the middle of the land. */
const char *journey_map_invitation(void);
void journey_map_invite(struct draw_list *list, const struct map_place *place);
/* journey_map_panel.c: the card of the stone in focus. */
void journey_map_panel(const struct front *front, struct draw_list *list, const struct map_place *place);
/* journey_map_life.c: draws what lives above the land. */
void journey_map_live(const struct front *front, struct draw_list *list, const struct map_place *place);

#endif
