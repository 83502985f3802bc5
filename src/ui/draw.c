/* SPDX-License-Identifier: MIT */
#include "ui/draw.h"

#include "base/check.h"

#include <stdlib.h>
#include <string.h>

enum { WRAPPED_MAX = 400 };

/* Makes room for one more element. Arrays keep their memory between frames and soon stop growing. */
static void *grow(void *array, size_t *room, size_t need, size_t size)
{
    if (need <= *room) {
        return array;
    }
    size_t wanted = *room ? *room * 2 : 256;
    while (wanted < need) {
        wanted *= 2;
    }
    void *bigger = realloc(array, wanted * size);
    CHECK(bigger != NULL);
    *room = wanted;
    return bigger;
}

void draw_init(struct draw_list *list, const struct type_metrics *type)
{
    *list = (struct draw_list){.type = type, .opacity = 1.0f, .text_scale = 1.0f};
}

void draw_free(struct draw_list *list)
{
    free(list->command);
    free(list->arena);
    free(list->point);
    draw_init(list, list->type);
}

void draw_begin(struct draw_list *list, struct frame frame)
{
    list->frame = frame;
    list->count = 0;
    list->arena_used = 0;
    list->point_count = 0;
    list->zoom.scale = 0;
    draw_group_end(list);
}

void draw_group(struct draw_list *list, float dx, float dy, float opacity)
{
    list->dx = dx;
    list->dy = dy;
    list->opacity = opacity;
    list->group_flags = (dx != 0.0f || dy != 0.0f) ? DRAW_MOVING : 0u;
}

void draw_group_end(struct draw_list *list)
{
    draw_group(list, 0.0f, 0.0f, 1.0f);
}

void draw_zoom(struct draw_list *list, float x, float y, float scale)
{
    CHECK(list->zoom.scale <= 0 && scale > 0);
    list->zoom.x = x;
    list->zoom.y = y;
    list->zoom.scale = scale;
    list->zoom.first = list->count;
    list->zoom.first_point = list->point_count;
}

static void zoom_command(struct draw_command *command, float x, float y, float k)
{
    struct rect *box = &command->box;
    bool ends = command->kind == DRAW_CLIP && box->w <= 0;
    *box = ends ? *box : (struct rect){x + box->x * k, y + box->y * k, box->w * k, box->h * k};
    switch (command->kind) {
    case DRAW_CARD:
        command->as.card.raster *= k;
        break;
    case DRAW_TEXT:
        command->as.text.size *= k;
        command->as.text.tracking *= k;
        command->as.text.outline *= k;
        break;
    case DRAW_STROKE:
        command->as.stroke.width *= k;
        command->as.stroke.dash *= k;
        command->as.stroke.gap *= k;
        command->as.stroke.phase *= k;
        break;
    case DRAW_FILL:
    case DRAW_SCENE:
    case DRAW_SPRITE:
    case DRAW_SHAPE: /* ui/shape.c scales the elements */
    case DRAW_CLIP:
    case DRAW_POLYGON: /* its corners are scaled with all points */
        break;
    }
}

void draw_zoom_end(struct draw_list *list)
{
    float x = list->zoom.x, y = list->zoom.y, k = list->zoom.scale;
    for (size_t i = list->zoom.first; i < list->count; i++) {
        zoom_command(&list->command[i], x, y, k);
    }
    for (size_t i = list->zoom.first_point; i < list->point_count; i++) {
        struct point *at = &list->point[i];
        *at = (struct point){x + at->x * k, y + at->y * k};
    }
    list->zoom.scale = 0;
}

char *draw_arena_end(struct draw_list *list, size_t room)
{
    list->arena = grow(list->arena, &list->arena_room, list->arena_used + room + 1, 1);
    return list->arena + list->arena_used;
}

void draw_arena_add(struct draw_list *list, const char *bytes, size_t count)
{
    memcpy(draw_arena_end(list, count), bytes, count);
    list->arena_used += count;
}

void draw_arena_close(struct draw_list *list)
{
    list->arena = grow(list->arena, &list->arena_room, list->arena_used + 1, 1);
    list->arena[list->arena_used++] = '\0';
}

static size_t intern(struct draw_list *list, const char *string)
{
    size_t offset = list->arena_used;
    draw_arena_add(list, string, strlen(string));
    draw_arena_close(list);
    return offset;
}

const char *draw_string(const struct draw_list *list, size_t offset)
{
    CHECK(offset < list->arena_used);
    return list->arena + offset;
}

/* Appends a command in the current group. All of it is zeroed: lists can be compared byte by byte. */
static struct draw_command *append(struct draw_list *list, enum draw_kind kind, struct rect box,
                                   struct rgba ink)
{
    list->command = grow(list->command, &list->room, list->count + 1, sizeof *list->command);
    struct draw_command *command = &list->command[list->count++];
    memset(command, 0, sizeof *command);
    command->kind = kind;
    command->flags = list->group_flags;
    command->box = (struct rect){box.x + list->dx, box.y + list->dy, box.w, box.h};
    command->ink = ink_fade(ink, list->opacity);
    return command;
}

static struct draw_command *append_named(struct draw_list *list, enum draw_kind kind, const char *string,
                                         struct rect box, struct rgba ink)
{
    size_t offset = intern(list, string);
    struct draw_command *command = append(list, kind, box, ink);
    command->string = offset;
    return command;
}

void draw_fill(struct draw_list *list, struct rect box, struct rgba ink)
{
    append(list, DRAW_FILL, box, ink);
}

void draw_scene(struct draw_list *list, const char *name, float x, float y, float scale)
{
    append_named(list, DRAW_SCENE, name, (struct rect){x, y, scale, 0}, INK_WHITE);
}

struct draw_command *draw_sprite(struct draw_list *list, const char *name, struct rect box)
{
    return append_named(list, DRAW_SPRITE, name, box, INK_WHITE);
}

struct draw_command *draw_card(struct draw_list *list, const char *name, const char *title,
                               struct rgba title_ink, struct rect box, float angle, float dim)
{
    struct draw_command *command = append_named(list, DRAW_CARD, name, box, INK_WHITE);
    command->angle = angle;
    command->as.card.title = intern(list, title);
    if (list->plain) {
        draw_lower(list->arena + command->as.card.title);
    }
    command->as.card.title_ink = title_ink;
    command->as.card.title_font = draw_font_of(list, title, FONT_SIGN);
    command->as.card.dim = dim;
    command->as.card.hatched = list->contrast && dim > 0;
    command->as.card.raster = box.w;
    return command;
}

static bool is_ink(struct rgba ink, struct rgba other)
{
    return ink.r == other.r && ink.g == other.g && ink.b == other.b;
}

/* In high contrast, secondary text has the colour of normal text, and disabled text that of secondary. */
static struct rgba contrast_ink(struct rgba ink)
{
    struct rgba darker = is_ink(ink, INK_ASPHALT2) ? INK_INK : is_ink(ink, INK_STONE) ? INK_ASPHALT2 : ink;
    darker.a = ink.a;
    return darker;
}

/* Text at exactly an em. */
static struct draw_command *set_text(struct draw_list *list, float x, float y, const char *string,
                                     enum font font, float size, struct rgba ink, enum anchor anchor)
{
    struct draw_command *command = append_named(list, DRAW_TEXT, string, (struct rect){x, y, 0, 0},
                                                list->contrast ? contrast_ink(ink) : ink);
    if (list->plain) {
        draw_lower(list->arena + command->string);
    }
    command->as.text.font = draw_font_of(list, string, font);
    command->as.text.anchor = anchor;
    command->as.text.size = size;
    command->as.text.tracking = draw_tracking(list, string, size, 0);
    return command;
}

struct draw_command *draw_text(struct draw_list *list, float x, float y, const char *string, enum font font,
                               float size, struct rgba ink, enum anchor anchor)
{
    return set_text(list, x, y, string, font, draw_text_size(list, font, size), ink, anchor);
}

float draw_text_width(const struct draw_list *list, const char *string, enum font font, float size,
                      float tracking)
{
    char copy[WRAPPED_MAX];
    size = draw_text_size(list, font, size);
    return string[0] ? list->type->width(list->type->context, draw_font_of(list, string, font), size,
                                         draw_tracking(list, string, size, tracking),
                                         draw_letters(list, string, copy, sizeof copy))
                     : 0.0f;
}

struct draw_command *draw_text_tracked(struct draw_list *list, float x, float y, const char *string,
                                       enum font font, float size, float tracking, struct rgba ink,
                                       enum anchor anchor, float width)
{
    float wide = draw_text_width(list, string, font, size, tracking);
    /* The em already includes large print: letters that were shrunk must not be enlarged again. */
    float em = draw_text_size(list, font, size) * (wide > width ? width / wide : 1);
    struct draw_command *command = set_text(list, x, y, string, font, em, ink, anchor);
    command->as.text.tracking = draw_tracking(list, string, em, tracking);
    return command;
}

float draw_text_fit(struct draw_list *list, float x, float y, const char *string, enum font font, float size,
                    struct rgba ink, enum anchor anchor, float width)
{
    return draw_text_tracked(list, x, y, string, font, size, 0, ink, anchor, width)->as.text.size;
}

/* Where to break a path wider than a line: after a slash, else anywhere. NULL: a word, not to be broken. */
static const char *path_end(const struct draw_list *list, const char *start, const char *stop, enum font font,
                            float size, float width)
{
    char line[WRAPPED_MAX];
    const char *slash = NULL, *most = start;
    if (memchr(start, '/', (size_t)(stop - start)) == NULL) {
        return NULL;
    }
    for (const char *at = start + 1; at <= stop; at++) {
        if (((unsigned char)*at & 0xC0) == 0x80) {
            continue; /* inside a letter */
        }
        memcpy(line, start, (size_t)(at - start));
        line[at - start] = '\0';
        if (at > start + 1 && draw_text_width(list, line, font, size, 0) > width) {
            return slash ? slash : most;
        }
        most = at;
        slash = at[-1] == '/' && at > start + 1 ? at : slash;
    }
    return NULL; /* it fits */
}

/* The end of the longest run of words from `start` that is at most `width` wide. */
static const char *line_end(const struct draw_list *list, const char *start, enum font font, float size,
                            float width)
{
    const char *end = NULL, *at = start;
    char line[WRAPPED_MAX];
    for (;;) {
        const char *stop = strchr(at, ' ');
        if (stop == NULL) {
            stop = at + strlen(at);
        }
        size_t length = (size_t)(stop - start);
        if (length >= sizeof line) {
            return end ? end : start + sizeof line - 1;
        }
        memcpy(line, start, length);
        line[length] = '\0';
        if (end != NULL && draw_text_width(list, line, font, size, 0) > width) {
            return end;
        }
        const char *part = end == NULL ? path_end(list, start, stop, font, size, width) : NULL;
        if (part != NULL) {
            return part;
        }
        end = stop;
        if (*stop == '\0') {
            return end;
        }
        at = stop + 1;
    }
}

int draw_text_lines(const struct draw_list *list, const char *string, enum font font, float size, float width)
{
    int lines = 0;
    char copy[WRAPPED_MAX];
    string = draw_letters(list, string, copy, sizeof copy);
    while (*string) {
        const char *end = line_end(list, string, font, size, width);
        string = *end == ' ' ? end + 1 : end;
        lines++;
    }
    return lines;
}

/* The least width that needs no more lines: centred lines are then about equally long. */
static float balanced(const struct draw_list *list, const char *string, enum font font, float size,
                      float width)
{
    enum { STEPS = 6 };
    int lines = draw_text_lines(list, string, font, size, width);
    float most = width, least = width / 2;
    for (int i = 0; i < STEPS && lines > 1; i++) {
        float middle = (least + most) / 2;
        if (draw_text_lines(list, string, font, size, middle) > lines) {
            least = middle;
        } else {
            most = middle;
        }
    }
    return most;
}

int draw_text_wrapped(struct draw_list *list, float x, float y, const char *string, enum font font,
                      float size, struct rgba ink, enum anchor anchor, float width, float leading)
{
    int lines = 0;
    char copy[WRAPPED_MAX];
    string = draw_letters(list, string, copy, sizeof copy);
    if (anchor == ANCHOR_MIDDLE) {
        width = balanced(list, string, font, size, width);
    }
    while (*string) {
        const char *end = line_end(list, string, font, size, width);
        char line[WRAPPED_MAX];
        size_t length = (size_t)(end - string);
        memcpy(line, string, length);
        line[length] = '\0';
        draw_text(list, x, y + leading * (float)lines, line, font, size, ink, anchor);
        lines++;
        string = *end == ' ' ? end + 1 : end;
    }
    return lines;
}

/* Copies points, moved by the current group. Returns the index of the first one. */
static size_t keep_points(struct draw_list *list, const struct point *points, int count)
{
    CHECK(count >= 0);
    size_t first = list->point_count;
    list->point = grow(list->point, &list->point_room, first + (size_t)count, sizeof *list->point);
    for (int i = 0; i < count; i++) {
        list->point[first + (size_t)i] = (struct point){points[i].x + list->dx, points[i].y + list->dy};
    }
    list->point_count += (size_t)count;
    return first;
}

struct draw_command *draw_stroke(struct draw_list *list, const struct point *points, int count, float width,
                                 struct rgba ink)
{
    size_t first = keep_points(list, points, count);
    struct draw_command *command = append(list, DRAW_STROKE, (struct rect){0, 0, 0, 0}, ink);
    command->as.stroke.first = first;
    command->as.stroke.count = count;
    command->as.stroke.width = width;
    return command;
}

struct draw_command *draw_polygon(struct draw_list *list, const struct point *points, int count,
                                  struct rgba ink)
{
    CHECK(count <= POLYGON_POINTS_MAX);
    size_t first = keep_points(list, points, count);
    struct draw_command *command = append(list, DRAW_POLYGON, (struct rect){0, 0, 0, 0}, ink);
    command->as.polygon.first = first;
    command->as.polygon.count = count;
    return command;
}

void draw_clip(struct draw_list *list, struct rect box)
{
    append(list, DRAW_CLIP, box, INK_WHITE);
}

void draw_clip_end(struct draw_list *list)
{
    append(list, DRAW_CLIP, (struct rect){0, 0, 0, 0}, INK_WHITE);
}

struct draw_command *draw_shape_open(struct draw_list *list, struct rect box)
{
    struct draw_command *command = append(list, DRAW_SHAPE, box, INK_WHITE);
    command->string = list->arena_used;
    return command;
}
