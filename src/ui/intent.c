/* SPDX-License-Identifier: MIT */
#include "ui/intent.h"

static const char *const names[INTENT_KINDS] = {
    [INTENT_NONE] = "none",
    [INTENT_POINT] = "point",
    [INTENT_PRESS] = "press",
    [INTENT_RELEASE] = "release",
    [INTENT_CONTEXT] = "context",
    [INTENT_WHEEL] = "wheel",
    [INTENT_LEAVE] = "leave",
    [INTENT_UP] = "up",
    [INTENT_DOWN] = "down",
    [INTENT_LEFT] = "left",
    [INTENT_RIGHT] = "right",
    [INTENT_CONFIRM] = "confirm",
    [INTENT_CANCEL] = "cancel",
    [INTENT_DISCARD] = "discard",
    [INTENT_SORT] = "sort",
    [INTENT_PAGE_PREV] = "page-prev",
    [INTENT_PAGE_NEXT] = "page-next",
    [INTENT_HOME] = "home",
    [INTENT_END] = "end",
    [INTENT_MENU] = "menu",
    [INTENT_KEY] = "key",
    [INTENT_TEXT] = "text",
    [INTENT_ERASE] = "erase",
    [INTENT_FULLSCREEN] = "fullscreen",
    [INTENT_REBUILD] = "rebuild",
    [INTENT_QUIT] = "quit",
    [INTENT_OVER] = "over",
    [INTENT_PAD_LOST] = "pad-lost",
    [INTENT_FOCUS_LOST] = "focus-lost",
    [INTENT_FOCUS_GAINED] = "focus-gained",
    [INTENT_HELP] = "help",
    [INTENT_WHAT] = "what",
    [INTENT_CONTROL] = "control",
};

const char *intent_name(enum intent_kind kind)
{
    return names[kind];
}

bool intent_is_button(enum intent_kind kind)
{
    switch (kind) {
    case INTENT_PRESS:
    case INTENT_CONTEXT:
    case INTENT_WHEEL:
        return true;
    default:
        return kind >= INTENT_UP && kind <= INTENT_ERASE;
    }
}
