/* SPDX-License-Identifier: MIT */
/* The voice between the loop and a way of speaking: sentences in order, and a way that hangs, dies or is
 * absent keeps nobody waiting. The clock is the test's own. */
#include "platform/voice.h"
#include "test.h"

#include <SDL.h>
#include <string.h>

static SDL_sem *woken;
static SDL_sem *gate; /* what a way that hangs waits for */
static SDL_atomic_t hangs, hangs_closing, how, opened, said, hushed, closed;
static char last[OS_SENTENCE_SIZE], last_manner[OS_SENTENCE_SIZE]; /* sentence; voice and language */
static struct voice *voice;

static void wake(void *context)
{
    SDL_SemPost(context);
}

/* ---- a way of the test --------------------------------------------------------------------------------- */

static void *open_it(void)
{
    SDL_AtomicAdd(&opened, 1);
    if (SDL_AtomicGet(&hangs)) {
        SDL_SemWait(gate);
    }
    return last;
}

static void *open_nothing(void)
{
    return NULL;
}

static void close_it(void *handle)
{
    assert_ptr_equal(handle, last);
    SDL_AtomicAdd(&closed, 1);
    if (SDL_AtomicGet(&hangs_closing)) {
        SDL_SemWait(gate);
    }
}

static void say_it(void *handle, const struct os_utterance *utterance)
{
    memcpy(handle, utterance->sentence, strlen(utterance->sentence) + 1);
    text_format(last_manner, sizeof last_manner, "%s %s", utterance->name, utterance->language);
    SDL_AtomicAdd(&said, 1);
}

static enum os_speaking look_at_it(void *handle)
{
    (void)handle;
    return (enum os_speaking)SDL_AtomicGet(&how);
}

static void hush_it(void *handle)
{
    (void)handle;
    SDL_AtomicAdd(&hushed, 1);
}

static void list_them(void *handle, const char *language, struct text *names)
{
    (void)handle;
    text_addf(names, "%s one\n%s two\n", language, language);
}

static enum os_speaking look_in_vain(void *handle)
{
    (void)handle;
    return OS_VOICE_ABSENT;
}

static enum os_speaking look_and_die(void *handle)
{
    (void)handle;
    return OS_VOICE_FAILS;
}

#define REST .close = close_it, .say = say_it, .hush = hush_it, .list = list_them, .lists_at_once = true
static const struct os_voice_way plain = {.name = "plain", .open = open_it, .look = look_at_it, REST};
static const struct os_voice_way none = {.name = "none", .open = open_nothing, .look = look_at_it, REST};
static const struct os_voice_way vain = {.name = "vain", .open = open_it, .look = look_in_vain, REST};
static const struct os_voice_way dying = {.name = "dying", .open = open_it, .look = look_and_die, REST};
static const struct os_voice_way *const one[] = {&plain, NULL};
static const struct os_voice_way *const nobody[] = {&none, NULL};
static const struct os_voice_way *const relief[] = {&dying, &plain, NULL};
static const struct os_voice_way *const third[] = {&none, &vain, &plain, NULL};

static void enter(const struct os_voice_way *const *ways)
{
    woken = SDL_CreateSemaphore(0);
    gate = SDL_CreateSemaphore(0);
    assert_true(woken && gate);
    SDL_AtomicSet(&hangs, 0);
    SDL_AtomicSet(&hangs_closing, 0);
    SDL_AtomicSet(&how, OS_SAID);
    SDL_AtomicSet(&opened, 0);
    SDL_AtomicSet(&said, 0);
    SDL_AtomicSet(&hushed, 0);
    SDL_AtomicSet(&closed, 0);
    voice = voice_open(ways, wake, woken);
}

static void leave(void)
{
    voice_close(voice);
    SDL_DestroySemaphore(woken);
    SDL_DestroySemaphore(gate);
}

/* The next news, but that of a way that was opened. */
static struct voice_news await(uint64_t now)
{
    struct voice_news news;
    for (;;) {
        voice_step(voice, now, &news);
        if (news.said > 0 || news.lost || news.troubled || news.listed) {
            return news;
        }
        if (ROUTE_MILLE_THREADS) {
            SDL_SemWait(woken);
        }
    }
}

/* Steps until the way has been asked for `count` sentences. */
static void until_said(int count, uint64_t now)
{
    struct voice_news news;
    while (SDL_AtomicGet(&said) < count) {
        voice_step(voice, now, &news);
        SDL_Delay(0);
    }
}

/* ---- what is proved ------------------------------------------------------------------------------------ */

static void nothing_is_opened_before_the_first_sentence(void)
{
    struct voice_news news;
    enter(one);
    voice_step(voice, 1, &news);
    assert_int_equal(voice_due(voice), 0);
    assert_int_equal(SDL_AtomicGet(&opened), 0);
    leave();
}

static void a_sentence_is_said_and_its_end_is_told_once(void)
{
    struct voice_news news;
    enter(one);
    assert_true(voice_say(voice, "A line\nof two", "en"));
    assert_int_equal(await(1).said, 1);
    assert_string_equal(last, "A line of two");
    voice_step(voice, 2, &news);
    assert_int_equal(news.said, 0);
    leave();
    assert_int_equal(SDL_AtomicGet(&closed), 1);
}

static void a_hushed_sentence_ends_at_once_and_is_not_told(void)
{
    struct voice_news news;
    enter(one);
    SDL_AtomicSet(&how, OS_SPEAKS);
    assert_true(voice_say(voice, "Long", "en"));
    until_said(1, 1);
    voice_hush(voice);
    SDL_AtomicSet(&how, OS_SAID);
    assert_true(voice_say(voice, "Short", "en"));
    news = await(1);
    assert_int_equal(news.said, 1);
    assert_string_equal(last, "Short");
    assert_int_equal(SDL_AtomicGet(&hushed), 1);
    leave();
}

static void the_end_that_nothing_tells_is_reckoned(void)
{
    struct voice_news news;
    enter(one);
    SDL_AtomicSet(&how, OS_GIVEN);
    assert_true(voice_say(voice, "Given away", "en"));
    until_said(1, 100);
    if (ROUTE_MILLE_THREADS) {
        SDL_SemWait(woken); /* the way is open */
        SDL_SemWait(woken); /* the sentence is given away */
    }
    uint64_t length = (uint64_t)voice_reckoned_ms("Given away", 100);
    voice_step(voice, 100, &news);
    assert_int_equal(voice_due(voice), 100 + length);
    voice_step(voice, 99 + length, &news);
    assert_int_equal(news.said, 0);
    voice_step(voice, 100 + length, &news);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
    leave();
    assert_true(voice_reckoned_ms("Given away", 200) < voice_reckoned_ms("Given away", 100));
}

/* Each sentence is given up in its time; from the third on there is no voice, until one is asked for again.
 */
static void a_voice_that_never_ends_is_given_up_and_closed(void)
{
    struct voice_news news;
    uint64_t now = 1;
    enter(one);
    SDL_AtomicSet(&how, OS_SPEAKS);
    for (int i = 0; i < VOICE_FAILURES; i++) {
        assert_true(voice_say(voice, "For ever", "en"));
        until_said(i + 1, now);
        voice_step(voice, now, &news);
        now += (uint64_t)voice_reckoned_ms("For ever", 100) + VOICE_PATIENCE_MS;
        voice_step(voice, now, &news);
        now++;
        assert_int_equal(news.said, 1);
        assert_string_equal(news.troubled, "plain");
        assert_int_equal(news.lost, i + 1 == VOICE_FAILURES);
    }
    assert_false(voice_say(voice, "Nobody", "en"));
    SDL_AtomicSet(&how, OS_SAID);
    voice_set(voice, &(struct voice_manner){.rate = 100, .loudness = 100, .name = ""});
    assert_true(voice_say(voice, "Again", "en"));
    assert_int_equal(await(now).said, 1);
    leave();
}

static void a_voice_that_dies_is_opened_again_and_closed_after_three_deaths(void)
{
    enter(one);
    SDL_AtomicSet(&how, OS_VOICE_FAILS);
    for (int i = 0; i < VOICE_FAILURES; i++) {
        assert_true(voice_say(voice, "Dies", "en"));
        struct voice_news news = await(1);
        assert_int_equal(news.said, 1);
        assert_non_null(news.troubled);
        assert_int_equal(news.lost, i + 1 == VOICE_FAILURES);
    }
    assert_int_equal(SDL_AtomicGet(&opened), VOICE_FAILURES);
    assert_false(voice_say(voice, "Nobody", "en"));
    leave();
}

static void where_there_is_no_voice_that_is_told(void)
{
    enter(nobody);
    assert_true(voice_say(voice, "Is anybody there?", "en"));
    struct voice_news news = await(1);
    assert_true(news.lost);
    assert_int_equal(news.said, 0);
    assert_false(voice_say(voice, "Nobody", "en"));
    leave();
}

static void a_way_that_turns_out_to_be_absent_gives_its_sentence_to_the_next(void)
{
    enter(third);
    assert_true(voice_say(voice, "To the third", "en"));
    struct voice_news news = await(1);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
    assert_string_equal(last, "To the third");
    assert_int_equal(SDL_AtomicGet(&opened), 2);
    leave();
}

static void a_full_queue_forgets_what_has_waited_longest(void)
{
    struct voice_news news;
    enter(one);
    SDL_AtomicSet(&how, OS_SPEAKS);
    for (int i = 0; i < VOICE_QUEUE + 2; i++) {
        assert_true(voice_say(voice, "One of many", "en"));
    }
    voice_step(voice, 1, &news);
    assert_int_equal(news.said, 2);
    leave();
}

static void names_of_voices_come_when_they_were_asked_for(void)
{
    char names[64] = "";
    struct text out = text_in(names, sizeof names);
    enter(one);
    assert_true(voice_say(voice, "Hello", "fr"));
    await(1);
    voice_names(voice, "fr", &out);
    assert_string_equal(names, "");
    assert_true(await(1).listed);
    voice_names(voice, "fr", &out);
    assert_string_equal(names, "fr one\nfr two\n");
    leave();
}

static void a_way_that_fails_too_often_makes_room_for_the_next(void)
{
    char names[64] = "";
    struct text out = text_in(names, sizeof names);
    enter(relief);
    for (int i = 0; i < VOICE_FAILURES; i++) {
        assert_true(voice_say(voice, "Dies", "en"));
        struct voice_news news = await(1);
        assert_string_equal(news.troubled, "dying");
        assert_false(news.lost);
    }
    assert_true(voice_say(voice, "By the next", "en"));
    struct voice_news news = await(1);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
    assert_string_equal(last, "By the next");
    voice_names(voice, "en", &out); /* the names are those of the way that speaks */
    assert_string_equal(names, "");
    leave();
}

static void no_text_of_a_sentence_has_control_characters(void)
{
    enter(one);
    voice_set(voice, &(struct voice_manner){.rate = 100, .loudness = 100, .name = "A\r\nB"});
    assert_true(voice_say(voice, "One\ttwo\x7F\r\nthree", "e\nn"));
    await(1);
    assert_string_equal(last, "One two   three");
    assert_string_equal(last_manner, "A  B e n");
    leave();
}

#if ROUTE_MILLE_THREADS
/* While a way that has died is being closed, the person hushes it and something else is to be said. */
static void a_dead_voice_is_hushed_while_it_is_closed(void)
{
    enter(one);
    SDL_AtomicSet(&hangs_closing, 1);
    SDL_AtomicSet(&how, OS_VOICE_FAILS);
    assert_true(voice_say(voice, "Dies", "en"));
    assert_true(voice_say(voice, "Waits", "en"));
    while (SDL_AtomicGet(&closed) == 0) {
        SDL_Delay(0);
    }
    voice_hush(voice);
    SDL_AtomicSet(&how, OS_SAID);
    SDL_AtomicSet(&hangs_closing, 0);
    assert_true(voice_say(voice, "Goes on", "en"));
    SDL_SemPost(gate);
    while (await(1).said == 0) {
    }
    assert_string_equal(last, "Goes on");
    leave();
}

/* The loss has not been told when speech is tuned, and so it never is: but somebody waits for the sentence.
 */
static void a_sentence_that_was_lost_with_its_voice_has_ended(void)
{
    struct voice_news news;
    enter(nobody);
    assert_true(voice_say(voice, "Hello", "en"));
    SDL_SemWait(woken);
    voice_set(voice, &(struct voice_manner){.rate = 100, .loudness = 100, .name = ""});
    voice_step(voice, 1, &news);
    assert_false(news.lost);
    assert_int_equal(news.said, 1);
    leave();
}

/* A call of the system that does not come back: sentences are taken and given up all the same. */
static void a_call_that_never_returns_holds_up_nobody(void)
{
    struct voice_news news;
    enter(one);
    SDL_AtomicSet(&hangs, 1);
    assert_true(voice_say(voice, "Hangs", "en"));
    while (SDL_AtomicGet(&opened) == 0) {
        SDL_Delay(0);
    }
    voice_step(voice, 1, &news);
    voice_step(voice, voice_due(voice), &news);
    assert_int_equal(news.said, 1);
    assert_true(voice_say(voice, "Waits", "en"));
    voice_hush(voice);
    SDL_AtomicSet(&hangs, 0);
    SDL_SemPost(gate);
    assert_true(voice_say(voice, "Goes on", "en"));
    assert_int_equal(await(2).said, 1);
    assert_string_equal(last, "Goes on");
    leave();
}
#endif

const struct test tests[] = {
    TEST(nothing_is_opened_before_the_first_sentence),
    TEST(a_sentence_is_said_and_its_end_is_told_once),
    TEST(a_hushed_sentence_ends_at_once_and_is_not_told),
    TEST(the_end_that_nothing_tells_is_reckoned),
    TEST(a_voice_that_never_ends_is_given_up_and_closed),
    TEST(a_voice_that_dies_is_opened_again_and_closed_after_three_deaths),
    TEST(where_there_is_no_voice_that_is_told),
    TEST(a_way_that_turns_out_to_be_absent_gives_its_sentence_to_the_next),
    TEST(a_full_queue_forgets_what_has_waited_longest),
    TEST(names_of_voices_come_when_they_were_asked_for),
    TEST(a_way_that_fails_too_often_makes_room_for_the_next),
    TEST(no_text_of_a_sentence_has_control_characters),
#if ROUTE_MILLE_THREADS
    TEST(a_dead_voice_is_hushed_while_it_is_closed),
    TEST(a_sentence_that_was_lost_with_its_voice_has_ended),
    TEST(a_call_that_never_returns_holds_up_nobody),
#endif
    {0},
};
