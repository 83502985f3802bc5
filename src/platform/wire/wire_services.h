/* SPDX-License-Identifier: MIT */
/* The services for wires, for machines nearby and for secrets, beside those of services.c. */
#ifndef PLATFORM_WIRE_WIRE_SERVICES_H
#define PLATFORM_WIRE_WIRE_SERVICES_H

#include "ui/services.h"

/* Fills them in. The context of every function is the platform. */
void wire_services(struct services *services);

#endif
