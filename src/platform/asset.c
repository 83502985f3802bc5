/* SPDX-License-Identifier: MIT */
#include "platform/asset.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "ui/daylight.h"

/* The file of a picture, whatever the light over it. */
static enum daylight file_of(const char *name, char path[ASSETS_DIR_PATH_SIZE])
{
    enum daylight light;
    int length = (int)daylight_cut(name, &light);
    text_format(path, ASSETS_DIR_PATH_SIZE, "assets/%.*s.svg", length, name);
    return light;
}

char *asset_look(const struct source *source, const char *name)
{
    char path[ASSETS_DIR_PATH_SIZE];
    enum daylight light = file_of(name, path);
    char *document = assets_dir_read(&source->data, path, NULL);
    if (document) {
        daylight_paint(document, light);
    }
    return document;
}

char *asset_read(struct source *source, const char *name)
{
    char *document = asset_look(source, name);
    if (!document) {
        char path[ASSETS_DIR_PATH_SIZE];
        file_of(name, path);
        assets_dir_miss(&source->data, path,
                        _("this picture cannot be read; a box with its name stands in for it"));
    }
    return document;
}

void asset_damaged(struct source *source, const char *name)
{
    char path[ASSETS_DIR_PATH_SIZE];
    file_of(name, path);
    assets_dir_miss(&source->data, path, _("this picture is damaged; a box with its name stands in for it"));
}

SDL_Surface *asset_stand_in(struct source *source, const char *name, int w, int h)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface) {
        return NULL;
    }
    struct rgba frame = INK_RED;
    struct rgba paper = INK_PAPER;
    SDL_Rect inner = {2, 2, w - 4, h - 4};
    SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, frame.r, frame.g, frame.b, 255));
    SDL_FillRect(surface, &inner, SDL_MapRGBA(surface->format, paper.r, paper.g, paper.b, 255));
    int characters;
    float advance = fonts_advance(source->fonts, FONT_SIGN_SEMI, name, &characters);
    struct lettering line = {.font = FONT_SIGN_SEMI,
                             .string = name,
                             .size = SDL_min(24.0f, 0.9f * (float)w / SDL_max(advance, 0.1f)),
                             .ink = INK_OXBLOOD,
                             .anchor = 0.5f};
    fonts_write(source->fonts, &line, surface, w / 2, h / 2 + (int)(line.size * 0.35f));
    return surface;
}
