/* SPDX-License-Identifier: MIT */
#include "front/scenes/text_entry_inside.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/bar.h"

#include <string.h>

struct entry_state *text_entry_of(const struct front *front)
{
    return front_memory(front, &text_entry_scene);
}

static const char *const LETTERS[TEXT_ENTRY_PAGES] = {
    [TEXT_ENTRY_CAPITALS] = "ABCDEFGHIJ"
                            "KLMNOPQRST"
                            "UVWXYZ'ÀÂÇ"
                            "ÉÈÊËÎÏÔÙÛŒ",
    [TEXT_ENTRY_SMALL] = "abcdefghij"
                         "klmnopqrst"
                         "uvwxyz'àâç"
                         "éèêëîïôùûœ",
    [TEXT_ENTRY_SIGNS] = "1234567890"
                         "-.,!&+()äö"
                         "üßñáíóúåøæ"
                         "ÄÖÜÑÁÍÓÚÅØ",
};

/* The first page where a code or an address is asked for. */
static const char CODE_LETTERS_PAGE[] = "1234567890"
                                        "ABCDEFGHIJ"
                                        "KLMNOPQRST"
                                        "UVWXYZ.:-_";

/* Bytes of the character that begins here; 0 at the end or where there is none. */
static size_t character_size(const char *at)
{
    /* A terminated string: the loop ends with it. */
    /* cppcheck-suppress arrayIndexOutOfBoundsCond */
    for (size_t size = 1; size <= 4 && at[size - 1]; size++) {
        if (text_characters(at, size) == 1) {
            return size;
        }
    }
    return 0;
}

void text_entry_key_label(const struct front *front, int key, char label[8])
{
    const struct entry_state *entry = text_entry_of(front);
    bool code = entry->asked.code && entry->page == TEXT_ENTRY_CAPITALS;
    const char *at = code ? CODE_LETTERS_PAGE : LETTERS[entry->page];
    while (key-- > 0) {
        at += character_size(at);
    }
    size_t size = character_size(at);
    memcpy(label, at, size);
    label[size] = '\0';
}

/* Names begin with a capital; a page that the person has chosen stays. */
static void follow_page(struct entry_state *entry)
{
    if (!entry->page_chosen && !entry->asked.code) {
        size_t length = strlen(entry->text);
        bool begins = length == 0 || entry->text[length - 1] == ' ' || entry->text[length - 1] == '-';
        entry->page = begins ? TEXT_ENTRY_CAPITALS : TEXT_ENTRY_SMALL;
    }
}

static uint32_t code_of(const char *character, size_t size)
{
    uint32_t code = (unsigned char)character[0];
    if (size > 1) {
        code &= 0x7Fu >> size;
    }
    for (size_t i = 1; i < size; i++) {
        code = code << 6 | ((unsigned char)character[i] & 0x3Fu);
    }
    return code;
}

static void refuse(struct front *front, const char *why)
{
    text_copy(text_entry_of(front)->why, sizeof text_entry_of(front)->why, why);
    sounds_cue(front, CUE_BELL);
    speaker_say(front, SPEAK_ANSWER, why);
}

static void add_character(struct front *front, const char *character, size_t size)
{
    struct entry_state *entry = text_entry_of(front);
    const struct type_metrics *type = front->services->type;
    size_t length = entry->selected ? 0 : strlen(entry->text);
    if (text_characters(entry->text, length) >= SEAT_NAME_CHARACTERS) {
        refuse(front, _("There is room for 31 letters."));
    } else if (type->shows && !type->shows(type->context, code_of(character, size))) {
        refuse(front, _("The typefaces of this house do not have that letter."));
    } else if (size != 1 || character[0] != ' ' || length > 0) {
        entry->why[0] = '\0';
        entry->selected = false;
        memcpy(entry->text + length, character, size);
        entry->text[length + size] = '\0';
        speaker_say(front, SPEAK_ANSWER,
                    size == 1 && character[0] == ' ' ? _("Space") : entry->text + length);
    }
    follow_page(entry);
    front_touch(front);
}

static void add(struct front *front, const char *string)
{
    for (size_t size; *string; string += size ? size : 1) {
        size = character_size(string);
        if (size > 0) {
            add_character(front, string, size);
        }
    }
}

static void erase(struct front *front)
{
    struct entry_state *entry = text_entry_of(front);
    if (entry->selected) {
        entry->text[0] = '\0';
        entry->selected = false;
    }
    size_t length = strlen(entry->text);
    while (length > 0 && ((unsigned char)entry->text[length - 1] & 0xC0u) == 0x80u) {
        length--;
    }
    entry->text[length > 0 ? length - 1 : 0] = '\0';
    speaker_say(front, SPEAK_ANSWER, entry->text[0] ? entry->text : _("Empty"));
    entry->why[0] = '\0';
    follow_page(entry);
    front_touch(front);
}

static const char *const pages[TEXT_ENTRY_PAGES] = {
    [TEXT_ENTRY_CAPITALS] = N_("Capitals are shown."),
    [TEXT_ENTRY_SMALL] = N_("Small letters are shown."),
    [TEXT_ENTRY_SIGNS] = N_("Signs and figures are shown."),
};

static void turn_page(struct front *front, int step)
{
    struct entry_state *entry = text_entry_of(front);
    entry->page = (entry->page + step + TEXT_ENTRY_PAGES) % TEXT_ENTRY_PAGES;
    entry->page_chosen = true;
    speaker_say(front, SPEAK_ANSWER, _(pages[entry->page]));
    front_touch(front);
}

static void give(struct front *front)
{
    text_entry_of(front)->asked.on_done(front, text_entry_of(front)->text);
}

static void leave(struct front *front)
{
    if (text_entry_of(front)->asked.on_leave) {
        text_entry_of(front)->asked.on_leave(front);
    }
}

static void go(struct front *front)
{
    (text_entry_of(front)->asked.leave_passes ? dialog_pass : dialog_close)(front, &text_entry_scene, leave);
}

static void done(struct front *front)
{
    struct entry_state *entry = text_entry_of(front);
    size_t length = strlen(entry->text);
    while (length > 0 && entry->text[length - 1] == ' ') {
        entry->text[--length] = '\0';
    }
    entry->why[0] = '\0';
    if (entry->asked.accept && !entry->asked.accept(front, entry->text, entry->why, sizeof entry->why)) {
        entry->selected = false; /* most of it may be right */
        sounds_cue(front, CUE_BELL);
        speaker_say(front, SPEAK_ANSWER, entry->why);
        front_touch(front);
    } else {
        speaker_say(front, SPEAK_ANSWER, entry->text);
        (entry->asked.done_passes ? dialog_pass : dialog_close)(front, &text_entry_scene, give);
    }
}

void text_entry_ask(struct front *front, const struct text_entry_question *question)
{
    struct entry_state *entry = front_push(front, &text_entry_scene);
    char first[SEAT_NAME_SIZE]; /* it may be the entry's own text */
    text_copy(first, sizeof first, question->text);
    *entry = (struct entry_state){.asked = *question};
    text_copy(entry->title, sizeof entry->title, question->title);
    text_copy(entry->help, sizeof entry->help, question->help);
    text_copy(entry->done, sizeof entry->done, question->done);
    text_copy(entry->text, sizeof entry->text, first);
    entry->selected = first[0] != '\0';
    follow_page(entry);
}

static void text_entry_enter(struct front *front)
{
    dialog_open(front, &text_entry_scene);
    front->services->text_input(front->services->context, true);
    /* Who types wants Enter to end it; who has a pad wants the letters. */
    bool letters = front->device == DEVICE_PAD && text_entry_of(front)->text[0] == '\0';
    front_set_focus(front, letters ? 0 : TEXT_ENTRY_ITEM_DONE);
}

static void text_entry_gone(struct front *front)
{
    front->services->text_input(front->services->context, false);
}

/* A key in a word: signs have no sound of their own. */
static const char *spoken(const char *label)
{
    static const struct {
        const char *label, *word;
    } signs[] = {{"'", N_("apostrophe")}, {"-", N_("hyphen")}, {".", N_("full stop")},
                 {",", N_("comma")},      {":", N_("colon")},  {"_", N_("underscore")}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (strcmp(signs[i].label, label) == 0) {
            return _(signs[i].word);
        }
    }
    return label;
}

static void say_item(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct entry_state *entry = text_entry_of(front);
    char label[8];
    switch (item->id) {
    case TEXT_ENTRY_ITEM_PAGE:
        text_copy(says->more, sizeof says->more, _(pages[entry->page]));
        break;
    case TEXT_ENTRY_ITEM_DONE:
        text_copy(says->title, sizeof says->title, entry->done);
        text_copy(says->more, sizeof says->more, entry->selected ? entry->text : "");
        break;
    case TEXT_ENTRY_ITEM_FIELD:
        text_copy(says->more, sizeof says->more, entry->text[0] ? entry->text : _("Empty"));
        break;
    default:
        text_entry_key_label(front, item->id, label);
        text_copy(says->title, sizeof says->title, spoken(label));
        break;
    }
}

static const struct item_row rows[] = {
    {"key.*", N_("A letter"), N_("Adds this letter to the line."), say_item, .id = 0,
     .count = TEXT_ENTRY_KEYS, .kind = KIND_SPOT},
    {"entry.page", N_("Other letters"), N_("Shows capitals, small letters, or signs and figures."), say_item,
     .id = TEXT_ENTRY_ITEM_PAGE},
    {"entry.space", N_("Space"), N_("Adds a space."), .id = TEXT_ENTRY_ITEM_SPACE},
    {"entry.erase", N_("Erase"), N_("Takes the last letter away. Backspace does it too."),
     .id = TEXT_ENTRY_ITEM_ERASE},
    {"entry.leave", N_("Leave"), N_("Closes the question and keeps what there was."),
     .id = TEXT_ENTRY_ITEM_LEAVE},
    {"entry.done", N_("Done"), N_("Takes the line as it stands."), say_item, .id = TEXT_ENTRY_ITEM_DONE},
    {"entry.field", N_("The line"),
     N_("What is marked goes as soon as a letter comes; choose the line to keep it and write on."), say_item,
     .id = TEXT_ENTRY_ITEM_FIELD, .kind = KIND_FIELD},
    {.name = NULL},
};

static void text_entry_items(const struct front *front, struct focus_list *list)
{
    struct entry_form form = entry_form_make(front);
    for (int item = 0; item < TEXT_ENTRY_ITEMS; item++) {
        char label[8] = "";
        if (item < TEXT_ENTRY_KEYS) {
            text_entry_key_label(front, item, label);
        }
        item_add_end(list, item_row(rows, item), item, entry_item_box(&form, item), true, label);
    }
    item_add(list, rows, TEXT_ENTRY_ITEM_FIELD, entry_field_box(&form), true);
}

static bool text_entry_intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_TEXT:
        add(front, intent->text);
        front_set_focus(front, TEXT_ENTRY_ITEM_DONE);
        return true;
    case INTENT_ERASE:
    case INTENT_SECONDARY:
        erase(front);
        return true;
    case INTENT_ALTERNATE:
        add(front, " ");
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front, intent->kind == INTENT_PAGE_NEXT ? 1 : -1);
        return true;
    case INTENT_MENU:
        done(front);
        return true;
    default:
        return false;
    }
}

static void text_entry_confirm(struct front *front, const struct focus_item *item)
{
    struct entry_state *entry = text_entry_of(front);
    char label[8];
    switch (item->id) {
    case TEXT_ENTRY_ITEM_PAGE:
        turn_page(front, 1);
        break;
    case TEXT_ENTRY_ITEM_SPACE:
        add(front, " ");
        break;
    case TEXT_ENTRY_ITEM_ERASE:
        erase(front);
        break;
    case TEXT_ENTRY_ITEM_LEAVE:
        go(front);
        break;
    case TEXT_ENTRY_ITEM_DONE:
        done(front);
        break;
    case TEXT_ENTRY_ITEM_FIELD: /* as a click into selected text: what stands there stays, and goes on at its
                                   end */
        entry->selected = !entry->selected && entry->text[0] != '\0';
        front_touch(front);
        break;
    default:
        text_entry_key_label(front, item->id, label);
        add(front, label);
        break;
    }
}

static void text_entry_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message,
              front->device == DEVICE_KEYS ? _("Type, then Enter") : _("Choose the letters"));
    status->spare = true;
    if (front->device == DEVICE_PAD) {
        bar_choose(status, _("Take"), NULL);
        bar_prompt(status, PROMPT_SECONDARY, _("Erase"));
        bar_prompt(status, PROMPT_ALTERNATE, _("Space"));
        bar_prompt(status, PROMPT_PAGES, _("Letters"));
        bar_prompt(status, PROMPT_MENU, text_entry_of(front)->done);
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static void say_title(const struct front *front, struct text *out)
{
    const struct entry_state *entry = text_entry_of(front);
    text_add_sentence(out, entry->title);
    text_add_sentence(out, entry->help);
}

const struct scene text_entry_scene = {
    .name = "entry",
    .title = say_title,
    .state_size = sizeof(struct entry_state),
    .enter = text_entry_enter,
    .leave = text_entry_gone,
    .items = text_entry_items,
    .intent = text_entry_intent,
    .confirm = text_entry_confirm,
    .cancel = go,
    .draw = entry_draw,
    .status = text_entry_status,
};
