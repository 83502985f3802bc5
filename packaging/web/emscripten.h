/* SPDX-License-Identifier: MIT */
/* What the program calls of Emscripten's own header, for a machine that has none: packaging/compile web. */
#ifndef EMSCRIPTEN_H
#define EMSCRIPTEN_H

#define EM_JS(type, name, parameters, ...) extern type name parameters;
#define EMSCRIPTEN_KEEPALIVE __attribute__((used))

typedef void (*em_arg_callback_func)(void *);
void emscripten_set_main_loop_arg(em_arg_callback_func step, void *context, int fps, bool endless);
void emscripten_cancel_main_loop(void);
double emscripten_get_now(void);

#endif
