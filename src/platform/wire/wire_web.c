/* SPDX-License-Identifier: MIT */
/* The transport in a browser: its own WebSockets, whose events come between two frames. A page cannot listen.
 * The browser decides how long a wire may take to open, and answers pings itself. */
#include "base/check.h"
#include "base/text.h"
#include "platform/wire/wire_queue.h"

#include <emscripten/websocket.h>

#include <stdint.h>

enum { CODE_NORMAL = 1000, URL_SIZE = WIRE_HOST_SIZE + 32 };

struct link {
    struct wires *wires;
    struct wire *wire;
    EMSCRIPTEN_WEBSOCKET_T socket;
    bool open;
};

/* The browser forgets the socket, and no event of it comes any more. */
static void end_link(struct link *link, enum wire_state why)
{
    struct wires *wires = link->wires;
    struct wire *wire = link->wire;
    emscripten_websocket_delete(link->socket);
    SDL_free(link);
    wire->link = NULL;
    wires_ended(wires, wire, why);
}

static EM_BOOL opened(int kind, const EmscriptenWebSocketOpenEvent *event, void *context)
{
    (void)kind, (void)event;
    struct link *link = context;
    link->open = true;
    wires_opened(link->wires, link->wire);
    transport_nudge(link->wires); /* for lines that waited for this */
    return EM_TRUE;
}

static EM_BOOL came(int kind, const EmscriptenWebSocketMessageEvent *event, void *context)
{
    (void)kind;
    struct link *link = context;
    const char *line = (const char *)event->data;
    size_t length = event->isText && event->numBytes > 0 ? event->numBytes - 1 : 0; /* a 0 stands behind it */
    if (!event->isText || length > WIRE_LINE || text_characters(line, length) < 0) {
        wires_babbles(link->wires, link->wire);
    } else {
        wires_came(link->wires, link->wire, line, length);
    }
    transport_nudge(link->wires);
    return EM_TRUE;
}

static EM_BOOL closed(int kind, const EmscriptenWebSocketCloseEvent *event, void *context)
{
    (void)kind;
    struct link *link = context;
    end_link(link, !link->open ? WIRE_REFUSED : event->wasClean ? WIRE_CLOSED : WIRE_LOST);
    return EM_TRUE;
}

static void begin_to_open(struct wires *wires, struct wire *wire)
{
    char url[URL_SIZE];
    text_format(url, sizeof url, "%s://%s:%d/", wire->secure ? "wss" : "ws", wire->name, wire->port);
    EmscriptenWebSocketCreateAttributes attributes = {
        .url = url, .protocols = "route-mille", .createOnMainThread = EM_TRUE};
    EMSCRIPTEN_WEBSOCKET_T socket = emscripten_websocket_new(&attributes);
    if (socket <= 0) {
        wires_ended(wires, wire, WIRE_REFUSED);
        return;
    }
    struct link *link = SDL_calloc(1, sizeof *link);
    CHECK(link != NULL);
    *link = (struct link){.wires = wires, .wire = wire, .socket = socket};
    wire->link = link;
    emscripten_websocket_set_onopen_callback(socket, link, opened);
    emscripten_websocket_set_onmessage_callback(socket, link, came);
    emscripten_websocket_set_onclose_callback(socket, link, closed);
}

static void send_all(struct wires *wires, struct wire *wire, struct link *link)
{
    char line[WIRE_LINE + 1];
    unsigned long long waits = 0;
    while (link->open && wires_take(wires, wire, line) >= 0) {
        emscripten_websocket_send_utf8_text(link->socket, line);
    }
    if (emscripten_websocket_get_buffered_amount(link->socket, &waits) == 0 && waits > WIRE_WAITS) {
        end_link(link, WIRE_TOO_MUCH);
    }
}

bool transport_open(struct wires *wires)
{
    wires->transport = emscripten_websocket_is_supported() ? wires : NULL;
    return wires->transport != NULL;
}

void transport_nudge(struct wires *wires)
{
    for (int i = 0; i < WIRES; i++) {
        struct wire *wire = &wires->wire[i];
        enum wire_task task = wires_task(wires, wire);
        struct link *link = wire->link;
        if (task == WIRE_TASK_LISTEN || (task == WIRE_TASK_LEAVE && wire->listens)) {
            wires_ended(wires, wire, WIRE_REFUSED);
        } else if (task == WIRE_TASK_OPEN) {
            begin_to_open(wires, wire);
        } else if (task == WIRE_TASK_SEND && link) {
            send_all(wires, wire, link);
        } else if (task == WIRE_TASK_LEAVE && link) {
            send_all(wires, wire, link);
            if (wire->link) {
                emscripten_websocket_close(link->socket, CODE_NORMAL, ""); /* what waits is still sent */
                end_link(link, WIRE_CLOSED);
            }
        } else if (task == WIRE_TASK_CUT && link) {
            emscripten_websocket_close(link->socket, CODE_NORMAL, "");
            end_link(link, WIRE_LOST);
        }
    }
}

void transport_close(struct wires *wires)
{
    wires_all_ended(wires); /* lets go of them */
    transport_nudge(wires);
    wires->transport = NULL;
}

bool wires_can(void)
{
    return false; /* a page reaches a public host alone, and this program knows of none */
}
