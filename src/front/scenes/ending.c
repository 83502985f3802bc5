/* SPDX-License-Identifier: MIT */
#include "front/scenes/ending_inside.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/evening.h"
#include "front/journey/journey.h"
#include "front/records/record_results.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/voices_table.h"

enum ending_item { ENDING_GO };

static const float PUT_OFF_MS = 500; /* at most, while its pictures are made */

struct ending_state *ending_of(const struct front *front)
{
    return front_memory(front, &ending_scene);
}

static const struct game_ending *row_of(const struct table *table)
{
    return table->game->ending;
}

bool ending_due(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->ended && row_of(table) && table_is_decided(table) && !table_is_replay(table) &&
           !table_is_lesson(table);
}

void ending_open(struct front *front)
{
    front_push(front, ending_due(front) ? &ending_scene : row_of(table_of(front))->next);
}

/* ---- the result ------------------------------------------------------------------------------------ */

static bool is_shut(const struct table *table, int side)
{
    const void *seen = table_seen(table);
    return row_of(table)->shut ? row_of(table)->shut(seen, side)
                               : table->session.game->standing(seen, side) == 0;
}

static void put_place(struct ending_result *result, struct ending_place place)
{
    int at = result->sides++;
    for (; at > 0 && result->place[at - 1].points < place.points; at--) {
        result->place[at] = result->place[at - 1];
    }
    result->place[at] = place;
}

/* The winner by the rules stands first, even if another side has as many points. */
static void put_first(struct ending_result *result, int side)
{
    int at = 0;
    while (at < result->sides - 1 && result->place[at].side != side) {
        at++;
    }
    struct ending_place winner = result->place[at];
    for (; at > 0; at--) {
        result->place[at] = result->place[at - 1];
    }
    result->place[0] = winner;
}

static void count_apart(struct ending_result *result)
{
    struct ending_place *place = result->place;
    for (int i = 0; i < result->sides; i++) {
        bool level = i > 0 && place[i].points == place[i - 1].points;
        place[i].rank = level ? place[i - 1].rank : i + 1;
        place[i].apart = i > 0 ? place[i - 1].points - place[i].points : 0;
    }
    if (result->sides > 1) {
        place[0].apart = place[0].points - place[1].points;
    }
}

/* The best side with a person; where several share the table nobody is addressed. */
static int own_side(const struct table *table, const struct ending_result *result)
{
    for (int i = 0; i < result->sides && !table_shared(table); i++) {
        if (table_has_person(table, result->place[i].side)) {
            return result->place[i].side;
        }
    }
    return SEAT_NONE;
}

static const struct ending_place *place_of(const struct ending_result *result, int side)
{
    const struct ending_place *place = result->place;
    while (place->side != side) {
        place++;
    }
    return place;
}

static bool won_by_far(const struct ending_result *result)
{
    return result->sides > 1 && 2 * result->place[1].points <= result->place[0].points;
}

void ending_judge(const struct table *table, struct ending_result *result)
{
    const struct game_ending *ending = row_of(table);
    const void *seen = table_seen(table);
    *result = (struct ending_result){.sides = 0};
    for (int side = 0; side < table->session.journal.setup.sides; side++) {
        put_place(result,
                  (struct ending_place){.side = side, .points = table->session.game->standing(seen, side)});
    }
    bool level = result->sides > 1 && result->place[0].points == result->place[1].points;
    int winner = ending->winner ? ending->winner(seen) : level ? SEAT_NONE : result->place[0].side;
    if (winner != SEAT_NONE) {
        put_first(result, winner);
    }
    count_apart(result);
    result->own = own_side(table, result);
    int32_t apart = result->place[0].apart;
    result->near = result->sides > 1 && apart >= 0 && apart <= ending->near_by;
    if (winner == SEAT_NONE) {
        result->kind = ENDING_EQUAL;
    } else if (table_shared(table) && !table_has_person(table, winner)) {
        result->kind = ENDING_LOST; /* for all the people here */
    } else if (result->own == SEAT_NONE || result->own == winner) {
        result->kind = won_by_far(result) ? ENDING_FAR : ENDING_WON;
    } else if (is_shut(table, result->own)) {
        result->kind = ENDING_SHUT;
    } else {
        int32_t lacks = result->place[0].points - place_of(result, result->own)->points;
        result->kind = lacks <= ending->near_by ? ENDING_NARROW : ENDING_LOST;
    }
}

/* ---- words ----------------------------------------------------------------------------------------- */

/* Adds the name of the winner, or the names of the partners who won. */
static void add_winner(const struct front *front, struct text *out)
{
    table_side_called(table_of(front), ending_of(front)->result.place[0].side, out);
}

static bool is_lost(enum ending_kind kind)
{
    return kind == ENDING_LOST || kind == ENDING_NARROW || kind == ENDING_SHUT;
}

void ending_title(const struct front *front, struct text *out)
{
    const struct ending_result *result = &ending_of(front)->result;
    const char *alone = result->sides == 1 ? row_of(table_of(front))->alone : NULL;
    bool named = result->own == SEAT_NONE || result->kind == ENDING_LOST;
    if (alone && !named) {
        text_add(out, _(alone));
    } else if (result->kind == ENDING_EQUAL) {
        text_add(out, _("Equal totals"));
    } else if (named) {
        const struct table *table = table_of(front);
        char name[96];
        struct text names = text_in(name, sizeof name);
        add_winner(front, &names);
        text_addf(out, table_side_seats(table) > 1 ? _("%s win!") : _("%s wins!"), name);
    } else {
        text_add(out, result->kind == ENDING_WON      ? _("You win!")
                      : result->kind == ENDING_FAR    ? _("A runaway win!")
                      : result->kind == ENDING_NARROW ? _("So close!")
                                                      : _("Until next time!"));
    }
}

void ending_line(const struct front *front, struct text *out)
{
    const struct table *table = table_of(front);
    const enum ending_kind kind = ending_of(front)->result.kind;
    const char *line = row_of(table)->line[kind], *pair = row_of(table)->pair[kind];
    char name[96];
    struct text names = text_in(name, sizeof name);
    add_winner(front, &names);
    if (journey_at_table(front)) {
        evening_text(front, out);
        text_add(out, ". ");
    }
    if (line && !(journey_at_table(front) && row_of(table)->travels)) {
        text_addf(out, table_side_seats(table) > 1 && pair ? _(pair) : _(line), name);
    }
}

/* An opponent who has won speaks; where a person has won, the best of the opponents who have lines. Lines of
 * those who lost speak to whoever beat them: a person who lost too does not hear them. */
static void note_words(struct front *front, struct ending_state *state)
{
    const struct table *table = table_of(front);
    const struct ending_result *result = &state->result;
    struct voices_words words;
    int speakers = table_has_person(table, result->place[0].side) ? result->sides : 1;
    for (int i = 0; i < speakers && result->kind != ENDING_EQUAL; i++) {
        int seat = table_seat_of(table, result->place[i].side);
        if (!session_is_human(&table->session, seat) && result->place[i].side != result->own &&
            voices_ending(front, i == 0 ? VOICE_WIN : VOICE_LOSE, seat, &words)) {
            state->said = words.text;
            state->face = words.face;
            state->ink = words.ink;
            return;
        }
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

static void enter(struct front *front)
{
    struct table *table = table_of(front);
    struct ending_state *state = ending_of(front);
    const struct game_ending *ending = row_of(table);
    table->ended = false;
    table->celebrated = true;
    ending_judge(table, &state->result);
    state->stands = front->settings.reduced_motion;
    text_copy(state->record, sizeof state->record, record_results_news_text(front));
    note_words(front, state);
    if (ending->sounds) {
        enum ending_kind kind = state->result.kind;
        int cue = kind == ENDING_EQUAL ? ending->equal_cue
                  : is_lost(kind)      ? ending->lost_cue
                                       : ending->won_cue;
        sounds_cue_at(front, sounds_cue_number(table->game->game, cue), front->frame.canvas.w / 2);
    }
    static const char *const kinds[ENDING_KINDS] = {"won", "far", "equal", "lost", "narrow", "shut"};
    front_trace(front, "\"kind\":\"ending\",\"ending\":\"%s\"", kinds[state->result.kind]);
    front_set_focus(front, ENDING_GO);
}

static const struct item_row rows[] = {
    {"ending.go", N_("Go on"),
     N_("Goes on to the sheet of the game. While the picture comes in, any button shows it whole first."),
     .id = ENDING_GO},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    item_add(list, rows, ENDING_GO, ending_form_make(front, front->measure).button, true);
}

static void go_on(struct front *front)
{
    const struct scene *next = row_of(table_of(front))->next;
    if (ending_of(front)->leaves) {
        return;
    }
    ending_of(front)->leaves = true;
    sounds_cue(front, CUE_PRESS);
    front_pop(front);
    if (next) {
        front_push(front, next);
    }
}

/* The first input shows the whole picture. */
static bool intent(struct front *front, const struct intent *intent)
{
    struct ending_state *state = ending_of(front);
    bool button = intent_is_button(intent->kind) || intent->kind == INTENT_KEY;
    if (!button || intent->repeat) {
        return button;
    }
    if (!state->stands) {
        state->stands = true;
        front_touch(front);
        return true;
    }
    if (intent->kind == INTENT_WHEEL || (intent->kind >= INTENT_UP && intent->kind <= INTENT_RIGHT)) {
        return true;
    }
    go_on(front);
    return true;
}

static void confirm(struct front *front, const struct focus_item *item)
{
    (void)item;
    go_on(front);
}

/* Each place ticks as it comes, and a bell rings for the high score. */
static void hear(struct front *front, int before, int now)
{
    const struct ending_state *state = ending_of(front);
    for (int i = 0; i < state->result.sides; i++) {
        int at = front_ticks(front, ending_place_ms(state->result.sides, i));
        if (at > before && at <= now) {
            sounds_cue(front, CUE_MILESTONE);
        }
    }
    int at = front_ticks(front, ENDING_RECORD_MS);
    if (state->record[0] && at > before && at <= now) {
        sounds_cue(front, CUE_SAMPLE);
    }
}

/* The entrance is about to begin: its pictures are made first. */
static int ahead(const struct front *front, struct draw_list *list)
{
    const struct ending_state *state = ending_of(front);
    if (list) {
        ending_draw_whole(front, list);
    }
    return state->ticks == 0 && !state->stands;
}

static bool tick(struct front *front)
{
    struct ending_state *state = ending_of(front);
    if (state->stands) {
        return false;
    }
    if (state->ticks == 0 && front->prepares && state->waited++ < tween_ticks(PUT_OFF_MS)) {
        return true;
    }
    state->ticks++;
    hear(front, state->ticks - 1, state->ticks);
    state->stands = state->ticks >= front_ticks(front, ENDING_MS);
    return true;
}

static void status(const struct front *front, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message);
    status->lamp = true;
    status->spare = true;
    ending_title(front, &message);
    bar_prompt(status, PROMPT_CONFIRM, ending_of(front)->stands ? _("Continue") : _("Hurry"));
    status->doubled[status->prompts - 1] = true;
}

static void say_title(const struct front *front, struct text *out)
{
    const struct ending_state *state = ending_of(front);
    size_t from = out->length;
    ending_title(front, out);
    from = text_sentence(out, from);
    ending_line(front, out);
    from = text_sentence(out, from);
    for (int i = 0; i < state->result.sides; i++) {
        const struct ending_place *place = &state->result.place[i];
        text_add(out, i > 0 ? ", " : "");
        table_side_sheet_name(table_of(front), place->side, out);
        text_addf(out, " %d", (int)place->points);
    }
    text_sentence(out, from);
    text_add_sentence(out, state->record);
    text_add_sentence(out, state->said ? translate_context(state->said) : "");
}

const struct scene ending_scene = {
    .name = "ending",
    .title = say_title,
    .state_size = sizeof(struct ending_state),
    .opaque = true,
    .lives = true,
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = go_on,
    .tick = tick,
    .ahead = ahead,
    .draw = ending_draw,
    .status = status,
};
