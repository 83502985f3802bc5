/* SPDX-License-Identifier: MIT */
/* The camera of the title: the picture as seen from each table, and the camera's way from one to another. */
#include "front/front.h"
#include "front/journey/journey_car.h"
#include "front/scenes/title.h"
#include "front/scenes/title_living.h"
#include "front/stage/ground.h"
#include "front/stage/living.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <math.h>

/* Half of the journey each is for what sinks and for what rises. While its pictures are made it is put off.
 */
static const float STANDS_MS = 200, TRAVELS_MS = 600, PUT_OFF_MS = 1000;
static const float SUNK = 400; /* how far down what rises comes from */

/* The camera's place for the road, for which the picture was drawn. */
static const struct game_sign ROAD = {.scene = GROUND_TITLE_ROAD,
                                      .zoom = 1,
                                      .front = "scenes/title_front_road",
                                      .front_box = {480, 720, 500, 340}};

/* The camera's place for a game's table; in a window without room for it, that for the road. */
static const struct game_sign *view_of(const struct front *front, const struct title_place *place,
                                       const struct game_front *game)
{
    const struct game_sign *sign = &game->sign;
    float right = front->frame.canvas.w - place->scene.x;
    bool own = front->frame.kind == FRAME_WIDE && sign->scene && right <= sign->reach * place->scene_scale;
    return own ? sign : &ROAD;
}

/* The table at which the sign points, else the table of the game chosen last. */
static const struct game_front *wanted(const struct front *front)
{
    int item = title_focused(front);
    return title_is_table(item) ? game_fronts[item - TITLE_ITEM_TABLE] : table_game(front);
}

static float way(const struct title_camera *camera, float blend)
{
    return fminf(1, ((float)camera->ticks - 1 + blend) / (float)tween_ticks(TRAVELS_MS));
}

/* How far a table's foreground is up: the old one sinks in the first half of the way, the new one rises in
 * the second. */
static float sinking(const struct title_camera *camera, float t)
{
    return camera->left_up * (1 - tween_ease(EASE_IN_CUBIC, 2 * t));
}

static float rising(float t)
{
    return tween_ease(EASE_OUT_CUBIC, 2 * t - 1);
}

static void look(const struct front *front, const struct title_camera *camera, float t, struct point *at,
                 float *zoom)
{
    struct title_place place = title_place(front);
    const struct game_sign *to = view_of(front, &place, camera->at);
    float part = tween_ease(EASE_IN_OUT_CUBIC, t);
    at->x = tween_mix(camera->from.x, to->camera.x, part);
    at->y = tween_mix(camera->from.y, to->camera.y, part);
    *zoom = tween_mix(camera->from_zoom, to->zoom, part);
}

void title_camera_arrive(struct front *front)
{
    title_of(front)->camera = (struct title_camera){.at = wanted(front)};
}

static void set_out(struct front *front)
{
    struct title_camera *camera = &title_of(front)->camera, begun = *camera;
    struct title_place place = title_place(front);
    if (begun.ticks > 0) { /* from wherever it is */
        float t = way(&begun, 0);
        look(front, &begun, t, &camera->from, &camera->from_zoom);
        bool risen = t > .5f;
        camera->left = risen ? begun.at : begun.left;
        camera->left_up = risen ? rising(t) : sinking(&begun, t);
    } else {
        const struct game_sign *from = view_of(front, &place, begun.at);
        camera->from = from->camera;
        camera->from_zoom = from->zoom;
        camera->left = begun.at;
        camera->left_up = 1;
    }
    camera->at = begun.to;
    camera->to = NULL;
    camera->ticks = 1;
}

bool title_camera_tick(struct front *front)
{
    struct title_camera *camera = &title_of(front)->camera;
    const struct game_front *to = wanted(front);
    struct title_place place = title_place(front);
    bool far = view_of(front, &place, to) != view_of(front, &place, camera->at);
    if (front->settings.reduced_motion || (camera->ticks == 0 && !far)) {
        title_camera_arrive(front);
        return false;
    }
    if (!far) {
        camera->to = NULL;
    } else if (camera->to != to) {
        camera->to = to;
        camera->wait = tween_ticks(STANDS_MS);
    } else if (--camera->wait <= (front->prepares ? -tween_ticks(PUT_OFF_MS) : 0)) {
        set_out(front);
        return true;
    }
    int length = tween_ticks(TRAVELS_MS) + (front->prepares ? tween_ticks(PUT_OFF_MS) : 0);
    if (camera->ticks > 0 && ++camera->ticks > length) {
        camera->ticks = 0;
        camera->left = NULL;
    }
    return true;
}

/* Draws the picture at a camera's place, and the foreground. moving: it is shown for a moment only. */
static void draw_far(const struct front *front, struct draw_list *list, const struct title_place *place,
                     struct point at, float zoom, bool moving)
{
    char name[DAYLIGHT_NAME_SIZE];
    float scale = place->scene_scale, k = scale * zoom;
    struct rect art = SCENE_REACH;
    daylight_name(name, "scenes/title_far", list->light);
    struct draw_command *far =
        draw_sprite(list, name,
                    (struct rect){place->scene.x + at.x * scale + art.x * k,
                                  place->scene.y + at.y * scale + art.y * k, art.w * k, art.h * k});
    size_t first = (size_t)(far - list->command);
    struct point origin = {place->scene.x + at.x * scale, place->scene.y + at.y * scale};
    title_living_draw(front, list, origin, k, true);
    for (size_t i = first; i < list->count && moving; i++) {
        list->command[i].flags |= DRAW_MOVING;
    }
    daylight_name(name, "scenes/title_slope", list->light);
    draw_sprite(
        list, name,
        (struct rect){place->scene.x - 320 * scale, place->scene.y + 420 * scale, 1100 * scale, 840 * scale});
}

static void draw_front(struct draw_list *list, const struct title_place *place, const struct game_sign *view,
                       float up)
{
    if (up > 0) {
        char name[DAYLIGHT_NAME_SIZE];
        float k = place->scene_scale;
        struct rect box = view->front_box;
        daylight_name(name, view->front, list->light);
        draw_group(list, 0, 0, up);
        draw_sprite(list, name,
                    (struct rect){place->scene.x + box.x * k, place->scene.y + (box.y + SUNK * (1 - up)) * k,
                                  box.w * k, box.h * k});
        draw_group_end(list);
    }
}

static void draw_still(struct draw_list *list, const struct title_place *place, const struct game_sign *view)
{
    ground_title(list, view->scene, place->scene.x, place->scene.y, place->scene_scale);
}

/* What lives in the picture as seen from a table. */
static void draw_living(const struct front *front, struct draw_list *list, const struct title_place *place,
                        const struct game_sign *view)
{
    float scale = ground_title_scale(list, place->scene.x, place->scene_scale);
    struct point origin = {place->scene.x + view->camera.x * scale, place->scene.y + view->camera.y * scale};
    title_living_draw(front, list, origin, scale * view->zoom, !view->hides_road);
    if (daylight_has_lamps(list->light)) {
        living_draw(front, list, view->lamps, view->lamp_count, place->scene, scale);
    }
}

/* Whether a table's foreground stands before what the car wears, which is drawn over the whole picture. */
static bool hides_worn(const struct front *front, const struct game_sign *view)
{
    const struct rect car = {1100, 770, 310, 230};
    struct rect seen = {view->camera.x + car.x * view->zoom, view->camera.y + car.y * view->zoom,
                        car.w * view->zoom, car.h * view->zoom};
    struct rect both = rect_shared(seen, view->front_box);
    return journey_car_pieces(front) != 0 && both.w > 0 && both.h > 0;
}

int title_camera_ahead(const struct front *front, struct draw_list *list)
{
    const struct title_camera *camera = &title_of(front)->camera;
    const struct game_front *from = camera->to ? camera->at : camera->left;
    const struct game_front *to = camera->to ? camera->to : camera->at;
    if (!camera->to && camera->ticks == 0) {
        return 0;
    }
    int number = 1;
    while (game_fronts[number - 1] != to) {
        number++;
    }
    if (list) {
        struct title_place place = title_place(front);
        draw_far(front, list, &place, (struct point){0, 0}, 1, false);
        draw_front(list, &place, view_of(front, &place, from), 1);
        draw_front(list, &place, view_of(front, &place, to), 1);
        draw_still(list, &place, view_of(front, &place, to));
    }
    return number;
}

void title_camera_draw(const struct front *front, struct draw_list *list, const struct title_place *place,
                       float blend)
{
    const struct title_camera *camera = &title_of(front)->camera;
    if (camera->ticks == 0 || front_scene(front) != &title_scene) {
        bool tells = camera->at && front_scene(front) == &title_scene;
        const struct game_sign *view = view_of(front, place, tells ? camera->at : wanted(front));
        draw_still(list, place, view);
        draw_living(front, list, place, view);
        if (hides_worn(front, view)) {
            draw_front(list, place, view, 1);
        }
        return;
    }
    float t = way(camera, blend), zoom;
    struct point at;
    look(front, camera, t, &at, &zoom);
    draw_far(front, list, place, at, zoom, true);
    draw_front(list, place, view_of(front, place, camera->left), sinking(camera, t));
    draw_front(list, place, view_of(front, place, camera->at), rising(t));
}
