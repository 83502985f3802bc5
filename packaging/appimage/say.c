/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "head.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_SIZE = 4 * PATH_SIZE };

/* The catalogues are in what is still to be unpacked. */
static const char *in_language(const char *english, const char *french)
{
    static const char *const names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0]) {
            return strncmp(value, "fr", 2) == 0 ? french : english;
        }
    }
    return english;
}

const char *say_reason(int reason)
{
    switch (reason) {
    case NOTHING_RUNS_HERE:
        return in_language("no program may be started there (mounted noexec)",
                           "aucun programme ne peut y être lancé (monté noexec)");
    case DAMAGED:
        return in_language("this file is damaged; fetch it again",
                           "ce fichier est abîmé ; téléchargez-le de nouveau");
    case ENOSPC:
    case EDQUOT:
        return in_language("there is no room left", "il n’y reste plus de place");
    case EACCES:
    case EPERM:
        return in_language("that is not permitted", "ce n’est pas permis");
    case EROFS:
        return in_language("nothing can be written there", "on ne peut rien y écrire");
    case ENOENT:
    case ENOTDIR:
        return in_language("there is no such folder", "ce dossier n’existe pas");
    default:
        return strerror(reason);
    }
}

void say_refused(const char *place, int reason)
{
    fprintf(stderr, "route-mille: %s: %s\n", place, say_reason(reason));
}

void say_damaged(void)
{
    fprintf(stderr, "route-mille: %s.\n", say_reason(DAMAGED));
}

/* By whatever the desktop has for it; nobody waits for its answer. */
static void show_box(const char *text)
{
    if (fork() != 0) {
        return;
    }
    int nowhere = open("/dev/null", O_RDWR);
    for (int i = 0; i < 3 && nowhere >= 0; i++) {
        dup2(nowhere, i);
    }
    setsid();
    execlp("zenity", "zenity", "--error", "--title=Route Mille", "--no-markup", "--text", text, (char *)NULL);
    execlp("kdialog", "kdialog", "--title", "Route Mille", "--error", text, (char *)NULL);
    execlp("xmessage", "xmessage", "-center", text, (char *)NULL);
    execlp("notify-send", "notify-send", "Route Mille", text, (char *)NULL);
    _exit(1);
}

void say_nowhere(const char *refusals)
{
    char text[TEXT_SIZE];
    snprintf(text, sizeof text, "%s\n\n%s\n%s",
             in_language("Route Mille finds no place to unpack itself.",
                         "Route Mille ne trouve pas où se décompresser."),
             refusals,
             in_language("Set TMPDIR to a folder with 50 MB of room from which programs may be started.",
                         "Donnez à TMPDIR un dossier de 50 Mo libres d’où l’on peut lancer des programmes."));
    fprintf(stderr, "%s\n", text);
    const char *x11 = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");
    if (!isatty(STDERR_FILENO) && ((x11 && x11[0]) || (wayland && wayland[0]))) {
        show_box(text);
    }
}
