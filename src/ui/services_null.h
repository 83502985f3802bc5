/* SPDX-License-Identifier: MIT */
/* A machine that can do nothing: for tests, and for screens that are drawn only to prepare their pictures. */
#ifndef UI_SERVICES_NULL_H
#define UI_SERVICES_NULL_H

#include "ui/services.h"

/* Fills in every service; callers replace those that they need. Saving fails with an error, there are no
 * files, and the time is always midnight of 1970-01-01. Random numbers are always the same. Jobs, the
 * clipboard, the data folder, secrets and the network are refused. The language does not change and is
 * reported as English. Pictures, sounds and output are ignored. type: measures text; stays the caller's. */
void services_null(struct services *services, const struct type_metrics *type);

#endif
