# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Linux on a PC: a folder to unpack anywhere, with SDL inside the program. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/libraries.sh
. "$here/packaging/targets/libraries.sh"

# What SDL looks for while it is built, so that it can open it where it is found.
linux_headers=(libx11-dev libxext-dev libxcursor-dev libxi-dev libxrandr-dev libxss-dev libxfixes-dev libwayland-dev
    libxkbcommon-dev libdecor-0-dev libegl-dev libgl-dev libgles-dev libasound2-dev libpulse-dev libpipewire-0.3-dev
    libdbus-1-dev libibus-1.0-dev libudev-dev wayland-protocols)

needs_tarball()
{
    needs_libraries
    echo "${linux_headers[@]}"
}

needs_test_tarball()
{
    echo python3 xvfb xdotool openbox
}

# make_linux_tree SYSTEM CMAKE-ARGUMENT...: the installed tree, with the libraries of that system inside.
make_linux_tree()
{
    local system=$1 out=$kept/$1-game
    case " ${linux_made:-} " in *" $system "*) return 0 ;; esac
    libraries "$system"
    PKG_CONFIG_LIBDIR=$kept/$system/lib/pkgconfig build_game "$out" -DPKG_CONFIG_ARGN=--static \
        -DCMAKE_EXE_LINKER_FLAGS=-Wl,--gc-sections "${@:2}"
    rm -rf "$out/installed"
    quietly "$out/install.log" cmake --install "$out" --prefix "$out/installed" --strip
    library_licences >"$out/installed/share/doc/route-mille/LIBRARIES"
    linux_made="${linux_made:-} $system"
}

# pack_linux SYSTEM MACHINE
pack_linux()
{
    local at=$kept/$1-tarball
    rm -rf "$at"
    mkdir -p "$at"
    cp -a "$kept/$1-game/installed" "$at/$name"
    ln -s bin/route-mille "$at/$name/route-mille"
    pack_tar "$at/$name" "$dist/$name-linux-$2.tar.gz"
}

make_tarball()
{
    make_linux_tree linux
    pack_linux linux x86_64
}

# bare_root FOLDER [DOWNLOAD]: a system with nothing but the C library and X, from Debian's packages, which DOWNLOAD fetches.
bare_root()
{
    local root=$1 download=${2:-apt-get download} package
    [ ! -e "$root/.complete" ] || return 0
    rm -rf "$root"
    mkdir -p "$root/packages" "$root"/{tmp,proc,dev,etc}
    (
        cd "$root/packages" || exit
        # shellcheck disable=SC2086
        quietly "$root.log" $download libc6 libx11-6 libx11-data libxcb1 libxau6 libxdmcp6 libbsd0 libmd0 libxext6 \
            libxcursor1 libxfixes3 libxrender1 libxi6 libxrandr2 libxss1
        for package in *.deb; do
            dpkg-deb -x "$package" "$root"
        done
    )
    rm -rf "$root/packages"
    touch "$root/.complete"
}

# unpack_linux MACHINE: moved, beside libraries that are none, and looked into; `program` is where it is.
unpack_linux()
{
    local library needed
    scratch
    tar -xzf "$dist/$name-linux-$1.tar.gz" -C "$aside"
    mv "$aside/$name" "$aside/le jeu"
    program="$aside/le jeu/route-mille"
    # Whatever another program has put there is not ours.
    mkdir "$aside/foreign"
    for library in libSDL2-2.0.so.0 libSDL2_image-2.0.so.0 libSDL2_ttf-2.0.so.0 libSDL2_mixer-2.0.so.0; do
        echo "no library" >"$aside/foreign/$library"
    done
    needed=$(readelf -d "$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | tr '\n' ' ')
    echo "The program needs: $needed"
    case " $needed" in *SDL* | *freetype* | *libz*) fail "SDL is not inside the program" ;; esac
    old_glibc "$aside/le jeu/bin"
}

test_tarball()
{
    local program
    unpack_linux x86_64
    python3 -B packaging/try.py --shot "$dist/tarball-tried.png" env "LD_LIBRARY_PATH=$aside/foreign" "$program"
    bare_root "$kept/bare"
    rm -rf "$kept/bare/opt"
    cp -a "$aside/le jeu" "$kept/bare/opt"
    python3 -B packaging/try.py --short packaging/targets/bare.sh "$kept/bare" /opt/route-mille
}
