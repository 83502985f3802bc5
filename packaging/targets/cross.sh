# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Linux on aarch64, made and tried on a PC: a compiler for it, Debians of their own that take packages of both, and qemu to run
# what came of it. The machine itself takes no packages of another architecture. Read by the targets for it.
# shellcheck disable=SC2034,SC2154
# shellcheck source=packaging/targets/tarball.sh
. "$here/packaging/targets/tarball.sh"
# shellcheck source=packaging/targets/deb.sh
. "$here/packaging/targets/deb.sh"

cross_root=$kept/cross-root
cross_flags=(-DCMAKE_TOOLCHAIN_FILE="$here/packaging/targets/aarch64.cmake")
export ROUTE_MILLE_ROOT=$cross_root

needs_test_cross()
{
    needs_test_tarball
    echo debootstrap qemu-user-static
}

# mixed_root ROOT PACKAGE...: a Debian as this machine's, with packages of both architectures.
mixed_root()
{
    local root=$1
    shift
    [ ! -e "$root/.mixed" ] || return 0
    clean_root "$kept/base-root"
    rm -rf "$root"
    cp -a "$kept/base-root" "$root"
    quietly "$root.log" in_root "$root" sh -c 'dpkg --add-architecture arm64 && apt-get update &&
        apt-get install -y --no-install-recommends "$@"' - "$@"
    touch "$root/.mixed"
}

# Where all of it is built: what SDL looks for, and a compiler for Debian's packages, which name themselves what else they want.
make_cross_root()
{
    mixed_root "$cross_root" crossbuild-essential-arm64 "${linux_headers[@]/%/:arm64}"
}

# download_foreign PACKAGE...: into this folder. What ends in -data is the same for all.
download_foreign()
{
    local packages=("${@/%/:arm64}")
    rm -rf "$cross_root/packages"
    mkdir "$cross_root/packages"
    # shellcheck disable=SC2016
    in_root "$cross_root" sh -c 'cd /packages && apt-get download "$@"' - "${packages[@]/%-data:arm64/-data}"
    mv "$cross_root"/packages/*.deb .
}

# What runs programs of aarch64 in ROOT: bare.sh ROOT /qemu PROGRAM
put_qemu()
{
    cp --remove-destination "$(command -v qemu-aarch64-static)" "$1/qemu"
}

look_for_aarch64()
{
    readelf -h "$1" | grep 'Machine: *AArch64' || fail "$1 is not for aarch64"
}
