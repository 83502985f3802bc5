/* SPDX-License-Identifier: MIT */
/* Handles errors that the X server reports. */
#ifndef PLATFORM_X_ERRORS_H
#define PLATFORM_X_ERRORS_H

/* The X library ends the program when it sends something to a window that no longer exists. That may be a
 * window of another program, which asked for the clipboard's text, or our own, to which SDL sends an event
 * from a thread while the window closes. These functions make such errors harmless. They do nothing where SDL
 * does not use X.
 *
 * x_errors_begin is called before SDL's video starts: at its end SDL restores the error handler that it
 * found. */
void x_errors_begin(void);
/* Call once the window is open. */
void x_errors_outlive(void);
/* Call after SDL's video has ended. */
void x_errors_end(void);

#endif
