/* SPDX-License-Identifier: MIT */
/* Pieces of the road table's picture, shared by its drawing files. */
#ifndef FRONT_MILLE_MILLE_DRAW_H
#define FRONT_MILLE_MILLE_DRAW_H

#include "base/text.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_shown.h"
#include "ui/draw.h"

struct front;

/* A card with its middle at a pose. */
struct draw_command *mille_draw_card(struct draw_list *list, int card, struct pose pose, float dim);
/* The two rows, the deck and the discard. */
void mille_draw_rows(const struct front *front, struct draw_list *list, float blend_ms);
/* The way of a card about to be thrown away, where it passes below the piles of your row; before the rows. */
void mille_draw_way_below(const struct front *front, struct draw_list *list);
/* The plate of a seat; nothing where the box has no width. */
void mille_draw_plate(const struct front *front, struct draw_list *list, struct rect box, int seat);
/* Where cards come from and go to of whoever has a plate. */
struct pose mille_draw_seat(struct rect plate);
/* An event as a line of the road log; nothing for events that are no decision. */
void mille_log_text(const struct front *front, const struct event *event, struct text *out);
/* Score slip, moves and cures, or the strip into which they are folded. */
void mille_draw_panels(const struct front *front, struct draw_list *list);
/* One of the panels in a box of 264 units' width. */
void mille_draw_panel(const struct front *front, struct draw_list *list, int item, struct rect box);
/* How high it is. */
float mille_panel_height(const struct front *front, int item);
/* Where the score, or its key, lies: the whole sheet covers the latest moves. */
struct rect mille_panel_score(const struct front *front);
/* The table as shown, for scores that must not run ahead of the picture. */
struct mille_public mille_draw_public(const struct front *front);
/* The strip with its keys. */
void mille_draw_strip(const struct front *front, struct draw_list *list);
/* The panel that has dropped from the strip, if any. */
void mille_draw_open_panel(const struct front *front, struct draw_list *list, float blend_ms);
/* The buttons for a thumb, if any. */
void mille_draw_buttons(const struct front *front, struct draw_list *list);
/* Frames a place below its card if the card that stands out may go there now, or the deck if it is to be
 * drawn from. */
void mille_draw_target(const struct front *front, struct draw_list *list, struct rect place);
/* What the places are called and how many cards the deck has, above whatever frames them. */
void mille_draw_captions(const struct front *front, struct draw_list *list, float blend_ms);
/* The hand, the routes of its cards, and cards on their way. */
void mille_draw_hand(const struct front *front, struct draw_list *list, float blend_ms);
void mille_draw_flights(const struct front *front, struct draw_list *list, float blend_ms);
/* The miles of a side as the eye sees them, rolling while its car drives. */
float mille_draw_miles(const struct mille_shown *shown, int side, float blend_ms);
/* How far a row shakes sideways now. */
float mille_draw_shake(const struct front *front, int side, float blend_ms);

#endif
