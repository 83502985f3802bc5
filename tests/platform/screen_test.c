/* SPDX-License-Identifier: MIT */
/* What the window is drawn with, where the system says beforehand what draws OpenGL: a browser, whose canvas
 * can never be drawn in without OpenGL once that has drawn in it. */
#include "platform/screen.h"

#include "loop_rig.h"

#include "base/text.h"
#include "test.h"

#include <stdlib.h>

static struct {
    const char *gl_name; /* NULL: the system does not say */
    int accelerated, plain;
    int destroyed;
} asked;

bool __wrap_os_gl_name(char *name, size_t size);
SDL_Renderer *__wrap_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags);
SDL_Renderer *__real_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags);
void __wrap_SDL_DestroyRenderer(SDL_Renderer *renderer);
void __real_SDL_DestroyRenderer(SDL_Renderer *renderer);
int __wrap_SDL_GetRendererInfo(SDL_Renderer *renderer, SDL_RendererInfo *info);
int __real_SDL_GetRendererInfo(SDL_Renderer *renderer, SDL_RendererInfo *info);
void *__wrap_SDL_GL_GetProcAddress(const char *name);

bool __wrap_os_gl_name(char *name, size_t size)
{
    if (asked.gl_name) {
        text_copy(name, size, asked.gl_name);
    }
    return asked.gl_name != NULL;
}

/* Nothing here has a graphics card: the software renderer stands for both. */
SDL_Renderer *__wrap_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags)
{
    bool software = (flags & SDL_RENDERER_SOFTWARE) != 0;
    *(software ? &asked.plain : &asked.accelerated) += 1;
    return __real_SDL_CreateRenderer(window, index, SDL_RENDERER_SOFTWARE);
}

void __wrap_SDL_DestroyRenderer(SDL_Renderer *renderer)
{
    asked.destroyed++;
    __real_SDL_DestroyRenderer(renderer);
}

int __wrap_SDL_GetRendererInfo(SDL_Renderer *renderer, SDL_RendererInfo *info)
{
    int result = __real_SDL_GetRendererInfo(renderer, info);
    if (asked.accelerated > 0 && asked.plain == 0) {
        info->name = "opengl";
    }
    return result;
}

static const unsigned char *slow_name(unsigned what)
{
    (void)what;
    return (const unsigned char *)"llvmpipe (LLVM 15.0.6, 256 bits)";
}

void *__wrap_SDL_GL_GetProcAddress(const char *name)
{
    assert_string_equal(name, "glGetString");
    void *address;
    const unsigned char *(*function)(unsigned what) = slow_name;
    memcpy(&address, &function, sizeof address); /* as in screen.c */
    return address;
}

/* Opens a window where the system says so. */
static void open_where(const char *gl_name)
{
    struct platform_config config = plain();
    struct screen screen;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    config.software = false;
    asked.accelerated = asked.plain = asked.destroyed = 0;
    asked.gl_name = gl_name;
    assert_true(screen_open(&screen, &config, error, sizeof error));
    int before_closing = asked.destroyed;
    screen_close(&screen);
    asked.destroyed = before_closing;
}

static void opengl_known_to_be_slow_is_never_tried(void)
{
    static const char *const names[] = {"llvmpipe, or similar", "softpipe",
                                        "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (LLVM 10.0.0)))",
                                        "Software Rasterizer"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        open_where(names[i]);
        assert_int_equal(asked.accelerated, 0);
        assert_int_equal(asked.plain, 1);
    }
}

static void opengl_known_to_be_quick_is_never_given_up(void)
{
    static const char *const names[] = {"NVIDIA GeForce GTX 980", "WebKit WebGL", "Apple GPU", ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        open_where(names[i]);
        assert_int_equal(asked.accelerated, 1);
        assert_int_equal(asked.plain, 0);
        assert_int_equal(asked.destroyed, 0);
    }
}

static void a_window_is_asked_where_the_system_does_not_say(void)
{
    open_where(NULL);
    assert_int_equal(asked.accelerated, 1);
    assert_int_equal(asked.destroyed, 1);
    assert_int_equal(asked.plain, 1);
}

const struct test tests[] = {
    TEST(opengl_known_to_be_slow_is_never_tried),
    TEST(opengl_known_to_be_quick_is_never_given_up),
    TEST(a_window_is_asked_where_the_system_does_not_say),
    {0},
};
