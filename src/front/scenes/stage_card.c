/* SPDX-License-Identifier: MIT */
#include "front/scenes/stage_card.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/goal_rules.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/person.h"
#include "front/scenes/replay.h"
#include "front/scenes/terrace.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "ui/tween.h"

/* By then the rival has spoken. */
static const float SPOKEN_MS = 400;

struct stage_card_state *stage_card_of(const struct front *front)
{
    return front_memory(front, &stage_card_scene);
}

static int stage_of(const struct front *front)
{
    return stage_card_of(front)->stage;
}

static bool waits(const struct front *front)
{
    return journey_of(front)->waits[stage_of(front)] > 0;
}

bool stage_card_line(const struct front *front, struct text *out)
{
    const char *said = journey_opening_line(front, stage_of(front));
    if (said[0]) {
        /* TRANSLATORS: what somebody says. */
        text_addf(out, _("“%s”"), said);
    }
    return said[0] != '\0';
}

void stage_card_open(struct front *front, int stage)
{
    struct stage_card_state *card = front_open(front, OPEN_STAGE);
    card->stage = stage;
}

bool stage_card_has(const struct front *front, enum stage_card_item item)
{
    if (item == STAGE_CARD_COACH) {
        return progress_coach(&journey_of(front)->progress, stage_of(front)) &&
               !journey_record(front, stage_of(front))->coached;
    }
    if (item == STAGE_CARD_CLOSE) {
        return front->frame.touch > 0;
    }
    return item != STAGE_CARD_TWIST || stages[stage_of(front)].twist;
}

bool stage_card_can(const struct front *front, enum stage_card_item item)
{
    const struct journey_record *record = journey_record(front, stage_of(front));
    return item == STAGE_CARD_AGAIN   ? record->tries > 0 && !waits(front)
           : item == STAGE_CARD_WATCH ? record->played
                                      : true;
}

/* ---- what can be done ------------------------------------------------------------------------------ */

static void play(struct front *front)
{
    journey_sit(front, stage_of(front), false);
}

static void play_again(struct front *front)
{
    journey_sit(front, stage_of(front), true);
}

/* A person who is not known is asked for a name first. */
static void sit(struct front *front, void (*down)(struct front *front))
{
    if (person_is_known(front)) {
        down(front);
    } else {
        person_ask(front, down);
    }
}

static void watch(struct front *front)
{
    struct session session;
    if (journey_read_best(front, stage_of(front), &session)) {
        replay_open(front, &session);
    } else {
        sounds_cue(front, CUE_BELL);
    }
}

static void take_coach(struct front *front)
{
    journey_take_coach(front, stage_of(front));
    if (terrace_is_due(front)) { /* the coach goes there, too */
        journey_go(front, OPEN_JOURNEY);
        terrace_open_due(front);
    } else {
        dialog_cancel(front);
    }
}

/* The rule of the twist. */
static void tell_twist(struct front *front)
{
    const struct stage *stage = &stages[stage_of(front)];
    char text[320];
    if (stage->twist == NULL) {
        sounds_cue(front, CUE_BELL);
        return;
    }
    /* TRANSLATORS: the sentence of a twist, such as “A stopped car can be hit again.” */
    text_format(text, sizeof text, _("%s This holds for the evening alone: your own games stay as they are."),
                _(stage->twist_says));
    confirm_open(front, &(struct confirm_question){
                            .title = _(stage->twist), .text = text, .no = _("I see"), .passes = true});
}

/* ---- the scene ------------------------------------------------------------------------------------- */

static void say_play(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    if (waits(front)) {
        text_copy(says->title, sizeof says->title, _("Go on"));
        text_copy(says->more, sizeof says->more, _("Your try waits for you as you left it."));
    } else {
        text_copy(says->more, sizeof says->more,
                  _("Everybody gets the same twelve evenings, whether they win or lose."));
    }
}

static void say_again(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    says->refused = !item->enabled;
    if (!item->enabled) {
        text_copy(says->more, sizeof says->more,
                  waits(front) ? _("A try waits for you: go on with that one.")
                               : _("You have not tried this stage yet."));
    }
}

static void say_watch(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    says->refused = !item->enabled;
    if (!item->enabled) {
        text_copy(says->more, sizeof says->more, _("There is no try to watch yet."));
    }
}

static void say_twist(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    const struct stage *stage = &stages[stage_of(front)];
    text_copy(says->title, sizeof says->title, _(stage->twist));
    text_copy(says->more, sizeof says->more, _(stage->twist_says));
}

static const struct item_row rows[] = {
    {"stage.play", N_("Play"),
     N_("Sits down to an evening of this stage, the next of its twelve. Tries cost nothing."), say_play,
     .id = STAGE_CARD_PLAY},
    {"stage.again", N_("Same evening again"),
     N_("Sits down with the cards, dice or tiles of your last try. It counts as any other try."), say_again,
     .id = STAGE_CARD_AGAIN},
    {"stage.watch", N_("Watch my best"), N_("Plays your best try before your eyes, from its first move."),
     say_watch, .id = STAGE_CARD_WATCH},
    {"stage.coach", N_("Take the coach"),
     N_("Goes on to the next stage without the first stamp, which can still be won later."),
     .id = STAGE_CARD_COACH},
    {"stage.twist", N_("The twist"), N_("What is otherwise this evening. Choosing it tells the rule."),
     say_twist, .id = STAGE_CARD_TWIST, .group = 1},
    {"stage.close", N_("Map"), N_("Back to the map."), .id = STAGE_CARD_CLOSE, .group = 2},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct stage_card_form form;
    stage_card_lay(front, front->measure, &form);
    for (int item = 0; item < STAGE_CARD_ITEMS; item++) {
        enum stage_card_item which = (enum stage_card_item)item;
        if (stage_card_has(front, which)) {
            item_add(list, rows, item, form.item[item], stage_card_can(front, which));
        }
    }
}

enum { AREA_GOAL = ITEM_AREAS, AREA_POSTCARD = AREA_GOAL + STAGE_GOALS, AREA_SLIP };

static void say_goal(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text out = text_in(says->more, sizeof says->more);
    int goal = item->id - AREA_GOAL;
    goal_explain(stage_of(front), goal, says);
    stage_goal_text(front, stage_of(front), goal, &out);
    if (waits(front)) {
        text_add(&out, out.length > 0 ? " " : "");
        text_add(&out, _("An evening waits here."));
    } else if (journey_record(front, stage_of(front))->tries == 0) {
        text_add(&out, out.length > 0 ? " " : "");
        text_add(&out, _("It brings a stamp, in whatever try it is met."));
    }
}

static void say_postcard(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->more, sizeof says->more, journey_postcard_says(stage_of(front)));
}

static void say_slip(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int slip = item->id - AREA_SLIP;
    char figure[STAGE_CARD_SLIPS][STAGE_CARD_FIGURE];
    stage_card_figures(front, stage_of(front), figure);
    text_copy(says->title, sizeof says->title, stage_card_slip_label(slip));
    text_copy(says->more, sizeof says->more, figure[slip]);
}

static const struct item_row area_rows[] = {
    {"stage.goal.*", N_("A goal"), N_("Each goal brings a stamp, in whatever try it is met."), say_goal,
     .kind = KIND_SPOT, .id = AREA_GOAL, .count = STAGE_GOALS},
    {"stage.postcard", N_("The postcard"), N_("The first stamp brings it into your travel book."),
     say_postcard, .kind = KIND_SPOT, .id = AREA_POSTCARD},
    {"stage.slip.*", N_("Your tries"),
     N_("How many evenings you have spent here, the best of them, and which of the twelve evenings comes "
        "next."),
     say_slip, .kind = KIND_SPOT, .id = AREA_SLIP, .count = STAGE_CARD_SLIPS},
    {.name = NULL},
};

static void areas(const struct front *front, struct focus_list *list)
{
    struct stage_card_form form;
    stage_card_lay(front, front->measure, &form);
    for (int g = 0; g < STAGE_GOALS; g++) {
        item_add(list, area_rows, AREA_GOAL + g, form.goal[g], true);
    }
    item_add(list, area_rows, AREA_POSTCARD, postcard_box(&form.card), true);
    for (int i = 0; i < STAGE_CARD_SLIPS; i++) {
        item_add(list, area_rows, AREA_SLIP + i, form.slip[i], true);
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &stage_card_scene);
    if (journey_record(front, stage_of(front))->tries == 0 && !waits(front)) {
        sounds_cue(front, CUE_TOWN);
    }
    front_set_focus(front, STAGE_CARD_PLAY);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (!item->enabled) {
        sounds_cue(front, CUE_BELL);
        return;
    }
    switch ((enum stage_card_item)item->id) {
    case STAGE_CARD_PLAY:
        sit(front, play);
        break;
    case STAGE_CARD_AGAIN:
        sit(front, play_again);
        break;
    case STAGE_CARD_WATCH:
        watch(front);
        break;
    case STAGE_CARD_COACH:
        take_coach(front);
        break;
    case STAGE_CARD_TWIST:
        tell_twist(front);
        break;
    case STAGE_CARD_CLOSE:
    case STAGE_CARD_ITEMS:
        dialog_cancel(front);
        break;
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    bool twist = intent->kind == INTENT_SECONDARY && !intent->repeat;
    if (twist) {
        tell_twist(front);
    }
    return intent->kind == INTENT_SECONDARY;
}

static bool tick(struct front *front)
{
    struct stage_card_state *card = stage_card_of(front);
    bool speaks = journey_opening_line(front, stage_of(front))[0] && !front->settings.reduced_motion &&
                  card->ticks < tween_ticks(SPOKEN_MS);
    card->ticks += speaks;
    return dialog_tick(front, &stage_card_scene) || speaks;
}

static void status(const struct front *front, struct status *status)
{
    const struct stage *stage = &stages[stage_of(front)];
    char stamps[80];
    struct text out = text_in(stamps, sizeof stamps);
    stage_stamps_text(journey_record(front, stage_of(front))->stamps, &out);
    status->lamp = true;
    text_format(status->message, sizeof status->message, _("%s: %s"), _(stage->town), stamps);
    text_copy(status->hint, sizeof status->hint,
              _("Everybody gets the same twelve evenings, whether they win or lose"));
    bar_prompt(status, PROMPT_MOVE, _("Choose"));
    bar_prompt(status, PROMPT_CONFIRM, _("Select"));
    if (stage->twist) {
        bar_prompt(status, PROMPT_SECONDARY, _("Rule"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Map"));
}

static void say_title(const struct front *front, struct text *out)
{
    const int stage = stage_of(front);
    const struct stage *facts = &stages[stage];
    text_add_sentence(out, _(facts->town));
    size_t from = out->length;
    text_addf(out, _("Stage %d"), stage_number(stage));
    text_add(out, ", ");
    stage_date_text(stage, out);
    from = text_sentence(out, from);
    stage_table_text(stage, out);
    from = text_sentence(out, from);
    stage_card_line(front, out);
    text_sentence(out, from);
    stage_goals_text(front, stage, out);
}

const struct scene stage_card_scene = {
    .name = "stage",
    .title = say_title,
    .state_size = sizeof(struct stage_card_state),
    .enter = enter,
    .items = items,
    .areas = areas,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .tick = tick,
    .draw = stage_card_draw,
    .status = status,
};
