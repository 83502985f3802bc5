/* SPDX-License-Identifier: MIT */
/* The command review: the strongest player's opinion on the choices in a journal, and the luck of the draws.
 */
#include "games/mille/ai/review.h"
#include "games/mille/ai/search.h"
#include "lab.h"
#include "mille/mille.h"
#include "table/session.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOVE_SIZE = 40, ALL_SEATS = -1, SOME_SEAT = -2 };
enum { PER_CENT = SEARCH_WIN_ONE / 100, ITERATIONS_MOST = 1000000000 };

static const char *const mark_names[MARKS] = {[MARK_NONE] = "none",
                                              [MARK_DOUBTFUL] = "doubtful",
                                              [MARK_MISTAKE] = "mistake",
                                              [MARK_BLUNDER] = "blunder"};
static const char *const rating_names[RATINGS] = {
    [RATING_GRAND_TOURER] = "grand-tourer",
    [RATING_SEASONED_DRIVER] = "seasoned-driver",
    [RATING_HOLIDAY_DRIVER] = "holiday-driver",
    [RATING_DAY_TRIPPER] = "day-tripper",
    [RATING_LEARNER] = "learner",
};

struct plan {
    const char *path;
    int seat; /* ALL_SEATS, or SOME_SEAT: the first person's, else the first */
    uint32_t iterations;
    bool json;
};

static const char *player_name(const struct journal_seat *seat)
{
    return seat->player == PLAYER_HUMAN ? "human" : mille_game.players[seat->player].name;
}

static const char *move_name(struct move move, char name[MOVE_SIZE])
{
    struct text text = text_in(name, MOVE_SIZE);
    mille_game.move_format(move, &text);
    return name;
}

/* Prints millionths as percent with two decimals, on request with a sign. */
static const char *per_cent(int64_t millionths, bool sign, char buffer[MOVE_SIZE])
{
    int64_t hundredths = (millionths < 0 ? -millionths : millionths) * 100;
    hundredths = (hundredths + PER_CENT / 2) / PER_CENT;
    const char *before = hundredths == 0 ? "" : millionths < 0 ? "-" : sign ? "+" : "";
    text_format(buffer, MOVE_SIZE, "%s%" PRId64 ".%02" PRId64 "%%", before, hundredths / 100,
                hundredths % 100);
    return buffer;
}

/* ---- as text --------------------------------------------------------------------------------------- */

static void print_entry(const struct review_entry *entry)
{
    char played[MOVE_SIZE], best[MOVE_SIZE], win[MOVE_SIZE], loss[MOVE_SIZE] = "", luck[MOVE_SIZE] = "";
    bool choice = entry->choices > 1;
    text_copy(best, sizeof best, choice ? "=" : "(no choice)");
    if (!move_same(entry->played, entry->best)) {
        move_name(entry->best, best);
    }
    if (choice) {
        per_cent(entry->loss, false, loss);
    }
    if (entry->lucky) {
        per_cent(entry->luck, true, luck);
    }
    printf("%6d  %-22s %-22s %8s %8s  %-9s%8s\n", entry->at + 1, move_name(entry->played, played), best,
           per_cent(entry->win, false, win), loss, entry->mark == MARK_NONE ? "" : mark_names[entry->mark],
           luck);
}

static void print_sum(const char *title, const struct review_sum *sum)
{
    char average[MOVE_SIZE], luck[MOVE_SIZE];
    int rating = review_rating(sum);
    printf("%s: %d decisions, %s lost in each; %d doubtful, %d mistakes, %d blunders; luck %s: %s\n", title,
           sum->decisions, per_cent(judged_average(sum->loss, sum->decisions), false, average),
           sum->mark[MARK_DOUBTFUL], sum->mark[MARK_MISTAKE], sum->mark[MARK_BLUNDER],
           per_cent(sum->luck, true, luck), rating < 0 ? "no rating" : rating_names[rating]);
}

static void print_head(int seat, const struct journal_seat *at)
{
    printf("seat %d, %s%s%s\n", seat, player_name(at), at->name[0] ? ": " : "", at->name);
}

static void print_hand(const struct review *review)
{
    printf("\nhand %d\n%6s  %-22s %-22s %8s %8s  %-9s%8s\n", review->hand + 1, "move", "played", "best",
           "win", "loss", "mark", "luck");
}

/* ---- as JSON --------------------------------------------------------------------------------------- */

static void write_entry(const struct review_entry *entry, bool first)
{
    char played[MOVE_SIZE], best[MOVE_SIZE];
    printf("%s\n        {\"move\": %d, \"played\": \"%s\", \"best\": \"%s\", \"choices\": %d, \"win\": %d, "
           "\"loss\": %d, \"error\": %d, \"mark\": \"%s\", \"drawn\": [",
           first ? "" : ",", entry->at + 1, move_name(entry->played, played), move_name(entry->best, best),
           entry->choices, entry->win, entry->loss, entry->error, mark_names[entry->mark]);
    for (int i = 0; i < entry->draws; i++) {
        printf("%s\"%s\"", i > 0 ? ", " : "", mille_cards[entry->drawn[i]].name);
    }
    printf("], \"luck\": ");
    if (entry->lucky) {
        printf("%d}", entry->luck);
    } else {
        printf("null}");
    }
}

/* The members of an object. */
static void write_sum(const struct review_sum *sum)
{
    int rating = review_rating(sum);
    printf("\"decisions\": %d, \"loss\": %" PRId64 ", \"average\": %d, \"doubtful\": %d, \"mistakes\": %d, "
           "\"blunders\": %d, \"draws\": %d, \"luck\": %" PRId64 ", \"rating\": ",
           sum->decisions, sum->loss, judged_average(sum->loss, sum->decisions), sum->mark[MARK_DOUBTFUL],
           sum->mark[MARK_MISTAKE], sum->mark[MARK_BLUNDER], sum->draws, sum->luck);
    if (rating < 0) {
        printf("null");
    } else {
        printf("\"%s\"", rating_names[rating]);
    }
}

/* ---- reviewing ------------------------------------------------------------------------------------- */

/* Reviews one hand of one seat, and prints each entry when it is ready. */
static void report_hand(const struct plan *plan, struct review *review, struct review_sum *sum)
{
    static struct review_task task;
    if (plan->json) {
        printf("%s\n      {\"hand\": %d, \"number\": %d, \"entries\": [", review->hand > 0 ? "," : "",
               review->hand + 1, review->hand_number);
    } else {
        print_hand(review);
    }
    while (review_next(review, &task)) {
        review_think(&task, &(struct pulse){.more = NULL});
        CHECK(task.thought);
        review_take(review, &task);
        const struct review_entry *entry = &review->entry[review->known - 1];
        if (plan->json) {
            write_entry(entry, review->known == 1);
        } else {
            print_entry(entry);
        }
    }
    struct review_sum hand = {0};
    review_add(&hand, review);
    review_add(sum, review);
    if (plan->json) {
        printf("\n      ], ");
        write_sum(&hand);
        printf("}");
    } else {
        print_sum("hand", &hand);
    }
}

static void report_seat(const struct plan *plan, const struct journal *journal, int seat, bool first)
{
    static struct review review;
    struct review_sum sum = {0};
    const struct journal_seat *at = &journal->seat[seat];
    if (plan->json) {
        printf("%s\n    {\"seat\": %d, \"player\": \"%s\", \"name\": ", first ? "" : ",", seat,
               player_name(at));
        lab_print_string(at->name);
        printf(", \"hands\": [");
    } else {
        printf("%s", first ? "" : "\n");
        print_head(seat, at);
    }
    for (int hand = 0; hand <= journal_hand_of(journal, journal->count); hand++) {
        review_start(&review, journal, seat, hand, plan->iterations);
        report_hand(plan, &review, &sum);
    }
    if (plan->json) {
        printf("\n    ], ");
        write_sum(&sum);
        printf("}");
    } else {
        printf("\n");
        print_sum("all hands", &sum);
    }
}

static void report(const struct plan *plan, const struct journal *journal)
{
    int from = plan->seat, to;
    if (plan->seat == SOME_SEAT) {
        from = 0;
        while (from < journal->setup.seats && journal->seat[from].player != PLAYER_HUMAN) {
            from++;
        }
        from = from < journal->setup.seats ? from : 0;
    } else if (plan->seat == ALL_SEATS) {
        from = 0;
    }
    to = plan->seat == ALL_SEATS ? journal->setup.seats - 1 : from;
    if (plan->json) {
        printf("{\n  \"iterations\": %" PRIu32 ",\n  \"seats\": [", plan->iterations);
    }
    for (int seat = from; seat <= to; seat++) {
        report_seat(plan, journal, seat, seat == from);
    }
    if (plan->json) {
        printf("\n  ]\n}\n");
    }
}

/* Reads the arguments; LAB_DONE or the exit code. */
static int read_plan(struct plan *plan, int count, char **argument)
{
    *plan = (struct plan){.seat = SOME_SEAT, .iterations = REVIEW_ITERATIONS};
    for (int i = 0; i < count; i++) {
        const char *name = argument[i], *value = i + 1 < count ? argument[i + 1] : NULL;
        uint64_t number;
        if (strcmp(name, "--json") == 0) {
            plan->json = true;
        } else if (strcmp(name, "--all") == 0) {
            plan->seat = ALL_SEATS;
        } else if (strcmp(name, "--seat") == 0) {
            if (!lab_number(value, name, 0, MILLE_SEATS_MAX - 1, &number)) {
                return LAB_USAGE;
            }
            plan->seat = (int)number;
            i++;
        } else if (strcmp(name, "--iterations") == 0) {
            if (!lab_number(value, name, 1, ITERATIONS_MOST, &number)) {
                return LAB_USAGE;
            }
            plan->iterations = (uint32_t)number;
            i++;
        } else if (name[0] == '-' || plan->path) {
            say_line(stderr, "route-mille-lab: review: %s; try help", name);
            return LAB_USAGE;
        } else {
            plan->path = name;
        }
    }
    if (!plan->path) {
        fputs("route-mille-lab: review takes a file; try help\n", stderr);
        return LAB_USAGE;
    }
    return LAB_DONE;
}

int lab_review(int count, char **argument)
{
    struct plan plan;
    struct session session;
    int code = read_plan(&plan, count, argument);
    if (code != LAB_DONE) {
        return code;
    }
    if (!lab_load(plan.path, &session)) {
        return LAB_FAILED;
    }
    bool can = review_can(&session.journal) && plan.seat < session.journal.setup.seats;
    if (can) {
        report(&plan, &session.journal);
    } else {
        say_line(stderr, "%s: only the road game can be reviewed, and each of its seats", plan.path);
    }
    session_end(&session);
    return can ? LAB_DONE : LAB_FAILED;
}
