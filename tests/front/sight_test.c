/* SPDX-License-Identifier: MIT */
/* Seats and families of cards stay apart for people who see colours otherwise, or none: their pictures as
 * they are painted, through the filters of Machado, Oliveira and Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency" (2009), severity 1, and in grey. */
#include "front/bones/draw.h"
#include "front/cubes/draw.h"
#include "front/mille/drivers.h"
#include "games/mille/mille.h"
#include "offscreen.h"
#include "test.h"
#include "ui/seat_mark.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 160, PIXELS = SIDE * SIDE, PICTURES_MAX = 32, CHANNELS = 3, PICTURE_BYTES = 4 };

/* Rows: red, green and blue that is seen; columns: light that comes in, linear. */
static const struct {
    const char *name;
    double m[CHANNELS][CHANNELS];
} sights[] = {
    {"protanopia",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"deuteranopia",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"tritanopia",
     {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {"grey", {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
};
enum { SIGHTS = sizeof sights / sizeof *sights };

/* A picture in the middle of sand, as it is seen in each way, in CIELAB. */
struct seen {
    char name[48];
    int family;
    bool inked[PIXELS];
    float lab[SIGHTS][PIXELS][CHANNELS];
};

static struct seen pictures[PICTURES_MAX];
static int count;
static struct offscreen *easel;
static struct draw_list list;

static double linear(unsigned char byte)
{
    double value = byte / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double lightness(double share)
{
    return share > 0.008856 ? cbrt(share) : 7.787 * share + 16.0 / 116;
}

static void see(const unsigned char *pixel, int sight, float lab[CHANNELS])
{
    double in[CHANNELS], rgb[CHANNELS];
    for (int i = 0; i < CHANNELS; i++) {
        in[i] = linear(pixel[i]);
    }
    for (int i = 0; i < CHANNELS; i++) {
        const double *m = sights[sight].m[i];
        rgb[i] = fmin(fmax(m[0] * in[0] + m[1] * in[1] + m[2] * in[2], 0), 1);
    }
    double x = lightness((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
    double y = lightness(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    double z = lightness((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
    lab[0] = (float)(116 * y - 16);
    lab[1] = (float)(500 * (x - y));
    lab[2] = (float)(200 * (y - z));
}

static void begin(void)
{
    struct frame frame = {.scale = 1, .canvas = {0, 0, SIDE, SIDE}, .safe = {0, 0, SIDE, SIDE}, .grown = 1};
    draw_begin(&list, frame);
    draw_fill(&list, frame.canvas, INK_SAND);
}

/* Paints what was drawn since `begin` and keeps it as a picture. */
static void keep(const char *name, int family)
{
    assert_true(count < PICTURES_MAX);
    struct seen *seen = &pictures[count++];
    text_format(seen->name, sizeof seen->name, "%s", name);
    seen->family = family;
    const unsigned char *pixels = offscreen_paint(easel, &list, SIDE, SIDE);
    const struct rgba sand = INK_SAND;
    for (int i = 0; i < PIXELS; i++) {
        const unsigned char *pixel = pixels + (size_t)i * PICTURE_BYTES;
        seen->inked[i] = pixel[0] != sand.r || pixel[1] != sand.g || pixel[2] != sand.b;
        for (int sight = 0; sight < SIGHTS; sight++) {
            see(pixel, sight, seen->lab[sight][i]);
        }
    }
}

/* How far two pictures are apart over all that either of them covers, as differences of CIE76, 0 to about
 * 100, of which an eye notices 2. */
struct distance {
    float all;  /* the mean: colours and tones */
    float sign; /* the mean of the tenth that differs most: outlines and symbols */
};

static int descending(const void *one, const void *other)
{
    float a = *(const float *)one, b = *(const float *)other;
    return a < b ? 1 : a > b ? -1 : 0;
}

static float mean(const float *numbers, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        sum += (double)numbers[i];
    }
    return (float)(sum / n);
}

static struct distance apart(const struct seen *a, const struct seen *b, int sight)
{
    static float differs[PIXELS];
    int covered = 0;
    for (int i = 0; i < PIXELS; i++) {
        if (a->inked[i] || b->inked[i]) {
            const float *one = a->lab[sight][i], *other = b->lab[sight][i];
            float l = one[0] - other[0], g = one[1] - other[1], h = one[2] - other[2];
            differs[covered++] = sqrtf(l * l + g * g + h * h);
        }
    }
    assert_true(covered >= 10);
    qsort(differs, (size_t)covered, sizeof *differs, descending);
    return (struct distance){.all = mean(differs, covered), .sign = mean(differs, covered / 10)};
}

/* Every two of different families are at least so far apart, however they are seen. */
static void stay_apart(const char *what, struct distance least)
{
    for (int sight = 0; sight < SIGHTS; sight++) {
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                if (pictures[i].family == pictures[j].family) {
                    continue;
                }
                struct distance now = apart(&pictures[i], &pictures[j], sight);
                if (now.all < least.all || now.sign < least.sign) {
                    fail_msg("%s, %s: %s and %s are %.1f apart, their signs %.1f", what, sights[sight].name,
                             pictures[i].name, pictures[j].name, (double)now.all, (double)now.sign);
                }
            }
        }
    }
    count = 0;
}

static void enter(void)
{
    char error[256];
    easel = offscreen_open("..", error, sizeof error);
    assert_non_null(easel);
    draw_init(&list, offscreen_type(easel));
}

static void leave(void)
{
    draw_free(&list);
    offscreen_close(easel);
}

static void families_of_cards_stay_apart(void)
{
    enum { SPEED = 100 };
    for (int card = CARD_NONE + 1; card < CARD_KINDS; card++) {
        const struct mille_card_facts *facts = &mille_cards[card];
        const char *prefix = facts->family == FAMILY_DISTANCE ? "distance"
                             : facts->family == FAMILY_HAZARD ? "hazard"
                             : facts->family == FAMILY_REMEDY ? "remedy"
                                                              : "safety";
        bool speed = card == CARD_SPEED_LIMIT || card == CARD_END_OF_LIMIT;
        char name[64];
        text_format(name, sizeof name, "cards/%s_%s", prefix, facts->name);
        for (char *at = name; *at; at++) {
            *at = *at == '-' ? '_' : *at;
        }
        begin();
        draw_card(&list, name, "", INK_CREAM, (struct rect){25, 3, 110, 154}, 0, 0);
        keep(name, speed ? SPEED + (int)facts->family : (int)facts->family);
    }
    stay_apart("cards", (struct distance){9, 45});
}

static void cars_on_the_road_stay_apart(void)
{
    for (int driver = 0; driver < MILLE_DRIVERS; driver++) {
        const struct car *car = mille_driver_car(&MILLE_OPPONENTS[driver]);
        begin();
        draw_sprite(&list, car->picture, (struct rect){10, 40, 140, 140 * car->h / car->w});
        keep(car->picture, driver);
    }
    stay_apart("cars", (struct distance){10, 38});
}

static void dots_on_the_road_stay_apart(void)
{
    for (int driver = 0; driver < MILLE_DRIVERS; driver++) {
        begin();
        draw_sprite(&list, MILLE_OPPONENTS[driver].dot, (struct rect){62, 62, 36, 36});
        keep(MILLE_OPPONENTS[driver].dot, driver);
    }
    stay_apart("dots", (struct distance){6, 25});
}

static void seats_at_the_dice_stay_apart(void)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        begin();
        cubes_draw_cap(&list, seat_colour(seat), 80, 80, 34);
        keep("cap", seat);
    }
    stay_apart("caps", (struct distance){4, 20});
}

/* A plate's end as both tables draw it. */
static void plates_of_seats_stay_apart(void)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        struct seat_colour colour = seat_colour(seat);
        begin();
        seat_mark_tab(&list, (struct rect){57, 40, 120, 80}, 46, colour.ink);
        seat_mark_draw(&list, colour.mark, 80, 80, 17, colour.on);
        keep("plate", seat);
    }
    stay_apart("plates", (struct distance){4, 20});
}

static void hands_at_the_dominoes_stay_apart(void)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        begin();
        bones_draw_sign(&list, seat_colour(seat), 80, 80, 40);
        keep("sign", seat);
    }
    stay_apart("signs", (struct distance){4, 20});
}

/* The filters themselves: red and green of one lightness are near for those who lack one of their cones. */
static void the_filters_take_colours_away(void)
{
    const unsigned char red[] = {207, 53, 44}, green[] = {33, 120, 75};
    float a[CHANNELS], b[CHANNELS];
    for (int sight = 0; sight < SIGHTS; sight++) {
        see(red, sight, a);
        see(green, sight, b);
        bool grey = strcmp(sights[sight].name, "grey") == 0,
             third = strcmp(sights[sight].name, "tritanopia") == 0;
        assert_true(third == (fabsf(a[1] - b[1]) > 40));
        assert_true(!grey || (fabsf(a[1]) < 1 && fabsf(a[2]) < 1));
    }
}

const struct test tests[] = {
    TEST(the_filters_take_colours_away),
    TEST_WITH(families_of_cards_stay_apart, enter, leave),
    TEST_WITH(cars_on_the_road_stay_apart, enter, leave),
    TEST_WITH(dots_on_the_road_stay_apart, enter, leave),
    TEST_WITH(seats_at_the_dice_stay_apart, enter, leave),
    TEST_WITH(plates_of_seats_stay_apart, enter, leave),
    TEST_WITH(hands_at_the_dominoes_stay_apart, enter, leave),
    {0},
};
