/* SPDX-License-Identifier: MIT */
/* Checks the chances of a room, one after the other as they are told: tips, what is drawn, links, and the
 * seeds that the game was then played with. Who plays checks while playing; who has a record checks again
 * (net/fair_record.h). Nobody is trusted: whatever is told, in any order, is taken and judged.
 *
 * The rules of a record:
 * - Chances have the numbers 1, 2, 3 and so on. Each is asked for with what it draws, then opened with its
 *   links; only then is the next one asked for. Later, in the same order, each is drawn.
 * - A tip counts for all chances when none was asked for yet. Later it counts from the second chance on that
 * is asked for after it; the tip before it, if one counts, counts until then.
 * - The host gives a link for every chance. A seat whose tip counts and which gives none was silent: its tip
 *   counts no more, and it may tell another one. After it was silent twice, no tip of the seat counts. */
#ifndef NET_FAIR_H
#define NET_FAIR_H

#include "net/chain.h"

enum { FAIR_HOST = 0, FAIR_SILENT_MOST = 2, FAIR_OPEN_MOST = 1024 };

/* What does not agree; several together are added. */
enum fair_fault {
    FAIR_ORDER = 1,    /* a chance out of its order */
    FAIR_NO_HOST = 2,  /* the host gave no link */
    FAIR_NO_TIP = 4,   /* a link of somebody who has no tip that counts */
    FAIR_LINK = 8,     /* a link that does not lead to the one before it, or to the tip */
    FAIR_WHAT = 16,    /* something else was drawn than asked for */
    FAIR_SEED = 32,    /* what was drawn does not come from the links */
    FAIR_UNOPENED = 64 /* something was drawn whose links nobody has seen */
};
enum { FAIR_FAULTS = 7 };

struct fair {
    char room[CHAIN_CODE_MOST + 1];
    int seats;
    int asked, opened, drawn; /* the last chances that were */
    char what[CHAIN_WHAT_MOST + 1];
    /* Everybody who may give links, by place: FAIR_HOST, and the seats from 1 on. */
    struct fair_party {
        bool counts;              /* has a tip that counts */
        uint8_t last[CHAIN_HASH]; /* the last link that was good, or the tip */
        int last_chance;          /* of which chance it is; of a tip: the one before those it counts for */
        int next_first; /* the first chance for which the next tip counts; 0: there is no such tip */
        uint8_t next[CHAIN_HASH];
        int silent;    /* how often */
        int took_part; /* in how many chances, with a good link */
    } party[CHAIN_PLACES];
    int wrong;       /* how often something did not agree */
    int first_wrong; /* the chance where something first did not agree; 0: all agrees so far */
    unsigned faults; /* all that did not agree */
    /* What is opened and not yet drawn, by chance modulo FAIR_OPEN_MOST. */
    struct fair_opened {
        int k; /* 0: nothing */
        struct chain_seed seed;
        uint8_t what[16]; /* its hash */
    } open[FAIR_OPEN_MOST];
};

/* A room without tips and chances. room: at most CHAIN_CODE_MOST bytes; seats: 1..CHAIN_SEATS_MOST. */
void fair_begin(struct fair *fair, const char *room, int seats);
/* A tip is told. place: FAIR_HOST, or a seat of the room counted from 1. */
void fair_tip(struct fair *fair, int place, const uint8_t *tip);
/* Chance k is asked for. Returns what does not agree, 0: all does. Whoever sees FAIR_ORDER here gives no
 * link. what: more than CHAIN_WHAT_MOST bytes are FAIR_ORDER. */
unsigned fair_asked(struct fair *fair, int k, const char *what);
/* The links of chance k are told. Returns what does not agree; *seed is what they make, if it is not NULL:
 * {0, 0} for a chance out of its order. Links of places that the room does not have are not looked at. */
unsigned fair_opened(struct fair *fair, int k, const struct chain_links *links, struct chain_seed *seed);
/* The game was played with such a seed at chance k, and drew this. Returns what does not agree. */
unsigned fair_drawn(struct fair *fair, int k, const char *what, struct chain_seed seed);

/* What does not agree, as a sentence in the current language. */
const char *fair_words(enum fair_fault fault);

#endif
