/* SPDX-License-Identifier: MIT */
/* Whether a screen reader runs: the property ScreenReaderEnabled of org.a11y.Status on the message bus of the
 * session. The two messages of D-Bus for this are written here, and no library of it is used: the library
 * waits up to 25 s for a bus that hangs. A bus that does not run is not started, and neither is a service on
 * it. */
#include "platform/os/os.h"

#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { PATIENCE_NS = 400000000, MESSAGE_SIZE = 1024, NS_A_MS = 1000000 };
/* Of D-Bus: kinds of messages, a flag, and the codes of a message's fields. */
enum { KIND_CALL = 1, KIND_RETURN = 2, KIND_ERROR = 3, NO_AUTO_START = 2 };
enum {
    FIELD_PATH = 1,
    FIELD_INTERFACE = 2,
    FIELD_MEMBER = 3,
    FIELD_TO = 6,
    FIELD_SIGNATURE = 8,
    HEADER = 16
};

/* Finds the socket of the bus: the first address with a path or an abstract name. False: there is no bus. */
static bool find_bus(struct sockaddr_un *address, socklen_t *length)
{
    const char *at = os_variable("DBUS_SESSION_BUS_ADDRESS"), *run = os_variable("XDG_RUNTIME_DIR");
    size_t size = sizeof address->sun_path;
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    *length = sizeof *address;
    if (!at || !*at) {
        return run && text_format(address->sun_path, size, "%s/bus", run);
    }
    for (; at; at = strchr(at, ';') ? strchr(at, ';') + 1 : NULL) {
        static const char path[] = "unix:path=", abstract[] = "unix:abstract=";
        if (strncmp(at, path, strlen(path)) == 0) {
            at += strlen(path);
            return text_format(address->sun_path, size, "%.*s", (int)strcspn(at, ",;"), at);
        }
        if (strncmp(at, abstract, strlen(abstract)) == 0) {
            at += strlen(abstract);
            size_t count = strcspn(at, ",;");
            *length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + count);
            return text_format(address->sun_path + 1, size - 1, "%.*s", (int)count, at);
        }
    }
    return false;
}

struct bus {
    int socket;
    uint64_t until; /* time in ns */
};

static bool wait_for(const struct bus *bus, short events)
{
    uint64_t now = os_steady_ns();
    struct pollfd wait = {.fd = bus->socket, .events = events};
    return now < bus->until && poll(&wait, 1, (int)((bus->until - now) / NS_A_MS)) > 0;
}

static bool send_all(const struct bus *bus, const void *data, size_t length)
{
    for (const char *at = data; length > 0;) {
        ssize_t sent = wait_for(bus, POLLOUT) ? write(bus->socket, at, length) : 0;
        if (sent <= 0) {
            return false;
        }
        at += sent;
        length -= (size_t)sent;
    }
    return true;
}

static bool receive_all(const struct bus *bus, void *data, size_t length)
{
    for (char *at = data; length > 0;) {
        ssize_t got = wait_for(bus, POLLIN) ? read(bus->socket, at, length) : 0;
        if (got <= 0) {
            return false;
        }
        at += got;
        length -= (size_t)got;
    }
    return true;
}

/* ---- messages ------------------------------------------------------------------------------------------ */

struct message {
    unsigned char bytes[MESSAGE_SIZE];
    size_t length;
};

static void add_byte(struct message *message, unsigned value)
{
    if (message->length < MESSAGE_SIZE) {
        message->bytes[message->length++] = (unsigned char)value;
    }
}

static void align(struct message *message, size_t to)
{
    while (message->length % to != 0) {
        add_byte(message, 0);
    }
}

/* A number of four bytes; messages are written with the lowest byte first. */
static void put_number(struct message *message, size_t at, size_t value)
{
    for (size_t i = 0; i < 4 && at + i < MESSAGE_SIZE; i++) {
        message->bytes[at + i] = (unsigned char)(value >> 8 * i & 0xFF);
    }
}

static void add_number(struct message *message, size_t value)
{
    align(message, 4);
    put_number(message, message->length, value);
    message->length += 4;
}

static void add_characters(struct message *message, const char *string)
{
    for (const char *at = string; *at; at++) {
        add_byte(message, (unsigned char)*at);
    }
    add_byte(message, 0);
}

static void add_string(struct message *message, const char *string)
{
    add_number(message, strlen(string));
    add_characters(message, string);
}

/* A field of the head: its code, its type as a signature, its value. */
static void add_field(struct message *message, unsigned code, char type, const char *value)
{
    align(message, 8);
    add_byte(message, code);
    add_byte(message, 1);
    add_byte(message, (unsigned char)type);
    add_byte(message, 0);
    if (type == 'g') {
        add_byte(message, (unsigned)strlen(value));
        add_characters(message, value);
    } else {
        add_string(message, value);
    }
}

struct call {
    const char *to, *path, *interface, *member;
    const char *argument[2]; /* strings; NULL: none */
};

static void write_call(struct message *message, const struct call *call, size_t serial)
{
    static const char signature[] = "ss";
    *message = (struct message){.length = 0};
    add_byte(message, 'l');
    add_byte(message, KIND_CALL);
    add_byte(message, NO_AUTO_START);
    add_byte(message, 1);
    add_number(message, 0); /* the length of the body, and of the fields, are known later */
    add_number(message, serial);
    add_number(message, 0);
    add_field(message, FIELD_PATH, 'o', call->path);
    add_field(message, FIELD_TO, 's', call->to);
    add_field(message, FIELD_INTERFACE, 's', call->interface);
    add_field(message, FIELD_MEMBER, 's', call->member);
    if (call->argument[0]) {
        add_field(message, FIELD_SIGNATURE, 'g', signature);
    }
    put_number(message, 12, message->length - HEADER);
    align(message, 8);
    size_t body = message->length;
    for (int i = 0; i < 2 && call->argument[i]; i++) {
        add_string(message, call->argument[i]);
    }
    put_number(message, 4, message->length - body);
}

static size_t number_at(const unsigned char *bytes)
{
    return bytes[0] | (size_t)bytes[1] << 8 | (size_t)bytes[2] << 16 | (size_t)bytes[3] << 24;
}

/* Receives the next reply to a call, and leaves signals out; *body is where its body begins. False: the bus
 * says no more, or no. */
static bool receive_reply(const struct bus *bus, struct message *message, size_t *body)
{
    for (;;) {
        if (!receive_all(bus, message->bytes, HEADER) || message->bytes[0] != 'l') {
            return false;
        }
        size_t fields = number_at(message->bytes + 12), length = number_at(message->bytes + 4);
        if (fields > MESSAGE_SIZE || length > MESSAGE_SIZE) {
            return false;
        }
        *body = (HEADER + fields + 7) / 8 * 8;
        message->length = *body + length;
        if (message->length > MESSAGE_SIZE ||
            !receive_all(bus, message->bytes + HEADER, message->length - HEADER)) {
            return false;
        }
        if (message->bytes[1] == KIND_RETURN || message->bytes[1] == KIND_ERROR) {
            return message->bytes[1] == KIND_RETURN;
        }
    }
}

/* Says who we are: the number of the user, whose digits are written as hexadecimal codes. */
static bool sign_in(const struct bus *bus)
{
    char digits[16], line[96], answer[256];
    struct text out = text_in(line, sizeof line);
    text_format(digits, sizeof digits, "%ld", (long)getuid());
    text_add(&out, "AUTH EXTERNAL ");
    for (const char *at = digits; *at; at++) {
        text_addf(&out, "%02x", (unsigned)*at);
    }
    text_add(&out, "\r\n");
    if (!send_all(bus, "", 1) || !send_all(bus, line, out.length)) {
        return false;
    }
    size_t length = 0;
    do {
        if (length == sizeof answer || !receive_all(bus, answer + length, 1)) {
            return false;
        }
    } while (answer[length++] != '\n');
    static const char begin[] = "BEGIN\r\n";
    return strncmp(answer, "OK", 2) == 0 && send_all(bus, begin, strlen(begin));
}

/* The property is a variant: its signature, "b", and then a number at a multiple of four bytes. */
static bool ask(const struct bus *bus)
{
    static const struct call calls[] = {
        {.to = "org.freedesktop.DBus",
         .path = "/org/freedesktop/DBus",
         .interface = "org.freedesktop.DBus",
         .member = "Hello"},
        {.to = "org.a11y.Bus",
         .path = "/org/a11y/bus",
         .interface = "org.freedesktop.DBus.Properties",
         .member = "Get",
         .argument = {"org.a11y.Status", "ScreenReaderEnabled"}},
    };
    struct message message;
    size_t body = 0;
    if (!sign_in(bus)) {
        return false;
    }
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        write_call(&message, &calls[i], i + 1);
        if (!send_all(bus, message.bytes, message.length) || !receive_reply(bus, &message, &body)) {
            return false;
        }
    }
    static const unsigned char flag[] = {1, 'b', 0};
    return message.length >= body + 8 && memcmp(message.bytes + body, flag, sizeof flag) == 0 &&
           number_at(message.bytes + body + 4) != 0;
}

enum os_answer os_screen_reader(bool waits)
{
    struct sockaddr_un address;
    socklen_t length = 0;
    if (!find_bus(&address, &length)) {
        return OS_NO;
    }
    if (!waits) {
        return OS_PERHAPS;
    }
    bool runs = false;
    struct bus bus = {.socket = socket(AF_UNIX, SOCK_STREAM, 0), .until = os_steady_ns() + PATIENCE_NS};
    if (bus.socket >= 0) {
        fcntl(bus.socket, F_SETFD, FD_CLOEXEC);
        fcntl(bus.socket, F_SETFL, O_NONBLOCK);
        runs = connect(bus.socket, (const struct sockaddr *)(const void *)&address, length) == 0 && ask(&bus);
        close(bus.socket);
    }
    return runs ? OS_YES : OS_NO;
}
