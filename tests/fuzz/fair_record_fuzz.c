/* SPDX-License-Identifier: MIT */
/* A record of chances: checked to its end, or a line is named; and codes that somebody typed. */
#include "fuzz.h"

#include "net/code.h"
#include "net/fair_record.h"

static void as_code(const char *text)
{
    char code[CODE_SIZE], again[CODE_SIZE];
    struct code_address address;
    enum code_kind kind = code_read(text, code, &address);
    size_t length = strlen(code);
    CHECK(length == (kind == CODE_ROOM ? CODE_ROOM_LENGTH : kind == CODE_HOME ? CODE_HOME_LENGTH : 0));
    CHECK(kind != CODE_HOME || (code_of_address(&address, again) && strcmp(code, again) == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct fair fair;
    char *text = fuzz_string(data, size);
    int lines = 1;
    for (size_t i = 0; i < size; i++) {
        lines += text[i] == '\n';
    }
    CHECK(fair_read(&fair, text, size, NULL, NULL) <= lines);
    CHECK((fair.wrong > 0) == (fair.faults != 0) && (fair.wrong > 0) == (fair.first_wrong > 0));
    CHECK(fair.drawn <= fair.opened && fair.opened <= fair.asked);
    for (int place = FAIR_HOST; place <= fair.seats; place++) {
        CHECK(fair.party[place].silent <= FAIR_SILENT_MOST && fair.party[place].took_part <= fair.opened);
    }
    as_code(text);
    free(text);
    return 0;
}
