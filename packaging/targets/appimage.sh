# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Linux on a PC: one file to start, that unpacks itself and needs no FUSE. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/tarball.sh
. "$here/packaging/targets/tarball.sh"

needs_appimage()
{
    needs_tarball
    echo squashfs-tools libsquashfuse-dev liblzo2-dev liblz4-dev liblzma-dev libzstd-dev zlib1g-dev
}

needs_test_appimage()
{
    needs_test_tarball
}

make_appimage()
{
    local out=$kept/appimage id
    make_linux_tree
    rm -rf "$out"
    mkdir -p "$out/AppDir"
    cp -a "$kept/linux-game/installed" "$out/AppDir/usr"
    rm "$out/AppDir/usr/bin/route-mille-lab" "$out/AppDir/usr/share/man/man6/route-mille-lab.6"
    id=$(basename "$out"/AppDir/usr/share/applications/*.desktop .desktop)
    ln -s usr/bin/route-mille "$out/AppDir/AppRun"
    cp "$out/AppDir/usr/share/applications/$id.desktop" \
        "$out/AppDir/usr/share/icons/hicolor/256x256/apps/$id.png" "$out/AppDir/"
    ln -s "$id.png" "$out/AppDir/.DirIcon"
    gcc -std=c11 -Wall -Wextra -O2 -static -s -ffile-prefix-map="$tree"=. -Wl,--build-id=none "$tree/packaging/appimage/head.c" \
        -o "$out/head" -lsquashfuse -llzo2 -lzstd -llz4 -llzma -lz
    # By these bytes desktops know what it is.
    printf 'AI\002' | dd of="$out/head" bs=1 seek=8 conv=notrunc status=none
    find "$out/AppDir" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    quietly "$out/squash.log" mksquashfs "$out/AppDir" "$out/squashed" -all-root -noappend -no-progress -b 1M -comp zstd -Xcompression-level 19
    cat "$out/head" "$out/squashed" >"$dist/$name-x86_64.AppImage"
    chmod +x "$dist/$name-x86_64.AppImage"
}

test_appimage()
{
    local own=$name-x86_64.AppImage left
    scratch
    cp "$dist/$own" "$aside/le jeu.AppImage"
    mkdir "$aside/foreign" "$aside/unpacked"
    echo "no library" >"$aside/foreign/libSDL2-2.0.so.0"
    python3 -B packaging/try.py --shot "$dist/appimage-tried.png" env "LD_LIBRARY_PATH=$aside/foreign" "TMPDIR=$aside/unpacked" \
        "$aside/le jeu.AppImage"
    left=$(find "$aside/unpacked" -mindepth 1 -maxdepth 1 | wc -l)
    # Those that were killed, one at each table, could not clear up.
    [ "$left" -le 3 ] || fail "$left folders were left behind"
    bare_root "$kept/bare"
    rm -rf "$kept/bare/opt"
    mkdir "$kept/bare/opt"
    cp "$dist/$own" "$kept/bare/opt/game"
    python3 -B packaging/try.py --short packaging/targets/bare.sh "$kept/bare" /opt/game
}
