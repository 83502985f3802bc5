/* SPDX-License-Identifier: MIT */
#include "platform/voice_news.h"

#include "base/text.h"

static void tell(struct platform *platform, enum intent_kind kind)
{
    const struct listener *listener = &platform->input.listener;
    listener->hear(listener->context, &(struct intent){.kind = kind, .device = DEVICE_KEYS});
}

static void trace(struct platform *platform, const char *what, const char *way)
{
    if (platform->trace && way) {
        char fields[128];
        text_format(fields, sizeof fields, "\"kind\":\"speech\",\"%s\":\"%s\"", what, way);
        machine_trace(platform, fields);
    }
}

void voice_news_take(struct platform *platform)
{
    struct voice_news news;
    voice_step(platform->voice, SDL_GetTicks64(), &news);
    trace(platform, "way", news.way);
    trace(platform, "trouble", news.troubled);
    for (; news.said > 0; news.said--) {
        tell(platform, INTENT_SAID);
    }
    if (news.lost) {
        tell(platform, INTENT_MUTE);
    }
    if (news.listed) {
        platform->heard = true;
    }
    if (screen_reader_news(&platform->screen_reader)) {
        tell(platform, INTENT_READER);
    }
}
