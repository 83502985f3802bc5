# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Debian and Ubuntu: the program, its data, the lab. Read by packaging/make.
# shellcheck disable=SC2154

needs_deb()
{
    echo debhelper dpkg-dev cmake ninja-build gettext pkg-config python3 libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev \
        libsdl2-mixer-dev libwebsockets-dev
}

needs_test_deb()
{
    echo lintian debootstrap autopkgtest
}

# debian_source FOLDER: the source package's folder in that, beside its own tarball: a changelog and a copyright that say what
# the tree says.
debian_source()
{
    local folder=$1/$name site contact
    rm -rf "$1"
    mkdir -p "$1"
    cp -a "$tree" "$folder"
    pack_tar "$folder" "$1/route-mille_$version.orig.tar.gz"
    cp -a "$tree/packaging/debian" "$folder/debian"
    rm "$folder/debian/copyright.py"
    python3 -B "$tree/packaging/debian/copyright.py" "$tree" >"$folder/debian/copyright"
    site=$(sed -n 's/^set(ROUTE_MILLE_SITE \(.*\))$/\1/p' "$tree/CMakeLists.txt")
    contact=$(sed -n 's/^set(ROUTE_MILLE_CONTACT \(.*\))$/\1/p' "$tree/CMakeLists.txt")
    sed -i "s|@ROUTE_MILLE_SITE@|$site|; s|@ROUTE_MILLE_CONTACT@|$contact|; s|@PROJECT@|${site#https://github.com/}|" "$folder/debian/control" "$folder/debian/watch"
    cat >"$folder/debian/changelog" <<END
route-mille ($version-1) unstable; urgency=medium

  * Version $version, as its CHANGELOG.md tells.

 -- $(sed -n 's/^Maintainer: //p' "$folder/debian/control")  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
}

# build_deb DPKG-BUILDPACKAGE-OPTION...
build_deb()
{
    debian_source "$kept/deb"
    (
        cd "$kept/deb/$name" || exit
        export DEB_BUILD_OPTIONS="nocheck parallel=$jobs ${draft:-}"
        [ ! -d /usr/lib/ccache ] || PATH=/usr/lib/ccache:$PATH
        quietly "$kept/deb/build.log" dpkg-buildpackage -us -uc "$@"
    )
}

make_deb()
{
    # With -d, for what only its tests need is not here.
    build_deb -d
    rm -f "$dist"/route-mille*_{amd64,all}.deb
    cp "$kept/deb"/route-mille{,-data,-lab}_"$version"*.deb "$dist/"
}

# A Debian with the three packages and nothing that they do not ask for, but what plays the game.
clean_root()
{
    local root=$1 suite mirror
    if [ ! -e "$root/.complete" ]; then
        rm -rf "$root"
        suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
        mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Component: main' 'Origin: Debian' | head -n 1)
        quietly "$kept/debootstrap.log" debootstrap --variant=minbase "$suite" "$root" "${mirror:-http://deb.debian.org/debian}"
        touch "$root/.complete"
    fi
}

# with_places ROOT COMMAND...: while it runs ROOT has this machine's /proc and /dev and a /tmp of its own.
with_places()
{
    # shellcheck disable=SC2016
    unshare --mount bash -c '
        mount --rbind /proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs none "$0/tmp" && exec "$@"' "$@"
}

# in_root ROOT COMMAND...: with this machine's name server.
in_root()
{
    local root=$1
    shift
    cp /etc/resolv.conf "$root/etc/"
    with_places "$root" chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

test_deb()
{
    local root=$kept/debian-root desktop
    # What wants an upload: the bug that asks for the package. What wants a decision of Debian's: its own fonts.
    lintian --tag-display-limit 0 --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$kept"/deb/*.changes
    clean_root "$root"
    rm -rf "$root/packages" "$root/tried"
    mkdir "$root/packages" "$root/tried"
    cp "$dist"/route-mille*_{amd64,all}.deb "$root/packages/"
    cp -a "$kept/deb/$name/"{debian,packaging,tests} "$root/tried/"
    quietly "$kept/debian-install.log" in_root "$root" sh -c '
        apt-get update && { dpkg --purge route-mille route-mille-lab route-mille-data || true; } &&
        apt-get install -y --no-install-recommends /packages/*.deb &&
        apt-get install -y --no-install-recommends openbox python3 xdotool xvfb libglib2.0-bin'
    # What debian/tests tells, by Debian's own hand.
    with_places "$root" autopkgtest --no-built-binaries "$kept"/deb/*.dsc "$dist"/route-mille*_{amd64,all}.deb -- chroot "$root"
    desktop=$(basename "$root"/usr/share/applications/*RouteMille.desktop)
    in_root "$root" sh -c "cd /tried && python3 -B packaging/try.py --launch gio launch /usr/share/applications/$desktop"
}
