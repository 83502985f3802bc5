/* SPDX-License-Identifier: MIT */
/* Which plural form a number takes: the Plural-Forms rule of a gettext catalogue, such as
 * "nplurals=2; plural=(n > 1);", read once and worked out for each number. */
#ifndef BASE_I18N_PLURAL_H
#define BASE_I18N_PLURAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PLURAL_STEPS_MAX = 96, PLURAL_FORMS_MAX = 8 };

/* The rule in the order it is worked out, operands first. */
struct plural {
    struct plural_step {
        uint8_t kind;
        uint32_t number;
    } step[PLURAL_STEPS_MAX];
    int steps;
    unsigned forms;
};

/* One form for 1, another for everything else, as in English. */
struct plural plural_english(void);
/* Reads a rule of so many bytes; false: it is none, and *plural is as it was. */
bool plural_read(struct plural *plural, const char *text, size_t length);
/* The form for n, 0 .. forms - 1; 0 where a rule points beyond its own forms. */
unsigned plural_form(const struct plural *plural, unsigned long n);

#endif
