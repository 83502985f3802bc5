/* SPDX-License-Identifier: MIT */
/* What a system's error numbers mean, in the words of the language that is spoken. */
#ifndef PLATFORM_ERROR_TEXT_H
#define PLATFORM_ERROR_TEXT_H

/* Why something could not be done, as errno has it: the end of a sentence, without its full stop. What has no
 * words here is said as the system says it. */
const char *error_text_of(int why);

#endif
