/* SPDX-License-Identifier: MIT */
/* Every game of the house, a line each, in the order of the title. Whoever builds, tests or looks for all of
 * them reads this: CMake, games/games.c, front/games.c. TEMPLATE is the one to copy: built, tested and known
 * to the lab as the others are, but it has no place on the title. */
GAME(mille)
GAME(cubes)
GAME(bones)
TEMPLATE(null)
