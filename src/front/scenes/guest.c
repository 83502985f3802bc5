/* SPDX-License-Identifier: MIT */
/* Two programs and one data folder: the second plays beside the first, or takes over. */
#include "front/scenes/guest.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/leaving.h"
#include "front/stage/ask.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

/* As at a start: what the other program wrote last is what is here now. A game of our own has its save. */
static void take_over(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (!front->services->take_over(front->services->context, error)) {
        confirm_open(front, &(struct confirm_question){.title = _("Not taken over"),
                                                       .text = error,
                                                       .yes = _("Try again"),
                                                       .no = _("Back"),
                                                       .on_yes = take_over});
        return;
    }
    front->guest = false;
    front->told[0] = '\0';
    for (int place = 0; place < game_fronts_count(); place++) {
        table_choose(front, game_fronts[place]);
        table_of(front)->can_continue = false;
        table_of(front)->hand_number = 0;
        table_free(front);
    }
    front_load_settings(front);
    front_speak(front);
    front_start(front);
    front_go(front, OPEN_TITLE);
}

void front_ask_guest(struct front *front, void (*beside)(struct front *front))
{
    front->guest_asked = true;
    confirm_open(front,
                 &(struct confirm_question){
                     .title = _("Route Mille is open already"),
                     .text = _("\u201cPlay here\u201d brings your games into this window: no move is "
                               "lost. \u201cPlay beside it\u201d leaves them there: what you play here "
                               "becomes a save, and settings and records are not kept."),
                     .yes = _("Play here"),
                     .no = beside ? _("Back") : _("Play beside it"),
                     .third = beside ? _("Play beside it") : _("Quit"),
                     .advised = true,
                     .on_yes = take_over,
                     .on_third = beside ? beside : leave_program});
}
