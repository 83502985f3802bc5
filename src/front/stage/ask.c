/* SPDX-License-Identifier: MIT */
#include "front/stage/ask_inside.h"

#include "base/text.h"
#include "front/front.h"

struct confirm_state *confirm_of(const struct front *front)
{
    return front_memory(front, front->stack.place[OPEN_QUESTION]);
}

void confirm_open(struct front *front, const struct confirm_question *question)
{
    struct confirm_state *confirm = front_open(front, OPEN_QUESTION);
    text_copy(confirm->title, sizeof confirm->title, question->title);
    text_copy(confirm->text, sizeof confirm->text, question->text);
    text_copy(confirm->yes, sizeof confirm->yes, question->yes ? question->yes : "");
    text_copy(confirm->no, sizeof confirm->no, question->no);
    text_copy(confirm->third, sizeof confirm->third, question->third ? question->third : "");
    text_copy(confirm->no_says, sizeof confirm->no_says, question->no_says ? question->no_says : "");
    text_copy(confirm->third_says, sizeof confirm->third_says,
              question->third_says ? question->third_says : "");
    confirm->advised = question->advised;
    confirm->passes = question->passes;
    confirm->on_yes = question->on_yes;
    confirm->on_no = question->on_no;
    confirm->on_third = question->on_third;
}

void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front))
{
    confirm_open(front, &(struct confirm_question){
                            .title = title, .text = text, .yes = yes, .no = no, .on_yes = on_yes});
}
