/* SPDX-License-Identifier: MIT */
/* What an X server complains of. */
#ifndef PLATFORM_X_ERRORS_H
#define PLATFORM_X_ERRORS_H

/* From now on a window of another program that has gone before it got its answer (the clipboard's text) ends
 * nobody: by itself the X library ends a program then. Once the window stands; does nothing where SDL does
 * not draw by X. */
void x_errors_outlive(void);

#endif
