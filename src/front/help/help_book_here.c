/* SPDX-License-Identifier: MIT */
/* Which page of the road book speaks of what is on screen. */
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/help_book_inside.h"
#include "front/table/table.h"

#include <string.h>

/* Pages of the cabinet's scenes; from CABINET on they are chapters of the cabinet. */
enum { CABINET = HELP_BOOK_PAGES_MAX };
static const struct help_book_place places[] = {
    {"title", "", HELP_BOOK_CONTENTS},
    {"options", "", CABINET + HELP_BOOK_OPTIONS},
    {"controls", "", CABINET + HELP_BOOK_CONTROLS},
    {"options", "options.speech", CABINET + HELP_BOOK_ACCESS},
    {"options", "options.scan", CABINET + HELP_BOOK_ACCESS},
    {"pause", "", HELP_BOOK_CONTENTS},
    {"title", "menu.journey", CABINET + HELP_BOOK_JOURNEY},
    {"journey", "", CABINET + HELP_BOOK_JOURNEY},
    {"stage", "", CABINET + HELP_BOOK_JOURNEY},
    {"travel_book", "", CABINET + HELP_BOOK_JOURNEY},
    {"title", "menu.others", CABINET + HELP_BOOK_OTHERS},
    {"others", "", CABINET + HELP_BOOK_OTHERS},
    {"host", "", CABINET + HELP_BOOK_OTHERS},
    {"lobby", "", CABINET + HELP_BOOK_OTHERS},
    {"phrases", "", CABINET + HELP_BOOK_OTHERS},
    {NULL, NULL, HELP_BOOK_CONTENTS},
};

/* The longest that fits so far; a later one wins over one as long. */
struct found {
    size_t length;
    int page;
};

static void find(const struct help_book_place *place, const char *scene, const char *item, struct found *best)
{
    for (; place && place->scene; place++) {
        size_t length = strlen(place->item);
        if (strcmp(place->scene, scene) == 0 && strncmp(place->item, item, length) == 0 &&
            length >= best->length) {
            *best = (struct found){length, place->page};
        }
    }
}

int help_book_page_here(const struct front *front)
{
    const struct game_book *given = help_book_given(table_of(front)->game);
    const struct scene *scene = front_asked(front);
    scene = scene ? scene : front_scene(front);
    if (scene == NULL) {
        return HELP_BOOK_CONTENTS;
    }
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    if (scene == front->stack.place[OPEN_TABLE] && given->page_of) {
        int page = given->page_of(front, item);
        if (page != HELP_BOOK_CONTENTS) {
            return page;
        }
    }
    struct found best = {0, HELP_BOOK_CONTENTS};
    find(places, scene->name, item ? item->name : "", &best);
    find(given->places, scene->name, item ? item->name : "", &best);
    return best.page < CABINET ? best.page
                               : help_book_cabinet_page(front, (enum help_book_cabinet)(best.page - CABINET));
}
