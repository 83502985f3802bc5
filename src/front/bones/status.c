/* SPDX-License-Identifier: MIT */
/* What the bar says at the domino table. */
#include "front/bones/words.h"

#include "base/i18n/translate.h"

/* ---- a decision ------------------------------------------------------------------------------ */

/* "east, south and west". */
static void add_arms(unsigned arms, struct text *out)
{
    int count = 0, told = 0;
    for (int i = 0; i < 4; i++) {
        count += (int)(arms >> bones_clockwise[i] & 1u);
    }
    for (int i = 0; i < 4; i++) {
        if (arms >> bones_clockwise[i] & 1u) {
            /* TRANSLATORS: a list, "east, south and west". */
            text_add(out, told == 0 ? "" : told + 1 < count ? ", " : _(" and "));
            text_add(out, bones_arm_towards(bones_clockwise[i]));
            told++;
        }
    }
}

/* Whose turn it is, and what the tile in hand can do. */
static void own_message(const struct bones_view *view, const struct bones_look *look, struct text *out)
{
    const struct bones_public *pub = &view->shown.pub;
    int tile =
        view->chosen != BONES_TILE_NONE ? view->chosen : bones_view_tile(view, look->focus - BONES_ITEM_TILE);
    unsigned arms = bones_view_arms_of(view, tile);
    if (bones_is_you(view, look, pub->turn)) {
        text_add(out, _("Your turn"));
    } else {
        /* TRANSLATORS: said to one of several people at one machine, whose name it is. */
        text_addf(out, _("%s, your turn"), look->seat[pub->turn].name);
    }
    if (arms) {
        char name[16], where[96];
        struct text says = text_in(name, sizeof name), list = text_in(where, sizeof where);
        bones_tile_text(tile, &says);
        add_arms(arms, &list);
        /* TRANSLATORS: a tile and where it can go: " – 5–4 fits east and south". */
        text_addf(out, _(" – %s fits %s"), name, where);
    }
}

static void play_hint(const struct bones_view *view, const struct bones_look *look, struct text *out)
{
    int tile = view->chosen, arm = view->aimed, over = bones_item_arm(look->focus);
    const struct bones_observation *shown = &view->shown;
    bool on_arm = over != BONES_ARM_NONE;
    if (tile == BONES_TILE_NONE && on_arm) {
        bones_arm_shows(&view->shown.pub.board, over, out);
        return;
    }
    if (tile == BONES_TILE_NONE) {
        tile = bones_view_tile(view, look->focus - BONES_ITEM_TILE);
        arm = BONES_NORTH;
    }
    struct move move = {.kind = BONES_MOVE_PLAY, .card = (uint8_t)tile, .target = (uint8_t)arm};
    if (view->chosen != BONES_TILE_NONE && on_arm) {
        move.target = (uint8_t)over;
    }
    if (view->drag.on && view->drag.over != BONES_ARM_NONE) { /* why not, before it is let go */
        move.target = view->drag.over;
    }
    if (look->focus == BONES_ITEM_KNOCK || (tile == BONES_TILE_NONE && !on_arm)) {
        move = (struct move){.kind = BONES_MOVE_PASS};
        if (look->focus != BONES_ITEM_KNOCK && bones_legal(&shown->pub, shown->hand, move) != REFUSAL_NONE) {
            text_add(out, _("Choose a tile, then the arm that it goes on"));
            return;
        }
    } else if (view->chosen == BONES_TILE_NONE && bones_view_arms_of(view, tile)) {
        text_add(out, _("Choose it, then the arm that it goes on"));
        return;
    }
    bones_move_text(shown, move, look->tells, out);
}

static void lead_hint(const struct bones_view *view, const struct bones_look *look, struct text *out)
{
    int tile =
        view->chosen != BONES_TILE_NONE ? view->chosen : bones_view_tile(view, look->focus - BONES_ITEM_TILE);
    struct move lead = {.kind = BONES_MOVE_PLAY,
                        .card = (uint8_t)(tile != BONES_TILE_NONE ? tile : view->shown.pub.opening)};
    bones_move_text(&view->shown, lead, look->tells, out);
}

static void name_words(const struct bones_view *view, const struct bones_look *look, struct text *message,
                       struct text *hint)
{
    bool own = view->shown.pub.option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    int number = look->focus - BONES_ITEM_DOUBLE;
    text_add(message, own ? _("Name one of your own doubles") : _("Name any of the seven doubles"));
    if (number >= 0 && number < BONES_NUMBERS) {
        struct move name = {.kind = BONES_MOVE_NAME, .card = (uint8_t)bones_tile(number, number)};
        bones_move_text(&view->shown, name, look->tells, hint);
    } else {
        text_add(hint, _("The others see only your choice"));
    }
}

static void decision(const struct bones_view *view, const struct bones_look *look, struct text *message,
                     struct text *hint)
{
    switch (view->shown.pub.phase) {
    case BONES_PHASE_REDEAL:
        text_add(message,
                 bones_is_you(view, look, view->shown.pub.turn) ? _("Your decision") : _("A decision"));
        bones_move_text(
            &view->shown,
            (struct move){.kind = look->focus == BONES_ITEM_AGAIN ? BONES_MOVE_REDEAL : BONES_MOVE_KEEP},
            look->tells, hint);
        break;
    case BONES_PHASE_NAME:
        name_words(view, look, message, hint);
        break;
    case BONES_PHASE_LEAD:
        own_message(view, look, message);
        lead_hint(view, look, hint);
        break;
    default:
        own_message(view, look, message);
        play_hint(view, look, hint);
        break;
    }
}

/* ---- what happens ---------------------------------------------------------------------------- */

static void score_words(const struct bones_view *view, struct text *hint)
{
    char sum[64];
    struct text out = text_in(sum, sizeof sum);
    int count = bones_sum_text(&view->shown.pub.board, &out);
    text_addf(hint, _("The ends make %s = %d: a multiple of five"), sum, count);
}

/* What the end of a round opens. */
static void next_words(const struct bones_view *view, const struct motion_step *step, bool you,
                       struct text *hint)
{
    text_add(hint, bones_view_ends_game(view)               ? _("With it the game is over")
                   : step->event.kind == BONES_EVENT_LOCKED ? _("The double six opens the next round")
                   : you ? _("You choose the double that opens the next round")
                         : _("Who went domino names the double that opens next"));
}

bool bones_step_text(const struct bones_view *view, const struct bones_look *look,
                     const struct motion_step *step, struct text *out)
{
    int seat = step->event.seat;
    if (step->kind == BONES_STEP_DEAL) {
        text_add(out, _("The tiles are shuffled and dealt"));
        return true;
    }
    if (step->kind == BONES_STEP_OPEN && step->event.kind == BONES_EVENT_LOCKED) {
        text_add(out, _("Locked – nobody can play")); /* whose hand is the lowest is seen at its end */
        return true;
    }
    return bones_event_text(&view->shown.pub.board, &step->event,
                            seat == SEAT_NONE ? "" : look->seat[seat].name, bones_is_you(view, look, seat),
                            out);
}

/* "north 2, east 10, south 4, west 4, together 20". */
static void say_ends(const struct bones_board *board, struct text *out)
{
    for (int i = 0; i < 4; i++) {
        int arm = bones_clockwise[i];
        if (arm < bones_arms_end(board) && board->tiles[arm] > 0) {
            text_addf(out, "%s %d, ", bones_arm_name(arm), bones_arm_counts(board, arm));
        }
    }
    /* TRANSLATORS: the sum of the open ends, said aloud behind what each of them makes. */
    text_addf(out, _("together %d"), bones_count(board));
}

bool bones_step_aloud(const struct bones_view *view, const struct bones_look *look,
                      const struct motion_step *step, struct text *out)
{
    const struct event *event = &step->event;
    if (step->kind == BONES_STEP_PLACE && event->kind == BONES_EVENT_PLACED) {
        struct bones_board after = view->shown.pub.board;
        bones_step_text(view, look, step, out);
        bones_lay(&after, event->card, event->target);
        text_add(out, ". ");
        say_ends(&after, out);
    }
    return step->kind == BONES_STEP_OPEN && event->kind == BONES_EVENT_LOCKED;
}

static void step_hint(const struct bones_view *view, const struct bones_look *look,
                      const struct motion_step *step, struct text *hint)
{
    int seat = step->event.seat;
    switch ((enum bones_step_kind)step->kind) {
    case BONES_STEP_SCORE:
        score_words(view, hint);
        break;
    case BONES_STEP_OPEN:
        text_add(hint, _("The hands that are left are counted"));
        break;
    case BONES_STEP_DOMINO:
    case BONES_STEP_LOCKED:
        next_words(view, step, bones_is_you(view, look, seat), hint);
        break;
    default:
        break;
    }
}

/* Nobody decides at this screen. */
static void waiting(const struct bones_view *view, const struct bones_look *look, struct text *message)
{
    const struct bones_public *pub = &view->shown.pub;
    if (pub->phase == BONES_PHASE_GAME_OVER) {
        text_add(message, _("The game is over."));
    } else if (pub->phase == BONES_PHASE_ROUND_OVER) {
        text_add(message, _("The round is over."));
    } else if (pub->turn == SEAT_NONE) {
        text_add(message, _("The tiles are dealt"));
    } else if (pub->phase == BONES_PHASE_NAME) {
        text_addf(message, _("%s names the spinner"), look->seat[pub->turn].name);
    } else {
        text_addf(message, _("%s is in turn"), look->seat[pub->turn].name);
    }
}

void bones_bar_make(const struct bones_view *view, const struct bones_look *look, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    const struct motion_step *step = motion_now(&view->motion);
    bool over = view->shown.pub.phase > BONES_PHASE_PLAY;
    status->lamp = view->motion.count == 0 && look->mine && !over;
    if (step) {
        text_add(&message, look->told ? look->told : "");
        step_hint(view, look, step, &hint);
    } else if (look->mine && !over && view->shown.pub.turn != SEAT_NONE) {
        decision(view, look, &message, &hint);
    } else {
        waiting(view, look, &message);
    }
}
