/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "front/day/day.h"
#include "front/game_front.h"
#include "front/lesson/lessons.h"
#include "front/part.h"
#include "front/records/record_results.h"
#include "front/scenes/end_sheet.h"
#include "front/scenes/person.h"
#include "front/scenes/replay.h"
#include "front/scenes/seats.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_kept.h"

/* What the games keep stands between these. */
static const struct part *const first[] = {&records_part, &voices_part, NULL};
static const struct part *const rest[] = {&table_part,   &replay_part,    &day_part,    &dialog_part,
                                          &seats_part,   &person_part,    &speech_part, &sounds_part,
                                          &lessons_part, &end_sheet_part, NULL};

static void add(struct part_list *list, const struct part *const *parts)
{
    const size_t unit = sizeof(max_align_t);
    for (int i = 0; parts && parts[i]; i++) {
        CHECK(list->count < PARTS_MAX);
        list->part[list->count] = parts[i];
        list->place[list->count++] = list->bytes;
        list->bytes += (parts[i]->size + unit - 1) / unit * unit;
    }
}

struct part_list parts_list(void)
{
    struct part_list list = {.count = 0};
    add(&list, first);
    for (int i = 0; game_fronts[i]; i++) {
        add(&list, game_fronts[i]->parts);
    }
    add(&list, rest);
    return list;
}
