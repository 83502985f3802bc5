/* SPDX-License-Identifier: MIT */
/* The invitation: it lies on the map on the first evening, until something is done there. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/opponent.h"
#include "front/scenes/journey_map_place.h"
#include "front/stage/bar.h"
#include "front/stage/print.h"
#include "ui/furniture.h"

#include <math.h>

bool journey_map_is_new(const struct front *front)
{
    const struct journey_state *journey = journey_of(front);
    bool untouched = !journey->progress.invited && progress_stamps(&journey->progress, STAGE_WAYS) == 0;
    for (int stage = 0; stage < stages_count(); stage++) {
        untouched = untouched && journey->progress.record[stage].tries == 0 && journey->waits[stage] == 0;
    }
    return untouched;
}

void journey_map_put_away(struct front *front)
{
    journey_of(front)->progress.invited = true;
    if (!front->guest) {
        journey_save(front);
    }
    front_touch(front);
}

const char *journey_map_invitation(void)
{
    /* TRANSLATORS: Marcel writes it. */
    return _(
        "Fourteen evenings on the road to the sea, each at another table, and on the last one a terrace in "
        "Menton with a chair for you. Each evening has three goals, and each goal brings a stamp: the first "
        "opens the road to the next town. I am waiting at the first stone, under the oaks.");
}

void journey_map_invite(struct draw_list *list, const struct map_place *place)
{
    const struct opponent *writer = journey_rival(0, 1);
    const struct rect canvas = list->frame.canvas;
    const float right = place->card ? place->panel.x : canvas.w, edge = 34, face = 96;
    const float foot = place->card ? canvas.h - BAR_HEIGHT : place->panel.y;
    const float w = fminf(print_is_large(list) ? 1060 : 900, right - 40);
    const bool narrow = w < 720; /* the words stand below the face */
    const float room = w - 2 * edge - (narrow ? 0 : face + 24), down = narrow ? face + 16 : 0;
    const float top = fmaxf(120, journey_map_foot(place, 0).y + 16); /* below the first stone */
    float size = 29;
    float high = draw_text_size(list, FONT_BODY_MEDIUM, size) * 1.3f;
    int lines = draw_text_lines(list, journey_map_invitation(), FONT_BODY_MEDIUM, size, room);
    while (size > 16 && 2 * edge + down + 70 + high * (float)lines > foot - top - 20) {
        size--;
        high = draw_text_size(list, FONT_BODY_MEDIUM, size) * 1.3f;
        lines = draw_text_lines(list, journey_map_invitation(), FONT_BODY_MEDIUM, size, room);
    }
    const float h = fmaxf(2 * edge + down + 60 + high * (float)lines, face + 2 * edge);
    const struct rect box = {(right - w) / 2, fmaxf(top, (foot - h) / 2), w, h};
    furniture_plate(list, box, 14, INK_CREAM);
    if (writer) {
        draw_sprite(list, writer->portrait, (struct rect){box.x + edge, box.y + edge, face, face});
    }
    const float x = box.x + edge + (narrow ? 0 : face + 24);
    draw_text_wrapped(list, x, box.y + edge + down + high * .8f, journey_map_invitation(), FONT_BODY_MEDIUM,
                      size, INK_INK, ANCHOR_START, room, high);
    draw_text_fit(list, box.x + w - edge, box.y + h - edge * .7f, writer ? _(writer->name) : "", FONT_DISPLAY,
                  46, INK_ROYAL, ANCHOR_END, room);
}
