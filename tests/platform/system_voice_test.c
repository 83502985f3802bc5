/* SPDX-License-Identifier: MIT */
/* The voices of this system: programs of the test in their place that die, hang or are not there; a daemon of
 * the test that speaks the protocol of speech-dispatcher; and the real ones, where they are installed. */
#include "home.h"
#include "platform/os/posix_child.h"
#include "platform/os/posix_voice.h"
#include "platform/voice.h"
#include "test.h"

#include <SDL.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static SDL_sem *woken;
static struct voice *voice;
static char usual_path[4096];

static void wake(void *context)
{
    SDL_SemPost(context);
}

static void enter(void)
{
    assert_true(text_copy(usual_path, sizeof usual_path, getenv("PATH")));
    home_make();
    woken = SDL_CreateSemaphore(0);
    assert_non_null(woken);
    setenv("PATH", home, 1);
    setenv("SPEECHD_ADDRESS", "inet_socket", 1); /* not one of ours: nothing is started */
    voice = voice_open(os_voice_ways(), wake, woken);
}

static void leave(void)
{
    voice_close(voice);
    SDL_DestroySemaphore(woken);
    setenv("PATH", usual_path, 1);
    unsetenv("SPEECHD_ADDRESS");
    home_remove();
}

static struct voice_news await(uint64_t now)
{
    struct voice_news news;
    for (;;) {
        voice_step(voice, now, &news);
        if (news.said > 0 || news.lost || news.troubled || news.listed) {
            return news;
        }
        SDL_SemWait(woken);
    }
}

/* Puts a script into the only folder of PATH. One of that name may be about to be started: it is replaced,
 * since nobody may write to it then. */
static void write_program(const char *name, const char *script)
{
    char path[4300], written[4300];
    assert_true(text_format(path, sizeof path, "%s/%s", home, name));
    assert_true(text_format(written, sizeof written, "%s/written", home));
    FILE *file = fopen(written, "w");
    assert_non_null(file);
    assert_true(fprintf(file, "#!/bin/sh\nPATH=/usr/bin:/bin\n%s\n", script) > 0);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(chmod(written, 0700), 0);
    assert_int_equal(rename(written, path), 0);
}

static void read_file(const char *name, char *text, size_t size)
{
    char path[4300];
    assert_true(text_format(path, sizeof path, "%s/%s", home, name));
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    text[fread(text, 1, size - 1, file)] = '\0';
    assert_int_equal(fclose(file), 0);
}

/* ---- espeak-ng ----------------------------------------------------------------------------------------- */

static void espeak_gets_language_rate_and_loudness_and_the_sentence_by_a_pipe(void)
{
    char text[256];
    write_program("espeak-ng", "echo \"$@\" >\"$HOME/how\"; cat >\"$HOME/what\"");
    setenv("HOME", home, 1);
    voice_set(voice, &(struct voice_manner){.rate = 200, .loudness = 50, .name = ""});
    assert_true(voice_say(voice, "L\u00e9a joue 75; `rm -r x` $HOME", "fr"));
    assert_int_equal(await(1).said, 1);
    read_file("how", text, sizeof text);
    assert_string_equal(text, "-v fr -s 350 -a 50 -b 1 --stdin\n");
    read_file("what", text, sizeof text);
    assert_string_equal(text, "L\u00e9a joue 75; `rm -r x` $HOME\n");
}

static void nothing_in_a_sentence_is_a_sound_by_its_spelling(void)
{
    char text[64];
    write_program("espeak-ng", "cat >\"$HOME/what\"");
    setenv("HOME", home, 1);
    assert_true(voice_say(voice, "[[[h@l'oU]] & <b> [x]", "en"));
    assert_int_equal(await(1).said, 1);
    read_file("what", text, sizeof text);
    assert_string_equal(text, "[ [ [h@l'oU]] & <b> [x]\n");
}

static void a_voice_of_another_system_is_replaced_by_the_usual_one(void)
{
    write_program("espeak-ng", "[ \"$2\" = fr ]");
    voice_set(voice, &(struct voice_manner){.rate = 100, .loudness = 100, .name = "Hortense"});
    assert_true(voice_say(voice, "Bonjour", "fr"));
    struct voice_news news = await(1);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
}

static void a_voice_that_is_killed_is_closed_after_the_third_time(void)
{
    write_program("espeak-ng", "kill -9 $$");
    for (int i = 0; i < VOICE_FAILURES; i++) {
        assert_true(voice_say(voice, "Hello", "en"));
        struct voice_news news = await(1);
        assert_int_equal(news.said, 1);
        assert_string_equal(news.troubled, "espeak-ng");
        assert_int_equal(news.lost, i + 1 == VOICE_FAILURES);
    }
    assert_false(voice_say(voice, "Hello", "en"));
}

/* It has read the sentence and says nothing. */
static void a_voice_that_hangs_is_given_up_and_ended(void)
{
    struct voice_news news;
    write_program("espeak-ng", "exec sleep 100000");
    assert_true(voice_say(voice, "Hello", "en"));
    SDL_SemWait(woken); /* it is open */
    voice_step(voice, 1, &news);
    voice_step(voice, voice_due(voice), &news);
    assert_int_equal(news.said, 1);
    assert_string_equal(news.troubled, "espeak-ng");
    write_program("espeak-ng", "cat");
    assert_true(voice_say(voice, "Again", "en"));
    assert_int_equal(await(2).said, 1);
}

static void without_any_voice_that_is_told(void)
{
    assert_true(voice_say(voice, "Hello", "en"));
    assert_true(await(1).lost);
    assert_false(voice_say(voice, "Hello", "en"));
}

static void names_are_read_from_the_table_of_espeak(void)
{
    char names[256] = "";
    struct text out = text_in(names, sizeof names);
    write_program("espeak-ng",
                  "[ \"$1\" = --voices=fr ] && cat <<'END'\n"
                  "Pty Language       Age/Gender VoiceName          File                 Other\n"
                  " 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)\n"
                  " 7  fr-fr           --/M      french-mbrola-1    mb/mb-fr1            (fr 7)\n"
                  " 5  fr-be           --/M      French_(Belgium)   roa/fr-BE            (fr 8)\n"
                  "END\ncat");
    assert_true(voice_say(voice, "Bonjour", "fr"));
    await(1);
    voice_names(voice, "fr", &out);
    assert_true(await(1).listed);
    voice_names(voice, "fr", &out);
    assert_string_equal(names, "French (France)\nFrench (Belgium)\n");
}

/* ---- speech-dispatcher --------------------------------------------------------------------------------- */

/* A daemon of the test: it answers what the protocol wants, and keeps what it was told. */
struct daemon {
    int listens;
    bool dies;     /* it ends instead of saying a sentence */
    bool goes_on;  /* a sentence ends only when it is called off, */
    SDL_sem *slow; /* which is answered when somebody posts here; NULL: at once */
    char told[4096];
};

static int serve(void *context)
{
    struct daemon *daemon = context;
    char line[1024];
    int number = 0;
    FILE *in = fdopen(accept(daemon->listens, NULL, NULL), "r+");
    struct text told = text_in(daemon->told, sizeof daemon->told);
    assert_non_null(in);
    setvbuf(in, NULL, _IONBF, 0);
    while (fgets(line, sizeof line, in)) {
        text_add(&told, line);
        if (strcmp(line, "SPEAK\r\n") == 0) {
            fputs("230 OK RECEIVING DATA\r\n", in);
            while (fgets(line, sizeof line, in) && strcmp(line, ".\r\n") != 0) {
                text_add(&told, line);
            }
            number++;
            if (daemon->dies) {
                break;
            }
            fprintf(in, "225-%d\r\n225 OK MESSAGE QUEUED\r\n", number);
            if (!daemon->goes_on) {
                fprintf(in, "702-%d\r\n702-9\r\n702 END\r\n703-1\r\n703-9\r\n703 CANCELED\r\n", number);
            }
        } else if (strncmp(line, "LIST", 4) == 0) {
            fprintf(in, "249-%0*d\tfr-fr\tnone\r\n", 2000, 0); /* nobody's name is as long */
            fputs("249-Anne\tfr-fr\tnone\r\n249-Anne+robot\tfr-fr\tnone\r\n249-John\ten\tnone\r\n"
                  "249 OK VOICE LIST SENT\r\n",
                  in);
        } else if (strncmp(line, "SET SELF RATE", 13) == 0) {
            fputs("409 ERR RATE TOO HIGH\r\n", in); /* no trouble */
        } else if (strncmp(line, "CANCEL", 6) == 0) {
            if (daemon->slow) {
                SDL_SemWait(daemon->slow);
            }
            fprintf(in, "210 OK STOPPED\r\n703-%d\r\n703-9\r\n703 CANCELED\r\n", number);
        } else {
            fputs("200 OK\r\n", in);
        }
    }
    fclose(in);
    return 0;
}

/* Has it listen at a socket in the home. */
static SDL_Thread *start(struct daemon *daemon)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char variable[256];
    assert_true(text_format(address.sun_path, sizeof address.sun_path, "%s/s", home));
    daemon->listens = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_int_equal(bind(daemon->listens, (const struct sockaddr *)(const void *)&address, sizeof address),
                     0);
    assert_int_equal(listen(daemon->listens, 1), 0);
    assert_true(text_format(variable, sizeof variable, "unix_socket:%s", address.sun_path));
    setenv("SPEECHD_ADDRESS", variable, 1);
    return SDL_CreateThread(serve, "daemon", daemon);
}

static void speech_dispatcher_is_spoken_to_by_its_protocol(void)
{
    struct daemon daemon = {.dies = false};
    char names[64] = "";
    struct text out = text_in(names, sizeof names);
    SDL_Thread *thread = start(&daemon);
    voice_set(voice, &(struct voice_manner){.rate = 300, .loudness = 75, .name = "Anne"});
    assert_true(voice_say(voice, ".Bonjour", "fr"));
    struct voice_news news = await(1);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
    voice_names(voice, "fr", &out);
    assert_true(await(1).listed);
    voice_names(voice, "fr", &out);
    assert_string_equal(names, "Anne\n");
    voice_set(voice, &(struct voice_manner){.rate = 100, .loudness = 100, .name = ""});
    assert_true(voice_say(voice, "Encore", "fr"));
    assert_int_equal(await(2).said, 1);
    voice_close(voice);
    voice = NULL;
    SDL_WaitThread(thread, NULL);
    close(daemon.listens);
    const char *set = strstr(daemon.told, "SET SELF PRIORITY MESSAGE");
    assert_non_null(set);
    assert_non_null(
        strstr(set, "SET SELF LANGUAGE fr\r\nSET SELF SYNTHESIS_VOICE \"Anne\"\r\nSET SELF RATE 100\r\n"
                    "SET SELF VOLUME 50\r\nSPEAK\r\n..Bonjour\r\n"));
    assert_non_null(strstr(set, "SET SELF LANGUAGE fr\r\nSET SELF VOICE_TYPE MALE1\r\nSET SELF RATE 0\r\n"));
}

/* The answer to the hushing is still to come when the names are asked for. */
static void names_are_listed_after_a_sentence_was_hushed(void)
{
    struct daemon daemon = {.goes_on = true, .slow = SDL_CreateSemaphore(0)};
    char names[64] = "";
    struct text out = text_in(names, sizeof names);
    SDL_Thread *thread = start(&daemon);
    assert_true(voice_say(voice, "Bonjour", "fr"));
    SDL_SemWait(woken); /* it is open */
    voice_hush(voice);
    voice_names(voice, "fr", &out);
    SDL_SemPost(daemon.slow);
    assert_true(await(1).listed);
    voice_names(voice, "fr", &out);
    assert_string_equal(names, "Anne\n");
    voice_close(voice);
    voice = NULL;
    SDL_WaitThread(thread, NULL);
    SDL_DestroySemaphore(daemon.slow);
    close(daemon.listens);
}

static void a_daemon_that_dies_is_a_trouble_and_nothing_worse(void)
{
    struct daemon daemon = {.dies = true};
    SDL_Thread *thread = start(&daemon);
    write_program("espeak-ng", "cat");
    assert_true(voice_say(voice, "Hello", "en"));
    struct voice_news news = await(1);
    assert_int_equal(news.said, 1);
    assert_string_equal(news.troubled, "speech-dispatcher");
    SDL_WaitThread(thread, NULL);
    close(daemon.listens);
    /* Nobody listens there any more, and none can be started: the next way speaks. */
    assert_true(voice_say(voice, "Hello", "en"));
    news = await(1);
    assert_int_equal(news.said, 1);
    assert_null(news.troubled);
}

/* ---- the real ones ------------------------------------------------------------------------------------- */

static bool is_installed(const char *program)
{
    setenv("PATH", usual_path, 1);
    bool there = child_is_there(program);
    if (!there) {
        print_message("%s is not installed here, and not tried.\n", program);
    }
    return there;
}

/* Says a sentence. False: the voice had trouble with it. */
static bool says(const char *sentence, const char **way)
{
    struct voice_news news;
    const char *troubled = NULL;
    assert_true(voice_say(voice, sentence, "fr"));
    do {
        voice_step(voice, 1, &news);
        *way = news.way ? news.way : *way;
        troubled = news.troubled ? news.troubled : troubled;
        if (news.said == 0) {
            SDL_SemWait(woken);
        }
        assert_false(news.lost);
    } while (news.said == 0);
    return !troubled;
}

/* A real voice may fail at a sentence, as where the sound is just being set up; only one that fails each time
 * is closed. */
static void speaks_with(const char *way)
{
    const char *opened = NULL;
    bool well = false;
    for (int i = 1; i < VOICE_FAILURES && !well; i++) {
        well = says("Tu joues 75 bornes.", &opened);
    }
    assert_true(well);
    assert_string_equal(opened, way);
}

static void the_real_espeak_says_a_sentence(void)
{
    if (is_installed("espeak-ng")) {
        speaks_with("espeak-ng");
    }
}

/* A daemon of its own, with a socket, a configuration and a log in the home, and a module that makes no
 * sound. */
static void the_real_speech_dispatcher_is_started_and_says_a_sentence(void)
{
    char script[5000], variable[4300], real[64] = "";
    if (!is_installed("speech-dispatcher")) {
        return;
    }
    static const char *const places[] = {"/usr/bin/speech-dispatcher", "/usr/local/bin/speech-dispatcher"};
    for (int i = 0; i < 2; i++) {
        if (access(places[i], X_OK) == 0) {
            text_copy(real, sizeof real, places[i]);
        }
    }
    write_program("speechd.conf", "");
    assert_true(text_format(script, sizeof script, "%s/speechd.conf", home));
    FILE *file = fopen(script, "w");
    assert_non_null(file);
    fprintf(file,
            "LogLevel 0\nLogDir \"%s\"\nAddModule \"dummy\" \"sd_dummy\" \"\"\nDefaultModule dummy\n"
            "AudioOutputMethod \"libao\"\nTimeout 0\n",
            home);
    assert_int_equal(fclose(file), 0);
    assert_true(text_format(script, sizeof script, "exec %s --config-dir '%s' --pid-file '%s/pid' \"$@\"",
                            real, home, home));
    write_program("speech-dispatcher", script);
    assert_true(text_format(variable, sizeof variable, "%s:%s", home, usual_path));
    setenv("PATH", variable, 1);
    /* It starts itself only for the socket in its usual place. */
    assert_true(text_format(variable, sizeof variable, "%s/run", home));
    assert_int_equal(mkdir(variable, 0700), 0);
    setenv("XDG_RUNTIME_DIR", variable, 1);
    unsetenv("SPEECHD_ADDRESS");
    speaks_with("speech-dispatcher");
    read_file("pid", variable, sizeof variable);
    pid_t daemon = (pid_t)atol(variable);
    assert_true(daemon > 1);
    assert_int_equal(kill(daemon, SIGTERM), 0);
}

const struct test tests[] = {
    TEST_WITH(espeak_gets_language_rate_and_loudness_and_the_sentence_by_a_pipe, enter, leave),
    TEST_WITH(nothing_in_a_sentence_is_a_sound_by_its_spelling, enter, leave),
    TEST_WITH(a_voice_of_another_system_is_replaced_by_the_usual_one, enter, leave),
    TEST_WITH(a_voice_that_is_killed_is_closed_after_the_third_time, enter, leave),
    TEST_WITH(a_voice_that_hangs_is_given_up_and_ended, enter, leave),
    TEST_WITH(without_any_voice_that_is_told, enter, leave),
    TEST_WITH(names_are_read_from_the_table_of_espeak, enter, leave),
    TEST_WITH(speech_dispatcher_is_spoken_to_by_its_protocol, enter, leave),
    TEST_WITH(names_are_listed_after_a_sentence_was_hushed, enter, leave),
    TEST_WITH(a_daemon_that_dies_is_a_trouble_and_nothing_worse, enter, leave),
    TEST_WITH(the_real_espeak_says_a_sentence, enter, leave),
    TEST_WITH(the_real_speech_dispatcher_is_started_and_says_a_sentence, enter, leave),
    {0},
};
