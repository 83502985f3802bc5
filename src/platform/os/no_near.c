/* SPDX-License-Identifier: MIT */
/* Machines nearby: browsers do not let a page look for them, and on Windows this does not yet. */
#include "platform/os/os.h"

bool os_address(char address[OS_ADDRESS_SIZE])
{
    address[0] = '\0';
    return false;
}

bool os_ear_open(struct os_ear *ear, int port)
{
    (void)ear, (void)port;
    return false;
}

long os_ear_hear(const struct os_ear *ear, char *bytes, size_t size)
{
    (void)ear, (void)bytes, (void)size;
    return -1;
}

void os_ear_end(const struct os_ear *ear)
{
    (void)ear;
}

void os_ear_close(struct os_ear *ear)
{
    (void)ear;
}

void os_tell_all(int port, bool only_at_home, const char *bytes, size_t length)
{
    (void)port, (void)only_at_home, (void)bytes, (void)length;
}
