/* SPDX-License-Identifier: MIT */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/bones/book_pages.h"
#include "front/bones/dealt.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/page/game_page.h"
#include "front/scenes/leaving.h"
#include "front/stage/living.h"
#include "front/table/hint.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "games/bones/ai/review.h"
#include "games/bones/ai/search.h"

static void refusal_text(const void *seen, struct move move, refusal why, struct text *out)
{
    const struct bones_observation *own = seen;
    bones_refusal_text(&own->pub, move, why, out);
}

static void hand_text(int number, struct text *out)
{
    text_addf(out, _("Round %d"), number);
}

/* ---- the hint ------------------------------------------------------------------------------------ */

struct asking {
    struct bones_observation seen;
    struct bones_verdict verdict;
};
_Static_assert(sizeof(struct asking) <= HINT_BYTES, "a table has room for the question");

enum { HINT_MS = 600, WIN_ONE = 1000000 };

static void ask(const struct table *table, void *memory)
{
    struct asking *asking = memory;
    const struct bones_observation *seen = table_seen(table);
    *asking = (struct asking){.seen = *seen};
}

static void search(void *memory, const struct pulse *pulse)
{
    struct asking *asking = memory;
    const struct budget budget = {.more = pulse->more, .context = pulse->context};
    /* A random stream of its own: a hint must not change what the opponents will do. */
    bones_search(&asking->seen, bones_review_seed(&asking->seen), &budget, &asking->verdict);
}

static int percent(int32_t win)
{
    return (int)((win + WIN_ONE / 200) / (WIN_ONE / 100));
}

static struct move tell(const void *memory, struct text *out)
{
    const struct asking *asking = memory;
    const struct bones_verdict *verdict = &asking->verdict;
    const struct bones_candidate *best = &verdict->candidate[0];
    char effect[160];
    struct text said = text_in(effect, sizeof effect);
    bones_move_text(&asking->seen, best->move, true, &said);
    if (best->move.kind == BONES_MOVE_PLAY && best->move.target != BONES_ARM_NONE) {
        char tile[16];
        struct text says = text_in(tile, sizeof tile);
        bones_tile_text(best->move.card, &says);
        /* TRANSLATORS: a tile, and what it makes: "lay 4–2. South makes 2 + 2 = 4, no points." */
        text_addf(out, _("Hint \u2013 lay %s. %s."), tile, effect);
    } else {
        text_addf(out, _("Hint \u2013 %s."), effect);
    }
    if (verdict->count > 1 && best->visits > 0) {
        text_addf(out, _(" %d%% to win."), percent(best->win));
    }
    return best->move;
}

static const struct game_hint hint = {.ms = HINT_MS, .ask = ask, .work = search, .tell = tell};

/* ---- sitting down -------------------------------------------------------------------------------- */

static void setup(const struct front *front, struct game_setup *setup)
{
    for (int option = 0; option < BONES_OPTIONS; option++) {
        setup->option[option] = (uint8_t)bones_choice(&front->settings, option);
    }
}

static void deal_anew(struct front *front)
{
    table_choose(front, &bones_front);
    saves_begin_new(front);
}

static bool may_restart(const struct front *front)
{
    return !table_is_lesson(table_of(front)) && !table_is_apart(table_of(front)) &&
           !table_is_replay(table_of(front));
}

static void ask_restart(struct front *front)
{
    confirm_new_game(front, deal_anew);
}

static const struct game_menu_row menu[] = {
    {.row = {"pause.restart", N_("New game"),
             .text = N_(
                 "Deals a new game to the same company, and asks first. The one under way is kept under Load "
                 "game.")},
     .shown = may_restart,
     .act = ask_restart},
    {.act = NULL},
};

static const struct part *const parts[] = {&bones_dealt_part, NULL};

static const struct action_facts letters[] = {
    {"knock", N_("Knock"), INTENT_KEY, 'k', .key = "K", .pad = ""},
    {"put_back", N_("Put the tile back"), INTENT_KEY, 'b', .key = "B", .pad = ""},
    {.name = NULL},
};

/* The lanterns over the players, of which one after another is brighter for a moment. */
#define LANTERN(x_, y_, first_)                                                                              \
    {                                                                                                        \
        .kind = LIVING_GLOW, .picture = "living/glow", .box = {(x_)-40, (y_)-40, 80, 80}, .every = 96,       \
        .first = (first_), .lasts = 34, .opacity = .8f                                                       \
    }
static const struct living lanterns[] = {
    LANTERN(1428, 318, 1),  LANTERN(1480, 337, 10), LANTERN(1535, 330, 19),
    LANTERN(1585, 303, 28), LANTERN(1721, 276, 37), LANTERN(1771, 302, 46),
    LANTERN(1826, 311, 55), LANTERN(1881, 303, 64), LANTERN(1934, 284, 73),
};

/* ---- pictures made ahead -------------------------------------------------------------------------- */

/* A table with all that lives there. */
static void rehearse(struct front *stage, struct draw_list *list)
{
    front_draw(stage, list, 0);
}

/* The table as it is: the cabinet adds the moods of those who sit there. */
static void ahead(const struct front *front, struct draw_list *list)
{
    front_draw(front, list, 0);
}

static const struct game_rehearsal rehearsal = {.table = rehearse, .ahead = ahead};

const struct game_front bones_front = {
    .game = &bones_game,
    .item = "menu.tables.dominoes",
    .label = N_("Dominoes"),
    .sign = {.emblem = "bones/tile_31",
             .w = 15,
             .h = 31.8f,
             .name = NC_("sign", "Dominoes"),
             .motto = NC_("sign", "four at the table, and everything in fives"),
             .scene = "scenes/title_dominoes",
             .reach = 1959,
             .camera = {-505, -92},
             .zoom = 1.1f,
             .front = "scenes/title_front_dominoes",
             .front_box = {480, 220, 1500, 1040},
             .lamps = lanterns,
             .lamp_count = sizeof lanterns / sizeof lanterns[0],
             .hides_road = true},
    .view = &bones_table_view,
    .words = {.refusal = refusal_text, .hand = hand_text},
    .menu = menu,
    .setup = setup,
    .opponents = BONES_OPPONENTS,
    .company = &BONES_COMPANY,
    .letters = letters,
    .options = BONES_OPTIONS_ROWS,
    .option_count = BONES_CHOICES,
    .changed = bones_table_changed,
    .file_end = "-bones",
    .rehearsal = &rehearsal,
    .hint = &hint,
    .lessons = &bones_lessons,
    .day = &bones_day,
    .figures = &bones_figures,
    .what = bones_what,
    .voices = &bones_voices,
    .ending = &bones_ending,
    .review = &bones_reviews,
    .book = &bones_book,
    .parts = parts,
    .records = &bones_records,
    .count = bones_count_round,
    .ended = bones_dealt_ended,
    .pages = bones_pages,
    .cues = BONES_CUE_TABLE,
    .cue_count = BONES_CUES,
    .pieces = BONES_PIECE_TABLE,
    .piece_count = BONES_PIECES,
};
