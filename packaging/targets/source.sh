# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# The sources as git knows them. Read by packaging/make.
# shellcheck disable=SC2154

needs_source()
{
    echo git
}

needs_test_source()
{
    echo gcc libc6-dev make cmake pkg-config gettext python3 libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev libwebsockets-dev \
        libcmocka-dev xvfb xdotool openbox appstream desktop-file-utils shared-mime-info libglib2.0-bin
}

make_source()
{
    rm -rf "$kept/source"
    mkdir -p "$kept/source"
    cp -a "$tree" "$kept/source/$name"
    pack_tar "$kept/source/$name" "$dist/$name-source.tar.gz"
}

# Far from any git, with the two commands that README gives.
test_source()
{
    scratch
    tar -xzf "$dist/$name-source.tar.gz" -C "$aside"
    (
        cd "$aside/$name" || exit
        git rev-parse --git-dir >/dev/null 2>&1 && fail "$aside lies within a git"
        ./play --version
        ./test quick "${ROUTE_MILLE_TRIED[@]}"
    )
}
# What goes to ./test quick there, such as: ROUTE_MILLE_TRY="-R journal"
read -r -a ROUTE_MILLE_TRIED <<<"${ROUTE_MILLE_TRY:-}"
