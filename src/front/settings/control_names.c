/* SPDX-License-Identifier: MIT */
/* How keys and buttons are called, and the pictures of a pad's. */
#include "front/settings/control_names.h"

#include "base/i18n/translate.h"

#include <string.h>

struct label {
    const char *control, *says;
};

/* What a control is called, by a table; its own name where the table does not have it. */
static const char *label_of(const struct label *labels, size_t count, const char *control)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(labels[i].control, control) == 0) {
            return _(labels[i].says);
        }
    }
    return control;
}

const char *control_key_label(const char *key)
{
    static const struct label labels[] = {
        {"Return", N_("Enter")},  {"Escape", N_("Esc")},      {"Delete", N_("Del")}, {"PageUp", N_("PgUp")},
        {"PageDown", N_("PgDn")}, {"Up", N_("Up")},           {"Down", N_("Down")},  {"Left", N_("Left")},
        {"Right", N_("Right")},   {"Space", N_("Space")},     {"Tab", N_("Tab")},    {"Home", N_("Home")},
        {"End", N_("End")},       {"Backspace", N_("Erase")}, {"Insert", N_("Ins")},
    };
    return label_of(labels, sizeof labels / sizeof *labels, key);
}

const char *control_pad_label(const char *button)
{
    static const struct label labels[] = {
        {"dpup", N_("Up")},
        {"dpdown", N_("Down")},
        {"dpleft", N_("Left")},
        {"dpright", N_("Right")},
        {"leftstick", "L3"},
        {"rightstick", "R3"},
        {"lefttrigger", "LT"},
        {"righttrigger", "RT"},
        {"leftshoulder", "LB"},
        {"rightshoulder", "RB"},
        {"a", "A"},
        {"b", "B"},
        {"x", "X"},
        {"y", "Y"},
        {"start", N_("Menu")},
        {"back", N_("View")},
        {"rightup", N_("RS up")},
        {"rightdown", N_("RS down")},
        {"rightleft", N_("RS left")},
        {"rightright", N_("RS right")},
    };
    static const struct label with_view[] = {
        {"back+a", N_("View + A")},
        {"back+b", N_("View + B")},
        {"back+x", N_("View + X")},
        {"back+y", N_("View + Y")},
    };
    return strchr(button, '+') ? label_of(with_view, sizeof with_view / sizeof *with_view, button)
                               : label_of(labels, sizeof labels / sizeof *labels, button);
}

const char *control_pad_picture(enum pad_style style, const char *button)
{
    static const struct {
        const char *button, *picture[3]; /* by enum pad_style */
    } pictures[] = {
        {"a", {"icons/pad_a", "icons/pad_cross", "icons/pad_a"}},
        {"b", {"icons/pad_b", "icons/pad_circle", "icons/pad_b"}},
        {"x", {"icons/pad_x", "icons/pad_square", "icons/pad_x"}},
        {"y", {"icons/pad_y", "icons/pad_triangle", "icons/pad_y"}},
        {"leftshoulder", {"icons/pad_lb", "icons/pad_l1", "icons/pad_l"}},
        {"rightshoulder", {"icons/pad_rb", "icons/pad_r1", "icons/pad_r"}},
        {"start", {"icons/pad_menu", "icons/pad_options", "icons/pad_plus"}},
    };
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        if (strcmp(pictures[i].button, button) == 0) {
            return pictures[i].picture[style];
        }
    }
    return NULL;
}
