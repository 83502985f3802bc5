/* SPDX-License-Identifier: MIT */
/* The ports at which the transport listens. */
#include "platform/wire/wire_lws.h"

#include "base/text.h"

struct lws_vhost *lws_make_vhost(struct transport *transport, struct lws_context_creation_info *info)
{
    info->protocols = transport->protocols;
    info->retry_and_idle_policy = &transport->pings;
    info->timeout_secs_ah_idle = (unsigned int)transport->wires->manner.patience_s;
    info->http_proxy_address =
        ""; /* else the environment names one, for machines of the private network too */
    return transport->lws->lws_create_vhost(transport->context, info);
}

void lws_stop_listening(struct transport *transport, struct wire *wire)
{
    for (int i = 0; i < DOORS; i++) {
        struct door *door = &transport->door[i];
        door->wire = door->wire == wire ? NULL : door->wire;
    }
    wires_ended(transport->wires, wire, WIRE_CLOSED);
}

/* A door to a port from `first` to `most`: one that was closed, or a new one. NULL: there is none. */
static struct door *find_door(struct transport *transport, int first, int most)
{
    struct door *free = NULL;
    bool ours[DOORS] = {false};
    for (int i = 0; i < DOORS; i++) {
        struct door *door = &transport->door[i];
        if (door->wire && wires_task(transport->wires, door->wire) == WIRE_TASK_LEAVE) {
            lws_stop_listening(transport, door->wire);
        }
        if (door->vhost && !door->wire && (first == 0 || (door->port >= first && door->port <= most))) {
            return door;
        }
        free = !free && !door->vhost ? door : free;
        if (door->vhost && door->port >= first && door->port < first + DOORS) {
            ours[door->port - first] = true; /* a second door there would share it */
        }
    }
    for (int port = first; free && port <= most && !free->vhost; port++) {
        struct lws_context_creation_info info = {
            .port = port,
            .vhost_name = free->name,
            .user = free,
            .iface = transport->wires->manner.only_at_home ? "127.0.0.1" : NULL,
            .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_DISABLE_IPV6};
        text_format(free->name, sizeof free->name, "port %d", port);
        bool taken = port - first < DOORS && ours[port - first];
        free->vhost = taken ? NULL : lws_make_vhost(transport, &info);
    }
    if (!free || !free->vhost) {
        return NULL;
    }
    free->port = transport->lws->lws_get_vhost_listen_port(free->vhost);
    return free;
}

void lws_begin_to_listen(struct transport *transport, struct wire *wire)
{
    struct door *door = find_door(transport, wire->port, wire->most);
    if (door) {
        door->wire = wire;
        wires_listens(transport->wires, wire, door->port);
    } else {
        wires_ended(transport->wires, wire, WIRE_REFUSED);
    }
}
