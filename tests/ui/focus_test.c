/* SPDX-License-Identifier: MIT */
/* Where the directions lead from item to item. */
#include "ui/focus.h"

#include "test.h"

enum { A = 1, B, C };

/* Three in a row, the third below the first. */
static struct focus_list three(void)
{
    struct focus_list list;
    focus_clear(&list);
    focus_add(&list, A, (struct rect){0, 0, 50, 50}, true, 0, "a");
    focus_add(&list, B, (struct rect){100, 0, 50, 50}, true, 0, "b");
    focus_add(&list, C, (struct rect){0, 100, 50, 50}, true, 0, "c");
    return list;
}

static void a_direction_goes_to_the_nearest_box(void)
{
    struct focus_list list = three();
    assert_int_equal(focus_step(&list, A, INTENT_RIGHT), B);
    assert_int_equal(focus_step(&list, A, INTENT_DOWN), C);
    assert_int_equal(focus_step(&list, A, INTENT_UP), A);
}

static void a_direction_leads_where_a_road_leads(void)
{
    struct focus_list list = three();
    focus_lead(&list, B, INTENT_RIGHT, C); /* round a bend */
    focus_lead(&list, A, INTENT_UP, C + 1);
    assert_int_equal(focus_step(&list, B, INTENT_RIGHT), C);
    assert_int_equal(focus_step(&list, B, INTENT_LEFT), A);
    assert_int_equal(focus_step(&list, A, INTENT_UP), A); /* what is not there leads nowhere */
}

const struct test tests[] = {
    TEST(a_direction_goes_to_the_nearest_box),
    TEST(a_direction_leads_where_a_road_leads),
    {0},
};
