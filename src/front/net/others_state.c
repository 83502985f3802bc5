/* SPDX-License-Identifier: MIT */
/* How playing with others stands. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/others_inside.h"

const char others_key = 0;

struct others *others_of(const struct front *front)
{
    return part_of(front, &others_key);
}

bool others_can(const struct front *front)
{
    return front->services->can_wire(front->services->context);
}

enum others_state others_state(const struct front *front)
{
    return others_of(front)->state;
}

bool others_hosts(const struct front *front)
{
    return others_of(front)->opened;
}

const struct guest *others_guest(const struct front *front)
{
    CHECK(others_of(front)->state != OTHERS_NONE);
    return &others_of(front)->guest;
}

void others_why(const struct front *front, struct text *out)
{
    const struct others *others = others_of(front);
    const char *host = others->place.whose; /* "" while it is not known */
    if (others->state == OTHERS_LOOKING && host[0]) {
        /* TRANSLATORS: %s is a person's name. */
        text_addf(out, _("Looking for %s’s table…"), host);
    } else if (others->state == OTHERS_LOOKING) {
        text_add(out, _("Looking for the table…"));
    } else if (others->state == OTHERS_OUT) {
        text_add(out, others->why);
    }
}
