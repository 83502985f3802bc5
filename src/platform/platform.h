/* SPDX-License-Identifier: MIT */
/* The machine: window, loop, renderer, input, files. SDL is named in this room only. */
#ifndef PLATFORM_PLATFORM_H
#define PLATFORM_PLATFORM_H

#include "base/work.h"
#include "ui/draw.h"
#include "ui/intent.h"
#include "ui/sound.h"

#include <stdint.h>

struct platform; /* made and owned by platform_open */

struct platform_config {
    const char *title;       /* of the window, translated */
    const char *data_folder; /* of assets/ and fonts/; NULL: looked for beside the program, in the source
                                tree and where it was installed */
    const char *trace_file;  /* NULL: no trace */
    int width, height;       /* of the window in pixels; 0: the remembered or a fitting size */
    bool asked;              /* that size was asked for: it is said if the display has no room for it */
    int x, y;                /* of the window; INT_MIN: centred */
    bool fullscreen;
    bool software; /* no graphics card */
    bool mute;
    struct sound_tables sounds; /* everything that may be heard; the rows must outlive the platform */
    bool seeded;                /* --seed: entropy follows it */
    uint64_t seed;
};

/* What the loop drives. */
struct platform_program {
    void *context;
    void (*resize)(void *context, const struct window *window);
    void (*intent)(void *context, const struct intent *intent);
    /* What a key or pad button means by its name (SDL's): true and the rest of *intent, of kind INTENT_NONE
     * for nothing at all; false where the platform's own meaning stands. NULL: it always stands. */
    bool (*meaning)(void *context, enum device device, const char *control, struct intent *intent);
    bool (*tick)(void *context); /* true while something moves */
    bool (*wants_frame)(void *context);
    void (*draw)(void *context, struct draw_list *list, float blend);
    /* For the trace: the focusable items and what is on top. */
    void (*settled)(void *context);
};

/* Opens the window. NULL: `error` says why in one sentence, and how to mend it. */
struct platform *platform_open(const struct platform_config *config, char *error, size_t error_size);
void platform_close(struct platform *platform);
/* Shows the first frame; platform_step comes next. The program must stay until a step returns false. */
void platform_start(struct platform *platform, const struct platform_program *program);
/* Hears what has come, ticks as time demands, 1/60 s each, and shows a frame if something changed; never
 * waits. A browser calls it once a frame. false: platform_quit was called, and it is not to be called again.
 */
bool platform_step(struct platform *platform);
/* Both, for systems whose programs wait for themselves: asleep while nothing happens, until platform_quit. */
void platform_run(struct platform *platform, const struct platform_program *program);

/* A saved file before there is a window, such as the settings that say how large it is to be; for free().
 * NULL: there is none, or it cannot be read now. */
char *platform_remembered(const char *name, size_t *length);

/* The bytes of a language's catalogue of messages, found beside the program or where it was installed; for
 * free(). NULL: there is none. Needs no window. */
char *platform_catalogue(const char *code, size_t *length);

/* The services of the machine; see ui/services.h for what each promises. */
const struct type_metrics *platform_type(struct platform *platform);
bool platform_save(struct platform *platform, const char *name, const char *data, size_t length, char *error,
                   size_t error_size);
char *platform_load(struct platform *platform, const char *name, size_t *length, char *error,
                    size_t error_size);
/* Writes a new file under the first free of NAME END, NAME 2 END, ...; `kept` tells which. */
bool platform_save_first(struct platform *platform, const char *name, const char *end, const char *data,
                         size_t length, char *kept, size_t kept_size, char *error, size_t error_size);
/* Whether another program has the folder, so that nothing of it is written or moved; and taking it over,
 * which false says cannot be done now. */
bool platform_is_guest(struct platform *platform);
bool platform_take_over(struct platform *platform, char *error, size_t error_size);
/* Whether nothing at all can be kept; `error` says where and why. */
bool platform_fault(struct platform *platform, char *error, size_t error_size);
/* A file anywhere, for free(). NULL: `error` says why in a sentence. */
char *platform_read(const char *path, size_t *length, char *error, size_t error_size);
bool platform_set_aside(struct platform *platform, const char *name, char *kept, size_t kept_size);
bool platform_remove(struct platform *platform, const char *name, char *error, size_t error_size);
/* Calls `found` for each file, newest first. */
void platform_list(struct platform *platform, const char *folder, const char *end, int most,
                   void (*found)(void *context, const char *name, long size, int day, int second),
                   void *context);
bool platform_save_path(struct platform *platform, const char *path, const char *data, size_t length,
                        char *error, size_t error_size);
int platform_today(struct platform *platform);
uint64_t platform_now(const struct platform *platform);
void platform_wake(struct platform *platform, int ms);
uint64_t platform_entropy(struct platform *platform);
void platform_rumble(struct platform *platform, float strength, int ms);
void platform_set_fullscreen(struct platform *platform, bool on);
void platform_set_window(struct platform *platform, int w, int h);
void platform_set_vsync(struct platform *platform, bool on);
bool platform_fullscreen(const struct platform *platform);
/* The windowed rectangle, also while full screen; a window opened with it lies as it lies now. */
void platform_window(const struct platform *platform, int *x, int *y, int *w, int *h);
void platform_rebuild(struct platform *platform);
void platform_quit(struct platform *platform);
void platform_trace(struct platform *platform, const char *fields);
void platform_log(struct platform *platform, const char *line);
/* By the numbers of the tables. */
void platform_sound(struct platform *platform, int cue, float pan);
void platform_music(struct platform *platform, int piece);
void platform_loudness(struct platform *platform, const struct sound_levels *levels);
/* Jobs on the thread of worker.h, or between two frames where there is none; their end wakes the loop for a
 * tick. After --seed deadlines do not count, so that a game can be had again. */
uint32_t platform_work_begin(struct platform *platform, const struct work *work, const void *memory);
bool platform_work_done(struct platform *platform, uint32_t number, void *memory, int *progress);
void platform_work_cancel(struct platform *platform, uint32_t number);
/* Puts text into the clipboard; false: there is none to be had. */
bool platform_clip(struct platform *platform, const char *text);
enum pad_style platform_pad_style(const struct platform *platform);
/* Is there a trace? Saves the work of writing its fields if not. */
bool platform_traces(const struct platform *platform);
/* A rectangle of the canvas in window pixels, as a mouse counts them. */
struct rect platform_pixels(const struct platform *platform, struct rect box);
/* Makes every picture of a list in the background, so that a later frame need not wait for it. */
void platform_prepare(struct platform *platform, const struct draw_list *list);
/* While a name is typed: letter keys arrive as INTENT_TEXT, composed as the desktop does, and as nothing
 * else. */
void platform_type_text(struct platform *platform, bool on);

/* Pictures without a window, for tests and the README: fonts and art as in the game, painted by the
 * software renderer into memory. */
struct easel;
struct easel *easel_open(const char *data_folder, char *error, size_t error_size);
void easel_close(struct easel *easel);
const struct type_metrics *easel_type(struct easel *easel);
/* Paints a list; W x H RGBA bytes that stay the easel's until the next call. */
const unsigned char *easel_paint(struct easel *easel, const struct draw_list *list, int pixels_w,
                                 int pixels_h);
/* The same into a PNG file; false if it could not be written. */
bool easel_save(struct easel *easel, const struct draw_list *list, int pixels_w, int pixels_h,
                const char *file);

#endif
