/* SPDX-License-Identifier: MIT */
/* Translated texts for the error numbers of the system. */
#ifndef PLATFORM_ERROR_TEXT_H
#define PLATFORM_ERROR_TEXT_H

/* The text of an errno as the end of a sentence, without a full stop, in the current language. For errors
 * without a text of ours, the system's text. */
const char *error_text_of(int why);

#endif
