/* SPDX-License-Identifier: MIT */
/* Which light the clock gives, how a picture's name says it, and which inks of a drawing follow it. */
#include "ui/daylight.h"

#include <string.h>

#include "test.h"

static void the_light_goes_by_the_hour(void)
{
    static const struct {
        int from; /* hours */
        enum daylight light;
    } day[] = {{0, DAYLIGHT_NIGHT}, {5, DAYLIGHT_MORNING}, {10, DAYLIGHT_DAY},
               {18, DAYLIGHT_DUSK}, {22, DAYLIGHT_NIGHT},  {24, DAYLIGHT_NIGHT}};
    for (size_t i = 0; i + 1 < sizeof day / sizeof *day; i++) {
        assert_int_equal(daylight_at(day[i].from * 3600), day[i].light);
        assert_int_equal(daylight_at(day[i + 1].from * 3600 - 1), day[i].light);
    }
}

static void a_name_says_its_light(void)
{
    for (int light = 0; light < DAYLIGHTS; light++) {
        char name[DAYLIGHT_NAME_SIZE];
        enum daylight said;
        daylight_name(name, "scenes/title", (enum daylight)light);
        assert_int_equal(daylight_cut(name, &said), strlen("scenes/title"));
        assert_int_equal(said, light);
        assert_int_equal(strcmp(name, "scenes/title") == 0, light == DAYLIGHT_DUSK);
    }
}

/* An ending that nobody knows belongs to the name, of which there is no file. */
static void an_unknown_ending_is_part_of_the_name(void)
{
    static const char *const names[] = {"scenes/title@noon", "scenes/title@", "scenes/title@night2",
                                        "scenes/title@@night", "scenes/title"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        enum daylight light;
        assert_int_equal(daylight_cut(names[i], &light), strlen(names[i]));
        assert_int_equal(light, DAYLIGHT_DUSK);
    }
}

static void only_inks_of_named_parts_change(void)
{
    static const char drawn[] =
        "<svg><path class=\"sky\" d=\"M0 0\" fill=\"#24375C\"/><path fill=\"#24375C\"/>"
        "<g><rect class=\"skylark\" fill=\"#24375C\"/></g>"
        "<rect class=\"sky\" fill=\"#123456\" stroke=\"#533B6C\"/></svg>";
    char svg[sizeof drawn];
    strcpy(svg, drawn);
    daylight_paint(svg, DAYLIGHT_DUSK);
    assert_string_equal(svg, drawn);
    daylight_paint(svg, DAYLIGHT_NIGHT);
    assert_string_equal(svg, "<svg><path class=\"sky\" d=\"M0 0\" fill=\"#14233B\"/><path fill=\"#24375C\"/>"
                             "<g><rect class=\"skylark\" fill=\"#24375C\"/></g>"
                             "<rect class=\"sky\" fill=\"#123456\" stroke=\"#24375C\"/></svg>");
}

/* Texts that end early are left as they are, and nothing behind their end is read. */
static void a_broken_drawing_is_left_alone(void)
{
    static const char *const broken[] = {
        "",       "<", "<path", "<path class=\"", "<path class=\"sky", "<path class=\"sky\" fill=\"#24375C\"",
        "#24375C"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        char svg[64];
        strcpy(svg, broken[i]);
        daylight_paint(svg, DAYLIGHT_DAY);
        assert_string_equal(svg, broken[i]);
    }
}

const struct test tests[] = {
    TEST(the_light_goes_by_the_hour),
    TEST(a_name_says_its_light),
    TEST(an_unknown_ending_is_part_of_the_name),
    TEST(only_inks_of_named_parts_change),
    TEST(a_broken_drawing_is_left_alone),
    {0},
};
