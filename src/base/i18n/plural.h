/* SPDX-License-Identifier: MIT */
/* Plural forms of numbers. A catalogue has a rule, such as "nplurals=2; plural=(n > 1);". The rule is parsed
 * once and evaluated for each number. */
#ifndef BASE_I18N_PLURAL_H
#define BASE_I18N_PLURAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PLURAL_STEPS_MAX = 96, PLURAL_FORMS_MAX = 8 };

/* The rule in postfix order: operands first. */
struct plural {
    struct plural_step {
        uint8_t kind; /* an operator, a number or n */
        uint32_t number;
    } step[PLURAL_STEPS_MAX];
    int steps;
    unsigned forms;
};

/* One form for 1, another for everything else, as in English. */
struct plural plural_english(void);
/* Parses a rule of `length` bytes. False: not a rule, and *plural is unchanged. */
bool plural_read(struct plural *plural, const char *text, size_t length);
/* The form for n: 0 to forms - 1. 0 where the rule gives a number outside of this range. */
unsigned plural_form(const struct plural *plural, unsigned long n);

#endif
