/* SPDX-License-Identifier: MIT */
/* Finds the solution of the dice game, and writes it as the game's tables. */
#include "cubes/cubes.h"
#include "games/cubes/ai/tables.h"
#include "lab.h"
#include "table_file.h"

#include "base/say.h"

#include <inttypes.h>
#include <stdio.h>

enum { PATH_SIZE = 512 };

void solution_find(bool jokers, struct solve_desk *desk, struct solution *solution)
{
    turns_build(&solution->turns, jokers);
    solve_alone(&solution->turns, STAKES_GOAL, desk, &solution->alone[0]);
    solve_alone(&solution->turns, STAKES_GOAL_BLITZ, desk, &solution->alone[1]);
    solve_race(&solution->turns, &solution->alone[0], desk, &solution->race[0]);
    solve_race(&solution->turns, &solution->alone[1], desk, &solution->race[1]);
    solve_two(&solution->turns, desk, &solution->two[0]);
    solve_blitz(&solution->turns, desk, &solution->two[0], &solution->two[1]);
}

/* ---- the cases of a turn ------------------------------------------------------------------------------- */

static void write_turns(FILE *file, const struct turns *turns)
{
    fprintf(file, "\ncases: %d\n\nfresh: %d\n\ngain_most: %d\n", turns->cases, turns->fresh,
            turns->gain_most);
    table_rows(file, "each");
    for (int i = 0; i < turns->cases; i++) {
        const struct turns_case *each = &turns->each[i];
        fprintf(file, "%d %d %d %d %" PRIu32 " %" PRIu32 " %d %d\n", each->dice, each->alike, each->row,
                each->held, each->ways, each->busts, each->first, each->outcomes);
    }
    const struct turns_case *last = &turns->each[turns->cases - 1];
    int outcomes = last->first + last->outcomes;
    table_rows(file, "outcome");
    for (int i = 0; i < outcomes; i++) {
        const struct turns_outcome *outcome = &turns->outcome[i];
        fprintf(file, "%" PRIu32 " %d %d %d\n", outcome->ways, outcome->gain, outcome->first,
                outcome->options);
    }
    int options = turns->outcome[outcomes - 1].first + turns->outcome[outcomes - 1].options;
    table_rows(file, "option");
    for (int i = 0; i < options; i++) {
        fprintf(file, "%d %d\n", turns->option[i].now, turns->option[i].gain);
    }
}

/* ---- numbers, each text of them in quotes ----------------------------------------------------------------
 */

static void write_long(FILE *file, uint32_t number)
{
    char digits[TABLES_LONG];
    tables_write(number, TABLES_LONG, digits);
    fwrite(digits, 1, sizeof digits, file);
}

static void write_square(FILE *file, const struct solved *solved)
{
    table_rows(file, "square");
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        fputs("\"", file);
        for (int other = STAKES_GATE; other < STAKES_GOAL; other++) {
            char digits[TABLES_SHORT];
            tables_write_short(solved->chance[own][other], digits);
            fwrite(digits, 1, sizeof digits, file);
        }
        fputs("\"\n", file);
    }
}

static void write_late(FILE *file, const struct solved *solved)
{
    fputs("\nlate: \"", file);
    for (int turned = 0; turned < 2; turned++) {
        for (int below = 1; below < STAKES_LEAD; below++) {
            for (int past = 0; past + below < STAKES_LEAD; past++) {
                int under = STAKES_GOAL - below;
                int over = STAKES_GOAL + past;
                write_long(file, turned ? solved->chance[over][under] : solved->chance[under][over]);
            }
        }
    }
    fputs("\"\n\nover: \"", file);
    for (int lead = 0; lead < STAKES_OVER; lead++) {
        write_long(file, solved->over[lead]);
    }
    fputs("\"\n", file);
}

static void write_boarding(FILE *file, const struct solution *solution)
{
    table_rows(file, "boarding_turns");
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        fputs("\"", file);
        write_long(file, solution->alone[kind].turns[0]);
        fputs("\"\n", file);
    }
    table_rows(file, "boarding");
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        const struct solved *solved = &solution->two[kind];
        fputs("\"", file);
        write_long(file, solved->chance[0][0]);
        for (int other = STAKES_GATE; other < solved->goal; other++) {
            write_long(file, solved->chance[0][other]);
        }
        fputs("\"\n", file);
    }
    table_rows(file, "boarding_other");
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        const struct solved *solved = &solution->two[kind];
        fputs("\"", file);
        for (int own = STAKES_GATE; own < solved->goal; own++) {
            write_long(file, solved->chance[own][0]);
        }
        fputs("\"\n", file);
    }
}

static void write_race_row(FILE *file, const uint32_t longer[RACE_TURNS])
{
    fputs("\"", file);
    for (int turn = 0; turn < TABLES_RACE_TURNS; turn++) {
        char digits[TABLES_RACE_DIGITS];
        uint64_t scaled = (uint64_t)longer[turn] * TABLES_RACE_ONE + TURNS_ONE / 2;
        tables_write(scaled / TURNS_ONE, TABLES_RACE_DIGITS, digits);
        fwrite(digits, 1, sizeof digits, file);
    }
    fputs("\"\n", file);
}

static void write_race(FILE *file, const struct cubes_race race[TABLES_KINDS])
{
    table_rows(file, "race");
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        write_race_row(file, race[kind].longer[0]);
    }
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        write_race_row(file, race[0].longer[own]);
    }
}

static void write_tables(FILE *file, const struct solution *solution)
{
    fputs("\nalone: \"", file);
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        write_long(file, solution->alone[0].turns[own]);
    }
    fputs("\"\n", file);
    write_square(file, &solution->two[0]);
    write_late(file, &solution->two[0]);
    write_boarding(file, solution);
    write_race(file, solution->race);
}

/* Starts the file FOLDER/NAME_plain.txt or FOLDER/NAME_jokers.txt. NULL, after a message: it cannot be
 * written. */
static FILE *begin(const char *folder, const char *name, bool jokers, const char *about)
{
    char path[PATH_SIZE];
    if (!text_format(path, sizeof path, "%s/%s_%s.txt", folder, name, jokers ? "jokers" : "plain")) {
        say_line(stderr, "%s: this name is too long", folder);
        return NULL;
    }
    return table_begin(path, "cubes solve", about);
}

static bool end(FILE *file, const char *folder)
{
    bool fine = table_end(file);
    if (!fine) {
        say_line(stderr, "%s: a table could not be written whole", folder);
    }
    return fine;
}

bool solution_write(const struct solution *solution, bool jokers, const char *folder)
{
    FILE *file = begin(folder, "turns", jokers, "struct turns of the dice game: every roll of a turn");
    if (!file) {
        return false;
    }
    write_turns(file, &solution->turns);
    bool fine = end(file, folder);
    file = begin(folder, "tables", jokers, "struct tables of the dice game: its solution");
    if (!file) {
        return false;
    }
    write_tables(file, solution);
    return end(file, folder) && fine;
}
