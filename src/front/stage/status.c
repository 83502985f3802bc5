/* SPDX-License-Identifier: MIT */
#include "front/stage/status.h"

#include "base/i18n/translate.h"
#include "front/front.h"

void front_status(const struct front *front, const struct scene *scene, struct status *status)
{
    *status = (struct status){0};
    scene->status(front, status);
    if (front->unkept[0] && status->hint[0] == '\0') {
        text_copy(status->hint, sizeof status->hint, front->unkept);
        if (status->message[0] == '\0') {
            text_copy(status->message, sizeof status->message, _("Not kept"));
        }
    }
    /* A phone's bar that has no prompts has no room for this one either. */
    bool phone = frame_is_phone(front->frame.kind);
    bool opens = !scene->explains && status->prompts < PROMPTS_MAX && (status->prompts > 0 || !phone);
    for (int i = 0; i < status->prompts; i++) {
        opens = opens && status->prompt[i].key != PROMPT_HELP;
    }
    if (opens && device_points(front->device)) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_HELP, _("Help")};
    }
}
