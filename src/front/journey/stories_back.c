/* SPDX-License-Identifier: MIT */
/* What is said at the stages on the way back: at most 95 characters in English, 100 in French. */
#include "front/journey/stories_inside.h"

#include "base/i18n/translate.h"

/* NC_ joins a context and a text. NOLINTBEGIN(bugprone-suspicious-missing-comma) */
const struct story stories_back[] = {
    /* TRANSLATORS: at Menton, by Colette. */
    {.id = "menton",
     .who = "ace",
     .line = {[STORY_OPENING] = NC_(
                  "journey", "The lanterns are down and the road is empty. Now one can see how you choose."),
              [STORY_AGAIN] = NC_("journey", "The same table, a fresh sheet."),
              [STORY_BEST] = NC_("journey", "Every choice stood the test. I have nothing to correct."),
              [STORY_WON] = NC_("journey", "Won, with a detour or two. I marked them for you."),
              [STORY_THROUGH] = NC_("journey", "You arrived. The map shows a shorter way."),
              [STORY_SHORT] = NC_("journey", "A blank on the map. Those are the interesting ones.")}},
    /* TRANSLATORS: at Frejus, by Nino, who says tu. */
    {.id = "frejus",
     .who = "rally",
     .line = {[STORY_OPENING] =
                  NC_("journey", "Vintage carts across the road, and nobody stops twice. Except today."),
              [STORY_AGAIN] = NC_("journey", "The grapes are still crossing. Ready?"),
              [STORY_BEST] = NC_("journey", "Clean hands, clean line. Madame Colette would sign that."),
              [STORY_WON] = NC_("journey", "You won. Bring the car round, I want to hear it."),
              [STORY_THROUGH] = NC_("journey", "Arrived, with grapes on the hood."),
              [STORY_SHORT] = NC_("journey", "A cart, a cart, and another cart. It happens.")}},
    /* TRANSLATORS: at Aix, by Marius, who says tu. */
    {.id = "aix",
     .who = "marius",
     .line = {[STORY_OPENING] = NC_("journey", "You came back. Then I sit facing you this time."),
              [STORY_AGAIN] = NC_("journey", "The shade has turned. So do we."),
              [STORY_BEST] = NC_("journey", "Nobody went out before you. I have not seen that twice."),
              [STORY_WON] = NC_("journey", "First. I shall tell the plane tree."),
              [STORY_THROUGH] = NC_("journey", "Close to the jack. Closer than most."),
              [STORY_SHORT] = NC_("journey", "The ground tilts. Tomorrow it tilts for you.")}},
    /* TRANSLATORS: at Avignon, by Anselme. */
    {.id = "avignon",
     .who = "anselme",
     .line = {[STORY_OPENING] =
                  NC_("journey", "Madame Hortense will mark us both. I have brought two pencils."),
              [STORY_AGAIN] = NC_("journey", "The river has risen by a hand. The odds have not."),
              [STORY_BEST] = NC_("journey", "Half a turn given away, less even. The table recognises you."),
              [STORY_WON] = NC_("journey", "Won, within tolerance."),
              [STORY_THROUGH] = NC_("journey", "Five thousand. The structure holds."),
              [STORY_SHORT] = NC_("journey", "The sample is small. Let us enlarge it.")}},
    /* TRANSLATORS: at Orange, by Colette. */
    {.id = "orange",
     .who = "ace",
     .line = {[STORY_OPENING] = NC_("journey", "Nino timed this straight. I measured it: it bends."),
              [STORY_AGAIN] = NC_("journey", "The arch has stood two thousand years. We have time."),
              [STORY_BEST] = NC_("journey", "You saw the bend. Nobody does."),
              [STORY_WON] = NC_("journey", "Won. Nino would have waved."),
              [STORY_THROUGH] = NC_("journey", "Arrived. Dust is only a map that moves."),
              [STORY_SHORT] = NC_("journey", "I have walked from here, once. It is pleasant.")}},
    /* TRANSLATORS: at Montelimar, by Mado. */
    {.id = "montelimar",
     .who = "mado",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "I closed the house for this. Do not make me sorry, and pass the Abbé the nougat."),
              [STORY_AGAIN] = NC_("journey", "The chairs are warm, the nougat is not."),
              [STORY_BEST] = NC_("journey", "Nobody cleared the table but you. Forty years, and I learn."),
              [STORY_WON] = NC_("journey", "First. It adds up."),
              [STORY_THROUGH] = NC_("journey", "In the first two. I lost to far worse."),
              [STORY_SHORT] = NC_("journey", "Shutters down. Tomorrow we open again.")}},
    /* TRANSLATORS: at Valence, by Mado. */
    {.id = "valence",
     .who = "mado",
     .line = {[STORY_OPENING] =
                  NC_("journey", "No Jokers here since the vet took them home. Anselme is delighted."),
              [STORY_AGAIN] = NC_("journey", "I kept your stool."),
              [STORY_BEST] = NC_("journey", "Anselme checked your sums twice, and bought a round."),
              [STORY_WON] = NC_("journey", "Won without a Joker. That is called cooking."),
              [STORY_THROUGH] = NC_("journey", "Five thousand, all of it by hand."),
              [STORY_SHORT] = NC_("journey", "The kitchen closes. The house does not.")}},
    /* TRANSLATORS: at Lyon, by Colette. */
    {.id = "lyon",
     .who = "ace",
     .line = {[STORY_OPENING] =
                  NC_("journey", "Two rivers, eleven bridges: choose one. I shall look at how, not which."),
              [STORY_AGAIN] = NC_("journey", "The fog has lifted. There are twelve."),
              [STORY_BEST] = NC_("journey", "You chose like somebody who draws."),
              [STORY_WON] = NC_("journey", "Won. I followed on the other bank."),
              [STORY_THROUGH] = NC_("journey", "Arrived, by the fourth bridge. Nobody takes the fourth."),
              [STORY_SHORT] = NC_("journey", "One can cross here all day. I have.")}},
    /* TRANSLATORS: at Roanne, by Odette. */
    {.id = "roanne",
     .who = "odette",
     .line = {[STORY_OPENING] =
                  NC_("journey", "No rain this time, only Jokers. And the table of odds lies by the window."),
              [STORY_AGAIN] = NC_("journey", "A letter for you: it says try again."),
              [STORY_BEST] = NC_("journey", "Anselme writes: nothing to add. He underlined it."),
              [STORY_WON] = NC_("journey", "Nineteen turns. The bicycle is still warm."),
              [STORY_THROUGH] = NC_("journey", "Home in time. Sign here."),
              [STORY_SHORT] = NC_("journey", "Nobody home yet. I’ll call again.")}},
    /* TRANSLATORS: at Lapalisse, by Nino, who says tu. */
    {.id = "lapalisse",
     .who = "rally",
     .line = {[STORY_OPENING] = NC_(
                  "journey", "Where the jam stood there is only wind. They mend and send you on; keep up."),
              [STORY_AGAIN] = NC_("journey", "Same road, no accordion. Go!"),
              [STORY_BEST] = NC_("journey", "You chose right before I saw it. Show me."),
              [STORY_WON] = NC_("journey", "Won. I left my best line to you."),
              [STORY_THROUGH] = NC_("journey", "Arrived. Hear that? Third gear, and happy."),
              [STORY_SHORT] = NC_("journey", "Stalled on the hill. The hill is steep.")}},
    /* TRANSLATORS: at Moulins, by Odette. */
    {.id = "moulins",
     .who = "odette",
     .line = {[STORY_OPENING] =
                  NC_("journey", "Amédée is asleep on his flour, but he plays. Lead what you like."),
              [STORY_AGAIN] = NC_("journey", "The clock struck. It always does."),
              [STORY_BEST] = NC_("journey", "All the boxes full before one of us was out. Bravo."),
              [STORY_WON] = NC_("journey", "First. I deliver the news tomorrow."),
              [STORY_THROUGH] = NC_("journey", "In the first two. Stamped."),
              [STORY_SHORT] = NC_("journey", "Wrong box. There are many.")}},
    /* TRANSLATORS: at Nevers, by Léa. */
    {.id = "nevers",
     .who = "regular",
     .line = {[STORY_OPENING] = NC_(
                  "journey", "September rain, and the Loire brown. I take the picture, you take the cards."),
              [STORY_AGAIN] = NC_("journey", "Same rain, better light."),
              [STORY_BEST] = NC_("journey", "Not one choice out of focus. Where did you learn that?"),
              [STORY_WON] = NC_("journey", "Won in the wet. As usual, I begin to say."),
              [STORY_THROUGH] = NC_("journey", "You came through. I was under the bridge."),
              [STORY_SHORT] = NC_("journey", "It rained on both of us. Have my lemonade.")}},
    /* TRANSLATORS: at Montargis, by Odette. */
    {.id = "montargis",
     .who = "odette",
     .line = {[STORY_OPENING] = NC_("journey", "Lucien is at the fair. He left a note: go easy on the pump."),
              [STORY_AGAIN] = NC_("journey", "The note is still there. Roll."),
              [STORY_BEST] = NC_("journey", "Less than half a turn lost. Lucien will not believe it."),
              [STORY_WON] = NC_("journey", "Won. I shall hang it up at the post office."),
              [STORY_THROUGH] = NC_("journey", "Five thousand, and no stain on the pump."),
              [STORY_SHORT] = NC_("journey", "The dice were at the fair as well.")}},
    /* TRANSLATORS: at Fontainebleau, by Colette. */
    {.id = "fontainebleau",
     .who = "ace",
     .line = {[STORY_OPENING] = NC_(
                  "journey", "One forest more, and Paris. I never told anyone where the map begins: here."),
              [STORY_AGAIN] = NC_("journey", "The deer are out. Shall we?"),
              [STORY_BEST] = NC_("journey", "There is nothing left that I could show you. Drive well."),
              [STORY_WON] = NC_("journey", "Won, at the first stone. It is your road now."),
              [STORY_THROUGH] = NC_("journey", "You arrived. Paris is awake already."),
              [STORY_SHORT] = NC_("journey", "The forest holds one back a little. Everybody likes that.")}},
    {.id = NULL},
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */
