/* SPDX-License-Identifier: MIT */
/* All games, one line each, in the order of the title. CMake, games/games.c and front/games.c read this list.
 * TEMPLATE marks the game to copy: it is built and tested, and the lab knows it, but it has no place on the
 * title. */
GAME(mille)
GAME(cubes)
GAME(bones)
TEMPLATE(null)
