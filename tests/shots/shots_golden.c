/* SPDX-License-Identifier: MIT */
/* Pixel goldens: small pictures of a few screens, as the software renderer paints them, compared with a
 * tolerance so that another version of a font library does not matter but a missing card does. */
#include "offscreen.h"
#include "shots.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    PAINTED_W = 1280,
    PAINTED_H = 720,
    SMALL_W = 160,
    SMALL_H = 90,
    BLOCK = PAINTED_W / SMALL_W,
    PATH_SIZE = 1024
};
/* Out of 255: the mean over a picture, and any one block of it. */
enum { MEAN_MOST = 2, BLOCK_MOST = 40 };

static const char *const goldens[] = {"table", "coup", "score", "extension", NULL};

struct small {
    unsigned char rgb[SMALL_H][SMALL_W][3];
};

static void shrink(const unsigned char *rgba, struct small *small)
{
    for (int y = 0; y < SMALL_H; y++) {
        for (int x = 0; x < SMALL_W; x++) {
            for (int c = 0; c < 3; c++) {
                unsigned sum = 0;
                for (int k = 0; k < BLOCK * BLOCK; k++) {
                    int px = x * BLOCK + k % BLOCK, py = y * BLOCK + k / BLOCK;
                    sum += rgba[(py * PAINTED_W + px) * 4 + c];
                }
                small->rgb[y][x][c] = (unsigned char)(sum / (BLOCK * BLOCK));
            }
        }
    }
}

static bool write_small(const char *file, const struct small *small)
{
    FILE *out = fopen(file, "wb");
    if (!out) {
        return false;
    }
    fprintf(out, "P6\n%d %d\n255\n", SMALL_W, SMALL_H);
    bool good = fwrite(small->rgb, sizeof small->rgb, 1, out) == 1;
    return fclose(out) == 0 && good;
}

static bool read_small(const char *file, struct small *small)
{
    FILE *in = fopen(file, "rb");
    int w = 0, h = 0;
    if (!in) {
        return false;
    }
    bool good = fscanf(in, "P6 %d %d 255", &w, &h) == 2 && fgetc(in) == '\n' && w == SMALL_W &&
                h == SMALL_H && fread(small->rgb, sizeof small->rgb, 1, in) == 1;
    fclose(in);
    return good;
}

static bool alike(const char *name, const struct small *a, const struct small *b)
{
    const unsigned char *p = &a->rgb[0][0][0], *q = &b->rgb[0][0][0];
    long sum = 0;
    int most = 0;
    for (size_t i = 0; i < sizeof a->rgb; i++) {
        int off = abs(p[i] - q[i]);
        sum += off;
        most = off > most ? off : most;
    }
    long mean = sum / (long)sizeof a->rgb;
    bool good = mean <= MEAN_MOST && most <= BLOCK_MOST;
    printf("%s: mean difference %ld, largest %d%s\n", name, mean, most, good ? "" : " - too much");
    return good;
}

bool shots_golden(struct offscreen *offscreen, const char *folder, bool renew)
{
    bool good = true;
    for (int i = 0; goldens[i]; i++) {
        const struct shot *shot = shot_find(goldens[i]);
        struct small now, then;
        char file[PATH_SIZE];
        shot_start(offscreen_type(offscreen), &(struct window){.w = PAINTED_W, .h = PAINTED_H, .dpr = 1},
                   &(struct shot_look){0});
        shot->stage();
        robot_draw(&robot);
        shrink(offscreen_paint(offscreen, &robot.frame, PAINTED_W, PAINTED_H), &now);
        robot_end(&robot);
        snprintf(file, sizeof file, "%s/%s.ppm", folder, goldens[i]);
        if (renew) {
            good = write_small(file, &now) && good;
        } else if (!read_small(file, &then)) {
            printf("%s cannot be read\n", file);
            good = false;
        } else {
            good = alike(goldens[i], &then, &now) && good;
        }
    }
    return good;
}
