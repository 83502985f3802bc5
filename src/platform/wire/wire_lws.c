/* SPDX-License-Identifier: MIT */
/* The transport by libwebsockets, on a thread of its own, which sleeps in poll() until something comes or
 * transport_nudge wakes it. All calls of the library but those that open, wake and end it are made on that
 * thread. */
#include "platform/wire/wire_lws.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/threads.h"

#include <string.h>

enum {
    STACK_BYTES = 1 << 20,
    FAREWELL_MS = 333, /* for what waits to be sent when the program ends */
    HANG_MS = 1000,    /* beyond that the thread hangs, looking for a host's name */
    NAP_MS = 2,
    /* Those that have come and not yet said what they want: as many again as may be open. */
    FILES = 2 * WIRE_MOST + DOORS + 2,
    HEADER_BYTES = 4096
};

/* What the transport keeps of a wire that it holds. */
struct link {
    struct lws *wsi; /* NULL: none yet */
    bool open;       /* lines may be sent */
    bool leaves;     /* it ends when all is sent */
    bool dies;       /* its end is under way */
    bool closed;     /* the other side has closed it in order */
    size_t got;      /* bytes of the line that is coming */
    char line[WIRE_LINE];
};

/* ---- one wire ------------------------------------------------------------------------------------------ */

/* The library is done with a wire. */
static void end_wire(struct transport *transport, struct lws *wsi, enum wire_state why)
{
    struct wire *wire = transport->lws->lws_get_opaque_user_data(wsi);
    if (wire) {
        transport->lws->lws_set_opaque_user_data(wsi, NULL);
        SDL_free(wire->link);
        wire->link = NULL;
        wires_ended(transport->wires, wire, why);
    }
}

static struct link *link_make(struct wire *wire)
{
    struct link *link = SDL_calloc(1, sizeof *link);
    CHECK(link != NULL);
    wire->link = link;
    return link;
}

/* Ends the connection after at most some seconds; 0: at once. */
static void end_soon(struct transport *transport, struct link *link, int seconds)
{
    if (link->wsi) {
        transport->lws->lws_set_timeout(link->wsi, PENDING_TIMEOUT_USER_REASON_BASE,
                                        seconds > 0 ? seconds : LWS_TO_KILL_ASYNC);
    }
}

/* Whether a stranger may have a wire: a Route Mille does not say from which page it comes, as a browser does
 * for whatever page it shows. 0: it may. */
static int greet(struct transport *transport, struct lws *wsi)
{
    const struct lws_calls *lws = transport->lws;
    const struct door *door = lws->lws_vhost_user(lws->lws_get_vhost(wsi));
    if (!door || !door->wire || lws->lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) > 0) {
        return 1;
    }
    struct wire *wire = wires_coming(transport->wires, door->wire);
    if (!wire) {
        return 1;
    }
    link_make(wire)->wsi = wsi;
    lws->lws_set_opaque_user_data(wsi, wire);
    return 0;
}

static void opened(struct transport *transport, struct wire *wire, struct lws *wsi)
{
    struct link *link = wire ? wire->link : NULL;
    if (link) {
        link->wsi = wsi;
        link->open = true;
        wires_opened(transport->wires, wire);
        transport->lws->lws_callback_on_writable(wsi); /* for lines that waited for this */
    }
}

/* A piece of a line has come. -1: the wire ends. */
static int take(struct transport *transport, struct wire *wire, struct lws *wsi, const char *bytes,
                size_t length)
{
    const struct lws_calls *lws = transport->lws;
    struct link *link = wire ? wire->link : NULL;
    if (!link) {
        return -1;
    }
    link->got = lws->lws_is_first_fragment(wsi) ? 0 : link->got;
    bool sound = !lws->lws_frame_is_binary(wsi) && length <= sizeof link->line - link->got;
    if (sound && length > 0) {
        memcpy(link->line + link->got, bytes, length);
        link->got += length;
    }
    bool whole = sound && lws->lws_is_final_fragment(wsi);
    sound = sound && (!whole || text_characters(link->line, link->got) >= 0);
    if (!sound) {
        wires_babbles(transport->wires, wire);
    }
    if (!sound || (whole && !wires_came(transport->wires, wire, link->line, link->got))) {
        lws->lws_close_reason(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION, NULL, 0);
        return -1;
    }
    return 0;
}

/* There is room for a line. -1: the wire ends. */
static int give(struct transport *transport, struct wire *wire, struct lws *wsi)
{
    const struct lws_calls *lws = transport->lws;
    struct link *link = wire ? wire->link : NULL;
    if (!link || !link->open) {
        return 0;
    }
    char *line = (char *)transport->out + LWS_PRE;
    long length = wires_take(transport->wires, wire, line);
    if (length >= 0) {
        int sent = lws->lws_write(wsi, (unsigned char *)line, (size_t)length, LWS_WRITE_TEXT);
        lws->lws_callback_on_writable(wsi);
        return sent < 0 ? -1 : 0;
    }
    if (link->leaves) {
        lws->lws_close_reason(wsi, LWS_CLOSE_STATUS_NORMAL, NULL, 0);
        return -1;
    }
    return 0;
}

static enum wire_state reason_of(const struct wire *wire)
{
    const struct link *link = wire ? wire->link : NULL;
    return link && (link->closed || link->leaves) ? WIRE_CLOSED : WIRE_LOST;
}

/* Why a wire did not open, by the library's words for it. */
static enum wire_state refusal(const char *why, size_t length)
{
    static const struct {
        const char *word;
        enum wire_state state;
    } words[] = {{"cert", WIRE_UNSAFE}, {"SSL", WIRE_UNSAFE}, {"tls", WIRE_UNSAFE}, {"imed out", WIRE_LOST}};
    char text[128] = "";
    struct text copy = text_in(text, sizeof text);
    text_add_bytes(&copy, why ? why : "", why ? strnlen(why, length) : 0);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strstr(text, words[i].word)) {
            return words[i].state;
        }
    }
    return WIRE_REFUSED;
}

/* ---- what the library calls ---------------------------------------------------------------------------- */

/* For whoever is no wire yet, or wants to be none. */
static int stranger(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    (void)user, (void)length;
    const struct lws_calls *lws = lws_calls_find();
    const struct door *door = NULL;
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        door = lws->lws_vhost_user(lws->lws_get_vhost(wsi));
        return door && door->wire ? 0 : -1;
    case LWS_CALLBACK_HTTP:
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return in && strcmp(in, "websocket") == 0 ? 0 : -1;
    default:
        return 0;
    }
}

static int speak(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    (void)user;
    const struct lws_calls *lws = lws_calls_find();
    struct lws_context *context = lws->lws_get_context(wsi);
    struct transport *transport = context ? lws->lws_context_user(context) : NULL;
    if (!transport) {
        return 0;
    }
    struct wire *wire = lws->lws_get_opaque_user_data(wsi);
    struct link *link = wire ? wire->link : NULL;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return greet(transport, wsi);
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        opened(transport, wire, wsi);
        return 0;
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return take(transport, wire, wsi, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return give(transport, wire, wsi);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        if (link) {
            link->closed = true;
        }
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        end_wire(transport, wsi, refusal(in, length));
        return 0;
    case LWS_CALLBACK_CLOSED:
    case LWS_CALLBACK_CLIENT_CLOSED:
    case LWS_CALLBACK_WSI_DESTROY:
        end_wire(transport, wsi, reason_of(wire));
        return 0;
    case LWS_CALLBACK_HTTP:
        return -1;
    default:
        return 0;
    }
}

/* ---- what the program asks for ------------------------------------------------------------------------- */

/* The vhost for wires that are opened from here. NULL: this build of the library cannot encrypt. The
 * certificates of authorities are the system's: with a file for them, if it is empty, the library does not
 * look for more in a folder beside ours. */
static struct lws_vhost *leaving_from(struct transport *transport, bool secure)
{
    struct lws_vhost **vhost = secure ? &transport->secure : &transport->plain;
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .vhost_name = secure ? "secure" : "plain"};
    if (secure) {
#ifdef LWS_WITH_TLS
        info.client_ssl_ca_filepath = "/dev/null";
        info.options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
#else
        return NULL;
#endif
    }
    *vhost = *vhost ? *vhost : lws_make_vhost(transport, &info);
    return *vhost;
}

static void begin_to_open(struct transport *transport, struct wire *wire)
{
    struct link *link = link_make(wire);
    struct lws_client_connect_info info = {.context = transport->context,
                                           .vhost = leaving_from(transport, wire->secure),
                                           .address = wire->name,
                                           .host = wire->name,
                                           .port = wire->port,
                                           .path = "/",
                                           .protocol = transport->protocols[1].name,
                                           .local_protocol_name = transport->protocols[1].name,
                                           .alpn = "http/1.1",
                                           .ssl_connection = LCCSCF_HTTP_NO_FOLLOW_REDIRECT |
                                                             (wire->secure ? LCCSCF_USE_SSL : 0),
                                           .ietf_version_or_minus_one = -1,
                                           .retry_and_idle_policy = &transport->pings,
                                           .opaque_user_data = wire};
    struct lws *wsi = info.vhost ? transport->lws->lws_client_connect_via_info(&info) : NULL;
    if (wire->link == link && wsi) {
        link->wsi = wsi;
    } else if (wire->link == link) {
        SDL_free(link);
        wire->link = NULL;
        wires_ended(transport->wires, wire, info.vhost ? WIRE_REFUSED : WIRE_UNSAFE);
    }
}

static void leave(struct transport *transport, struct wire *wire)
{
    struct link *link = wire->link;
    if (!link->leaves) {
        link->leaves = true;
        end_soon(transport, link, link->open ? transport->wires->manner.patience_s : 0);
        if (link->open) {
            transport->lws->lws_callback_on_writable(link->wsi);
        }
    }
}

static void look_through(struct transport *transport)
{
    for (int i = 0; i < WIRES; i++) {
        struct wire *wire = &transport->wires->wire[i];
        enum wire_task task = wires_task(transport->wires, wire);
        /* A row that is not held belongs to the program. */
        struct link *link = task == WIRE_TASK_NONE ? NULL : wire->link;
        if (task == WIRE_TASK_LISTEN) {
            lws_begin_to_listen(transport, wire);
        } else if (task == WIRE_TASK_OPEN) {
            begin_to_open(transport, wire);
        } else if (task == WIRE_TASK_SEND && link && link->open) {
            transport->lws->lws_callback_on_writable(link->wsi);
        } else if (task == WIRE_TASK_LEAVE && wire->listens) {
            lws_stop_listening(transport, wire);
        } else if (task == WIRE_TASK_LEAVE && link) {
            leave(transport, wire);
        } else if (task == WIRE_TASK_CUT && link && !link->dies) {
            link->dies = true;
            end_soon(transport, link, 0);
        }
    }
}

/* ---- the thread ---------------------------------------------------------------------------------------- */

static int serve(void *context)
{
    struct transport *transport = context;
    const struct lws_calls *lws = transport->lws;
    while (SDL_AtomicGet(&transport->closing) == 0) {
        look_through(transport);
        lws->lws_service(transport->context, 0);
    }
    for (Uint64 until = SDL_GetTicks64() + FAREWELL_MS;
         !wires_all_ended(transport->wires) && SDL_GetTicks64() < until; SDL_Delay(NAP_MS)) {
        look_through(transport);
        lws->lws_service(transport->context, -1);
    }
    SDL_SemPost(transport->ended);
    return 0;
}

/* No thread uses it any more. */
static void forget(struct transport *transport)
{
    if (transport->context) {
        transport->lws->lws_context_destroy(transport->context);
    }
    SDL_DestroySemaphore(transport->ended);
    SDL_free(transport);
}

static void ignore_log(int level, const char *line)
{
    (void)level, (void)line;
}

bool transport_open(struct wires *wires)
{
    const struct lws_calls *lws = lws_calls_find();
    struct transport *transport = lws ? SDL_calloc(1, sizeof *transport) : NULL;
    if (!transport) {
        return false;
    }
    lws->lws_set_log_level(0, ignore_log);
    *transport = (struct transport){
        .wires = wires,
        .lws = lws,
        .protocols = {{.name = "http", .callback = stranger},
                      {.name = "route-mille", .callback = speak, .rx_buffer_size = WIRE_LINE}},
        .pings = {.secs_since_valid_ping = WIRE_PING_S, .secs_since_valid_hangup = WIRE_SILENCE_S},
        .ended = SDL_CreateSemaphore(0)};
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .user = transport,
                                             .gid = -1,
                                             .uid = -1,
                                             .protocols = transport->protocols,
                                             .timeout_secs = (unsigned int)wires->manner.patience_s,
                                             .connect_timeout_secs = (unsigned int)wires->manner.patience_s,
                                             .fd_limit_per_thread = FILES,
                                             .max_http_header_data = HEADER_BYTES,
                                             .max_http_header_pool = FILES,
                                             .retry_and_idle_policy = &transport->pings,
                                             .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                                                        LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT};
    transport->context = transport->ended ? lws->lws_create_context(&info) : NULL;
    transport->thread = transport->context ? threads_begin(serve, "wires", STACK_BYTES, transport) : NULL;
    if (!transport->thread) {
        forget(transport);
        return false;
    }
    wires->transport = transport;
    return true;
}

void transport_nudge(struct wires *wires)
{
    struct transport *transport = wires->transport;
    transport->lws->lws_cancel_service(transport->context);
}

void transport_close(struct wires *wires)
{
    struct transport *transport = wires->transport;
    SDL_AtomicSet(&transport->closing, 1);
    transport_nudge(wires);
    if (SDL_SemWaitTimeout(transport->ended, FAREWELL_MS + HANG_MS) == 0) {
        SDL_WaitThread(transport->thread, NULL);
        forget(transport);
        wires->transport = NULL;
    } else {
        SDL_DetachThread(transport->thread);
    }
}

bool wires_can(void)
{
    return true;
}
