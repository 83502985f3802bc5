/* SPDX-License-Identifier: MIT */
#include "front/scenes/cabinet.h"
#include "robot_inside.h"

#include "base/check.h"
#include "front/scenes/ending_inside.h"
#include "front/scenes/seats.h"
#include "front/stage/bar.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static float plain_width(const void *context, enum font font, float size, float tracking, const char *string)
{
    (void)context;
    float each = font == FONT_BODY || font == FONT_BODY_MEDIUM || font == FONT_BODY_SEMI ? 0.52f : 0.44f;
    float width = 0;
    for (; *string; string++) {
        if (((unsigned char)*string & 0xC0u) != 0x80u) {
            width += size * each + tracking;
        }
    }
    return width;
}

/* Latin letters. */
static bool plain_shows(const void *context, uint32_t character)
{
    (void)context;
    return character < 0x180;
}

static const struct type_metrics plain_type = {.width = plain_width, .shows = plain_shows};

/* The first of those that have not been ended. */
static struct robot *sitting;

static void end_all(void)
{
    while (sitting) {
        robot_end(sitting);
    }
}

static bool is_listed(const struct robot *robot)
{
    const struct robot *at = sitting;
    while (at && at != robot) {
        at = at->other;
    }
    return at != NULL;
}

static void strike_off(const struct robot *robot)
{
    for (struct robot **at = &sitting; *at; at = &(*at)->other) {
        if (*at == robot) {
            *at = robot->other;
            return;
        }
    }
}

static void enlist(struct robot *robot)
{
    static bool once;
    if (!once) {
        CHECK(atexit(end_all) == 0);
        once = true;
    }
    robot->other = sitting;
    sitting = robot;
}

static void sit(struct robot *robot)
{
    draw_init(&robot->measure, robot->type);
    draw_init(&robot->frame, robot->type);
    draw_begin(&robot->measure, frame_make(&robot->window));
    front_init(&robot->front, &robot->services, &robot->measure, &cabinet);
    front_resize(&robot->front, &robot->window);
    robot->front.device = robot->device;
    robot_settle(robot);
}

void robot_start(struct robot *robot, enum device device, uint64_t seed, int wide, int high)
{
    robot_start_with(robot, NULL, device, seed, wide, high);
}

void robot_start_with(struct robot *robot, const struct type_metrics *type, enum device device, uint64_t seed,
                      int wide, int high)
{
    robot_start_in(robot, type, device, seed, &(struct window){.w = wide, .h = high, .dpr = 1});
}

/* As the platform does: the layout follows the size of letters. */
static void follow_print(struct robot *robot)
{
    if (robot->window.print != robot->front.settings.print) {
        robot->window.print = robot->front.settings.print;
        draw_begin(&robot->measure, frame_make(&robot->window));
        front_resize(&robot->front, &robot->window);
    }
}

void robot_reshape(struct robot *robot, const struct window *window)
{
    robot->window = *window;
    robot->window.print = robot->front.settings.print;
    draw_begin(&robot->measure, frame_make(&robot->window));
    front_resize(&robot->front, &robot->window);
    robot_settle(robot);
}

void robot_start_in(struct robot *robot, const struct type_metrics *type, enum device device, uint64_t seed,
                    const struct window *window)
{
    if (is_listed(robot)) {
        robot_end(robot);
    }
    *robot = (struct robot){.type = type ? type : &plain_type,
                            .seed = seed,
                            .rng = rng_make(seed, RNG_COSMETIC),
                            .writes_left = -1,
                            .voiced = true,
                            .work_rounds = ROBOT_ROUNDS,
                            .day = ROBOT_DAY,
                            .second = ROBOT_SECOND,
                            .device = device,
                            .window = *window};
    robot_serve(robot);
    /* Somebody who has played before: the first start asks for a name. */
    robot_put(robot, "settings", "route-mille settings 1\nnamed 1\n" ROBOT_KNOWS);
    enlist(robot);
    sit(robot);
}

static void stand(struct robot *robot)
{
    front_free(&robot->front);
    for (int i = 0; i < ROBOT_JOBS; i++) {
        CHECK(robot->job[i].number == 0); /* whoever leaves calls off what they began */
    }
    draw_free(&robot->measure);
    draw_free(&robot->frame);
}

void robot_restart(struct robot *robot)
{
    stand(robot);
    robot->quit = false;
    robot->typing = false;
    robot->writes_left = -1;
    sit(robot);
}

void robot_end(struct robot *robot)
{
    strike_off(robot);
    stand(robot);
    robot_forget(robot);
    free(robot->path_data);
    robot_forget_transcript(robot);
}

void robot_do(struct robot *robot, enum intent_kind kind)
{
    if (robot->switches && intent_is_button(kind)) { /* what is said or let go comes from no switch */
        robot_switch(robot, robot->aim, kind);
        robot->aim[0] = '\0';
        return;
    }
    struct intent intent = {.kind = kind,
                            .device = robot->device,
                            .x = robot->front.pointer_x,
                            .y = robot->front.pointer_y,
                            .clicks = 1};
    front_intent(&robot->front, &intent);
}

void robot_key(struct robot *robot, char key)
{
    front_intent(&robot->front, &(struct intent){.kind = INTENT_KEY, .device = DEVICE_KEYS, .key = key});
}

void robot_type(struct robot *robot, const char *string)
{
    CHECK(robot->typing);
    while (*string) {
        struct intent intent = {.kind = INTENT_TEXT, .device = DEVICE_KEYS};
        size_t length = 1;
        while (((unsigned char)string[length] & 0xC0u) == 0x80u) {
            length++;
        }
        memcpy(intent.text, string, length);
        front_intent(&robot->front, &intent);
        string += length;
    }
}

static bool tick(struct robot *robot)
{
    follow_print(robot);
    bool moves = front_tick(&robot->front);
    if (!robot->lingers && robot_on(robot, &ending_scene) && ending_of(&robot->front)->stands) {
        robot_do(robot, INTENT_CONFIRM);
        moves = true;
    }
    moves = robot_voice_tick(robot) || moves;
    if (robot->ticked) {
        robot->ticked(robot->ticked_context);
    }
    return moves;
}

void robot_tick(struct robot *robot, int ticks)
{
    while (ticks-- > 0) {
        tick(robot);
        /* Drawing must be possible at any moment. */
        draw_begin(&robot->frame, frame_make(&robot->window));
        front_draw(&robot->front, &robot->frame, 0.5f);
    }
}

void robot_draw(struct robot *robot)
{
    follow_print(robot);
    draw_begin(&robot->frame, frame_make(&robot->window));
    front_draw(&robot->front, &robot->frame, 0);
}

void robot_rest(struct robot *robot)
{
    int ticks = 0;
    while (tick(robot) || robot_works(robot)) {
        CHECK(++ticks < ROBOT_TICKS_MOST);
    }
}

void robot_settle(struct robot *robot)
{
    robot_rest(robot);
    if (robot_on(robot, &seats_scene) && !robot->choosy) {
        robot_choose(robot, "seats.sit");
        robot_rest(robot);
    }
    if (!robot->choosy) {
        robot_usher(robot);
    }
}

struct focus_list robot_items(const struct robot *robot)
{
    struct focus_list list;
    front_items(&robot->front, &list);
    return list;
}

bool robot_has(const struct robot *robot, const char *name)
{
    struct focus_list list = robot_items(robot);
    return focus_named(&list, name) != NULL;
}

bool robot_on(const struct robot *robot, const struct scene *scene)
{
    return front_scene(&robot->front) == scene;
}

/* The directions from one item to another, found by trying them all, nearest first. */
static int find_path(const struct focus_list *list, int from, int to, enum intent_kind path[FOCUS_ITEMS_MAX])
{
    int queue[FOCUS_ITEMS_MAX], before[FOCUS_ITEMS_MAX], count = 0;
    enum intent_kind by[FOCUS_ITEMS_MAX];
    bool seen[1024] = {false};
    queue[count] = from;
    before[count++] = -1;
    seen[from + 1] = true;
    for (int i = 0; i < count; i++) {
        if (queue[i] == to) {
            int length = 0;
            for (int j = i; before[j] >= 0; j = before[j]) {
                length++;
            }
            int at = length;
            for (int j = i; before[j] >= 0; j = before[j]) {
                path[--at] = by[j];
            }
            return length;
        }
        for (enum intent_kind way = INTENT_UP; way <= INTENT_RIGHT; way++) {
            int next = focus_step(list, queue[i], way);
            if (!seen[next + 1]) {
                seen[next + 1] = true;
                before[count] = i;
                by[count] = way;
                queue[count++] = next;
            }
        }
    }
    return -1;
}

/* Turns the wheel until enough of an item can be seen. */
static void wheel_to(struct robot *robot, struct focus_list *list, int id)
{
    for (int i = 0; i < 200; i++) {
        const struct focus_item *item = focus_find(list, id);
        CHECK(item != NULL);
        if (!item->scrolls || item->seen.h > fminf(item->box.h, 40) - 1) {
            return;
        }
        int way = item->seen.y > item->box.y ? 1 : -1;
        front_intent(&robot->front,
                     &(struct intent){.kind = INTENT_WHEEL, .device = DEVICE_MOUSE, .amount = way});
        *list = robot_items(robot);
    }
}

static void point_at(struct robot *robot, const struct focus_item *wanted)
{
    struct focus_list list = robot_items(robot);
    wheel_to(robot, &list, wanted->id);
    const struct focus_item *item = focus_find(&list, wanted->id);
    struct point at = rect_middle(item->seen);
    /* Cards of the fan overlap: their left part is free. */
    for (int i = 1; i < 10 && focus_at(&list, at.x, at.y) != item->id; i++) {
        at.x = item->seen.x + item->seen.w * (float)i / 10;
    }
    CHECK(focus_at(&list, at.x, at.y) == item->id);
    struct intent intent = {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = at.x, .y = at.y};
    front_intent(&robot->front, &intent);
}

bool robot_leads(struct robot *robot, const char *name)
{
    struct focus_list list = robot_items(robot);
    const struct focus_item *item = focus_named(&list, name);
    CHECK(item != NULL);
    if (robot->switches) { /* only what is chosen is lit on purpose */
        text_copy(robot->aim, sizeof robot->aim, name);
        return true;
    }
    if (robot->device == DEVICE_MOUSE) {
        point_at(robot, item);
        return front_focus(&robot->front) == item->id;
    }
    /* A step may scroll instead: the way is looked for anew after each. */
    for (int steps = 0; front_focus(&robot->front) != item->id && steps < 200; steps++) {
        enum intent_kind path[FOCUS_ITEMS_MAX];
        struct focus_list now = robot_items(robot);
        int length = find_path(&now, front_focus(&robot->front), item->id, path);
        CHECK(length >= 0);
        robot_do(robot, path[0]);
    }
    return front_focus(&robot->front) == item->id;
}

void robot_focus(struct robot *robot, const char *name)
{
    CHECK(robot_leads(robot, name));
}

bool robot_reaches(const struct robot *robot, const char *name)
{
    struct focus_list list = robot_items(robot);
    const struct focus_item *item = focus_named(&list, name);
    enum intent_kind path[FOCUS_ITEMS_MAX];
    return item && find_path(&list, front_focus(&robot->front), item->id, path) >= 0;
}

void robot_choose(struct robot *robot, const char *name)
{
    robot_focus(robot, name);
    if (robot->device == DEVICE_MOUSE) {
        robot_do(robot, INTENT_PRESS);
        robot_do(robot, INTENT_RELEASE);
    } else {
        robot_do(robot, INTENT_CONFIRM);
    }
}

void robot_click_prompt(struct robot *robot, const char *label)
{
    static const enum intent_kind kinds[] = {INTENT_POINT, INTENT_PRESS, INTENT_RELEASE};
    const struct draw_command *found = NULL;
    robot_draw(robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot->frame, command));) {
        bool in_bar = command->box.y > robot->front.frame.canvas.h - BAR_HEIGHT;
        if (command->kind == DRAW_TEXT && in_bar &&
            strcmp(draw_string(&robot->frame, command->string), label) == 0) {
            found = command;
        }
    }
    CHECK(found != NULL);
    float x = found->box.x + 6, y = found->box.y - 6;
    for (int i = 0; i < 3; i++) {
        front_intent(&robot->front,
                     &(struct intent){.kind = kinds[i], .device = DEVICE_MOUSE, .x = x, .y = y, .clicks = 1});
    }
}

/* Whether a text on the screen is a string, or holds it. */
static bool on_screen(struct robot *robot, const char *string, bool whole)
{
    robot_draw(robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot->frame, command));) {
        if (command->kind == DRAW_TEXT) {
            const char *text = draw_string(&robot->frame, command->string);
            if (whole ? strcmp(text, string) == 0 : strstr(text, string) != NULL) {
                return true;
            }
        }
    }
    return false;
}

bool robot_shows(struct robot *robot, const char *string)
{
    return on_screen(robot, string, true);
}

bool robot_reads(struct robot *robot, const char *part)
{
    return on_screen(robot, part, false);
}
