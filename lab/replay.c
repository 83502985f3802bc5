/* SPDX-License-Identifier: MIT */
/* The command replay: plays a journal again, prints its events or its score sheets, and checks the scores. */
#include "lab.h"
#include "lab_game.h"
#include "table/session.h"
#include "table/stage.h"

#include "base/check.h"
#include "base/date.h"

#include <stdio.h>
#include <string.h>

/* A replay of a journal, with its own state. */
struct replay {
    const struct journal *journal;
    const struct game *game;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    const struct lab_game *known; /* NULL: the game gives the lab nothing */
    _Alignas(16) unsigned char account[LAB_ACCOUNT_MAX];
    bool print_events;
    int sheets;
};

static void print_events(const struct replay *replay, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        char line[200];
        struct text text = text_in(line, sizeof line);
        replay->game->event_format(events->item[i], &text);
        puts(line);
    }
}

static void print_sheet(struct replay *replay)
{
    const struct game_setup *setup = &replay->journal->setup;
    struct score_line lines[GAME_LINES_MAX];
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    replay->game->observe(replay->state, 0,
                          seen); /* the score is public, so that an onlooker's view is enough */
    int count = replay->game->score(seen, lines);
    int sum[SEATS_MAX] = {0};
    printf("%ssheet %d\n", replay->sheets > 0 ? "\n" : "", replay->sheets + 1);
    replay->sheets++;
    for (int i = 0; i < count; i++) {
        printf("%-16s", replay->game->score_names[lines[i].code]);
        for (int side = 0; side < setup->sides; side++) {
            printf("%8d", lines[i].points[side]);
            sum[side] += lines[i].points[side];
        }
        printf("\n");
    }
    printf("%-16s", "sum");
    for (int side = 0; side < setup->sides; side++) {
        printf("%8d", sum[side]);
    }
    printf("\n%-16s", "games won");
    for (int side = 0; side < setup->sides; side++) {
        printf("%8d", replay->game->games_won(seen, side));
    }
    printf("\n");
}

/* Follows the events with the account. False: the scores differ. */
static bool follow(struct replay *replay, const struct event_list *events)
{
    if (replay->print_events) {
        print_events(replay, events);
    }
    bool over = replay->game->turn(replay->state) == SEAT_NONE;
    if (over && !replay->print_events) {
        print_sheet(replay);
    }
    if (!replay->known || replay->known->account_size == 0) {
        return true;
    }
    const char *wrong = replay->known->account_follow(replay->account, events, replay->state);
    if (wrong) {
        fprintf(stderr, "route-mille-lab: the score is not what the events say: %s\n", wrong);
    }
    return wrong == NULL;
}

static bool run(struct replay *replay)
{
    static const struct event_list nothing = {.count = 0};
    struct event_list events = nothing;
    journal_deal(replay->journal, replay->state, &events);
    if (replay->known && replay->known->account_size > 0) {
        CHECK(replay->known->account_size <= sizeof replay->account);
        replay->known->account_start(replay->account, &replay->journal->setup);
    }
    bool right = follow(replay, &events);
    for (int i = 0; i < replay->journal->count && right; i++) {
        events = nothing;
        refusal why = journal_apply(replay->journal, i, replay->state, &events);
        CHECK(why == REFUSAL_NONE); /* the session has accepted the same moves before */
        right = follow(replay, &events);
    }
    return right;
}

/* Checks whether a journal that is marked as the deal of a day has that deal. */
static bool is_of_its_day(const struct journal *journal)
{
    const struct lab_game *known = lab_game_of(journal->game);
    const char *word = NULL;
    if (journal->for_day) {
        word = known && known->day ? daily_differs(known->day->daily, journal) : "game";
    }
    if (word) {
        char date[16];
        struct text out = text_in(date, sizeof date);
        date_write(journal->day, &out);
        fprintf(stderr, "route-mille-lab: this is not the deal of %s: its \"%s\" is another\n", date, word);
    }
    return word == NULL;
}

/* Checks whether a try of a stage of the journey has the stage's deal. A stage that this version does not
 * have is told, and its journal is replayed like any other. */
static bool is_of_its_stage(const struct journal *journal)
{
    const struct journal_stage *of = &journal->stage;
    enum stage_way way = of->back ? STAGE_BACK : STAGE_OUT;
    int place = of->id[0] ? stage_find(of->id, way) : -1;
    char name[STAGE_ID_SIZE + 16];
    struct text out = text_in(name, sizeof name);
    stage_format(of->id, way, of->deal, &out);
    if (of->id[0] && place < 0) {
        fprintf(stderr, "route-mille-lab: this version has no stage \"%s\"\n", name);
    }
    const char *word = place >= 0 ? stage_differs(&stages[place], journal) : NULL;
    if (word) {
        fprintf(stderr, "route-mille-lab: this is not the deal of the stage \"%s\": its \"%s\" is another\n",
                name, word);
    }
    return word == NULL;
}

int lab_replay(int count, char **argument)
{
    bool events = count == 2 && strcmp(argument[1], "--events") == 0;
    if (count != 1 && !events) {
        fputs("route-mille-lab: replay takes a file and --events\n", stderr);
        return LAB_USAGE;
    }
    struct session session;
    if (!lab_load(argument[0], &session)) {
        return LAB_FAILED;
    }
    struct replay replay = {.journal = &session.journal,
                            .game = session.game,
                            .known = lab_game_of(session.game),
                            .print_events = events};
    bool right = is_of_its_day(&session.journal) && is_of_its_stage(&session.journal) && run(&replay);
    session_end(&session);
    return right ? LAB_DONE : LAB_FAILED;
}
