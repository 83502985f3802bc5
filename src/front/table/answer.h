/* SPDX-License-Identifier: MIT */
/* What an intent or a chosen item means at a game's table. */
#ifndef FRONT_TABLE_ANSWER_H
#define FRONT_TABLE_ANSWER_H

#include "table/game.h"

enum table_answer_kind {
    TABLE_ANSWER_PASS,    /* nothing */
    TABLE_ANSWER_DONE,    /* it has been dealt with */
    TABLE_ANSWER_MOVE,    /* `move` is wanted */
    TABLE_ANSWER_REFUSED, /* `move` is wanted and not allowed, `why` is the reason */
    TABLE_ANSWER_PANEL,   /* the panel of a folded window opens or shuts */
    TABLE_ANSWER_MENU,
    TABLE_ANSWER_WHAT /* "What is this?" */
};

struct table_answer {
    enum table_answer_kind kind;
    struct move move;
    refusal why;
};

/* An answer without a move. */
static inline struct table_answer answer_of(enum table_answer_kind kind)
{
    return (struct table_answer){.kind = kind};
}
static inline struct table_answer answer_pass(void)
{
    return answer_of(TABLE_ANSWER_PASS);
}
static inline struct table_answer answer_done(void)
{
    return answer_of(TABLE_ANSWER_DONE);
}
static inline struct table_answer answer_done_if(bool done)
{
    return done ? answer_done() : answer_pass();
}
/* A move, which is refused unless `why` is REFUSAL_NONE. */
static inline struct table_answer answer_to(struct move move, refusal why)
{
    enum table_answer_kind kind = why == REFUSAL_NONE ? TABLE_ANSWER_MOVE : TABLE_ANSWER_REFUSED;
    return (struct table_answer){.kind = kind, .move = move, .why = why};
}

#endif
