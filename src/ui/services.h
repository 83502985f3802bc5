/* SPDX-License-Identifier: MIT */
/* The services that screens need from the machine, as a table that the platform or a test fills in. */
#ifndef UI_SERVICES_H
#define UI_SERVICES_H

#include "base/i18n/locale.h"
#include "base/text.h"
#include "base/work.h"
#include "ui/draw.h"
#include "ui/sound.h"

#include <stdint.h>

enum { SERVICE_ERROR_SIZE = 256, SERVICE_NAME_SIZE = 200 };

/* A file in the person's data folder. */
struct service_file {
    char name[SERVICE_NAME_SIZE]; /* as save and load take it */
    long size;                    /* bytes */
    int day;                      /* date of the last change: days since 1970-01-01, local time */
    int second;                   /* time of the last change: second of that day */
};

/* A file that is loaded part by part; cleared before the first. */
struct service_part {
    char *text;         /* to be freed by the caller; NULL: nothing is loaded */
    size_t held, whole; /* bytes loaded so far, and of the file */
};

/* How a voice speaks. */
struct voice_manner {
    int rate;         /* percent of the voice's usual rate: VOICE_RATE_LEAST to VOICE_RATE_MOST */
    int loudness;     /* percent */
    const char *name; /* one of `voices`; "": the system's usual voice for the language */
};
enum { VOICE_RATE_LEAST = 50, VOICE_RATE_MOST = 300, VOICE_NAME_SIZE = 128 /* bytes of a name */ };

/* A wire is a connection to another Route Mille: whole lines of text go both ways, in order. */
enum {
    WIRE_LINE = 4096,       /* most bytes of a line, without a 0 behind it */
    WIRE_WAITS = 64 << 10,  /* most bytes that wait on a wire to be sent, or to be read */
    WIRE_MOST = 16,         /* most wires that are open or opening */
    WIRE_ADDRESS_SIZE = 16, /* an IPv4 address in decimal numbers with dots */
    NEAR_LINE = 400         /* most bytes of a line for the machines nearby, without a 0 behind it */
};

/* How a wire stands. From WIRE_CLOSED on it is closed for good, and the value says why. */
enum wire_state {
    WIRE_OPENING,
    WIRE_OPEN,
    WIRE_CLOSED,   /* in order, by either side; or the number is not valid */
    WIRE_REFUSED,  /* nobody listens there, or somebody who wants no wire of ours */
    WIRE_LOST,     /* it broke, or nothing has come for long, not even an answer to a ping */
    WIRE_TOO_MUCH, /* more than WIRE_WAITS bytes would wait */
    WIRE_NONSENSE, /* something came that is no line: too long, not UTF-8, with control characters, binary */
    WIRE_UNSAFE    /* the certificate of the other side is not valid, or this program cannot encrypt */
};

struct services {
    void *context;
    const struct type_metrics *type;
    /* Whether the program runs in a browser's page. Then it cannot close itself, the browser decides its
     * size, and frames follow the browser's clock. */
    bool (*is_page)(void *context);
    /* Writes a file of the data folder atomically; the old one becomes NAME.bak. name: plain, or a folder, a
     * slash and a plain name. False: nothing changed; `error` says why in a translated sentence. */
    bool (*save)(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
    /* Reads a file; the caller frees it. NULL: there is none, or `error` is not empty and says why. */
    char *(*load)(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE]);
    /* Loads at most `most` further bytes of a file that is too long for one frame. False: nothing is left to
     * load; without a text there is no file, or `error` is not empty and says what went wrong. */
    bool (*load_part)(void *context, const char *name, struct service_part *part, size_t most,
                      char error[SERVICE_ERROR_SIZE]);
    /* Writes a new file under the first free name of NAME END, NAME 2 END, ...; `kept` receives the name. */
    bool (*save_first)(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE]);
    /* Appends whole lines to a file of the data folder, under a lock, so that several programs can append at
     * the same time, a guest too. A new file gets `head` as its first line, which gives kind and version; a
     * file with another first line is not changed. False: nothing changed, and `error` says why. */
    bool (*append)(void *context, const char *name, const char *head, const char *lines, size_t length,
                   char error[SERVICE_ERROR_SIZE]);
    /* Whether this program is a guest: another one owns the data folder, and this one can write only saves
     * with a name and lines of `append`. It may become a guest at any `save` that fails. */
    bool (*is_guest)(void *context);
    /* Takes the data folder over from the other program. False: still a guest, and `error` says why. */
    bool (*take_over)(void *context, char error[SERVICE_ERROR_SIZE]);
    /* Whether the data folder cannot be used at all; `error` says where it would be and why. */
    bool (*fault)(void *context, char error[SERVICE_ERROR_SIZE]);
    /* Renames a file to a free name, which `kept` receives. False: no such file, or it keeps its name. */
    bool (*set_aside)(void *context, const char *name, char kept[SERVICE_NAME_SIZE]);
    /* Deletes a file and its backup. False: the file is still there, and `error` says why. */
    bool (*remove)(void *context, const char *name, char error[SERVICE_ERROR_SIZE]);
    /* Lists a folder's files whose names end in `end`, newest first, at most `most`; returns how many. */
    int (*list)(void *context, const char *folder, const char *end, struct service_file *files, int most);
    /* Like `save`, for a path anywhere that a person gave on the command line. */
    bool (*save_path)(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE]);
    /* Today: days since 1970-01-01, local time. */
    int (*today)(void *context);
    /* Milliseconds since the program started; never goes back. */
    uint64_t (*now)(void *context);
    /* Asks for a tick after at most `ms` milliseconds even if nothing moves. Of several calls the
     * earliest counts, once: whoever waits for a later time asks again in that tick. */
    void (*wake)(void *context, int ms);
    /* Beats begin, one every `ms` milliseconds (life_beat of front/stage/life.h); 0: they end. */
    void (*beat)(void *context, int ms);
    /* The time of day: seconds since midnight, local time. */
    int (*second)(void *context);
    /* While on, letter keys give INTENT_TEXT, composed by the desktop's input method, and no other intent. */
    void (*text_input)(void *context, bool on);
    /* A random number; with --seed the numbers follow from the seed. */
    uint64_t (*entropy)(void *context);
    /* Fills `bytes` with random bytes of the system, fit for secrets, with --seed too. False: there are none.
     */
    bool (*secret)(void *context, void *bytes, size_t length);
    void (*rumble)(void *context, float strength, int ms);
    void (*set_fullscreen)(void *context, bool on);
    /* Sets the size of the window in the desktop's units. In full screen the size applies later. */
    void (*set_window)(void *context, int w, int h);
    /* Whether frames wait for the screen's refresh (vsync). */
    void (*set_vsync)(void *context, bool on);
    /* Sets the language of _(). code: "" for the desktop's. respelling: see base/i18n/locale.h. Returns the
     * code of the language in use, "en" where there is no catalogue for `code`. */
    const char *(*set_language)(void *context, const char *code, const struct locale_respelling *respelling);
    /* Says a sentence aloud, after those that it was given before. language: its code, of two letters. False:
     * there is no voice. INTENT_SAID follows when the sentence has ended, and not when it was hushed;
     * INTENT_MUTE if it turns out that there is no voice. */
    bool (*say)(void *context, const char *sentence, const char *language);
    /* Ends what is being said at once, and forgets what waits. */
    void (*hush)(void *context);
    /* How the voice speaks from the next sentence on. One that was lost is tried again. */
    void (*set_voice)(void *context, const struct voice_manner *manner);
    /* Adds the names of the voices for a language to `names`, a line each: what `name` of struct voice_manner
     * may be. There may be none, and the last line may be cut: then it has no end. */
    void (*voices)(void *context, const char *language, struct text *names);
    /* Why there is no voice: a translated sentence that says how to mend this on the person's system. */
    void (*voice_fault)(void *context, char error[SERVICE_ERROR_SIZE]);
    /* Whether a screen reader runs, so that its user expects every program to speak. INTENT_READER follows if
     * one is found later. */
    bool (*screen_reader)(void *context);
    /* Makes every cached picture again before the next frame. */
    void (*rebuild)(void *context);
    /* Ends the program after this tick. */
    void (*quit)(void *context);
    /* Puts text into the clipboard. False: there is no clipboard. */
    bool (*clip)(void *context, const char *text);
    /* Writes a line of the trace (docs/trace.md). fields: members of a JSON object, without its braces. */
    void (*trace)(void *context, const char *fields);
    /* Writes a line to the program's output. */
    void (*log)(void *context, const char *line);
    /* Starts a job with a copy of `memory`, after those before. Returns its number; 0: too many wait. */
    uint32_t (*work_begin)(void *context, const struct work *work, const void *memory);
    /* True once, when the job is finished: its memory is copied to `memory`, and its number is no longer
     * valid. A tick follows when a job ends, so that the caller need not poll. */
    bool (*work_done)(void *context, uint32_t number, void *memory);
    /* Cancels a job at once; it gives no result. 0 and invalid numbers are ignored. */
    void (*work_cancel)(void *context, uint32_t number);
    /* Starts a cue by its number in the tables (sound.h). pan: of its picture, -1 (left) to 1 (right). */
    void (*sound)(void *context, int cue, float pan);
    /* Sets the piece of music of those tables that plays from now on. */
    void (*music)(void *context, int piece);
    /* Sets the volume of everything. */
    void (*loudness)(void *context, const struct sound_levels *levels);
    /* Whether this program can have wires at all. */
    bool (*can_wire)(void *context);
    /* Listens for wires from other machines, on the first free port of `first` to `most`, which `port`
     * receives; 0 to 0: on any port. Returns the number of a wire that only listens; 0: `error` says why in a
     * translated sentence. A tick follows whenever a wire or a line has come, or a wire has opened or closed,
     * so that the caller need not poll. */
    uint32_t (*wire_listen)(void *context, int first, int most, int *port, char error[SERVICE_ERROR_SIZE]);
    /* The number of a wire that has come to a listening one and is open; each is told once. 0: none. */
    uint32_t (*wire_accept)(void *context, uint32_t listening);
    /* Begins to open a wire to a host, given by its name or address. secure: encrypted, and the host's
     * certificate is checked. Returns its number; 0: `error` says why in a translated sentence. */
    uint32_t (*wire_open)(void *context, const char *host, int port, bool secure,
                          char error[SERVICE_ERROR_SIZE]);
    /* Sends a line, after those before; on a wire that is still opening the line waits. False: the wire is
     * closed, or is closed now because too much waits. */
    bool (*wire_send)(void *context, uint32_t wire, const char *line);
    /* The next whole line that has come; size: at least WIRE_LINE + 1. A wire that is closed still has those
     * that came before its end. */
    bool (*wire_next)(void *context, uint32_t wire, char *line, size_t size);
    enum wire_state (*wire_state)(void *context, uint32_t wire);
    /* Lets go of a wire: its number is no longer valid. What waits is still sent, for at most five seconds,
     * and when the program ends for a third of one. With a listening wire those end that have come to it. A
     * wire that has closed by itself must be let go of too. 0 and invalid numbers are ignored. */
    void (*wire_close)(void *context, uint32_t wire);
    /* The IPv4 address of this machine in its private network. False: it is in none. */
    bool (*wire_address)(void *context, char address[WIRE_ADDRESS_SIZE]);
    /* Tells all machines of the private network a line of at most NEAR_LINE bytes, once; it may get lost. */
    void (*near_tell)(void *context, const char *line);
    /* Begins and ends to listen for what they tell. This program hears itself too. */
    void (*near_listen)(void *context, bool on);
    /* The next line that one has told, from whomever; a tick follows when one has come. size: at least
     * NEAR_LINE + 1. */
    bool (*near_next)(void *context, char *line, size_t size);
};

/* Ms since the program started. */
static inline uint64_t services_now(const struct services *services)
{
    return services->now(services->context);
}

#endif
