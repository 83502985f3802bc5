/* SPDX-License-Identifier: MIT */
#include "front/help/help_book_pages.h"

#include "base/i18n/translate.h"
#include "front/help/help_book_blocks.h"
#include "front/scenes/options_table.h"

static const struct help_book_block journey_left[] = {
    HEAD("Fourteen evenings"),
    TEXT(
        "Summer 1955: a blue sedan, a fortnight, an invitation to a terrace in Menton. A stage is an evening "
        "of 5 to 15 minutes at one table, against people of the road."),
    TEXT("The card of a stage says who sits there, what is different that evening, and its three goals. All "
         "else is as ever: hints, taking back, pace, and as many tries as you like."),
    TEXT("The map counts kilometers of the Nationale 7, the table of the road the milestones that you lay."),
    HEAD("Three stamps"),
    POINT("I, the red cap of its stone: arrive. It opens the road."),
    POINT("II, the gold ring: win the evening."),
    POINT("III, the gold star: a feat."),
    TEXT("Each is won by itself, in any try."),
    HEAD("The coach"),
    TEXT("After three tries without the first stamp the coach takes you on: the next stage opens, and the "
         "stamp "
         "can still be won. An option opens the whole road."),
    END,
};

static const struct help_book_block journey_right[] = {
    HEAD("Laid-out deals"),
    TEXT("As in bridge, the deals of a stage are laid out: twelve, the same for everybody. Nothing looks at "
         "how you fare, and free games are never laid out. The same plays meet the same answers."),
    TEXT("Each try takes the next deal. “Same evening again” repeats the last one, and counts just as much. "
         "Dice begin alike, and part with your choices."),
    HEAD("The travel book"),
    TEXT("It keeps your stamps and postcards. The first stamp brings the picture, the second what is written "
         "on "
         "its back, the third a postmark and something new in the picture."),
    HEAD("Achievements"),
    TEXT("Twenty-six are listed behind the map. Hands of your games, of deals of the day and of the journey "
         "count, each once; lessons and replays do not."),
    HEAD("The garage"),
    TEXT("Stamps dress the car, from yellow headlamps to a golden milestone. One switch takes it all off."),
    HEAD("The way back"),
    TEXT("From Menton the same stones lead home in September: other deals, other twists, stronger rivals."),
    END,
};

static const struct help_book_block others_left[] = {
    HEAD("Two to six people"),
    TEXT("Each has Route Mille on a machine of their own, and all machines are on one network. One opens a "
         "table, the others sit down at it. All need the same version of the game."),
    HEAD("Open a table"),
    TEXT("Play with others, Host a table: choose the game, the seats and the rules. The table gets a code of "
         "seven letters and figures. Read it out, or copy it."),
    TEXT("You see who comes. Start whenever you like: computer players take the seats that are free."),
    HEAD("Sit down at one"),
    TEXT("Tables nearby are listed by themselves. Where yours is not, choose Join by code: its code leads "
         "there, and so does the address of that machine."),
    HEAD("At the table"),
    TEXT("There are no hints, and nothing is taken back. The next hand begins when everybody has gone on."),
    TEXT("Phrases say a word to all, to each in their own language. Anybody can be hushed."),
    END,
};

static const struct help_book_block others_right[] = {
    HEAD("Who is here"),
    TEXT("A lamp by each name is lit while that person is here. A clock: away, and the table waits. A wheel: "
         "the computer plays."),
    TEXT(
        "After a minute away the computer moves, until that person is back. No seat is lost. A lost table is "
        "looked for by itself for ten minutes, and then the title offers it."),
    HEAD("Closed for tonight"),
    TEXT("Who opened the table holds it. When they leave, it closes for all and is kept: they go on with it "
         "from the title, and everybody finds their own seat again."),
    HEAD("What others can see"),
    TEXT(
        "Your name, what you do and say at the table, and whether you are here. Your hand stays hidden until "
        "it is over; then everybody may see how it was played."),
    TEXT("The host’s machine deals, and holds all that is hidden. Lines on the network are not encrypted: "
         "play on one that you trust."),
    TEXT("Nothing is sent to anybody else. An open table that has not begun tells the machines nearby its "
         "host’s name, its game, its free seats and its code."),
    END,
};

static const struct help_book_block options_left[] = {
    {.kind = BLOCK_OPTIONS, .option = PAGE_GAME}, {.kind = BLOCK_OPTIONS, .option = PAGE_PICTURE}, END};
static const struct help_book_block options_right[] = {{.kind = BLOCK_OPTIONS, .option = PAGE_COMFORT}, END};

static const struct help_book_block table_left[] = {{.kind = BLOCK_OPTIONS_FIRST, .option = PAGE_TABLE}, END};
static const struct help_book_block table_right[] = {
    {.kind = BLOCK_OPTIONS_REST, .option = PAGE_TABLE},
    TEXT("Every choice is remembered at once. A rule counts from the next new game on."),
    HEAD("Open twice"),
    TEXT("A second Route Mille asks: beside the first its games become saves, settings and records stay as "
         "they are; or it takes over, and the first one goes on so. No move is lost."),
    END,
};

static const struct help_book_block sound_left[] = {{.kind = BLOCK_OPTIONS, .option = PAGE_SOUND}, END};
static const struct help_book_block sound_right[] = {
    {.kind = BLOCK_HEARD},
    HEAD("Without hearing it"),
    TEXT("Nothing is told by sound alone: whatever is heard can be seen as well. With Captions on, the "
         "sounds are named too."),
    END,
};

static const struct help_book_block controls_left[] = {{.kind = BLOCK_CONTROLS}, END};
static const struct help_book_block controls_right[] = {
    HEAD("Letters"),
    {.kind = BLOCK_KEYS},
    TEXT("Each device can do everything by itself, and you may change over at any moment. A prompt at the "
         "foot of the screen can be {clicked|tapped}."),
    TEXT("Page Up and Page Down turn pages of a list, Home and End go to both ends of it, or of a replay."),
    END,
};

static const struct help_book_block access_left[] = {
    HEAD("Without seeing it"),
    TEXT("All that is on the screen can be said aloud: each screen as it comes, whatever you go to, and what "
         "happens at the table. Where a screen reader runs, speech is on by itself."),
    {.kind = BLOCK_READS},
    TEXT("On a pad the right stick reads, and View held with another button. Reading never moves anything; "
         "what you go to is said at once, and what happens is said to its end."),
    END,
};

static const struct help_book_block access_right[] = {
    HEAD("Beside a screen reader"),
    TEXT("Orca and this game share one queue, speech-dispatcher, so that neither talks over the other. Keep "
         "Orca silent in this window: it finds no widgets here."),
    HEAD("Two people, one loudspeaker"),
    TEXT("Hands and draws are never said then. With headphones, an option, each hears their own hand after "
         "the screen is lifted."),
    HEAD("One switch"),
    TEXT("Everything can be done by one key, button or click: what can be chosen is lit in turn. Nothing "
         "needs holding, and nothing is timed."),
    HEAD("Letters and colors"),
    TEXT("Letters grow to twice their size, on a phone in this book alone; or they are plain, with more air. "
         "Nothing is told by color alone."),
    HEAD("Where to write"),
    TEXT("What stands in your way is a fault of the game. README says where to write, and what is still "
         "missing."),
    END,
};

const struct help_book_chapter help_book_cabinet[HELP_BOOK_CABINET_PAGES] = {
    [HELP_BOOK_JOURNEY] = {N_("The journey"), {journey_left, journey_right}},
    [HELP_BOOK_OTHERS] = {N_("Play with others"), {others_left, others_right}},
    [HELP_BOOK_OPTIONS] = {N_("Options"), {options_left, options_right}},
    [HELP_BOOK_TABLE_OPTIONS] = {N_("Options of the table"), {table_left, table_right}},
    [HELP_BOOK_SOUND] = {N_("Sound"), {sound_left, sound_right}},
    [HELP_BOOK_CONTROLS] = {N_("Controls"), {controls_left, controls_right}},
    [HELP_BOOK_ACCESS] = {N_("Access"), {access_left, access_right}},
};

const struct help_book_control help_book_control_rows[] = {
    {N_("Choose"), N_("{point|tap}"), .keys = {ACTION_LEFT, ACTION_RIGHT},
     .pads = {ACTION_LEFT, ACTION_RIGHT}},
    {N_("Turn pages"), N_("{wheel, or click|tap} a page"), .keys = {ACTION_PREV, ACTION_NEXT},
     .pads = {ACTION_PREV, ACTION_NEXT}},
    {N_("What is this?"),
     N_("{click the plate with the question mark|tap the question mark, or in the menu}"),
     .keys = {ACTION_WHAT}, .pads = {ACTION_WHAT}},
    {N_("This book"), N_("{click the prompt below|tap the prompt below, or in the menu}"),
     .keys = {ACTION_HELP}, .pads = {ACTION_WHAT, ACTION_CONFIRM}},
    {N_("Back, menu"), N_("{right button|hold a finger still}"), .keys = {ACTION_CANCEL, ACTION_MENU},
     .pads = {ACTION_CANCEL, ACTION_MENU}},
};
const int help_book_control_count = sizeof help_book_control_rows / sizeof *help_book_control_rows;

const struct help_book_control help_book_sitting_rows[] = {
    {N_("Play"), N_("{click|tap}"), .keys = {ACTION_CONFIRM}, .pads = {ACTION_CONFIRM}},
    {N_("Take back"), N_("{right button|hold a finger still}"), .keys = {ACTION_UNDO},
     .pads = {ACTION_CANCEL}},
    {N_("Hint"),
     N_("{click the prompt below|tap the prompt below, or in the menu}; on a pad hold the button"),
     .keys = {ACTION_HINT}, .pads = {ACTION_ALTERNATE}},
};
const int help_book_sitting_count = sizeof help_book_sitting_rows / sizeof *help_book_sitting_rows;

const struct help_book_key help_book_key_rows[] = {
    {ACTION_SAVE, NULL, N_("saves the game")},
    {ACTION_LEAVE, NULL, N_("leaves, and asks first")},
    {ACTION_MUTE, NULL, N_("turns the sound off, or on")},
    {ACTION_REBUILD, NULL, N_("paints every picture anew")},
    {ACTION_HELP, NULL, N_("opens this book where you need it, and closes it")},
    {ACTION_FULLSCREEN, NULL, N_("fills the screen, or gives it back")},
};
const int help_book_key_count = sizeof help_book_key_rows / sizeof *help_book_key_rows;

#define READ(key) (ACTION_READ + (int)(key) - (int)READ_AGAIN)
const struct help_book_key help_book_read_rows[] = {
    {READ(READ_AGAIN), NULL, N_("what was said last; once more: letter by letter")},
    {READ(READ_HAND), NULL, N_("what you hold")},
    {READ(READ_TABLE), NULL, N_("what lies there or is written there, part by part")},
    {READ(READ_SCORES), NULL, N_("the points of all")},
    {READ(READ_SINCE), NULL, N_("what was done since your last move")},
    {READ(READ_ABLE), NULL, N_("what you can do now")},
    {READ(READ_LEVEL), NULL, N_("says less or more: names, how things stand, reasons")},
    {READ(READ_SPEECH), NULL, N_("speech on and off, anywhere")},
    {ACTIONS, N_("Ctrl"), N_("silence until the next thing is said")},
};
const int help_book_read_count = sizeof help_book_read_rows / sizeof *help_book_read_rows;
