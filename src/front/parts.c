/* SPDX-License-Identifier: MIT */
#include "front/counting.h"
#include "front/day.h"
#include "front/dialog.h"
#include "front/mille/debrief.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_speech.h"
#include "front/mille/mille_stakes.h"
#include "front/part.h"
#include "front/scenes/opponents.h"
#include "front/scenes/person.h"
#include "front/scenes/replay.h"
#include "front/sounds.h"
#include "front/speech.h"
#include "front/table/table.h"

const struct part *const front_parts[] = {
    &records_part,   &voices_part, &mille_speech_part, &stakes_part, &table_part,
    &lessons_part,   &replay_part, &debrief_part,      &day_part,    &dialog_part,
    &opponents_part, &person_part, &speech_part,       &sounds_part, NULL,
};
