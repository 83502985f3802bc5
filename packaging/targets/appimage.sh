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
    make_linux_tree linux
    rm -rf "$out"
    mkdir -p "$out/AppDir"
    cp -a "$kept/linux-game/installed" "$out/AppDir/usr"
    rm "$out/AppDir/usr/bin/route-mille-lab" "$out/AppDir/usr/share/man/man6/route-mille-lab.6"
    id=$(basename "$out"/AppDir/usr/share/applications/*.desktop .desktop)
    ln -s usr/bin/route-mille "$out/AppDir/AppRun"
    cp "$out/AppDir/usr/share/applications/$id.desktop" \
        "$out/AppDir/usr/share/icons/hicolor/256x256/apps/$id.png" "$out/AppDir/"
    ln -s "$id.png" "$out/AppDir/.DirIcon"
    gcc -std=c11 -Wall -Wextra -O2 -static -s -ffile-prefix-map="$tree"=. -Wl,--build-id=none -DAPPIMAGE_VERSION="\"$version\"" \
        "$tree"/packaging/appimage/*.c -o "$out/head" -lsquashfuse -llzo2 -lzstd -llz4 -llzma -lz
    # By these bytes desktops know what it is.
    printf 'AI\002' | dd of="$out/head" bs=1 seek=8 conv=notrunc status=none
    find "$out/AppDir" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    quietly "$out/squash.log" mksquashfs "$out/AppDir" "$out/squashed" -all-root -noappend -no-progress -b 1M -comp zstd -Xcompression-level 19
    cat "$out/head" "$out/squashed" >"$dist/$name-x86_64.AppImage"
    chmod +x "$dist/$name-x86_64.AppImage"
}

# try_head IMAGE: what tests/packaging/appimage_test.py asks of the head alone, with the real squashfs behind it.
try_head()
{
    local image=$1 at=$aside/head said tried
    mkdir -p "$at/tmp" "$at/home" "$at/small"
    (
        cd "$at" || exit
        export TMPDIR=$at/tmp HOME=$at/home
        unset XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY
        "$image" --appimage-help >/dev/null
        [ "$("$image" --appimage-version)" = "Route Mille $version, AppImage of type 2" ] || fail "it names another version"
        [ "$("$image" --appimage-extract-and-run --version)" = "$("$image" --version)" ] || fail "--appimage-extract-and-run does otherwise"
        "$image" --appimage-extract
        diff -r --no-dereference "$kept/appimage/AppDir" squashfs-root || fail "unpacked is another than packed"
        old_glibc "$image" squashfs-root/usr/bin
        tail -c "+$(($("$image" --appimage-offset) + 1))" "$image" | cmp - "$kept/appimage/squashed" || fail "the squashfs begins elsewhere"
        # Told to end at whatever point of its unpacking.
        for tried in 1 2 3 4 5 6; do
            "$image" --version >/dev/null &
            until [ -n "$(ls -A tmp)" ] || ! kill -0 $! 2>/dev/null; do :; done
            kill -TERM $! 2>/dev/null || true
            wait $! || true
            [ -z "$(ls -A tmp)" ] || fail "ended while it unpacked, it left a folder"
        done
        # Neither a folder that runs nothing nor a full one.
        for tried in noexec size=2m; do
            unshare --user --map-root-user --mount sh -c 'mount -t tmpfs -o "$1" none tmp && "$2" --version >/dev/null && [ -z "$(ls -A tmp)" ]' \
                - "$tried" "$image" || fail "with a temporary folder that is $tried it does not start"
        done
        said=$(unshare --user --map-root-user --mount sh -c 'mount -t tmpfs -o size=2m none home && mount -t tmpfs -o noexec none tmp &&
            mount -t tmpfs -o noexec none /var/tmp && "$1" --version 2>&1' - "$image") && fail "without a place it started"
        case $said in *"$at/tmp: no program may be started there"*"$at/home/.cache: there is no room left"*) ;; *) fail "it says: $said" ;; esac
    )
    echo "Its switches are answered; it ends when told, and goes elsewhere where a folder is full or runs nothing."
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
    # Each start sweeps what those before it left that were killed.
    [ "$left" = 0 ] || fail "$left folders were left behind"
    try_head "$aside/le jeu.AppImage"
    bare_root "$kept/bare"
    rm -rf "$kept/bare/opt"
    mkdir "$kept/bare/opt"
    cp "$dist/$own" "$kept/bare/opt/game"
    python3 -B packaging/try.py --short packaging/targets/bare.sh "$kept/bare" /opt/game
}
