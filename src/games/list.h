/* SPDX-License-Identifier: MIT */
/* Every game of the house, a line each. Whoever builds, tests or looks for all of them reads this: CMake,
 * games.c. */
GAME(mille)
GAME(cubes)
GAME(bones)
GAME(null)
