# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Linux on aarch64: the folder of the PC's tarball, built by a cross compiler. Read by packaging/make.
# shellcheck disable=SC2154
# shellcheck source=packaging/targets/cross.sh
. "$here/packaging/targets/cross.sh"

needs_tarball_aarch64()
{
    needs_libraries
    # What wayland's descriptions are read with runs here.
    echo gcc-aarch64-linux-gnu g++-aarch64-linux-gnu debootstrap libwayland-bin
}

needs_test_tarball_aarch64()
{
    needs_test_cross
}

make_tarball_aarch64()
{
    local at=$cross_root/usr/lib/aarch64-linux-gnu/pkgconfig:$cross_root/usr/share/pkgconfig
    make_cross_root
    export ROUTE_MILLE_LIBRARIES=$kept/linux-aarch64
    PKG_CONFIG_LIBDIR=$at PKG_CONFIG_SYSROOT_DIR=$cross_root libraries linux-aarch64
    make_linux_tree linux-aarch64 "${cross_flags[@]}"
    pack_linux linux-aarch64 aarch64
}

test_tarball_aarch64()
{
    local root=$kept/bare-aarch64 program
    unpack_linux aarch64 aarch64
    look_for_aarch64 "$program"
    bare_root "$root" download_foreign
    put_qemu "$root"
    packaging/targets/bare.sh "$root" /qemu "$program" --version
    python3 -B packaging/try.py --slow --shot "$dist/tarball-aarch64-tried.png" env "LD_LIBRARY_PATH=$aside/foreign" \
        packaging/targets/bare.sh "$root" /qemu "$program"
}
