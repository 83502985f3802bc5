/* SPDX-License-Identifier: MIT */
#include "front/scenes/replay.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/scenes/leaving.h"
#include "front/scenes/review.h"
#include "front/scenes/table_scene.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/movement.h"
#include "front/table/saves.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

struct replay_state *replay_of(const struct front *front)
{
    return part_of(front, &replay_part);
}

const int replay_speeds[REPLAY_SPEEDS] = {1, 2, 4, 8};
static const float pause_ms = 420;

/* ---- time ----------------------------------------------------------------------------------------- */

static struct session *stage(struct front *front)
{
    return &table_of(front)->session;
}

void replay_seek(struct front *front, int moves)
{
    struct replay_state *replay = replay_of(front);
    struct session *session = stage(front);
    moves = moves < 0 ? 0 : moves > replay->whole.count ? replay->whole.count : moves;
    session_seek(session, &replay->whole, moves);
    replay->at = moves;
    table_see(table_of(front), table_you(table_of(front)));
}

static void step_forward(struct front *front)
{
    struct replay_state *replay = replay_of(front);
    struct session *session = stage(front);
    if (replay->at >= replay->whole.count) {
        replay->playing = false;
        return;
    }
    struct event_list events = {0};
    session_follow(session, &replay->whole, &events);
    replay->at++;
    table_add_events(table_of(front), &events);
    replay->pause_ticks = front_ticks(front, pause_ms / (float)replay_speeds[replay->speed]);
    front_touch(front);
}

/* The first move of the hand in which a move lies. */
static int hand_start(const struct journal *journal, int at)
{
    while (at > 0 && journal->mover[at - 1] != SEAT_NONE) {
        at--;
    }
    return at;
}

/* ---- coming and going ------------------------------------------------------------------------------ */

/* Begins to watch `whole`, as a seat sees it. */
static void begin(struct front *front, int at, int seat)
{
    struct replay_state *replay = replay_of(front);
    const struct journal *whole = &replay->whole;
    table_turn_to(front, TABLE_REPLAY);
    table_give(table_of(front), game_front_of(whole->game));
    struct session *session = stage(front);
    *session = (struct session){.game = whole->game};
    journal_copy(&session->journal, whole);
    journal_cut(&session->journal, 0);
    session->journal.for_day = false;
    session->journal.stage = (struct journal_stage){.deal = 0};
    table_of(front)->viewer = seat;
    table_of(front)->foot_height = replay_foot_height;
    table_sit(table_of(front));
    replay->open = true;
    replay->playing = false;
    replay->speed = 0;
    replay->can_review = review_offered(table_of(front)->game, whole);
    journal_deal(whole, session->state, NULL);
    table_lay(front);
    table_see(table_of(front), seat);
    replay_seek(front, at);
    front_push(front, &replay_scene);
}

void replay_table(struct front *front)
{
    struct replay_state *replay = replay_of(front);
    CHECK(table_of(front)->seated && !replay->open);
    journal_copy(&replay->whole, &table_of(front)->session.journal);
    begin(front, hand_start(&replay->whole, replay->whole.count), 0);
}

void replay_journal(struct front *front, const struct journal *journal, int moves, int seat)
{
    struct replay_state *replay = replay_of(front);
    CHECK(!replay->open);
    journal_copy(&replay->whole, journal);
    begin(front, moves, seat);
}

void replay_open(struct front *front, const struct session *session)
{
    struct session given = *session;
    replay_journal(front, &given.journal, 0, 0);
    session_end(&given);
}

static void replay_free(struct front *front)
{
    struct replay_state *replay = replay_of(front);
    if (replay->open) {
        journal_free(&replay->whole);
        replay->open = false;
    }
}

/* Turns back to the table from which the replay was opened. */
static void leave(struct front *front)
{
    table_free(table_of(front));
    replay_free(front);
    table_turn_back(front);
    if (table_of(front)->seated) {
        table_again(table_of(front));
    }
    front_pop(front);
}

/* Opens the review of the hand that is watched, or of the last one that is over. */
static void review_whole(struct front *front)
{
    struct replay_state *replay = replay_of(front);
    struct journal whole;
    journal_copy(&whole, &replay->whole);
    int at = replay->at, seat = table_you(table_of(front));
    table_finish(table_of(front), false);
    leave(front);
    review_open(front, &whole, seat, at);
    journal_free(&whole);
}

/* Puts the session at the move that is shown on the table of its game. */
static void take_place(struct front *front)
{
    table_finish(table_of(front), false);
    struct session here = *stage(front);
    table_of(front)->seated = false;
    replay_free(front);
    table_turn_to(front, TABLE_LIVE);
    table_choose(front, game_front_of(here.game));
    achieved_set_apart(front, here.journal.setup.seed);
    table_take(front, &here);
    saves_forget(front);
    table_save(front);
    front_go(front, OPEN_TABLE);
}

/* Plays on from here; the game under way is kept first. */
static void play_on(struct front *front)
{
    const struct table *live = table_live(front, table_of(front)->game);
    char error[SERVICE_ERROR_SIZE] = "";
    if (!live->seated || table_keep(front, &live->session, error)) {
        take_place(front);
    } else {
        saves_ask_lost(front, error, play_on, take_place);
    }
}

/* ---- scene ----------------------------------------------------------------------------------------- */

static void say_where(const struct front *front, struct text *out)
{
    const struct replay_state *replay = replay_of(front);
    text_addf(out, _("Move %d of %d"), replay->at, replay->whole.count);
}

static void say_item(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct replay_state *replay = replay_of(front);
    struct text more = text_in(says->more, sizeof says->more);
    switch (item->id) {
    case REPLAY_ROAD:
        say_where(front, &more);
        break;
    case REPLAY_PLAY:
        text_add(&more, replay->playing ? _("Playing") : _("Paused"));
        break;
    default:
        /* TRANSLATORS: how many times as fast as usual. */
        text_addf(&more, _("%d times"), replay_speeds[replay->speed]);
        break;
    }
}

static const struct item_row rows[] = {
    {"replay.road", N_("The road of the replay"),
     N_("The whole sitting from left to right. Drag the car, or press left and right, to go to any move."),
     say_item, .kind = KIND_SLIDER, .id = REPLAY_ROAD, .sideways = true},
    {"replay.back", N_("A step back"), N_("Takes one move back."), .id = REPLAY_BACK, .group = 1},
    {"replay.play", N_("Play and pause"), N_("Lets the moves follow each other, or halts them."), say_item,
     .id = REPLAY_PLAY, .group = 1},
    {"replay.next", N_("A step on"), N_("Makes one move."), .id = REPLAY_NEXT, .group = 1},
    {"replay.speed", N_("Speed"), N_("How quickly the moves follow each other."), say_item,
     .id = REPLAY_SPEED, .group = 1},
    {"replay.here", N_("Play on from here"),
     N_("Sits down at the table as it stands now and plays on. The game under way is kept."),
     .id = REPLAY_HERE, .group = 1},
    {"replay.review", N_("Review"), N_("Your choices beside the strongest player’s, and what each cost."),
     .id = REPLAY_REVIEW, .group = 1},
    {"replay.leave", N_("Leave"), N_("Back to where you were; nothing has changed there."),
     .id = REPLAY_LEAVE, .group = 1},
    {.name = NULL},
};

static void replay_items(const struct front *front, struct focus_list *list)
{
    const struct replay_state *replay = replay_of(front);
    for (int id = 0; id < REPLAY_ITEMS; id++) {
        bool enabled = id == REPLAY_BACK     ? replay->at > 0
                       : id == REPLAY_NEXT   ? replay->at < replay->whole.count
                       : id == REPLAY_REVIEW ? replay->can_review
                       : id == REPLAY_HERE   ? !table_is_apart(table_of(front))
                                             : true;
        item_add(list, rows, id, replay_item(front, (enum replay_item)id), enabled);
    }
}

static void go(struct front *front, int moves)
{
    replay_of(front)->playing = false;
    table_finish(table_of(front), false);
    replay_seek(front, moves);
}

static void forward(struct front *front)
{
    replay_of(front)->playing = false;
    table_finish(table_of(front), true);
    step_forward(front);
}

static void replay_cancel(struct front *front)
{
    table_finish(table_of(front), false);
    leave(front);
}

static void open_review(struct front *front)
{
    if (front_holds(front, &review_scene)) {
        replay_cancel(front); /* it waits below */
    } else {
        review_whole(front);
    }
}

static void replay_confirm(struct front *front, const struct focus_item *item)
{
    struct replay_state *replay = replay_of(front);
    switch (item->id) {
    case REPLAY_BACK:
        go(front, replay->at - 1);
        break;
    case REPLAY_ROAD:
    case REPLAY_PLAY:
        replay->playing = !replay->playing;
        if (replay->playing && replay->at == replay->whole.count) {
            replay_seek(front, 0);
        }
        break;
    case REPLAY_NEXT:
        forward(front);
        break;
    case REPLAY_SPEED:
        replay->speed = (replay->speed + 1) % REPLAY_SPEEDS;
        break;
    case REPLAY_HERE:
    case REPLAY_REVIEW:
        if (item->enabled) {
            (item->id == REPLAY_HERE ? play_on : open_review)(front);
        }
        break;
    default:
        replay_cancel(front);
        break;
    }
    front_touch(front);
}

static void seek_pointer(struct front *front, float x)
{
    struct rect road = replay_item(front, REPLAY_ROAD);
    float part = (x - road.x) / road.w;
    go(front, (int)(part * (float)replay_of(front)->whole.count + 0.5f));
}

static bool replay_intent(struct front *front, const struct intent *intent)
{
    struct replay_state *replay = replay_of(front);
    bool on_road = front_focus(front) == REPLAY_ROAD;
    int leap = replay->whole.count / 40 + 1;
    switch (intent->kind) {
    case INTENT_KEY:
        if (intent->key != 'h' || intent->repeat || !replay->can_review) {
            return false;
        }
        sounds_cue(front, CUE_PRESS);
        open_review(front);
        return true;
    case INTENT_PRESS:
        if (rect_holds(replay_item(front, REPLAY_ROAD), intent->x, intent->y)) {
            replay->dragging = true;
            seek_pointer(front, intent->x);
            return true;
        }
        return false;
    case INTENT_POINT:
        if (replay->dragging) {
            seek_pointer(front, intent->x);
        }
        return replay->dragging;
    case INTENT_RELEASE: {
        bool dragged = replay->dragging;
        replay->dragging = false;
        return dragged;
    }
    case INTENT_PAGE_PREV:
        go(front, replay->at - 1);
        return true;
    case INTENT_PAGE_NEXT:
        forward(front);
        return true;
    case INTENT_HOME:
    case INTENT_END:
        go(front, intent->kind == INTENT_HOME ? 0 : replay->whole.count);
        return true;
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (on_road) {
            go(front, replay->at + (intent->kind == INTENT_LEFT ? -leap : leap));
        }
        return on_road;
    default:
        return false;
    }
}

static void replay_enter(struct front *front)
{
    front_set_focus(front, REPLAY_PLAY);
    sounds_hush(front, 0); /* the stakes are those of the table that was left */
}

static bool replay_tick(struct front *front)
{
    struct replay_state *replay = replay_of(front);
    if (!table_is_replay(table_of(front))) {
        return false; /* it was left in this very tick */
    }
    bool moving = table_animate(table_of(front), (float)replay_speeds[replay->speed]);
    if (moving || !replay->playing) {
        return moving || replay->playing;
    }
    if (--replay->pause_ticks <= 0) {
        step_forward(front);
    }
    return true;
}

static void replay_draw(const struct front *front, struct draw_list *list, float blend)
{
    table_paint(front, list, blend);
    replay_panel_draw(front, list);
}

static void replay_status(const struct front *front, struct status *status)
{
    const struct replay_state *replay = replay_of(front);
    text_copy(status->message, sizeof status->message, replay->playing ? _("Replay") : _("Replay, paused"));
    status->spare = true;
    struct text hint = text_in(status->hint, sizeof status->hint);
    review_advice(front, replay->at, &hint);
    if (table_is_apart(table_of(front)) && front_focus_of(front, &replay_scene) == REPLAY_HERE) {
        text_add(&hint, table_is_day(table_of(front))
                            ? _("A deal of the day is played from its beginning.")
                            : _("An evening of the journey is played from its beginning."));
    } else if (hint.length == 0) {
        const struct game_front *game = table_of(front)->game;
        game->words.hand(game->game->hand_number(table_seen(table_of(front))), &hint);
    }
    bar_choose(status, _("Select"), NULL);
    bar_prompt(status, PROMPT_PAGES, _("Step"));
    bar_prompt(status, PROMPT_CANCEL, _("Leave"));
    if (replay->can_review) {
        const char *label = bar_hint_is_held(front) ? _("Hold: review") : _("Review");
        bar_prompt(status, PROMPT_HINT, label);
    }
}

static void replay_title(const struct front *front, struct text *out)
{
    const struct replay_state *replay = replay_of(front);
    const struct game_front *game = table_of(front)->game;
    text_add_sentence(out, replay->playing ? _("Replay") : _("Replay, paused"));
    size_t from = out->length;
    game->words.hand(game->game->hand_number(table_seen(table_of(front))), out);
    from = text_sentence(out, from);
    if (!replay->playing) {
        say_where(front, out);
        text_sentence(out, from);
    }
}

const struct scene replay_scene = {
    .name = "replay",
    .title = replay_title,
    .opaque = true,
    .enter = replay_enter,
    .items = replay_items,
    .intent = replay_intent,
    .confirm = replay_confirm,
    .cancel = replay_cancel,
    .tick = replay_tick,
    .draw = replay_draw,
    .status = replay_status,
    .piece = table_piece,
};

const struct part replay_part = {.size = sizeof(struct replay_state), .stop = replay_free};
