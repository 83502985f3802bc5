/* SPDX-License-Identifier: MIT */
/* The journey in words, and what the car wears. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"

#include <string.h>

void journey_title_text(const struct front *front, struct text *out)
{
    int here = journey_here(front), way = (int)stages[here].way;
    /* TRANSLATORS: the town where the person stands, and stamps won: "Lyon: 11 of 42". */
    text_addf(out, _("%s: %d of %d"), _(stages[here].town),
              progress_stamps(&journey_of(front)->progress, way), STAGE_GOALS * stages_on(stages[here].way));
}

/* ---- goals ----------------------------------------------------------------------------------------- */

static void tell_short(int lacks, struct text *out)
{
    if (lacks > 0) {
        char number[NUMBER_SIZE];
        /* TRANSLATORS: how much a goal lacked: "60 short". */
        text_addf(out, _("%s short"), number_figure(lacks, number));
    }
}

/* What a test lacked which is known at the end of the evening; false: the test is of another kind. */
static bool tell_end(const struct stage_try *try, const struct stage_test *test, struct text *out)
{
    char number[NUMBER_SIZE];
    int lead = stage_lead(try);
    if (strcmp(test->figure, "lead") == 0 && test->bound == AT_LEAST) {
        tell_short(test->number - lead, out);
    } else if (strcmp(test->figure, "won") == 0 || strcmp(test->figure, "place") == 0) {
        text_addf(out, lead < 0 ? _("%s behind") : _("level"), number_figure(-lead, number));
    } else if (strcmp(test->figure, "review") == 0) {
        text_add(out, try->review < 0 ? _("being judged\xE2\x80\xA6") : _("not chosen well enough"));
    } else {
        return false;
    }
    return true;
}

/* How far a figure that may not exceed a number was over it. */
static void tell_over(const struct stage_try *try, const struct stage_test *test, struct text *out)
{
    int place = figures_place(try->figures.of, test->figure);
    int over = place < 0 ? 0 : figures_all(&try->figures, place) - test->number;
    if (over > 0) {
        char number[NUMBER_SIZE];
        text_addf(out, _("%s too many"), number_figure(over, number));
    }
}

void journey_goal_text(const struct stage_try *try, int goal, struct text *out)
{
    const struct stage_goal *wanted = &try->stage->goal[goal];
    if (try->met >> goal & 1u) {
        text_add(out, _("met"));
        return;
    }
    if (wanted->near) {
        tell_short(wanted->full - try->nearest[goal], out);
        return;
    }
    for (int i = 0; i < STAGE_TESTS && wanted->test[i].figure && out->length == 0; i++) {
        const struct stage_test *test = &wanted->test[i];
        if (!try->over || tell_end(try, test, out)) {
            continue;
        }
        if (test->bound == AT_MOST && !wanted->in_a_hand) {
            tell_over(try, test, out);
        }
    }
}

/* ---- the car --------------------------------------------------------------------------------------- */

const struct journey_piece journey_pieces[JOURNEY_PIECES] = {
    {.key = "lamps", .name = N_("Yellow headlamps"), .picture = "journey/wear_lamps", .stamps = 5},
    {.key = "pennant", .name = N_("A pennant"), .picture = "journey/wear_pennant", .stamps = 10},
    {.key = "whitewalls", .name = N_("Whitewall tires"), .picture = "journey/wear_whitewalls", .stamps = 15},
    {.key = "parasol", .name = N_("A parasol on the roof"), .picture = "journey/wear_parasol", .stamps = 20},
    {.key = "trunk", .name = N_("A wicker trunk"), .picture = "journey/wear_trunk", .stamps = 25},
    {.key = "dog", .name = N_("A dog at the window"), .picture = "journey/wear_dog", .stamps = 30},
    {.key = "canoe", .name = N_("A canoe"), .picture = "journey/wear_canoe", .stamps = 36},
    {.key = "borne",
     .name = N_("A golden milestone on the hood"),
     .picture = "journey/wear_borne",
     .stamps = 42},
};

int journey_piece_between(int before, int now)
{
    for (int p = JOURNEY_PIECES - 1; p >= 0; p--) {
        if (before < journey_pieces[p].stamps && now >= journey_pieces[p].stamps) {
            return p;
        }
    }
    return -1;
}

bool journey_earned(const struct front *front, int piece)
{
    return progress_stamps(&journey_of(front)->progress, STAGE_OUT) >= journey_pieces[piece].stamps;
}

bool journey_wears(const struct front *front, int piece)
{
    const struct progress *progress = &journey_of(front)->progress;
    return journey_earned(front, piece) && !progress->plain && (progress->off >> piece & 1u) == 0;
}
