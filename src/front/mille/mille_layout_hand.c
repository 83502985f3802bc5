/* SPDX-License-Identifier: MIT */
/* The slots of the hand, in any shape of window. */
#include "front/mille/mille_layout.h"

#include <math.h>

/* Two rows: of the back one the upper half is seen. */
static struct mille_slot two_rows(const struct mille_layout *layout, int i, int count, int lifted)
{
    struct rect hand = layout->hand;
    int back = (count + 1) / 2;
    bool front = i >= back;
    float step = fminf((hand.w - layout->card_w) / fmaxf((float)back - 1, 1), layout->card_w * 1.02f);
    float t = (float)(front ? i - back : i) - (float)((front ? count - back : back) - 1) / 2;
    float y = hand.y + 8 + layout->card_h / 2 + (front ? hand.h - layout->card_h - 6 : 0);
    struct mille_slot slot = {hand.x + hand.w / 2 + t * step, y + fabsf(t) * 3, t * 1.2f};
    if (i == lifted) {
        slot.y -= 16;
        slot.angle = 0;
    }
    return slot;
}

struct mille_slot mille_layout_hand_slot(const struct mille_layout *layout, int i, int count, int lifted)
{
    if (layout->hand_rows == 2 && count > 3) {
        return two_rows(layout, i, count, lifted);
    }
    struct rect hand = layout->hand;
    bool wide = layout->kind == FRAME_WIDE;
    bool low = layout->kind == FRAME_FLAT || layout->kind == FRAME_COMPACT;
    float most = wide && hand.w < 1700 ? 210 : 400;
    float step = (hand.w - layout->card_w - (low || wide ? 20 : 52)) / fmaxf((float)count - 1, 1);
    step = fminf(fminf(step, layout->card_w + 8), most);
    /* In a wide window a full hand sets the curve of the fan; fewer cards lie nearer to its middle. */
    float middle = ((float)count - 1) / 2, t = (float)i - middle;
    float k = t / (wide ? (HAND_CARDS_DRAWN - 1) / 2.0f : fmaxf(middle, 1));
    /* On a low table the cards stand half under the bar. */
    float base = hand.y + hand.h - layout->card_h / 2;
    base += low ? fmaxf(0, (layout->card_h - hand.h) * .6f) - (layout->kind == FRAME_FLAT ? 14 : -2) : -28;
    struct mille_slot slot = {hand.x + hand.w / 2 + t * step, base + k * k * (low ? 10 : 22),
                              k * (low ? 3.2f : 6.5f)};
    if (lifted >= 0 && i != lifted) {
        slot.x += (i > lifted ? 26.0f : -10.0f) * (low ? .7f : 1);
    }
    if (lifted >= 0 && i == lifted) {
        slot.y -= low ? 22 : 24;
        slot.angle = 0;
    }
    return slot;
}
