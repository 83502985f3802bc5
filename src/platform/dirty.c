/* SPDX-License-Identifier: MIT */
#include "platform/dirty.h"

/* LOOK_AHEAD: commands searched for the next agreement. SLACK: a merge may add 1/SLACK of its two areas. */
enum { LOOK_AHEAD = 48, SLACK = 4 };

static double area(const SDL_Rect *box)
{
    return (double)box->w * (double)box->h;
}

/* The pixels that a merged rectangle adds to its two parts. */
static double waste(const SDL_Rect *a, const SDL_Rect *b)
{
    SDL_Rect both;
    SDL_UnionRect(a, b, &both);
    return area(&both) - area(a) - area(b);
}

static bool joins(const SDL_Rect *a, const SDL_Rect *b)
{
    return waste(a, b) <= (area(a) + area(b)) / SLACK;
}

void dirty_add(struct dirty *dirty, const SDL_Rect *box)
{
    SDL_Rect grown = *box;
    if (SDL_RectEmpty(&grown)) {
        return;
    }
    for (int i = 0; i < dirty->count;) {
        if (joins(&dirty->box[i], &grown)) {
            /* The merged rectangle may touch one that was passed already: start again. */
            SDL_UnionRect(&dirty->box[i], &grown, &grown);
            dirty->box[i] = dirty->box[--dirty->count];
            i = 0;
        } else {
            i++;
        }
    }
    if (dirty->count == DIRTY_MAX) {
        int best = 0;
        for (int i = 1; i < dirty->count; i++) {
            if (waste(&dirty->box[i], &grown) < waste(&dirty->box[best], &grown)) {
                best = i;
            }
        }
        SDL_UnionRect(&dirty->box[best], &grown, &grown);
        dirty->box[best] = dirty->box[--dirty->count];
        dirty_add(dirty, &grown);
        return;
    }
    dirty->box[dirty->count++] = grown;
}

static void add_placed(struct dirty *dirty, const struct placed *placed)
{
    for (int i = 0; i < placed->runs; i++) {
        dirty_add(dirty, &placed->run[i]);
    }
    if (placed->runs == 0) {
        dirty_add(dirty, &placed->bounds);
    }
}

static bool same(const struct placed *a, const struct placed *b)
{
    return a->hash == b->hash;
}

size_t dirty_same(const struct placed *before, size_t before_count, const struct placed *after,
                  size_t after_count)
{
    size_t count = 0;
    while (count < before_count && count < after_count && same(&before[count], &after[count])) {
        count++;
    }
    return count;
}

/* Walks both lists. Where they differ, searches for the nearest place at which they agree again. */
void dirty_compare(struct dirty *dirty, const struct placed *before, size_t before_count,
                   const struct placed *after, size_t after_count)
{
    size_t i = 0;
    size_t j = 0;
    while (i < before_count && j < after_count) {
        if (same(&before[i], &after[j])) {
            i++;
            j++;
            continue;
        }
        size_t skip_i = 1;
        size_t skip_j = 1;
        bool found = false;
        for (size_t sum = 1; sum < LOOK_AHEAD && !found; sum++) {
            for (size_t k = 0; k <= sum && !found; k++) {
                size_t l = sum - k;
                if (i + k < before_count && j + l < after_count && same(&before[i + k], &after[j + l])) {
                    skip_i = k;
                    skip_j = l;
                    found = true;
                }
            }
        }
        for (size_t k = 0; k < skip_i; k++) {
            add_placed(dirty, &before[i + k]);
        }
        for (size_t l = 0; l < skip_j; l++) {
            add_placed(dirty, &after[j + l]);
        }
        i += skip_i;
        j += skip_j;
    }
    for (; i < before_count; i++) {
        add_placed(dirty, &before[i]);
    }
    for (; j < after_count; j++) {
        add_placed(dirty, &after[j]);
    }
}
