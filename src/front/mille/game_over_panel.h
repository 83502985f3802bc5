/* SPDX-License-Identifier: MIT */
/* The panels of the last page of a game: who played for a side, the points and the car, and the winner's
 * medal. */
#ifndef FRONT_MILLE_GAME_OVER_PANEL_H
#define FRONT_MILLE_GAME_OVER_PANEL_H

#include "ui/draw.h"

#include <stdbool.h>

struct front;

/* Draws the panel of a side: faces, name, points and car below each other, the figures of all sides not
 * larger than `figures`, which over_panel_figures() gives; or, lying, beside each other. */
void over_panel_draw(const struct front *front, struct draw_list *list, struct rect panel, int side,
                     float figures, bool lying);
/* The size in which the points of all sides have room in a standing panel. */
float over_panel_figures(const struct front *front, const struct draw_list *list, struct rect panel);
/* Stamps the winner's medal on a panel. t: how far it has come, 0 to 1. */
void over_panel_medal(const struct front *front, struct draw_list *list, struct rect panel, bool lying,
                      float t);

#endif
