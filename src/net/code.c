/* SPDX-License-Identifier: MIT */
#include "net/code.h"

#include "base/check.h"

#include <string.h>

enum { BASE = 27, DIGITS = CODE_HOME_LENGTH - 1, GROUP = 4 };

static const char letters[] = CODE_LETTERS;

/* The private ranges in the order of their codes. */
static const struct {
    uint32_t first, count;
} ranges[] = {
    {UINT32_C(0xC0A80000), UINT32_C(1) << 16}, /* 192.168.0.0/16 */
    {UINT32_C(0xAC100000), UINT32_C(1) << 20}, /* 172.16.0.0/12 */
    {UINT32_C(0x0A000000), UINT32_C(1) << 24}, /* 10.0.0.0/8 */
    {UINT32_C(0x7F000000), UINT32_C(1) << 24}, /* 127.0.0.0/8, this machine itself */
};
enum { RANGES = sizeof ranges / sizeof ranges[0] };

_Static_assert(sizeof letters == BASE + 1, "a letter for each value");

bool code_of_random(const uint8_t bytes[CODE_RANDOM_BYTES], char *code)
{
    int count = 0;
    for (int i = 0; i < CODE_RANDOM_BYTES && count < CODE_ROOM_LENGTH; i++) {
        /* The last few values of a byte would make some letters likelier than others. */
        if (bytes[i] < 256 / BASE * BASE) {
            code[count++] = letters[bytes[i] % BASE];
        }
    }
    code[count] = '\0';
    return count == CODE_ROOM_LENGTH;
}

static int value_of(char letter)
{
    const char *found = letter == '\0' ? NULL : strchr(letters, letter);
    return found ? (int)(found - letters) : -1;
}

static char check_letter(const char *code)
{
    int sum = 0;
    for (int i = 0; i < DIGITS; i++) {
        sum += value_of(code[i]) * (2 - i % 2);
    }
    return letters[sum % BASE];
}

bool code_of_address(const struct code_address *address, char *code)
{
    uint32_t ip = 0, place = 0;
    for (int i = 0; i < 4; i++) {
        ip = ip << 8 | address->ip[i];
    }
    int range = 0;
    while (range < RANGES && ip - ranges[range].first >= ranges[range].count) {
        place += ranges[range++].count;
    }
    code[0] = '\0';
    if (range == RANGES || address->port < CODE_PORT_FIRST || address->port >= CODE_PORT_FIRST + CODE_PORTS) {
        return false;
    }
    uint32_t number = (place + ip - ranges[range].first) * CODE_PORTS + address->port - CODE_PORT_FIRST;
    for (int i = DIGITS - 1; i >= 0; i--, number /= BASE) {
        code[i] = letters[number % BASE];
    }
    code[DIGITS] = check_letter(code);
    code[CODE_HOME_LENGTH] = '\0';
    return true;
}

/* The address that a code of seven letters names; false: it names none. */
static bool address_of(const char *code, struct code_address *address)
{
    uint32_t number = 0;
    for (int i = 0; i < DIGITS; i++) {
        number = number * BASE + (uint32_t)value_of(code[i]);
    }
    uint32_t place = number / CODE_PORTS;
    int range = 0;
    while (range < RANGES && place >= ranges[range].count) {
        place -= ranges[range++].count;
    }
    if (range == RANGES || code[DIGITS] != check_letter(code)) {
        return false;
    }
    uint32_t ip = ranges[range].first + place;
    for (int i = 3; i >= 0; i--, ip >>= 8) {
        address->ip[i] = (uint8_t)(ip & 0xFFu);
    }
    address->port = (uint16_t)(CODE_PORT_FIRST + number % CODE_PORTS);
    return true;
}

/* Writes the letters of what was typed into `code`; returns how many they are, -1 for no code at all. */
static int letters_of(const char *typed, char *code)
{
    int count = 0;
    for (; *typed != '\0'; typed++) {
        char letter = *typed >= 'a' && *typed <= 'z' ? (char)(*typed - 'a' + 'A') : *typed;
        if (letter == ' ' || letter == '-') {
            continue;
        }
        if (value_of(letter) < 0 || count == CODE_ROOM_LENGTH) {
            return -1;
        }
        code[count++] = letter;
    }
    code[count] = '\0';
    return count;
}

enum code_kind code_read(const char *typed, char *code, struct code_address *address)
{
    int count = letters_of(typed, code);
    if (count == CODE_ROOM_LENGTH) {
        return CODE_ROOM;
    }
    if (count == CODE_HOME_LENGTH && address_of(code, address)) {
        return CODE_HOME;
    }
    code[0] = '\0';
    return CODE_NONE;
}

void code_add_shown(struct text *text, const char *code)
{
    size_t first = strlen(code) < GROUP ? strlen(code) : GROUP;
    text_add_bytes(text, code, first);
    text_add(text, code[first] != '\0' ? "-" : "");
    text_add(text, code + first);
}
