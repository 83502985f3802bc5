/* SPDX-License-Identifier: MIT */
#include "front/help/device_words.h"

#include <string.h>

const char *device_words_pick(const struct front *front, const char *sentence, char *out, size_t size)
{
    const int wanted = front->device == DEVICE_TOUCH ? 1 : 0;
    bool within = false;
    int part = 0;
    size_t length = 0;
    for (const char *at = sentence; *at != '\0' && length + 1 < size; at++) {
        if (*at == '{' && !within) {
            within = true;
            part = 0;
        } else if (*at == '|' && within) {
            part++;
        } else if (*at == '}' && within) {
            within = false;
        } else if (!within || part == wanted) {
            out[length++] = *at;
        }
    }
    out[length] = '\0';
    return out;
}
