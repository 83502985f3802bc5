/* SPDX-License-Identifier: MIT */
/* The pictures of the dominoes' chapters: stars of tiles with their sums, tiles, faces. */
#include "front/bones/book_pages.h"
#include "front/help/help_book_flow.h"

#include "base/i18n/translate.h"
#include "front/bones/draw.h"
#include "front/bones/words.h"
#include "ui/shape.h"

#include <math.h>

static const float STAR_H = 290, TILE_SIDE = 27;

/* ---- a star ------------------------------------------------------------------------------------------ */

/* The round that a line tells: "66 63n 64s". */
static void read_round(const char *line, struct bones_public *pub)
{
    static const char letters[BONES_ARMS] = "-nsew";
    *pub = (struct bones_public){.seats = BONES_SEATS_MAX, .phase = BONES_PHASE_PLAY};
    for (; line[0] && line[1]; line += *line == ' ') {
        int tile = bones_tile(line[0] - '0', line[1] - '0'), arm = BONES_ARM_NONE;
        line += 2;
        for (int i = BONES_NORTH; i < BONES_ARMS; i++) {
            arm = *line == letters[i] ? i : arm;
        }
        line += arm != BONES_ARM_NONE;
        if (arm == BONES_ARM_NONE) {
            bones_lead(&pub->board, tile);
        } else {
            bones_lay(&pub->board, tile, arm);
        }
        pub->log[pub->log_count++] = (struct bones_turn){.tile = (uint8_t)tile, .arm = (uint8_t)arm};
    }
}

static void paint_star(const struct help_book_flow *flow, struct rect tin, const struct bones_public *pub)
{
    struct bones_star star;
    bones_star_make(&star, pub);
    struct bones_camera camera = bones_camera_fit(&star, rect_grow(tin, -10 * flow->size), 34 * flow->size);
    shape_begin(flow->list, tin);
    shape_rect(flow->list, 0, 0, tin.w, tin.h, 12, paint_fill(INK_SEA));
    shape_end(flow->list);
    bones_draw_pieces(flow->list, &star, camera, false);
    const struct bones_board *board = &pub->board;
    bool alone = board->tiles[BONES_NORTH] == 0 && board->tiles[BONES_SOUTH] == 0;
    for (int arm = BONES_NORTH; arm < bones_arms_end(board) && !alone; arm++) {
        struct point at = bones_camera_at(camera, star.end[arm].slot);
        bones_draw_badge(flow->list, at.x, at.y, bones_end_value(board, arm), false, camera.unit / 50);
    }
}

/* The tin with the star; to its right, or below, what it counts, and the sentence. */
static float set_star(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    struct bones_public pub;
    read_round(block->label, &pub);
    float h = STAR_H * flow->size, w = fminf(flow->w * .5f, h * 1.25f), in = w + 24 * flow->size;
    char sum[64], says[96];
    struct text terms = text_in(sum, sizeof sum), out = text_in(says, sizeof says);
    int count = bones_sum_text(&pub.board, &terms);
    text_addf(&out, "%s ", sum);
    bones_result_text(count, &out);
    if (flow->paint) {
        paint_star(flow, (struct rect){flow->x, y, w, h}, &pub);
    }
    help_book_flow_line(flow, flow->x + in, y + 38 * flow->size, says, FONT_SIGN, 29 * flow->size,
                        bones_points(count) > 0 ? INK_RED : INK_ASPHALT, ANCHOR_START, flow->w - in);
    float text = 52 * flow->size + help_book_flow_text(flow, flow->x + in, y + 52 * flow->size, flow->w - in,
                                                       _(block->text), FONT_BODY_MEDIUM,
                                                       HELP_BOOK_TEXT_EM * flow->size, INK_INK);
    return fmaxf(h, text) + 16 * flow->size;
}

/* ---- tiles ------------------------------------------------------------------------------------------- */

static float set_tiles(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float side = TILE_SIDE * flow->size, pitch = side * 1.28f, in = 0;
    for (const char *at = block->label; at[0] && at[1]; at += at[2] ? 3 : 2) {
        struct bones_tile_look tile =
            bones_tile_of(bones_tile(at[0] - '0', at[1] - '0'),
                          (struct point){flow->x + side / 2 + in, y + side + 4}, side);
        if (flow->paint) {
            bones_draw_tile(flow->list, &tile);
        }
        in += pitch;
    }
    in += 16 * flow->size;
    float h = help_book_flow_text(flow, flow->x + in, y + 2, flow->w - in, _(block->text), FONT_BODY_MEDIUM,
                                  HELP_BOOK_TEXT_EM * flow->size, INK_INK);
    return fmaxf(h, side * 2 + 10) + 12 * flow->size;
}

float bones_book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    switch (block->kind) {
    case BONES_BLOCK_STAR:
        return set_star(flow, y, block);
    case BONES_BLOCK_TILES:
        return set_tiles(flow, y, block);
    default:
        return 0;
    }
}

void bones_book_cover(struct draw_list *list, struct rect column)
{
    static const struct {
        int tile;
        float x, y, angle;
    } tiles[] = {{BONES_BIG_SIX, -150, 6, -16}, {BONES_BIG_FIVE, 0, 22, 6}, {24, 150, 0, 22}};
    for (int i = 0; i < 3; i++) {
        struct point at = {column.x + column.w / 2 + tiles[i].x, column.y + 596 + tiles[i].y};
        bones_draw_turned(list, tiles[i].tile, at, 74, tiles[i].angle);
    }
}
