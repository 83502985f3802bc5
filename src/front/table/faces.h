/* SPDX-License-Identifier: MIT */
/* What the faces of those at the table show. Who was pleased or stung by a move looks so for a while, from
 * the movement of the event on, by the mood of the game's voices (struct voice_event), whether or not
 * somebody speaks. While the clock of life.h has beaten and motion is not reduced, people also look at
 * whoever plays, blink, and busts lean in when much is at stake. A face tells nothing that the table does not
 * tell. */
#ifndef FRONT_TABLE_FACES_H
#define FRONT_TABLE_FACES_H

#include "front/part.h"
#include "front/voices/voices.h"
#include "ui/draw.h"

struct front;
struct sitter;
struct table;

/* Where the eyes look on the screen, or that they are shut. */
enum face_eyes { FACE_AHEAD, FACE_LEFT, FACE_RIGHT, FACE_DOWN, FACE_SHUT };

/* A face as it is now; zeros are a face at rest. */
struct face {
    const char *portrait, *bust; /* assets of a mood; NULL: as ever */
    const char *eyes;            /* as in struct opponent; NULL: they only look ahead */
    enum face_eyes look;
    int lean; /* steps towards the table, 0 to STAKES_MOST */
    int side; /* who leans also moves to the middle of the screen: -1 to the left, 1 to the right, 0 not */
};

enum { FACE_MOOD_MS = 2500 }; /* for which a mood stays after the movement of its event */

extern const struct part faces_part;

/* The face at a seat of the table, whose people look as table_sitter says, or as `who` says. */
struct face face_now(const struct table *table, int seat);
struct face face_as(const struct table *table, int seat, const struct opponent *who);

/* Draws the portrait of somebody into a square. */
void face_draw(struct draw_list *list, const struct sitter *sitter, const struct face *face, struct rect box);
/* Draws the bust of somebody, who must have one, into a box of 130 to 158. */
void face_draw_bust(struct draw_list *list, const struct sitter *sitter, const struct face *face,
                    struct rect box);

/* Adds the pictures of the moods that wait, where the list shows those people, so that they are made ahead.
 */
void faces_ahead(const struct front *front, struct draw_list *list);

/* For the voices. All moods are over, as another sitting begins or a move is taken back. */
void faces_calm(struct front *front);
/* What can be spoken about after a move at the table in front of the person; seen: its events as the viewer
 * may know them. */
void faces_moved(struct front *front, const struct voice_moment *moment, const struct event_list *seen);
/* The movement of an event begins there. */
void faces_begins(struct front *front, const struct event *event);

#endif
