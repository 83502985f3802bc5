/* SPDX-License-Identifier: MIT */
#include "front/scenes/day_page.h"

#include "base/date.h"
#include "base/i18n/translate.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/scenes/person.h"
#include "front/scenes/replay.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

struct day_page_state *day_page_of(const struct front *front)
{
    return front_memory(front, &day_page_scene);
}

const struct day_entry *day_page_entry(const struct front *front)
{
    const struct day_page_state *page = day_page_of(front);
    return day_entry(front, page->game->day, page->date);
}

bool day_page_is_over(const struct front *front)
{
    const struct day_entry *entry = day_page_entry(front);
    return entry && entry->over;
}

int day_page_first(const struct front *front, int by)
{
    const struct day_page_state *page = day_page_of(front);
    int month = page->year * 12 + page->month - 1 + by;
    return date_days((struct date){month / 12, month % 12 + 1, 1});
}

bool day_page_has(const struct front *front, int by)
{
    return day_page_first(front, by + 1) > day_first(front) && day_page_first(front, by) <= day_today(front);
}

const char *day_page_play_label(const struct front *front)
{
    const struct day_entry *entry = day_page_entry(front);
    if (entry == NULL) {
        return _("Play this deal");
    }
    return entry->over ? _("The sheet") : _("Continue");
}

/* A day of the month that is shown: whether it was played, and how. */
static void say_day(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct day_page_state *page = day_page_of(front);
    int date = day_page_first(front, 0) + item->id - DAY_PAGE_ITEM_STONE;
    const struct day_entry *entry = day_entry(front, page->game->day, date);
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    date_text(date, &title);
    text_add(&more, entry == NULL    ? _("Free")
                    : !entry->over   ? _("Begun")
                    : entry->counted ? _("Played on its day")
                                     : _("Played later"));
    text_add(&more, date == day_today(front) ? _(", today") : "");
    text_add(&more, date == page->date ? _(", chosen") : "");
}

static void say_table(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    day_games(game);
    const struct game_front *tab = game[item->id - DAY_PAGE_ITEM_TABLE];
    text_copy(says->title, sizeof says->title, _(tab->label));
    if (tab == day_page_of(front)->game) {
        text_copy(says->more, sizeof says->more, _("Shown"));
    }
}

static void say_play(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, day_page_play_label(front));
}

static const struct item_row rows[] = {
    {"day.*", N_("A day"),
     N_("A filled stone was played on its day, a ring later; an outline is free. Choose it to play it or to "
        "see how it went."),
     say_day, .kind = KIND_ENTRY, .id = DAY_PAGE_ITEM_STONE,
     .count = DAY_PAGE_ITEM_TABLE - DAY_PAGE_ITEM_STONE},
    {"days.table.*", N_("A table"),
     N_("Shows the days of this table: each has a deal and a calendar of its own."), say_table,
     .kind = KIND_TAB, .id = DAY_PAGE_ITEM_TABLE, .count = GAME_FRONTS_MAX, .group = 3},
    {"days.earlier", N_("The month before"), N_("Shows the month before. Page Up or LB does it too."),
     .id = DAY_PAGE_ITEM_EARLIER, .group = 1},
    {"days.later", N_("The month after"), N_("Shows the month after. Page Down or RB does it too."),
     .id = DAY_PAGE_ITEM_LATER, .group = 1},
    {"days.play", N_("To the table"),
     N_("Sits down to the deal of the day that is chosen, goes on with it, or shows its sheet."), say_play,
     .id = DAY_PAGE_ITEM_PLAY, .group = 2},
    {"days.again", N_("Play again"), N_("The same deal once more, for pleasure: only the first try counts."),
     .id = DAY_PAGE_ITEM_AGAIN, .group = 2},
    {"days.watch", N_("Watch"), N_("Plays your try before your eyes, from its first move."),
     .id = DAY_PAGE_ITEM_WATCH, .group = 2},
    {"days.line", N_("Copy the line"),
     N_("Copies one line about your try, to send to somebody. It gives nothing away; once more copies it "
        "without accents."),
     .id = DAY_PAGE_ITEM_LINE, .group = 2},
    {"days.close", N_("Back"), N_("Leaves the days as they are."), .id = DAY_PAGE_ITEM_CLOSE, .group = 2},
    {.name = NULL},
};

static void add_item(const struct front *front, struct focus_list *list, int item, bool enabled)
{
    item_add(list, rows, item, day_page_box(front, item), enabled);
}

static void items(const struct front *front, struct focus_list *list)
{
    int first = day_page_first(front, 0), end = day_page_first(front, 1);
    for (int date = first; date < end; date++) {
        if (day_is_open(front, date)) {
            add_item(front, list, DAY_PAGE_ITEM_STONE + date - first, true);
        }
    }
    const struct game_front *game[GAME_FRONTS_MAX];
    int tables = day_games(game);
    for (int i = 0; tables > 1 && i < tables; i++) {
        int item = DAY_PAGE_ITEM_TABLE + i;
        item_add_end(list, item_row(rows, item), item, day_page_box(front, item), true,
                     days_table_word(game[i]->day->table));
    }
    add_item(front, list, DAY_PAGE_ITEM_EARLIER, day_page_has(front, -1));
    add_item(front, list, DAY_PAGE_ITEM_LATER, day_page_has(front, 1));
    add_item(front, list, DAY_PAGE_ITEM_PLAY, true);
    for (int item = DAY_PAGE_ITEM_AGAIN; day_page_is_over(front) && item <= DAY_PAGE_ITEM_LINE; item++) {
        add_item(front, list, item, true);
    }
    add_item(front, list, DAY_PAGE_ITEM_CLOSE, true);
}

static void choose(struct front *front, const struct game_front *game, int date)
{
    struct date of = date_of(date);
    *day_page_of(front) =
        (struct day_page_state){.game = game, .year = of.year, .month = of.month, .date = date};
    day_of(front)->plain = false;
    front_touch(front);
}

void day_page_open_at(struct front *front, const struct game_front *game, int date)
{
    front_push(front, &day_page_scene);
    choose(front, game, date);
}

void day_page_open(struct front *front)
{
    const struct game_front *game = day_front(front);
    if (game == NULL) {
        sounds_cue(front, CUE_BELL);
    } else if (person_is_known(front)) {
        day_page_open_at(front, game, day_next(front, game->day));
    } else {
        person_ask(front, day_page_open);
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &day_page_scene);
    front_set_focus(front, DAY_PAGE_ITEM_PLAY);
}

/* Turning the month leaves the chosen day as it is. */
static void turn(struct front *front, int by)
{
    struct day_page_state *page = day_page_of(front);
    struct date first = date_of(day_page_first(front, by));
    if (!day_page_has(front, by)) {
        sounds_cue(front, CUE_BELL);
        return;
    }
    page->year = first.year;
    page->month = first.month;
    front_touch(front);
}

/* Turns to another game's days: to a try that waits there, else the chosen day stays. */
static void turn_table(struct front *front, int tab)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    day_games(game);
    int date = day_next(front, game[tab]->day);
    choose(front, game[tab], date == day_today(front) ? day_page_of(front)->date : date);
}

/* If the clock was set back meanwhile, today is chosen. */
static void sit_down(struct front *front, bool again)
{
    const struct day_page_state *page = day_page_of(front);
    if (!day_sit(front, page->game->day, page->date, again)) {
        sounds_cue(front, CUE_BELL);
        choose(front, page->game, day_today(front));
        day_page_of(front)->said = N_("By the clock that day has not come: here is today.");
    }
}

static void watch(struct front *front)
{
    const struct day_page_state *page = day_page_of(front);
    struct session session;
    if (day_read(front, page->game->day, page->date, &session)) {
        replay_open(front, &session);
        return;
    }
    sounds_cue(front, CUE_BELL);
    day_page_of(front)->said = N_("The journal of that day is not there.");
    front_touch(front);
}

static void copy_line(struct front *front)
{
    const struct day_entry *entry = day_page_entry(front);
    if (entry && entry->over) {
        day_page_of(front)->said = day_copy_line(front, entry);
    } else {
        sounds_cue(front, CUE_BELL);
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id >= DAY_PAGE_ITEM_TABLE && item->id < DAY_PAGE_ITEM_TABLE + GAME_FRONTS_MAX) {
        turn_table(front, item->id - DAY_PAGE_ITEM_TABLE);
        return;
    }
    switch (item->id) {
    case DAY_PAGE_ITEM_EARLIER:
    case DAY_PAGE_ITEM_LATER:
        turn(front, item->id == DAY_PAGE_ITEM_LATER ? 1 : -1);
        break;
    case DAY_PAGE_ITEM_PLAY:
    case DAY_PAGE_ITEM_AGAIN:
        sit_down(front, item->id == DAY_PAGE_ITEM_AGAIN);
        break;
    case DAY_PAGE_ITEM_WATCH:
        watch(front);
        break;
    case DAY_PAGE_ITEM_LINE:
        copy_line(front);
        break;
    case DAY_PAGE_ITEM_CLOSE:
        dialog_cancel(front);
        break;
    default:
        choose(front, day_page_of(front)->game, day_page_first(front, 0) + item->id - DAY_PAGE_ITEM_STONE);
        /* Keys and buttons go on with the day; a pointer stays where it is. */
        if (!device_points(front->device)) {
            front_set_focus(front, DAY_PAGE_ITEM_PLAY);
        }
        break;
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn(front, intent->kind == INTENT_PAGE_NEXT ? 1 : -1);
        return true;
    case INTENT_WHEEL:
        turn(front, intent->amount > 0 ? -1 : 1);
        return true;
    case INTENT_ALTERNATE:
        copy_line(front);
        return true;
    case INTENT_KEY:
        if (intent->key == 'c' && !intent->repeat) {
            copy_line(front);
        }
        return intent->key == 'c';
    default:
        return false;
    }
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &day_page_scene);
    text_copy(status->message, sizeof status->message, _("Deal of the day"));
    status->spare = true;
    status->urgent = day_page_of(front)->said != NULL;
    text_copy(status->hint, sizeof status->hint, status->urgent ? _(day_page_of(front)->said) : "");
    bar_prompt(status, PROMPT_MOVE, _("Move"));
    bar_prompt(status, PROMPT_CONFIRM,
               focus == DAY_PAGE_ITEM_PLAY ? day_page_play_label(front) : _("Choose"));
    bar_prompt(status, PROMPT_PAGES, _("Month"));
    if (day_page_is_over(front)) {
        bar_prompt(status, PROMPT_COPY, _("Copy the line"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static void say_title(const struct front *front, struct text *out)
{
    const struct day_page_state *page = day_page_of(front);
    text_add_sentence(out, _("Deal of the day"));
    text_add_sentence(out, _(page->game->label));
    size_t from = out->length;
    day_page_month_text(front, out);
    from = text_sentence(out, from);
    date_long_text(page->date, out);
    from = text_sentence(out, from);
    day_page_state_text(front, out);
    text_sentence(out, from);
    if (page->said) {
        text_add_sentence(out, _(page->said));
    }
}

const struct scene day_page_scene = {
    .name = "days",
    .title = say_title,
    .state_size = sizeof(struct day_page_state),
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = day_page_draw,
    .status = status,
};
