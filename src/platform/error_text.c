/* SPDX-License-Identifier: MIT */
#include "platform/error_text.h"

#include "base/i18n/translate.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

static const struct {
    int why;
    const char *words;
} reasons[] = {
    {EACCES, N_("that is not allowed here")},
    {EPERM, N_("that is not allowed here")},
    {ENOTDIR, N_("a file lies where a folder should be")},
    {EISDIR, N_("it is a folder")},
    {ENOENT, N_("it is not there")},
    {EIO, N_("the disk does not answer")},
    {EROFS, N_("the disk is read-only")},
    {ENOSPC, N_("the disk is full")},
    {EMFILE, N_("too many files are open")},
    {ENFILE, N_("too many files are open")},
    {ENOMEM, N_("memory is short")},
    {ENAMETOOLONG, N_("the name is too long")},
};

const char *error_text_of(int why)
{
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (reasons[i].why == why) {
            return _(reasons[i].words);
        }
    }
    return strerror(why);
}
