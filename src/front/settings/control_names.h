/* SPDX-License-Identifier: MIT */
/* What keys and buttons of a pad are called. */
#ifndef FRONT_SETTINGS_CONTROL_NAMES_H
#define FRONT_SETTINGS_CONTROL_NAMES_H

#include "ui/intent.h"

/* The name of a key, or of a pad's button, as people read it, translated. */
const char *control_key_label(const char *key);
const char *control_pad_label(const char *button);
/* The picture of a pad's button in a style; NULL: there is none, and the label is shown. */
const char *control_pad_picture(enum pad_style style, const char *button);

#endif
