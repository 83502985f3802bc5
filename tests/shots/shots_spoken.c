/* SPDX-License-Identifier: MIT */
/* Every shot as a voice says it: the scene, each item as the d-pad comes to it, and what F4 reads of the
 * page. What is said is compared with golden transcripts, a file a language and level; and each item has its
 * words and how it stands, no two of a screen sound alike, and F4 leaves no text of the screen out. */
#include "shots.h"

#include "front/narration/narration.h"
#include "front/table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 1024, LINE_SIZE = 1024, SCREENS_MOST = 64, TOLD_MOST = 30, PARTS_MOST = 200 };

static const char *const level_names[SPEECH_LEVELS] = {"short", "usual", "full"};

struct spoken {
    const char *shot;
    FILE *golden[SPEECH_LEVELS]; /* to be compared with, or to be written */
    bool renews;
    int looked, changed, faults;
    char *said[SPEECH_LEVELS]; /* owned: lines of this language that were said before, so that each stands in
                                * the transcript once */
};

static void find_fault(struct spoken *spoken, const char *what, const char *of)
{
    printf("%s, %s: %s: %s\n", spoken->shot, front_scene(&robot.front)->name, what, of);
    spoken->faults++;
}

static void append(char **all, const char *line)
{
    size_t length = *all ? strlen(*all) : 0, more = strlen(line);
    char *longer = realloc(*all, length + more + 1);
    if (longer) {
        memcpy(longer + length, line, more + 1);
        *all = longer;
    }
}

/* A line of the transcript: written, or compared with the one that was there. */
static void take_line(struct spoken *spoken, int level, const char *line)
{
    FILE *file = spoken->golden[level];
    char then[LINE_SIZE] = "";
    if (file == NULL) {
        return;
    }
    if (spoken->renews) {
        fprintf(file, "%s\n", line);
        return;
    }
    bool there = fgets(then, sizeof then, file) != NULL;
    then[there ? strcspn(then, "\n") : 0] = '\0';
    if (strcmp(then, line) != 0 && spoken->changed++ < TOLD_MOST) {
        printf("%s, %s: was \"%s\", is \"%s\"\n", spoken->shot, level_names[level], then, line);
    }
}

/* What was said just now, behind the name of what it is about; what the same scene has said before is left
 * out. */
static void take(struct spoken *spoken, int level, const char *of)
{
    char line[LINE_SIZE], key[LINE_SIZE], before[LINE_SIZE] = "";
    const char *at = robot_transcript(&robot);
    for (; *at; at += strcspn(at, "\n") + 1) {
        int length = (int)strcspn(at, "\n");
        text_format(line, sizeof line, "%s: %.*s", of, length, at);
        text_format(key, sizeof key, "\n%s %.*s\n", front_scene(&robot.front)->name, length, at);
        if (text_characters(at, (size_t)length) > SPEAKER_MOST) {
            find_fault(spoken, "too long for one breath", line);
        }
        if (strcmp(before, line) == 0) {
            find_fault(spoken, "said twice", line);
        }
        text_copy(before, sizeof before, line);
        if (spoken->said[level] == NULL || strstr(spoken->said[level], key) == NULL) {
            append(&spoken->said[level], key);
            take_line(spoken, level, line);
        }
    }
    robot_forget_transcript(&robot);
}

/* ---- the page ---------------------------------------------------------------------------------------- */

/* F4 until there is no more; `all` takes what was said. */
static void read_page(struct spoken *spoken, int level, char **all)
{
    robot_forget_transcript(&robot);
    for (int part = 0; part < PARTS_MOST; part++) {
        robot_read(&robot, READ_TABLE);
        robot_settle(&robot);
        append(all, robot_transcript(&robot));
        take(spoken, level, "F4");
        if (narration_of(&robot.front)->part == 0) {
            return;
        }
    }
    find_fault(spoken, "no end of the page", "F4");
}

/* The length of a sign by which a line is parted: which one it is, is the voice's; 0: it is none. */
static size_t sign_length(const char *at)
{
    static const char *const wide[] = {"\u00b7", "\u2013"};
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        if (strncmp(at, wide[i], strlen(wide[i])) == 0) {
            return strlen(wide[i]);
        }
    }
    return strchr(" \n.,;:!?", *at) != NULL;
}

/* Letters and figures alone. */
static void strip(const char *from, char *to)
{
    while (*from) {
        size_t sign = sign_length(from);
        if (sign == 0) {
            *to++ = *from;
        }
        from += sign > 0 ? sign : 1;
    }
    *to = '\0';
}

static void check_page(struct spoken *spoken, const char *all)
{
    char *read = malloc(strlen(all ? all : "") + 1);
    if (read == NULL) {
        return;
    }
    strip(all ? all : "", read);
    draw_begin(&robot.frame, robot.front.frame);
    front_print(&robot.front, &robot.frame);
    front_scene(&robot.front)->draw(&robot.front, &robot.frame, 0);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *text = draw_string(&robot.frame, command->string);
        char wanted[LINE_SIZE];
        if (command->kind == DRAW_TEXT && command->ink.a > 0 && strlen(text) < sizeof wanted) {
            strip(text, wanted);
            if (strstr(read, wanted) == NULL) {
                find_fault(spoken, "F4 leaves out", text);
            }
        }
    }
    free(read);
}

/* ---- the items --------------------------------------------------------------------------------------- */

/* Of tabs the one that is open says so. */
static bool has_state(const struct focus_item *item)
{
    enum item_kind kind = item->row->kind;
    return kind == KIND_SLIDER || kind == KIND_SWITCH || kind == KIND_FIELD || kind == KIND_STAGE ||
           (kind == KIND_BUTTON && item->sideways);
}

/* Each item has its words, in which it differs from all others. */
static void check_items(struct spoken *spoken)
{
    static struct narrated_item words[FOCUS_ITEMS_MAX];
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        narration_item(&robot.front, &list, item, SPEECH_USUAL, &words[i]);
        if (words[i].title[0] == '\0') {
            find_fault(spoken, "no words", item->name);
            continue;
        }
        if (has_state(item) && words[i].state[0] == '\0' && words[i].stand[0] == '\0') {
            find_fault(spoken, "does not say how it stands", item->name);
        }
        for (int k = 0; k < i; k++) {
            char one[LINE_SIZE], other[LINE_SIZE];
            struct text a = text_in(one, sizeof one), b = text_in(other, sizeof other);
            narration_join(&words[i], &a);
            narration_join(&words[k], &b);
            if (strcmp(one, other) == 0) {
                find_fault(spoken, "sounds like another one", item->name);
            }
        }
    }
}

static void walk(struct spoken *spoken, int level)
{
    struct focus_list list = robot_items(&robot);
    const struct scene *scene = front_scene(&robot.front);
    for (int i = 0; i < list.count && front_scene(&robot.front) == scene; i++) {
        char name[FOCUS_NAME_SIZE];
        text_copy(name, sizeof name, list.item[i].name);
        if (!robot_has(&robot, name)) {
            continue;
        }
        if (list.item[i].scrolls) { /* on the way to a row others come and go */
            front_set_focus(&robot.front, list.item[i].id);
        } else if (!robot_reaches(&robot, name) || !robot_leads(&robot, name)) {
            continue;
        }
        robot_settle(&robot);
        take(spoken, level, name);
    }
}

/* Speech comes on once more: the screen is said from its title on. */
static void begin(int level)
{
    if (speaker_is_on(&robot.front)) {
        robot_read(&robot, READ_SPEECH);
        robot_settle(&robot);
    }
    robot.front.settings.speech_level = level;
    robot_forget_transcript(&robot);
    robot_listen(&robot);
}

static void look(struct spoken *spoken, const struct shot *shot, const char *language)
{
    char head[LINE_SIZE], *page = NULL;
    shot_start(NULL, &WINDOWS_WIDE[0], &(struct shot_look){.language = language});
    shot->stage();
    robot.choosy = robot.lingers = true;
    robot.device = robot.front.device = DEVICE_PAD;
    robot_settle(&robot);
    const struct scene *scene = front_scene(&robot.front);
    spoken->shot = shot->name;
    spoken->looked++;
    for (int level = 0; scene && level < SPEECH_LEVELS; level++) {
        text_format(head, sizeof head, "== %s (%s)", shot->name, scene->name);
        take_line(spoken, level, head);
        begin(level);
        take(spoken, level, "-");
        if (level == SPEECH_USUAL) {
            check_items(spoken);
            read_page(spoken, level, &page);
            if (scene->areas == NULL) {
                check_page(spoken, page);
            }
        }
        walk(spoken, level);
    }
    free(page);
    robot_end(&robot);
}

static bool open_files(struct spoken *spoken, const char *folder, const char *language)
{
    bool good = true;
    for (int level = 0; level < SPEECH_LEVELS; level++) {
        char path[PATH_SIZE];
        text_format(path, sizeof path, "%s/%s_%s.txt", folder, language, level_names[level]);
        spoken->golden[level] = fopen(path, spoken->renews ? "w" : "r");
        if (spoken->golden[level] == NULL) {
            fprintf(stderr, "%s cannot be opened.\n", path);
            good = false;
        }
    }
    return good;
}

static bool close_files(struct spoken *spoken)
{
    bool good = true;
    for (int level = 0; level < SPEECH_LEVELS; level++) {
        FILE *file = spoken->golden[level];
        if (file && !spoken->renews && fgetc(file) != EOF) {
            printf("%s: more was said\n", level_names[level]);
            spoken->changed++;
        }
        good = (file == NULL || fclose(file) == 0) && good;
        free(spoken->said[level]);
        spoken->said[level] = NULL;
    }
    return good;
}

bool shots_spoken(const char *folder, bool renew, bool (*wanted)(const void *context, const char *name),
                  const void *context)
{
    static const char *const languages[] = {"en", "fr"};
    struct spoken spoken = {.renews = renew};
    bool good = true;
    for (size_t l = 0; l < sizeof languages / sizeof *languages; l++) {
        good = open_files(&spoken, folder, languages[l]) && good;
        for (int i = 0; SHOT_TABLES[i]; i++) {
            for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
                if (!shot->draw && SHOT_TABLES[i] != SHOTS_SCANNING && wanted(context, shot->name)) {
                    look(&spoken, shot, languages[l]);
                }
            }
        }
        good = close_files(&spoken) && good;
    }
    printf("%d screens listened to, %d lines are not what they were, %d faults\n", spoken.looked,
           spoken.changed, spoken.faults);
    return good && spoken.changed == 0 && spoken.faults == 0;
}
