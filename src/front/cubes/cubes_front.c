/* SPDX-License-Identifier: MIT */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "front/cubes/book_pages.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/kept.h"
#include "front/cubes/words.h"
#include "front/front.h"

static void refusal_text(const void *seen, struct move move, refusal why, struct text *out)
{
    cubes_refusal_text(seen, move, why, out);
}

static void hand_text(int number, struct text *out)
{
    (void)number; /* a game of dice has no hands */
    text_add(out, _("A game of dice"));
}

static void setup(const struct front *front, struct game_setup *setup)
{
    setup->option[CUBES_OPTION_GAME] = (uint8_t)cubes_choice(&front->settings, CUBES_CHOICE_GAME);
    setup->option[CUBES_OPTION_JOKERS] = (uint8_t)cubes_choice(&front->settings, CUBES_CHOICE_JOKERS);
}

static const char *const actions[CABINET_ACTIONS] = {
    [ACTION_SECONDARY] = N_("Roll"),
    [ACTION_ALTERNATE] = N_("Hold"),
    [ACTION_COPY] = N_("What scores"),
    [ACTION_LOG] = N_("Log of turns"),
};

static const struct action_facts letters[] = {
    {"roll", N_("Roll"), INTENT_KEY, 't', .key = "T", .pad = "", .also = ACTION_SECONDARY},
    {"hold", N_("Hold"), INTENT_KEY, 'k', .key = "K", .pad = "", .also = ACTION_ALTERNATE},
    {.name = NULL},
};

static const struct part *const parts[] = {&cubes_kept_part, NULL};

const struct game_front cubes_front = {
    .game = &cubes_game,
    .item = "menu.tables.dice",
    .label = N_("Dice"),
    .sign = {.emblem = "cubes/face_ivory_5",
             .w = 26,
             .h = 26,
             .name = NC_("sign", "Cubes"),
             .motto = NC_("sign", "five dice, ten thousand points, the nerve to stop"),
             .scene = "scenes/title_dice",
             .reach = 2240,
             .camera = {-300, -172},
             .zoom = 1.2f,
             .front = "scenes/title_front_dice",
             .front_box = {480, 760, 640, 500}},
    .view = &cubes_table_view,
    .words = {.refusal = refusal_text, .hand = hand_text},
    .setup = setup,
    .opponents = CUBES_OPPONENTS,
    .company = &CUBES_COMPANY,
    .options = CUBES_OPTIONS_ROWS,
    .option_count = CUBES_CHOICES,
    .file_end = "-cubes",
    .hint = &cubes_hint,
    .actions = actions,
    .letters = letters,
    .records = &cubes_records,
    .count = cubes_count,
    .ended = cubes_kept_ended,
    .pages = cubes_kept_pages,
    .menu = cubes_kept_menu,
    .what = cubes_what,
    .voices = &cubes_voices,
    .ending = &cubes_ending,
    .lessons = &cubes_lessons,
    .review = &cubes_reviews,
    .rehearsal = &cubes_rehearsal,
    .day = &cubes_day,
    .figures = &cubes_figures,
    .book = &cubes_book,
    .parts = parts,
    .cues = CUBES_CUE_TABLE,
    .cue_count = CUBES_CUES,
    .pieces = CUBES_PIECE_TABLE,
    .piece_count = CUBES_PIECES,
};
