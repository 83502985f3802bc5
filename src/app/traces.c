/* SPDX-License-Identifier: MIT */
#include "app/traces.h"

#include "base/text.h"

#include <math.h>

enum { LINE_SIZE = 16384 };

static void add_string(struct text *out, const char *string)
{
    text_add(out, "\"");
    for (const char *at = string; *at; at++) {
        if (*at == '"' || *at == '\\') {
            text_addf(out, "\\%c", *at);
        } else if ((unsigned char)*at < ' ') {
            text_addf(out, "\\u%04x", (unsigned)(unsigned char)*at);
        } else {
            text_add_bytes(out, at, 1);
        }
    }
    text_add(out, "\"");
}

/* Whole pixels, edges rounded. */
static void add_box(struct text *out, struct rect box)
{
    int x = (int)lroundf(box.x);
    int y = (int)lroundf(box.y);
    text_addf(out, "\"x\":%d,\"y\":%d,\"w\":%d,\"h\":%d", x, y, (int)lroundf(box.x + box.w) - x,
              (int)lroundf(box.y + box.h) - y);
}

void traces_settled(struct platform *platform, const struct front *front)
{
    if (!platform_traces(platform)) {
        return;
    }
    static const char *const devices[] = {
        [DEVICE_MOUSE] = "mouse", [DEVICE_KEYS] = "keys", [DEVICE_PAD] = "pad", [DEVICE_TOUCH] = "touch"};
    char buffer[LINE_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    const struct scene *scene = front_scene(front);
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *focus = focus_find(&list, front_focus(front));
    struct rect window = platform_pixels(platform, front->frame.canvas);
    text_add(&out, "\"kind\":\"settled\",\"scene\":");
    add_string(&out, scene ? scene->name : "");
    text_addf(&out, ",\"window\":[%d,%d],\"device\":\"%s\",\"focus\":", (int)lroundf(window.w),
              (int)lroundf(window.h), devices[front->device]);
    add_string(&out, focus ? focus->name : "");
    text_add(&out, ",\"items\":[");
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        text_add(&out, i ? ",{\"name\":" : "{\"name\":");
        add_string(&out, item->name);
        text_add(&out, ",");
        add_box(&out, platform_pixels(platform, item->box));
        text_addf(&out, ",\"enabled\":%s}", item->enabled ? "true" : "false");
    }
    text_add(&out, "]");
    front->services->trace(front->services->context, out.data);
}
