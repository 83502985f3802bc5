/* SPDX-License-Identifier: MIT */
#include "net_rig.h"

#include "base/hash.h"
#include "games/games.h"
#include "table/carry.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { QUEUE_MOST = 8192 };

/* ---- what the room needs ------------------------------------------------------------------------------- */

static struct net_rig_guest *at_link(struct net_rig *rig, int link)
{
    for (int i = 0; i < rig->guests; i++) {
        if (rig->guest[i].link == link) {
            return &rig->guest[i];
        }
    }
    return NULL;
}

static void push(char ***queue, int *count, const char *line)
{
    char *copy = malloc(strlen(line) + 1);
    assert_non_null(copy);
    memcpy(copy, line, strlen(line) + 1);
    assert_true(*count < QUEUE_MOST);
    *queue = realloc(*queue, (size_t)(*count + 1) * sizeof **queue);
    assert_non_null(*queue);
    (*queue)[(*count)++] = copy;
}

static char *pop(char **queue, int *count)
{
    char *line = queue[0];
    (*count)--;
    memmove(queue, queue + 1, (size_t)*count * sizeof *queue);
    return line;
}

static void clear(char ***queue, int *count)
{
    while (*count > 0) {
        free(pop(*queue, count));
    }
    free(*queue);
    *queue = NULL;
}

/* Takes the number of updates out of each line of a text: it grows by coming back too. */
static void forget_updates(char *text)
{
    char *to = text;
    for (const char *at = text; *at;) {
        if (strncmp(at, " updates=", 9) == 0) {
            at += 9 + strspn(at + 9, "0123456789");
        } else {
            *to++ = *at++;
        }
    }
    *to = '\0';
}

static void nothing_is_told_that_is_not_kept(struct net_rig *rig, const char *line)
{
    char *now = room_write(&rig->room, NULL), *kept = malloc(rig->kept_length + 1);
    assert_non_null(kept);
    memcpy(kept, rig->kept, rig->kept_length + 1);
    forget_updates(now);
    forget_updates(kept);
    if (strcmp(now, kept) != 0) {
        fail_msg("not kept, and told: %s\n%s\n%s", line, kept, now);
    }
    free(now);
    free(kept);
}

static void room_sends(void *context, int link, const char *line)
{
    struct net_rig *rig = context;
    struct net_rig_guest *guest = at_link(rig, link);
    assert_true(strlen(line) <= LINE_FROM_ROOM_MOST);
    if (rig->dead) {
        return;
    }
    if (rig->strict && rig->kept) {
        nothing_is_told_that_is_not_kept(rig, line);
    }
    if (guest && rig->tap) {
        rig->tap((int)(guest - rig->guest), line);
    }
    if (guest) {
        push(&guest->in, &guest->in_count, line);
        guest->heard = hash_number(hash_bytes(guest->heard, line, strlen(line) + 1), rig->now);
        guest->lines++;
    } else {
        text_copy(rig->last[link], sizeof rig->last[link], line);
    }
}

static void room_closes(void *context, int link)
{
    struct net_rig *rig = context;
    struct net_rig_guest *guest = at_link(rig, link);
    rig->closed[link] = true;
    if (guest) {
        guest->link = ROOM_NO_LINK;
    }
}

static void room_draws(void *context, void *bytes, size_t length)
{
    struct net_rig *rig = context;
    const struct room *room = &rig->room;
    struct rng in_match = rng_make(rig->seed + 1, 1000 + (uint64_t)room->session.journal.count);
    for (size_t i = 0; i < length; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)rng_below(room->begun ? &in_match : &rig->secrets, 256);
    }
}

static bool room_keeps(void *context, const struct room *room)
{
    struct net_rig *rig = context;
    rig->keeps += !rig->dead;
    bool dies = rig->keeps == rig->dies && !rig->dead;
    if (!rig->careless && !rig->dead && (!dies || !rig->dies_old)) {
        free(rig->kept);
        rig->kept = room_write(room, &rig->kept_length);
    }
    rig->dead = rig->dead || dies;
    return true;
}

static void guest_sends(void *context, const char *line)
{
    struct net_rig_guest *guest = context;
    if (guest->link != ROOM_NO_LINK) {
        push(&guest->out, &guest->out_count, line);
    }
}

/* ---- connections --------------------------------------------------------------------------------------- */

void net_rig_connect(struct net_rig *rig, int number)
{
    struct net_rig_guest *guest = &rig->guest[number];
    assert_int_equal(guest->link, ROOM_NO_LINK);
    for (int link = 0; link < ROOM_LINKS && guest->link == ROOM_NO_LINK; link++) {
        if (!rig->room.link[link].used) {
            guest->link = link;
        }
    }
    assert_int_not_equal(guest->link, ROOM_NO_LINK);
    room_come(&rig->room, guest->link, rig->now);
    guest_connected(&guest->guest);
}

void net_rig_cut(struct net_rig *rig, int number)
{
    struct net_rig_guest *guest = &rig->guest[number];
    int link = guest->link;
    clear(&guest->in, &guest->in_count);
    clear(&guest->out, &guest->out_count);
    guest->link = ROOM_NO_LINK;
    if (link != ROOM_NO_LINK) {
        room_gone(&rig->room, link, rig->now);
    }
    guest_lost(&guest->guest);
}

/* Time goes by so that nobody floods; hardly while somebody is asked in secret. */
static uint64_t line_time(const struct net_rig *rig, int link)
{
    struct move no;
    const struct room *room = &rig->room;
    bool asked = room->begun && room->game->asked && room->game->asked(room->session.state, &no);
    bool often = room->link[link].allowed > rig->now + (uint64_t)ROOM_BURST / 2 * ROOM_LINE_MS;
    return often && !asked ? ROOM_LINE_MS : 1;
}

static void carry_out_line(struct net_rig *rig, struct net_rig_guest *guest)
{
    char *line = pop(guest->out, &guest->out_count);
    rig->now += line_time(rig, guest->link);
    room_line(&rig->room, guest->link, line, strlen(line), rig->now);
    free(line);
}

static void carry_in_line(struct net_rig *rig, struct net_rig_guest *guest)
{
    char *line = pop(guest->in, &guest->in_count);
    if (guest_line(&guest->guest, line, strlen(line)) == GUEST_NEWS_OUT) {
        print_error("guest %d is out, %d: %s\n", (int)(guest - rig->guest), guest->guest.why, line);
    }
    free(line);
}

bool net_rig_carry(struct net_rig *rig)
{
    for (int i = 0; i < rig->guests; i++) {
        struct net_rig_guest *guest = &rig->guest[i];
        if (guest->out_count == 0 && guest->in_count == 0) {
            continue;
        }
        int number = guest->carried++;
        bool cut = rig->fault.guest == i && rig->fault.line == number;
        bool lost = cut && !rig->fault.after;
        if (!lost && guest->out_count > 0) {
            carry_out_line(rig, guest);
        } else if (!lost) {
            carry_in_line(rig, guest);
        }
        if (cut) {
            net_rig_cut(rig, i);
            net_rig_connect(rig, i);
        }
        return true;
    }
    return false;
}

void net_rig_arrive(struct net_rig *rig)
{
    for (int i = 0; i < rig->guests; i++) {
        while (rig->guest[i].in_count > 0) {
            carry_in_line(rig, &rig->guest[i]);
        }
    }
}

/* ---- play ---------------------------------------------------------------------------------------------- */

static void compare(const struct net_rig *rig, const struct net_rig_guest *guest)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    const struct room *room = &rig->room;
    const struct seen *seen = guest->guest.session.seen;
    if ((int)seen->updates == room->seat[guest->guest.seat].updates) {
        session_observe(&room->session, guest->guest.seat, observation);
        assert_true(game_seen_same(room->game, observation, seen->observation));
        assert_int_equal(session_turn(&guest->guest.session), room->game->turn_seen(observation));
    }
}

static bool take_steps(struct net_rig *rig)
{
    bool any = false;
    for (int i = 0; i < rig->guests; i++) {
        struct net_rig_guest *guest = &rig->guest[i];
        struct event_list events;
        enum guest_step step;
        while ((step = guest_next(&guest->guest, &events)) != GUEST_STEP_NONE) {
            if (step == GUEST_STEP_OUT) {
                fail_msg("guest %d: what came makes no sense", i);
            }
            any = true;
            if (rig->watch && step != GUEST_STEP_OPENED) {
                compare(rig, guest);
            }
        }
    }
    return any;
}

static bool on_their_way(const struct net_rig *rig)
{
    bool any = false;
    for (int i = 0; i < rig->guests; i++) {
        any = any || rig->guest[i].in_count > 0 || rig->guest[i].out_count > 0;
    }
    return any;
}

void net_rig_settle(struct net_rig *rig)
{
    struct question question;
    int number;
    bool more = true;
    while (more && !rig->dead) {
        more = net_rig_carry(rig);
        room_step(&rig->room, rig->now);
        more = more || on_their_way(rig);
        if (!rig->pensive && room_asks(&rig->room, &question, &number)) {
            room_answer(&rig->room, number, question_answer(&question, NULL), rig->now);
            more = true;
        } else if (!more && rig->room.holds) {
            rig->now += ROOM_ASK_MS;
            more = true;
        }
        more = take_steps(rig) || more;
    }
}

void net_rig_wait(struct net_rig *rig, uint64_t ms)
{
    uint64_t until = rig->now + ms;
    while (rig->now < until) {
        uint64_t part = until - rig->now;
        rig->now += part < ROOM_PING_MS / 2 ? part : ROOM_PING_MS / 2;
        room_step(&rig->room, rig->now);
        net_rig_settle(rig);
    }
}

/* A random legal move of a guest, as it sees the table: the same whenever it sees the same. */
static struct move random_move(struct net_rig *rig, const struct session *session)
{
    struct move moves[GAME_MOVES_MAX];
    char seen[CARRY_SIZE];
    int count = session->game->legal_seen(session->seen->observation, moves);
    assert_true(count > 0);
    assert_true(game_seen_write(session->game, session->seen->observation, seen, sizeof seen));
    struct rng rng = rng_make(rig->seed, hash_bytes(HASH_START, seen, strlen(seen)));
    return moves[rng_below(&rng, (uint32_t)count)];
}

bool net_rig_move(struct net_rig *rig)
{
    bool any = false;
    for (int i = 0; i < rig->guests; i++) {
        struct net_rig_guest *guest = &rig->guest[i];
        const struct session *session = &guest->guest.session;
        if (guest->link == ROOM_NO_LINK || !guest->guest.seated || session->seen->updates == 0) {
            continue;
        }
        bool asked = session_turn(session) == guest->guest.seat;
        if (asked || session_waits_for_table(session)) {
            guest_play(&guest->guest, random_move(rig, session));
            any = true;
        }
    }
    if (any) {
        net_rig_settle(rig);
    }
    return any;
}

void net_rig_play(struct net_rig *rig, int hands, void (*between)(struct net_rig *rig, int move))
{
    const struct session *session = &rig->room.session;
    for (int move = 0; !session_waits_for_table(session) || journal_hands_over(&session->journal) < hands;
         move++) {
        if (!net_rig_move(rig)) {
            fail_msg("nobody is asked: %s, %d of %d people, move %d, turn %d, %s %s", rig->room.game->name,
                     rig->guests, rig->room.setup.seats, rig->room.session.journal.count,
                     session_turn(&rig->room.session), rig->room.holds ? "held" : "",
                     rig->room.thinking ? "thinking" : "");
        }
        if (between) {
            between(rig, move);
        }
    }
}

/* ---- beginning and end --------------------------------------------------------------------------------- */

void net_rig_begin(struct net_rig *rig, const struct game *game, const struct game_setup *setup, int people,
                   uint64_t seed)
{
    memset(rig, 0, sizeof *rig);
    rig->fault.line = -1;
    net_rig_open(rig, game, setup, people, seed);
    net_rig_start(rig);
}

void net_rig_open(struct net_rig *rig, const struct game *game, const struct game_setup *setup, int people,
                  uint64_t seed)
{
    struct journal_seat computers[SEATS_MAX];
    memset(computers, 0, sizeof computers);
    rig->now = 1000;
    rig->seed = seed;
    rig->secrets = rng_make(seed, 101);
    rig->watch = true;
    rig->ways = (struct room_ways){
        .context = rig, .send = room_sends, .close = room_closes, .secret = room_draws, .keep = room_keeps};
    for (int i = 0; i < setup->seats; i++) {
        text_format(computers[i].name, sizeof computers[i].name, "Computer %d", i);
    }
    room_open(&rig->room, &rig->ways, game, setup, computers, "KBTX4MRW");
    rig->guests = people;
    for (int i = 0; i < people; i++) {
        struct net_rig_guest *guest = &rig->guest[i];
        char name[32];
        text_format(name, sizeof name, "Person %d", i);
        guest->rig = rig;
        guest->link = ROOM_NO_LINK;
        guest->heard = HASH_START;
        guest->ways = (struct guest_ways){.context = guest, .send = guest_sends};
        guest_begin(&guest->guest, &guest->ways, games_all, rig->room.code, name, NULL);
        net_rig_connect(rig, i);
        net_rig_settle(rig);
        assert_int_equal(guest->guest.state, GUEST_SITS);
        assert_int_equal(guest->guest.seat, i);
    }
}

void net_rig_start(struct net_rig *rig)
{
    while (!rig->room.begun && !rig->dead) {
        rig->secrets = rng_make(rig->seed, 102); /* the same match, however often somebody came */
        guest_begin_match(&rig->guest[0].guest);
        net_rig_settle(rig);
    }
}

void net_rig_restart(struct net_rig *rig)
{
    struct journal_error error;
    room_end(&rig->room);
    rig->dead = false;
    for (int i = 0; i < rig->guests; i++) {
        struct net_rig_guest *guest = &rig->guest[i];
        clear(&guest->in, &guest->in_count);
        clear(&guest->out, &guest->out_count);
        guest->link = ROOM_NO_LINK;
        guest_lost(&guest->guest);
    }
    if (!room_read(&rig->room, &rig->ways, games_all, rig->kept, rig->kept_length, &error)) {
        fail_msg("%d: %s\n%s", error.line, error.reason, rig->kept);
    }
}

void net_rig_end(struct net_rig *rig)
{
    for (int i = 0; i < rig->guests; i++) {
        clear(&rig->guest[i].in, &rig->guest[i].in_count);
        clear(&rig->guest[i].out, &rig->guest[i].out_count);
        guest_end(&rig->guest[i].guest);
    }
    room_end(&rig->room);
    free(rig->kept);
}
