/* SPDX-License-Identifier: MIT */
#include "front/counting.h"
#include "front/day.h"
#include "front/debrief.h"
#include "front/dialog.h"
#include "front/lessons.h"
#include "front/mille_speech.h"
#include "front/mille_stakes.h"
#include "front/opponents.h"
#include "front/part.h"
#include "front/person.h"
#include "front/replay.h"
#include "front/sounds.h"
#include "front/speech.h"
#include "front/table/tables.h"

const struct part *const front_parts[] = {
    &records_part,   &voices_part, &mille_speech_part, &stakes_part, &table_part,
    &lessons_part,   &replay_part, &debrief_part,      &day_part,    &dialog_part,
    &opponents_part, &person_part, &speech_part,       &sounds_part, NULL,
};
