/* SPDX-License-Identifier: MIT */
/* What stands beside the tiles of a domino table: faces, the own hand while another is shown, signs of whose
 * turn it is, who led and how many tiles there are. */
#include "bones_sitting.h"
#include "test.h"

#include <math.h>
#include <string.h>

/* How many standing tiles show their faces. */
static int faces(void)
{
    int found = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        found += command->kind == DRAW_SPRITE &&
                 strncmp(draw_string(&picture, command->string), "bones/tile_", 11) == 0;
    }
    return found;
}

static int pictures_of(const char *name)
{
    int found = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        found += command->kind == DRAW_SPRITE && strcmp(draw_string(&picture, command->string), name) == 0;
    }
    return found;
}

static bool says(const char *string)
{
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        if (command->kind == DRAW_TEXT && strcmp(draw_string(&picture, command->string), string) == 0) {
            return true;
        }
    }
    return false;
}

/* The small double blank that lies at a seat's plate, turned. */
static int blanks_near(struct rect plate)
{
    int found = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        struct point middle = rect_middle(command->box);
        found += command->kind == DRAW_SPRITE && command->angle < 0 &&
                 strcmp(draw_string(&picture, command->string), "bones/tile_00") == 0 &&
                 fabsf(middle.x - plate.x) < 30 && fabsf(middle.y - plate.y - plate.h) < 40;
    }
    return found;
}

/* One sun, at the seat in turn, which winks while points are told; a standing back for each tile of the
 * others, and how many; the double blank at whoever led, once something lies. */
static void signs_tell_whose_turn_it_is_who_led_and_how_many_tiles(void)
{
    int winks = 0, rests = 0;
    bones_sitting_start(4, 1920, 1080, false);
    for (int move = 0; move < 60 && at.game.pub.phase < BONES_PHASE_ROUND_OVER; move++) {
        bones_sitting_play(bones_sitting_any_move());
        while (at.view.motion.count > 0) {
            motion_advance(&bones_motion, &at.view, 50, NULL);
            bones_sitting_draw();
            const struct motion_step *step = motion_now(&at.view.motion);
            int wink = pictures_of("bones/turn_sun_wink");
            assert_true(wink == 0 || (step && step->kind == BONES_STEP_SCORE));
            assert_true(wink + pictures_of("bones/turn_sun") <= 1);
            winks += wink;
        }
        bones_sitting_draw();
        const struct bones_public *pub = &at.view.shown.pub;
        if (pub->phase != BONES_PHASE_PLAY) {
            continue;
        }
        int backs = 0;
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            struct rect plate = bones_layout_plate(&at.view.layout, seat, at.view.viewer);
            backs += seat == at.view.viewer ? 0 : pub->seat[seat].tiles;
            assert_int_equal(blanks_near(plate), seat == pub->leader && pub->log_count > 0);
        }
        assert_int_equal(pictures_of("bones/counter"), backs);
        assert_int_equal(pictures_of("bones/turn_sun"), 1);
        rests++;
    }
    assert_true(winks > 0 && rests > 5);
}

/* What is dealt again is shown at its seat first; the person's own tiles stand, and are counted, until all go
 * back. */
static void the_own_hand_stands_while_another_is_shown(void)
{
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        bones_sitting_start(4, 1920, 1080, false);
        motion_skip(&bones_motion, &at.view, NULL);
        bones_sitting_draw();
        int own = faces();
        assert_int_equal(own, BONES_HAND);
        struct event_list events = {
            .item = {{.kind = BONES_EVENT_REDEALT, .seat = (int8_t)seat, .seen = SEEN_BY_ALL}}, .count = 1};
        bones_view_add(&at.view, &events);
        motion_advance(&bones_motion, &at.view, BONES_FLIP_MS / 2, NULL);
        bones_sitting_draw();
        assert_int_equal(faces(), seat == at.view.viewer ? 0 : own);
        assert_true(says("7 tiles"));
    }
}

/* In every kind of window the arm that is aimed at has its letter, where there is room for it beside the arm;
 * letters stand inside the window. */
static void the_aimed_arm_has_its_letter(void)
{
    static const char *const letters[BONES_ARMS] = {"", "bones/arrow_n_live", "bones/arrow_s_live",
                                                    "bones/arrow_e_live", "bones/arrow_w_live"};
    for (int i = 0; i < PICTURE_WINDOWS; i++) {
        int told = 0, aimed = 0;
        bones_sitting_start(4, picture_windows[i][0], picture_windows[i][1], true);
        for (int move = 0; move < 60 && at.game.pub.phase < BONES_PHASE_ROUND_OVER; move++) {
            motion_skip(&bones_motion, &at.view, NULL);
            const struct bones_public *pub = &at.view.shown.pub;
            for (int tile = 1; tile <= BONES_TILES && pub->phase == BONES_PHASE_PLAY; tile++) {
                unsigned arms = pub->turn == at.view.viewer ? bones_view_arms_of(&at.view, tile) : 0;
                for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
                    if (arms >> (unsigned)arm & 1u) {
                        at.view.chosen = (uint8_t)tile;
                        at.view.aimed = (uint8_t)arm;
                        bones_sitting_draw();
                        told += pictures_of(letters[arm]);
                        aimed++;
                    }
                }
                at.view.chosen = BONES_TILE_NONE;
            }
            bones_sitting_play(bones_sitting_any_move());
        }
        assert_true(aimed > 5);
        bool upright = at.view.layout.kind == FRAME_POCKET;
        assert_true(upright ? told * 2 > aimed : told == aimed);
    }
}

/* Whoever is not seen behind the table looks out of the plate, in every kind of window. */
static void a_person_has_a_face_in_the_plate(void)
{
    for (int i = 0; i < PICTURE_WINDOWS; i++) {
        bones_sitting_start(2, picture_windows[i][0], picture_windows[i][1], true);
        at.look.seat[1].portrait = "icons/portrait_guest";
        motion_skip(&bones_motion, &at.view, NULL);
        bones_sitting_draw();
        assert_int_equal(pictures_of("icons/portrait_guest"), 1);
    }
}

/* The lowest and the highest place of the letters between two heights; how many lines there are. */
static int lines_between(struct rect box, float *top, float *bottom)
{
    int found = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        float y = command->box.y;
        if (command->kind == DRAW_TEXT && y > box.y && y < box.y + box.h && command->box.x > box.x &&
            command->box.x < box.x + box.w) {
            found++;
            *top = fminf(*top, y - .7f * command->as.text.size);
            *bottom = fmaxf(*bottom, y + .2f * command->as.text.size);
        }
    }
    return found;
}

/* Its frame is 7 inside the plate and 3 wide. */
/* How far down the star reaches that stands below a double which is held; 0: there is none. */
static float star_below(struct point tile)
{
    float down = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        struct rect box = command->box;
        bool small = command->kind == DRAW_SHAPE && box.w < 60 && box.h < 60;
        if (small && fabsf(box.x + box.w / 2 - tile.x) < 6 && box.y > tile.y + 20) {
            down = fmaxf(down, box.y + box.h);
        }
    }
    return down;
}

static void what_naming_says_keeps_off_its_frame_in_any_print(void)
{
    for (const struct window *window = picture_shapes; window->w; window++) {
        for (int large = 0; large < 2; large++) {
            bones_sitting_start(4, 1920, 1080, true);
            motion_skip(&bones_motion, &at.view, NULL);
            at.frame = frame_make(window);
            bones_view_layout(&at.view, &at.frame, large);
            at.view.shown.pub.phase = BONES_PHASE_NAME;
            at.view.shown.pub.turn = 0;
            at.look.mine = true;
            at.look.focus = BONES_ITEM_DOUBLE + 5;
            at.view.shown.hand |= bones_bit(bones_tile(5, 5));
            picture_begin(at.frame);
            picture.text_scale = large ? DRAW_LARGE : 1;
            bones_draw(&at.view, &at.look, &picture, 5);
            picture_end();
            struct rect plate = bones_layout_naming(&at.view.layout);
            float top = plate.y + plate.h, bottom = plate.y;
            assert_int_equal(lines_between(plate, &top, &bottom), 2);
            struct point tile = bones_layout_double(&at.view.layout, 5);
            float star = star_below(tile);
            assert_true(star > tile.y);
            assert_true(tile.x > plate.x + plate.w - 30 || star <= plate.y);
            if (top < plate.y + 9 || bottom > plate.y + plate.h - 7) {
                fail_msg("%gx%g %d: the words stand from %g to %g in a plate of %g", (double)window->w,
                         (double)window->h, large, (double)(top - plate.y), (double)(bottom - plate.y),
                         (double)plate.h);
            }
        }
    }
}

const struct test tests[] = {
    TEST_WITH(the_aimed_arm_has_its_letter, picture_open, picture_close),
    TEST_WITH(a_person_has_a_face_in_the_plate, picture_open, picture_close),
    TEST_WITH(what_naming_says_keeps_off_its_frame_in_any_print, picture_open, picture_close),
    TEST_WITH(the_own_hand_stands_while_another_is_shown, picture_open, picture_close),
    TEST_WITH(signs_tell_whose_turn_it_is_who_led_and_how_many_tiles, picture_open, picture_close),
    {0},
};
