/* SPDX-License-Identifier: MIT */
/* What the road table's drawing files use of each other. blend_ms: ms as designed since the last tick. */
#ifndef FRONT_MILLE_MILLE_DRAW_H
#define FRONT_MILLE_MILLE_DRAW_H

#include "base/text.h"
#include "front/mille/mille_shown.h"

struct table;
struct mille_ribbon;

/* Draws a card in a pose, dimmed, 0..1. */
struct draw_command *mille_draw_card(struct draw_list *list, int card, struct pose pose, float dim);
/* A row of the table (mille_table_row), with its plate. */
void mille_draw_row(const struct table *table, struct draw_list *list, int place, float blend_ms);
/* Moves a box on the ribbon sideways, by as little as it takes, so that it covers no pin. */
struct rect mille_draw_beside_pins(const struct table *table, struct rect box);
/* The aim on a row, where the hazard that stands out could go to others as well. */
void mille_draw_aim(const struct table *table, struct draw_list *list, int row);
/* What the ribbon shows: the cars by their rows. */
struct mille_ribbon mille_draw_on_road(const struct table *table, float blend_ms);
/* The faces of all seats over their cars. */
void mille_draw_pins(const struct table *table, struct draw_list *list, const struct mille_ribbon *state);
/* The faces of more than two seats in the order of play, from the viewer's on. */
void mille_draw_order(const struct table *table, struct draw_list *list);
/* All rows, the deck and the discard. */
void mille_draw_rows(const struct table *table, struct draw_list *list, float blend_ms);
/* The dashed way of a card that is about to be discarded, as far as the person's row covers it. */
void mille_draw_way_below(const struct table *table, struct draw_list *list);
/* The face of who drives at a seat, as it is now, in a square. */
void mille_draw_face(const struct table *table, struct draw_list *list, int seat, struct rect box);
/* The plate of a seat in a box; a box of no width has none. */
void mille_draw_plate(const struct table *table, struct draw_list *list, struct rect box, int seat);
/* The plate of a row's side, whatever the layout has room for: one seat's or that of two partners. */
void mille_draw_row_plate(const struct table *table, struct draw_list *list, int index);
/* The pose from which the cards of a seat come, and to which they go: on the plate of its side. */
struct pose mille_draw_seat(const struct table *table, int seat);
/* The same on a plate of mille_draw_plate. */
struct pose mille_draw_plate_seat(struct rect plate);
/* What tells that a seat is asked, passes or is skipped: a disc round x, y. */
void mille_draw_mark(struct draw_list *list, enum answer_mark mark, float x, float y, float radius);
/* The sun ring behind a face of that size round x, y: that seat is in turn. */
void mille_draw_ring(struct draw_list *list, float x, float y, float size);
/* Adds an event as a line of the road log; nothing for an event that is no decision of a player. */
void mille_log_text(const struct table *table, const struct event *event, struct text *out);
/* Adds what a voice says of an event instead, where it says more: the card that the viewer has drawn, that
 * the deck is out, that a car has driven all miles. True: that is urgent. */
bool mille_log_aloud(const struct table *table, const struct event *event, struct text *out);
/* A badge round x, y: its picture is 176 units wide at a scale of 1, the badge in it about 158. */
void mille_draw_badge(struct draw_list *list, const char *name, float x, float y, float scale);
/* The panels of the side column, or the strip of keys into which they are folded. */
void mille_draw_panels(const struct table *table, struct draw_list *list);
/* The panel of an item, MILLE_ITEM_SCORE and so on, in a box 264 units wide. */
void mille_draw_panel(const struct table *table, struct draw_list *list, int item, struct rect box);
/* mille_slip.c: the panel of the score in such a box, a column for each side, the own one first. */
void mille_slip_draw(const struct table *table, struct draw_list *list, struct rect box);
/* "HAND 2 · TO 700"; in an evening of the journey its town comes first. */
void mille_hand_text(const struct table *table, const struct mille_public *pub, struct text *out);
/* How high that panel is. */
float mille_panel_height(const struct table *table, int item);
/* The state as the table shows it: scores must not be ahead of the picture. */
struct mille_public mille_draw_public(const struct table *table);
/* The totals of more than two seats, in this room of the strip. */
void mille_draw_totals(const struct table *table, struct draw_list *list, struct rect room);
/* The strip with its keys. */
void mille_draw_strip(const struct table *table, struct draw_list *list);
/* The panel that has dropped from the strip; nothing where there is none. */
void mille_draw_open_panel(const struct table *table, struct draw_list *list, float blend_ms);
/* The two buttons for a thumb; nothing where there are none. */
void mille_draw_buttons(const struct table *table, struct draw_list *list);
/* Frames a place, below its card, where the card that stands out may go; or the deck before a draw. */
void mille_draw_target(const struct table *table, struct draw_list *list, struct rect place);
/* The names of the places, and the number of cards in the deck: drawn over the frames of places. */
void mille_draw_captions(const struct table *table, struct draw_list *list, float blend_ms);
/* The dashed way of the card that stands out of a slot, -1: none does. */
void mille_draw_way(const struct table *table, struct draw_list *list, int lifted);
/* The offset of the dashes of frames and ways, in units. */
float mille_march_phase(const struct table *table);
/* The hand, with the way of the card that stands out; and the cards that fly. */
void mille_draw_hand(const struct table *table, struct draw_list *list, float blend_ms);
void mille_draw_flights(const struct table *table, struct draw_list *list, float blend_ms);
/* The miles of a side as shown: they run up while its car drives. */
float mille_draw_miles(const struct mille_shown *shown, int side, float blend_ms);
/* By how many units the row of a side is shifted sideways now: it shakes when a hazard hits it. */
float mille_draw_shake(const struct table *table, int side, float blend_ms);

#endif
