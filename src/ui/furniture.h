/* SPDX-License-Identifier: MIT */
/* The furniture of every screen: enamel plates, direction signs, road sliders, frames of focus. Pure
 * drawing; positions in canvas units, baselines as in the mocks. */
#ifndef UI_FURNITURE_H
#define UI_FURNITURE_H

#include "ui/shape.h"

/* Cream plate with a hard shadow and an ink keyline. */
void furniture_plate(struct draw_list *list, struct rect box, float radius, struct rgba fill);
/* The plain plate behind letters on a picture, in high contrast; `text` is their ink's box. */
void furniture_backing(struct draw_list *list, struct rect text);
/* Plate of a dialog: radius 18, a deep shadow and an ink keyline well inside. */
void furniture_dialog(struct draw_list *list, struct rect box);
/* The title of a dialog, at most so wide: its lowest letters end above the rule below it. */
void furniture_title(struct draw_list *list, float x, float rule, const char *title, float size, float width);
/* The paper of a sheet: its coloured head, so high, ends in the perforation of what was torn off. */
void furniture_slip(struct draw_list *list, struct rect box, float head, struct rgba ink);
/* Plate with a coloured header of height head and a centred capital label. */
void furniture_headed(struct draw_list *list, struct rect box, const char *label, struct rgba ink, float head,
                      float size);
/* The little red N 7 plate, top-left at x, y. */
void furniture_n7(struct draw_list *list, float x, float y, float height);
/* Direction sign. `sub` is small text at the right end or NULL; mirrored points left. */
struct furniture_sign {
    struct rect box;
    const char *label;
    const char *sub;
    float size;
    struct rgba fill, ink, sub_ink;
    bool focus, tag, mirrored, pressed;
    bool centred; /* label and sub centred over each other, as on the extension's signs */
};
void furniture_sign(struct draw_list *list, const struct furniture_sign *sign);
/* One of the signs under each other in a dialog: paper, and cream with the tag while it is in focus. */
void furniture_sign_row(struct draw_list *list, struct rect box, const char *label, float size, bool focus,
                        bool pressed);
/* Push button with a keyline. */
void furniture_button(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                      struct rgba ink, bool focus, bool pressed);
/* The same where a long label of a high one stands in two lines instead of shrinking. */
void furniture_button_wrapped(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                              struct rgba ink, bool focus, bool pressed);
/* Legal target: ink and sun frame, halos, and dashes that have marched `phase` units. */
void furniture_target(struct draw_list *list, struct rect box, float radius, float phase);
/* Focus: sun frame 6, ink 3 outside. */
void furniture_focus(struct draw_list *list, struct rect box, float radius);
/* Red and cream barrier frame round a refused place or card. */
void furniture_refused(struct draw_list *list, struct rect box, float radius);
/* How faint the picture and the numeral of an empty place are, 0 to 1; less so in high contrast. */
float furniture_faint_sign(const struct draw_list *list);
float furniture_faint_figure(const struct draw_list *list);
/* Empty place: dashed outline and a faint picture (asset name or NULL) or numeral (or NULL). */
void furniture_slot(struct draw_list *list, struct rect box, const char *picture, const char *numeral);
/* The dashed outline alone, in a shape so wide and high. */
void furniture_dashes(struct draw_list *list, float w, float h);
/* Map caption: ink with a sand outline, centred at x on baseline y. */
void furniture_caption(struct draw_list *list, float x, float y, const char *label);
/* Milestone with a total; the foot of the stone at the box's bottom. */
void furniture_total(struct draw_list *list, struct rect box, const char *value);
/* Option controls; box is the control's, 440 x 42 (toggle: its right 104). value 0..1. */
void furniture_slider(struct draw_list *list, struct rect box, float value);
void furniture_toggle(struct draw_list *list, struct rect box, bool on);
void furniture_choice(struct draw_list *list, struct rect box, const char *label);
/* What somebody wrote, with the pen beside it that changes it. */
void furniture_written(struct draw_list *list, struct rect box, const char *words);
/* The row of an option in focus: filled with sun, framed in ink, a red pointer before it. */
void furniture_row(struct draw_list *list, struct rect box);
/* Tab on the rule of a dialog's head; its foot is the box's bottom. */
void furniture_tab(struct draw_list *list, struct rect box, const char *label, bool on);
/* Star-shaped burst round x, y: `spikes` points, inner radius as a fraction, irregular by seed. */
void furniture_burst(struct draw_list *list, float x, float y, float radius, int spikes, float inner,
                     unsigned seed, float turn, struct rgba ink);
/* Ink veil over the canvas. */
void furniture_veil(struct draw_list *list, float opacity);

#endif
