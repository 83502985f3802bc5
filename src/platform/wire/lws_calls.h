/* SPDX-License-Identifier: MIT */
/* The functions of libwebsockets, which is loaded when the first wire is asked for: with the libraries that
 * stand behind it, it would else cost each start some milliseconds and megabytes. Where it is linked (it has
 * no file of its own then), these are its functions themselves. */
#ifndef PLATFORM_WIRE_LWS_CALLS_H
#define PLATFORM_WIRE_LWS_CALLS_H

#include <libwebsockets.h>

#define LWS_CALLS(CALL)                                                                                      \
    CALL(lws_callback_on_writable)                                                                           \
    CALL(lws_cancel_service)                                                                                 \
    CALL(lws_client_connect_via_info)                                                                        \
    CALL(lws_close_reason)                                                                                   \
    CALL(lws_context_destroy)                                                                                \
    CALL(lws_context_user)                                                                                   \
    CALL(lws_create_context)                                                                                 \
    CALL(lws_create_vhost)                                                                                   \
    CALL(lws_frame_is_binary)                                                                                \
    CALL(lws_get_context)                                                                                    \
    CALL(lws_get_opaque_user_data)                                                                           \
    CALL(lws_get_vhost)                                                                                      \
    CALL(lws_get_vhost_listen_port)                                                                          \
    CALL(lws_hdr_total_length)                                                                               \
    CALL(lws_is_final_fragment)                                                                              \
    CALL(lws_is_first_fragment)                                                                              \
    CALL(lws_service)                                                                                        \
    CALL(lws_set_log_level)                                                                                  \
    CALL(lws_set_opaque_user_data)                                                                           \
    CALL(lws_set_timeout)                                                                                    \
    CALL(lws_vhost_user)                                                                                     \
    CALL(lws_write)

#define LWS_CALL(name) __typeof__(name) *(name);
struct lws_calls {
    LWS_CALLS(LWS_CALL)
};
#undef LWS_CALL

/* NULL: the library is not here. Once loaded it stays until the program ends: whom the library calls has no
 * other way to its functions. The first call must have returned before another thread calls this. */
const struct lws_calls *lws_calls_find(void);

#endif
