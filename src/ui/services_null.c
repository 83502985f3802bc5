/* SPDX-License-Identifier: MIT */
#include "ui/services_null.h"

#include "base/i18n/translate.h"
#include "base/text.h"

static bool refuse(void *context, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    text_copy(error, SERVICE_ERROR_SIZE, _("Nothing can be saved here."));
    return false;
}

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)name, (void)data, (void)length;
    return refuse(context, error);
}

static char *load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name;
    error[0] = '\0';
    *length = 0;
    return NULL;
}

static bool load_part(void *context, const char *name, struct service_part *part, size_t most,
                      char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)part, (void)most;
    error[0] = '\0';
    return false;
}

static bool save_first(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    (void)name, (void)end, (void)data, (void)length, (void)kept;
    return refuse(context, error);
}

static bool append(void *context, const char *name, const char *head, const char *lines, size_t length,
                   char error[SERVICE_ERROR_SIZE])
{
    (void)name, (void)head, (void)lines, (void)length;
    return refuse(context, error);
}

static bool is_guest(void *context)
{
    (void)context;
    return false;
}

static bool fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    return !refuse(context, error);
}

static bool set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    (void)context, (void)name, (void)kept;
    return false;
}

/* There is no such file, so removing it succeeds. */
static bool remove_file(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)error;
    return true;
}

static int list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    (void)context, (void)folder, (void)end, (void)files, (void)most;
    return 0;
}

static int today(void *context)
{
    (void)context;
    return 0;
}

static uint64_t now(void *context)
{
    (void)context;
    return 0;
}

static uint64_t entropy(void *context)
{
    (void)context;
    return 7;
}

static void ignore_number(void *context, int value)
{
    (void)context, (void)value;
}

static void ignore_switch(void *context, bool on)
{
    (void)context, (void)on;
}

static void ignore_text(void *context, const char *text)
{
    (void)context, (void)text;
}

static void ignore(void *context)
{
    (void)context;
}

static void rumble(void *context, float strength, int ms)
{
    (void)context, (void)strength, (void)ms;
}

static void set_window(void *context, int w, int h)
{
    (void)context, (void)w, (void)h;
}

static const char *set_language(void *context, const char *code, const struct locale_respelling *respelling)
{
    (void)context, (void)code, (void)respelling;
    return "en";
}

static bool say(void *context, const char *sentence, const char *language)
{
    (void)context, (void)sentence, (void)language;
    return false;
}

static void set_voice(void *context, const struct voice_manner *manner)
{
    (void)context, (void)manner;
}

static void voices(void *context, const char *language, struct text *names)
{
    (void)context, (void)language, (void)names;
}

static void voice_fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    error[0] = '\0';
}

static bool clip(void *context, const char *text)
{
    (void)context, (void)text;
    return false;
}

static uint32_t work_begin(void *context, const struct work *work, const void *memory)
{
    (void)context, (void)work, (void)memory;
    return 0;
}

static bool work_done(void *context, uint32_t job, void *memory)
{
    (void)context, (void)job, (void)memory;
    return false;
}

/* The evening for which the title's picture was drawn. */
static int second(void *context)
{
    (void)context;
    return 20 * 3600;
}

static void work_cancel(void *context, uint32_t job)
{
    (void)context, (void)job;
}

static void sound(void *context, int cue, float pan)
{
    (void)context, (void)cue, (void)pan;
}

static void loudness(void *context, const struct sound_levels *levels)
{
    (void)context, (void)levels;
}

static bool secret(void *context, void *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return false;
}

static uint32_t no_wire(char error[SERVICE_ERROR_SIZE])
{
    text_copy(error, SERVICE_ERROR_SIZE, _("There is no network here."));
    return 0;
}

static uint32_t wire_listen(void *context, int first, int most, int *port, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)first, (void)most, (void)port;
    return no_wire(error);
}

static uint32_t wire_accept(void *context, uint32_t listening)
{
    (void)context, (void)listening;
    return 0;
}

static uint32_t wire_open(void *context, const char *host, int port, bool secure,
                          char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)host, (void)port, (void)secure;
    return no_wire(error);
}

static bool wire_send(void *context, uint32_t wire, const char *line)
{
    (void)context, (void)wire, (void)line;
    return false;
}

static bool wire_next(void *context, uint32_t wire, char *line, size_t size)
{
    (void)context, (void)wire, (void)line, (void)size;
    return false;
}

static enum wire_state wire_state(void *context, uint32_t wire)
{
    (void)context, (void)wire;
    return WIRE_CLOSED;
}

static bool wire_address(void *context, char address[WIRE_ADDRESS_SIZE])
{
    (void)context, (void)address;
    return false;
}

static bool near_next(void *context, char *line, size_t size)
{
    (void)context, (void)line, (void)size;
    return false;
}

void services_null(struct services *services, const struct type_metrics *type)
{
    *services = (struct services){.type = type,
                                  .save = save,
                                  .load = load,
                                  .load_part = load_part,
                                  .save_first = save_first,
                                  .append = append,
                                  .is_page = is_guest,
                                  .is_guest = is_guest,
                                  .take_over = refuse,
                                  .fault = fault,
                                  .set_aside = set_aside,
                                  .remove = remove_file,
                                  .list = list,
                                  .save_path = save,
                                  .today = today,
                                  .now = now,
                                  .wake = ignore_number,
                                  .beat = ignore_number,
                                  .second = second,
                                  .text_input = ignore_switch,
                                  .entropy = entropy,
                                  .secret = secret,
                                  .rumble = rumble,
                                  .set_fullscreen = ignore_switch,
                                  .set_window = set_window,
                                  .set_vsync = ignore_switch,
                                  .set_language = set_language,
                                  .say = say,
                                  .hush = ignore,
                                  .set_voice = set_voice,
                                  .voices = voices,
                                  .voice_fault = voice_fault,
                                  .screen_reader = is_guest,
                                  .rebuild = ignore,
                                  .quit = ignore,
                                  .clip = clip,
                                  .trace = ignore_text,
                                  .log = ignore_text,
                                  .work_begin = work_begin,
                                  .work_done = work_done,
                                  .work_cancel = work_cancel,
                                  .sound = sound,
                                  .music = ignore_number,
                                  .loudness = loudness,
                                  .can_wire = is_guest,
                                  .wire_listen = wire_listen,
                                  .wire_accept = wire_accept,
                                  .wire_open = wire_open,
                                  .wire_send = wire_send,
                                  .wire_next = wire_next,
                                  .wire_state = wire_state,
                                  .wire_close = work_cancel,
                                  .wire_address = wire_address,
                                  .near_tell = ignore_text,
                                  .near_listen = ignore_switch,
                                  .near_next = near_next};
}
