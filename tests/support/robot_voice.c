/* SPDX-License-Identifier: MIT */
/* The robot's recording voice: what it is given to say is a line of the transcript, and said within a tick.
 */
#include "robot_inside.h"

#include "base/check.h"
#include "front/sound/speaker.h"

#include <stdlib.h>
#include <string.h>

static bool say(void *context, const char *sentence, const char *language)
{
    struct robot *robot = context;
    (void)language;
    if (!robot->voiced) {
        return false;
    }
    size_t length = robot->transcript ? strlen(robot->transcript) : 0, more = strlen(sentence);
    robot->transcript = realloc(robot->transcript, length + more + 2);
    CHECK(robot->transcript != NULL);
    memcpy(robot->transcript + length, sentence, more);
    memcpy(robot->transcript + length + more, "\n", 2);
    robot->speaking = true;
    return true;
}

static void hush(void *context)
{
    struct robot *robot = context;
    robot->hushes++;
    robot->speaking = false;
}

static void set_voice(void *context, const struct voice_manner *manner)
{
    ((struct robot *)context)->voice_rate = manner->rate;
}

static void voices(void *context, const char *language, struct text *names)
{
    (void)context;
    text_addf(names, "%s one\n%s two\n", language, language);
}

static void voice_fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    text_copy(error, SERVICE_ERROR_SIZE, "There is no voice here.");
}

static bool screen_reader(void *context)
{
    return ((const struct robot *)context)->reader;
}

void robot_serve_voice(struct robot *robot)
{
    struct services *services = &robot->services;
    services->say = say;
    services->hush = hush;
    services->set_voice = set_voice;
    services->voices = voices;
    services->voice_fault = voice_fault;
    services->screen_reader = screen_reader;
}

bool robot_voice_tick(struct robot *robot)
{
    bool said = robot->speaking && !robot->voice_held;
    if (said) {
        robot->speaking = false;
        robot_do(robot, INTENT_SAID);
    }
    return said;
}

void robot_listen(struct robot *robot)
{
    robot->voiced = true;
    if (!speaker_is_on(&robot->front)) {
        robot_read(robot, READ_SPEECH);
    }
    robot_settle(robot);
}

void robot_read(struct robot *robot, char key)
{
    front_intent(&robot->front, &(struct intent){.kind = INTENT_READ, .device = robot->device, .key = key});
}

const char *robot_transcript(struct robot *robot)
{
    return robot->transcript ? robot->transcript : "";
}

void robot_forget_transcript(struct robot *robot)
{
    free(robot->transcript);
    robot->transcript = NULL;
}
