/* SPDX-License-Identifier: MIT */
#include "ear.h"

#include "base/check.h"
#include "base/text.h"

#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef F_SETPIPE_SZ
#define F_SETPIPE_SZ 1031 /* Linux; elsewhere the pipe stays as large as it is */
#endif

enum { FRAME_BYTES = 4, PIPE_BYTES = 4096, SILENT = 2 };

static void path_of(const struct ear *ear, char *path, size_t size)
{
    text_format(path, size, "%s/ear", ear->folder);
}

void ear_open(struct ear *ear)
{
    char path[EAR_PATH_SIZE];
    const char *place = getenv("TMPDIR");
    *ear = (struct ear){.pipe = -1};
    CHECK(
        text_format(ear->folder, sizeof ear->folder, "%s/route-mille-ear-XXXXXX", place ? place : P_tmpdir));
    CHECK(mkdtemp(ear->folder) != NULL);
    path_of(ear, path, sizeof path);
    CHECK(mkfifo(path, 0600) == 0);
    /* Open for both, so that neither end waits for the other one to open. */
    ear->pipe = open(path, O_RDWR);
    CHECK(ear->pipe >= 0);
    fcntl(ear->pipe, F_SETPIPE_SZ, PIPE_BYTES);
    SDL_setenv("SDL_AUDIODRIVER", "disk", 1);
    SDL_setenv("SDL_DISKAUDIOFILE", path, 1);
    SDL_setenv("SDL_DISKAUDIODELAY", "0", 1);
}

static void take(struct ear *ear, void *to, size_t bytes)
{
    size_t have = 0;
    while (have < bytes) {
        ssize_t got = read(ear->pipe, (char *)to + have, bytes - have);
        CHECK(got > 0);
        have += (size_t)got;
    }
}

void ear_listen(struct ear *ear, long frames)
{
    while (ear->frames + frames > ear->room) {
        ear->room = ear->room * 2 + EAR_RATE;
        ear->sample = realloc(ear->sample, (size_t)ear->room * FRAME_BYTES);
        CHECK(ear->sample != NULL);
    }
    take(ear, ear->sample + 2 * ear->frames, (size_t)frames * FRAME_BYTES);
    ear->frames += frames;
}

/* The mixer's thread must be able to finish what it has begun. */
static int SDLCALL drain(void *context)
{
    enum { LOOK_UP_MS = 5 };
    struct ear *ear = context;
    struct pollfd news = {.fd = ear->pipe, .events = POLLIN};
    char rest[PIPE_BYTES];
    while (!SDL_AtomicGet(&ear->wakes)) {
        if (poll(&news, 1, LOOK_UP_MS) > 0) {
            CHECK(read(ear->pipe, rest, sizeof rest) > 0);
        }
    }
    return 0;
}

void ear_shut(struct ear *ear)
{
    CHECK(ear->deaf == NULL);
    SDL_AtomicSet(&ear->wakes, 0);
    ear->deaf = SDL_CreateThread(drain, "drain", ear);
}

void ear_again(struct ear *ear)
{
    SDL_AtomicSet(&ear->wakes, 1);
    SDL_WaitThread(ear->deaf, NULL);
    ear->deaf = NULL;
}

void ear_close(struct ear *ear, struct audio *audio)
{
    char path[EAR_PATH_SIZE];
    path_of(ear, path, sizeof path);
    ear_shut(ear);
    audio_close(audio);
    ear_again(ear);
    close(ear->pipe);
    unlink(path);
    rmdir(ear->folder);
    free(ear->sample);
    *ear = (struct ear){0};
}

double ear_rms(const struct ear *ear, long from, long to)
{
    double sum = 0;
    CHECK(from >= 0 && from < to && to <= ear->frames);
    for (long i = 2 * from; i < 2 * to; i++) {
        sum += (double)ear->sample[i] * ear->sample[i];
    }
    return sqrt(sum / (double)(2 * (to - from))) / 32768;
}

double ear_peak(const struct ear *ear, long from, long to)
{
    int peak = 0;
    CHECK(from >= 0 && from < to && to <= ear->frames);
    for (long i = 2 * from; i < 2 * to; i++) {
        peak = SDL_max(peak, abs(ear->sample[i]));
    }
    return peak / 32768.0;
}

long ear_clipped(const struct ear *ear, long from, long to)
{
    long count = 0;
    for (long i = 2 * from; i < 2 * to; i++) {
        count += ear->sample[i] >= 32767 || ear->sample[i] <= -32768;
    }
    return count;
}

int ear_islands(const struct ear *ear, long from, long to, long gap, long *at, int most)
{
    int count = 0;
    long silent = gap;
    for (long i = from; i < to; i++) {
        if (abs(ear->sample[2 * i]) <= SILENT && abs(ear->sample[2 * i + 1]) <= SILENT) {
            silent++;
            continue;
        }
        if (silent >= gap) {
            if (count < most) {
                at[count] = i;
            }
            count++;
        }
        silent = 0;
    }
    return count;
}
