/* SPDX-License-Identifier: MIT */
/* A machine that has nothing: for tests and for screens that are drawn where nobody sees them. */
#ifndef UI_SERVICES_NULL_H
#define UI_SERVICES_NULL_H

#include "ui/services.h"

/* Fills in every service, so that whoever needs one of them puts their own in its place. Nothing can be kept,
 * and whoever tries is told so; no file is there; it is midnight of 1970-01-01 and stays so; chance has one
 * number; jobs, clipboard and the data folder are refused; _() speaks as before, which is called English;
 * what is shown, heard or said goes nowhere. `type` measures text and stays the caller's. */
void services_null(struct services *services, const struct type_metrics *type);

#endif
