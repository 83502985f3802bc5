/* SPDX-License-Identifier: MIT */
#include "front/scenes/others_scene.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/version.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others.h"
#include "front/scenes/person.h"
#include "front/scenes/text_entry.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <string.h>

struct others_scene_state {
    char typed[SEAT_NAME_SIZE]; /* what was typed last, or the code of the table that was chosen */
    bool refused;               /* the last press was on a table at which nobody can sit down */
};

static struct others_scene_state *state_of(const struct front *front)
{
    return front_memory(front, &others_scene);
}

/* ---- words -------------------------------------------------------------------------------------------- */

void others_whose(const char *host, struct text *out)
{
    CHECK(host != NULL);
    /* TRANSLATORS: %s is the person who opened the table. */
    text_addf(out, _("%s’s table"), host[0] ? host : _("Somebody"));
}

static const struct others_near *near_at(const struct front *front, int place)
{
    const struct others_near *list = NULL;
    int count = others_near(front, &list);
    return place >= 0 && place < count ? &list[place] : NULL;
}

static bool same_program(const struct others_near *near)
{
    return near->game && strcmp(near->version, ROUTE_MILLE_VERSION) == 0;
}

bool others_near_is_open(const struct front *front, int place)
{
    const struct others_near *near = near_at(front, place);
    return near && same_program(near) && near->free > 0;
}

void others_near_text(const struct front *front, int place, struct text *out)
{
    const struct others_near *near = near_at(front, place);
    if (!same_program(near)) {
        /* TRANSLATORS: a person, and the versions of the program there and here: "0.3", "0.4". */
        text_addf(out, _("%s has Route Mille %s, this is %s: both need the same game."), near->host,
                  near->version, ROUTE_MILLE_VERSION);
        return;
    }
    text_addf(out, "%s \u00b7 ", _(near->game->label));
    if (near->free == 0) {
        text_add(out, _("every seat is taken"));
    } else {
        text_addf(out, _n("%d seat of %d is free", "%d seats of %d are free", near->free), near->free,
                  near->seats);
    }
}

void others_label(const struct front *front, int item, struct text *out)
{
    char whose[SEAT_NAME_SIZE + 32];
    struct text table = text_in(whose, sizeof whose);
    switch (item) {
    case OTHERS_ITEM_AGAIN:
        others_left(front, &table);
        /* TRANSLATORS: %s is "Marie’s table". */
        text_addf(out, _("Go on: %s"), whose);
        break;
    case OTHERS_ITEM_HOST:
        text_add(out, _("Host a table"));
        break;
    default:
        text_add(out, _("Join by code"));
        break;
    }
}

/* ---- items ------------------------------------------------------------------------------------------ */

bool others_is_shown(const struct front *front, int item)
{
    return item != OTHERS_ITEM_AGAIN || others_left(front, NULL);
}

static void say_near(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    int place = item->id - OTHERS_ITEM_NEAR;
    others_whose(near_at(front, place)->host, &title);
    others_near_text(front, place, &more); /* or why nobody can sit down there */
}

static void say_again(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text title = text_in(says->title, sizeof says->title);
    others_label(front, item->id, &title);
}

static const struct item_row rows[] = {
    {"others.near.*", N_("A table nearby"), N_("Somebody on this network has opened it: sit down there."),
     say_near, .id = OTHERS_ITEM_NEAR, .count = OTHERS_NEAR_MOST, .kind = KIND_ENTRY},
    {"others.again", N_("Go on"), N_("Back to the table that was left, in the same seat."), say_again,
     .id = OTHERS_ITEM_AGAIN},
    {"others.host", N_("Host a table"),
     N_("Opens a table here. Others come by its code, or find it in their list."), .id = OTHERS_ITEM_HOST},
    {"others.join", N_("Join by code"),
     N_("To the table of a code that somebody tells you, or of an address."), .id = OTHERS_ITEM_JOIN},
    {"others.back", N_("Back"), N_("Back to where you were."), .id = OTHERS_ITEM_BACK, .group = 2},
    {.name = NULL},
};

static void others_items(const struct front *front, struct focus_list *list)
{
    struct others_form form = others_form_of(front);
    const struct others_near *near = NULL;
    int count = others_near(front, &near);
    for (int i = 0; i < count; i++) {
        item_add(list, rows, OTHERS_ITEM_NEAR + i, others_box(front, &form, OTHERS_ITEM_NEAR + i),
                 others_near_is_open(front, i));
    }
    for (int item = OTHERS_ITEM_AGAIN; item <= OTHERS_ITEM_JOIN; item++) {
        if (others_is_shown(front, item)) {
            item_add(list, rows, item, others_box(front, &form, item), true);
        }
    }
    form_items(&form.form, list);
    item_add(list, rows, OTHERS_ITEM_BACK, others_box(front, &form, OTHERS_ITEM_BACK), true);
}

static struct form others_dialog(const struct front *front)
{
    return others_form_of(front).form;
}

static void others_enter(struct front *front)
{
    dialog_open(front, &others_scene);
    others_listen(front, true);
    const struct others_near *near = NULL;
    front_set_focus(front, others_is_shown(front, OTHERS_ITEM_AGAIN) ? OTHERS_ITEM_AGAIN
                           : others_near(front, &near) > 0           ? OTHERS_ITEM_NEAR
                                                                     : OTHERS_ITEM_HOST);
}

static void others_gone(struct front *front)
{
    others_listen(front, false);
}

/* ---- ways to a table ---------------------------------------------------------------------------------- */

static void ask_code(struct front *front);

static void open_host(struct front *front)
{
    front_open(front, OPEN_HOST);
}

/* To the people of a table, in the place of this screen; or says why not. */
static void arrive(struct front *front, bool there, const char *error, void (*again)(struct front *front))
{
    if (there) {
        /* At once: the table itself may come before a movement would have ended. */
        front_pop(front);
        front_open(front, OPEN_LOBBY);
        return;
    }
    confirm_open(front, &(struct confirm_question){.title = _("Not at that table"),
                                                   .text = error,
                                                   .yes = _("Try again"),
                                                   .no = _("Back"),
                                                   .advised = true,
                                                   .on_yes = again});
}

static void join(struct front *front)
{
    stack_make_changes(front); /* this screen is on top again */
    char error[SERVICE_ERROR_SIZE] = "", typed[SEAT_NAME_SIZE];
    text_copy(typed, sizeof typed, state_of(front)->typed);
    bool there = others_join(front, typed, error);
    arrive(front, there, error, ask_code);
}

static void again(struct front *front)
{
    stack_make_changes(front);
    char error[SERVICE_ERROR_SIZE] = "";
    bool there = others_again(front, error);
    arrive(front, there, error, again);
}

static bool could_be(const struct front *front, const char *text, char *why, size_t size)
{
    char code[CODE_SIZE];
    struct code_address address;
    (void)front;
    bool good = code_read(text, code, &address) != CODE_NONE || strpbrk(text, ".:") != NULL;
    if (!good) {
        text_copy(why, size, _("A code has 7 or 8 letters and figures; an address has a dot."));
    }
    return good;
}

static void typed(struct front *front, const char *text)
{
    text_copy(state_of(front)->typed, sizeof state_of(front)->typed, text);
    join(front);
}

static void ask_code(struct front *front)
{
    text_entry_ask(front, &(struct text_entry_question){
                              .title = _("The code of the table"),
                              .help = _("As its host reads it out; or an address, such as 192.168.1.20."),
                              .text = state_of(front)->typed,
                              .done = _("Sit down"),
                              .code = true,
                              .accept = could_be,
                              .on_done = typed,
                          });
}

static void host(struct front *front)
{
    stack_make_changes(front);
    dialog_pass(front, &others_scene, open_host);
}

/* Who sits down among others has a name. */
static void named(struct front *front, void (*then)(struct front *front))
{
    if (person_is_known(front)) {
        then(front);
    } else {
        person_ask(front, then);
    }
}

static void others_confirm(struct front *front, const struct focus_item *item)
{
    const struct others_near *near = near_at(front, item->id - OTHERS_ITEM_NEAR);
    state_of(front)->refused = near && !item->enabled;
    if (near && !item->enabled) {
        char why[160];
        struct text out = text_in(why, sizeof why);
        others_near_text(front, item->id - OTHERS_ITEM_NEAR, &out);
        sounds_cue(front, CUE_BELL);
        speaker_say(front, SPEAK_ANSWER, why);
    } else if (near) {
        text_copy(state_of(front)->typed, sizeof state_of(front)->typed, near->code);
        named(front, join);
    } else if (item->id == OTHERS_ITEM_AGAIN) {
        again(front);
    } else if (item->id == OTHERS_ITEM_HOST) {
        named(front, host);
    } else if (item->id == OTHERS_ITEM_JOIN) {
        named(front, ask_code);
    } else {
        dialog_cancel(front);
    }
}

static void others_status(const struct front *front, struct status *status)
{
    const struct others_near *near = NULL;
    int count = others_near(front, &near);
    if (count == 0) {
        text_copy(status->message, sizeof status->message, _("Looking for tables nearby\xE2\x80\xA6"));
    } else {
        text_format(status->message, sizeof status->message, _n("%d table nearby", "%d tables nearby", count),
                    count);
    }
    status->spare = true;
    bar_choose(status, _("Select"), _("Back"));
}

static void others_title(const struct front *front, struct text *out)
{
    struct status status = {.lamp = false};
    text_add_sentence(out, _("Play with others"));
    others_status(front, &status);
    text_add_sentence(out, status.message);
}

const struct scene others_scene = {
    .name = "others",
    .title = others_title,
    .state_size = sizeof(struct others_scene_state),
    .enter = others_enter,
    .leave = others_gone,
    .items = others_items,
    .form = others_dialog,
    .confirm = others_confirm,
    .cancel = dialog_cancel,
    .draw = others_draw,
    .status = others_status,
};
