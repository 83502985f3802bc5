/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_words.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/number.h"

struct card_words {
    const char *name;
    const char *title;
    const char *asset;
    const char *help;
};

static const struct card_words card_table[CARD_KINDS] = {
    [CARD_NONE] = {N_("a hidden card"), "", "cards/back", N_("A card face down.")},
    [CARD_25] = {"25", N_("BICYCLE"), "cards/distance_25",
                 N_("25 miles, whenever you can go, even under a Speed limit.")},
    [CARD_50] = {"50", N_("SCOOTER"), "cards/distance_50",
                 N_("50 miles, whenever you can go, even under a Speed limit.")},
    [CARD_75] = {"75", N_("VAN"), "cards/distance_75",
                 N_("75 miles, whenever you can go and no Speed limit binds you.")},
    [CARD_100] = {"100", N_("SEDAN"), "cards/distance_100",
                  N_("100 miles, whenever you can go and no Speed limit binds you.")},
    [CARD_200] = {"200", N_("RACER"), "cards/distance_200",
                  N_("200 miles, at most twice in a hand. A trip without any is a Safe trip, worth 300.")},
    [CARD_OUT_OF_GAS] = {N_("Out of gas"), N_("OUT OF GAS"), "cards/hazard_out_of_gas",
                         N_("Stops your opponent until Gasoline. Extra tank prevents it.")},
    [CARD_FLAT_TIRE] = {N_("Flat tire"), N_("FLAT TIRE"), "cards/hazard_flat_tire",
                        N_("Stops your opponent until a Spare tire. Puncture proof prevents it.")},
    [CARD_ACCIDENT] = {N_("Accident"), N_("ACCIDENT"), "cards/hazard_accident",
                       N_("Stops your opponent until Repairs. Driving ace prevents it.")},
    [CARD_STOP] = {N_("Stop"), N_("STOP"), "cards/hazard_stop",
                   N_("Stops your opponent until a Go. Right of way prevents it.")},
    [CARD_SPEED_LIMIT] =
        {N_("Speed limit"), N_("SPEED LIMIT"), "cards/hazard_speed_limit",
         N_("Holds your opponent to 25 and 50 until End of limit. Right of way prevents it.")},
    [CARD_GASOLINE] = {N_("Gasoline"), N_("GASOLINE"), "cards/remedy_gasoline",
                       N_("Cures Out of gas. A Go must follow before you drive on.")},
    [CARD_SPARE_TIRE] = {N_("Spare tire"), N_("SPARE TIRE"), "cards/remedy_spare_tire",
                         N_("Cures a Flat tire. A Go must follow before you drive on.")},
    [CARD_REPAIRS] = {N_("Repairs"), N_("REPAIRS"), "cards/remedy_repairs",
                      N_("Cures an Accident. A Go must follow before you drive on.")},
    [CARD_GO] = {N_("Go"), N_("GO"), "cards/remedy_go",
                 N_("Lets you drive: at the start, after a Stop and after every remedy.")},
    [CARD_END_OF_LIMIT] = {N_("End of limit"), N_("END OF LIMIT"), "cards/remedy_end_of_limit",
                           N_("Ends a Speed limit: any distance again.")},
    [CARD_EXTRA_TANK] =
        {N_("Extra tank"), N_("EXTRA TANK"), "cards/safety_extra_tank",
         N_("Cures Out of gas and keeps it away to the end of the hand. 100 points and another turn.")},
    [CARD_PUNCTURE_PROOF] =
        {N_("Puncture proof"), N_("PUNCTURE PROOF"), "cards/safety_puncture_proof",
         N_("Cures a Flat tire and keeps it away to the end of the hand. 100 points and another turn.")},
    [CARD_DRIVING_ACE] =
        {N_("Driving ace"), N_("DRIVING ACE"), "cards/safety_driving_ace",
         N_("Cures an Accident and keeps it away to the end of the hand. 100 points and another turn.")},
    [CARD_RIGHT_OF_WAY] = {N_("Right of way"), N_("RIGHT OF WAY"), "cards/safety_right_of_way",
                           N_("A standing Go that ends Stop and Speed limit to the end of the hand. 100 "
                              "points and another turn.")},
};

static const char *const score_table[SCORE_LINES] = {
    [SCORE_MILES] = N_("Milestones played"),
    [SCORE_EACH_SAFETY] = N_("Each safety"),
    [SCORE_ALL_SAFETIES] = N_("All 4 safeties"),
    [SCORE_COUP_FOURRE] = N_("Each coup fourré"),
    [SCORE_TRIP] = N_("Trip completed"),
    [SCORE_SAFE_TRIP] = N_("Safe trip"),
    [SCORE_DELAYED_ACTION] = N_("Delayed action"),
    [SCORE_EXTENSION] = N_("Extension"),
    [SCORE_SHUT_OUT] = N_("Shut-out"),
};

static const struct card_words *card_row(int card)
{
    CHECK(card >= 0 && card < CARD_KINDS);
    return &card_table[card];
}

const char *mille_card_name(int card)
{
    return _(card_row(card)->name);
}

const char *mille_card_title(int card)
{
    const char *title = card_row(card)->title;
    /* An empty message is the catalogue's own header. */
    return title[0] ? _(title) : "";
}

const char *mille_card_asset(int card)
{
    return card_row(card)->asset;
}

struct draw_command *mille_card_draw(struct draw_list *list, int card, struct rect box, float angle,
                                     float dim)
{
    struct rgba ink = mille_cards[card].family == FAMILY_SAFETY ? INK_GOLDLT : INK_CREAM;
    return draw_card(list, mille_card_asset(card), mille_card_title(card), ink, box, angle, dim);
}

const char *mille_card_help(int card)
{
    return _(card_row(card)->help);
}

const char *mille_score_text(int code)
{
    CHECK(code >= 0 && code < SCORE_LINES);
    return _(score_table[code]);
}

const char *mille_town(int goal)
{
    return goal > GOAL_MILES ? _("Menton") : _("Avignon");
}

static const struct mille_side *own_side(const struct mille_public *pub)
{
    return &pub->side[mille_side_of(pub, pub->turn)];
}

/* With the deck out a safety ends the turn, where that is played. */
static bool ends_turn(const struct mille_public *pub)
{
    return pub->deck == 0 && pub->option[OPTION_LATE_SAFETY] == LATE_SAFETY_ENDS_TURN;
}

int mille_coup_worth(const struct mille_public *pub)
{
    return mille_points[SCORE_EACH_SAFETY] + mille_unit_points(pub->option, SCORE_COUP_FOURRE);
}

static void phase_text(const struct mille_public *pub, struct move move, struct text *out)
{
    static const char *const pauses[] = {
        [PHASE_EXTEND] = N_("First decide: stop at Avignon, or go on to Menton."),
        [PHASE_HAND_OVER] = N_("The hand is over; the next one is yet to be dealt."),
        [PHASE_GAME_OVER] = N_("The game is over; the next one is yet to begin."),
        [PHASE_ANSWER] = N_("First answer: the safety that parries, or pass."),
    };
    if (pub->phase > PHASE_PLAY) {
        text_add(out, _(pauses[pub->phase]));
    } else if (move.kind == MOVE_EXTEND || move.kind == MOVE_FINISH) {
        text_add(out, _("There is no trip to extend: nobody stands at 700."));
    } else if (move.kind == MOVE_NEXT) {
        text_add(out, _("This hand is not over yet."));
    } else if (move.kind == MOVE_PASS) {
        text_add(out, _("Nobody is asked for a coup fourré."));
    } else {
        text_add(out, _("Not now: draw first, then play a card or discard one."));
    }
}

/* Refusals whose sentence names no card. */
static const char *const plain_refusals[REFUSAL_KINDS] = {
    [REFUSED_NOT_A_MOVE] = N_("There is no such move in this game."),
    [REFUSED_SPEED_LIMIT] =
        N_("The Speed limit allows you 25 and 50 only, until End of limit or Right of way."),
    [REFUSED_TWO_RACERS] = N_("You have played two 200s in this hand; a third is not allowed."),
    [REFUSED_ALREADY_GO] = N_("Your Go is showing already: you can drive."),
    [REFUSED_NOT_LIMITED] = N_("No Speed limit binds you, so there is none to end."),
    [REFUSED_TARGET_STOPPED] = N_("Your opponent cannot go at the moment, so there is nobody to stop."),
    [REFUSED_TARGET_LIMITED] = N_("Your opponent is under a Speed limit already."),
    [REFUSED_DISCARD_SAFETY] =
        N_("A safety is not thrown away: played, it is always worth 100 points and another turn."),
    [REFUSED_TARGET_SAME] = N_("The same card lies there already: only another one can cover it."),
    [REFUSED_DISCARD_FORCED] = N_("A card of your hand can be played: only who can play none discards."),
};

void mille_refusal_text(const struct mille_public *pub, struct move move, refusal why, struct text *out)
{
    const struct mille_side *own = own_side(pub);
    int card = move.card < CARD_KINDS ? move.card : CARD_NONE;
    const struct mille_card_facts *facts = &mille_cards[card];
    const char *name = mille_card_name(card), *battle = mille_card_name(own->battle);
    char number[NUMBER_SIZE];
    switch ((enum mille_refusal)why) {
    case REFUSED_PHASE:
        phase_text(pub, move, out);
        break;
    case REFUSED_NOT_IN_HAND:
        text_addf(out, _("%s is not in your hand."), name);
        break;
    case REFUSED_DRAW_FIRST:
        text_add(out, move.kind == MOVE_DISCARD
                          ? _("Draw a card before you discard one.")
                          : _("Draw a card before you play one; only a safety may come first."));
        break;
    case REFUSED_ALREADY_DRAWN:
        text_add(out, pub->deck == 0 ? _("The deck is out: play a card or discard one.")
                                     : _("You have drawn already: play a card or discard one."));
        break;
    case REFUSED_WRONG_SIDE:
        text_addf(out,
                  facts->family == FAMILY_HAZARD ? _("%s is for your opponent\u2019s side of the table.")
                                                 : _("%s is for your own side of the table."),
                  name);
        break;
    case REFUSED_NEED_GO:
        if (own->battle == CARD_NONE || own->battle == CARD_GO) {
            text_add(out, _("You need a Go before you can drive."));
        } else {
            text_addf(out, _("After %s you need a Go before you can drive."), battle);
        }
        break;
    case REFUSED_STOPPED_BY:
        text_addf(out, _("%s holds you up: you need %s or %s."), battle,
                  mille_card_name(mille_cards[own->battle].remedy),
                  mille_card_name(mille_cards[own->battle].safety));
        break;
    case REFUSED_BEYOND_GOAL:
        text_addf(out, _("You stand at %d: %d more would pass the goal of %s."), own->miles, facts->miles,
                  number_figure(pub->goal, number));
        break;
    case REFUSED_NOTHING_TO_CURE:
        text_addf(out, _("%s cures %s, and that is not what holds you up."), name,
                  mille_card_name(mille_hazard_cured_by(card)));
        break;
    case REFUSED_CURE_FIRST:
        text_addf(out, _("A Go does not cure %s: you need %s first."), battle,
                  mille_card_name(mille_cards[own->battle].remedy));
        break;
    case REFUSED_DISCARD_SAFETY:
        text_add(out, ends_turn(pub)
                          ? _("A safety is not thrown away: played, it is always worth 100 points.")
                          : _(plain_refusals[why]));
        break;
    case REFUSED_TARGET_SAFE:
        text_addf(out, _("Your opponent\u2019s %s prevents %s to the end of the hand."),
                  mille_card_name(facts->safety), name);
        break;
    default:
        if (why > REFUSAL_NONE && why < REFUSAL_KINDS && plain_refusals[why]) {
            text_add(out, _(plain_refusals[why]));
        }
        break;
    }
}

static void distance_text(const struct mille_public *pub, int miles, struct text *out)
{
    int from = own_side(pub)->miles;
    int to = from + miles;
    char number[NUMBER_SIZE];
    if (to >= pub->goal) { /* what is driven beyond the goal counts nothing */
        text_addf(out, _("%d miles: %d to %s, and you arrive in %s"), miles, from,
                  number_figure(pub->goal, number), mille_town(pub->goal));
    } else {
        text_addf(out, _("%d miles: %d to %d"), miles, from, to);
    }
}

static void hazard_text(int card, struct text *out)
{
    const char *remedy = mille_card_name(mille_cards[card].remedy);
    if (card == CARD_SPEED_LIMIT) {
        text_addf(out, _("%s: your opponent plays nothing above 50; %s ends it"), mille_card_name(card),
                  remedy);
    } else {
        text_addf(out, _("%s holds your opponent up; %s ends it"), mille_card_name(card), remedy);
    }
}

static void remedy_text(const struct mille_public *pub, int card, struct text *out)
{
    const struct mille_side *own = own_side(pub);
    bool standing_go = mille_has_safety(pub, mille_side_of(pub, pub->turn), CARD_RIGHT_OF_WAY);
    if (card == CARD_END_OF_LIMIT) {
        text_addf(out, _("%s: you may play any distance again"), mille_card_name(card));
    } else if (card != CARD_GO) {
        bool drives = standing_go || pub->option[OPTION_AFTER_CURE] == AFTER_CURE_DRIVE;
        text_addf(out,
                  drives ? _("%s cures your %s, and you can go") : _("%s cures your %s; a Go must follow"),
                  mille_card_name(card), mille_card_name(mille_hazard_cured_by(card)));
    } else if (own->battle == CARD_STOP) {
        text_addf(out, _("%s ends your %s"), mille_card_name(card), mille_card_name(own->battle));
    } else if (standing_go) {
        text_addf(out, _("%s: you can go already, with %s"), mille_card_name(card),
                  mille_card_name(CARD_RIGHT_OF_WAY));
    } else {
        text_addf(out, _("%s: you can drive"), mille_card_name(card));
    }
}

/* A safety that is no coup fourre leaves a pile that wants a Go, where that is played. */
static bool wants_go(const struct mille_public *pub, int lifted, int safety)
{
    return pub->option[OPTION_OLD_HAZARD] == OLD_HAZARD_CURE && lifted != CARD_SPEED_LIMIT &&
           safety != CARD_RIGHT_OF_WAY &&
           !mille_has_safety(pub, mille_side_of(pub, pub->turn), CARD_RIGHT_OF_WAY);
}

static void safety_text(const struct mille_public *pub, int card, struct text *out)
{
    const struct mille_side *own = own_side(pub);
    int points = mille_points[SCORE_EACH_SAFETY];
    int lifted = mille_cards[own->battle].safety == card  ? own->battle
                 : mille_cards[own->speed].safety == card ? own->speed
                                                          : CARD_NONE;
    if (mille_coup_chance(pub, mille_side_of(pub, pub->turn)) == card) {
        text_addf(out, _("Coup fourré! Play %s now for %d points"), mille_card_name(card),
                  mille_coup_worth(pub));
    } else if (lifted != CARD_NONE && wants_go(pub, lifted, card)) {
        text_addf(out, _("%s lifts your %s for %d points; a Go must follow"), mille_card_name(card),
                  mille_card_name(lifted), points);
    } else if (lifted != CARD_NONE && ends_turn(pub)) {
        text_addf(out, _("%s lifts your %s for %d points; your turn ends"), mille_card_name(card),
                  mille_card_name(lifted), points);
    } else if (ends_turn(pub)) {
        text_addf(out, _("A safety: %d points; your turn ends"), points);
    } else if (lifted != CARD_NONE) {
        text_addf(out, _("%s lifts your %s: %d points and another turn"), mille_card_name(card),
                  mille_card_name(lifted), points);
    } else {
        text_addf(out, _("A safety: %d points and another turn"), points);
    }
}

static void play_text(const struct mille_public *pub, int card, struct text *out)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        distance_text(pub, mille_cards[card].miles, out);
        break;
    case FAMILY_HAZARD:
        hazard_text(card, out);
        break;
    case FAMILY_REMEDY:
        remedy_text(pub, card, out);
        break;
    case FAMILY_SAFETY:
        safety_text(pub, card, out);
        break;
    case FAMILY_NONE:
        break;
    }
}

void mille_move_text(const struct mille_public *pub, struct move move, struct text *out)
{
    int card = move.card < CARD_KINDS ? move.card : CARD_NONE;
    switch ((enum mille_move_kind)move.kind) {
    case MOVE_DRAW:
        if (pub->deck == 1) {
            text_add(out, _("Draw the last card of the deck"));
        } else {
            text_addf(out, _("Draw a card: %d are left in the deck"), pub->deck);
        }
        break;
    case MOVE_PLAY:
        play_text(pub, card, out);
        break;
    case MOVE_DISCARD:
        text_addf(out, _("Discard %s"), mille_card_name(card));
        break;
    case MOVE_EXTEND:
        text_add(out, pub->sides > 2 ? _("On to Menton: 1,000 is the goal for all")
                                     : _("On to Menton: 1,000 is the goal for both"));
        break;
    case MOVE_FINISH:
        text_add(out, _("Stop at Avignon and score the trip"));
        break;
    case MOVE_PASS:
        text_add(out, _("Pass: you play no coup fourré"));
        break;
    case MOVE_NEXT:
        text_add(out, pub->phase == PHASE_GAME_OVER ? _("Start the next game") : _("Deal the next hand"));
        break;
    case MOVE_NONE:
        break;
    }
}
