/* SPDX-License-Identifier: MIT */
/* The screens of play drawn once where nobody sees them, so that their pictures are ready when they come. */
#ifndef APP_PREWARM_H
#define APP_PREWARM_H

#include "front/front.h"
#include "platform/platform.h"

/* Asks the platform for every picture of a freshly dealt table of the game chosen. */
void rehearse_table(struct platform *platform, const struct front *front, const struct window *window);
/* The same for a moment that its game expects next. */
void rehearse_moment(struct platform *platform, const struct front *front, int moment,
                     const struct window *window);

#endif
