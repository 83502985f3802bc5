# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Debian's packages without what takes long: the compiler's best, names for a debugger, small files, the source package. Read
# by packaging/make.
# shellcheck disable=SC2034,SC2154
# shellcheck source=packaging/targets/deb.sh
. "$here/packaging/targets/deb.sh"

needs_draft()
{
    needs_deb
}

needs_test_draft()
{
    :
}

make_draft()
{
    local draft="noopt nostrip noautodbgsym"
    export DEB_CFLAGS_STRIP=-g DPKG_DEB_COMPRESSOR_TYPE=none
    build_deb -d -b
    (cd "$kept/deb" && ls -l ./*.deb)
}

test_draft()
{
    :
}
