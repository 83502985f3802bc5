/* SPDX-License-Identifier: MIT */
/* speech-dispatcher, by its protocol SSIP over its socket. Its C library is not used: the library waits for
 * answers without a limit, and its callbacks get no context. Here nothing waits: `look` sends and reads what
 * can be sent and read. Sentences have the priority of messages, in one queue with those of screen readers.
 */
#include "platform/os/posix_child.h"
#include "platform/os/posix_voice.h"

#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    LIST_MS = 2000,
    START_MS = 10, /* how often a daemon that starts is looked for */
    NS_A_MS = 1000000,
    PUMPS_MOST = 64, /* in one look: a daemon that never stops talking is listened to a little at a time */
    RATE_MOST = 100, /* -100 is half the usual rate, 100 three times of it */
    REPLY_DATA = 230,
    REPLY_QUEUED = 225,
    REPLY_VOICE = 249,
    REPLY_EVENTS = 700,
    EVENT_END = 702,
    EVENT_CANCELLED = 703
};

struct dispatcher {
    char path[sizeof((struct sockaddr_un *)NULL)->sun_path];
    int socket;        /* -1: not connected */
    pid_t daemon;      /* the child that starts the daemon; 0: none has been started, -1: it has ended */
    bool absent;       /* there is no speech-dispatcher */
    bool broken;       /* the connection has ended */
    int plain;         /* replies to commands that are still to come, before those of SPEAK */
    bool speaks;       /* SPEAK was sent, and its first reply, */
    bool queues;       /* or its second one is still to come */
    bool cut;          /* the sentence is to be cancelled once it is in the queue */
    bool waits;        /* `utterance` is still to be sent */
    bool named;        /* the daemon has been given the name of a voice */
    bool skips;        /* the rest of a line that was too long is still to come */
    long message;      /* the number of the sentence at the daemon; 0: not known, or none */
    long event;        /* the number in the event that is just being read */
    long ended;        /* of the sentence that ended last */
    const char *lists; /* the language whose voices are listed, and where to; NULL: none */
    struct text *names;
    struct os_utterance utterance;
    char out[4096], in[512];
    size_t out_length, in_length;
};

static void send_line(struct dispatcher *dispatcher, const char *line)
{
    size_t length = strlen(line);
    if (dispatcher->out_length + length + 2 > sizeof dispatcher->out) {
        dispatcher->broken = true; /* it has not read for long */
        return;
    }
    memcpy(dispatcher->out + dispatcher->out_length, line, length);
    memcpy(dispatcher->out + dispatcher->out_length + length, "\r\n", 2);
    dispatcher->out_length += length + 2;
}

static void command(struct dispatcher *dispatcher, const char *line)
{
    send_line(dispatcher, line);
    dispatcher->plain++;
}

static void set(struct dispatcher *dispatcher, const char *what, int value)
{
    char line[64];
    text_format(line, sizeof line, "SET SELF %s %d", what, value);
    command(dispatcher, line);
}

/* ---- the connection ------------------------------------------------------------------------------------ */

/* Where the daemon's socket is, as its library finds it. False: it is reached by a network, or unknown. */
static bool find_socket(char *path, size_t size)
{
    const char *address = os_variable("SPEECHD_ADDRESS"), *run = os_variable("XDG_RUNTIME_DIR");
    const char *cache = os_variable("XDG_CACHE_HOME"), *home = os_variable("HOME");
    static const char tail[] = "speech-dispatcher/speechd.sock", scheme[] = "unix_socket:";
    if (address && strncmp(address, scheme, strlen(scheme)) == 0) {
        return text_copy(path, size, address + strlen(scheme));
    }
    if (address && strcmp(address, "unix_socket") != 0) {
        return false;
    }
    if (run || cache) {
        return text_format(path, size, "%s/%s", run ? run : cache, tail);
    }
    return home && text_format(path, size, "%s/.cache/%s", home, tail);
}

/* Starts the daemon, which goes on by itself; the child ends when the socket is there. */
static void start_daemon(struct dispatcher *dispatcher)
{
    const char *const arguments[] = {
        "speech-dispatcher", "--spawn", "--communication-method", "unix_socket", "--socket-path",
        dispatcher->path,    NULL};
    dispatcher->daemon = child_start(arguments, NULL, NULL);
    dispatcher->absent = dispatcher->daemon < 0;
}

static void greet(struct dispatcher *dispatcher)
{
    const char *user = os_variable("USER");
    char line[128];
    bool plain = user && user[0] && strlen(user) < sizeof line / 2 && !strpbrk(user, ": \"\t\r\n");
    text_format(line, sizeof line, "SET SELF CLIENT_NAME %s:route-mille:game", plain ? user : "user");
    command(dispatcher, line);
    command(dispatcher, "SET SELF NOTIFICATION END ON");
    command(dispatcher, "SET SELF NOTIFICATION CANCEL ON");
    command(dispatcher, "SET SELF PRIORITY MESSAGE");
}

static void connect_to(struct dispatcher *dispatcher)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (dispatcher->daemon > 0) {
        enum child_state state = child_look(dispatcher->daemon);
        if (state == CHILD_RUNS) {
            return;
        }
        dispatcher->daemon = -1;
        dispatcher->absent = state == CHILD_FAILED;
    }
    text_copy(address.sun_path, sizeof address.sun_path, dispatcher->path);
    int made = dispatcher->absent ? -1 : socket(AF_UNIX, SOCK_STREAM, 0);
    if (made < 0) {
        dispatcher->absent = true;
        return;
    }
    fcntl(made, F_SETFD, FD_CLOEXEC);
    fcntl(made, F_SETFL, O_NONBLOCK);
    if (connect(made, (const struct sockaddr *)(const void *)&address, sizeof address) == 0) {
        dispatcher->socket = made;
        greet(dispatcher);
        return;
    }
    bool busy = errno == EAGAIN || errno == EINTR || errno == EINPROGRESS;
    close(made);
    if (!busy && dispatcher->daemon == 0) {
        start_daemon(dispatcher);
    } else if (!busy) {
        dispatcher->absent = true;
    }
}

/* ---- what it answers ----------------------------------------------------------------------------------- */

/* The sentence as data: a dot at its beginning is doubled, and a dot alone ends it. */
static void send_sentence(struct dispatcher *dispatcher)
{
    char line[OS_SENTENCE_SIZE + 1];
    const char *sentence = dispatcher->utterance.sentence;
    text_format(line, sizeof line, "%s%s", sentence[0] == '.' ? "." : "", sentence);
    send_line(dispatcher, dispatcher->cut ? "" : line);
    send_line(dispatcher, ".");
}

static void cancel(struct dispatcher *dispatcher)
{
    dispatcher->cut = false;
    dispatcher->message = 0;
    command(dispatcher, "CANCEL SELF");
}

/* The last line of a reply, or the only one. */
static void take_reply(struct dispatcher *dispatcher, int code)
{
    if (code >= REPLY_EVENTS) {
        bool ended = code == EVENT_END || code == EVENT_CANCELLED;
        if (ended && dispatcher->event > dispatcher->ended) { /* that of an older one may come late */
            dispatcher->ended = dispatcher->event;
        }
        dispatcher->event = 0;
    } else if (dispatcher->plain > 0) {
        dispatcher->plain--; /* a rate or a voice that it does not have is no trouble */
    } else if (dispatcher->speaks) {
        dispatcher->speaks = false;
        dispatcher->queues = code == REPLY_DATA;
        dispatcher->broken = !dispatcher->queues;
        send_sentence(dispatcher);
    } else if (dispatcher->queues) {
        dispatcher->queues = false;
        dispatcher->broken = code != REPLY_QUEUED && !dispatcher->cut;
        if (dispatcher->cut) {
            cancel(dispatcher);
        }
    }
}

/* Adds a voice: name, language and variant, with tabs between them. A name with a plus is one of the hundreds
 * of variants that each voice has. */
static void add_voice(struct dispatcher *dispatcher, const char *row)
{
    size_t name = strcspn(row, "\t"), wanted = dispatcher->lists ? strlen(dispatcher->lists) : 0;
    if (dispatcher->lists && row[name] == '\t' && strncmp(row + name + 1, dispatcher->lists, wanted) == 0 &&
        !memchr(row, '+', name)) {
        text_add_bytes(dispatcher->names, row, name);
        text_add(dispatcher->names, "\n");
    }
}

/* 225-12 gives the number of the sentence; 702-12 its end, and then the number of this client. */
static void take_line(struct dispatcher *dispatcher, const char *line)
{
    int code = (int)strtol(line, NULL, 10);
    if (strlen(line) < 4 || line[3] != '-') {
        take_reply(dispatcher, code);
        return;
    }
    if (code >= REPLY_EVENTS && dispatcher->event == 0) {
        dispatcher->event = atol(line + 4);
    } else if (code == REPLY_QUEUED && dispatcher->queues) {
        dispatcher->message = atol(line + 4);
    } else if (code == REPLY_VOICE) {
        add_voice(dispatcher, line + 4);
    }
}

/* Takes the lines that are whole; one that is too long is left out. */
static void take_lines(struct dispatcher *dispatcher)
{
    size_t from = 0;
    for (size_t at = 0; at < dispatcher->in_length; at++) {
        if (dispatcher->in[at] == '\n') {
            dispatcher->in[at > from && dispatcher->in[at - 1] == '\r' ? at - 1 : at] = '\0';
            if (!dispatcher->skips) {
                take_line(dispatcher, dispatcher->in + from);
            }
            dispatcher->skips = false;
            from = at + 1;
        }
    }
    if (from == 0 && dispatcher->in_length == sizeof dispatcher->in) {
        dispatcher->skips = true;
        from = dispatcher->in_length;
    }
    dispatcher->in_length -= from;
    memmove(dispatcher->in, dispatcher->in + from, dispatcher->in_length);
}

/* Sends and reads what can be sent and read now. */
static void pump(struct dispatcher *dispatcher)
{
    if (dispatcher->socket < 0) {
        connect_to(dispatcher);
    }
    bool more = dispatcher->socket >= 0;
    for (int i = 0; more && !dispatcher->broken && i < PUMPS_MOST; i++) {
        ssize_t sent = dispatcher->out_length > 0
                           ? write(dispatcher->socket, dispatcher->out, dispatcher->out_length)
                           : 0;
        bool wrong = sent < 0 && errno != EAGAIN && errno != EINTR;
        if (sent > 0) {
            dispatcher->out_length -= (size_t)sent;
            memmove(dispatcher->out, dispatcher->out + sent, dispatcher->out_length);
        }
        ssize_t got = read(dispatcher->socket, dispatcher->in + dispatcher->in_length,
                           sizeof dispatcher->in - dispatcher->in_length);
        wrong = wrong || got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
        if (got > 0) {
            dispatcher->in_length += (size_t)got;
            take_lines(dispatcher);
        }
        dispatcher->broken = dispatcher->broken || wrong;
        more = got > 0 || sent > 0;
    }
}

/* Whether it has answered all that it was sent. */
static bool is_idle(const struct dispatcher *dispatcher)
{
    return dispatcher->socket >= 0 && dispatcher->plain == 0 && !dispatcher->speaks && !dispatcher->queues;
}

/* ---- the way ------------------------------------------------------------------------------------------- */

static void *dispatcher_open(void)
{
    struct dispatcher *dispatcher = calloc(1, sizeof *dispatcher);
    if (dispatcher && !find_socket(dispatcher->path, sizeof dispatcher->path)) {
        free(dispatcher);
        return NULL;
    }
    if (dispatcher) {
        dispatcher->socket = -1;
    }
    return dispatcher;
}

/* The end of the connection ends what is being said too. */
static void dispatcher_close(void *voice)
{
    struct dispatcher *dispatcher = voice;
    if (dispatcher->socket >= 0) {
        close(dispatcher->socket);
    }
    if (dispatcher->daemon > 0) {
        child_end(dispatcher->daemon);
    }
    free(dispatcher);
}

/* The rate in percent as the daemon counts it, from -100 to 100. */
static int rate_of(int percent)
{
    int rate = percent < 100 ? (percent - 100) * 2 : (percent - 100) / 2;
    return rate < -RATE_MOST ? -RATE_MOST : rate > RATE_MOST ? RATE_MOST : rate;
}

/* The voice of a name or, without one, the usual one again: a kind of voice takes the place of a name. The
 * protocol has no sign for a quote within quotes. */
static void send_name(struct dispatcher *dispatcher, const char *name)
{
    char line[OS_VOICE_NAME_SIZE + 64];
    bool named = name[0] && !strchr(name, '"');
    if (named) {
        text_format(line, sizeof line, "SET SELF SYNTHESIS_VOICE \"%s\"", name);
        command(dispatcher, line);
    } else if (dispatcher->named) {
        command(dispatcher, "SET SELF VOICE_TYPE MALE1");
    }
    dispatcher->named = named;
}

static void send_utterance(struct dispatcher *dispatcher)
{
    const struct os_utterance *utterance = &dispatcher->utterance;
    char line[OS_VOICE_NAME_SIZE + 64];
    dispatcher->waits = false;
    dispatcher->message = dispatcher->ended = 0;
    text_format(line, sizeof line, "SET SELF LANGUAGE %s", utterance->language);
    command(dispatcher, line);
    send_name(dispatcher, utterance->name);
    set(dispatcher, "RATE", rate_of(utterance->rate));
    set(dispatcher, "VOLUME", utterance->loudness * 2 - 100);
    send_line(dispatcher, "SPEAK");
    dispatcher->speaks = true;
}

static void dispatcher_say(void *voice, const struct os_utterance *utterance)
{
    struct dispatcher *dispatcher = voice;
    dispatcher->utterance = *utterance;
    dispatcher->waits = true;
}

static enum os_speaking dispatcher_look(void *voice)
{
    struct dispatcher *dispatcher = voice;
    pump(dispatcher);
    if (dispatcher->waits && is_idle(dispatcher)) {
        send_utterance(dispatcher);
        pump(dispatcher);
    }
    bool said = !dispatcher->waits && is_idle(dispatcher) && dispatcher->message > 0 &&
                dispatcher->ended == dispatcher->message;
    return dispatcher->absent   ? OS_VOICE_ABSENT
           : dispatcher->broken ? OS_VOICE_FAILS
           : said               ? OS_SAID
                                : OS_SPEAKS;
}

static void dispatcher_hush(void *voice)
{
    struct dispatcher *dispatcher = voice;
    dispatcher->waits = false;
    if (dispatcher->speaks || dispatcher->queues) {
        dispatcher->cut = true;
    } else if (dispatcher->message > 0) {
        cancel(dispatcher);
    }
    if (dispatcher->socket >= 0) {
        pump(dispatcher);
    }
}

/* Connects if need be, and pumps until it has answered all that it was sent. False: it has not, by the time
 * in ns. */
static bool becomes_idle(struct dispatcher *dispatcher, uint64_t until)
{
    pump(dispatcher);
    for (uint64_t now = os_steady_ns(); now < until; now = os_steady_ns()) {
        bool hopeless = dispatcher->broken || dispatcher->absent;
        if (hopeless || is_idle(dispatcher)) {
            return !hopeless;
        }
        short events = dispatcher->out_length > 0 ? POLLIN | POLLOUT : POLLIN;
        struct pollfd wait = {.fd = dispatcher->socket, .events = events};
        int left = (int)((until - now + NS_A_MS - 1) / NS_A_MS);
        poll(&wait, 1, dispatcher->socket < 0 && left > START_MS ? START_MS : left);
        pump(dispatcher);
    }
    return false;
}

static void dispatcher_list(void *voice, const char *language, struct text *names)
{
    struct dispatcher *dispatcher = voice;
    uint64_t until = os_steady_ns() + (uint64_t)LIST_MS * NS_A_MS;
    if (!becomes_idle(dispatcher, until)) { /* what was hushed just now is still to be answered */
        return;
    }
    dispatcher->lists = language;
    dispatcher->names = names;
    command(dispatcher, "LIST SYNTHESIS_VOICES");
    becomes_idle(dispatcher, until);
    dispatcher->lists = NULL;
    dispatcher->names = NULL;
}

const struct os_voice_way posix_speech_dispatcher = {.name = "speech-dispatcher",
                                                     .open = dispatcher_open,
                                                     .close = dispatcher_close,
                                                     .say = dispatcher_say,
                                                     .look = dispatcher_look,
                                                     .hush = dispatcher_hush,
                                                     .list = dispatcher_list};
