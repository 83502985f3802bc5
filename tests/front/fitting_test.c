/* SPDX-License-Identifier: MIT */
/* What fits (table/game.h) can be shown, whoever made it up: no table breaks a promise over it, and what is
 * shown in the end is what was told. */
#include <stdlib.h>
#include <string.h>

#include "front/bones/view.h"
#include "front/cubes/view.h"
#include "front/mille/mille_shown.h"
#include "games/bones/bones.h"
#include "match_rig.h"
#include "table/carry.h"
#include "test.h"

enum { TRIES = 3000 / SHARE };

static const struct motion_acts shown_motion = {.queue = offsetof(struct mille_shown, motion),
                                                .begin = mille_shown_begin_step,
                                                .end = mille_shown_end_step};

/* To the end of a movement, past the posters that hold it. */
static void run(const struct motion_acts *acts, void *view)
{
    motion_skip(acts, view, NULL);
    while (motion_of(acts, view)->held) {
        motion_release(motion_of(acts, view));
        motion_skip(acts, view, NULL);
    }
}

/* before: NULL, and the events begin on an empty table. Returns what differs at the end. */
static const char *show_mille(const struct match *match, const struct room *before,
                              const struct event_list *events, const struct room *after, int seat)
{
    static struct mille_shown shown;
    shown = mille_shown_make(&match->setup, seat);
    mille_shown_clear(&shown);
    if (before) {
        mille_shown_reset(&shown, (const void *)before->state);
    }
    mille_shown_add(&shown, events);
    run(&shown_motion, &shown);
    const char *differs = before ? mille_shown_differs(&shown, (const void *)after->state) : NULL;
    mille_shown_reset(&shown, (const void *)after->state);
    return differs;
}

static const char *show_cubes(const struct room *before, const struct event_list *events,
                              const struct room *after, int seat)
{
    static struct cubes_view view;
    struct frame frame = frame_plain(1920, 1080);
    memset(&view, 0, sizeof view);
    cubes_view_reset(&view, (const void *)(before ? before : after)->state, seat);
    cubes_view_layout(&view, &frame, false);
    cubes_view_add(&view, events);
    run(&cubes_motion, &view);
    const char *differs = before ? cubes_view_differs(&view, (const void *)after->state) : NULL;
    cubes_view_reset(&view, (const void *)after->state, seat);
    return differs;
}

static const char *show_bones(const struct room *before, const struct event_list *events,
                              const struct room *after)
{
    static struct bones_view view;
    struct frame frame = frame_plain(1920, 1080);
    memset(&view, 0, sizeof view);
    if (before) {
        bones_view_reset(&view, (const void *)before->state);
    } else {
        bones_view_begin(&view, (const void *)after->state);
    }
    bones_view_layout(&view, &frame, false);
    bones_view_add(&view, events);
    bones_view_settle(&view, (const void *)after->state);
    run(&bones_motion, &view);
    const char *differs = before ? bones_view_differs(&view, (const void *)after->state) : NULL;
    bones_view_reset(&view, (const void *)after->state);
    return differs;
}

static void show(const struct match *match, const struct room *before, const struct event_list *events,
                 const struct room *after, int seat)
{
    const struct game *game = match->game;
    const char *differs = game == &mille_game   ? show_mille(match, before, events, after, seat)
                          : game == &cubes_game ? show_cubes(before, events, after, seat)
                                                : show_bones(before, events, after);
    if (differs) {
        fail_msg("%s: %s differs", game->name, differs);
    }
}

/* The position of a damaged text; false: it is none. */
static bool damaged(const struct match *match, const struct room *seen, int seat, struct rng *rng,
                    struct room *out)
{
    char text[CARRY_SIZE];
    assert_true(game_seen_write(match->game, seen->state, text, sizeof text));
    size_t length = damage_text(text, strlen(text), sizeof text, rng);
    struct carry in = carry_in(text, length);
    struct event_list none = {.count = 0};
    memset(out, 0, sizeof *out);
    return match->game->carry(&in, out->state) && match->game->fits(NULL, &none, out->state) &&
           match->game->is_of(out->state, &match->setup, seat);
}

/* Whether events begin on an empty table. */
static bool begins(const struct match *match, const struct event_list *events)
{
    char line[100] = "";
    struct text text = text_in(line, sizeof line);
    if (events->count > 0) {
        match->game->event_format(events->item[0], &text);
    }
    return strncmp(line, "game", 4) == 0 || strncmp(line, "hand", 4) == 0 || strncmp(line, "round", 5) == 0;
}

static long shown_events, shown_lies;

static void try_all(struct match *match, int seat, struct rng *rng)
{
    const struct game *game = match->game;
    struct room before = seen_of(game, &match->before, seat), after = seen_of(game, &match->state, seat),
                other;
    struct event_list events = told_to(&match->events, seat), lie = events;
    if (!match->first) {
        assert_true(game->fits(before.state, &events, after.state));
        show(match, &before, &events, &after, seat);
        shown_events++;
    }
    if (lie.count > 0) {
        change_event(&lie, rng);
    }
    if (damaged(match, &after, seat, rng, &other)) {
        if (!match->first && game->fits(before.state, &events, other.state)) {
            show(match, &before, &events, &other, seat);
        }
        after = rng_below(rng, 2) ? other : after;
    }
    if (damaged(match, &before, seat, rng, &other)) {
        before = other;
    }
    if (!match->first && game->fits(before.state, &lie, after.state)) {
        show(match, &before, &lie, &after, seat);
        shown_lies++;
    }
    if (match->round.count <= GAME_EVENTS_MAX) {
        lie = told_to(&match->round, seat);
        if (lie.count > 0 && rng_below(rng, 4) > 0) {
            change_event(&lie, rng);
        }
        if (begins(match, &lie) && game->fits(NULL, &lie, after.state)) {
            show(match, NULL, &lie, &after, seat);
            shown_lies++;
        }
    }
}

static void whatever_fits_can_be_shown(void)
{
    static const struct game *const games[] = {&mille_game, &cubes_game, &bones_game};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        struct rng rng = rng_make(34, RNG_COSMETIC);
        struct match match;
        shown_events = shown_lies = 0;
        for (int i = 0; i < TRIES; i++) {
            if (i % 200 == 0) {
                match_begin(&match, games[g], i / 200);
            }
            try_all(&match, (int)rng_below(&rng, (uint32_t)match.setup.seats), &rng);
            match_step(&match);
        }
        assert_true(shown_events > TRIES / 2 && shown_lies > 10);
    }
}

const struct test tests[] = {
    TEST(whatever_fits_can_be_shown),
    {0},
};
