#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bare.sh ROOT PROGRAM ARGUMENT...: runs it with ROOT for its root, which sees this machine's /tmp, /proc and /dev. The
# process stays the same.
set -euo pipefail
root=$1
shift
own=()
[ "$(id -u)" = 0 ] || own=(--map-root-user)
# shellcheck disable=SC2016
exec unshare "${own[@]}" --mount bash -c '
    mount --rbind /tmp "$0/tmp" && mount --rbind /proc "$0/proc" && mount --rbind /dev "$0/dev" &&
    exec chroot "$0" "$@"' "$root" "$@"
