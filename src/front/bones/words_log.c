/* SPDX-License-Identifier: MIT */
/* What happened at the domino table, in lines. */
#include "front/bones/words.h"

#include "base/i18n/translate.h"

#include <limits.h>
#include <string.h>

/* A sentence about a person, or about you where there is no name. */
static void add_named(struct text *out, const char *name, bool you, const char *yours, const char *theirs)
{
    if (you) {
        text_add(out, yours);
    } else {
        text_addf(out, theirs, name);
    }
}

/* "2–5 south": the joined half first, so that the last figure is what the arm shows. */
static void add_placed(const struct bones_board *before, int tile, int arm, struct text *out)
{
    int joined = before->shows[arm];
    text_addf(out, "%d–%d %s", joined, bones_other(tile, joined), bones_arm_name(arm));
}

static void add_knock(const struct bones_board *before, const char *name, bool you, struct text *out)
{
    char numbers[32];
    struct text list = text_in(numbers, sizeof numbers);
    bones_open_list(before, &list);
    if (you) {
        text_addf(out, _("You knock: no %s"), numbers);
    } else {
        text_addf(out, _("%s knocks: no %s"), name, numbers);
    }
}

static void add_scored(const struct event *event, const char *name, bool you, struct text *out)
{
    static const char *const yours[BONES_LINES] = {N_("You score %d"), N_("You score %d for the big five"),
                                                   N_("You score %d for the domino"),
                                                   N_("You score %d for the lowest hand")};
    static const char *const theirs[BONES_LINES] = {N_("%s scores %d"), N_("%s scores %d for the big five"),
                                                    N_("%s scores %d for the domino"),
                                                    N_("%s scores %d for the lowest hand")};
    int line = event->extra < BONES_LINES ? event->extra : BONES_LINE_ENDS;
    if (you) {
        text_addf(out, _(yours[line]), event->value);
    } else {
        text_addf(out, _(theirs[line]), name, event->value);
    }
}

static bool add_end(const struct event *event, const char *name, bool you, struct text *out)
{
    switch (event->kind) {
    case BONES_EVENT_DOMINOED:
        add_named(out, name, you, _("You went domino"), _("%s went domino"));
        return true;
    case BONES_EVENT_LOCKED:
        if (event->seat == SEAT_NONE) {
            text_add(out, _("Locked: the lowest is shared"));
        } else {
            add_named(out, name, you, _("Locked: you have the fewest"), _("Locked: %s has the fewest"));
        }
        return true;
    case BONES_EVENT_WON:
        add_named(out, name, you, _("You win the game"), _("%s wins the game"));
        return true;
    default:
        return false;
    }
}

bool bones_event_text(const struct bones_board *before, const struct event *event, const char *name, bool you,
                      struct text *out)
{
    char tile[16];
    struct text says = text_in(tile, sizeof tile);
    bones_tile_text(event->card <= BONES_TILES ? event->card : BONES_TILE_NONE, &says);
    switch (event->kind) {
    case BONES_EVENT_ROUND:
        text_addf(out, _("Round %d begins"), event->value);
        return true;
    case BONES_EVENT_REDEALT:
        add_named(out, name, you, _("You deal again"), _("%s deals again"));
        return true;
    case BONES_EVENT_NAMED:
    case BONES_EVENT_LED:
        if (you) {
            text_addf(out, event->kind == BONES_EVENT_LED ? _("You lead %s") : _("You name %s"), tile);
        } else {
            text_addf(out, event->kind == BONES_EVENT_LED ? _("%s leads %s") : _("%s names %s"), name, tile);
        }
        return true;
    case BONES_EVENT_PLACED:
        text_addf(out, "%s ", name);
        add_placed(before, event->card, event->target, out);
        return true;
    case BONES_EVENT_PASSED:
        add_knock(before, name, you, out);
        return true;
    case BONES_EVENT_SCORED:
        add_scored(event, name, you, out);
        return true;
    default:
        return add_end(event, name, you, out);
    }
}

/* ---- what lies on the table ------------------------------------------------------------------ */

static void say_turn(const struct bones_board *before, const struct bones_turn *turn, const char *name,
                     bool you, struct text *out)
{
    struct event event = {.kind = turn->tile == BONES_TILE_NONE ? BONES_EVENT_PASSED
                                  : turn->arm == BONES_ARM_NONE ? BONES_EVENT_LED
                                                                : BONES_EVENT_PLACED,
                          .seat = turn->seat,
                          .card = turn->tile,
                          .target = turn->arm};
    bones_event_text(before, &event, name, you, out);
}

static void take(struct bones_board *board, const struct bones_turn *turn)
{
    if (turn->tile == BONES_TILE_NONE) {
        return;
    }
    if (turn->arm == BONES_ARM_NONE) {
        bones_lead(board, turn->tile);
    } else {
        bones_lay(board, turn->tile, turn->arm);
    }
}

/* Who is asked before the first tile. */
static bool say_asked(const struct bones_public *pub, const struct bones_look *look, int viewer,
                      struct bones_log_line *line)
{
    struct text out = text_in(line->says, sizeof line->says);
    const char *name = look->seat[pub->turn].name;
    bool you = look->alone && pub->turn == viewer;
    line->seat = pub->turn;
    if (pub->phase == BONES_PHASE_REDEAL) {
        add_named(&out, name, you, _("You are asked"), _("%s is asked"));
    } else {
        add_named(&out, name, you, _("You name the spinner"), _("%s names the spinner"));
    }
    return true;
}

/* Whose hand of those laid open is the lowest by itself, SEAT_NONE: two are. false: they are not open yet. */
static bool lowest_hand(const struct bones_public *pub, int *seat)
{
    bool open = true;
    int lowest = INT_MAX;
    for (int i = 0; i < pub->seats; i++) {
        int dots = bones_dots_of(pub->seat[i].shown);
        open = open && pub->seat[i].shown != 0;
        *seat = dots < lowest ? i : dots == lowest ? SEAT_NONE : *seat;
        lowest = dots < lowest ? dots : lowest;
    }
    return open;
}

/* How the round ended, or what comes before its first tile; false: neither. */
static bool say_state(const struct bones_public *pub, const struct bones_look *look, int viewer,
                      struct bones_log_line *line)
{
    struct text out = text_in(line->says, sizeof line->says);
    struct event event = {.seat = SEAT_NONE};
    line->points = 0;
    if (pub->phase == BONES_PHASE_ROUND_OVER || pub->phase == BONES_PHASE_GAME_OVER) {
        event.kind = pub->chooser != SEAT_NONE ? BONES_EVENT_DOMINOED : BONES_EVENT_LOCKED;
        int lowest = SEAT_NONE;
        if (event.kind == BONES_EVENT_LOCKED && !lowest_hand(pub, &lowest)) {
            return false;
        }
        event.seat = (int8_t)lowest;
        for (int seat = 0; seat < pub->seats; seat++) {
            int32_t bonus =
                pub->seat[seat].points[BONES_LINE_DOMINO] + pub->seat[seat].points[BONES_LINE_LOCKED];
            event.seat = bonus > 0 || seat == pub->chooser ? (int8_t)seat : event.seat;
            line->points = bonus > 0 ? (int)bonus : line->points;
        }
    } else if (pub->log_count == 0 && pub->turn != SEAT_NONE && pub->phase != BONES_PHASE_LEAD) {
        return say_asked(pub, look, viewer, line);
    } else if (pub->log_count == 0 && pub->namer != SEAT_NONE && pub->opening != BONES_TILE_NONE) {
        event = (struct event){.kind = BONES_EVENT_NAMED, .seat = pub->namer, .card = pub->opening};
    } else {
        return false;
    }
    line->seat = event.seat;
    const char *name = event.seat == SEAT_NONE ? "" : look->seat[event.seat].name;
    return bones_event_text(&pub->board, &event, name, look->alone && event.seat == viewer, &out);
}

/* The lines of a round, the newest first, behind `count` of them; how many there are then. */
static int add_turns(const struct bones_public *pub, const struct bones_look *look, int viewer,
                     struct bones_log_line *lines, int count, int most)
{
    struct bones_board board = {.spinner = BONES_TILE_NONE};
    int kept = pub->log_count < most - count ? pub->log_count : most - count;
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        struct bones_board before = board;
        take(&board, turn);
        int place = count + pub->log_count - 1 - i;
        if (place >= count + kept) {
            continue;
        }
        struct bones_log_line *line = &lines[place];
        struct text out = text_in(line->says, sizeof line->says);
        line->seat = turn->seat;
        line->points = turn->tile == BONES_TILE_NONE ? 0 : bones_points(bones_count(&board));
        say_turn(&before, turn, look->seat[turn->seat].name, look->alone && turn->seat == viewer, &out);
    }
    return count + kept;
}

int bones_log_lines(const struct bones_view *view, const struct bones_look *look,
                    struct bones_log_line *lines, int most)
{
    const struct bones_public *pub = &view->shown.pub, *last = bones_view_last(view);
    int viewer = view->viewer;
    /* Who names has the question before them. */
    bool asked = last && look->mine && pub->phase == BONES_PHASE_NAME;
    int count = most > 0 && !asked && say_state(pub, look, viewer, &lines[0]) ? 1 : 0;
    count = add_turns(pub, look, viewer, lines, count, most);
    if (last && count < most) {
        count += say_state(last, look, viewer, &lines[count]) ? 1 : 0;
        count = add_turns(last, look, viewer, lines, count, most);
    }
    return count;
}
