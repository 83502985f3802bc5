# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Windows on a PC: what is in the zip, as a program that installs it for one person. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/windows.sh
. "$here/packaging/targets/windows.sh"

needs_installer()
{
    needs_windows
    echo nsis imagemagick
}

needs_test_installer()
{
    needs_test_windows
}

# What takes away the files of FOLDER, one by one, and then the folders that are empty.
removal_of()
{
    (
        cd "$1" || exit
        find . -type f -printf '%P\n' | LC_ALL=C sort | sed 's,/,\\,g;s,.*,Delete "$INSTDIR\\&",'
        find . -mindepth 1 -type d -printf '%P\n' | LC_ALL=C sort -r | sed 's,/,\\,g;s,.*,RMDir "$INSTDIR\\&",'
    )
}

make_installer()
{
    local at=$kept/installer
    make_windows_tree
    rm -rf "$at"
    mkdir -p "$at"
    cp -a "$kept/windows-zip/$name" "$at/files"
    # It tells what to do with a zip.
    rm "$at/files/READ-ME.txt"
    find "$at/files" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    removal_of "$at/files" >"$at/removal.nsh"
    convert "$tree/packaging/store/header_1920x620.png" -crop 324x620+648+0 +repage -type truecolor "BMP3:$at/side.bmp"
    quietly "$at/makensis.log" makensis -V3 -WX -NOCD -INPUTCHARSET UTF8 \
        -DVERSION="$version" -DSOURCE="$at/files" -DLIST="$at/removal.nsh" -DSIDE="$at/side.bmp" \
        -DICON="$kept/windows-game/packaging/route-mille.ico" -DSIZE="$(du -sk --apparent-size "$at/files" | cut -f 1)" \
        -DID="$(sed -n 's/^set(ROUTE_MILLE_ID \(.*\))$/\1/p' "$tree/CMakeLists.txt")" \
        -DSITE="$(sed -n 's/^set(ROUTE_MILLE_SITE \(.*\))$/\1/p' "$tree/CMakeLists.txt")" \
        -DOUT="$at/$name-windows-x86_64-setup.exe" "$tree/packaging/windows/installer.nsi"
    cp "$at/$name-windows-x86_64-setup.exe" "$dist/"
}

test_installer()
{
    # Nobody has used this one before: what it holds then is compared with what it holds at the end.
    rm -rf "$kept/wine-installer"
    use_wine "$kept/wine-installer"
    python3 -B packaging/try_installer.py --shot "$dist/installer-tried.png" "$dist/$name-windows-x86_64-setup.exe" "$version"
    wineserver -k || true
}
