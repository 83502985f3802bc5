/* SPDX-License-Identifier: MIT */
/* nanocheck: draw an SVG with SDL_image (nanosvg), exactly as the game will.
   cc nanocheck.c -o nanocheck $(pkg-config --cflags --libs SDL2_image sdl2)
   ./nanocheck in.svg width height out.png */
#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
int main(int c, char **v)
{
    if (c < 5)
        return 2;
    SDL_RWops *rw = SDL_RWFromFile(v[1], "rb");
    SDL_Surface *s = rw ? IMG_LoadSizedSVG_RW(rw, atoi(v[2]), atoi(v[3])) : NULL;
    if (!s) {
        SDL_Log("%s: %s", v[1], SDL_GetError());
        return 1;
    }
    return IMG_SavePNG(s, v[4]) ? 1 : 0;
}
