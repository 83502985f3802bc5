/* SPDX-License-Identifier: MIT */
/* What an X server complains of. */
#ifndef PLATFORM_X_ERRORS_H
#define PLATFORM_X_ERRORS_H

/* A window that has gone before it got what was sent to it ends nobody, as the X library does by itself:
 * another program's, which asked for the clipboard's text; our own, to which SDL sends a word from a thread
 * that made something while the window closes. Does nothing where SDL does not draw by X.
 *
 * Before SDL's video: for its end, before which SDL puts back what it found. */
void x_errors_begin(void);
/* Once the window stands: for as long as it does. */
void x_errors_outlive(void);
/* After SDL's video has ended. */
void x_errors_end(void);

#endif
