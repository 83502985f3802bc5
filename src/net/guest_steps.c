/* SPDX-License-Identifier: MIT */
/* What happens at the table of a guest: events and observations that are checked by the game, and the journal
 * that is opened hand by hand. */
#include "base/check.h"
#include "base/hash.h"
#include "net/guest_inside.h"
#include "net/told.h"
#include "table/carry.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { JOURNAL_MOST = 16 << 20, CHECK_SIZE = 32 };

static bool add_past(struct guest *guest, const char *text)
{
    struct event events[GAME_EVENTS_MAX];
    int count = text ? told_read(text, events, GAME_EVENTS_MAX) : -1;
    if (count < 0 || guest->past_count + count > SEEN_EVENTS_MOST) {
        return false;
    }
    guest->past = memory_fit(guest->past, guest->past_count + count, &guest->past_space, sizeof *guest->past);
    for (int i = 0; i < count; i++) { /* of none there is no memory */
        guest->past[guest->past_count++] = events[i];
    }
    return true;
}

/* Reads an observation of this seat. */
static bool read_seen(const struct guest *guest, const char *text, void *observation)
{
    const struct game *game = guest->game;
    if (!text) {
        return false;
    }
    struct carry carry = carry_in(text, strlen(text));
    memset(observation, 0, GAME_STATE_MAX);
    game->carry(&carry, observation);
    return carry_end(&carry) && game->is_of(observation, &guest->setup, guest->seat);
}

/* The events of the next update, of which there are at most GAME_EVENTS_MAX. */
static void list_past(const struct guest *guest, struct event_list *events)
{
    for (events->count = 0; events->count < guest->past_count; events->count++) {
        events->item[events->count] = guest->past[events->count];
    }
}

/* Whether the events lead to an observation, from the one before; or, told anew, can be told. */
static bool makes_sense(const struct guest *guest, const void *observation, bool anew)
{
    struct event_list events = {0};
    if (!anew && guest->past_count <= GAME_EVENTS_MAX) {
        const struct seen *seen = guest->session.seen;
        const void *before = guest->seated && seen->updates > 0 ? seen->observation : NULL;
        list_past(guest, &events);
        return guest->game->fits(before, &events, observation);
    }
    bool sense = anew && guest->game->fits(NULL, &events, observation);
    for (int i = 0; sense && i < guest->past_count; i++) {
        sense = guest->game->can_tell(observation, guest->past[i]);
    }
    return sense;
}

/* The session begins with the first update: now everybody sits. */
static void sit(struct guest *guest)
{
    struct journal_seat seats[SEATS_MAX];
    memset(seats, 0, sizeof seats);
    for (int i = 0; i < guest->setup.seats; i++) {
        const struct guest_seat *seat = &guest->seats[i];
        bool person = seat->is == GUEST_SEAT_HERE || seat->is == GUEST_SEAT_AWAY;
        seats[i].player = person ? PLAYER_HUMAN : seat->computer.player;
        text_copy(seats[i].name, sizeof seats[i].name, person ? seat->name : seat->computer.name);
    }
    uint32_t room = (uint32_t)hash_bytes(HASH_START, guest->code, strlen(guest->code));
    seen_start(&guest->session, guest->game, &guest->setup, seats, guest->seat, room);
    guest->seated = true;
    guest->begun = true;
}

static enum guest_step take_update(struct guest *guest, const struct net_line *line,
                                   struct event_list *events)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    const char *anew_said = line_value(line, "anew");
    bool anew = anew_said && strcmp(anew_said, "yes") == 0;
    int n = 0;
    if (!line_number(line, "n", 1, INT32_MAX, &n) || !add_past(guest, line_value(line, "events")) ||
        !read_seen(guest, line_value(line, "seen"), observation) || !makes_sense(guest, observation, anew)) {
        return GUEST_STEP_OUT;
    }
    if (!guest->seated) {
        sit(guest);
    }
    if (anew) {
        seen_forget(&guest->session);
    }
    if (!seen_update(&guest->session, observation, guest->past, guest->past_count, (uint32_t)n)) {
        return GUEST_STEP_OUT;
    }
    events->count = 0;
    if (!anew) {
        list_past(guest, events);
    }
    guest->past_count = 0;
    guest->missed = guest->missed && !anew;
    return anew ? GUEST_STEP_ANEW : GUEST_STEP_EVENTS;
}

/* ---- the journal ------------------------------------------------------------------------------------- */

static bool add_journal(struct guest *guest, const char *line)
{
    if (guest->journal.length + strlen(line) > JOURNAL_MOST) {
        return false;
    }
    page_add(&guest->journal, line);
    page_add(&guest->journal, "\n");
    return true;
}

/* Whether the last line is a check: one that every file has at its end is not needed then. */
static bool ends_with_check(const struct page *journal)
{
    size_t at = journal->length;
    while (at > 1 && journal->data[at - 2] != '\n') {
        at--;
    }
    return at > 0 && strncmp(journal->data + at - 1, "check ", 6) == 0;
}

/* The journal is open up to here: it is played again, and must tell what was seen. */
static enum guest_step open_journal(struct guest *guest, uint64_t check)
{
    struct session opened;
    struct journal_error error;
    struct page whole = {.data = NULL};
    if (guest->journal.length == 0) {
        return GUEST_STEP_OUT;
    }
    if (guest->opened_lines == guest->journal_lines) {
        return GUEST_STEP_NONE; /* told again to who came back in the middle of a hand */
    }
    page_add(&whole, guest->journal.data);
    if (!ends_with_check(&guest->journal)) {
        char line[CHECK_SIZE];
        text_format(line, sizeof line, "check %016" PRIx64 "\n", check);
        page_add(&whole, line);
    }
    bool loaded = session_load(&opened, guest->games, whole.data, whole.length, &error);
    page_free(&whole);
    if (!loaded) {
        return GUEST_STEP_OUT;
    }
    if (!guest->seated) {
        sit(guest);
    }
    if (!seen_open(&guest->session, &opened, guest->missed)) {
        session_end(&opened);
        return GUEST_STEP_OUT;
    }
    guest->opened_lines = guest->journal_lines;
    return GUEST_STEP_OPENED;
}

static enum guest_step take_round(struct guest *guest, const struct net_line *line)
{
    uint64_t check = 0;
    int number = -1;
    const char *text = line_value(line, "text");
    if (!line_number(line, "k", guest->journal_lines, guest->journal_lines, &number)) {
        return GUEST_STEP_OUT;
    }
    if (!text) {
        return line_hex64(line, "check", &check) ? open_journal(guest, check) : GUEST_STEP_OUT;
    }
    guest->journal_lines++;
    return add_journal(guest, text) ? GUEST_STEP_NONE : GUEST_STEP_OUT;
}

/* ---- the next step ----------------------------------------------------------------------------------- */

static enum guest_step take(struct guest *guest, char *text, struct event_list *events)
{
    struct net_line line;
    bool good = line_parse(&line, text, strlen(text), LINE_FROM_ROOM_MOST);
    CHECK(good); /* it was parsed before it waited */
    switch (line.word) {
    case LINE_PAST:
        return add_past(guest, line_value(&line, "events")) ? GUEST_STEP_NONE : GUEST_STEP_OUT;
    case LINE_UPDATE:
        return take_update(guest, &line, events);
    default:
        return take_round(guest, &line);
    }
}

enum guest_step guest_next(struct guest *guest, struct event_list *events)
{
    enum guest_step step = GUEST_STEP_NONE;
    char *line;
    while (step == GUEST_STEP_NONE && (line = strings_take(&guest->waiting)) != NULL) {
        step = take(guest, line, events);
        free(line);
    }
    if (step == GUEST_STEP_OUT) {
        guest_out(guest, GUEST_WHY_NONSENSE);
    }
    return step;
}
