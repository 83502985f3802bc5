/* SPDX-License-Identifier: MIT */
/* What the people of the journey say and write. Stages are named by their place in `stages` (table/stage.h).
 */
#ifndef FRONT_JOURNEY_STORIES_H
#define FRONT_JOURNEY_STORIES_H

struct front;
struct journey_news;
struct opponent;

/* Somebody at any table, by their key: at one where they have a figure, if there is one. NULL: there is
 * nobody of that name. */
const struct opponent *journey_person(const char *who);
/* Who speaks the lines of a stage; NULL: nobody does. */
const struct opponent *journey_speaker(int stage);

/* What lies in the picture of a stage's postcard, in a sentence; translated. */
const char *journey_postcard_says(int stage);
/* The words on its back, and who wrote them; translated, "" for none. */
const char *journey_postcard_back(int stage);
const char *journey_postcard_writer(int stage);
/* What the rival says on the card of a stage, by how it went before; translated, "" for nothing. */
const char *journey_opening_line(const struct front *front, int stage);
/* What is said in the travel book after a try; translated, "" for nothing. */
const char *journey_closing_line(const struct front *front, const struct journey_news *news);

#endif
