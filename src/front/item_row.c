/* SPDX-License-Identifier: MIT */
#include "front/item_row.h"

#include "base/check.h"
#include "base/text.h"

#include <string.h>

static bool has(const struct item_row *row, int id)
{
    return id >= row->id && id < row->id + (row->count ? row->count : 1);
}

const struct item_row *item_row(const struct item_row *rows, int id)
{
    while (rows->name && !has(rows, id)) {
        rows++;
    }
    CHECK(rows->name != NULL);
    return rows;
}

void item_add_end(struct focus_list *list, const struct item_row *row, int id, struct rect box, bool enabled,
                  const char *end)
{
    size_t begin = strcspn(row->name, "*");
    const char *rest = row->name + begin;
    focus_add(list, id, box, enabled, row->group, "%.*s%s%s", (int)begin, row->name, *rest ? end : "",
              *rest ? rest + 1 : "");
    struct focus_item *item = &list->item[list->count - 1];
    item->sideways = row->sideways;
    item->row = row;
}

void item_add_number(struct focus_list *list, const struct item_row *row, int id, struct rect box,
                     bool enabled, int number)
{
    char end[12];
    text_format(end, sizeof end, "%d", number);
    item_add_end(list, row, id, box, enabled, end);
}

void item_add(struct focus_list *list, const struct item_row *rows, int id, struct rect box, bool enabled)
{
    const struct item_row *row = item_row(rows, id);
    int at = id - row->id;
    if (row->ends) {
        item_add_end(list, row, id, box, enabled, row->ends[at]);
    } else {
        item_add_number(list, row, id, box, enabled, at + 1);
    }
}
