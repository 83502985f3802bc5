/* SPDX-License-Identifier: MIT */
#include "voices_rig.h"

#include "base/i18n/translate.h"
#include "table/game.h"
#include "test.h"

#include <string.h>

enum { TEXT_MOST = 60, LINES_LEAST = 3, EVENTS_MOST = 64 };

void voices_rig_lines(const struct voice_cast *cast)
{
    static const char *seen[VOICE_LINES_MAX * VOICES_MAX];
    int count = 0;
    for (const struct opponent *who = cast->opponent; who->player; who++) {
        for (int i = 0; i < who->lines; i++) {
            const char *line = translate_bare(who->line[i].text);
            const char *mark = strchr(line, '!');
            assert_true(line != who->line[i].text);
            assert_in_range(text_characters(line, strlen(line)), 1, TEXT_MOST);
            assert_null(strpbrk(line, "'\""));
            assert_true(mark == NULL || strchr(mark + 1, '!') == NULL);
            for (int k = 0; k < count; k++) {
                assert_string_not_equal(line, seen[k]);
            }
            seen[count++] = line;
        }
    }
}

void voices_rig_events(const struct voice_cast *cast)
{
    assert_in_range(cast->events, 1, EVENTS_MOST);
    for (const struct opponent *who = cast->opponent; who->player; who++) {
        int count[EVENTS_MOST] = {0};
        for (int i = 0; i < who->lines; i++) {
            count[who->line[i].event]++;
        }
        for (int event = 0; who->lines > 0 && event < cast->events; event++) {
            const struct voice_event *row = voices_event(cast, event);
            bool kind = row->of != event;
            assert_non_null(row->name);
            assert_in_range(row->rank, 1, 4);
            if (count[event] < LINES_LEAST && !(kind && count[event] == 0)) {
                fail_msg("%s has %d lines for %s", who->key, count[event], row->name);
            }
        }
        assert_in_range(who->lines, 0, VOICE_LINES_MAX);
    }
}

bool voices_rig_has(const struct voice_moment *moment, int event, int seat)
{
    for (int i = 0; i < moment->count; i++) {
        if (moment->candidate[i].event == event && moment->candidate[i].seat == seat) {
            return true;
        }
    }
    return false;
}

struct event_list voices_rig_list(const struct event *events, int count)
{
    struct event_list list = {.count = count};
    memcpy(list.item, events, (size_t)count * sizeof *events);
    return list;
}

struct voice_look voices_rig_look(const struct event_list *seen, int seats)
{
    return (struct voice_look){.seen = seen, .seats = seats, .people = 1};
}

void voices_ear_begin(struct voices_ear *ear, int game)
{
    ear->spoken = false;
    ear->hand = -1;
    ear->game = game;
    ear->mishap = false;
}

static void hear(struct voices_ear *ear, const struct voice_moment *moment, const struct voice_choice *choice,
                 const struct voice_sitting *sitting)
{
    const struct voice_event *event = voices_event(ear->cast, choice->event);
    int person = sitting->seat[choice->seat], spacing = ear->cast->spacing;
    assert_int_equal(ear->cast->opponent[person].line[choice->line].event, choice->event);
    if (ear->spoken && event->rank > 1) {
        assert_true(moment->move - ear->last >= (event->rank == 2 ? spacing / 2 : spacing));
    }
    ear->lines = ear->hand == moment->hand ? ear->lines + 1 : 1;
    ear->hand = moment->hand;
    assert_true(ear->lines <= ear->most);
    assert_true(!moment->ending || event->rank <= 2);
    assert_false(event->mishap && ear->mishap);
    assert_false(event->mishap && event->rank > 2 && moment->trails);
    assert_int_not_equal(ear->said[person][choice->line], ear->game);
    ear->said[person][choice->line] = ear->game;
    ear->last = moment->move;
    ear->mishap = event->mishap;
    ear->spoken = true;
}

bool voices_ear_moment(struct voices_ear *ear, struct voice_memory *memory, struct voice_sitting *sitting,
                       const struct voice_moment *moment, struct rng *rng)
{
    struct voice_choice choice;
    if (!voices_pick(memory, ear->cast, sitting, moment, rng, &choice)) {
        return false;
    }
    hear(ear, moment, &choice, sitting);
    voices_note(memory, ear->cast, sitting, moment, &choice);
    return true;
}
