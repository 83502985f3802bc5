/* SPDX-License-Identifier: MIT */
/* What those who sit at more than one table say at each of them: lines that stand once. Each macro is a list
 * of rows of struct voice_line, for the events of a table by which it says hello, has won, has lost, and
 * plays again. */
#ifndef FRONT_VOICES_VOICES_HOUSE_H
#define FRONT_VOICES_VOICES_HOUSE_H

#include "base/i18n/translate.h"

/* TRANSLATORS: Odette, at the dice and the domino table: a postwoman with half her round to go; everything is
 * mail. Says vous. */
#define HOUSE_ODETTE(hello, win, lose, again)                                                                \
    {hello, NC_("voice.odette", "Half my round to go. Quickly, then.")},                                     \
        {hello, NC_("voice.odette", "The bicycle is in the shade. Let’s play.")},                            \
        {win, NC_("voice.odette", "Delivered. Sign here, please.")},                                         \
        {win, NC_("voice.odette", "Small letters, full bag.")},                                              \
        {lose, NC_("voice.odette", "Fine game. The valley will hear of it.")},                               \
        {lose, NC_("voice.odette", "Second delivery. It arrives, too.")},                                    \
    {                                                                                                        \
        again, NC_("voice.odette", "I have ten minutes. I always do.")                                       \
    }

/* TRANSLATORS: Mado, at the dice and the domino table: has kept this counter for forty years; bills,
 * crockery. Says vous. */
#define HOUSE_MADO(hello, win, lose, again)                                                                  \
    {hello, NC_("voice.mado", "Sit down, it’s wiped.")},                                                     \
        {hello, NC_("voice.mado", "I play, I serve, I hear everything.")},                                   \
        {win, NC_("voice.mado", "Forty years. It adds up.")},                                                \
        {win, NC_("voice.mado", "Coffee all round. I insist.")},                                             \
        {lose, NC_("voice.mado", "The winner is served first.")},                                            \
        {lose, NC_("voice.mado", "I have lost to far worse.")},                                              \
    {                                                                                                        \
        again, NC_("voice.mado", "The chairs are still warm.")                                               \
    }

#endif
