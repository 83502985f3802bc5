/* SPDX-License-Identifier: MIT */
/* Lines of opponents who sit at more than one game's table and say the same there: rows of struct voice_line.
 */
#ifndef FRONT_VOICES_VOICES_HOUSE_H
#define FRONT_VOICES_VOICES_HOUSE_H

#include "base/i18n/translate.h"
#include "front/voices/voices.h"

/* TRANSLATORS: Odette, at the dice and the domino table: a postwoman with half her round to go; everything is
 * mail. Says vous. */
#define HOUSE_ODETTE                                                                                         \
    {VOICE_HELLO, NC_("voice.odette", "Half my round to go. Quickly, then.")},                               \
        {VOICE_HELLO, NC_("voice.odette", "The bicycle is in the shade. Let’s play.")},                      \
        {VOICE_HELLO, NC_("voice.odette", "Nothing to sign today. We play.")},                               \
        {VOICE_WIN, NC_("voice.odette", "Delivered. Sign here, please.")},                                   \
        {VOICE_WIN, NC_("voice.odette", "Small letters, full bag.")},                                        \
        {VOICE_WIN, NC_("voice.odette", "There before the ink was dry.")},                                   \
        {VOICE_LOSE, NC_("voice.odette", "Fine game. The valley will hear of it.")},                         \
        {VOICE_LOSE, NC_("voice.odette", "Second delivery. It arrives, too.")},                              \
        {VOICE_LOSE, NC_("voice.odette", "It had your name on it. Quite clearly.")},                         \
        {VOICE_AGAIN, NC_("voice.odette", "I have ten minutes. I always do.")},                              \
        {VOICE_AGAIN, NC_("voice.odette", "I haven’t even closed my bag.")},                                 \
    {                                                                                                        \
        VOICE_AGAIN, NC_("voice.odette", "There is an evening round. As of now.")                            \
    }

/* TRANSLATORS: Mado, at the dice and the domino table: has kept this counter for forty years; bills,
 * crockery. Says vous. */
#define HOUSE_MADO                                                                                           \
    {VOICE_HELLO, NC_("voice.mado", "Sit down, it’s wiped.")},                                               \
        {VOICE_HELLO, NC_("voice.mado", "I play, I serve, I hear everything.")},                             \
        {VOICE_HELLO, NC_("voice.mado", "Your glass is there. So is mine.")},                                \
        {VOICE_WIN, NC_("voice.mado", "Forty years. It adds up.")},                                          \
        {VOICE_WIN, NC_("voice.mado", "Coffee all round. I insist.")},                                       \
        {VOICE_WIN, NC_("voice.mado", "I’m going to frame that bill.")},                                     \
        {VOICE_LOSE, NC_("voice.mado", "The winner is served first.")},                                      \
        {VOICE_LOSE, NC_("voice.mado", "I have lost to far worse.")},                                        \
        {VOICE_LOSE, NC_("voice.mado", "You’ve earned it. Take the good chair.")},                           \
        {VOICE_AGAIN, NC_("voice.mado", "The chairs are still warm.")},                                      \
        {VOICE_AGAIN, NC_("voice.mado", "The pot is full. Nobody has to go.")},                              \
    {                                                                                                        \
        VOICE_AGAIN, NC_("voice.mado", "I’ve wiped the slate. We start again.")                              \
    }

#endif
