/* SPDX-License-Identifier: MIT */
/* The rows of the journey: whatever a row names exists, and both ways lead along the same stones. */
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/opponent.h"
#include "games/games.h"
#include "table/stage.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

/* A row that is looked at, for messages. */
#define EXPECT(stage, what, ...)                                                                             \
    do {                                                                                                     \
        if (!(what)) {                                                                                       \
            char said[200];                                                                                  \
            text_format(said, sizeof said, __VA_ARGS__);                                                     \
            fail_msg("%s, %s: %s", (stage)->id, (stage)->way == STAGE_BACK ? "back" : "out", said);          \
        }                                                                                                    \
    } while (0)

static const struct game_front *front_of(const struct stage *stage)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (strcmp(game_fronts[i]->game->name, stage->game) == 0) {
            return game_fronts[i];
        }
    }
    fail_msg("%s: no game is called %s", stage->id, stage->game);
    return NULL;
}

static void a_row_names_a_game_its_options_and_their_values(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        const struct game *game = front_of(stage)->game;
        assert_ptr_equal(stage_game(stage, games_all), game);
        for (int i = 0; i < STAGE_OPTIONS && stage->option[i].name; i++) {
            EXPECT(stage, game_option_find(game, stage->option[i].name, stage->option[i].value) >= 0,
                   "no option %s %s", stage->option[i].name, stage->option[i].value);
        }
        int seats = stage_rivals(stage) + 1;
        EXPECT(stage, game_can_seat(game, seats, seats), "%d do not play this game", seats);
    }
}

static void a_row_names_players_and_the_people_who_play_like_them(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        const struct game_front *front = front_of(stage);
        for (int i = 0; i < stage_rivals(stage); i++) {
            const struct stage_rival *rival = &stage->rival[i];
            const struct opponent *who = opponent_find(front, rival->who);
            EXPECT(stage, game_player_find(front->game, rival->player) >= 0, "no player %s", rival->player);
            EXPECT(stage, who != NULL, "nobody is called %s", rival->who);
            EXPECT(stage, strcmp(who->player, rival->player) == 0, "%s plays as %s", rival->who, who->player);
            for (int j = 0; j < i; j++) {
                EXPECT(stage, strcmp(rival->who, stage->rival[j].who) != 0, "%s sits twice", rival->who);
            }
        }
    }
}

/* Whether a goal may ask for it: a figure of the game, or one of the journey's own. */
static bool is_counted(const struct game_front *front, const char *figure)
{
    static const char *const own[] = {"won", "place", "lead", "review"};
    bool found = figures_place(front->figures, figure) >= 0;
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        found = found || strcmp(own[i], figure) == 0;
    }
    return found;
}

static void goals_ask_for_figures_that_their_game_counts(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        const struct game_front *front = front_of(stage);
        assert_non_null(front->figures);
        for (int g = 0; g < STAGE_GOALS; g++) {
            const struct stage_goal *goal = &stage->goal[g];
            EXPECT(stage, goal->words && goal->words[0], "goal %d has no words", g + 1);
            EXPECT(stage, goal->test[0].figure, "goal %d asks for nothing", g + 1);
            for (int i = 0; i < STAGE_TESTS && goal->test[i].figure; i++) {
                EXPECT(stage, is_counted(front, goal->test[i].figure), "nobody counts %s",
                       goal->test[i].figure);
            }
            EXPECT(stage, !goal->near || (figures_place(front->figures, goal->near) >= 0 && goal->full > 0),
                   "goal %d is not near to anything", g + 1);
        }
    }
}

static void expect_picture(const struct stage *stage, const char *name)
{
    char path[200];
    text_format(path, sizeof path, "../assets/%s.svg", name);
    FILE *file = fopen(path, "rb");
    EXPECT(stage, file, "no picture %s", name);
    fclose(file);
}

static void a_row_has_its_pictures_and_a_twist_is_whole(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        expect_picture(stage, stage->postcard);
        bool twist = stage->twist != NULL;
        EXPECT(stage, (stage->twist_says != NULL) == twist && (stage->twist_sign != NULL) == twist,
               "half a twist");
        if (twist) {
            expect_picture(stage, stage->twist_sign);
        }
    }
}

static void names_of_stages_are_good_for_files_and_journals(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        size_t length = strlen(stage->id);
        EXPECT(stage, length > 0 && length < STAGE_ID_SIZE, "the name is too long");
        EXPECT(stage, strspn(stage->id, "abcdefghijklmnopqrstuvwxyz0123456789_") == length, "no such name");
        EXPECT(stage, strcmp(stage->id, "back") != 0, "the name is a word of journals");
        assert_int_equal(stage_find(stage->id, stage->way), stage - stages); /* no other has the name */
    }
    assert_true(stages_count() <= JOURNEY_STAGES_MAX);
}

static void the_way_back_meets_the_same_stones_in_turn(void)
{
    const int out = stages_on(STAGE_OUT);
    assert_int_equal(stages_on(STAGE_BACK), out);
    for (int i = 0; i < out; i++) {
        const struct stage *one = &stages[i], *other = &stages[stages_count() - 1 - i];
        assert_int_equal(one->way, STAGE_OUT);
        assert_int_equal(other->way, STAGE_BACK);
        assert_string_equal(one->id, other->id);
        assert_string_equal(one->town, other->town);
        assert_string_equal(one->postcard, other->postcard);
        assert_int_equal(one->km, other->km);
        assert_true(i == 0 || one->km > one[-1].km);
    }
    for (int i = 1; i < stages_count(); i++) {
        assert_true(stages[i].date > stages[i - 1].date);
    }
}

static void deals_are_twelve_different_ones(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        for (int deal = 0; deal < STAGE_DEALS; deal++) {
            for (const struct stage *other = stages; other <= stage; other++) {
                for (int i = 0; i < (other == stage ? deal : STAGE_DEALS); i++) {
                    bool same = strcmp(other->game, stage->game) == 0 && other->deal[i] == stage->deal[deal];
                    EXPECT(stage, !same, "deal %d is also deal %d of %s", deal, i, other->id);
                }
            }
        }
    }
}

const struct test tests[] = {
    TEST(a_row_names_a_game_its_options_and_their_values),
    TEST(a_row_names_players_and_the_people_who_play_like_them),
    TEST(goals_ask_for_figures_that_their_game_counts),
    TEST(a_row_has_its_pictures_and_a_twist_is_whole),
    TEST(names_of_stages_are_good_for_files_and_journals),
    TEST(the_way_back_meets_the_same_stones_in_turn),
    TEST(deals_are_twelve_different_ones),
    {0},
};
