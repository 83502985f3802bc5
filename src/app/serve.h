/* SPDX-License-Identifier: MIT */
/* The services that the front asks for, each handed on to the platform or to the languages. */
#ifndef APP_SERVE_H
#define APP_SERVE_H

#include "app/tongues.h"
#include "platform/platform.h"
#include "ui/services.h"

struct serve {
    struct services services; /* its context is this very struct */
    struct platform *platform;
    struct tongue *tongue;
};

/* Fills in every service. The platform and the tongue stay the caller's and outlive *serve, which must not
 * move afterwards. */
void serve_init(struct serve *serve, struct platform *platform, struct tongue *tongue);

#endif
