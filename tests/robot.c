/* SPDX-License-Identifier: MIT */
#include "robot.h"

#include "base/check.h"
#include "base/tongue.h"
#include "front/bar.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CATALOGUE_MOST = 1 << 20 };

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

static struct robot_file *find(struct robot *robot, const char *name, bool make)
{
    for (int i = 0; i < ROBOT_FILES; i++) {
        struct robot_file *file = &robot->file[i];
        if (file->data && strcmp(file->name, name) == 0) {
            return file;
        }
    }
    for (int i = 0; make && i < ROBOT_FILES; i++) {
        if (robot->file[i].data == NULL) {
            text_copy(robot->file[i].name, sizeof robot->file[i].name, name);
            return &robot->file[i];
        }
    }
    return NULL;
}

const struct robot_file *robot_file(const struct robot *robot, const char *name)
{
    for (int i = 0; i < ROBOT_FILES; i++) {
        if (robot->file[i].data && strcmp(robot->file[i].name, name) == 0) {
            return &robot->file[i];
        }
    }
    return NULL;
}

static char *copy_of(const char *data, size_t length)
{
    char *copy = malloc(length + 1);
    CHECK(copy != NULL);
    memcpy(copy, data, length);
    copy[length] = '\0';
    return copy;
}

static void write_file(struct robot_file *file, const char *data, size_t length)
{
    CHECK(file != NULL);
    free(file->data);
    file->data = copy_of(data, length);
    file->length = length;
}

/* Whether a change still reaches the disk. */
static bool has_power(struct robot *robot)
{
    if (robot->writes_left == 0) {
        return false;
    }
    robot->writes_left -= robot->writes_left > 0;
    robot->writes++;
    return true;
}

static void stamp(const struct robot *robot, struct robot_file *file)
{
    file->day = robot->day;
    file->second = robot->writes;
}

void robot_forget(struct robot *robot)
{
    for (int i = 0; i < ROBOT_FILES; i++) {
        free(robot->file[i].data);
        robot->file[i].data = NULL;
    }
}

void robot_put(struct robot *robot, const char *name, const char *data)
{
    struct robot_file *file = find(robot, name, true);
    write_file(file, data, strlen(data));
    robot->writes++;
    stamp(robot, file);
}

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    if (robot->disk_full) {
        text_copy(error, SERVICE_ERROR_SIZE, "The disk is full.");
        return false;
    }
    if (!has_power(robot)) {
        return true;
    }
    write_file(find(robot, name, true), data, length);
    stamp(robot, find(robot, name, true));
    return true;
}

static bool save_path(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    if (robot->disk_full) {
        text_copy(error, SERVICE_ERROR_SIZE, "The disk is full.");
        return false;
    }
    text_copy(robot->path, sizeof robot->path, path);
    free(robot->path_data);
    robot->path_data = copy_of(data, length);
    return true;
}

static char *load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    const struct robot *robot = context;
    const struct robot_file *file = robot_file(robot, name);
    if (file == NULL) {
        return NULL;
    }
    if (robot->unreadable && strcmp(robot->unreadable, name) == 0) {
        text_format(error, SERVICE_ERROR_SIZE, "%s cannot be read: Permission denied.", name);
        return NULL;
    }
    *length = file->length;
    return copy_of(file->data, file->length);
}

static bool set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    struct robot *robot = context;
    struct robot_file *file = find(robot, name, false);
    if (file == NULL || !has_power(robot)) {
        return false;
    }
    int number = 0;
    do {
        text_format(kept, SERVICE_NAME_SIZE, "%s.damaged-%d", name, ++number);
    } while (find(robot, kept, false));
    text_copy(file->name, sizeof file->name, kept);
    return true;
}

static bool remove_file(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    struct robot_file *file = find(robot, name, false);
    if (robot->disk_full) {
        text_copy(error, SERVICE_ERROR_SIZE, "The disk is read-only.");
        return false;
    }
    if (file && has_power(robot)) {
        free(file->data);
        file->data = NULL;
    }
    return true;
}

static bool newer(const struct service_file *a, const struct service_file *b)
{
    return a->day != b->day ? a->day > b->day : a->second > b->second;
}

static int list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    struct robot *robot = context;
    size_t front = strlen(folder), back = strlen(end);
    int count = 0;
    for (int i = 0; i < ROBOT_FILES; i++) {
        const struct robot_file *file = &robot->file[i];
        size_t length = strlen(file->name);
        if (file->data == NULL || length <= front + back || strncmp(file->name, folder, front) != 0 ||
            file->name[front] != '/' || strcmp(file->name + length - back, end) != 0) {
            continue;
        }
        struct service_file entry = {.size = (long)file->length, .day = file->day, .second = file->second};
        text_copy(entry.name, sizeof entry.name, file->name);
        int at = count < most ? count++ : most - 1;
        for (; at > 0 && newer(&entry, &files[at - 1]); at--) {
            files[at] = files[at - 1];
        }
        files[at] = entry;
    }
    return count;
}

static int today(void *context)
{
    return ((struct robot *)context)->day;
}

static void text_input(void *context, bool on)
{
    ((struct robot *)context)->typing = on;
}

static uint64_t entropy(void *context)
{
    return ((struct robot *)context)->seed++;
}

static void rumble(void *context, float strength, int ms)
{
    (void)strength, (void)ms;
    ((struct robot *)context)->rumbles++;
}

static void set_fullscreen(void *context, bool on)
{
    ((struct robot *)context)->fullscreen = on;
}

static void set_window(void *context, int w, int h)
{
    ((struct robot *)context)->window_w = w;
    ((struct robot *)context)->window_h = h;
}

static void set_vsync(void *context, bool on)
{
    ((struct robot *)context)->vsync = on;
}

/* One for all robots of a program: strings that one was told may outlive it. */
static struct tongue tongue;

/* The catalogue that the build made, if it made one. */
static void learn(const char *code)
{
    char path[512];
    const char *why;
    if (!tongue.source.find) {
        tongue_open(&tongue);
    }
    if (tongue_knows(&tongue, code) || !tongue_is_code(code) ||
        !text_format(path, sizeof path, "%s/%s/LC_MESSAGES/route-mille.mo", ROUTE_MILLE_LOCALE, code)) {
        return;
    }
    FILE *file = fopen(path, "rb");
    if (file) {
        char *bytes = malloc(CATALOGUE_MOST);
        CHECK(bytes != NULL);
        tongue_learn(&tongue, code, bytes, fread(bytes, 1, CATALOGUE_MOST, file), &why);
        fclose(file);
    }
}

static const char *speak(void *context, const char *code, bool kilometres)
{
    struct robot *robot = context;
    text_copy(robot->language, sizeof robot->language, code);
    robot->kilometres = kilometres;
    learn(code);
    return tongue_speak(&tongue, code, kilometres) ? robot->language : "en";
}

static void rebuild(void *context)
{
    ((struct robot *)context)->rebuilds++;
}

static void quit(void *context)
{
    ((struct robot *)context)->quit = true;
}

static void trace(void *context, const char *fields)
{
    (void)context, (void)fields;
}

static void log_line(void *context, const char *line)
{
    struct robot *robot = context;
    robot->lines++;
    text_copy(robot->logged, sizeof robot->logged, line);
}

static bool clip(void *context, const char *text)
{
    struct robot *robot = context;
    if (robot->no_clipboard) {
        return false;
    }
    text_copy(robot->clipboard, sizeof robot->clipboard, text);
    return true;
}

static struct robot_job *find_job(struct robot *robot, uint32_t number)
{
    for (int i = 0; i < ROBOT_JOBS; i++) {
        if (robot->job[i].number == number) {
            return &robot->job[i];
        }
    }
    return NULL;
}

static uint32_t work_begin(void *context, const struct work *work, const void *memory)
{
    struct robot *robot = context;
    struct robot_job *job = find_job(robot, 0);
    if (!job) {
        return 0;
    }
    *job = (struct robot_job){
        .number = ++robot->works, .work = *work, .memory = malloc(work->size), .tick = robot->front.ticks};
    CHECK(job->memory != NULL);
    memcpy(job->memory, memory, work->size);
    return job->number;
}

static void forget_job(struct robot_job *job)
{
    free(job->memory);
    *job = (struct robot_job){0};
}

/* A measure without a clock, for jobs that have a limit; others are only ended by being called off. */
static bool more_rounds(void *context)
{
    int *rounds = context;
    return (*rounds)-- > 0;
}

static bool always(void *context)
{
    (void)context;
    return true;
}

static void tell(void *context, int progress)
{
    (void)context, (void)progress;
}

/* Without a thread and without a clock, so that it happens at the same tick each time. */
static bool work_done(void *context, uint32_t number, void *memory, int *progress)
{
    struct robot *robot = context;
    struct robot_job *job = number ? find_job(robot, number) : NULL;
    if (progress) {
        *progress = 0;
    }
    if (!job || robot->work_held || robot->front.ticks == job->tick) {
        return false;
    }
    int rounds = robot->work_rounds;
    job->work.run(
        job->memory,
        &(struct pulse){.more = job->work.ms > 0 ? more_rounds : always, .tell = tell, .context = &rounds});
    memcpy(memory, job->memory, job->work.size);
    forget_job(job);
    robot->works_done++;
    return true;
}

static void work_cancel(void *context, uint32_t number)
{
    struct robot *robot = context;
    struct robot_job *job = number ? find_job(robot, number) : NULL;
    if (job) {
        forget_job(job);
        robot->works_called_off++;
    }
}

/* Whether a job is on its way. */
static bool works(const struct robot *robot)
{
    bool any = false;
    for (int i = 0; i < ROBOT_JOBS; i++) {
        any = any || robot->job[i].number != 0;
    }
    return any && !robot->work_held;
}

static void sound(void *context, int cue, float pan)
{
    struct robot *robot = context;
    robot->bells += cue == CUE_BELL;
    CHECK(cue >= 0 && cue < CUES && pan >= -1 && pan <= 1);
    if (robot->cues < ROBOT_CUES) {
        robot->cue[robot->cues++] = (struct robot_cue){cue, pan, robot->front.ticks};
    }
}

static void music(void *context, int piece)
{
    struct robot *robot = context;
    CHECK(piece >= 0 && piece < PIECES);
    robot->piece = piece;
    robot->pieces++;
}

static void loudness(void *context, const struct sound_levels *levels)
{
    ((struct robot *)context)->levels = *levels;
}

static void sit(struct robot *robot)
{
    draw_init(&robot->measure, robot->type);
    draw_init(&robot->frame, robot->type);
    draw_begin(&robot->measure, robot->wide, robot->high);
    front_init(&robot->front, &robot->services, &robot->measure);
    front_resize(&robot->front, robot->wide, robot->high);
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
    *robot = (struct robot){.type = type ? type : &plain_type,
                            .seed = seed,
                            .rng = rng_make(seed, RNG_COSMETIC),
                            .writes_left = -1,
                            .work_rounds = ROBOT_ROUNDS,
                            .day = ROBOT_DAY,
                            .device = device,
                            .wide = wide,
                            .high = high};
    robot->services = (struct services){.context = robot,
                                        .type = robot->type,
                                        .save = save,
                                        .load = load,
                                        .set_aside = set_aside,
                                        .remove = remove_file,
                                        .list = list,
                                        .save_path = save_path,
                                        .today = today,
                                        .text_input = text_input,
                                        .entropy = entropy,
                                        .rumble = rumble,
                                        .set_fullscreen = set_fullscreen,
                                        .set_window = set_window,
                                        .set_vsync = set_vsync,
                                        .speak = speak,
                                        .rebuild = rebuild,
                                        .quit = quit,
                                        .trace = trace,
                                        .log = log_line,
                                        .clip = clip,
                                        .work_begin = work_begin,
                                        .work_done = work_done,
                                        .work_cancel = work_cancel,
                                        .sound = sound,
                                        .music = music,
                                        .loudness = loudness};
    /* Somebody who has played before: the first start asks for a name. */
    robot_put(robot, "settings", "route-mille settings 1\nnamed 1\nlessons_offered 1\n");
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
    stand(robot);
    robot_forget(robot);
    free(robot->path_data);
}

void robot_do(struct robot *robot, enum intent_kind kind)
{
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
    bool moves = front_tick(&robot->front);
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
        draw_begin(&robot->frame, robot->wide, robot->high);
        front_draw(&robot->front, &robot->frame, 0.5f);
    }
}

void robot_draw(struct robot *robot)
{
    draw_begin(&robot->frame, robot->wide, robot->high);
    front_draw(&robot->front, &robot->frame, 0);
}

static void come_to_rest(struct robot *robot)
{
    int ticks = 0;
    while (tick(robot) || works(robot)) {
        CHECK(++ticks < ROBOT_TICKS_MOST);
    }
}

void robot_settle(struct robot *robot)
{
    come_to_rest(robot);
    if (robot_on(robot, &opponents_scene) && !robot->choosy) {
        robot_choose(robot, rivals_at(rivals_place(robot->front.settings.opponent))->item);
        come_to_rest(robot);
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

static void point_at(struct robot *robot, const struct focus_item *item)
{
    struct focus_list list = robot_items(robot);
    struct point at = rect_middle(item->box);
    /* Cards of the fan overlap: their left part is free. */
    for (int i = 1; i < 10 && focus_at(&list, at.x, at.y) != item->id; i++) {
        at.x = item->box.x + item->box.w * (float)i / 10;
    }
    CHECK(focus_at(&list, at.x, at.y) == item->id);
    struct intent intent = {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = at.x, .y = at.y};
    front_intent(&robot->front, &intent);
}

void robot_focus(struct robot *robot, const char *name)
{
    struct focus_list list = robot_items(robot);
    const struct focus_item *item = focus_named(&list, name);
    CHECK(item != NULL);
    if (robot->device == DEVICE_MOUSE) {
        point_at(robot, item);
    } else {
        enum intent_kind path[FOCUS_ITEMS_MAX];
        int length = find_path(&list, front_focus(&robot->front), item->id, path);
        CHECK(length >= 0);
        for (int i = 0; i < length; i++) {
            robot_do(robot, path[i]);
        }
    }
    CHECK(front_focus(&robot->front) == item->id);
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
    for (size_t i = 0; i < robot->frame.count; i++) {
        const struct draw_command *command = &robot->frame.command[i];
        bool in_bar = command->box.y > robot->front.canvas.h - BAR_HEIGHT;
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

/* ---- the table ------------------------------------------------------------------------------------ */

/* A card of the hand: an enabled one if there is one, else any. Returns whether it is enabled. */
static bool pick_card(struct robot *robot, struct focus_item *picked)
{
    struct focus_list list = robot_items(robot);
    int good[FOCUS_ITEMS_MAX], all[FOCUS_ITEMS_MAX], goods = 0, count = 0;
    for (int i = 0; i < list.count; i++) {
        if (strncmp(list.item[i].name, "hand.", 5) == 0) {
            all[count++] = i;
            if (list.item[i].enabled) {
                good[goods++] = i;
            }
        }
    }
    CHECK(count > 0);
    *picked = list.item[goods ? good[rng_below(&robot->rng, (uint32_t)goods)]
                              : all[rng_below(&robot->rng, (uint32_t)count)]];
    return goods > 0;
}

/* With the mouse: takes the card up, then clicks the one enabled place, or the discard. */
static void play_by_mouse(struct robot *robot, const char *card, bool legal)
{
    robot_choose(robot, card);
    struct focus_list list = robot_items(robot);
    const char *to = "discard";
    for (int i = 0; legal && i < list.count; i++) {
        bool place =
            strncmp(list.item[i].name, "you.", 4) == 0 || strncmp(list.item[i].name, "opponent.", 9) == 0;
        if (place && list.item[i].enabled) {
            to = list.item[i].name;
            break;
        }
    }
    robot_choose(robot, to);
}

static void decide_at_table(struct robot *robot)
{
    struct focus_list list = robot_items(robot);
    if (focus_named(&list, "deck")->enabled) {
        robot_choose(robot, "deck");
        return;
    }
    struct focus_item card;
    bool legal = pick_card(robot, &card);
    if (robot->device == DEVICE_MOUSE) {
        play_by_mouse(robot, card.name, legal);
    } else {
        robot_focus(robot, card.name);
        robot_do(robot, legal ? INTENT_CONFIRM : INTENT_DISCARD);
    }
}

bool robot_shows(struct robot *robot, const char *string)
{
    robot_draw(robot);
    for (size_t i = 0; i < robot->frame.count; i++) {
        const struct draw_command *command = &robot->frame.command[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_string(&robot->frame, command->string), string) == 0) {
            return true;
        }
    }
    return false;
}

bool robot_decide(struct robot *robot)
{
    robot_settle(robot);
    if (robot_on(robot, &mille_table_scene)) {
        if (!mille_table_ready(&robot->front)) {
            return false;
        }
        decide_at_table(robot);
    } else if (robot_on(robot, &coup_scene)) {
        robot_tick(robot, 1);
    } else if (robot_on(robot, &extend_scene)) {
        robot_choose(robot, rng_below(&robot->rng, 2) ? "extend.extend" : "extend.finish");
    } else if (robot_on(robot, &score_scene)) {
        robot_choose(robot, "score.next");
    } else if (robot_on(robot, &game_over_scene)) {
        robot_choose(robot, "over.again");
    } else {
        return false;
    }
    robot_settle(robot);
    return true;
}
