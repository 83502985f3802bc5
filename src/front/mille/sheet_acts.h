/* SPDX-License-Identifier: MIT */
/* What both sheets of the road have in common, the score of a hand and the end of a game: their buttons, the
 * prompts of the bar, copying, the way to the road log, the postmark. */
#ifndef FRONT_MILLE_SHEET_ACTS_H
#define FRONT_MILLE_SHEET_ACTS_H

#include "front/item_row.h"
#include "front/mille/sheet.h"
#include "front/scene.h"

/* The buttons, items of these ids, in the order of sheet_button. Only a form with `review` has the third. */
enum { SHEET_LEAVE, SHEET_NEXT, SHEET_REVIEW };

/* For _(): what is said of copying a score sheet. */
extern const char sheet_copied[], sheet_not_copied[];

/* Copies the score sheet of the hand as text to the clipboard; false: the clipboard cannot be reached. */
bool sheet_copy(struct front *front);
/* Copies the score sheet, or the line of a deal of the day, which *said tells, or opens the road log of the
 * hand; false: the intent was neither. During a lesson it never is. */
bool sheet_intent(struct front *front, const struct intent *intent, const char **said);
/* Adds the buttons to a scene's items, by the rows of the scene. */
void sheet_items(const struct sheet_form *form, const struct item_row *rows, struct focus_list *list);
/* Draws the buttons of a scene; `next` is what the one that goes on says, translated. */
void sheet_buttons(const struct front *front, struct draw_list *list, const struct scene *scene,
                   const struct sheet_form *form, const char *next);
/* The prompts for the buttons and for copying; `said`, for _(), takes the place of the hint unless NULL. */
void sheet_status(const struct front *front, const struct scene *scene, const struct sheet_form *form,
                  const char *next, const char *said, struct status *status);
/* The postmark, which has come so far, 0..1; head and foot: a place and a date in capitals. */
void sheet_postmark(struct draw_list *list, struct point middle, float size, const char *head, int figure,
                    const char *foot, float t);

#endif
