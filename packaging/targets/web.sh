# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# A browser: a folder for any server, in a zip whose top it is, as sites for games want it. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/libraries.sh
. "$here/packaging/targets/libraries.sh"

needs_web()
{
    needs_libraries
    echo emscripten python3 zip
}

needs_test_web()
{
    echo chromium chromium-driver firefox-esr webkit2gtk-driver pulseaudio xvfb openbox python3 unzip
}

make_web()
{
    local out=$kept/web-game folder=$kept/web-zip/$name
    export NODE_PATH=/usr/share/nodejs
    libraries web
    PKG_CONFIG_LIBDIR=$kept/web/lib/pkgconfig quietly "$out/configure.log" emcmake cmake -S "$tree" -B "$out" -G Ninja \
        -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF -DROUTE_MILLE_THREADS=OFF -DCMAKE_FIND_ROOT_PATH="$kept/web" "${launcher[@]}"
    quietly "$out/build.log" cmake --build "$out" --parallel "$jobs"
    rm -rf "$kept/web-zip"
    mkdir -p "$kept/web-zip"
    quietly "$out/install.log" cmake --install "$out" --prefix "$folder"
    library_licences >"$folder/LICENSES/LIBRARIES.txt"
    python3 -B packaging/web/parts.py "$folder"
    pack_zip "$folder" "$dist/$name-web.zip" loose
}

test_web()
{
    scratch
    unzip -q "$dist/$name-web.zip" -d "$aside"
    python3 -B packaging/try_web.py --shot "$dist/web-tried.png" "$aside"
}
