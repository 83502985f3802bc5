/* SPDX-License-Identifier: MIT */
/* What happens at the road table when somebody decides: moves, taking one back, saving, sitting down. */
#include "base/check.h"
#include "base/words.h"
#include "front/counting.h"
#include "front/day.h"
#include "front/front.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_speech.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_think.h"
#include "front/mille/mille_words.h"
#include "front/mille/rivals.h"
#include "front/mille/road_log.h"
#include "front/scenes/saves.h"
#include "front/scenes/title.h"
#include "front/sounds.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <string.h>

static const float shake_ms = 240;

static void trace_events(const struct front *front, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        char buffer[160];
        struct text line = text_in(buffer, sizeof buffer);
        table_of(front)->session.game->event_format(event_seen_by(events->item[i], mille_table_you(front)),
                                                    &line);
        front_trace(front, "\"kind\":\"event\",\"event\":\"%s\"", buffer);
    }
}

static void show(struct front *front, const struct event_list *events)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    trace_events(front, events);
    mille_shown_add(&view->shown, events, front->settings.reduced_motion);
    bool regret = front->settings.pace < SETTINGS_PACE_MOST && mille_table_can_take_back(front);
    table->think_ticks = front_ticks(front, regret ? mille_regret_ms : mille_think_ms);
    view->raised = view->held = -1;
    view->dragging = view->carrying = false;
    view->letter = 0;
    view->asked_tag = 0;
    table->message[0] = '\0';
    table->refused = false;
    if (!table_is_lesson(front) && !table_is_day(front)) {
        table_of(front)->can_continue = true;
        table_of(front)->hand_number = mille_table_seen(front)->pub.hand_number;
    }
    front_touch(front);
}

/* The slot of the card that was meant, -1 where the move needs none. */
static int slot_of(const struct front *front, int card)
{
    const struct mille_shown *shown = &mille_view_of(front)->shown;
    const struct shown_hand *hand = &shown->hand[shown->viewer];
    int slot = -1;
    for (int i = 0; i < hand->count; i++) {
        if (card != CARD_NONE && hand->card[i].card == card &&
            (slot < 0 || hand->card[i].tag == shown->play_tag)) {
            slot = i;
        }
    }
    return slot;
}

refusal mille_table_play(struct front *front, struct move move)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    struct event_list events = {0};
    int seat = session_turn(&table->session);
    const char *objection = lessons_object(front, move);
    if (objection) {
        table_say(front, true, "%s", objection);
        mille_sound_refused(front, slot_of(front, move.card));
        front_trace(front, "\"kind\":\"refusal\",\"seat\":%d,\"reason\":\"lesson\"", seat);
        return REFUSED_PHASE;
    }
    if (session_is_full(&table->session)) {
        table_say_full(front);
        sounds_cue(front, CUE_BELL);
        return REFUSED_PHASE;
    }
    refusal why = session_play(&table->session, move, &events);
    if (why != REFUSAL_NONE) {
        char reason[200];
        struct text out = text_in(reason, sizeof reason);
        mille_refusal_text(&mille_table_seen(front)->pub, move, why, &out);
        table_say(front, true, "%s", reason);
        mille_sound_refused(front, slot_of(front, move.card));
        front_trace(front, "\"kind\":\"refusal\",\"seat\":%d,\"reason\":\"%s\"", seat,
                    table->session.game->refusal_name(why));
        return why;
    }
    /* What is told is on the disk. */
    char error[SERVICE_ERROR_SIZE], buffer[64];
    bool saved = table_write(front, error);
    struct text line = text_in(buffer, sizeof buffer);
    table->session.game->move_format(move, &line);
    front_trace(front, "\"kind\":\"move\",\"seat\":%d,\"move\":\"%s\"", seat, buffer);
    view->chosen = 0;
    show(front, &events);
    mille_speech_moved(front, &events);
    lessons_played(front);
    table_say_saved(front, saved, error);
    day_note(front);
    counting_note(front);
    return REFUSAL_NONE;
}

static void refuse(struct front *front, int slot)
{
    const struct shown_card *card = mille_table_card(front, slot);
    mille_view_of(front)->shake_tag = card ? card->tag : 0;
    mille_view_of(front)->shake_ticks = front->settings.reduced_motion ? 0 : tween_ticks(shake_ms);
}

/* Plays or discards the very card of a slot, not merely one like it. */
static void act(struct front *front, int slot, struct move move)
{
    mille_view_of(front)->shown.play_tag = mille_table_card(front, slot)->tag;
    mille_shown_keep_order(&mille_view_of(front)->shown); /* in case it is taken back */
    if (mille_table_play(front, move) != REFUSAL_NONE) {
        mille_view_of(front)->shown.play_tag = 0;
        refuse(front, slot);
    }
}

void mille_table_use(struct front *front, int slot)
{
    act(front, slot, mille_table_move_of(front, slot));
}

/* Whether the card is asked about in this very way. */
static bool is_asked(const struct front *front, int slot, bool drop)
{
    return slot >= 0 && mille_table_asked(front) == slot && mille_view_of(front)->asked_drop == drop;
}

void mille_table_drop(struct front *front, int slot)
{
    bool plays = mille_table_seen(front)->pub.phase == PHASE_PLAY;
    if (front->settings.confirm_discard && plays && !table_is_lesson(front) && !is_asked(front, slot, true)) {
        mille_table_ask(front, slot, true);
        return;
    }
    act(front, slot, (struct move){.kind = MOVE_DISCARD, .card = mille_table_card(front, slot)->card});
}

bool mille_table_can_take_back(const struct front *front)
{
    return !table_is_lesson(front) && session_may_undo(&table_of(front)->session, mille_table_you(front));
}

/* Why not, in words. */
static void refuse_take_back(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    int last = journal->count - 1;
    if (table_is_lesson(front)) {
        table_say(front, true, "%s", _("A lesson goes on: nothing is taken back."));
    } else if (last < 0 || journal->mover[last] == SEAT_NONE) {
        table_say(front, true, "%s", _("There is nothing to take back yet."));
    } else if (journal->mover[last] != mille_table_you(front)) {
        table_say(front, true, "%s", _("Your opponent has acted since: your last card stays."));
    } else {
        table_say(front, true, "%s", _("A card that was drawn has been seen: it stays."));
    }
    sounds_cue(front, CUE_BELL);
}

void mille_table_take_back(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    if (!mille_table_can_take_back(front)) {
        refuse_take_back(front);
        return;
    }
    mille_think_stop(front);
    session_undo(&table->session);
    mille_shown_reset(&view->shown, mille_table_seen(front));
    if (view->shown.logged > 0) {
        view->shown.logged--;
    }
    view->raised = view->held = -1;
    view->dragging = view->carrying = table->hurried = false;
    front_trace(front, "\"kind\":\"undo\",\"seat\":%d", mille_table_you(front));
    mille_speech_taken_back(front);
    table_say(front, false, "%s", _("Taken back: choose again."));
    sounds_cue(front, CUE_PICKUP);
    table_save(front);
}

void mille_table_see(struct front *front, int seat)
{
    mille_view_of(front)->shown.viewer = seat;
    mille_shown_reset(&mille_view_of(front)->shown, mille_table_seen(front));
    mille_stakes_reset(front);
    front_touch(front);
}

void mille_table_next(struct front *front)
{
    if (table_is_lesson(front)) {
        lessons_sheet_read(front);
        return;
    }
    if (session_is_full(&table_of(front)->session)) {
        front_reset(front, &title_scene);
        return;
    }
    table_of(front)->session.journal.for_day =
        false; /* a day's deal has one hand: it goes on as a game of its own */
    refusal why = mille_table_play(front, (struct move){.kind = MOVE_NEXT});
    CHECK(why == REFUSAL_NONE);
}

/* ---- coming and going --------------------------------------------------------------------------- */

void mille_table_free(struct front *front)
{
    mille_hint_stop(front);
    mille_think_stop(front);
    if (table_of(front)->seated) {
        session_end(&table_of(front)->session);
        table_of(front)->seated = false;
    }
}

void mille_table_sit(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    table->seated = true;
    view->raised = view->held = -1;
    view->dragging = view->carrying = table->hurried = table->refused = false;
    view->letter = 0;
    table->message[0] = '\0';
    view->shown.ordered = front->settings.order_hand;
}

void mille_table_new(struct front *front)
{
    table_turn_to(front, TABLE_LIVE);
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    mille_table_free(front);
    saves_forget(front);
    int place = rivals_place(front->settings.opponent), opponent = rivals_player(place);
    struct game_setup setup = {
        .seed = front->services->entropy(front->services->context), .seats = 2, .sides = 2};
    setup.option[OPTION_EXTENSION] = front->settings.extension ? EXTENSION_ON : EXTENSION_OFF;
    setup.option[OPTION_DECK_END] = front->settings.deck_end_empty ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
    struct journal_seat seats[2] = {{.player = PLAYER_HUMAN}, {.player = opponent}};
    text_copy(seats[TABLE_YOU].name, sizeof seats[TABLE_YOU].name, front->settings.name);
    text_copy(seats[TABLE_OPPONENT].name, sizeof seats[TABLE_OPPONENT].name,
              opponent == PLAYER_HUMAN ? front->settings.guest : _(rivals_at(place)->name));
    struct event_list events = {0};
    session_start(&table->session, &mille_game, &setup, seats, &events);
    mille_table_sit(front);
    /* An empty table: the cards come with the events of the deal. */
    view->shown = (struct mille_shown){.viewer = TABLE_YOU,
                                       .deck = DECK_CARDS,
                                       .goal = GOAL_MILES,
                                       .sides = setup.sides,
                                       .ordered = front->settings.order_hand};
    show(front, &events);
    mille_stakes_reset(front);
    mille_speech_sit(front);
    mille_speech_moved(front, &events);
    table_save(front);
}

/* Who sits at the foot of the screen: the person whose turn it is, or the first person. */
static int first_viewer(const struct session *session)
{
    int turn = session_turn(session);
    if (turn != SEAT_NONE && session_is_human(session, turn)) {
        return turn;
    }
    return session_is_human(session, TABLE_YOU) || !session_is_human(session, TABLE_OPPONENT)
               ? TABLE_YOU
               : TABLE_OPPONENT;
}

void mille_table_again(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    mille_table_sit(front);
    mille_shown_forget_order(&view->shown);
    view->shown.viewer = first_viewer(&table->session);
    mille_shown_reset(&view->shown, mille_table_seen(front));
    mille_stakes_reset(front);
    mille_speech_sit(front);
    road_log_recall(front);
    table->think_ticks = front_ticks(front, mille_think_ms);
    table->can_continue = true;
    table->hand_number = mille_table_seen(front)->pub.hand_number;
    front_touch(front);
}

void mille_table_take(struct front *front, const struct session *session)
{
    mille_table_free(front);
    table_of(front)->session = *session;
    mille_table_again(front);
}
