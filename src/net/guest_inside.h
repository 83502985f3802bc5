/* SPDX-License-Identifier: MIT */
/* A guest among its own files. */
#ifndef NET_GUEST_INSIDE_H
#define NET_GUEST_INSIDE_H

#include "net/guest.h"

/* The guest is out, for a reason; what was waiting is forgotten. */
enum guest_news guest_out(struct guest *guest, enum guest_why why);

#endif
