/* SPDX-License-Identifier: MIT */
#include "front/net/at_table.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/lamp.h"
#include "front/net/others.h"
#include "front/opponent.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/tell.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

/* The bar counts the seconds of a turn in steps of this, so that it is not drawn in every frame. */
enum { STEP_MS = 10 * 1000, CAPTION_MS = 4000 };

struct at_table_state {
    bool knows; /* `lamp` is how the seats stood in the last tick */
    enum lamp lamp[SEATS_MAX];
    int turn, moves;     /* whose turn it is, and the moves before it, */
    uint64_t since;      /* since when, ms */
    int steps;           /* that the bar says */
    int said[SEATS_MAX]; /* how long what a seat said was still to be shown; 0: nothing */
    enum net_phrase phrase[SEATS_MAX];
    char caption[TELL_SIZE]; /* what was said last, and by whom */
};

static struct at_table_state *state_of(const struct front *front)
{
    return part_of(front, &at_table_part);
}

bool at_table_with_others(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->kind == TABLE_GUEST && table->seated && others_state(front) != OTHERS_NONE;
}

/* ---- who goes and comes ------------------------------------------------------------------------------ */

static const char *person_at(const struct front *front, int seat)
{
    const char *name = others_guest(front)->seats[seat].name;
    return name[0] ? name : table_called(table_of(front), seat);
}

/* Who moves for the person of a seat. */
static const char *stand_in(const struct front *front, int seat)
{
    const struct game_front *game = table_of(front)->game;
    const struct opponent *who = opponent_at(game, &others_guest(front)->seats[seat].computer);
    return _((who ? who : game->opponents)->name);
}

/* The sentence about a seat whose lamp has changed; nothing where there is none. */
static void say_change(const struct front *front, int seat, enum lamp before, enum lamp now, struct text *out)
{
    const struct guest *guest = others_guest(front);
    const char *name = person_at(front, seat);
    if (guest->seats[seat].name[0] == '\0') {
        return;
    }
    if (seat == guest->seat) {
        if (now == LAMP_COMPUTER) {
            /* TRANSLATORS: %s is a computer player. */
            text_addf(out, _("%s plays for you until you move yourself."), stand_in(front, seat));
        }
    } else if (now == LAMP_AWAY) {
        text_addf(out, _("%s has stepped out. We wait a minute."), name);
    } else if (now == LAMP_COMPUTER && guest->seats[seat].given) {
        /* TRANSLATORS: a computer player, and the person whose seat it has. */
        text_addf(out, _("%s plays for %s."), stand_in(front, seat), name);
    } else if (now == LAMP_COMPUTER) {
        /* TRANSLATORS: a computer player, and the person whose seat it has. */
        text_addf(out, _("%s plays until %s is back."), stand_in(front, seat), name);
    } else if (now == LAMP_HERE && before != LAMP_FREE) {
        text_addf(out, _("%s is back."), name);
    }
}

static void follow_seats(struct front *front)
{
    struct at_table_state *state = state_of(front);
    for (int seat = 0; seat < others_guest(front)->setup.seats; seat++) {
        enum lamp now = lamp_at(table_of(front), seat);
        char says[TELL_SIZE] = "";
        struct text out = text_in(says, sizeof says);
        if (state->knows && now != state->lamp[seat]) {
            say_change(front, seat, state->lamp[seat], now, &out);
            front_touch(front);
        }
        if (says[0]) {
            table_tell_news(table_of(front), seat, says);
            table_say(table_of(front), false, "%s", says);
        }
        state->lamp[seat] = now;
    }
    state->knows = true;
}

/* ---- whose turn it is, and since when ---------------------------------------------------------------- */

static bool is_waited_for(const struct front *front, int seat)
{
    return seat != SEAT_NONE && seat != others_guest(front)->seat &&
           lamp_at(table_of(front), seat) != LAMP_COMPUTER;
}

static void follow_turn(struct front *front)
{
    struct at_table_state *state = state_of(front);
    const struct session *session = &table_of(front)->session;
    int turn = session_turn(session), moves = session_moves(session);
    uint64_t now = services_now(front->services);
    if (turn != state->turn || moves != state->moves) {
        state->turn = turn;
        state->moves = moves;
        state->since = now;
        state->steps = 0;
    }
    int steps = (int)((now - state->since) / STEP_MS);
    if (is_waited_for(front, turn)) {
        if (steps != state->steps) {
            front_touch(front);
        }
        front->services->wake(front->services->context, (int)(STEP_MS - (now - state->since) % STEP_MS));
    }
    state->steps = steps;
}

/* ---- what people say --------------------------------------------------------------------------------- */

static void follow_phrases(struct front *front)
{
    struct at_table_state *state = state_of(front);
    for (int seat = 0; seat < others_guest(front)->setup.seats; seat++) {
        enum net_phrase phrase = state->phrase[seat];
        int left = others_said(front, seat, &phrase);
        bool new = left > 0 && (left > state->said[seat] || phrase != state->phrase[seat]);
        state->said[seat] = left;
        state->phrase[seat] = phrase;
        if (new) {
            /* TRANSLATORS: a person, and what they say: "Luc: Thanks!" */
            text_format(state->caption, sizeof state->caption, _("%s: %s"), person_at(front, seat),
                        phrase_words(phrase));
            table_tell_news(table_of(front), seat, state->caption);
            if (front->settings.captions) {
                sounds_show(front, state->caption, CAPTION_MS);
            }
            voices_person_says(front, seat, phrase_words(phrase));
        }
    }
}

/* What a person says is in the language of then. */
static void speak(struct front *front)
{
    if (at_table_with_others(front)) {
        speech_hush(front);
    }
}

/* ---- the part ---------------------------------------------------------------------------------------- */

static bool tick(struct front *front)
{
    if (!at_table_with_others(front)) {
        state_of(front)->knows = false;
        return false;
    }
    if (!state_of(front)->knows) {
        *state_of(front) =
            (struct at_table_state){.turn = SEAT_NONE, .moves = -1, .since = services_now(front->services)};
    }
    follow_seats(front);
    follow_turn(front);
    follow_phrases(front);
    return false;
}

const struct part at_table_part = {.size = sizeof(struct at_table_state), .tick = tick, .speak = speak};

/* ---- what is seen ------------------------------------------------------------------------------------ */

void at_table_draw(const struct front *front, struct draw_list *list)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    if (!at_table_with_others(front) || !voices) {
        return;
    }
    for (int seat = 0; seat < others_guest(front)->setup.seats; seat++) {
        struct rect plate;
        if (voices->plate(front, seat, &plate)) {
            lamp_draw_at(list, table_of(front), seat, plate);
        }
    }
}

static void offer_phrases(const struct front *front, struct status *status)
{
    const char *label = bar_hint_is_held(front) ? _("Hold: phrases") : _("Phrases");
    for (int i = 0; i < status->prompts; i++) {
        if (status->prompt[i].key == PROMPT_HINT) {
            status->prompt[i].label = label;
            return;
        }
    }
    bar_prompt(status, PROMPT_HINT, label);
    for (int i = status->prompts - 1; i > 0 && status->prompt[i - 1].key == PROMPT_MENU; i--) {
        struct prompt menu = status->prompt[i - 1]; /* the menu stays the last */
        status->prompt[i - 1] = status->prompt[i];
        status->prompt[i] = menu;
    }
}

void at_table_status(const struct front *front, struct status *status, bool prompts)
{
    if (!at_table_with_others(front)) {
        return;
    }
    const struct at_table_state *state = state_of(front);
    int turn = session_turn(&table_of(front)->session);
    char stands[sizeof status->hint] = "";
    struct text why = text_in(stands, sizeof stands);
    others_why(front, &why);
    if (stands[0]) {
        text_copy(status->hint, sizeof status->hint, stands);
        status->urgent = true;
    }
    if (state->steps > 0 && turn == state->turn && is_waited_for(front, turn) &&
        !table_moves(table_of(front))) {
        /* TRANSLATORS: whose turn it is at another machine, and for how many seconds: "Luc is at it, 40 s".
         */
        text_format(status->message, sizeof status->message, _("%s is at it, %d s"),
                    table_called(table_of(front), turn), state->steps * (STEP_MS / 1000));
    }
    if (table_has_sent(table_of(front)) && table_phase(table_of(front)) != GAME_PLAYING) {
        text_copy(status->message, sizeof status->message,
                  _("You are ready. The others still look at the sheet."));
    }
    if (prompts) {
        offer_phrases(front, status);
    }
}
