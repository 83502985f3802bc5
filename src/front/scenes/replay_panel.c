/* SPDX-License-Identifier: MIT */
#include "front/scenes/replay_panel.h"

#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/replay.h"
#include "front/table/table.h"
#include "ui/form.h"

#include <math.h>

static const float air = 8, edge = 12, where_w = 150, least_road = 190;

/* One line where it is wide enough for all, or the hand is low; then the road above the buttons, then these
 * in two lines. */
static int lines_of(const struct front *front)
{
    float w = replay_of(front)->panel.w;
    return front->frame.kind == FRAME_FLAT || w >= 1250 ? 1 : w >= 760 ? 2 : 3;
}

/* Of a line. */
static float high_of(const struct front *front)
{
    return form_touch(&front->frame, 50);
}

static float height_of(const struct front *front)
{
    return (float)lines_of(front) * (high_of(front) + air) + air;
}

void replay_lay(struct front *front)
{
    const struct game_view *view = table_of(front)->game->view;
    if (!table_is_replay(front)) {
        view->lay(front, 0);
        return;
    }
    /* How wide it is tells how many lines it has. */
    replay_of(front)->panel = view->lay(front, 1);
    replay_of(front)->panel = view->lay(front, height_of(front));
}

struct rect replay_panel(const struct front *front)
{
    return replay_of(front)->panel;
}

/* A line of the panel, from its left edge to its right one. */
static struct rect line_of(const struct front *front, int line)
{
    struct rect panel = replay_of(front)->panel;
    float high = high_of(front);
    return (struct rect){panel.x + edge, panel.y + air + (float)line * (high + air), panel.w - 2 * edge,
                         high};
}

struct rect replay_where(const struct front *front)
{
    struct rect line = line_of(front, 0);
    return (struct rect){line.x + 4, line.y, where_w - 12, line.h};
}

/* Item `first` to `last` share a stretch by their weights. */
static struct rect share(struct rect stretch, int item, int first, int last)
{
    static const float weight[REPLAY_ITEMS] = {
        [REPLAY_BACK] = 70,  [REPLAY_PLAY] = 96,    [REPLAY_NEXT] = 70,  [REPLAY_SPEED] = 80,
        [REPLAY_HERE] = 240, [REPLAY_REVIEW] = 140, [REPLAY_LEAVE] = 140};
    float all = 0, before = 0;
    for (int i = first; i <= last; i++) {
        all += weight[i];
        before += i < item ? weight[i] : 0;
    }
    float unit = (stretch.w - air * (float)(last - first)) / all;
    return (struct rect){stretch.x + before * unit + air * (float)(item - first), stretch.y,
                         weight[item] * unit, stretch.h};
}

struct rect replay_item(const struct front *front, enum replay_item item)
{
    int lines = lines_of(front);
    struct rect first = line_of(front, 0);
    float buttons = lines == 1 ? fminf(880, first.w - where_w - least_road) : 0;
    if (item == REPLAY_ROAD) {
        return (struct rect){first.x + where_w, first.y + 4,
                             first.w - where_w - buttons - (lines == 1 ? 16 : 4), 42};
    }
    if (lines == 1) {
        struct rect right = {first.x + first.w - buttons, first.y, buttons, first.h};
        return share(right, (int)item, REPLAY_BACK, REPLAY_LEAVE);
    }
    if (lines == 2) {
        return share(line_of(front, 1), (int)item, REPLAY_BACK, REPLAY_LEAVE);
    }
    return item <= REPLAY_SPEED ? share(line_of(front, 1), (int)item, REPLAY_BACK, REPLAY_SPEED)
                                : share(line_of(front, 2), (int)item, REPLAY_HERE, REPLAY_LEAVE);
}
