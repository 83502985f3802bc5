/* SPDX-License-Identifier: MIT */
/* Codes by which people meet, said from one to the other: 8 letters name a room of a public host, 7 letters
 * are the address of a machine at home.
 *
 * The letters are 27 that are hardly taken for each other: CODE_LETTERS, with values 0 to 26 in this order.
 *
 * A code of 7: the first six letters are a number in base 27, the highest digit first: address * CODE_PORTS +
 * (port - CODE_PORT_FIRST). The address is a place in the private ranges one behind the other: 192.168.0.0/16
 * (0..65535), 172.16.0.0/12 (1048576 more), 10.0.0.0/8 and 127.0.0.0/8 (16777216 more each), highest byte
 * first. The last letter is a check: the sum of the six values times 2, 1, 2, 1, 2, 1, modulo 27. So a wrong
 * letter, or two neighbours the wrong way round, never make another address. */
#ifndef NET_CODE_H
#define NET_CODE_H

#include "base/text.h"

#include <stdint.h>

#define CODE_LETTERS "23456789BCDFGHJKMNPQRSTVWXZ"

enum {
    CODE_ROOM_LENGTH = 8,
    CODE_HOME_LENGTH = 7,
    CODE_SIZE = 9, /* bytes of a code with its zero */
    CODE_RANDOM_BYTES = 32,
    CODE_PORT_FIRST = 19550,
    CODE_PORTS = 10 /* ports from the first one that a code can name */
};

enum code_kind { CODE_NONE, CODE_ROOM, CODE_HOME };

/* An address of IPv4, highest byte first, and a port. */
struct code_address {
    uint8_t ip[4];
    uint16_t port;
};

/* Makes the code of a room of random bytes, every code equally likely. False: these bytes will not do, which
 * happens to one handful in 2^86; ask for others. code: CODE_SIZE bytes. */
bool code_of_random(const uint8_t bytes[CODE_RANDOM_BYTES], char *code);

/* Makes the code of an address at home. False: the address is not private, or the port is none of ours.
 * code: CODE_SIZE bytes. */
bool code_of_address(const struct code_address *address, char *code);

/* Reads what somebody typed: in capitals or not, with spaces and hyphens anywhere. Writes the code's letters
 * alone into `code`, of CODE_SIZE bytes, "" for CODE_NONE. CODE_HOME: *address is what it names. */
enum code_kind code_read(const char *typed, char *code, struct code_address *address);

/* Adds a code as it is shown: in groups of four and the rest, with a hyphen between. */
void code_add_shown(struct text *text, const char *code);

#endif
