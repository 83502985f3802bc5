/* SPDX-License-Identifier: MIT */
/* Chance that nobody chooses. The host of a room and each person's program make a chain of hashes and tell
 * its end, the tip, before the game begins. For each chance (a deal, a throw) each adds the next link of
 * their chain; all links together make the seed. A link is checked by hashing it: this gives the link before.
 * So nobody can choose theirs when they see those of the others.
 *
 * H is BLAKE2b with 32 bytes (base/blake2b.h); texts are their bytes without a zero at the end.
 *
 * A chain:  x(4095) is the secret, 32 random bytes; x(i-1) = H("rm-link" x(i)); x(0) is the tip.
 * Its links: the one for chance k is x(k - first + 1), where `first` is the first chance that the chain
 * counts for, whether or not those before were given. A link that came too late is thus worth nothing later.
 *
 * A seed:   H("rm-chance"
 *             1 byte: the bytes of the room's code, and these
 *             4 bytes: k, lowest first
 *             1 byte: the bytes of `what`, and these
 *             32 bytes: the host's link
 *             1 byte: the number of seats
 *             32 bytes for each seat in order: its link, or zeros for who gave none);
 *           its bytes 0 to 7 are the seed's `a`, 8 to 15 its `b`, each with the lowest byte first. */
#ifndef NET_CHAIN_H
#define NET_CHAIN_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CHAIN_HASH = 32,    /* bytes of a secret, a link and a tip */
    CHAIN_LINKS = 4095, /* links of a chain, the tip not counted */
    CHAIN_STEP = 64,
    CHAIN_MARKS = (CHAIN_LINKS + 1) / CHAIN_STEP,
    CHAIN_SEATS_MOST = 6,
    CHAIN_PLACES = 1 + CHAIN_SEATS_MOST, /* who may give links: the host, and the seats from 1 on */
    CHAIN_CODE_MOST = 15,                /* bytes of a room's code */
    CHAIN_WHAT_MOST = 63                 /* bytes of what is drawn */
};

/* Somebody's chain: every CHAIN_STEP-th link, from which the others are hashed again when they are wanted. */
struct chain {
    uint8_t tip[CHAIN_HASH];
    uint8_t mark[CHAIN_MARKS][CHAIN_HASH]; /* x(63), x(127), and so on */
    int first;                             /* the chance of x(1), from 1 */
    int given;                             /* the last chance for which a link was asked; 0: none */
};

/* The links of a chance. */
struct chain_links {
    bool told[CHAIN_PLACES]; /* the others gave none */
    uint8_t link[CHAIN_PLACES][CHAIN_HASH];
};

/* What a chance is drawn by: the two numbers of rng_make. */
struct chain_seed {
    uint64_t a, b;
};

/* Makes a chain of a secret: CHAIN_HASH bytes that nobody else knows. first: from 1. */
void chain_make(struct chain *chain, const uint8_t *secret, int first);
/* Writes the link for chance k, CHAIN_HASH bytes. False: the chain does not count for k, or is spent, or a
 * later one was asked for. The same chance may be asked for again. Whoever gives a link must have seen all
 * chances before k opened. */
bool chain_next(struct chain *chain, int k, uint8_t *link);
/* Whether hashing `next` so many times gives `previous`. times: what is not in 1..CHAIN_LINKS is false. */
bool chain_follows(const uint8_t *previous, const uint8_t *next, int times);
/* The seed of chance k. room, what: at most CHAIN_CODE_MOST and CHAIN_WHAT_MOST bytes; k: from 1; seats:
 * 1..CHAIN_SEATS_MOST. */
struct chain_seed chain_seed(const char *room, int k, const char *what, int seats,
                             const struct chain_links *links);

#endif
