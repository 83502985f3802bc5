/* SPDX-License-Identifier: MIT */
/* All screens and all parts of the cabinet, as front_init wants them. */
#ifndef FRONT_SCENES_CABINET_H
#define FRONT_SCENES_CABINET_H

#include "front/front.h"

extern const struct cabinet cabinet;

#endif
