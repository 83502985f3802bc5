/* SPDX-License-Identifier: MIT */
#include "front/table/keys.h"

#include "ui/furniture.h"

void table_keys_items(const struct table_keys *keys, const struct table_keys_facts *facts,
                      const struct item_row *rows, enum frame_kind kind, struct focus_list *list)
{
    if (kind == FRAME_WIDE) {
        item_add(list, rows, facts->what, keys->what, true);
        return;
    }
    item_add(list, rows, facts->panel, keys->hit[0], true);
    item_add(list, rows, frame_is_phone(kind) ? facts->menu : facts->what, keys->hit[1], true);
}

/* The drawing is 60 by 46 in a box with room for its shadow. */
static void draw_key(struct draw_list *list, const char *picture, struct rect key, bool focused)
{
    float kx = key.w / 60, ky = key.h / 46;
    draw_sprite(list, picture, (struct rect){key.x - 6 * kx, key.y - 6 * ky, 74 * kx, 62 * ky});
    if (focused) {
        furniture_focus(list, key, 9);
    }
}

void table_keys_draw(const struct table_keys *keys, const struct table_keys_facts *facts,
                     struct draw_list *list, int focus, int pressed, bool open)
{
    enum frame_kind kind = list->frame.kind;
    if (kind != FRAME_WIDE) {
        draw_key(list, open ? facts->opened : facts->picture, keys->key[0], focus == facts->panel);
    }
    if (frame_is_phone(kind)) {
        draw_key(list, "icons/tab_menu", keys->key[1], focus == facts->menu);
    } else {
        furniture_button(list, kind == FRAME_WIDE ? keys->what : keys->key[1], "?", INK_ROYAL, INK_CREAM,
                         focus == facts->what, pressed == facts->what);
    }
}
