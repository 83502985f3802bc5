# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Debian and Ubuntu on aarch64: the same packages, by Debian's own way to build for another machine. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/cross.sh
. "$here/packaging/targets/cross.sh"

needs_deb_aarch64()
{
    echo debootstrap python3
}

needs_test_deb_aarch64()
{
    needs_test_cross
    echo lintian
}

make_deb_aarch64()
{
    make_cross_root
    debian_source "$cross_root/build"
    # shellcheck disable=SC2016
    quietly "$kept/deb-aarch64.log" in_root "$cross_root" sh -c 'cd "/build/$0" &&
        apt-get build-dep -y --no-install-recommends --host-architecture arm64 --build-profiles cross,nocheck ./ &&
        DEB_BUILD_PROFILES="cross nocheck" DEB_BUILD_OPTIONS="nocheck parallel=$1" dpkg-buildpackage -us -uc -b -aarm64' "$name" "$jobs"
    rm -f "$dist"/route-mille*_arm64.deb
    cp "$cross_root"/build/route-mille{,-lab}_"$version"*_arm64.deb "$cross_root"/build/route-mille-data_"$version"*.deb "$dist/"
}

test_deb_aarch64()
{
    local root=$kept/mixed-root program
    lintian --tag-display-limit 0 --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$cross_root"/build/*.changes
    mixed_root "$root" libc6:arm64
    rm -rf "$root/packages"
    mkdir "$root/packages"
    cp "$dist"/route-mille*_{arm64,all}.deb "$root/packages/"
    quietly "$root-install.log" in_root "$root" sh -c '
        apt-get update && { dpkg --purge route-mille:arm64 route-mille-lab:arm64 route-mille-data || true; } &&
        apt-get install -y --no-install-recommends /packages/*.deb'
    for program in route-mille route-mille-lab; do
        look_for_aarch64 "$root/usr/games/$program"
    done
    put_qemu "$root"
    in_root "$root" /qemu /usr/games/route-mille-lab selfplay regular sunday --games 2 >/dev/null
    in_root "$root" /qemu /usr/games/route-mille --version
    python3 -B packaging/try.py --slow --shot "$dist/deb-aarch64-tried.png" packaging/targets/bare.sh "$root" /qemu /usr/games/route-mille
}
