/* SPDX-License-Identifier: MIT */
/* What the program calls of Emscripten's own header, for a machine that has none: packaging/compile web. */
#ifndef EMSCRIPTEN_WEBSOCKET_H
#define EMSCRIPTEN_WEBSOCKET_H

#include <stdbool.h>
#include <stdint.h>

#define EM_BOOL int
#define EM_TRUE 1
#define EMSCRIPTEN_RESULT int
#define EMSCRIPTEN_WEBSOCKET_T int

typedef struct EmscriptenWebSocketCreateAttributes {
    const char *url, *protocols;
    EM_BOOL createOnMainThread;
} EmscriptenWebSocketCreateAttributes;
typedef struct EmscriptenWebSocketOpenEvent {
    EMSCRIPTEN_WEBSOCKET_T socket;
} EmscriptenWebSocketOpenEvent;
typedef struct EmscriptenWebSocketMessageEvent {
    EMSCRIPTEN_WEBSOCKET_T socket;
    uint8_t *data;
    uint32_t numBytes;
    EM_BOOL isText;
} EmscriptenWebSocketMessageEvent;
typedef struct EmscriptenWebSocketCloseEvent {
    EMSCRIPTEN_WEBSOCKET_T socket;
    EM_BOOL wasClean;
    unsigned short code;
    char reason[512];
} EmscriptenWebSocketCloseEvent;

typedef EM_BOOL (*em_websocket_open_callback_func)(int kind, const EmscriptenWebSocketOpenEvent *event,
                                                   void *context);
typedef EM_BOOL (*em_websocket_message_callback_func)(int kind, const EmscriptenWebSocketMessageEvent *event,
                                                      void *context);
typedef EM_BOOL (*em_websocket_close_callback_func)(int kind, const EmscriptenWebSocketCloseEvent *event,
                                                    void *context);

EM_BOOL emscripten_websocket_is_supported(void);
EMSCRIPTEN_WEBSOCKET_T emscripten_websocket_new(EmscriptenWebSocketCreateAttributes *attributes);
EMSCRIPTEN_RESULT emscripten_websocket_set_onopen_callback(EMSCRIPTEN_WEBSOCKET_T socket, void *context,
                                                           em_websocket_open_callback_func callback);
EMSCRIPTEN_RESULT emscripten_websocket_set_onmessage_callback(EMSCRIPTEN_WEBSOCKET_T socket, void *context,
                                                              em_websocket_message_callback_func callback);
EMSCRIPTEN_RESULT emscripten_websocket_set_onclose_callback(EMSCRIPTEN_WEBSOCKET_T socket, void *context,
                                                            em_websocket_close_callback_func callback);
EMSCRIPTEN_RESULT emscripten_websocket_get_buffered_amount(EMSCRIPTEN_WEBSOCKET_T socket,
                                                           unsigned long long *amount);
EMSCRIPTEN_RESULT emscripten_websocket_send_utf8_text(EMSCRIPTEN_WEBSOCKET_T socket, const char *text);
EMSCRIPTEN_RESULT emscripten_websocket_close(EMSCRIPTEN_WEBSOCKET_T socket, unsigned short code,
                                             const char *reason);
EMSCRIPTEN_RESULT emscripten_websocket_delete(EMSCRIPTEN_WEBSOCKET_T socket);

#endif
