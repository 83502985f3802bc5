/* SPDX-License-Identifier: MIT */
#include "front/help/help_book_inside.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/table.h"
#include "ui/tween.h"

struct help_book_state *help_book_of(const struct front *front)
{
    return front_memory(front, &help_book_scene);
}

/* ---- what stands in it --------------------------------------------------------------------------- */

const struct game_book *help_book_given(const struct game_front *game)
{
    static const struct game_book nothing = {.chapters = 0};
    return game->book ? game->book : &nothing;
}

const struct game_front *help_book_game(const struct front *front)
{
    return help_book_of(front)->game;
}

const struct game_book *help_book_shown(const struct front *front)
{
    return help_book_given(help_book_game(front));
}

int help_book_pages(const struct front *front)
{
    return 1 + help_book_shown(front)->chapters + HELP_BOOK_CABINET_PAGES;
}

int help_book_cabinet_page(const struct front *front, enum help_book_cabinet chapter)
{
    return 1 + help_book_given(table_of(front)->game)->chapters + (int)chapter;
}

const struct help_book_chapter *help_book_chapter_at(const struct front *front, int page)
{
    const struct game_book *given = help_book_shown(front);
    CHECK(page > HELP_BOOK_CONTENTS && page < help_book_pages(front));
    return page <= given->chapters ? &given->chapter[page - 1]
                                   : &help_book_cabinet[page - 1 - given->chapters];
}

static bool is_other(const struct front *front, int place)
{
    const struct game_front *game = game_fronts[place];
    return game->book && game != help_book_of(front)->game;
}

int help_book_table_row(const struct front *front, int place)
{
    int row = 0;
    for (int i = 0; i < place; i++) {
        row += is_other(front, i);
    }
    return is_other(front, place) ? row : -1;
}

int help_book_table_rows(const struct front *front)
{
    int rows = 0;
    for (int i = 0; game_fronts[i]; i++) {
        rows += is_other(front, i);
    }
    return rows;
}

/* ---- opening ------------------------------------------------------------------------------------- */

void help_book_open(struct front *front, int page)
{
    if (front_holds(front, &help_book_scene) || !dialog_may_cover(front)) {
        return;
    }
    struct help_book_state *book = front_push(front, &help_book_scene);
    book->game = table_of(front)->game;
    book->page = page;
}

void help_book_help(struct front *front)
{
    if (front_scene(front) == &help_book_scene) {
        dialog_close(front, &help_book_scene, NULL);
    } else {
        help_book_open(front, help_book_page_here(front));
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &help_book_scene);
    front_set_focus(front, help_book_of(front)->page == HELP_BOOK_CONTENTS ? 1 : HELP_BOOK_ITEM_LEAVES);
}

/* ---- turning --------------------------------------------------------------------------------------- */

static void turn_to(struct front *front, int page)
{
    struct help_book_state *book = help_book_of(front);
    if (page < 0 || page >= help_book_pages(front) || page == book->page) {
        return;
    }
    int focus = front_focus(front);
    if (page == HELP_BOOK_CONTENTS) {
        front_set_focus(front, book->page);
    } else if (focus < HELP_BOOK_ITEM_LEAVES ||
               (focus == HELP_BOOK_ITEM_NEXT && page == help_book_pages(front) - 1)) {
        front_set_focus(front, HELP_BOOK_ITEM_LEAVES);
    }
    book->from = book->page;
    book->page = page;
    book->turn_ticks =
        front->settings.reduced_motion || help_book_is_single(front) ? 0 : tween_ticks(HELP_BOOK_TURN_MS);
    scroll_to(front, 0);
    front_touch(front);
}

/* Which page it is. */
static void say_page(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct help_book_state *book = help_book_of(front);
    (void)item;
    text_copy(says->title, sizeof says->title, _(help_book_chapter_at(front, book->page)->title));
    /* TRANSLATORS: pages of a book. */
    text_format(says->more, sizeof says->more, _("Page %d of %d"), book->page, help_book_pages(front) - 1);
}

static void say_chapter(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    text_copy(says->title, sizeof says->title, _(help_book_chapter_at(front, item->id)->title));
}

static void say_book_table(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    text_copy(says->title, sizeof says->title, _(game_fronts[item->id - HELP_BOOK_ITEM_TABLES]->label));
}

const struct item_row help_book_rows[] = {
    {"book.chapter.*", N_("A chapter"), N_("Opens the book at this chapter."), say_chapter, .id = 1,
     .count = HELP_BOOK_PAGES_MAX - 1, .sideways = true, .kind = KIND_ENTRY},
    {"book.table.*", N_("Another table"), N_("Turns to the chapters of another table’s game."),
     say_book_table, .id = HELP_BOOK_ITEM_TABLES, .count = GAME_FRONTS_MAX, .sideways = true,
     .kind = KIND_ENTRY},
    {"book.page", N_("The road book"),
     N_("{Click|Tap} a page to turn it. Arrows, the wheel and Page Up and Down do it too."), say_page,
     .id = HELP_BOOK_ITEM_LEAVES, .sideways = true, .kind = KIND_TEXT},
    {"book.contents", N_("Contents"), N_("Back to the list of chapters."), .id = HELP_BOOK_ITEM_CONTENTS,
     .group = 1},
    {"book.prev", N_("Previous"), N_("Turns a page back."), .id = HELP_BOOK_ITEM_PREV, .group = 1},
    {"book.next", N_("Next"), N_("Turns to the next page."), .id = HELP_BOOK_ITEM_NEXT, .group = 1},
    {"book.close", N_("Close"), N_("Closes the book. F1 does it too."), .id = HELP_BOOK_ITEM_CLOSE,
     .group = 1},
    {.name = NULL},
};

bool help_book_is_on(const struct front *front, int button)
{
    int page = help_book_of(front)->page;
    return button == HELP_BOOK_ITEM_CLOSE ||
           (button == HELP_BOOK_ITEM_NEXT ? page + 1 < help_book_pages(front) : page != HELP_BOOK_CONTENTS);
}

static void add_item(const struct front *front, const struct form *single, struct focus_list *list, int item,
                     bool enabled)
{
    item_add(list, help_book_rows, item, help_book_item_box(front, single, item), enabled);
}

static void items(const struct front *front, struct focus_list *list)
{
    int page = help_book_of(front)->page;
    struct form form;
    const struct form *single = NULL;
    if (help_book_is_single(front)) {
        form = help_book_single_form(front);
        single = &form;
    }
    for (int i = 1; page == HELP_BOOK_CONTENTS && i < help_book_pages(front); i++) {
        add_item(front, single, list, i, true);
    }
    for (int place = 0; page == HELP_BOOK_CONTENTS && game_fronts[place]; place++) {
        if (is_other(front, place)) {
            add_item(front, single, list, HELP_BOOK_ITEM_TABLES + place, true);
        }
    }
    if (page != HELP_BOOK_CONTENTS) {
        add_item(front, single, list, HELP_BOOK_ITEM_LEAVES, true);
    }
    if (single && single->scrolls) {
        focus_scrolls(list, 0, single->view.box);
    }
    for (int i = HELP_BOOK_ITEM_CONTENTS; i <= HELP_BOOK_ITEM_CLOSE; i++) {
        add_item(front, single, list, i, help_book_is_on(front, i));
    }
}

static struct form form_of(const struct front *front)
{
    return help_book_is_single(front) ? help_book_single_form(front) : (struct form){.scrolls = false};
}

static bool intent(struct front *front, const struct intent *intent)
{
    int page = help_book_of(front)->page;
    bool in_pages = front_focus(front) <= HELP_BOOK_ITEM_LEAVES;
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (in_pages) {
            turn_to(front, intent->kind == INTENT_RIGHT ? page + 1 : page - 1);
        }
        return in_pages;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_to(front, intent->kind == INTENT_PAGE_NEXT ? page + 1 : page - 1);
        return true;
    case INTENT_WHEEL:
        if (help_book_is_single(front) && help_book_single_form(front).scrolls) {
            return false;
        }
        turn_to(front, intent->amount < 0 ? page + 1 : page - 1);
        return true;
    default:
        return false;
    }
}

/* To the contents of another table's chapters. */
static void turn_table(struct front *front, const struct game_front *game)
{
    help_book_of(front)->game = game;
    front_set_focus(front, 1);
    scroll_to(front, 0);
    front_touch(front);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    int page = help_book_of(front)->page;
    switch (item->id) {
    case HELP_BOOK_ITEM_LEAVES: {
        bool back = device_points(front->device) && front->pointer_x < front->frame.canvas.w / 2;
        turn_to(front, back ? page - 1 : page + 1);
        break;
    }
    case HELP_BOOK_ITEM_PREV:
        turn_to(front, page - 1);
        break;
    case HELP_BOOK_ITEM_NEXT:
        turn_to(front, page + 1);
        break;
    case HELP_BOOK_ITEM_CONTENTS:
        turn_to(front, HELP_BOOK_CONTENTS);
        break;
    case HELP_BOOK_ITEM_CLOSE:
        dialog_cancel(front);
        break;
    default:
        if (item->id >= HELP_BOOK_ITEM_TABLES) {
            turn_table(front, game_fronts[item->id - HELP_BOOK_ITEM_TABLES]);
        } else {
            turn_to(front, item->id);
        }
        break;
    }
}

static bool tick(struct front *front)
{
    bool moving = dialog_tick(front, &help_book_scene);
    if (help_book_of(front)->turn_ticks > 0) {
        help_book_of(front)->turn_ticks--;
        moving = true;
    }
    return moving;
}

static void status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _("The road book"));
    status->spare = true;
    if (help_book_of(front)->page != HELP_BOOK_CONTENTS) {
        text_copy(status->hint, sizeof status->hint,
                  _(help_book_chapter_at(front, help_book_of(front)->page)->title));
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Turn the page")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Close")};
}

static void say_title(const struct front *front, struct text *out)
{
    const struct help_book_state *book = help_book_of(front);
    text_add_sentence(out, _("The road book"));
    if (book->page == HELP_BOOK_CONTENTS) {
        text_add_sentence(out, _(book->game->label));
        text_add_sentence(out, _("Contents"));
    }
}

const struct scene help_book_scene = {
    .name = "book",
    .title = say_title,
    .explains = true,
    .state_size = sizeof(struct help_book_state),
    .enter = enter,
    .items = items,
    .form = form_of,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .tick = tick,
    .draw = help_book_draw,
    .status = status,
};
