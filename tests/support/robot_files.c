/* SPDX-License-Identifier: MIT */
/* The files of a robot, in memory: a disk that can be full, or lose its power. */
#include "robot_inside.h"

#include "base/check.h"

#include <stdlib.h>
#include <string.h>

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

static bool has_room(const struct robot *robot, char error[SERVICE_ERROR_SIZE])
{
    if (robot->disk_full) {
        text_copy(error, SERVICE_ERROR_SIZE, "The disk is full.");
    }
    return !robot->disk_full;
}

/* Whether the disk takes more of a file. */
static bool takes(struct robot *robot, const char *name, char error[SERVICE_ERROR_SIZE])
{
    if (robot->full_for && strcmp(robot->full_for, name) == 0) {
        text_copy(error, SERVICE_ERROR_SIZE, "The disk is full.");
        return false;
    }
    return has_room(robot, error);
}

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    if (robot->guest && (strncmp(name, "saves/", 6) != 0 || name[6] == '~')) {
        text_copy(error, SERVICE_ERROR_SIZE, "Another one has the folder.");
        return false;
    }
    if (!takes(robot, name, error)) {
        return false;
    }
    if (!has_power(robot)) {
        return true;
    }
    struct robot_file *file = find(robot, name, true);
    write_file(file, data, length);
    stamp(robot, file);
    return true;
}

static bool save_first(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    text_format(kept, SERVICE_NAME_SIZE, "%s%s", name, end);
    for (int i = 2; find(robot, kept, false); i++) {
        text_format(kept, SERVICE_NAME_SIZE, "%s %d%s", name, i, end);
    }
    return save(context, kept, data, length, error);
}

static bool append(void *context, const char *name, const char *head, const char *lines, size_t length,
                   char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    if (!takes(robot, name, error)) {
        return false;
    }
    if (!has_power(robot)) {
        return true;
    }
    struct robot_file *file = find(robot, name, true);
    const char *before = file->data ? file->data : head;
    size_t old = file->data ? file->length : strlen(head);
    char *all = malloc(old + length);
    CHECK(all != NULL);
    memcpy(all, before, old);
    memcpy(all + old, lines, length);
    write_file(file, all, old + length);
    free(all);
    stamp(robot, file);
    return true;
}

static bool is_guest(void *context)
{
    return ((const struct robot *)context)->guest;
}

static bool take_over(void *context, char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    robot->guest = !has_room(robot, error);
    robot->taken_over = !robot->guest;
    return robot->taken_over;
}

static bool fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    const struct robot *robot = context;
    text_copy(error, SERVICE_ERROR_SIZE, robot->fault ? robot->fault : "");
    return robot->fault != NULL;
}

static bool save_path(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE])
{
    struct robot *robot = context;
    if (!has_room(robot, error)) {
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

static bool load_part(void *context, const char *name, struct service_part *part, size_t most,
                      char error[SERVICE_ERROR_SIZE])
{
    error[0] = '\0';
    if (!part->text) {
        part->text = load(context, name, &part->whole, error);
    }
    size_t left = part->text ? part->whole - part->held : 0;
    part->held += left < most ? left : most;
    return left > most;
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

void robot_serve_files(struct robot *robot)
{
    robot->services.save = save;
    robot->services.load = load;
    robot->services.load_part = load_part;
    robot->services.save_first = save_first;
    robot->services.append = append;
    robot->services.is_guest = is_guest;
    robot->services.take_over = take_over;
    robot->services.fault = fault;
    robot->services.set_aside = set_aside;
    robot->services.remove = remove_file;
    robot->services.list = list;
    robot->services.save_path = save_path;
}
