/* SPDX-License-Identifier: MIT */
#include "ui/intent.h"

bool device_points(enum device device)
{
    return device == DEVICE_MOUSE || device == DEVICE_TOUCH;
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
