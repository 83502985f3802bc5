/* SPDX-License-Identifier: MIT */
/* How tables and their sheets name the evening of the journey: by the town of its stage, at the head of a
 * panel and in a postmark. */
#ifndef FRONT_SCENES_EVENING_MARKS_H
#define FRONT_SCENES_EVENING_MARKS_H

#include "base/text.h"

struct front;

/* The town of the evening at the table, in capitals; NULL: it is a game as any other. Constant. */
const char *evening_town(const struct front *front);
/* Writes what stands at the head of a table's panel: "NEVERS · HAND 1", or `rest` alone where town is NULL.
 * rest: in capitals. */
void evening_head(const char *town, const char *rest, struct text *out);

/* What a postmark on a sheet says above and below its figure. */
struct evening_postmark {
    const char *head;
    char foot[32];
};
/* The town and the day of the evening at the table; of a game as any other `place` and a month. place: in
 * capitals, translated; it must outlive what is returned. */
struct evening_postmark evening_postmark(const struct front *front, const char *place);

#endif
