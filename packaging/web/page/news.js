// SPDX-License-Identifier: MIT
// What the program asks for between two steps: enum os_news_kind of src/platform/os/os.h.

export const LETTERS = 1, ERASED = 2, FILLED = 3, LEFT = 4;

/* The program takes them from here, the oldest first. */
export const news = [];

export function tellProgram(kind, text = "") {
    news.push({kind, text});
}
