/* SPDX-License-Identifier: MIT */
/* The voices of Windows: a screen reader is given the sentences as notifications of UI Automation, so that a
 * braille display shows them too; without one SAPI speaks. */
#include "platform/os/os.h"

#include "base/i18n/translate.h"
#include "base/text.h"

#define WIN32_LEAN_AND_MEAN
#define COBJMACROS
#include <windows.h>
/* sapi.h needs these two before it. */
#include <initguid.h>
#include <ole2.h>
#include <sapi.h>

#include <string.h>

enum { WIDE_SIZE = OS_SENTENCE_SIZE, RATE_MOST = 10, LOUDNESS_MOST = 100 };

struct wide_text {
    wchar_t text[WIDE_SIZE];
};

static struct wide_text widen(const char *text)
{
    struct wide_text wide;
    if (MultiByteToWideChar(CP_UTF8, 0, text, -1, wide.text, WIDE_SIZE) == 0) {
        wide.text[0] = L'\0';
    }
    return wide;
}

/* ---- a screen reader ----------------------------------------------------------------------------------- */

enum os_answer os_screen_reader(bool waits)
{
    BOOL runs = FALSE;
    (void)waits;
    return SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) && runs ? OS_YES : OS_NO;
}

/* Two functions of UI Automation, in Windows since 10 (2017). They are found at run time, since not every
 * compiler's headers and libraries have them. A provider is only passed from one to the other. */
enum notification_kind { NOTIFICATION_OTHER = 4 };
enum notification_order { NOTIFICATION_AT_ONCE = 1, NOTIFICATION_AFTER = 2 };
typedef HRESULT WINAPI raise_notification(IUnknown *provider, enum notification_kind kind,
                                          enum notification_order order, BSTR sentence, BSTR activity);
typedef HRESULT WINAPI provider_of_window(HWND window, IUnknown **provider);

struct reader {
    HMODULE library;
    raise_notification *raise;
    provider_of_window *provider_of;
    enum notification_order order; /* of the next sentence */
    bool failed;
};

/* Finds a function of a library. C cannot convert a pointer to one function into another's: its bytes are
 * copied. */
static void find(HMODULE library, const char *name, void *function, size_t size)
{
    FARPROC found = GetProcAddress(library, name);
    memcpy(function, &found, size);
}

static void *reader_open(void)
{
    if (os_screen_reader(false) != OS_YES) {
        return NULL;
    }
    HMODULE library = LoadLibraryExW(L"uiautomationcore.dll", NULL, LOAD_LIBRARY_SEARCH_SYSTEM32);
    struct reader *reader = library ? calloc(1, sizeof *reader) : NULL;
    if (reader) {
        reader->library = library;
        reader->order = NOTIFICATION_AFTER;
        find(library, "UiaRaiseNotificationEvent", &reader->raise, sizeof reader->raise);
        find(library, "UiaHostProviderFromHwnd", &reader->provider_of, sizeof reader->provider_of);
    }
    if (!reader || !reader->raise || !reader->provider_of) {
        free(reader);
        if (library) {
            FreeLibrary(library);
        }
        return NULL;
    }
    return reader;
}

static void reader_close(void *voice)
{
    struct reader *reader = voice;
    FreeLibrary(reader->library);
    free(reader);
}

/* Finds the window of this process that a person sees. */
static BOOL CALLBACK is_ours(HWND window, LPARAM found)
{
    DWORD process = 0;
    GetWindowThreadProcessId(window, &process);
    bool ours = process == GetCurrentProcessId() && IsWindowVisible(window);
    if (ours) {
        memcpy((void *)found, &window, sizeof window);
    }
    return !ours;
}

static void reader_say(void *voice, const struct os_utterance *utterance)
{
    struct reader *reader = voice;
    struct wide_text wide = widen(utterance->sentence);
    HWND window = NULL;
    IUnknown *provider = NULL;
    EnumWindows(is_ours, (LPARAM)&window);
    BSTR sentence = SysAllocString(wide.text), activity = SysAllocString(L"route-mille");
    reader->failed = !window || FAILED(reader->provider_of(window, &provider)) ||
                     FAILED(reader->raise(provider, NOTIFICATION_OTHER, reader->order, sentence, activity));
    reader->order = NOTIFICATION_AFTER;
    SysFreeString(sentence);
    SysFreeString(activity);
    if (provider) {
        IUnknown_Release(provider);
    }
}

static enum os_speaking reader_look(void *voice)
{
    return ((const struct reader *)voice)->failed ? OS_VOICE_FAILS : OS_GIVEN;
}

/* What a screen reader was given cannot be taken back; but the next sentence takes its place. */
static void reader_hush(void *voice)
{
    ((struct reader *)voice)->order = NOTIFICATION_AT_ONCE;
}

/* A screen reader speaks as its own settings say. */
static void reader_list(void *voice, const char *language, struct text *names)
{
    (void)voice, (void)language, (void)names;
}

static const struct os_voice_way reader_way = {.name = "screen reader",
                                               .open = reader_open,
                                               .close = reader_close,
                                               .say = reader_say,
                                               .look = reader_look,
                                               .hush = reader_hush,
                                               .list = reader_list,
                                               .lists_at_once = true};

/* ---- SAPI ---------------------------------------------------------------------------------------------- */

struct sapi {
    ISpVoice *voice;
    bool failed;
};

static void *sapi_open(void)
{
    ISpVoice *voice = NULL;
    if (FAILED(CoInitializeEx(NULL, COINIT_MULTITHREADED))) {
        return NULL;
    }
    struct sapi *sapi = calloc(1, sizeof *sapi);
    if (!sapi || FAILED(CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice, (void **)&voice))) {
        free(sapi);
        CoUninitialize();
        return NULL;
    }
    sapi->voice = voice;
    return sapi;
}

static void sapi_hush(void *voice)
{
    const struct sapi *sapi = voice;
    ISpVoice_Speak(sapi->voice, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
}

static void sapi_close(void *voice)
{
    struct sapi *sapi = voice;
    sapi_hush(voice);
    ISpVoice_Release(sapi->voice);
    CoUninitialize();
    free(sapi);
}

/* A language as Windows counts it. Dialects differ above the lowest ten bits. */
struct language {
    const char *code;
    unsigned long number;  /* the lowest ten bits */
    const wchar_t *wanted; /* the attribute of a voice for its most usual dialect */
};
enum { DIALECTS = 0x3FF };

/* English, where a language has no row. */
static const struct language *language_of(const char *code)
{
    static const struct language languages[] = {{"en", 0x09, L"Language=409"}, {"fr", 0x0C, L"Language=40C"}};
    size_t at = sizeof languages / sizeof *languages - 1;
    while (at > 0 && strcmp(languages[at].code, code) != 0) {
        at--;
    }
    return &languages[at];
}

/* All voices, those that speak the usual dialect of a language first; NULL: none. */
static IEnumSpObjectTokens *voices_for(const struct language *language)
{
    ISpObjectTokenCategory *category = NULL;
    IEnumSpObjectTokens *tokens = NULL;
    if (FAILED(CoCreateInstance(&CLSID_SpObjectTokenCategory, NULL, CLSCTX_ALL, &IID_ISpObjectTokenCategory,
                                (void **)&category))) {
        return NULL;
    }
    if (FAILED(ISpObjectTokenCategory_SetId(category, SPCAT_VOICES, FALSE)) ||
        FAILED(ISpObjectTokenCategory_EnumTokens(category, NULL, language->wanted, &tokens))) {
        tokens = NULL;
    }
    ISpObjectTokenCategory_Release(category);
    return tokens;
}

/* Whether a voice speaks a language in any dialect. Its attribute has hexadecimal numbers like 40C or 409;9,
 * of which the first is enough. */
static bool speaks(ISpObjectToken *token, const struct language *language)
{
    ISpDataKey *attributes = NULL;
    LPWSTR value = NULL;
    unsigned long number = 0;
    if (SUCCEEDED(ISpObjectToken_OpenKey(token, L"Attributes", &attributes))) {
        if (SUCCEEDED(ISpDataKey_GetStringValue(attributes, L"Language", &value))) {
            number = wcstoul(value, NULL, 16);
            CoTaskMemFree(value);
        }
        ISpDataKey_Release(attributes);
    }
    return (number & DIALECTS) == language->number;
}

static void name_of(ISpObjectToken *token, char *name, int size)
{
    LPWSTR value = NULL;
    name[0] = '\0';
    if (SUCCEEDED(ISpObjectToken_GetStringValue(token, NULL, &value))) {
        if (WideCharToMultiByte(CP_UTF8, 0, value, -1, name, size, NULL, NULL) == 0) {
            name[0] = '\0';
        }
        CoTaskMemFree(value);
    }
}

/* Takes the voice of that name or, if there is none, the first for the language. Where there is neither, the
 * voice in use goes on. */
static void choose(const struct sapi *sapi, const struct language *language, const char *wanted)
{
    IEnumSpObjectTokens *tokens = voices_for(language);
    ISpObjectToken *token = NULL, *first = NULL;
    bool found = false;
    while (tokens && !found && IEnumSpObjectTokens_Next(tokens, 1, &token, NULL) == S_OK) {
        char name[OS_VOICE_NAME_SIZE];
        name_of(token, name, sizeof name);
        found = wanted[0] && strcmp(name, wanted) == 0;
        if (found) {
            ISpVoice_SetVoice(sapi->voice, token);
        }
        if (!found && !first && speaks(token, language)) {
            first = token;
        } else {
            ISpObjectToken_Release(token);
        }
    }
    if (first) {
        if (!found) {
            ISpVoice_SetVoice(sapi->voice, first);
        }
        ISpObjectToken_Release(first);
    }
    if (tokens) {
        IEnumSpObjectTokens_Release(tokens);
    }
}

/* A rate in percent as SAPI counts it, where 10 is three times the usual rate and -10 a third of it. */
static long rate_of(int percent)
{
    int rate = percent < 100 ? (percent - 100) / 8 : (percent - 100) / 20;
    return rate < -RATE_MOST ? -RATE_MOST : rate > RATE_MOST ? RATE_MOST : rate;
}

static void sapi_say(void *voice, const struct os_utterance *utterance)
{
    struct sapi *sapi = voice;
    struct wide_text wide = widen(utterance->sentence);
    int loudness = utterance->loudness > LOUDNESS_MOST ? LOUDNESS_MOST : utterance->loudness;
    choose(sapi, language_of(utterance->language), utterance->name);
    ISpVoice_SetRate(sapi->voice, rate_of(utterance->rate));
    ISpVoice_SetVolume(sapi->voice, (USHORT)loudness);
    sapi->failed = FAILED(
        ISpVoice_Speak(sapi->voice, wide.text, SPF_ASYNC | SPF_PURGEBEFORESPEAK | SPF_IS_NOT_XML, NULL));
}

static enum os_speaking sapi_look(void *voice)
{
    const struct sapi *sapi = voice;
    HRESULT done = sapi->failed ? E_FAIL : ISpVoice_WaitUntilDone(sapi->voice, 0);
    return FAILED(done) ? OS_VOICE_FAILS : done == S_OK ? OS_SAID : OS_SPEAKS;
}

static void sapi_list(void *voice, const char *code, struct text *names)
{
    const struct language *language = language_of(code);
    IEnumSpObjectTokens *tokens = voices_for(language);
    ISpObjectToken *token = NULL;
    (void)voice;
    while (tokens && IEnumSpObjectTokens_Next(tokens, 1, &token, NULL) == S_OK) {
        char name[OS_VOICE_NAME_SIZE];
        name_of(token, name, sizeof name);
        if (name[0] && speaks(token, language)) {
            text_addf(names, "%s\n", name);
        }
        ISpObjectToken_Release(token);
    }
    if (tokens) {
        IEnumSpObjectTokens_Release(tokens);
    }
}

static const struct os_voice_way sapi_way = {.name = "SAPI",
                                             .open = sapi_open,
                                             .close = sapi_close,
                                             .say = sapi_say,
                                             .look = sapi_look,
                                             .hush = sapi_hush,
                                             .list = sapi_list};

/* ---- both ---------------------------------------------------------------------------------------------- */

const struct os_voice_way *const *os_voice_ways(void)
{
    static const struct os_voice_way *const ways[] = {&reader_way, &sapi_way, NULL};
    return ways;
}

const char *os_voice_advice(void)
{
    return N_("There is no voice on this system: add one in the settings of Windows, under Speech.");
}
