# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# SDL and what it stands on, static, from Debian's own source packages: libraries SYSTEM (linux, linux-aarch64, windows, web) builds
# them into build/packaging/SYSTEM once and keeps them there. Read by the targets that link them.
# shellcheck disable=SC2154

library_packages=(zlib freetype libsdl2 libsdl2-image libsdl2-ttf libsdl2-mixer libwebsockets)
sources=$kept/sources

needs_libraries()
{
    echo dpkg-dev cmake ninja-build pkg-config gettext gcc libc6-dev make
}

# The source packages by an apt configuration of our own: the machine's stays as it is.
fetch_sources()
{
    [ "$(cat "$sources/.complete" 2>/dev/null)" != "${library_packages[*]}" ] || return 0
    local apt=$kept/apt mirror suite key
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Component: main' 'Origin: Debian' | head -n 1)
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    key=/usr/share/keyrings/debian-archive-keyring.gpg
    rm -rf "$sources" "$apt"
    mkdir -p "$sources" "$apt"/{lists/partial,archives/partial}
    echo "deb-src [signed-by=$key] ${mirror:-http://deb.debian.org/debian} $suite main" >"$apt/sources.list"
    cat >"$apt/apt.conf" <<END
Dir::Etc::sourcelist "$apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$apt/lists";
Dir::Cache "$apt";
APT::Sandbox::User "root";
END
    APT_CONFIG=$apt/apt.conf quietly "$apt/update.log" apt-get update
    (cd "$sources" && APT_CONFIG=$apt/apt.conf quietly "$apt/source.log" apt-get source "${library_packages[@]}")
    echo "${library_packages[*]}" >"$sources/.complete"
}

# goes_in FILE: whether that source's library is among those built for this system (`libraries` has set `prefix`).
goes_in()
{
    case $1 in */libwebsockets[_-]*) [ -e "$prefix/lib/libwebsockets.a" ] ;; esac
}

# What has gone into a program with its libraries inside, and under which licences.
library_licences()
{
    local file folder
    echo "The program holds these libraries, built from Debian's source packages:"
    for file in "$sources"/*.dsc; do
        ! goes_in "$file" || sed -n 's/^Source: //p;s/^Version: //p' "$file" | paste -sd ' '
    done | sort -u
    for folder in "$sources"/*/; do
        goes_in "$folder" || continue
        printf '\n==== %s\n\n' "$(basename "$folder")"
        cat "$folder/debian/copyright"
    done
}

# library NAME FOLDER CMAKE-ARGUMENT...: configured, built and installed.
library()
{
    local library=$1 folder=$2
    shift 2
    echo "$library"
    quietly "$prefix/build/$library.log" cmake -S "$folder" -B "$prefix/build/$library" "${library_flags[@]}" "$@"
    quietly "$prefix/build/$library.log" cmake --build "$prefix/build/$library" --parallel "$jobs" --target install
}

# By hand: its CMake makes a shared library too and renames a header in its own tree.
library_zlib()
{
    echo zlib
    mkdir -p "$prefix/build/zlib" "$prefix/lib" "$prefix/include"
    (
        cd "$prefix/build/zlib" || exit
        "${cross}gcc" -O2 -fPIC -w -DNO_FSEEKO -ffile-prefix-map="$sources"=. -c \
            "$sources"/zlib-*/{adler32,compress,crc32,deflate,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c
        rm -f "$prefix/lib/libz.a"
        "${cross}ar" rcsD "$prefix/lib/libz.a" ./*.o
    )
    cp "$sources"/zlib-*/zlib.h "$sources"/zlib-*/zconf.h "$prefix/include/"
}

# pc NAME VERSION REQUIRES LIBRARY: the file that the game's CMake asks for and these do not install everywhere.
pc()
{
    cat >"$prefix/lib/pkgconfig/$1.pc" <<END
prefix=$prefix
Name: $1
Description: static
Version: $2
Requires: $3
Libs: -L\${prefix}/lib -l$4
Cflags: -I\${prefix}/include/SDL2
END
}

version_of()
{
    basename "$1" | sed 's/^.*-\([0-9.]*\).*$/\1/'
}

# by_hand NAME FLAGS FILE...: several files to a call, since CMake's questions to emcc take longer than all the rest.
by_hand()
{
    local library=$1 flags=$2 objects=$prefix/build/$1
    shift 2
    echo "$library"
    mkdir -p "$objects"
    (
        cd "$objects" || exit
        # shellcheck disable=SC2086
        printf '%s\0' "$@" | quietly "$objects/build.log" xargs -0 -P "$jobs" -n 24 emcc -O3 -w -ffile-prefix-map="$sources"=. \
            -I"$prefix/include" -I"$prefix/include/SDL2" $flags -c
        rm -f "$prefix/lib/lib$library.a"
        quietly "$objects/build.log" emar rcsD "$prefix/lib/lib$library.a" ./*.o
    )
}

# What SDL's own build would choose for a browser.
web_libraries()
{
    local at parts
    export NODE_PATH=/usr/share/nodejs
    mkdir -p "$prefix/include/SDL2"
    at=$(echo "$sources"/zlib-*/)
    cp "$at"/zlib.h "$at"/zconf.h "$prefix/include/"
    by_hand z -DNO_FSEEKO "$at"/{adler32,compress,crc32,deflate,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c
    at=$(echo "$sources"/freetype-*/)
    cp -r "$at"/include "$prefix/include/freetype2"
    parts=({autofit/autofit,base/ft{base,bbox,bitmap,debug,glyph,init,mm,stroke,synth,system},cff/cff,psaux/psaux,psnames/psnames}.c
        {pshinter/pshinter,raster/raster,sfnt/sfnt,smooth/smooth,truetype/truetype,gzip/ftgzip}.c)
    cat >"$prefix/include/freetype2/web_modules.h" <<END
FT_USE_MODULE( FT_Module_Class, autofit_module_class )
FT_USE_MODULE( FT_Driver_ClassRec, tt_driver_class )
FT_USE_MODULE( FT_Driver_ClassRec, cff_driver_class )
FT_USE_MODULE( FT_Module_Class, psaux_module_class )
FT_USE_MODULE( FT_Module_Class, psnames_module_class )
FT_USE_MODULE( FT_Module_Class, pshinter_module_class )
FT_USE_MODULE( FT_Module_Class, sfnt_module_class )
FT_USE_MODULE( FT_Renderer_Class, ft_smooth_renderer_class )
FT_USE_MODULE( FT_Renderer_Class, ft_raster1_renderer_class )
END
    by_hand freetype "-DFT2_BUILD_LIBRARY -DFT_CONFIG_OPTION_SYSTEM_ZLIB -DFT_CONFIG_MODULES_H=<web_modules.h> -I$prefix/include/freetype2" \
        "${parts[@]/#/$at/src/}"
    at=$(echo "$sources"/libsdl2-2*/)
    cp "$at"/include/*.h "$prefix/include/SDL2/"
    by_hand SDL2 "" "$at"/src/*.c \
        "$at"/src/{atomic,audio,cpuinfo,dynapi,events,file,haptic,hidapi,joystick,locale,misc,power,render,sensor,stdlib,thread,timer,video}/*.c \
        "$at"/src/video/yuv2rgb/yuv_rgb*.c "$at"/src/render/{opengles2,software}/*.c \
        "$at"/src/{audio,video,joystick,filesystem,locale,misc,power}/emscripten/*.c \
        "$at"/src/{audio,video,haptic,sensor,main}/dummy/*.c "$at"/src/audio/disk/*.c "$at"/src/thread/generic/*.c \
        "$at"/src/timer/unix/*.c "$at"/src/loadso/dlopen/*.c
    at=$(echo "$sources"/libsdl2-image-*/)
    cp "$at"/SDL_image.h "$prefix/include/SDL2/"
    by_hand SDL2_image "-DLOAD_PNG -DLOAD_SVG -DUSE_STBIMAGE" "$at"/IMG*.c
    at=$(echo "$sources"/libsdl2-ttf-*/)
    cp "$at"/SDL_ttf.h "$prefix/include/SDL2/"
    by_hand SDL2_ttf "-I$prefix/include/freetype2" "$at"/SDL_ttf.c
    at=$(echo "$sources"/libsdl2-mixer-*/)
    find "$at" -name SDL_mixer.h -exec cp {} "$prefix/include/SDL2/" \;
    by_hand SDL2_mixer "-DMUSIC_OGG -DOGG_USE_STB -DMUSIC_WAV -I$at/include -I$at/src -I$at/src/codecs" "$at"/src/*.c "$at"/src/codecs/*.c
    pc sdl2 2.26.5 "" SDL2
    pc SDL2_image 2.6.3 sdl2 SDL2_image
    pc SDL2_mixer 2.6.2 sdl2 SDL2_mixer
    pc SDL2_ttf 2.20.1 sdl2 SDL2_ttf
    rm -rf "$prefix/build"
}

libraries()
{
    local system=$1 cross='' off zlib stamp
    prefix=$kept/$system
    stamp=$(sha256sum <"$here/packaging/targets/libraries.sh")
    [ "$(cat "$prefix/.complete" 2>/dev/null)" != "$stamp" ] || return 0
    fetch_sources
    echo "The libraries for $system are built, once:"
    rm -rf "$prefix"
    mkdir -p "$prefix/lib/pkgconfig" "$prefix/include"
    if [ "$system" = web ]; then
        web_libraries
        echo "$stamp" >"$prefix/.complete"
        return
    fi
    library_flags=(-G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib
        -DCMAKE_PREFIX_PATH="$prefix" -DBUILD_SHARED_LIBS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON
        "-DCMAKE_C_FLAGS=-ffile-prefix-map=$sources=. -ffunction-sections -fdata-sections" "${launcher[@]}")
    case $system in
    windows)
        cross=x86_64-w64-mingw32-
        export ROUTE_MILLE_LIBRARIES=$prefix
        library_flags+=(-DCMAKE_TOOLCHAIN_FILE="$here/packaging/windows/toolchain.cmake")
        ;;
    linux-aarch64)
        cross=aarch64-linux-gnu-
        library_flags+=("${cross_flags[@]}")
        ;;
    esac
    library_zlib
    zlib=(-DZLIB_LIBRARY="$prefix/lib/libz.a" -DZLIB_INCLUDE_DIR="$prefix/include")
    library freetype "$sources"/freetype-* "${zlib[@]}" -DFT_REQUIRE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON \
        -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
    # On Linux it opens X11, Wayland, PulseAudio and so on while it runs, where they are.
    library SDL2 "$sources"/libsdl2-2* -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_STATIC_PIC=ON -DSDL_TEST=OFF
    off=()
    for format in AVIF JPG TIF WEBP JXL GIF LBM PCX PNM QOI TGA XCF XPM XV BMP; do
        off+=("-DSDL2IMAGE_$format=OFF")
    done
    library SDL2_image "$sources"/libsdl2-image-* "${zlib[@]}" -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_SAMPLES=OFF \
        -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_BACKEND_STB=ON -DSDL2IMAGE_PNG=ON -DSDL2IMAGE_SVG=ON "${off[@]}"
    library SDL2_ttf "$sources"/libsdl2-ttf-* "${zlib[@]}" -DSDL2TTF_VENDORED=OFF -DSDL2TTF_HARFBUZZ=OFF -DSDL2TTF_SAMPLES=OFF \
        -DFREETYPE_LIBRARY="$prefix/lib/libfreetype.a" -DFREETYPE_LIBRARY_RELEASE="$prefix/lib/libfreetype.a" \
        -DFREETYPE_INCLUDE_DIRS="$prefix/include/freetype2" -DFREETYPE_INCLUDE_DIR_ft2build="$prefix/include/freetype2" \
        -DFREETYPE_INCLUDE_DIR_freetype2="$prefix/include/freetype2"
    off=()
    for format in FLAC MOD MP3 MIDI OPUS; do
        off+=("-DSDL2MIXER_$format=OFF")
    done
    library SDL2_mixer "$sources"/libsdl2-mixer-* -DSDL2MIXER_VENDORED=OFF -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_DEPS_SHARED=OFF \
        -DSDL2MIXER_CMD=OFF -DSDL2MIXER_VORBIS=STB -DSDL2MIXER_WAVE=ON "${off[@]}"
    if [ "$system" != windows ]; then
        # Plain, as in a private network; like Debian's own, it does not stand strict aliasing.
        library libwebsockets "$sources"/libwebsockets-* "-DCMAKE_C_FLAGS=-ffile-prefix-map=$sources=. -ffunction-sections -fdata-sections -fno-strict-aliasing" \
            -DCMAKE_DISABLE_FIND_PACKAGE_Git=ON -DLWS_WITH_SHARED=OFF -DLWS_STATIC_PIC=ON -DLWS_WITH_SSL=OFF -DLWS_WITH_HTTP2=OFF \
            -DLWS_WITHOUT_EXTENSIONS=ON -DLWS_WITHOUT_TESTAPPS=ON -DLWS_UNIX_SOCK=OFF -DLWS_HAVE_LIBCAP=0 -DLWS_WITH_ZLIB=OFF
    fi
    pc SDL2_image "$(version_of "$sources"/libsdl2-image-*/)" sdl2 SDL2_image
    pc SDL2_mixer "$(version_of "$sources"/libsdl2-mixer-*/)" sdl2 SDL2_mixer
    pc SDL2_ttf "$(version_of "$sources"/libsdl2-ttf-*/)" "sdl2 freetype2" SDL2_ttf
    pc zlib "$(version_of "$sources"/zlib-*/)" "" z
    rm -rf "$prefix/build"
    echo "$stamp" >"$prefix/.complete"
}
