# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# From the source tarball, for those who build for others: a Flatpak manifest, a Homebrew formula, a PKGBUILD. Read by
# packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/source.sh
. "$here/packaging/targets/source.sh"
# shellcheck source=packaging/targets/libraries.sh
. "$here/packaging/targets/libraries.sh"

needs_recipes()
{
    needs_source
    echo dpkg-dev
}

needs_test_recipes()
{
    echo flatpak-builder python3 ruby gcc libc6-dev cmake make ninja-build pkg-config gettext libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev libwebsockets-dev
}

# stated NAME: what CMakeLists.txt sets it to.
stated()
{
    sed -n "s/^set($1 \(.*\))\$/\1/p" "$tree/CMakeLists.txt"
}

# upstream PACKAGE: a line for sed: where Debian keeps its tarball, and the sum in the .dsc that Debian has signed.
upstream()
{
    local upper=${1#libsdl2-} sum file
    upper=${upper^^}
    read -r sum file < <(sed -n '/^Checksums-Sha256:/,/^[^ ]/s/^ \([0-9a-f]*\) [0-9]* \(.*\.orig\.tar\..*\)$/\1 \2/p' "$sources/$1"_*.dsc)
    echo "s|@${upper}_URL@|https://deb.debian.org/debian/pool/main/${1:0:4}/$1/$file|; s|@${upper}_SHA256@|$sum|;"
}

make_recipes()
{
    local id site url sum libraries
    make_source
    fetch_sources
    libraries=$(upstream libsdl2-image && upstream libsdl2-ttf && upstream libsdl2-mixer && upstream libwebsockets)
    id=$(stated ROUTE_MILLE_ID) site=$(stated ROUTE_MILLE_SITE)
    url=$site/releases/download/v$version/$name-source.tar.gz
    sum=$(sha256sum <"$dist/$name-source.tar.gz" | cut -d ' ' -f 1)
    recipe()
    {
        sed "s|@ROUTE_MILLE_ID@|$id|; s|@ROUTE_MILLE_SITE@|$site|; s|@URL@|$url|; s|@SHA256@|$sum|; s|@VERSION@|$version|; $libraries" \
            "$tree/packaging/recipes/$1.in" >"$dist/$2"
    }
    recipe flatpak.yml "$id.yml"
    recipe route-mille.rb route-mille.rb
    recipe PKGBUILD PKGBUILD
}

test_recipes()
{
    local manifest=$kept/flatpak.json
    flatpak-builder --show-manifest "$dist/$(stated ROUTE_MILLE_ID).yml" >"$manifest"
    echo "flatpak-builder reads the manifest."
    ruby -c "$dist/route-mille.rb" >/dev/null
    echo "Ruby reads the formula."
    scratch
    (
        export JOBS=$jobs ${launcher:+CMAKE_C_COMPILER_LAUNCHER=ccache}
        # A Flatpak is built in /app: no blank there, which CMake's reader of pkg-config does not take.
        python3 -B packaging/try_flatpak.py "$manifest" "${aside%/*}/flatpak" "$sources" "$dist"
    )
    (
        # What makepkg does with it, with the tarball already there.
        # shellcheck source=/dev/null
        . "$dist/PKGBUILD"
        srcdir=$aside pkgdir=$aside/installed
        cd "$srcdir" || exit
        echo "${sha256sums[0]}  $dist/$name-source.tar.gz" | sha256sum --quiet --check
        tar -xzf "$dist/$name-source.tar.gz"
        export CMAKE_BUILD_PARALLEL_LEVEL=$jobs ${launcher:+CMAKE_C_COMPILER_LAUNCHER=ccache}
        quietly "$kept/pkgbuild.log" build
        check
        quietly "$kept/pkgbuild.log" package
        test -x "$pkgdir/usr/bin/route-mille"
        echo "The PKGBUILD builds and installs from the source tarball."
    )
}
