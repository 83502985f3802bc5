# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What a machine needs to build, test and check the game, and how each package manager calls it.
# Read by ./play, ./test and .ci/run, which have set `here` to the top of the tree.
#
# needs_have THING...     true if all are there
# needs_install THING...  installs those that are missing; says what and how, asks if a person is there

# The libraries and the oldest versions that will do, from the places that state them.
# shellcheck disable=SC2154
needs_module()
{
    sed -n 's/^ *pkg_check_modules([A-Z0-9]* .*IMPORTED_TARGET \(.*\))$/\1/p' "$here/CMakeLists.txt" "$here/cmake/wire.cmake" |
        tr ' ' '\n' | grep -i "^$1\(>=\|\$\)" | sed 's/>=/ >= /'
}

needs_have_one()
{
    case $1 in
    compiler) command -v cc || command -v gcc || command -v clang ;;
    sdl2 | sdl2_image | sdl2_ttf | sdl2_mixer | libwebsockets) pkg-config --exists "$(needs_module "$1")" ;;
    cmocka) pkg-config --exists cmocka ;;
    xvfb) command -v Xvfb ;;
    *) command -v "$1" ;;
    esac >/dev/null 2>&1
}

needs_have()
{
    local thing
    for thing in "$@"; do
        needs_have_one "$thing" || return 1
    done
}

needs_manager()
{
    local manager
    if [ "$(uname -s)" = Darwin ]; then
        command -v brew >/dev/null && echo brew
        return
    fi
    for manager in apt-get dnf pacman zypper brew; do
        if command -v "$manager" >/dev/null; then
            echo "$manager"
            return
        fi
    done
}

# needs_package MANAGER THING: its packages there; nothing if that system has none.
needs_package()
{
    case $1:$2 in
    apt-get:compiler) echo gcc libc6-dev ;;
    apt-get:sdl2) echo libsdl2-dev ;;
    apt-get:sdl2_*) echo "libsdl2-${2#sdl2_}-dev" ;;
    apt-get:cmocka) echo libcmocka-dev ;;
    apt-get:libwebsockets) echo libwebsockets-dev ;;
    apt-get:x86_64-w64-mingw32-gcc-win32) echo gcc-mingw-w64-x86-64-win32 ;;
    apt-get:gio) echo libglib2.0-bin ;;
    apt-get:ninja | dnf:ninja) echo ninja-build ;;
    zypper:gio) echo glib2-tools ;;
    brew:gio) echo glib ;;
    *:gio) echo glib2 ;;
    zypper:appstreamcli) echo AppStream ;;
    *:appstreamcli) echo appstream ;;
    *:desktop-file-validate) echo desktop-file-utils ;;
    *:update-mime-database) echo shared-mime-info ;;
    dnf:compiler) echo gcc libasan libubsan ;;
    dnf:xvfb) echo xorg-x11-server-Xvfb ;;
    dnf:clang-tidy) echo clang-tools-extra ;;
    zypper:compiler) echo gcc ;;
    zypper:xvfb) echo xorg-x11-server-Xvfb ;;
    zypper:clang-tidy) echo clang-tools ;;
    dnf:pkg-config | zypper:pkg-config) echo pkgconf-pkg-config ;;
    dnf:sdl2 | zypper:sdl2 | dnf:cmocka | zypper:cmocka | dnf:libwebsockets | zypper:libwebsockets) echo "pkgconfig($2)" ;;
    dnf:sdl2_* | zypper:sdl2_*) echo "pkgconfig(SDL2_${2#sdl2_})" ;;
    pacman:compiler) echo gcc ;;
    pacman:pkg-config) echo pkgconf ;;
    pacman:python3) echo python ;;
    pacman:xvfb) echo xorg-server-xvfb ;;
    pacman:clang-tidy) echo clang ;;
    zypper:msgfmt) echo gettext-tools ;;
    *:msgfmt) echo gettext ;;
    brew:compiler | brew:make | brew:xvfb | brew:xdotool | brew:openbox) ;;
    brew:pkg-config) echo pkgconf ;;
    brew:clang | brew:clang-tidy) echo llvm ;;
    *) echo "$2" ;;
    esac
}

# needs_run MANAGER PACKAGE...: `as` is how to become root.
needs_run()
{
    local manager=$1
    shift
    case $manager in
    apt-get)
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
            "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
        ;;
    dnf) "${as[@]}" dnf install -y "$@" ;;
    pacman)
        # Without -y first: a new list of packages beside an old system is asking for trouble.
        "${as[@]}" pacman -S --needed --noconfirm "$@" || "${as[@]}" pacman -Sy --needed --noconfirm "$@"
        ;;
    zypper) "${as[@]}" zypper --non-interactive install --no-recommends "$@" ;;
    brew) brew install "$@" ;;
    esac
}

needs_install()
{
    local thing manager missing=() packages=() as=() answer
    for thing in "$@"; do
        needs_have_one "$thing" || missing+=("$thing")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    manager=$(needs_manager)
    if [ -z "$manager" ]; then
        echo "Missing: ${missing[*]}. Please install them (no package manager known here was found) and try again." >&2
        return 1
    fi
    for thing in "${missing[@]}"; do
        # shellcheck disable=SC2207
        packages+=($(needs_package "$manager" "$thing"))
    done
    if [ "$(uname -s)" = Darwin ] && ! needs_have_one compiler; then
        echo "There is no C compiler: run \"xcode-select --install\" and try again." >&2
        return 1
    fi
    if [ ${#packages[@]} -eq 0 ]; then
        echo "Missing: ${missing[*]}, which $manager does not have." >&2
        return 1
    fi

    if [ "$manager" != brew ] && [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Missing: ${packages[*]}. Only root may install them and there is no sudo here; as root, run:" \
                "$manager install ${packages[*]}" >&2
            return 1
        fi
        as=(sudo)
        [ -t 0 ] || as=(sudo -n)
    fi

    echo "Route Mille needs a few packages that are not here yet. With ${as[*]:+${as[*]} }$manager this installs:"
    echo "  ${packages[*]}"
    if [ -t 0 ]; then
        read -r -p "Go on? [Y/n] " answer
        case $answer in
        '' | [yYoOjJ]*) ;;
        *)
            echo "Nothing was installed." >&2
            return 1
            ;;
        esac
    fi
    # Mirrors hiccup; a second try costs little.
    if ! needs_run "$manager" "${packages[@]}" && ! needs_run "$manager" "${packages[@]}"; then
        echo "$manager could not install: ${packages[*]}" >&2
        return 1
    fi
    hash -r
    for thing in "${missing[@]}"; do
        if ! needs_have_one "$thing"; then
            echo "Still missing after installing: $thing $(needs_module "$thing"). This system's packages may be too old." >&2
            return 1
        fi
    done
}
