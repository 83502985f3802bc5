/* SPDX-License-Identifier: MIT */
/* Words about the days: their count, what the title says, the line to send. */
#include "base/check.h"
#include "base/date.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/opponent.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include <string.h>

void day_signed_text(int figure, struct text *out)
{
    text_addf(out, "%s%d", figure < 0 ? "\u2212" : "+", figure < 0 ? -figure : figure);
}

/* A figure in a line to send: without a space between thousands. */
static void tell_figure(const struct day_game *game, int figure, struct text *out)
{
    if (game->margin) {
        day_signed_text(figure, out);
    } else {
        text_addf(out, "%d", figure);
    }
}

void day_figure_text(const struct day_game *game, int figure, struct text *out)
{
    if (game->margin) {
        text_add(out, figure < 0 ? "\u2212" : "+");
    }
    number_add(game->margin && figure < 0 ? -figure : figure, out);
}

/* Par, and the best of the house. */
static void tell_house(const struct day_game *game, const int house[DAY_HOUSE], struct text *line)
{
    char par[16], best[16];
    int place = day_best(game, house);
    struct text mean = text_in(par, sizeof par), measure = text_in(best, sizeof best);
    tell_figure(game, daily_par(house), &mean);
    tell_figure(game, house[place], &measure);
    /* TRANSLATORS: the mean of the house's players, and the best of them with their figure. */
    text_addf(line, _("; par %s, %s %s"), par, _(day_player(game, place)->name), best);
}

void day_count_text(const struct front *front, const struct day_game *game, struct text *out)
{
    const struct day_state *day = day_of(front);
    int today = day_today(front), count = days_counted(&day->book, game->table, today);
    const struct day_entry *entry = day_entry(front, game, today);
    if (!front->settings.day_count || count == 0) {
        return;
    }
    text_addf(out, _(game->count), count);
    int weeks = days_weeks(&day->book, game->table, today);
    if (entry && entry->over && entry->counted && weeks >= 2) {
        text_addf(out, _(" \u00b7 %d weeks in a row with three days or more"), weeks);
    }
}

void day_title_text(const struct front *front, struct text *out)
{
    const struct game_front *game = day_front(front);
    if (game == NULL) {
        return;
    }
    int date = day_next(front, game->day);
    const struct day_entry *entry = day_entry(front, game->day, date);
    date_text(date, out);
    if (entry && entry->over) {
        text_add(out, " \u00b7 ");
        day_figure_text(game->day, game->day->own(entry->figure), out);
    } else if (entry) {
        text_add(out, _(" \u00b7 waits"));
    }
}

/* ASCII replacements of typographic characters and accented letters. */
static const struct {
    const char *sign, *plain;
    bool always; /* also replaced where ASCII is not required */
} signs[] = {
    {"\u202f", " ", true}, {"\u00a0", " ", true}, {"\u2019", "'", true}, {"\u2212", "-", false},
    {"à", "a", false},     {"â", "a", false},     {"ç", "c", false},     {"è", "e", false},
    {"é", "e", false},     {"ê", "e", false},     {"ë", "e", false},     {"î", "i", false},
    {"ï", "i", false},     {"ô", "o", false},     {"ù", "u", false},     {"û", "u", false},
};
enum { SIGNS = sizeof signs / sizeof *signs };

/* Adds a string. Narrow and no-break spaces become spaces, and curved apostrophes become straight ones.
 * ascii: letters lose their accents as well, a minus sign becomes a hyphen, and characters without an ASCII
 * counterpart are left out. */
static void add_plain(const char *string, bool ascii, struct text *out)
{
    const char *at = string;
    while (*at) {
        size_t size = 1;
        while (((unsigned char)at[size] & 0xC0u) == 0x80u) {
            size++;
        }
        int found = 0;
        while (found < SIGNS &&
               (strlen(signs[found].sign) != size || memcmp(signs[found].sign, at, size) != 0)) {
            found++;
        }
        if (found < SIGNS && (ascii || signs[found].always)) {
            text_add(out, signs[found].plain);
        } else if (size == 1 || !ascii) {
            text_add_bytes(out, at, size);
        }
        at += size;
    }
}

void day_line(const struct day_entry *entry, bool plain, struct text *out)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    int count = day_games(game), at = 0;
    while (at < count - 1 && game[at]->day->table != entry->table) {
        at++;
    }
    CHECK(count > 0 && game[at]->day->table == entry->table);
    const char *const minus = "\u2212";
    char told[2 * DAY_LINE_SIZE], whole[2 * DAY_LINE_SIZE], date[16], *hyphen;
    struct text line = text_in(told, sizeof told), fitted = text_in(whole, sizeof whole),
                day = text_in(date, sizeof date);
    date_write(entry->date, &day);
    game[at]->day->line(entry, date, &line);
    if (entry->house_known) {
        tell_house(game[at]->day, entry->house, &line);
    }
    text_add(&line, entry->hinted ? _(", with hints") : "");
    add_plain(told, plain, &fitted);
    while (strlen(whole) >= DAY_LINE_SIZE && (hyphen = strstr(whole, minus)) != NULL) {
        *hyphen = '-';
        memmove(hyphen + 1, hyphen + strlen(minus), strlen(hyphen + strlen(minus)) + 1);
    }
    text_add(out, whole);
}

const char *day_copy_line(struct front *front, const struct day_entry *entry)
{
    char line[DAY_LINE_SIZE];
    struct text out = text_in(line, sizeof line);
    bool plain = day_of(front)->plain;
    day_line(entry, plain, &out);
    bool copied = front->services->clip(front->services->context, line);
    sounds_cue(front, copied ? CUE_PRESS : CUE_BELL);
    day_of(front)->plain = copied && !plain;
    front_touch(front);
    if (!copied) {
        return N_("The clipboard of this desktop cannot be reached.");
    }
    return plain ? N_("The line is in the clipboard, without accents.")
                 : N_("The line is in the clipboard. Once more: without accents.");
}
