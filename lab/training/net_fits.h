/* SPDX-License-Identifier: MIT */
/* How large the sums of the road game's net can become. */
#ifndef LAB_TRAINING_NET_FITS_H
#define LAB_TRAINING_NET_FITS_H

#include "games/mille/ai/neural_eval.h"

/* Whether no position can make a sum overflow: 16 bits in a hidden unit, 32 bits behind the hidden layer. */
bool neural_eval_fits(const struct neural_eval *net);

#endif
