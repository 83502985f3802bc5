/* SPDX-License-Identifier: MIT */
#include "front/mille/coup.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/stage/weight.h"

struct coup_state *coup_of(const struct front *front)
{
    return front_memory(front, &coup_scene);
}

static void take_down(struct front *front)
{
    if (!coup_of(front)->over) {
        coup_of(front)->over = true;
        front_pop(front);
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (intent_is_button(intent->kind) && !intent->repeat) {
        take_down(front);
    }
    return true;
}

/* The blades are heard when they meet on the poster, and the poster shakes. */
static bool tick(struct front *front)
{
    const float size = 300; /* of what meets, in the middle of the poster */
    coup_of(front)->ticks++;
    if (!front->settings.reduced_motion && coup_of(front)->ticks == front_ticks(front, COUP_CLASH)) {
        struct rect canvas = front->frame.canvas;
        mille_sound_cue(front, MILLE_CUE_CLASH);
        weight_land(front, (struct rect){(canvas.w - size) / 2, (canvas.h - size) / 2, size, size}, 1, false);
    }
    if (coup_of(front)->ticks >=
        front_ticks(front, front->settings.reduced_motion ? COUP_STILL : COUP_LENGTH)) {
        take_down(front);
    }
    return true;
}

static void status(const struct front *front, struct status *status)
{
    const struct coup_state *coup = coup_of(front);
    status->lamp = coup->seat == table_you(table_of(front));
    text_copy(status->message, sizeof status->message, _("Coup fourré!"));
    text_format(status->hint, sizeof status->hint,
                table_is_you(table_of(front), coup->seat)
                    ? _("The hazard goes to the discard; you draw and take another turn")
                    : _("The hazard goes to the discard; %s draws and takes another turn"),
                table_called(table_of(front), coup->seat));
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Continue")};
}

void coup_show(struct front *front, int seat, int safety, int hazard)
{
    struct coup_state *coup = front_push(front, &coup_scene);
    *coup = (struct coup_state){.seat = seat, .safety = safety, .hazard = hazard};
    mille_sound_cue(front, MILLE_CUE_COUP_FOURRE);
    if (front->settings.reduced_motion) {
        mille_sound_cue(front, MILLE_CUE_CLASH);
    }
}

static void say_title(const struct front *front, struct text *out)
{
    struct status said = {.lamp = false};
    status(front, &said);
    text_add_sentence(out, said.message);
    text_add_sentence(out, said.hint);
}

const struct scene coup_scene = {
    .name = "coup",
    .title = say_title,
    .state_size = sizeof(struct coup_state),
    .intent = intent,
    .tick = tick,
    .draw = coup_draw,
    .status = status,
};
