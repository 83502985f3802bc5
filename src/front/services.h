/* SPDX-License-Identifier: MIT */
/* What the screens ask of the machine lies in ui/. */
#ifndef FRONT_SERVICES_H
#define FRONT_SERVICES_H

#include "ui/services.h"

#endif
