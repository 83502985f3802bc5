/* SPDX-License-Identifier: MIT */
#include "ui/daylight.h"

#include "base/text.h"

#include <string.h>

enum { HOUR = 3600, INK_LENGTH = 7 };

static const char *const endings[DAYLIGHTS] = {
    [DAYLIGHT_NIGHT] = "@night", [DAYLIGHT_MORNING] = "@morning", [DAYLIGHT_DAY] = "@day"};

/* An ink of a part at dusk, and what it is at night, in the morning and by day: inks of assets/palette.json.
 * Rows of a part stand together. */
struct repaint {
    const char *part, *dusk, *light[DAYLIGHTS - 1];
};

static const struct repaint repaints[] = {
    /* part, dusk, night, morning, day */
    {"sky", "#24375C", {"#14233B", "#9D88B5", "#5BABB6"}},
    {"sky", "#533B6C", {"#24375C", "#BEDCD3", "#BEDCD3"}},
    {"sky", "#EF8459", {"#24375C", "#FBE19A", "#FCF2DA"}},
    {"sky", "#F7BF46", {"#533B6C", "#F7BF46", "#FCF2DA"}},
    {"star", "#FCF2DA", {"#FCF2DA", "#FCF2DA", "#5BABB6"}},
    {"sun", "#FBE19A", {"#9D88B5", "#FCF2DA", "#FCF2DA"}},
    {"sun", "#FCF2DA", {"#F3E2BC", "#FCF2DA", "#FCF2DA"}},
    {"cloud", "#EF8459", {"#533B6C", "#EF8459", "#BEDCD3"}},
    {"hill", "#9D88B5", {"#533B6C", "#9D88B5", "#5BABB6"}},
    {"hill", "#533B6C", {"#14233B", "#1E7E96", "#1E7E96"}},
    {"hill", "#24375C", {"#14233B", "#1E7E96", "#5BABB6"}},
    {"field", "#114E3C", {"#24375C", "#71A757", "#71A757"}},
    {"field", "#71A757", {"#533B6C", "#FBE19A", "#BBD9A9"}},
    {"field", "#DA932F", {"#533B6C", "#F7BF46", "#F7BF46"}},
    {"field", "#BD5B38", {"#24375C", "#DA932F", "#DA932F"}},
    {"field", "#14233B", {"#14233B", "#1E7E96", "#21784B"}},
    {"slope", "#14233B", {"#14233B", "#114E3C", "#114E3C"}},
    {"slope", "#533B6C", {"#24375C", "#21784B", "#21784B"}},
    {"slope", "#EF8459", {"#533B6C", "#F7BF46", "#71A757"}},
    {"slope", "#114E3C", {"#114E3C", "#21784B", "#21784B"}},
    {"road", "#3E4555", {"#3E4555", "#5C6473", "#5C6473"}},
    {"sheen", "#EF8459", {"#533B6C", "#FBE19A", "#5C6473"}},
    {"court", "#E4C68E", {"#A59C88", "#E4C68E", "#F3E2BC"}},
    {"court", "#DA932F", {"#DA932F", "#DA932F", "#E4C68E"}},
    {"tree", "#114E3C", {"#114E3C", "#21784B", "#21784B"}},
    {"tree", "#DA932F", {"#24375C", "#71A757", "#71A757"}},
    {"crown", "#14233B", {"#14233B", "#114E3C", "#21784B"}},
    {"crown", "#114E3C", {"#114E3C", "#21784B", "#71A757"}},
    {"crown", "#EF8459", {"#24375C", "#F7BF46", "#BBD9A9"}},
    {"trunk", "#14233B", {"#14233B", "#3E4555", "#3E4555"}},
    {"trunk", "#EF8459", {"#24375C", "#A59C88", "#A59C88"}},
    {"wall", "#EF8459", {"#BD5B38", "#E4C68E", "#F3E2BC"}},
    {"wall", "#BD5B38", {"#8C1F27", "#DA932F", "#E4C68E"}},
    {"wall", "#F7BF46", {"#8C1F27", "#FBE19A", "#FCF2DA"}},
    {"roof", "#BD5B38", {"#8C1F27", "#BD5B38", "#EF8459"}},
    {"roof", "#8C1F27", {"#533B6C", "#8C1F27", "#BD5B38"}},
    {"pane", "#24375C", {"#14233B", "#5BABB6", "#5BABB6"}},
    {"pane", "#FBE19A", {"#F7BF46", "#BEDCD3", "#BEDCD3"}},
    {"pane", "#533B6C", {"#24375C", "#FCF2DA", "#FCF2DA"}},
    {"pane", "#14233B", {"#14233B", "#FCF2DA", "#FCF2DA"}},
    {"room", "#FBE19A", {"#F7BF46", "#5BABB6", "#5BABB6"}},
    {"room", "#F7BF46", {"#DA932F", "#1E7E96", "#1E7E96"}},
    {"room", "#533B6C", {"#533B6C", "#24375C", "#24375C"}},
    {"pool", "#FBE19A", {"#F7BF46", "#E4C68E", "#F3E2BC"}},
    {"lamp", "#FBE19A", {"#FBE19A", "#FCF2DA", "#FCF2DA"}},
    {"beam", "#FBE19A", {"#FBE19A", "#5C6473", "#5C6473"}},
    {"beam", "#FCF2DA", {"#FCF2DA", "#5C6473", "#5C6473"}},
    {"neon", "#EF8459", {"#EF8459", "#152F6B", "#152F6B"}},
    {"neon", "#CF352C", {"#CF352C", "#152F6B", "#152F6B"}},
    {"neon", "#FCF2DA", {"#FCF2DA", "#E4C68E", "#F3E2BC"}},
    /* the map of the journey: in August as it is drawn, in September as in the morning */
    {"land", "#BEDCD3", {"#BEDCD3", "#F3E2BC", "#BEDCD3"}},
    {"land", "#FBE19A", {"#FBE19A", "#FBE19A", "#FBE19A"}},
    {"land", "#71A757", {"#71A757", "#BBD9A9", "#71A757"}},
    {"land", "#BBD9A9", {"#BBD9A9", "#FBE19A", "#BBD9A9"}},
    {"land", "#21784B", {"#21784B", "#71A757", "#21784B"}},
    {"land", "#F7BF46", {"#F7BF46", "#DA932F", "#F7BF46"}},
    {"land", "#DA932F", {"#DA932F", "#BD5B38", "#DA932F"}},
    {"land", "#BD5B38", {"#BD5B38", "#8C1F27", "#BD5B38"}},
    {"ridge", "#5BABB6", {"#5BABB6", "#9D88B5", "#5BABB6"}},
    {"leaf", "#21784B", {"#21784B", "#DA932F", "#21784B"}},
    {"leaf", "#71A757", {"#71A757", "#F7BF46", "#71A757"}},
    {"needle", "#114E3C", {"#114E3C", "#114E3C", "#114E3C"}},
};

enum daylight daylight_at(int second)
{
    int hour = second / HOUR;
    return hour < 5    ? DAYLIGHT_NIGHT
           : hour < 10 ? DAYLIGHT_MORNING
           : hour < 18 ? DAYLIGHT_DAY
           : hour < 22 ? DAYLIGHT_DUSK
                       : DAYLIGHT_NIGHT;
}

bool daylight_has_lamps(enum daylight light)
{
    return light == DAYLIGHT_DUSK || light == DAYLIGHT_NIGHT;
}

struct rgba daylight_field(enum daylight light)
{
    return daylight_has_lamps(light) ? INK_INK : INK_PINE;
}

void daylight_name(char name[DAYLIGHT_NAME_SIZE], const char *picture, enum daylight light)
{
    text_format(name, DAYLIGHT_NAME_SIZE, "%s%s", picture, endings[light] ? endings[light] : "");
}

size_t daylight_cut(const char *name, enum daylight *light)
{
    const char *ending = strchr(name, '@');
    *light = DAYLIGHT_DUSK;
    for (int i = 0; ending && i < DAYLIGHTS; i++) {
        if (endings[i] && strcmp(ending, endings[i]) == 0) {
            *light = (enum daylight)i;
            return (size_t)(ending - name);
        }
    }
    return strlen(name);
}

static bool starts(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

/* The part that a start of an element names, up to a quotation mark; NULL: none. `tag` is behind its <. */
static const char *part_of_element(const char *tag)
{
    static const char attribute[] = " class=\"";
    const char *space = tag + strcspn(tag, " >/");
    return starts(space, attribute) ? space + sizeof attribute - 1 : NULL;
}

/* The first row of a part; the end of the table where the part has none. */
static const struct repaint *rows_of(const char *part)
{
    const struct repaint *row = repaints, *end = repaints + sizeof repaints / sizeof repaints[0];
    while (row < end && !(starts(part, row->part) && part[strlen(row->part)] == '"')) {
        row++;
    }
    return row;
}

static void paint_ink(char *ink, const struct repaint *rows, enum daylight light)
{
    const struct repaint *end = repaints + sizeof repaints / sizeof repaints[0];
    for (const struct repaint *row = rows; row < end && strcmp(row->part, rows->part) == 0; row++) {
        if (starts(ink, row->dusk)) {
            memcpy(ink, row->light[light - 1], INK_LENGTH);
            return;
        }
    }
}

void daylight_paint(char *svg, enum daylight light)
{
    for (char *tag = strchr(svg, '<'); tag && light != DAYLIGHT_DUSK; tag = strchr(tag, '<')) {
        const char *part = part_of_element(++tag);
        const char *end = part ? strchr(part, '>') : NULL;
        const struct repaint *rows = part ? rows_of(part) : NULL;
        for (char *ink = end ? strchr(tag, '#') : NULL; ink && ink < end; ink = strchr(ink + 1, '#')) {
            paint_ink(ink, rows, light);
        }
    }
}
