/* SPDX-License-Identifier: MIT */
#include "disk.h"

#include "base/check.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Reached by functions that the linker puts in the place of the system's, which know no context. */
static int steps_left = -1;
static int told_by = -1;

/* ---- the steps --------------------------------------------------------------------------------------- */

#if defined(__linux__) && !defined(DISK_WITHOUT_STEPS)

/* The names are the linker's: --wrap=NAME leads calls of NAME to __wrap_NAME. */
ssize_t __real_write(int file, const void *data, size_t length);
int __real_link(const char *from, const char *to);
int __real_rename(const char *from, const char *to);
int __real_unlink(const char *path);
ssize_t __wrap_write(int file, const void *data, size_t length);
int __wrap_fsync(int file);
int __wrap_link(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_unlink(const char *path);

static bool is_last_step(void)
{
    return steps_left > 0 && --steps_left == 0;
}

static void step(void)
{
    if (is_last_step()) {
        raise(SIGKILL);
    }
}

ssize_t __wrap_write(int file, const void *data, size_t length)
{
    if (file != told_by && is_last_step()) {
        __real_write(file, data, length / 2);
        raise(SIGKILL);
    }
    return __real_write(file, data, length);
}

/* A kill takes nothing from the system that it was given: waiting for the disk would prove nothing, two
 * hundred times. */
int __wrap_fsync(int file)
{
    (void)file;
    step();
    return 0;
}

int __wrap_link(const char *from, const char *to)
{
    step();
    return __real_link(from, to);
}

int __wrap_rename(const char *from, const char *to)
{
    step();
    return __real_rename(from, to);
}

int __wrap_unlink(const char *path)
{
    step();
    return __real_unlink(path);
}

bool disk_die_after(int steps)
{
    steps_left = steps;
    return true;
}

#else

bool disk_die_after(int steps)
{
    (void)steps, (void)steps_left;
    return false;
}

#endif

/* ---- the services ------------------------------------------------------------------------------------ */

/* The disk of a robot that lives in this process; services know the robot alone. */
static struct disk *disk_here;

void disk_tell(const struct disk *disk, enum disk_word word, const char *file, const char *data,
               size_t length)
{
    if (disk->pipe < 0) {
        return;
    }
    struct disk_news news = {.word = word, .length = length};
    text_copy(news.file, sizeof news.file, file);
    char *all = malloc(sizeof news + length);
    CHECK(all != NULL);
    memcpy(all, &news, sizeof news);
    memcpy(all + sizeof news, data, length);
    for (size_t at = 0, end = sizeof news + length; at < end;) {
        ssize_t written = write(disk->pipe, all + at, end - at);
        CHECK(written > 0);
        at += (size_t)written;
    }
    free(all);
}

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    disk_tell(disk_here, DISK_BEGINS, name, data, length);
    if (!files_save(&disk_here->files, name, data, length, error, SERVICE_ERROR_SIZE)) {
        return false;
    }
    disk_tell(disk_here, DISK_HOLDS, name, data, length);
    return true;
}

static char *load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    return files_load(&disk_here->files, name, length, error, SERVICE_ERROR_SIZE);
}

static bool load_part(void *context, const char *name, struct service_part *part, size_t most,
                      char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    return files_load_part(&disk_here->files, name, part, most, error, SERVICE_ERROR_SIZE);
}

static bool set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    (void)context;
    return files_set_aside(&disk_here->files, name, kept);
}

static bool remove_file(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    return files_remove(&disk_here->files, name, error, SERVICE_ERROR_SIZE);
}

static int list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    (void)context;
    return files_list(&disk_here->files, folder, end, files, most);
}

void disk_use(struct disk *disk, struct robot *robot)
{
    disk_here = disk;
    told_by = disk->pipe;
    robot->services.save = save;
    robot->services.load = load;
    robot->services.load_part = load_part;
    robot->services.set_aside = set_aside;
    robot->services.remove = remove_file;
    robot->services.list = list;
}
