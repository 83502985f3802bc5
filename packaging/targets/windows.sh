# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Windows on a PC: a zip with one program, SDL inside, and its data beside it. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/libraries.sh
. "$here/packaging/targets/libraries.sh"

needs_windows()
{
    needs_libraries
    echo gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 zip python3
}

needs_test_windows()
{
    echo locales wine wine64 python3 xvfb xdotool openbox unzip imagemagick
}

# The program and what it needs, in one folder.
make_windows_tree()
{
    local out=$kept/windows-game folder=$kept/windows-zip/$name
    [ -z "${windows_made:-}" ] || return 0
    libraries windows
    export ROUTE_MILLE_LIBRARIES=$kept/windows
    build_game "$out" -DCMAKE_TOOLCHAIN_FILE="$here/packaging/windows/toolchain.cmake"
    rm -rf "$kept/windows-zip"
    mkdir -p "$kept/windows-zip"
    quietly "$out/install.log" cmake --install "$out" --prefix "$folder"
    library_licences >"$folder/LICENSES/LIBRARIES.txt"
    windows_made=yes
}

make_windows()
{
    make_windows_tree
    pack_zip "$kept/windows-zip/$name" "$dist/$name-windows-x86_64.zip"
}

# Nothing but what Windows has, and nothing that tells when or where it was built.
look_into_program()
{
    local program=$1 needed kinds
    needed=$(x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/^\s*DLL Name: //p' | tr '[:upper:]' '[:lower:]' | sort -u)
    echo "The program needs:" $needed
    for library in $needed; do
        case $library in
        advapi32.dll | bcrypt.dll | gdi32.dll | imm32.dll | kernel32.dll | msvcrt.dll | ole32.dll | oleaut32.dll | rpcrt4.dll | \
            setupapi.dll | shell32.dll | user32.dll | version.dll | winmm.dll) ;;
        *) fail "$library does not come with Windows" ;;
        esac
    done
    # Icons, their group, the version and the manifest, by the numbers that Windows gives to kinds.
    kinds=$(x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/^[0-9a-f]*   Entry: ID: 0x0*\([0-9a-f]*\),.*/\1/p' | tr '\n' ' ')
    [ "$kinds" = "3 e 10 18 " ] || fail "in the program are the kinds $kinds"
    for word in PerMonitorV2 longPathAware '>UTF-8<'; do
        grep -aq "$word" "$program" || fail "the program's manifest does not say $word"
    done
    ! grep -aq "$kept" "$program" || fail "the program names a folder of this machine"
}

# What stands behind src/platform/os/os.h, with a file that somebody holds as a virus scanner does.
try_files()
{
    local at=$kept/windows-game/os_try.exe
    x86_64-w64-mingw32-gcc-win32 -std=c11 -O1 -Wall -Wextra -static -DUNICODE -D_UNICODE -D_WIN32_WINNT=0x0601 \
        -D__USE_MINGW_ANSI_STDIO=1 -I"$tree/src" "$tree"/packaging/windows/os_try.c "$tree"/src/platform/os/windows*.c \
        "$tree"/src/platform/replace.c "$tree"/src/base/{text,ordered,check}.c -o "$at"
    # A program of a terminal hears of no accents: those are in the folder that it makes for itself.
    LANG=C.UTF-8 wine "$at" "Z:${scratches[-1]//\//\\}"
}

# use_wine PREFIX: a Windows of its own there, in French where it is asked to. This machine's menus hear nothing of it.
use_wine()
{
    export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=" LOCPATH=$kept/locale
    mkdir -p "$kept/locale"
    [ -e "$kept/locale/fr_FR.UTF-8" ] || localedef -i fr_FR -f UTF-8 "$kept/locale/fr_FR.UTF-8"
    [ -e "$WINEPREFIX/system.reg" ] || quietly "$kept/wine.log" xvfb-run -a wineboot --init
}

test_windows()
{
    scratch
    unzip -q "$dist/$name-windows-x86_64.zip" -d "$aside"
    look_into_program "$aside/$name/Route Mille.exe"
    use_wine "$kept/wine"
    mkdir -p "$aside/alone"
    try_files
    # What was begun without a screen stays without one: all of Wine ends before the next.
    wineserver -w
    python3 -B packaging/try.py --wine --holder "$kept/windows-game/os_try.exe" --shot "$dist/windows-tried.png" "$aside/$name/Route Mille.exe"
    wineserver -w
    cp "$aside/$name/Route Mille.exe" "$aside/alone/"
    python3 -B packaging/try.py --wine --lost --shot "$dist/windows-box-tried.png" "$aside/alone/Route Mille.exe"
    wineserver -k || true
}
