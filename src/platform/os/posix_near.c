/* SPDX-License-Identifier: MIT */
/* Machines nearby on Linux, macOS and the BSDs: broadcasts by UDP, and this machine's own address. */
#include "platform/os/os.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* ---- addresses ----------------------------------------------------------------------------------------- */

/* An address of a network that is up, in the order of the machine; 0: it has no IPv4. */
static uint32_t address_of(const struct sockaddr *address)
{
    struct sockaddr_in internet;
    if (!address || address->sa_family != AF_INET) {
        return 0;
    }
    memcpy(&internet, address, sizeof internet);
    return ntohl(internet.sin_addr.s_addr);
}

/* RFC 1918. */
static bool is_private(uint32_t address)
{
    return address >> 24 == 10 || address >> 20 == (172 << 4 | 1) || address >> 16 == (192 << 8 | 168);
}

/* Of several networks that of the most usual kind: those of virtual machines are often of the others. */
static int liking(uint32_t address)
{
    return !is_private(address) ? 0 : address >> 24 == 10 ? 2 : address >> 20 == (172 << 4 | 1) ? 1 : 3;
}

bool os_address(char address[OS_ADDRESS_SIZE])
{
    struct ifaddrs *all = NULL;
    uint32_t best = 0;
    if (getifaddrs(&all) != 0) {
        return false;
    }
    for (const struct ifaddrs *at = all; at; at = at->ifa_next) {
        uint32_t own = address_of(at->ifa_addr);
        best = (at->ifa_flags & IFF_UP) && liking(own) > liking(best) ? own : best;
    }
    freeifaddrs(all);
    struct in_addr found = {.s_addr = htonl(best)};
    return liking(best) > 0 && inet_ntop(AF_INET, &found, address, OS_ADDRESS_SIZE) != NULL;
}

/* ---- an ear -------------------------------------------------------------------------------------------- */

static int open_socket(int option)
{
    int on = 1, made = socket(AF_INET, SOCK_DGRAM, 0);
    if (made >= 0 && (fcntl(made, F_SETFD, FD_CLOEXEC) != 0 || fcntl(made, F_SETFL, O_NONBLOCK) != 0 ||
                      setsockopt(made, SOL_SOCKET, option, &on, sizeof on) != 0)) {
        close(made);
        made = -1;
    }
    return made;
}

static bool send_to(int socket, uint32_t address, int port, const char *bytes, size_t length)
{
    struct sockaddr_in to = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(address)};
    return sendto(socket, bytes, length, 0, (const struct sockaddr *)(const void *)&to, sizeof to) >= 0;
}

bool os_ear_open(struct os_ear *ear, int port)
{
    struct sockaddr_in any = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_ANY)};
    if (pipe(ear->ended) != 0) {
        return false;
    }
#ifdef __linux__
    ear->socket = open_socket(SO_REUSEADDR);
#else
    ear->socket = open_socket(SO_REUSEPORT);
#endif
    bool open =
        ear->socket >= 0 && bind(ear->socket, (const struct sockaddr *)(const void *)&any, sizeof any) == 0;
    for (int i = 0; i < 2; i++) {
        open = open && fcntl(ear->ended[i], F_SETFD, FD_CLOEXEC) == 0;
    }
    if (!open) {
        os_ear_close(ear);
    }
    return open;
}

long os_ear_hear(const struct os_ear *ear, char *bytes, size_t size)
{
    for (;;) {
        struct pollfd wait[2] = {{.fd = ear->ended[0], .events = POLLIN},
                                 {.fd = ear->socket, .events = POLLIN}};
        if (poll(wait, 2, -1) < 0 && errno != EINTR) {
            return -1;
        }
        if (wait[0].revents != 0) {
            return -1;
        }
        ssize_t came = recv(ear->socket, bytes, size, 0);
        if (came >= 0) {
            return (long)came;
        }
        if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR && errno != ECONNREFUSED) {
            return -1;
        }
    }
}

void os_ear_end(const struct os_ear *ear)
{
    (void)!write(ear->ended[1], "", 1);
}

void os_ear_close(struct os_ear *ear)
{
    close(ear->ended[0]);
    close(ear->ended[1]);
    if (ear->socket >= 0) {
        close(ear->socket);
    }
}

void os_tell_all(int port, bool only_at_home, const char *bytes, size_t length)
{
    enum { HOME_BROADCAST = 0x7FFFFFFF /* 127.255.255.255 */ };
    struct ifaddrs *all = NULL;
    int socket = open_socket(SO_BROADCAST);
    if (socket < 0) {
        return;
    }
    bool told = false;
    for (const struct ifaddrs *at = !only_at_home && getifaddrs(&all) == 0 ? all : NULL; at;
         at = at->ifa_next) {
        bool reaches = (at->ifa_flags & IFF_UP) && (at->ifa_flags & IFF_BROADCAST);
        uint32_t to = reaches ? address_of(at->ifa_broadaddr) : 0;
        told = (to != 0 && send_to(socket, to, port, bytes, length)) || told;
    }
    /* Without a network, programs on this machine; not every system takes that for all of them. */
    if (!told && !send_to(socket, HOME_BROADCAST, port, bytes, length)) {
        send_to(socket, INADDR_LOOPBACK, port, bytes, length);
    }
    if (all) {
        freeifaddrs(all);
    }
    close(socket);
}
