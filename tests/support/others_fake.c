/* SPDX-License-Identifier: MIT */
#include "others_fake.h"

#include "base/version.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "front/voices/voices_table.h"

#include <string.h>

struct others_fake others_fake;

void others_fake_sit(int seat, const char *name, enum guest_is is)
{
    struct guest_seat *sits = &others_fake.guest.seats[seat];
    const struct opponent *who = &game_front_of(others_fake.guest.game)->opponents[seat % 4];
    *sits = (struct guest_seat){
        .is = is, .computer = {.player = game_player_find(others_fake.guest.game, who->player)}};
    text_copy(sits->computer.name, sizeof sits->computer.name, who->name);
    text_copy(sits->name, sizeof sits->name, name ? name : "");
}

void others_fake_room(const struct game *game, int seats, int sides, int seat)
{
    struct guest *guest = &others_fake.guest;
    others_fake.can = true;
    others_fake.state = OTHERS_WAITING;
    others_fake.hosts = seat == 0;
    *guest = (struct guest){
        .state = GUEST_SITS, .game = game, .setup = {.seats = seats, .sides = sides}, .seat = seat};
    text_copy(guest->code, sizeof guest->code, "KBTX4MRW");
    for (int i = 0; i < seats; i++) {
        others_fake_sit(i, "", GUEST_SEAT_FREE);
    }
    others_fake_sit(0, "Marie", GUEST_SEAT_HERE);
    others_fake_sit(1, "Luc", GUEST_SEAT_HERE);
}

void others_fake_table(struct front *front, uint64_t seed)
{
    struct guest *guest = &others_fake.guest;
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    struct event_list events = {0};
    struct session session;
    guest->begun = true;
    guest->setup.seed = seed;
    others_fake.state = OTHERS_PLAYING;
    for (int seat = 0; seat < guest->setup.seats; seat++) {
        struct guest_seat *sits = &guest->seats[seat];
        sits->is = sits->is == GUEST_SEAT_FREE ? GUEST_SEAT_COMPUTER : sits->is;
        seats[seat] = sits->computer;
        if (sits->name[0]) {
            seats[seat].player = PLAYER_HUMAN;
            text_copy(seats[seat].name, sizeof seats[seat].name, sits->name);
        }
    }
    session_start(&session, guest->game, &guest->setup, seats, &events);
    table_give(table_at(front, TABLE_GUEST), game_front_of(guest->game));
    table_turn_to(front, TABLE_GUEST);
    struct table *table = table_of(front);
    table->session = session;
    table->viewer = guest->seat;
    table->sent_at = -1;
    table_sit(table);
    table_show_anew(table);
    voices_sit(front);
    front_go(front, OPEN_TABLE);
}

void others_fake_near(const char *host, const char *version, const struct game_front *game, int seats,
                      int free)
{
    struct others_near *near = &others_fake.near[others_fake.near_count++];
    *near = (struct others_near){.game = game, .seats = seats, .free = free};
    text_copy(near->code, sizeof near->code, "HZ7K2QP");
    text_copy(near->host, sizeof near->host, host);
    text_copy(near->version, sizeof near->version, version ? version : ROUTE_MILLE_VERSION);
}

/* ---- front/net/others.h ------------------------------------------------------------------------------ */

static void start(struct front *front)
{
    (void)front;
    others_fake = (struct others_fake){.can = false};
}

const struct part others_part = {.start = start};

bool others_can(const struct front *front)
{
    (void)front;
    return others_fake.can;
}

enum others_state others_state(const struct front *front)
{
    (void)front;
    return others_fake.state;
}

bool others_hosts(const struct front *front)
{
    (void)front;
    return others_fake.hosts;
}

const struct guest *others_guest(const struct front *front)
{
    (void)front;
    return &others_fake.guest;
}

void others_why(const struct front *front, struct text *out)
{
    (void)front;
    text_add(out, others_fake.why ? others_fake.why : "");
}

static bool fail(char error[SERVICE_ERROR_SIZE])
{
    text_copy(error, SERVICE_ERROR_SIZE, others_fake.error ? others_fake.error : "");
    return others_fake.error != NULL;
}

bool others_host(struct front *front, const struct game_front *game, const struct game_setup *setup,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    others_fake.hosted++;
    if (fail(error)) {
        return false;
    }
    others_fake_room(game->game, setup->seats, setup->sides, 0);
    others_fake.setup = *setup;
    others_fake.game = game;
    return true;
}

bool others_join(struct front *front, const char *typed, char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    others_fake.joined++;
    text_copy(others_fake.typed, sizeof others_fake.typed, typed);
    if (fail(error)) {
        return false;
    }
    others_fake.state = OTHERS_COMING;
    return true;
}

bool others_left(const struct front *front, struct text *whose)
{
    (void)front;
    if (others_fake.left && whose) {
        text_add(whose, "Marie’s table");
    }
    return others_fake.left;
}

bool others_again(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    others_fake.again++;
    if (fail(error)) {
        return false;
    }
    others_fake.state = OTHERS_COMING;
    return true;
}

void others_begin(struct front *front)
{
    (void)front;
    others_fake.begun++;
}

void others_give(struct front *front, int seat, bool computer)
{
    (void)front;
    others_fake.given++;
    others_fake.given_seat = seat;
    others_fake.given_computer = computer;
    struct guest_seat *sits = &others_fake.guest.seats[seat];
    if (sits->name[0]) {
        sits->given = computer;
    } else {
        sits->is = computer ? GUEST_SEAT_COMPUTER : GUEST_SEAT_FREE;
    }
}

bool others_say(struct front *front, enum net_phrase phrase)
{
    (void)front;
    if (!others_fake.too_soon) {
        others_fake.phrases++;
        others_fake.phrase = phrase;
    }
    return !others_fake.too_soon;
}

int others_said(const struct front *front, int seat, enum net_phrase *phrase)
{
    (void)front;
    *phrase = others_fake.said[seat].phrase;
    return others_fake.hushed[seat] ? 0 : others_fake.said[seat].ms;
}

void others_hush(struct front *front, int seat, bool hushed)
{
    (void)front;
    others_fake.hushed[seat] = hushed;
}

bool others_is_hushed(const struct front *front, int seat)
{
    (void)front;
    return others_fake.hushed[seat];
}

void others_step_out(struct front *front)
{
    others_fake.stepped_out += table_is_guest(table_of(front));
}

void others_leave(struct front *front)
{
    others_fake.gone++;
    others_fake.state = OTHERS_NONE;
    front_go(front, OPEN_TITLE);
}

void others_listen(struct front *front, bool on)
{
    (void)front;
    others_fake.listens = on;
}

int others_near(const struct front *front, const struct others_near **list)
{
    (void)front;
    *list = others_fake.near;
    return others_fake.near_count;
}
