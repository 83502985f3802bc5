/* SPDX-License-Identifier: MIT */
/* The ways to speak of Linux, the BSDs and macOS (struct os_voice_way). */
#ifndef PLATFORM_OS_POSIX_VOICE_H
#define PLATFORM_OS_POSIX_VOICE_H

#include "platform/os/os.h"

/* speech-dispatcher, the service of the desktop, by its protocol. */
extern const struct os_voice_way posix_speech_dispatcher;
/* The program espeak-ng, as a child. */
extern const struct os_voice_way posix_espeak;

#endif
