/* SPDX-License-Identifier: MIT */
#include "platform/os/posix_voice.h"

#include "base/i18n/translate.h"

const struct os_voice_way *const *os_voice_ways(void)
{
    static const struct os_voice_way *const ways[] = {&posix_speech_dispatcher, &posix_espeak, NULL};
    return ways;
}

const char *os_voice_advice(void)
{
    return N_("There is no voice on this system: install speech-dispatcher or espeak-ng.");
}
