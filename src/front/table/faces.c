/* SPDX-License-Identifier: MIT */
#include "front/table/faces.h"

#include "base/hash.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/life.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/stakes.h"
#include "front/table/table.h"
#include "front/voices/voices_table.h"

#include <math.h>
#include <string.h>

/* A mood that waits for the movement of its event. */
struct due {
    struct event event;
    int seat; /* VOICE_NOBODY: all opponents but the one who did it */
    uint8_t mood;
};

struct faces_state {
    const struct table *table; /* whose people these are */
    struct {
        uint8_t mood;
        struct event event; /* that it is about */
        uint64_t until;     /* ms of the machine */
    } seat[SEATS_MAX];
    struct due due[VOICE_CANDIDATES_MAX];
    int dues;
    int turn, before; /* the seat in turn, and the one in turn before that */
    long since;       /* the beat at which the turn changed */
};

static struct faces_state *state_of(const struct front *front)
{
    return part_of(front, &faces_part);
}

/* ---- moods ----------------------------------------------------------------------------------------- */

void faces_calm(struct front *front)
{
    *state_of(front) = (struct faces_state){.table = table_of(front), .turn = SEAT_NONE, .before = SEAT_NONE};
}

/* What was kept of another table is forgotten. */
static void forget_others(struct front *front)
{
    if (state_of(front)->table != table_of(front)) {
        faces_calm(front);
    }
}

void faces_moved(struct front *front, const struct voice_moment *moment, const struct event_list *seen)
{
    forget_others(front);
    struct faces_state *state = state_of(front);
    const struct voice_cast *cast = table_of(front)->game->voices->cast;
    state->dues = 0;
    for (int i = 0; i < moment->count; i++) {
        const struct voice_candidate *told = &moment->candidate[i];
        const struct voice_event *event = voices_event(cast, told->event);
        uint8_t mood = event->felt != VOICE_CALM ? event->felt : event->mood;
        if (mood != VOICE_CALM) {
            state->due[state->dues++] = (struct due){seen->item[told->at], told->seat, mood};
        }
    }
}

/* Whether a mood is that of an opponent at a seat. */
static bool is_of(const struct due *due, const struct table *table, int seat)
{
    bool struck = due->seat == VOICE_NOBODY ? seat != due->event.seat : seat == due->seat;
    return struck && table_opponent(table, seat);
}

static void begin(struct front *front, struct due due)
{
    struct faces_state *state = state_of(front);
    const struct table *table = table_of(front);
    for (int seat = 0; seat < table->session.journal.setup.seats; seat++) {
        if (is_of(&due, table, seat)) {
            state->seat[seat].mood = due.mood;
            state->seat[seat].event = due.event;
            state->seat[seat].until = services_now(front->services) + FACE_MOOD_MS;
        }
    }
    front_touch(front);
}

/* Begins a mood that waits, and takes it from those that wait. */
static void begin_at(struct front *front, int place)
{
    struct faces_state *state = state_of(front);
    struct due due = state->due[place];
    state->dues--;
    memmove(&state->due[place], &state->due[place + 1], (size_t)(state->dues - place) * sizeof state->due[0]);
    begin(front, due);
}

void faces_begins(struct front *front, const struct event *event)
{
    struct faces_state *state = state_of(front);
    for (int i = 0; i < state->dues;) {
        if (event_alike(state->due[i].event, *event)) {
            begin_at(front, i);
        } else {
            i++;
        }
    }
}

/* Under a screen that stands still, such as the pause, no movement goes on. */
static bool is_shown(const struct front *front, const struct event *event)
{
    const struct scene *top = front_scene(front);
    return top && top->lives && table_moves(table_of(front)) &&
           table_of(front)->game->voices->shows(front, event);
}

/* Moods whose movement is shown begin, and so do all once nothing moves. */
static void begin_due(struct front *front)
{
    struct faces_state *state = state_of(front);
    bool rests = !table_moves(table_of(front));
    for (int i = 0; i < state->dues;) {
        if (rests || is_shown(front, &state->due[i].event)) {
            begin_at(front, i);
        } else {
            i++;
        }
    }
}

/* Some time after their movement, which may hide the faces. */
static void end_moods(struct front *front)
{
    struct faces_state *state = state_of(front);
    uint64_t time = services_now(front->services), next = 0;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (state->seat[seat].mood == VOICE_CALM) {
            continue;
        }
        if (is_shown(front, &state->seat[seat].event)) {
            state->seat[seat].until = time + FACE_MOOD_MS;
        }
        if (time >= state->seat[seat].until) {
            state->seat[seat].mood = VOICE_CALM;
            front_touch(front);
        } else if (next == 0 || state->seat[seat].until < next) {
            next = state->seat[seat].until;
        }
    }
    if (next > 0) {
        front->services->wake(front->services->context, (int)(next - time));
    }
}

/* The pictures of somebody’s face, or of the figure behind the table. */
struct looks {
    const char *calm, *pleased, *stung;
};

static bool is_one_of(const struct looks *looks, const char *name)
{
    return (looks->calm && strcmp(name, looks->calm) == 0) ||
           (looks->pleased && strcmp(name, looks->pleased) == 0) ||
           (looks->stung && strcmp(name, looks->stung) == 0);
}

/* Draws the picture of a mood wherever the list has one of the others. */
static void draw_instead(struct draw_list *list, const struct looks *looks, int mood)
{
    const char *picture = mood == VOICE_PLEASED ? looks->pleased : looks->stung;
    size_t count = list->count;
    for (size_t i = 0; picture && i < count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_SPRITE && is_one_of(looks, draw_string(list, command->string))) {
            draw_sprite(list, picture, command->box);
        }
    }
}

void faces_ahead(const struct front *front, struct draw_list *list)
{
    const struct faces_state *state = state_of(front);
    const struct table *table = table_of(front);
    for (int i = 0; state->table == table && i < state->dues; i++) {
        for (int seat = 0; seat < table->session.journal.setup.seats; seat++) {
            if (is_of(&state->due[i], table, seat)) {
                const struct opponent *who = table_opponent(table, seat);
                struct looks face = {who->portrait, who->pleased, who->stung};
                struct looks figure = {who->bust, who->bust_pleased, who->bust_stung};
                draw_instead(list, &face, state->due[i].mood);
                draw_instead(list, &figure, state->due[i].mood);
            }
        }
    }
}

/* ---- eyes ------------------------------------------------------------------------------------------ */

static int turn_shown(const struct table *table)
{
    const struct game_view *view = table->game->view;
    return view->turn ? view->turn(table) : session_turn(&table->session);
}

static void follow_turn(struct front *front)
{
    struct faces_state *state = state_of(front);
    int turn = turn_shown(table_of(front));
    if (turn != state->turn) {
        state->before = state->turn;
        state->turn = turn;
        state->since = life_beats(front);
    }
}

/* The box of a seat's plate on the screen. */
static bool plate_of(const struct table *table, int seat, struct rect *box)
{
    const struct game_voices *voices = table->game->voices;
    return voices && voices->plate(table->front, seat, box);
}

/* -1 or 1: the middle of the screen is to the left or right of a seat; 0: the seat is there. */
static int side_of(const struct table *table, int seat)
{
    struct rect box;
    if (!plate_of(table, seat, &box)) {
        return 0;
    }
    float way = table->front->frame.canvas.w / 2 - rect_middle(box).x;
    return fabsf(way) < box.w / 2 ? 0 : way < 0 ? -1 : 1;
}

/* Who plays looks down at the table, and so do the others while somebody below them plays. */
static enum face_eyes towards(const struct table *table, int seat, int other)
{
    struct rect from, to;
    if (seat == other) {
        return FACE_DOWN;
    }
    if (other == SEAT_NONE || !plate_of(table, seat, &from) || !plate_of(table, other, &to)) {
        return FACE_AHEAD;
    }
    float x = rect_middle(to).x - rect_middle(from).x, y = rect_middle(to).y - rect_middle(from).y;
    if (y > from.h / 2) {
        return FACE_DOWN;
    }
    return fabsf(x) < from.w / 2 ? FACE_AHEAD : x < 0 ? FACE_LEFT : FACE_RIGHT;
}

/* A person: who, at which seat, and a number that no other has. */
struct person {
    const struct table *table;
    int seat;
    unsigned salt;
};

/* Beats for which one looks the same way; per cent of that time, of which the rest goes to a glance across
 * the table; beats after which the last has turned to another seat; and one blink in so many beats. */
enum { LOOK = 13, AT_PLAYER = 55, AHEAD = 25, SLOW = 5, BLINKS = 34, STAKES_HOLD = 2 };

static enum face_eyes look_at(const struct person *person, long beat)
{
    const struct front *front = person->table->front;
    const struct faces_state *state = state_of(front);
    long late = beat - state->since;
    bool slow = life_runs(front) && late < 1 + (long)(person->salt % SLOW);
    unsigned chance = life_chance((beat + (long)(person->salt % LOOK)) / LOOK, person->salt) % 100;
    if (table_stakes(person->table) >= STAKES_HOLD || chance < AT_PLAYER) {
        return towards(person->table, person->seat, slow ? state->before : state->turn);
    }
    if (chance < AT_PLAYER + AHEAD) {
        return FACE_AHEAD;
    }
    int side = side_of(person->table, person->seat);
    return side < 0 || (side == 0 && chance % 2 == 0) ? FACE_LEFT : FACE_RIGHT;
}

static bool blinks_from(const struct person *person, long beat)
{
    return life_chance(beat, person->salt) % BLINKS == 0;
}

/* One beat or two; and often while the eyes turn. */
static bool is_shut(const struct person *person, long beat)
{
    bool longer = blinks_from(person, beat - 1) && life_chance(beat, person->salt + 1) % 2 == 0;
    bool turns = look_at(person, beat) != look_at(person, beat - 1);
    return blinks_from(person, beat) || longer || (turns && life_chance(beat, person->salt + 2) % 2 == 0);
}

/* ---- a face ---------------------------------------------------------------------------------------- */

struct face face_as(const struct table *table, int seat, const struct opponent *who)
{
    const struct front *front = table->front;
    const struct faces_state *state = state_of(front);
    struct face face = {.eyes = who->eyes};
    long beat = life_beats(front);
    if (state->table != table) {
        return face;
    }
    if (state->seat[seat].mood == VOICE_PLEASED) {
        face.portrait = who->pleased;
        face.bust = who->bust_pleased;
    } else if (state->seat[seat].mood == VOICE_STUNG) {
        face.portrait = who->stung;
        face.bust = who->bust_stung;
    }
    if (beat == 0 || front->settings.reduced_motion) {
        return face;
    }
    face.lean = table_stakes(table);
    face.side = face.lean > 0 ? side_of(table, seat) : 0;
    if (face.eyes && !face.portrait) {
        struct person person = {
            table, seat, (unsigned)hash_bytes(HASH_START + (uint64_t)seat, who->eyes, strlen(who->eyes))};
        bool shut = life_runs(front) && is_shut(&person, beat);
        face.look = shut ? FACE_SHUT : look_at(&person, beat);
    }
    return face;
}

struct face face_now(const struct table *table, int seat)
{
    const struct opponent *who = table_opponent(table, seat);
    struct opponent person = {.portrait = table_sitter(table, seat).portrait};
    person.eyes = company_eyes(person.portrait);
    return face_as(table, seat, who ? who : &person);
}

static bool tick(struct front *front)
{
    const struct table *table = table_of(front);
    forget_others(front);
    if (table->seated) {
        begin_due(front);
        end_moods(front);
        follow_turn(front);
    }
    return false;
}

const struct part faces_part = {.size = sizeof(struct faces_state), .tick = tick};
