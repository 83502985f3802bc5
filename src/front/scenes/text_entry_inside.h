/* SPDX-License-Identifier: MIT */
/* The dialog that asks for a line of text, among its own files. */
#ifndef FRONT_SCENES_TEXT_ENTRY_INSIDE_H
#define FRONT_SCENES_TEXT_ENTRY_INSIDE_H

#include "front/scenes/text_entry.h"
#include "front/stage/dialog.h"
#include "table/journal.h"

enum { TEXT_ENTRY_KEYS = 40, TEXT_ENTRY_KEYS_A_ROW = 10 };

/* Pages of keys. */
enum text_entry_page { TEXT_ENTRY_CAPITALS, TEXT_ENTRY_SMALL, TEXT_ENTRY_SIGNS, TEXT_ENTRY_PAGES };

/* Items: a key has its number as id. */
enum {
    TEXT_ENTRY_ITEM_PAGE = TEXT_ENTRY_KEYS,
    TEXT_ENTRY_ITEM_SPACE,
    TEXT_ENTRY_ITEM_ERASE,
    TEXT_ENTRY_ITEM_LEAVE,
    TEXT_ENTRY_ITEM_DONE,
    TEXT_ENTRY_ITEMS,
    TEXT_ENTRY_ITEM_FIELD = TEXT_ENTRY_ITEMS
};

/* Heights y are from the dialog's top. */
struct entry_form {
    struct rect box;
    float margin, key_w, key_h;
    float title_y, field_y, field_h, help_y, keys_y, foot_y;
    bool folds; /* the foot's keys stand in two rows */
};

struct entry_form entry_form_make(const struct front *front);
struct rect entry_item_box(const struct entry_form *form, int item);
/* The box of the line of text. */
struct rect entry_field_box(const struct entry_form *form);
/* The letter on a key of the page that is shown. */
void text_entry_key_label(const struct front *front, int key, char label[8]);
void entry_draw(const struct front *front, struct draw_list *list, float blend);

struct entry_state {
    struct text_entry_question asked; /* but its texts, which may be gone: these are copies of them */
    char title[96], help[160], done[48];
    char text[SEAT_NAME_SIZE]; /* at most SEAT_NAME_CHARACTERS */
    char why[160];             /* what is wrong with the text or the letter; "" for nothing */
    bool selected;             /* the next letter replaces the whole text */
    int page;                  /* enum text_entry_page */
    bool page_chosen;          /* by the person: the page no longer follows the text */
};

/* What it keeps while it is on the stack. */
struct entry_state *text_entry_of(const struct front *front);

#endif
