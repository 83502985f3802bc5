/* SPDX-License-Identifier: MIT */
/* route-mille-shots: paints named screens into PNG files without a window. */
#include "shots.h"

#include "front/game_front.h"
#include "front/stage/life.h"
#include "front/stage/light.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "offscreen.h"
#include "ui/tween.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 1024, NAMES_MAX = 64 };

const struct shot *const SHOT_TABLES[] = {
    SHOTS_SCREENS, SHOTS_TABLE,    SHOTS_SHEETS,      SHOTS_HELP,    SHOTS_FILES,
    SHOTS_DAY,     SHOTS_CUBES,    SHOTS_CUBES_PAGES, SHOTS_BONES,   SHOTS_BONES_CABINET,
    SHOTS_SEATS,   SHOTS_ROADS,    SHOTS_ROAD_SHEETS, SHOTS_LESSONS, SHOTS_ENDINGS,
    SHOTS_SIT,     SHOTS_JOURNEY,  SHOTS_JOURNEY_MAP, SHOTS_TRIES,   SHOTS_ACHIEVEMENTS,
    SHOTS_ENDS,    SHOTS_SCANNING, SHOTS_SITTINGS,    SHOTS_OTHERS,  NULL,
};

const struct shot *shot_find(const char *name)
{
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
            if (strcmp(shot->name, name) == 0) {
                return shot;
            }
        }
    }
    return NULL;
}

struct request {
    const char *folder;
    const char *data;
    struct shot_look look;
    const char *name[NAMES_MAX];
    int names;
    struct window window; /* w is 0: the reference, and all of them where they are checked */
    const char *golden;   /* folder of the small pictures to compare with */
    bool renew;           /* write them instead */
    const char *frozen;   /* file of the hashes to compare with, or to renew */
    const char *texts;    /* folder for the draw list of each screen */
    const char *spoken;   /* folder of the transcripts to compare with, or to renew */
    bool check;           /* look for faults instead of painting */
    bool few;             /* in two wide windows and six others: all kinds */
    bool painted;         /* look for pixels that nothing paints */
    int film;             /* pictures of each screen, three ticks apart; 0: one picture */
    int beats;            /* of life from picture to picture, with no ticks; 0: three ticks */
    const char *move;     /* played at the table before a film, in a journal's words; NULL: none */
};

static void usage(FILE *out)
{
    fprintf(out,
            "route-mille-shots FOLDER [--size WxH[@DENSITY]] [--data DIR] [--language CODE] [--large | "
            "--print PERCENT] "
            "[--plain] [--contrast] [--hour HOUR] [--film COUNT [--move TEXT] [--beats EACH]] [NAME...]\n"
            "route-mille-shots --golden FOLDER | --renew FOLDER [--data DIR]\n"
            "route-mille-shots --frozen FILE | --freeze FILE | --texts FOLDER\n"
            "route-mille-shots --spoken FOLDER [NAME...] | --respeak FOLDER\n"
            "route-mille-shots --painted [--data DIR]\n"
            "route-mille-shots --check [--few] [--size WxH[@DENSITY]] [--data DIR] [--language CODE] "
            "[--large | --print PERCENT] "
            "[--plain] [--contrast] [NAME...]\n"
            "Paints screens of the game into FOLDER/NAME_WxH.png; all of them unless some are named:\n");
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
            fprintf(out, "  %s\n", shot->name);
        }
    }
}

static bool read_arguments(struct request *request, int count, char **arguments)
{
    *request = (struct request){.folder = NULL};
    for (int i = 1; i < count; i++) {
        const char *argument = arguments[i];
        bool last = i + 1 == count;
        if ((strcmp(argument, "--golden") == 0 || strcmp(argument, "--renew") == 0) && !last) {
            request->renew = strcmp(argument, "--renew") == 0;
            request->golden = arguments[++i];
        } else if ((strcmp(argument, "--frozen") == 0 || strcmp(argument, "--freeze") == 0) && !last) {
            request->renew = strcmp(argument, "--freeze") == 0;
            request->frozen = arguments[++i];
        } else if (strcmp(argument, "--texts") == 0 && !last) {
            request->texts = arguments[++i];
        } else if ((strcmp(argument, "--spoken") == 0 || strcmp(argument, "--respeak") == 0) && !last) {
            request->renew = strcmp(argument, "--respeak") == 0;
            request->spoken = arguments[++i];
        } else if (strcmp(argument, "--film") == 0 && !last) {
            request->film = atoi(arguments[++i]);
        } else if (strcmp(argument, "--hour") == 0 && !last) {
            request->look.hour = atoi(arguments[++i]);
        } else if (strcmp(argument, "--beats") == 0 && !last) {
            request->beats = atoi(arguments[++i]);
        } else if (strcmp(argument, "--move") == 0 && !last) {
            request->move = arguments[++i];
        } else if (strcmp(argument, "--few") == 0) {
            request->few = true;
        } else if (strcmp(argument, "--check") == 0) {
            request->check = true;
        } else if (strcmp(argument, "--painted") == 0) {
            request->painted = true;
        } else if (strcmp(argument, "--size") == 0 && !last) {
            if (!window_read(arguments[++i], &request->window)) {
                return false;
            }
        } else if (strcmp(argument, "--data") == 0 && !last) {
            request->data = arguments[++i];
        } else if (strcmp(argument, "--language") == 0 && !last) {
            request->look.language = arguments[++i];
        } else if (strcmp(argument, "--large") == 0) {
            request->look.print = 120;
        } else if (strcmp(argument, "--print") == 0 && !last) {
            request->look.print = atoi(arguments[++i]);
        } else if (strcmp(argument, "--plain") == 0) {
            request->look.plain = true;
        } else if (strcmp(argument, "--contrast") == 0) {
            request->look.contrast = true;
        } else if (argument[0] == '-') {
            return false;
        } else if (request->folder == NULL && !request->check && !request->spoken) {
            request->folder = argument;
        } else if (request->names < NAMES_MAX && shot_find(argument)) {
            request->name[request->names++] = argument;
        } else {
            fprintf(stderr, "There is no shot named %s.\n", argument);
            return false;
        }
    }
    if (request->spoken && request->renew && request->names > 0) {
        fprintf(stderr, "Transcripts are of all shots together.\n");
        return false;
    }
    return request->folder || request->golden || request->check || request->painted || request->frozen ||
           request->texts || request->spoken;
}

static bool is_wanted(const struct request *request, const char *name)
{
    for (int i = 0; i < request->names; i++) {
        if (strcmp(request->name[i], name) == 0) {
            return true;
        }
    }
    return request->names == 0;
}

static bool is_asked_for(const void *request, const char *name)
{
    return is_wanted(request, name);
}

void shot_start(const struct type_metrics *type, const struct window *window, const struct shot_look *look)
{
    robot_start_in(&robot, type, DEVICE_PAD, 7, window);
    struct settings *settings = &robot.front.settings;
    text_copy(settings->language, sizeof settings->language, look->language ? look->language : "en");
    settings->print = settings->caption_print = look->print > 0 ? look->print : 100;
    settings->plain_letters = look->plain;
    settings->high_contrast = look->contrast;
    if (look->hour > 0) {
        robot.second = look->hour % 24 * 3600;
        light_look(&robot.front);
    }
    front_speak(&robot.front);
}

static bool paint(struct offscreen *offscreen, const struct request *request, const struct shot *shot,
                  const char *end)
{
    char file[PATH_SIZE];
    const struct window *window = &request->window;
    if (shot->draw) {
        draw_begin(&robot.frame, frame_make(window));
        shot->draw(&robot.front, &robot.frame);
    } else {
        robot_draw(&robot);
    }
    snprintf(file, sizeof file, "%s/%s_%dx%d%s.png", request->folder, shot->name, window->w, window->h, end);
    bool saved = offscreen_save(offscreen, &robot.frame, window->w, window->h, file);
    if (saved) {
        printf("%s\n", file);
    } else {
        fprintf(stderr, "Cannot write %s.\n", file);
    }
    return saved;
}

/* Every third frame from where the shot stands, or from a move on, with beats as a window has them. */
static bool film(struct offscreen *offscreen, const struct request *request, const struct shot *shot)
{
    enum { EACH = 3, BEAT = TICKS_A_SECOND * LIFE_BEAT_MS / 1000 };
    struct move move;
    bool saved = true;
    if (request->move && table_of(&robot.front)->game->game->move_parse(request->move, &move)) {
        table_play(table_of(&robot.front), move);
    }
    for (int i = 0; i < request->film && saved; i++) {
        char end[16];
        snprintf(end, sizeof end, "_%03d", i);
        saved = paint(offscreen, request, shot, end);
        robot_tick(&robot, request->beats > 0 ? 1 : EACH);
        for (int beat = 0; beat < request->beats; beat++) {
            life_beat(&robot.front);
        }
        if (request->beats == 0 && i % (BEAT / EACH) == 0) {
            life_beat(&robot.front);
        }
    }
    return saved;
}

static bool take(struct offscreen *offscreen, const struct request *request, const struct shot *shot)
{
    shot_start(offscreen_type(offscreen), &request->window, &request->look);
    shot->stage();
    bool saved = request->film > 0 ? film(offscreen, request, shot) : paint(offscreen, request, shot, "");
    robot_end(&robot);
    return saved;
}

static int check_in(struct offscreen *offscreen, const struct request *request, const struct window *windows,
                    int step, int *looked)
{
    int faults = 0;
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
            if ((!shot->draw || SHOT_TABLES[i] == SHOTS_CUBES || SHOT_TABLES[i] == SHOTS_CUBES_PAGES ||
                 SHOT_TABLES[i] == SHOTS_BONES) &&
                is_wanted(request, shot->name) && (!shots_are_new(SHOT_TABLES[i]) || request->names > 0)) {
                faults += shot_check(shot, offscreen_type(offscreen), windows, step, &request->look);
                *looked += (windows_count(windows) + step - 1) / step;
            }
        }
    }
    return faults;
}

/* In one window, or in all of them; prints what is wrong. */
static bool check(struct offscreen *offscreen, const struct request *request)
{
    struct window one[] = {request->window, {.w = 0}};
    int looked = 0, faults;
    if (request->window.w > 0) {
        faults = check_in(offscreen, request, one, 1, &looked);
    } else {
        faults = check_in(offscreen, request, WINDOWS_WIDE, request->few ? 3 : 1, &looked);
        faults += check_in(offscreen, request, WINDOWS_SHAPED, request->few ? 2 : 1, &looked);
    }
    printf("%d screens looked at, %d faults\n", looked, faults);
    return faults == 0;
}

int main(int count, char **arguments)
{
    struct request request;
    char error[256];
    if (!read_arguments(&request, count, arguments)) {
        usage(stderr);
        return 2;
    }
    if (request.frozen || request.texts) {
        return shots_frozen(request.frozen, request.renew, request.texts) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (request.spoken) {
        return shots_spoken(request.spoken, request.renew, is_asked_for, &request) ? EXIT_SUCCESS
                                                                                   : EXIT_FAILURE;
    }
    struct offscreen *offscreen = offscreen_open(request.data, error, sizeof error);
    if (offscreen == NULL) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    if (request.golden) {
        bool same = shots_golden(offscreen, request.golden, request.renew);
        offscreen_close(offscreen);
        return same ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (request.painted) {
        bool whole = shots_painted(offscreen);
        offscreen_close(offscreen);
        return whole ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (request.check) {
        bool faultless = check(offscreen, &request);
        offscreen_close(offscreen);
        return faultless ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (request.window.w == 0) {
        request.window = (struct window){.w = 1920, .h = 1080, .dpr = 1};
    }
    bool good = true;
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
            if (is_wanted(&request, shot->name)) {
                good = take(offscreen, &request, shot) && good;
            }
        }
    }
    offscreen_close(offscreen);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
