/* SPDX-License-Identifier: MIT */
/* Short names for the blocks of a chapter, for the files that hold nothing but chapters. Their words are
 * collected for translation by these names: po/update.sh. */
#ifndef FRONT_HELP_HELP_BOOK_BLOCKS_H
#define FRONT_HELP_HELP_BOOK_BLOCKS_H

#include "front/help/help_book_pages.h"

#define END                                                                                                  \
    {                                                                                                        \
        .kind = BLOCK_END                                                                                    \
    }
#define HEAD(words)                                                                                          \
    {                                                                                                        \
        .kind = BLOCK_HEAD, .text = (words)                                                                  \
    }
#define TEXT(words)                                                                                          \
    {                                                                                                        \
        .kind = BLOCK_TEXT, .text = (words)                                                                  \
    }
#define POINT(words)                                                                                         \
    {                                                                                                        \
        .kind = BLOCK_POINT, .text = (words)                                                                 \
    }
/* A line with a figure at its right end; both must be marked for translation where the macro is used. */
#define FIGURE(words, what)                                                                                  \
    {                                                                                                        \
        .kind = BLOCK_FIGURE, .text = (words), .figure = (what)                                              \
    }

#endif
