/* SPDX-License-Identifier: MIT */
#include "front/journey/goal_rules.h"

#include "base/i18n/translate.h"
#include "table/stage.h"

#include <string.h>

/* By the figures of goals (table/stage.h). */
static const struct {
    const char *figure, *says;
} rules[] = {
    {"won", N_("The evening is won by the most points at its end, with nobody level.")},
    {"place", N_("The places are those by points at the end of the evening.")},
    {"lead", N_("What counts are your points before those of the best other, at the end.")},
    {"review",
     N_("After the evening the review lays each of your choices beside the best one. What all of them "
        "gave away decides; luck does not.")},
    {"trips", N_("What counts are the miles of the milestone cards on your road, in one hand.")},
    {"safe_trips",
     N_("A 200 is a milestone card of 200 miles. Arrive at 700 miles without having laid one.")},
    {"coups", N_("A coup fourré is a safety laid in answer, as the hazard comes that it stops.")},
    {"accidents", N_("No accident may have been laid on you, answered or not.")},
    {"behind", N_("At some time in the hand your miles lie 200 behind the other side, and you arrive.")},
    {"safeties", N_("Safeties are the four cards that protect for a whole hand: lay three of them.")},
    {"hand_points",
     N_("All lines of the score sheet of a hand count: miles, safeties and what the trip brings.")},
    {"hands_won", N_("A hand is won by more points in it than any other side has.")},
    {"score", N_("Points count once you have kept them.")},
    {"best_turn", N_("What counts are the points that you keep in one turn; a bust brings none.")},
    {"fours", N_("Four of a kind are four dice of the same face in one throw.")},
    {"home", N_("Home is the number of points at which the game ends.")},
    {"turns", N_("Each of your turns counts, a bust too.")},
    {"best_play", N_("What counts are the points that one tile brings as you lay it.")},
    {"dominoes", N_("To go out first is to lay the last tile of a hand before all others.")},
    {"rival_dominoes", N_("To go out is to lay one’s last tile: in no round may another do so.")},
};

static const char *rule_of(const char *figure)
{
    const char *says = NULL;
    for (size_t i = 0; i < sizeof rules / sizeof *rules && says == NULL; i++) {
        says = strcmp(rules[i].figure, figure) == 0 ? rules[i].says : NULL;
    }
    return says;
}

void goal_rule_text(int stage, int goal, struct text *out)
{
    const struct stage_goal *what = &stages[stage].goal[goal];
    text_addf(out, "%s.", _(what->words));
    for (int i = 0; i < STAGE_TESTS && what->test[i].figure; i++) {
        const char *rule = rule_of(what->test[i].figure);
        if (rule) {
            text_add(out, " ");
            text_add(out, _(rule));
        }
    }
}

void goal_explain(int stage, int goal, struct item_words *says)
{
    static const char *const titles[STAGE_GOALS] = {N_("Goal I"), N_("Goal II"), N_("Goal III")};
    struct text rule = text_in(says->text, sizeof says->text);
    text_copy(says->title, sizeof says->title, _(titles[goal]));
    goal_rule_text(stage, goal, &rule);
}

void goal_picture(int goal, bool large, bool met, char name[GOAL_PICTURE_SIZE])
{
    text_format(name, GOAL_PICTURE_SIZE, "journey/%s_%d%s", large ? "mark" : "mini", goal + 1,
                met ? "" : "_open");
}
