/* SPDX-License-Identifier: MIT */
#include "base/i18n/plural.h"

#include "base/check.h"

#include <string.h>

enum { DEPTH_MAX = 24, NUMBER_MAX = 1000000000 };

enum step_kind {
    STEP_NUMBER,
    STEP_N,
    STEP_NOT,
    STEP_CHOOSE, /* three operands: condition, then, else */
    STEP_OR,
    STEP_AND,
    STEP_EQUAL,
    STEP_UNEQUAL,
    STEP_LESS,
    STEP_MORE,
    STEP_AT_MOST,
    STEP_AT_LEAST,
    STEP_PLUS,
    STEP_MINUS,
    STEP_TIMES,
    STEP_OVER,
    STEP_REST
};

/* Binary operators by precedence. Longer operators come before those that they begin with. */
static const struct {
    const char *sign;
    int level;
    enum step_kind kind;
} operators[] = {
    {"||", 0, STEP_OR},      {"&&", 1, STEP_AND},      {"==", 2, STEP_EQUAL}, {"!=", 2, STEP_UNEQUAL},
    {"<=", 3, STEP_AT_MOST}, {">=", 3, STEP_AT_LEAST}, {"<", 3, STEP_LESS},   {">", 3, STEP_MORE},
    {"+", 4, STEP_PLUS},     {"-", 4, STEP_MINUS},     {"*", 5, STEP_TIMES},  {"/", 5, STEP_OVER},
    {"%", 5, STEP_REST},
};
enum { LEVELS = 6, OPERATORS = sizeof operators / sizeof *operators };

struct reader {
    const char *at, *end;
    struct plural plural;
    int depth;
};

static void skip(struct reader *in)
{
    while (in->at < in->end && (*in->at == ' ' || *in->at == '\t')) {
        in->at++;
    }
}

static bool take(struct reader *in, const char *sign)
{
    skip(in);
    size_t length = strlen(sign);
    if ((size_t)(in->end - in->at) < length || memcmp(in->at, sign, length) != 0) {
        return false;
    }
    in->at += length;
    return true;
}

static bool add(struct reader *in, enum step_kind kind, uint32_t number)
{
    if (in->plural.steps == PLURAL_STEPS_MAX) {
        return false;
    }
    in->plural.step[in->plural.steps++] = (struct plural_step){(uint8_t)kind, number};
    return true;
}

static bool read_number(struct reader *in, uint32_t *number)
{
    skip(in);
    const char *start = in->at;
    *number = 0;
    while (in->at < in->end && *in->at >= '0' && *in->at <= '9' && *number < NUMBER_MAX / 10) {
        *number = *number * 10 + (uint32_t)(*in->at++ - '0');
    }
    return in->at > start && (in->at == in->end || *in->at < '0' || *in->at > '9');
}

static bool read_choice(struct reader *in);

static bool read_operand(struct reader *in)
{
    uint32_t number;
    if (++in->depth > DEPTH_MAX) {
        return false;
    }
    bool good;
    skip(in);
    bool unequal = in->end - in->at >= 2 && in->at[0] == '!' && in->at[1] == '=';
    if (!unequal && take(in, "!")) {
        good = read_operand(in) && add(in, STEP_NOT, 0);
    } else if (take(in, "(")) {
        good = read_choice(in) && take(in, ")");
    } else if (take(in, "n")) {
        good = add(in, STEP_N, 0);
    } else {
        good = read_number(in, &number) && add(in, STEP_NUMBER, number);
    }
    in->depth--;
    return good;
}

/* Reads an operator of a precedence level into *kind. */
static bool take_operator(struct reader *in, int level, enum step_kind *kind)
{
    for (int i = 0; i < OPERATORS; i++) {
        const char *before = in->at;
        if (take(in, operators[i].sign)) {
            *kind = operators[i].kind;
            if (operators[i].level == level) {
                return true;
            }
            in->at = before;
            return false;
        }
    }
    return false;
}

static bool read_level(struct reader *in, int level)
{
    if (level == LEVELS) {
        return read_operand(in);
    }
    enum step_kind kind;
    bool good = read_level(in, level + 1);
    while (good && take_operator(in, level, &kind)) {
        good = read_level(in, level + 1) && add(in, kind, 0);
    }
    return good;
}

static bool read_choice(struct reader *in)
{
    if (++in->depth > DEPTH_MAX || !read_level(in, 0)) {
        return false;
    }
    bool good = true;
    if (take(in, "?")) {
        good = read_choice(in) && take(in, ":") && read_choice(in) && add(in, STEP_CHOOSE, 0);
    }
    in->depth--;
    return good;
}

struct plural plural_english(void)
{
    static const char rule[] = "nplurals=2; plural=n != 1;";
    struct plural plural;
    bool good = plural_read(&plural, rule, sizeof rule - 1);
    CHECK(good);
    return plural;
}

bool plural_read(struct plural *plural, const char *text, size_t length)
{
    struct reader in = {.at = text, .end = text + length};
    uint32_t forms;
    if (!take(&in, "nplurals") || !take(&in, "=") || !read_number(&in, &forms) || !take(&in, ";") ||
        !take(&in, "plural") || !take(&in, "=") || !read_choice(&in)) {
        return false;
    }
    take(&in, ";");
    skip(&in);
    if (in.at != in.end || forms < 1 || forms > PLURAL_FORMS_MAX) {
        return false;
    }
    in.plural.forms = forms;
    *plural = in.plural;
    return true;
}

/* Unsigned arithmetic wraps round as in gettext. A division by zero gives 0. */
static unsigned long work_out(enum step_kind kind, unsigned long a, unsigned long b)
{
    switch (kind) {
    case STEP_OR:
        return a || b;
    case STEP_AND:
        return a && b;
    case STEP_EQUAL:
        return a == b;
    case STEP_UNEQUAL:
        return a != b;
    case STEP_LESS:
        return a < b;
    case STEP_MORE:
        return a > b;
    case STEP_AT_MOST:
        return a <= b;
    case STEP_AT_LEAST:
        return a >= b;
    case STEP_PLUS:
        return a + b;
    case STEP_MINUS:
        return a - b;
    case STEP_TIMES:
        return a * b;
    case STEP_OVER:
        return b ? a / b : 0;
    case STEP_REST:
        return b ? a % b : 0;
    default:
        return 0;
    }
}

unsigned plural_form(const struct plural *plural, unsigned long n)
{
    unsigned long stack[PLURAL_STEPS_MAX] = {0};
    int top = 0;
    for (int i = 0; i < plural->steps; i++) {
        const struct plural_step *step = &plural->step[i];
        if (step->kind == STEP_NUMBER || step->kind == STEP_N) {
            stack[top++] = step->kind == STEP_N ? n : step->number;
        } else if (step->kind == STEP_NOT) {
            stack[top - 1] = !stack[top - 1];
        } else if (step->kind == STEP_CHOOSE) {
            top -= 2;
            stack[top - 1] = stack[top - 1] ? stack[top] : stack[top + 1];
        } else {
            top--;
            stack[top - 1] = work_out((enum step_kind)step->kind, stack[top - 1], stack[top]);
        }
    }
    CHECK(top == 1);
    return stack[0] < plural->forms ? (unsigned)stack[0] : 0;
}
