/* SPDX-License-Identifier: MIT */
#include "front/scenes/load.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/scenes/leaving.h"
#include "front/scenes/replay.h"
#include "front/settings/names.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <stdlib.h>

struct load_state *load_of(const struct front *front)
{
    return front_memory(front, &load_scene);
}

/* ---- reading --------------------------------------------------------------------------------------- */

static void say_players(const struct journal *journal, struct load_row *row)
{
    struct text out = text_in(row->players, sizeof row->players);
    int seats = journal->setup.seats;
    for (int seat = 0; seat < seats; seat++) {
        text_add(&out, seat == 0 ? "" : seats == 2 ? " \u2013 " : ", ");
        text_add(&out, names_called(journal, seat));
    }
}

static void take_standing(const struct session *session, const void *seen, struct load_row *row)
{
    const struct game *game = session->game;
    int seat = 0, seats = session->journal.setup.seats;
    while (seat < seats - 1 && !session_is_human(session, seat)) {
        seat++;
    }
    row->sides = session->journal.setup.sides;
    int own = row->sides > 2 ? seat % row->sides : 0, best = own;
    for (int side = 0; side < row->sides; side++) {
        if (side != own && (best == own || game->standing(seen, side) > game->standing(seen, best))) {
            best = side;
        }
    }
    row->total[0] = game->standing(seen, own);
    row->total[1] = game->standing(seen, best);
    row->games[0] = game->games_won(seen, own);
    row->games[1] = game->games_won(seen, best);
}

static void learn(struct front *front, int index)
{
    struct load_state *load = load_of(front);
    struct load_row *row = &load->row[index];
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    struct session session;
    struct journal_error why = {.line = 0};
    *row = (struct load_row){.known = true, .day = load->file[index].day, .second = load->file[index].second};
    saves_name(load->file[index].name, row->name);
    char *text = services->load(services->context, load->file[index].name, &length, error);
    if (text == NULL) {
        text_copy(row->reason, sizeof row->reason, error[0] ? error : _("The file is gone."));
    } else if (!saves_read(text, length, &session, &why)) {
        if (why.line > 0) {
            text_format(row->reason, sizeof row->reason, _("Line %d: %s"), why.line, why.reason);
        } else {
            text_copy(row->reason, sizeof row->reason, why.reason);
        }
    } else {
        _Alignas(16) unsigned char seen[GAME_STATE_MAX];
        session_observe(&session, 0, seen);
        row->good = true;
        row->moves = session.journal.count;
        row->hash = session.game->hash(session.state);
        struct text hand = text_in(row->hand, sizeof row->hand);
        const struct game_front *game = game_front_of(session.game);
        game->words.hand(session.game->hand_number(seen), &hand);
        take_standing(&session, seen, row);
        say_players(&session.journal, row);
        session_end(&session);
    }
    free(text);
}

/* Reads the saves whose rows are on the screen. Others are read later, so that a long list opens at once. */
static void learn_shown(struct front *front)
{
    struct load_state *load = load_of(front);
    struct form form = load_form(front);
    int first, end;
    load_seen(front, &form, &first, &end);
    for (int i = first; i < end; i++) {
        if (!load->row[i].known) {
            learn(front, i);
        }
    }
}

static void list(struct front *front)
{
    struct load_state *load = load_of(front);
    const struct services *services = front->services;
    load->count = services->list(services->context, SAVES_FOLDER, SAVES_END, load->file, LOAD_MOST);
    for (int i = 0; i < load->count; i++) {
        load->row[i].known = false;
    }
}

/* ---- moving about ---------------------------------------------------------------------------------- */

/* Moves the focus to a row, and scrolls to it. */
static void go_to(struct front *front, int row)
{
    const struct load_state *load = load_of(front);
    if (load->count == 0) {
        front_set_focus(front, LOAD_ITEM_BACK);
        return;
    }
    row = row < 0 ? 0 : row >= load->count ? load->count - 1 : row;
    struct form form = load_form(front);
    scroll_to(front, list_view_reveal(&form.view, load_part_box(front, &form, row, PART_OPEN)));
    front_set_focus(front, load_id(row, PART_OPEN));
    learn_shown(front);
}

static void load_enter(struct front *front)
{
    load_of(front)->turn_to = -1;
    list(front);
    learn_shown(front);
    dialog_open(front, &load_scene);
    go_to(front, 0);
}

/* A row by its name; its buttons name the row, too. */
static void say_save(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct load_row *row = &load_of(front)->row[load_row_of(item->id)];
    struct text more = text_in(says->more, sizeof says->more);
    if (load_part_of(item->id) != PART_OPEN) {
        text_add(&more, row->name);
        return;
    }
    char name[SEAT_NAME_SIZE];
    saves_name(load_of(front)->file[load_row_of(item->id)].name, name); /* it may not have been read yet */
    text_copy(says->title, sizeof says->title, name);
    says->refused = row->known && !row->good;
    says->place = load_row_of(item->id) + 1;
    says->count = load_of(front)->count;
    load_say(row, &more);
}

static const struct item_row part_rows[] = {
    {"save.*", N_("A saved game"),
     .text = N_("Opens this game at the table. The one under way is kept in this list."), .more = say_save,
     .kind = KIND_ENTRY},
    {"save.*.watch", N_("Watch"), .text = N_("Plays this game before your eyes, from its first move."),
     .more = say_save},
    {"save.*.delete", N_("Delete"), .text = N_("Deletes this save, and asks first."), .more = say_save},
};

static const struct item_row rows[] = {
    {"load.back", N_("Back"), N_("Leaves the list as it is."), .id = LOAD_ITEM_BACK, .group = 2},
    {.name = NULL},
};

static void load_items(const struct front *front, struct focus_list *items)
{
    struct form form = load_form(front);
    int first, end;
    load_seen(front, &form, &first, &end);
    /* One more row on either side, so that the focus can walk on through the list. */
    first -= first > 0;
    end += end < load_of(front)->count;
    for (int i = first; i < end; i++) {
        for (int part = 0; part < PARTS; part++) {
            bool enabled = load_of(front)->row[i].good || part == PART_DELETE;
            item_add_number(items, &part_rows[part], load_id(i, (enum load_part)part),
                            load_part_box(front, &form, i, (enum load_part)part), enabled, i + 1);
        }
    }
    form_items(&form, items);
    item_add(items, rows, LOAD_ITEM_BACK, load_back_box(front, &form), true);
}

/* ---- what can be done ------------------------------------------------------------------------------ */

static void refuse(struct front *front)
{
    sounds_cue(front, CUE_BELL);
    front_touch(front);
}

static bool read_chosen(struct front *front, struct session *session)
{
    struct load_state *load = load_of(front);
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    struct journal_error why;
    char *text = services->load(services->context, load->file[load->chosen].name, &length, error);
    bool good = text != NULL && saves_read(text, length, session, &why);
    free(text);
    if (!good) {
        learn(front, load->chosen); /* it changed since it was listed */
        refuse(front);
    }
    return good;
}

/* Whether the game at the table is the same as a save, so that opening the save loses nothing. */
static bool is_at_table(const struct front *front, const struct load_row *row)
{
    const struct session *session = &table_of(front)->session;
    return table_of(front)->seated && session->journal.count == row->moves &&
           session->game->hash(session->state) == row->hash;
}

static bool is_previous(const struct front *front)
{
    const struct load_state *load = load_of(front);
    return saves_is_previous(load->file[load->chosen].name);
}

/* Opens the previous game: it is written as the autosave before the game at the table becomes the previous
 * one. */
static bool exchange(struct front *front, const struct session *opened, char error[SERVICE_ERROR_SIZE])
{
    size_t length = 0;
    char *text = session_save(opened, &length);
    char file[SERVICE_NAME_SIZE];
    saves_autosave(game_front_of(opened->game), file);
    bool safe = front_write(front, file, text, length, error);
    free(text);
    if (!safe || saves_keep(front, error)) {
        return safe;
    }
    char again[SERVICE_ERROR_SIZE];
    table_write(front, again);
    return false;
}

static void sit_down(struct front *front, const struct session *session)
{
    const struct load_state *load = load_of(front);
    table_choose(front, game_front_of(session->game));
    table_take(front, session);
    if (is_previous(front)) {
        saves_forget(front);
    } else {
        saves_came_from(front, load->row[load->chosen].name);
    }
    table_save(front);
    front_go(front, OPEN_TABLE);
}

static void open_anyway(struct front *front)
{
    struct session session;
    if (read_chosen(front, &session) && !journey_open(front, &session)) {
        sit_down(front, &session);
    }
}

static void open_chosen(struct front *front)
{
    const struct load_state *load = load_of(front);
    struct session session;
    char error[SERVICE_ERROR_SIZE] = "";
    if (!read_chosen(front, &session)) {
        return;
    }
    if (journey_open(front, &session)) {
        return; /* it goes to a table of its own, and replaces nothing */
    }
    table_choose(front, game_front_of(session.game));
    bool replaces = saves_would_keep(front) && !is_at_table(front, &load->row[load->chosen]);
    bool kept = !replaces || (is_previous(front) && !front->guest ? exchange(front, &session, error)
                                                                  : saves_keep(front, error));
    if (kept) {
        sit_down(front, &session);
    } else {
        session_end(&session);
        saves_ask_lost(front, error, open_chosen, open_anyway);
    }
}

static void open_row(struct front *front, int row)
{
    struct load_state *load = load_of(front);
    if (!load->row[row].good) {
        refuse(front);
        return;
    }
    load->chosen = row;
    if (!saves_would_keep(front) || is_at_table(front, &load->row[row])) {
        open_chosen(front);
        return;
    }
    char title[96];
    text_format(title, sizeof title, _("Open “%s”?"), load->row[row].name);
    confirm_ask(front, title, _("The game on the table is kept in this list as “Previous game”."), _("Open"),
                _("Back"), open_chosen);
}

static void watch_row(struct front *front, int row)
{
    struct session session;
    load_of(front)->chosen = row;
    if (load_of(front)->row[row].good && read_chosen(front, &session)) {
        replay_open(front, &session);
    } else {
        refuse(front);
    }
}

static void delete_chosen(struct front *front)
{
    struct load_state *load = load_of(front);
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    int row = load->chosen;
    if (!services->remove(services->context, load->file[row].name, error)) {
        text_copy(load->row[row].reason, sizeof load->row[row].reason, error);
        load->row[row].good = false;
        refuse(front);
        return;
    }
    list(front);
    learn_shown(front);
    load->turn_to = row; /* the question is still on top */
}

static void delete_row(struct front *front, int row)
{
    char title[96];
    load_of(front)->chosen = row;
    text_format(title, sizeof title, _("Delete “%s”?"), load_of(front)->row[row].name);
    confirm_ask(front, title, _("The file is gone for good then."), _("Delete"), _("Keep it"), delete_chosen);
}

static void load_confirm(struct front *front, const struct focus_item *item)
{
    int row = load_row_of(item->id);
    if (row < 0) {
        dialog_cancel(front);
    } else if (load_part_of(item->id) == PART_OPEN) {
        open_row(front, row);
    } else if (load_part_of(item->id) == PART_WATCH) {
        watch_row(front, row);
    } else {
        delete_row(front, row);
    }
}

static bool load_intent(struct front *front, const struct intent *intent)
{
    int row = load_row_of(front_focus(front));
    bool letter = intent->kind == INTENT_KEY, watches = intent->kind == INTENT_ALTERNATE;
    bool deletes = intent->kind == INTENT_SECONDARY || (letter && intent->key == 'd');
    if (row >= 0 && deletes) {
        delete_row(front, row);
    } else if (row >= 0 && watches) {
        watch_row(front, row);
    }
    return letter || deletes || watches;
}

static bool load_tick(struct front *front)
{
    if (load_of(front)->turn_to >= 0) {
        go_to(front, load_of(front)->turn_to);
        load_of(front)->turn_to = -1;
    }
    return dialog_tick(front, &load_scene);
}

static void load_title(const struct front *front, struct text *out)
{
    int count = load_of(front)->count;
    char saves[48];
    text_format(saves, sizeof saves, _n("%d saved game", "%d saved games", count), count);
    text_add_sentence(out, _("Load game"));
    text_add_sentence(out, saves);
}

const struct scene load_scene = {
    .name = "load",
    .title = load_title,
    .state_size = sizeof(struct load_state),
    .enter = load_enter,
    .items = load_items,
    .form = load_form,
    .scrolled = learn_shown,
    .intent = load_intent,
    .confirm = load_confirm,
    .cancel = dialog_cancel,
    .tick = load_tick,
    .draw = load_draw,
    .status = load_status,
};
