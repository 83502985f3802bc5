/* SPDX-License-Identifier: MIT */
#include "bones/position.h"

#include "games/bones/ai/deals.h"
#include "games/bones/inside.h"
#include "games/bones/line.h"

#include "base/check.h"

#include <string.h>

enum { MAY_BE_SAID = (1 << BONES_FIELD_HANDS) - 1 };

static void add_log(const struct bones_public *pub, struct text *out)
{
    text_addf(out, " %s=%d %s=", bones_line_names[BONES_FIELD_FIRST], pub->leader,
              bones_line_names[BONES_FIELD_LOG]);
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        text_add(out, i > 0 ? "," : "");
        if (turn->tile == BONES_TILE_NONE) {
            text_add(out, "-");
            continue;
        }
        bones_add_tile(out, turn->tile);
        if (turn->arm != BONES_ARM_NONE) {
            text_addf(out, "%c", bones_arm_letter(turn->arm));
        }
    }
}

static void add_opening(const struct bones_public *pub, struct text *out)
{
    bool asks = pub->phase == BONES_PHASE_REDEAL || pub->phase == BONES_PHASE_NAME;
    if (!asks && pub->namer != SEAT_NONE) {
        text_addf(out, " %s=%d", bones_line_names[BONES_FIELD_NAMED], pub->namer);
    }
    if (pub->chooser != pub->namer) {
        text_addf(out, " %s=%d", bones_line_names[BONES_FIELD_DOMINOED], pub->chooser);
    }
    if (pub->phase == BONES_PHASE_LEAD) {
        text_addf(out, " %s=", bones_line_names[BONES_FIELD_OPENS]);
        bones_add_tile(out, pub->opening);
    }
    if (pub->phase == BONES_PHASE_PLAY) {
        add_log(pub, out);
    }
}

void bones_position_format(const struct bones_observation *seen, struct text *out)
{
    const struct bones_public *pub = &seen->pub;
    CHECK(pub->turn == seen->seat && pub->phase >= BONES_PHASE_REDEAL && pub->phase <= BONES_PHASE_PLAY);
    text_addf(out, "phase=%s me=%d", bones_line_phases[pub->phase], seen->seat);
    add_opening(pub, out);
    text_add(out, " hand=");
    for (uint32_t hand = seen->hand; hand != 0; hand &= hand - 1) {
        text_add(out, hand == seen->hand ? "" : ",");
        bones_add_tile(out, bones_first(hand));
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        text_addf(out, "%s%d", seat > 0 ? "," : " totals=", pub->seat[seat].total);
    }
    for (int option = 0; option < BONES_OPTIONS; option++) {
        if (option == BONES_OPTION_TARGET || pub->option[option] != 0) {
            text_addf(out, " %s=%s", bones_game.options[option].name,
                      bones_game.options[option].values[pub->option[option]]);
        }
    }
}

static const char *settle(struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    const char *wrong = bones_line_fits_hand(pub, seen->seat, seen->hand);
    if (wrong) {
        return wrong;
    }
    struct bones_deals deals;
    bones_deals_open(&deals, seen);
    if (deals.total == 0) {
        return "log: the other tiles cannot lie so";
    }
    bool locked = pub->phase == BONES_PHASE_PLAY && !(bones_with[bones_open(&pub->board)] & ~bones_laid(pub));
    return locked ? "log: the round is over" : NULL;
}

bool bones_position_parse(const char *line, struct bones_observation *seen, struct text *why)
{
    struct bones_said said;
    if (!bones_line_read(line, MAY_BE_SAID, &said, why)) {
        return false;
    }
    struct bones_observation next;
    memset(&next, 0, sizeof next);
    memcpy(next.pub.option, said.option, sizeof next.pub.option);
    const char *wrong = bones_line_lay(&said, &next.pub);
    next.seat = (int8_t)said.seat[BONES_FIELD_ME];
    next.hand = said.hand[BONES_FIELD_HAND];
    if (!wrong) {
        wrong = settle(&next);
    }
    if (wrong) {
        text_add(why, wrong);
        return false;
    }
    *seen = next;
    return true;
}
