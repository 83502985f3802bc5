/* SPDX-License-Identifier: MIT */
#include "table_file.h"

#include "lab.h"

#include "base/say.h"

#include <errno.h>
#include <math.h>
#include <string.h>

enum { A_LINE = 32 }; /* numbers */

int table_arguments(const char *command, int count, char **argument, const char *option, uint64_t *number,
                    const char **out)
{
    for (int i = 0; i < count; i += 2) {
        const char *value = i + 1 < count ? argument[i + 1] : NULL;
        if (strcmp(argument[i], option) == 0) {
            if (!lab_number(value, option, 1, UINT32_MAX, number)) {
                return LAB_USAGE;
            }
        } else if (strcmp(argument[i], "--out") == 0 && value) {
            *out = value;
        } else {
            say_line(stderr, "route-mille-lab: %s: %s; try help", command, argument[i]);
            return LAB_USAGE;
        }
    }
    return LAB_DONE;
}

FILE *table_begin(const char *path, const char *command, const char *about)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        say_line(stderr, "%s: %s", path, strerror(errno));
        return NULL;
    }
    fprintf(file,
            "# SPDX-License-Identifier: MIT\n"
            "# %s\n"
            "# Written by route-mille-lab %s: see docs/opponents.md. The format: cmake/tables.cmake.\n",
            about, command);
    return file;
}

static void write_numbers(FILE *file, const double *number, int count)
{
    for (int i = 0; i < count; i++) {
        long rounded = lrint(fmin(fmax(number[i], INT16_MIN), INT16_MAX));
        fprintf(file, "%s%ld", i == 0 ? "" : i % A_LINE == 0 ? "\n  " : " ", rounded);
    }
    fputs("\n", file);
}

void table_array(FILE *file, const char *name, const double *number, int count)
{
    fprintf(file, "\n%s: ", name);
    write_numbers(file, number, count);
}

void table_rows(FILE *file, const char *name)
{
    fprintf(file, "\n%s:\n", name);
}

void table_row(FILE *file, const double *number, int count)
{
    write_numbers(file, number, count);
}

bool table_end(FILE *file)
{
    bool fine = ferror(file) == 0;
    return fclose(file) == 0 && fine;
}
