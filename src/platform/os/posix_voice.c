/* SPDX-License-Identifier: MIT */
#include "platform/os/posix_voice.h"

#include "base/i18n/translate.h"
#include "base/text.h"

const struct os_voice_way *const *os_voice_ways(void)
{
    static const struct os_voice_way *const ways[] = {&posix_speech_dispatcher, &posix_espeak, NULL};
    return ways;
}

const char *os_voice_advice(void)
{
    return N_("There is no voice on this system: install speech-dispatcher or espeak-ng.");
}

void posix_utterance_copy(struct posix_utterance *copy, const struct os_utterance *utterance)
{
    text_copy(copy->sentence, sizeof copy->sentence, utterance->sentence);
    text_copy(copy->language, sizeof copy->language, utterance->language);
    text_copy(copy->name, sizeof copy->name, utterance->name);
    copy->rate = utterance->rate;
    copy->loudness = utterance->loudness;
}
