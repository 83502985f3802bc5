/* SPDX-License-Identifier: MIT */
/* What happened at the domino table, in lines. */
#include "front/bones/words.h"

#include "base/i18n/translate.h"
#include "front/bones/tally.h"

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

bool bones_event_text(const struct bones_board *before, const struct event *event, const char *name, bool you,
                      struct text *out)
{
    /* What is led, named or lacking follows. */
    static const struct {
        const char *yours, *theirs;
    } told[BONES_EVENT_KINDS] = {
        [BONES_EVENT_REDEALT] = {N_("You deal again"), N_("%s deals again")},
        [BONES_EVENT_NAMED] = {N_("You name %s"), N_("%s names %s")},
        [BONES_EVENT_LED] = {N_("You lead %s"), N_("%s leads %s")},
        [BONES_EVENT_PASSED] = {N_("You knock: no %s"), N_("%s knocks: no %s")},
        [BONES_EVENT_DOMINOED] = {N_("You went domino"), N_("%s went domino")},
        [BONES_EVENT_LOCKED] = {N_("Locked: you have the fewest"), N_("Locked: %s has the fewest")},
        [BONES_EVENT_WON] = {N_("You win the game"), N_("%s wins the game")},
    };
    char what[32];
    struct text says = text_in(what, sizeof what);
    int joined;
    switch (event->kind) {
    case BONES_EVENT_ROUND:
        text_addf(out, _("Round %d begins"), event->value);
        return true;
    case BONES_EVENT_PLACED: /* "2–5 south": the joined half first, the last figure is what the arm shows */
        joined = before->shows[event->target];
        text_addf(out, "%s %d–%d %s", name, joined, bones_other(event->card, joined),
                  bones_arm_name(event->target));
        return true;
    case BONES_EVENT_SCORED:
        add_scored(event, name, you, out);
        return true;
    case BONES_EVENT_PASSED:
        bones_open_list(before, &says);
        break;
    default:
        bones_tile_text(event->card <= BONES_TILES ? event->card : BONES_TILE_NONE, &says);
        break;
    }
    if (event->kind == BONES_EVENT_LOCKED && event->seat == SEAT_NONE) {
        text_add(out, _("Locked: the lowest is shared"));
        return true;
    }
    if (event->kind >= BONES_EVENT_KINDS || !told[event->kind].yours) {
        return false;
    }
    if (you) {
        text_addf(out, _(told[event->kind].yours), what);
    } else {
        text_addf(out, _(told[event->kind].theirs), name, what);
    }
    return true;
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
static void say_asked(const struct bones_public *pub, const struct bones_view *view,
                      const struct bones_look *look, struct text *out)
{
    const char *name = look->seat[pub->turn].name;
    bool you = bones_is_you(view, look, pub->turn), again = pub->phase == BONES_PHASE_REDEAL;
    if (you) {
        text_add(out, again ? _("You are asked") : _("You name the spinner"));
    } else {
        text_addf(out, again ? _("%s is asked") : _("%s names the spinner"), name);
    }
}

/* How the round ended, or what comes before its first tile; false: neither. */
static bool say_state(const struct bones_public *pub, const struct bones_view *view,
                      const struct bones_look *look, struct bones_log_line *line)
{
    struct text out = text_in(line->says, sizeof line->says);
    struct event event;
    line->points = 0;
    if (pub->phase == BONES_PHASE_ROUND_OVER || pub->phase == BONES_PHASE_GAME_OVER) {
        int winner = bones_tally_winner(pub);
        bool locked = pub->chooser == SEAT_NONE;
        if (locked && pub->seat[0].shown == 0) { /* the hands are not open yet */
            return false;
        }
        event = (struct event){.kind = locked ? BONES_EVENT_LOCKED : BONES_EVENT_DOMINOED,
                               .seat = (int8_t)winner};
        if (winner != SEAT_NONE) {
            const int32_t *points = pub->seat[winner].points;
            line->points = (int)(points[BONES_LINE_DOMINO] + points[BONES_LINE_LOCKED]);
        }
    } else if (pub->log_count == 0 && pub->turn != SEAT_NONE && pub->phase != BONES_PHASE_LEAD) {
        line->seat = pub->turn;
        say_asked(pub, view, look, &out);
        return true;
    } else if (pub->log_count == 0 && pub->namer != SEAT_NONE && pub->opening != BONES_TILE_NONE) {
        event = (struct event){.kind = BONES_EVENT_NAMED, .seat = pub->namer, .card = pub->opening};
    } else {
        return false;
    }
    line->seat = event.seat;
    const char *name = event.seat == SEAT_NONE ? "" : look->seat[event.seat].name;
    return bones_event_text(&pub->board, &event, name, bones_is_you(view, look, event.seat), &out);
}

/* The lines of a round, the newest first, behind `count` of them; how many there are then. */
static int add_turns(const struct bones_public *pub, const struct bones_view *view,
                     const struct bones_look *look, struct bones_log_line *lines, int count, int most)
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
        say_turn(&before, turn, look->seat[turn->seat].name, bones_is_you(view, look, turn->seat), &out);
    }
    return count + kept;
}

int bones_log_lines(const struct bones_view *view, const struct bones_look *look,
                    struct bones_log_line *lines, int most)
{
    const struct bones_public *pub = &view->shown.pub, *last = bones_view_last(view);
    /* Who names has the question before them. */
    bool asked = last && look->mine && pub->phase == BONES_PHASE_NAME;
    int count = most > 0 && !asked && say_state(pub, view, look, &lines[0]) ? 1 : 0;
    count = add_turns(pub, view, look, lines, count, most);
    if (last && count < most) {
        count += say_state(last, view, look, &lines[count]) ? 1 : 0;
        count = add_turns(last, view, look, lines, count, most);
    }
    return count;
}
