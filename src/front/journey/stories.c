/* SPDX-License-Identifier: MIT */
#include "front/journey/stories.h"

#include "base/i18n/translate.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/journey/stories_inside.h"
#include "front/opponent.h"

#include <string.h>

static const struct story *story_of(int stage)
{
    const struct story *story = stages[stage].way == STAGE_BACK ? stories_back : stories_out;
    while (story->id && strcmp(story->id, stages[stage].id) != 0) {
        story++;
    }
    return story;
}

static const struct postcard_words *card_of(int stage)
{
    const struct postcard_words *card = postcards_words;
    while (card->id && strcmp(card->id, stages[stage].id) != 0) {
        card++;
    }
    return card;
}

/* What nobody says is nothing. */
static const char *said(const char *text)
{
    return text ? translate_context(text) : "";
}

const struct opponent *journey_person(const char *who)
{
    const struct opponent *found = NULL;
    for (int i = 0; game_fronts[i]; i++) {
        for (const struct opponent *at = game_fronts[i]->opponents; at && at->player; at++) {
            if (strcmp(at->key, who) == 0 && (found == NULL || (found->bust == NULL && at->bust))) {
                found = at;
            }
        }
    }
    return found;
}

const char *journey_postcard_says(int stage)
{
    return said(card_of(stage)->caption);
}

const char *journey_postcard_back(int stage)
{
    return said(card_of(stage)->back);
}

const char *journey_postcard_writer(int stage)
{
    const struct postcard_words *card = card_of(stage);
    const struct opponent *who = card->id ? journey_person(card->who) : NULL;
    return who ? _(who->name) : "";
}

const struct opponent *journey_speaker(int stage)
{
    const struct story *story = story_of(stage);
    return story->id ? journey_person(story->who) : NULL;
}

const char *journey_opening_line(const struct front *front, int stage)
{
    int tries = journey_record(front, stage)->tries;
    return said(story_of(stage)->line[tries > 0 ? STORY_AGAIN : STORY_OPENING]);
}

const char *journey_closing_line(const struct front *front, const struct journey_news *news)
{
    (void)front;
    enum { ARRIVED = 1u << 0, WON = 1u << 1, FEAT = 1u << 2 };
    enum story_line line = STORY_SHORT;
    if ((news->met & WON) && (news->met & FEAT)) {
        line = STORY_BEST;
    } else if (news->met & WON) {
        line = STORY_WON;
    } else if (news->met & ARRIVED) {
        line = STORY_THROUGH;
    }
    return said(story_of(news->stage)->line[line]);
}
