/* SPDX-License-Identifier: MIT */
/* Of what is tried by the thousand, a build that looks closer at every step, and is slower for it, tries one
 * in SHARE: the same code is walked, by some of the tries of the other builds. */
#ifndef TESTS_SHARE_H
#define TESTS_SHARE_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TESTS_LOOK_CLOSER
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TESTS_LOOK_CLOSER
#endif

#ifdef TESTS_LOOK_CLOSER
enum { SHARE = 4 };
#else
enum { SHARE = 1 };
#endif

#endif
