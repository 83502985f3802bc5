/* SPDX-License-Identifier: MIT */
#include "platform/wire/wire_services.h"

#include "platform/machine.h"
#include "platform/os/os.h"

static bool secret(void *context, void *bytes, size_t length)
{
    (void)context;
    return os_secret(bytes, length);
}

static bool can(void *context)
{
    (void)context;
    return wires_can();
}

static uint32_t listen_for(void *context, int first, int most, int *port, char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return wires_listen(platform->wires, first, most, port, error);
}

static uint32_t accept_one(void *context, uint32_t listening)
{
    const struct platform *platform = context;
    return wires_accept(platform->wires, listening);
}

static uint32_t open_to(void *context, const char *host, int port, bool secure,
                        char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return wires_connect(platform->wires, host, port, secure, error);
}

static bool send_line(void *context, uint32_t wire, const char *line)
{
    const struct platform *platform = context;
    return wires_send(platform->wires, wire, line);
}

static bool next_line(void *context, uint32_t wire, char *line, size_t size)
{
    const struct platform *platform = context;
    return wires_next(platform->wires, wire, line, size);
}

static enum wire_state state_of(void *context, uint32_t wire)
{
    const struct platform *platform = context;
    return wires_state(platform->wires, wire);
}

static void let_go(void *context, uint32_t wire)
{
    const struct platform *platform = context;
    wires_let_go(platform->wires, wire);
}

static bool address(void *context, char text[WIRE_ADDRESS_SIZE])
{
    (void)context;
    return os_address(text);
}

static void tell(void *context, const char *line)
{
    const struct platform *platform = context;
    near_tell(&platform->near, line);
}

static void listen_near(void *context, bool on)
{
    struct platform *platform = context;
    near_listen(&platform->near, on);
}

static bool next_near(void *context, char *line, size_t size)
{
    struct platform *platform = context;
    return near_next(&platform->near, line, size);
}

void wire_services(struct services *services)
{
    services->secret = secret;
    services->can_wire = can;
    services->wire_listen = listen_for;
    services->wire_accept = accept_one;
    services->wire_open = open_to;
    services->wire_send = send_line;
    services->wire_next = next_line;
    services->wire_state = state_of;
    services->wire_close = let_go;
    services->wire_address = address;
    services->near_tell = tell;
    services->near_listen = listen_near;
    services->near_next = next_near;
}
