/* SPDX-License-Identifier: MIT */
#include "front/journey/guests.h"

#include "base/i18n/translate.h"
#include "front/journey/journey.h"
#include "front/journey/stories.h"
#include "front/journey/stories_inside.h"

#include <string.h>

enum { ARRIVED = 1u << 0, WON = 1u << 1, FEAT = 1u << 2 };

/* What passed with somebody at the stages where they sit. */
struct meeting {
    bool met, beaten;
};

static struct meeting meeting_with(const struct front *front, const char *who)
{
    struct meeting meeting = {.met = false};
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        const struct journey_record *record = journey_record(front, stage);
        for (int seat = 1; record->tries > 0 && seat <= stage_rivals(&stages[stage]); seat++) {
            if (strcmp(stages[stage].rival[seat - 1].who, who) == 0) {
                meeting.met = true;
                meeting.beaten = meeting.beaten || (record->stamps & WON);
            }
        }
    }
    return meeting;
}

static const struct terrace_words *words_of(const char *who)
{
    const struct terrace_words *words = terrace_words;
    while (words->who && strcmp(words->who, who) != 0) {
        words++;
    }
    return words->who ? words : NULL;
}

/* Those who are at the road table alone have a figure of the journey's. */
static void dress(struct journey_guest *guest)
{
    static const struct {
        const char *key, *bust, *arm;
    } drivers[] = {
        {"sunday", "journey/bust_sunday", "journey/arm_sunday"},
        {"regular", "journey/bust_regular", "journey/arm_regular"},
        {"rally", "journey/bust_rally", "journey/arm_rally"},
        {"ace", "journey/bust_ace", "journey/arm_ace"},
    };
    guest->bust = guest->who->bust;
    guest->pleased = guest->who->bust_pleased ? guest->who->bust_pleased : guest->who->bust;
    guest->arm = guest->who->arm;
    for (size_t i = 0; i < sizeof drivers / sizeof *drivers; i++) {
        if (strcmp(drivers[i].key, guest->who->key) == 0) {
            guest->bust = guest->pleased = drivers[i].bust;
            guest->arm = drivers[i].arm;
        }
    }
}

static bool sits_already(const struct journey_guest *guest, int count, const char *who)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(guest[i].who->key, who) == 0) {
            return true;
        }
    }
    return false;
}

static int add_guest(const struct front *front, struct journey_guest *guest, int count, const char *key)
{
    const struct opponent *who = journey_person(key);
    const struct terrace_words *words = words_of(key);
    struct meeting meeting = meeting_with(front, key);
    if (who == NULL || words == NULL || count >= JOURNEY_GUESTS_MAX || sits_already(guest, count, key)) {
        return count;
    }
    guest[count] = (struct journey_guest){.who = who};
    guest[count].says = translate_context(meeting.beaten ? words->beaten
                                          : meeting.met  ? words->ahead
                                                         : words->other);
    dress(&guest[count]);
    return guest[count].bust ? count + 1 : count;
}

int journey_guests(const struct front *front, struct journey_guest guest[JOURNEY_GUESTS_MAX])
{
    int count = 0;
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        for (int seat = 1; seat <= stage_rivals(&stages[stage]); seat++) {
            const char *key = stages[stage].rival[seat - 1].who;
            if (journey_record(front, stage)->tries > 0 || journey_record(front, stage)->coached) {
                count = add_guest(front, guest, count, key);
            }
        }
    }
    return count;
}

/* The stage whose third stamp took most tries; -1: none was won. */
static int hardest(const struct front *front)
{
    int most = 0, at = -1;
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        const struct journey_record *record = journey_record(front, stage);
        if ((record->stamps & FEAT) && record->won_in[2] > most) {
            most = record->won_in[2];
            at = stage;
        }
    }
    return at;
}

static struct journey_word *add_word(struct journey_word *word, int *count, int guest, const char *text)
{
    word[*count] = (struct journey_word){.guest = guest};
    text_copy(word[*count].text, sizeof word[*count].text, text);
    return &word[(*count)++];
}

int journey_terrace_words(const struct front *front, const struct journey_guest *guest, int guests,
                          struct journey_word word[JOURNEY_WORDS_MAX])
{
    int count = 0, hard = hardest(front);
    add_word(word, &count, -1, translate_context(terrace_says.welcome));
    for (int i = 0; i < guests; i++) {
        add_word(word, &count, i, guest[i].says);
    }
    if (hard >= 0) {
        struct journey_word *last = add_word(word, &count, -1, "");
        text_format(last->text, sizeof last->text, translate_context(terrace_says.hardest),
                    _(stages[hard].town));
    }
    if (progress_stamps(&journey_of(front)->progress, STAGE_OUT) == STAGE_GOALS * stages_on(STAGE_OUT)) {
        add_word(word, &count, -1, translate_context(terrace_says.toast))->toast = true;
    }
    return count;
}

int journey_dawn_words(struct journey_word word[JOURNEY_WORDS_MAX])
{
    int count = 0;
    add_word(word, &count, -1, translate_context(terrace_says.dawn));
    add_word(word, &count, -1, translate_context(terrace_says.card));
    return count;
}

static bool is_through(const struct front *front, int stage)
{
    const struct journey_record *record = journey_record(front, stage);
    return (record->stamps & ARRIVED) || record->coached;
}

bool journey_terrace_is_open(const struct front *front)
{
    return is_through(front, stages_on(STAGE_OUT) - 1);
}

bool journey_dawn_is_open(const struct front *front)
{
    return stages_on(STAGE_BACK) > 0 && is_through(front, stages_count() - 1);
}
