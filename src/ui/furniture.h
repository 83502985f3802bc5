/* SPDX-License-Identifier: MIT */
/* The controls and plates that all screens share: enamel plates, direction signs, road sliders, focus frames.
 * Drawing only, without state. Lengths are units of frame.h. */
#ifndef UI_FURNITURE_H
#define UI_FURNITURE_H

#include "ui/shape.h"

/* A cream plate with a hard shadow and a dark outline. */
void furniture_plate(struct draw_list *list, struct rect box, float radius, struct rgba fill);
/* The plate of a dialog: radius 18, a deep shadow and a dark line well inside the edge. */
void furniture_dialog(struct draw_list *list, struct rect box);
/* The title of a dialog, at most `width` wide. rule: the y of the line below it; letters end above that. */
void furniture_title(struct draw_list *list, float x, float rule, const char *title, float size, float width);
/* The paper of a sheet torn off a pad: a coloured head of height `head`, and perforation below it. */
void furniture_slip(struct draw_list *list, struct rect box, float head, struct rgba ink);
/* A plate with a coloured header of height `head` and a centred label in capitals. */
void furniture_headed(struct draw_list *list, struct rect box, const char *label, struct rgba ink, float head,
                      float size);
/* The little red N 7 plate, top-left at x, y; and its width, by its height. */
#define FURNITURE_N7_WIDE 1.7f
void furniture_n7(struct draw_list *list, float x, float y, float height);
/* A direction sign. */
struct furniture_sign {
    struct rect box;
    const char *label;
    const char *sub; /* small text at the right end, or NULL */
    float size;
    struct rgba fill, ink, sub_ink;
    bool focus, tag, mirrored, pressed; /* mirrored: points left */
    /* Label and sub centred, one above the other, as on the signs of the extension */
    bool centred;
};
void furniture_sign(struct draw_list *list, const struct furniture_sign *sign);
/* One sign of a column of signs in a dialog: paper; with focus cream and with a tag. */
void furniture_sign_row(struct draw_list *list, struct rect box, const char *label, float size, bool focus,
                        bool pressed);
/* A push button with an outline. */
void furniture_button(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                      struct rgba ink, bool focus, bool pressed);
/* The same, but in a high button a long label is set in two lines instead of shrinking. */
void furniture_button_wrapped(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                              struct rgba ink, bool focus, bool pressed);
/* The mark of a legal target: a dark and yellow frame, halos and dashes. phase: the offset of the dashes in
 * units. */
void furniture_target(struct draw_list *list, struct rect box, float radius, float phase);
/* The mark of a legal target beside the one that is meant: dark and yellow dashes without halos. */
void furniture_target_other(struct draw_list *list, struct rect box, float radius, float phase);
/* The focus frame: yellow, 6 units wide, with a dark line of 3 units outside. */
void furniture_focus(struct draw_list *list, struct rect box, float radius);
/* The frame round a refused place or card: a barrier in red and cream. */
void furniture_refused(struct draw_list *list, struct rect box, float radius);
/* The opacity of the picture and of the numeral of an empty place, 0 to 1; higher in high contrast. */
float furniture_faint_sign(const struct draw_list *list);
float furniture_faint_figure(const struct draw_list *list);
/* An empty place: a dashed outline with a faint picture (asset name) or faint numeral; either may be NULL. */
void furniture_slot(struct draw_list *list, struct rect box, const char *picture, const char *numeral);
/* The dashed outline alone, inside an open shape of this size. */
void furniture_dashes(struct draw_list *list, float w, float h);
/* A caption on a map: dark letters with a sand outline, centred at x on baseline y. */
void furniture_caption(struct draw_list *list, float x, float y, const char *label);
/* A milestone with a total; the foot of the stone is at the bottom of the box. */
void furniture_total(struct draw_list *list, struct rect box, const char *value);
/* Controls of options. box: 440 x 42 units; a toggle uses the right 104 of them. value: 0..1. */
void furniture_slider(struct draw_list *list, struct rect box, float value);
void furniture_toggle(struct draw_list *list, struct rect box, bool on);
void furniture_choice(struct draw_list *list, struct rect box, const char *label);
/* The part of their size to which the letters of a choice shrink in such a box: 1 if there is room. */
float furniture_choice_part(const struct draw_list *list, struct rect box, const char *label);
/* A text that the person can edit, with a pen beside it. */
void furniture_written(struct draw_list *list, struct rect box, const char *words);
/* The background of an option's row with the focus: yellow with a dark frame, and a red pointer before it. */
void furniture_row(struct draw_list *list, struct rect box);
/* A tab in the head of a dialog; the bottom of the box lies on the line below the head. */
void furniture_tab(struct draw_list *list, struct rect box, const char *label, bool on);
/* A star-shaped burst round x, y. spikes: number of points. inner: the inner radius as a fraction of
 * `radius`. seed: makes the points irregular. turn: rotation. */
void furniture_burst(struct draw_list *list, float x, float y, float radius, int spikes, float inner,
                     unsigned seed, float turn, struct rgba ink);
/* A dark veil over the whole canvas. */
void furniture_veil(struct draw_list *list, float opacity);

#endif
