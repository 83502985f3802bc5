/* SPDX-License-Identifier: MIT */
/* Nobody to play with. */
#include "front/net/others.h"

#include "base/check.h"

bool others_can(const struct front *front)
{
    (void)front;
    return false;
}

enum others_state others_state(const struct front *front)
{
    (void)front;
    return OTHERS_NONE;
}

bool others_hosts(const struct front *front)
{
    (void)front;
    return false;
}

const struct guest *others_guest(const struct front *front)
{
    (void)front;
    CHECK(false);
    return NULL;
}

void others_why(const struct front *front, struct text *out)
{
    (void)front;
    (void)out;
}

bool others_host(struct front *front, const struct game_front *game, const struct game_setup *setup,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    (void)game;
    (void)setup;
    error[0] = '\0';
    return false;
}

bool others_join(struct front *front, const char *typed, char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    (void)typed;
    error[0] = '\0';
    return false;
}

bool others_left(const struct front *front, struct text *whose)
{
    (void)front;
    (void)whose;
    return false;
}

bool others_again(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    (void)front;
    error[0] = '\0';
    return false;
}

void others_forget(struct front *front)
{
    (void)front;
}

void others_begin(struct front *front)
{
    (void)front;
}

void others_give(struct front *front, int seat, bool computer)
{
    (void)front;
    (void)seat;
    (void)computer;
}

bool others_say(struct front *front, enum net_phrase phrase)
{
    (void)front;
    (void)phrase;
    return false;
}

int others_said(const struct front *front, int seat, enum net_phrase *phrase)
{
    (void)front;
    (void)seat;
    (void)phrase;
    return 0;
}

void others_hush(struct front *front, int seat, bool hushed)
{
    (void)front;
    (void)seat;
    (void)hushed;
}

bool others_is_hushed(const struct front *front, int seat)
{
    (void)front;
    (void)seat;
    return false;
}

void others_leave(struct front *front)
{
    (void)front;
}

void others_listen(struct front *front, bool on)
{
    (void)front;
    (void)on;
}

int others_near(const struct front *front, const struct others_near **list)
{
    (void)front;
    *list = NULL;
    return 0;
}

const struct part others_part = {.size = 0};
