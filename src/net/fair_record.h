/* SPDX-License-Identifier: MIT */
/* A record of a room's chances as lines (net/line.h), which the lines of the protocol are too:
 *
 *     fair rm=1 room=KBTX4MRW seats=4
 *     tip host=HEX seat0=HEX seat2=HEX
 *     chance k=1 what=deal
 *     opened k=1 host=HEX seat0=HEX
 *     drawn k=1 what=deal a=HEX b=HEX
 *     end
 *
 * HEX of tips and links are 64 digits, of seeds 16. Seats count from 0, those that said nothing are left out.
 * Each line ends with a line feed. Empty lines and those that begin with # are skipped. */
#ifndef NET_FAIR_RECORD_H
#define NET_FAIR_RECORD_H

#include "net/fair.h"
#include "net/line.h"

/* Add the pairs of links or tips to a line of the protocol: for those that are told, among the host and so
 * many seats. */
void fair_add_links(struct line_writer *writer, int seats, const struct chain_links *links);
/* Reads such pairs. False: one is no link, or of a seat that the room does not have. */
bool fair_links(const struct net_line *line, int seats, struct chain_links *links);

/* Add a line each to a record. */
void fair_write_begin(struct text *out, const char *room, int seats);
void fair_write_tips(struct text *out, int seats, const struct chain_links *tips);
void fair_write_asked(struct text *out, int k, const char *what);
void fair_write_opened(struct text *out, int k, int seats, const struct chain_links *links);
void fair_write_drawn(struct text *out, int k, const char *what, struct chain_seed seed);
void fair_write_end(struct text *out);

/* Hands a line to the checker: tip, chance, opened or drawn, of a record or as a room says them. *k: the
 * chance it speaks of, 0 for a tip; *faults: what does not agree. False: it is none of these, or malformed;
 * then nothing has changed. */
bool fair_take(struct fair *fair, const struct net_line *line, int *k, unsigned *faults);

/* Reads and checks a whole record of `length` bytes. `found` is called for each line with which something
 * does not agree; NULL: nobody is. Returns 0, or the number, from 1, of the line that is malformed or
 * missing; all before it has been checked. A record without its first line leaves a room without a name and
 * one seat. */
int fair_read(struct fair *fair, const char *text, size_t length,
              void (*found)(void *context, int line, int k, unsigned faults), void *context);

#endif
