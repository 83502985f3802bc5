/* SPDX-License-Identifier: MIT */
/* The ways to speak of Linux, the BSDs and macOS (struct os_voice_way). */
#ifndef PLATFORM_OS_POSIX_VOICE_H
#define PLATFORM_OS_POSIX_VOICE_H

#include "platform/os/os.h"

/* speech-dispatcher, the service of the desktop, by its protocol. */
extern const struct os_voice_way posix_speech_dispatcher;
/* The program espeak-ng, as a child. */
extern const struct os_voice_way posix_espeak;

/* The copy of an utterance that a way keeps. */
enum { UTTERANCE_SIZE = 1024, UTTERANCE_NAME_SIZE = 128, UTTERANCE_CODE_SIZE = 16 };
struct posix_utterance {
    char sentence[UTTERANCE_SIZE];
    char language[UTTERANCE_CODE_SIZE];
    char name[UTTERANCE_NAME_SIZE];
    int rate, loudness;
};
void posix_utterance_copy(struct posix_utterance *copy, const struct os_utterance *utterance);

#endif
