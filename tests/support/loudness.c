/* SPDX-License-Identifier: MIT */
#include "loudness.h"

#include "base/check.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

static const double scale = 32768, silent = -70, quiet = 10, offset = -0.691;

/* The two filters of the standard for 48 kHz: a head in the way of the sound, and deaf ears for the lowest.
 */
struct filter {
    double b[3], a[2], x[2], y[2];
};

static const struct filter head = {.b = {1.53512485958697, -2.69169618940638, 1.19839281085285},
                                   .a = {-1.69065929318241, 0.73248077421585}};
static const struct filter low = {.b = {1, -2, 1}, .a = {-1.99004745483398, 0.99007225036621}};

static double pass(struct filter *filter, double x)
{
    double y = filter->b[0] * x + filter->b[1] * filter->x[0] + filter->b[2] * filter->x[1] -
               filter->a[0] * filter->y[0] - filter->a[1] * filter->y[1];
    filter->x[1] = filter->x[0];
    filter->x[0] = x;
    filter->y[1] = filter->y[0];
    filter->y[0] = y;
    return y;
}

/* sum[i]: of the weighted squares of all channels up to frame i, with `air` frames of silence on both sides.
 * Owned by the caller. */
static double *sums(struct loudness_sound sound, long air)
{
    long frames = sound.frames + 2 * air;
    double *sum = calloc((size_t)frames + 1, sizeof *sum);
    CHECK(sum != NULL);
    for (int channel = 0; channel < sound.channels; channel++) {
        struct filter first = head, second = low;
        for (long i = 0; i < frames; i++) {
            bool there = i >= air && i < air + sound.frames;
            double x = there ? sound.sample[(i - air) * sound.channels + channel] / scale : 0;
            double y = pass(&second, pass(&first, x));
            sum[i + 1] += y * y;
        }
    }
    for (long i = 0; i < frames; i++) {
        sum[i + 1] += sum[i];
    }
    return sum;
}

static double lufs(double power)
{
    return offset + 10 * log10(fmax(power, 1e-12));
}

double loudness_whole(struct loudness_sound sound)
{
    enum { WINDOW = LOUDNESS_RATE * 4 / 10, HOP = LOUDNESS_RATE / 10 };
    double *sum = sums(sound, 0), gate = silent, power = 0;
    for (int round = 0; round < 2; round++) {
        long count = 0;
        power = 0;
        for (long at = 0; at + WINDOW <= sound.frames; at += HOP) {
            double each = (sum[at + WINDOW] - sum[at]) / WINDOW;
            if (lufs(each) > gate) {
                power += each;
                count++;
            }
        }
        CHECK(count > 0);
        power /= (double)count;
        gate = lufs(power) - quiet;
    }
    free(sum);
    return lufs(power);
}

double loudness_fast(struct loudness_sound sound)
{
    enum { WINDOW = LOUDNESS_RATE * 15 / 100, HOP = LOUDNESS_RATE / 200 };
    double *sum = sums(sound, WINDOW), most = 0;
    for (long at = 0; at + WINDOW <= sound.frames + 2L * WINDOW; at += HOP) {
        most = fmax(most, (sum[at + WINDOW] - sum[at]) / WINDOW);
    }
    free(sum);
    return lufs(most);
}

static double in_db(double part)
{
    return 20 * log10(fmax(part, 1e-9));
}

double loudness_peak(struct loudness_sound sound)
{
    int peak = 0;
    for (long i = 0; i < sound.frames * sound.channels; i++) {
        peak = abs(sound.sample[i]) > peak ? abs(sound.sample[i]) : peak;
    }
    return in_db(peak / scale);
}

double loudness_true_peak(struct loudness_sound sound)
{
    enum { PARTS = 4, REACH = 12 };
    static const double near = 0.7; /* of the largest sample: lower ones hide no higher wave */
    const double pi = acos(-1);
    double least = near * pow(10, loudness_peak(sound) / 20), peak = 0;
    double weight[PARTS][2 * REACH];
    for (int part = 0; part < PARTS; part++) {
        for (int i = 0; i < 2 * REACH; i++) {
            double t = i - REACH + 1 - (double)part / PARTS;
            double window = 0.5 + 0.5 * cos(pi * t / REACH);
            weight[part][i] = (fabs(t) < 1e-9 ? 1 : sin(pi * t) / (pi * t)) * window;
        }
    }
    for (int channel = 0; channel < sound.channels; channel++) {
        const int16_t *sample = sound.sample + channel;
        for (long at = REACH; at + REACH < sound.frames; at++) {
            if (abs(sample[at * sound.channels]) / scale < least) {
                continue;
            }
            for (int part = 1 - PARTS; part < PARTS; part++) {
                long from = part < 0 ? at - 1 : at;
                double wave = 0;
                for (int i = 0; i < 2 * REACH; i++) {
                    wave += weight[(part + PARTS) % PARTS][i] *
                            sample[(from + i - REACH + 1) * sound.channels] / scale;
                }
                peak = fmax(peak, fabs(wave));
            }
        }
    }
    return in_db(peak);
}

double loudness_hit(struct loudness_sound sound)
{
    enum { WINDOW = LOUDNESS_RATE / 50 };
    double now = 0, most = -1;
    long best = 0;
    for (long i = 0; i < sound.frames + WINDOW; i++) {
        for (int channel = 0; channel < sound.channels; channel++) {
            double in = i < sound.frames ? sound.sample[i * sound.channels + channel] : 0;
            double out = i >= WINDOW ? sound.sample[(i - WINDOW) * sound.channels + channel] : 0;
            now += in * in - out * out;
        }
        if (now > most) {
            most = now;
            best = i;
        }
    }
    return ((double)best - WINDOW / 2.0) / LOUDNESS_RATE;
}
