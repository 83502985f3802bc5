/* SPDX-License-Identifier: MIT */
#include "front/journey/achieved.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/records/record_results.h"
#include "front/table/table.h"

struct achieved {
    struct achievements_kept kept;
    unsigned news; /* of the hand with the id `told` */
    uint64_t told;
    bool mend;                         /* the file was damaged: what could be read is to be written anew */
    char text[ACHIEVEMENTS_TEXT_SIZE]; /* while the file is written */
};

static struct achieved *achieved_of(const struct front *front)
{
    return part_of(front, &achieved_part);
}

const struct achievements_kept *achieved_kept(const struct front *front)
{
    return &achieved_of(front)->kept;
}

/* ---- the file --------------------------------------------------------------------------------------- */

static bool take(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct achieved *achieved = achieved_of(front);
    why->line = achievements_read(&achieved->kept, text, length);
    text_copy(why->reason, sizeof why->reason, _("this is no achievement"));
    achieved->mend = achieved->mend || why->line > 0;
    return why->line == 0;
}

static void save(struct front *front)
{
    struct achieved *achieved = achieved_of(front);
    struct text out = text_in(achieved->text, sizeof achieved->text);
    achievements_write(&achieved->kept, &out);
    front_keep(front, ACHIEVEMENTS_FILE, &out);
}

static void load(struct front *front)
{
    struct achieved *achieved = achieved_of(front);
    achieved->kept = (struct achievements_kept){.hands = 0};
    achieved->news = 0;
    achieved->mend = false;
    front_take(front, ACHIEVEMENTS_FILE, take);
    if (achieved->mend) {
        save(front);
    }
}

const struct part achieved_part = {.size = sizeof(struct achieved), .start = load};

/* ---- hands ------------------------------------------------------------------------------------------ */

static int today(const struct front *front)
{
    return front->services->today(front->services->context);
}

/* Whether the sitting at the table counts. */
static bool counts(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->seated && !table_is_lesson(table) && !table_is_replay(table) && table->game->figures &&
           !table->session.journal.position &&
           !(table->kind == TABLE_LIVE &&
             achievements_is_apart(achieved_kept(front), table->session.journal.setup.seed));
}

/* Whether a game against others was won at each table where one can be. */
static bool has_won_everywhere(const struct front *front)
{
    bool everywhere = true;
    for (int i = 0; game_fronts[i]; i++) {
        const struct game_figures *of = game_fronts[i]->figures;
        if (of && figures_place(of, "games_won") >= 0) {
            everywhere = everywhere && achievements_has_won(achieved_kept(front), of->game->name);
        }
    }
    return everywhere;
}

/* Counts a row of the house that can be met once. Returns its bit if it was met now. */
static unsigned once(struct front *front, const char *key, bool met)
{
    struct achievements_kept *kept = &achieved_of(front)->kept;
    bool fresh = met && kept->got[achievements_find(key)].count == 0;
    return fresh ? achievements_grant(kept, key, today(front)) : 0;
}

static unsigned note_journey(struct front *front)
{
    const struct progress *progress = &journey_of(front)->progress;
    int stamps = STAGE_GOALS * stages_on(STAGE_OUT);
    return once(front, "terrace", progress->terrace) |
           once(front, "stamps", progress_stamps(progress, STAGE_OUT) >= stamps);
}

void achieved_note_journey(struct front *front)
{
    if (note_journey(front)) {
        save(front);
    }
}

void achieved_note(struct front *front)
{
    struct achieved *achieved = achieved_of(front);
    const struct table *table = table_of(front);
    if (!counts(front) || table_phase(table) == GAME_PLAYING) {
        return;
    }
    const struct session *session = &table->session;
    struct figures figures;
    int own = record_results_own_seat(session);
    uint64_t id = session->game->hash(session->state);
    unsigned news;
    if (own == SEAT_NONE) {
        return;
    }
    figures_of_game(&figures, table->game->figures, own, &session->journal);
    if (achievements_add(&achieved->kept, &figures, id, today(front), &news)) {
        news |= once(front, "tables", has_won_everywhere(front));
        news |= note_journey(front);
        achieved->news = news;
        achieved->told = id;
        save(front);
    }
}

void achieved_set_apart(struct front *front, uint64_t seed)
{
    achievements_set_apart(&achieved_of(front)->kept, seed);
    save(front);
}

/* ---- the review ------------------------------------------------------------------------------------- */

/* The hands of a journal, one after another. */
struct hands {
    const struct journal *journal;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    int at;      /* moves that were played */
    bool last;   /* the hand that is over now ended its game */
    uint64_t id; /* of that hand */
};

/* Goes on to the end of the next hand; false: there is none. */
static bool next_hand(struct hands *hands)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    const struct game *game = hands->journal->game;
    while (hands->at < hands->journal->count) {
        refusal why = journal_apply(hands->journal, hands->at++, hands->state, NULL);
        CHECK(why == REFUSAL_NONE);
        game->observe(hands->state, SEAT_NONE, seen);
        enum game_phase phase = game->phase(seen);
        if (phase != GAME_PLAYING) {
            hands->last = phase == GAME_OVER;
            hands->id = game->hash(hands->state);
            return true;
        }
    }
    return false;
}

/* The hand that ended the game in which a hand lies, if all of that game have the best grade; else NULL. */
static struct achievements_hand *end_of_best(struct achievements_kept *kept, const struct journal *journal,
                                             int hand)
{
    struct hands hands = {.journal = journal};
    bool best = true;
    journal_replay(journal, 0, hands.state);
    for (int i = 0; next_hand(&hands); i++) {
        struct achievements_hand *counted = achievements_hand(kept, hands.id);
        best = best && counted && counted->grade != GRADE_NONE;
        if (hands.last && i >= hand) {
            return best ? counted : NULL;
        }
        best = best || hands.last;
    }
    return NULL;
}

void achieved_note_best(struct front *front, const struct journal *journal, int seat, int hand)
{
    struct achievements_kept *kept = &achieved_of(front)->kept;
    struct hands hands = {.journal = journal};
    int own = 0, i = -1;
    while (own < journal->setup.seats && journal->seat[own].player != PLAYER_HUMAN) {
        own++;
    }
    journal_replay(journal, 0, hands.state);
    while (i < hand && next_hand(&hands)) {
        i++;
    }
    struct achievements_hand *counted = achievements_hand(kept, hands.id);
    if (seat != own || i < hand || !counted || counted->grade != GRADE_NONE) {
        return;
    }
    counted->grade = GRADE_BEST;
    struct achievements_hand *end = end_of_best(kept, journal, hand);
    if (end && end->grade != GRADE_WHOLE) {
        end->grade = GRADE_WHOLE;
        achieved_of(front)->news |= achievements_grant(kept, "grand_tourer", today(front));
    }
    save(front);
}

/* ---- words ------------------------------------------------------------------------------------------ */

unsigned achieved_news(const struct front *front)
{
    const struct achieved *achieved = achieved_of(front);
    const struct session *session = &table_of(front)->session;
    bool here = achieved->news && counts(front) && table_phase(table_of(front)) != GAME_PLAYING;
    return here && session->game->hash(session->state) == achieved->told ? achieved->news : 0;
}

void achieved_news_text(const struct front *front, struct text *out)
{
    unsigned news = achieved_news(front);
    bool several = (news & (news - 1)) != 0, first = true;
    for (int row = 0; news && achievements[row].key; row++) {
        if (news >> row & 1u) {
            text_add(out, !first ? ", " : several ? _("Achievements: ") : _("Achievement: "));
            text_add(out, _(achievements[row].title));
            first = false;
        }
    }
}
