/* SPDX-License-Identifier: MIT */
#include "front/scenes/cabinet.h"

#include "base/check.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/whats_this.h"
#include "front/journey/achieved.h"
#include "front/journey/journey.h"
#include "front/journey/journey_judge.h"
#include "front/lesson/lessons.h"
#include "front/narration/narration.h"
#include "front/net/at_table.h"
#include "front/net/others.h"
#include "front/part.h"
#include "front/records/record_results.h"
#include "front/scanning/scanning.h"
#include "front/scenes/controls.h"
#include "front/scenes/end_sheet.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/host.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/leaving.h"
#include "front/scenes/load.h"
#include "front/scenes/lobby.h"
#include "front/scenes/opponents.h"
#include "front/scenes/options.h"
#include "front/scenes/others_scene.h"
#include "front/scenes/pause.h"
#include "front/scenes/person.h"
#include "front/scenes/phrases.h"
#include "front/scenes/replay.h"
#include "front/scenes/review.h"
#include "front/scenes/screens.h"
#include "front/scenes/seats.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/dialog.h"
#include "front/stage/life.h"
#include "front/stage/light.h"
#include "front/stage/switches.h"
#include "front/stage/weight.h"
#include "front/table/faces.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

/* What the games keep stands between these. */
static const struct part *const first[] = {&switches_part, &speaker_part, &records_part,
                                           &achieved_part, &voices_part,  NULL};
static const struct part *const rest[] = {&voices_table_part, &table_part,     &replay_part,
                                          &review_part,       &day_part,       &dialog_part,
                                          &seats_part,        &opponents_part, &person_part,
                                          &life_part,         &light_part,     &faces_part,
                                          &speech_part,       &sounds_part,    &lessons_part,
                                          &end_sheet_part,    &leaving_part,   &help_part,
                                          &weight_part,       &journey_part,   &journey_judge_part,
                                          &journey_map_part,  &at_table_part,  &scanning_part,
                                          &narration_part,    &others_part,    NULL};

static void add(struct part_list *list, const struct part *const *more)
{
    const size_t unit = sizeof(max_align_t);
    for (int i = 0; more && more[i]; i++) {
        CHECK(list->count < PARTS_MAX);
        list->part[list->count] = more[i];
        list->place[list->count++] = list->bytes;
        list->bytes += (more[i]->size + unit - 1) / unit * unit;
    }
}

static struct part_list parts(void)
{
    struct part_list list = {.count = 0};
    add(&list, first);
    for (int i = 0; game_fronts[i]; i++) {
        add(&list, game_fronts[i]->parts);
    }
    add(&list, rest);
    return list;
}

static const struct scene *const places[FRONT_PLACES] = {
    [OPEN_TITLE] = &title_scene,
    [OPEN_TABLE] = &table_scene,
    [OPEN_PAUSE] = &pause_scene,
    [OPEN_OPTIONS] = &options_scene,
    [OPEN_CONTROLS] = &controls_scene,
    [OPEN_LOAD] = &load_scene,
    [OPEN_HIGH_SCORES] = &high_scores_scene,
    [OPEN_LESSONS] = &lessons_scene,
    [OPEN_LESSON_END] = &lesson_end_scene,
    [OPEN_QUESTION] = &confirm_scene,
    [OPEN_HANDOVER] = &handover_scene,
    [OPEN_DAY_SHEET] = &day_sheet_scene,
    [OPEN_STAGE] = &stage_card_scene,
    [OPEN_TRAVEL_BOOK] = &travel_book_scene,
    [OPEN_JOURNEY] = &journey_map_scene,
    [OPEN_OTHERS] = &others_scene,
    [OPEN_HOST] = &host_scene,
    [OPEN_LOBBY] = &lobby_scene,
    [OPEN_PHRASES] = &phrases_scene,
};

const struct cabinet cabinet = {.places = places, .parts = parts};
