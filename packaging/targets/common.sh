# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What the targets of packaging/make share. Read by it, which has set `here` to the top of the tree.
# shellcheck disable=SC2034,SC2154

dist=$here/dist
# What is built on the way: libraries, and a copy of the tree for each target.
kept=$here/build/packaging
tree=$kept/tree
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
version=$(sed -n 's/^project(route_mille VERSION \([0-9.]*\) .*/\1/p' "$here/CMakeLists.txt")
name=route-mille-$version
export LC_ALL=C.UTF-8 TZ=UTC DEBIAN_FRONTEND=noninteractive
umask 022

heading()
{
    printf '\n== %s\n' "$*"
}

fail()
{
    printf 'packaging/make: %s\n' "$*" >&2
    exit 1
}

# quietly LOG COMMAND...: its end is shown if it fails.
quietly()
{
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 || {
        tail -n 60 "$log" >&2
        fail "failed: $* (all of it: $log)"
    }
}

# want_packages PACKAGE...: installs those of Debian that are missing, and says which.
want_packages()
{
    local package missing=() as=()
    command -v apt-get >/dev/null || fail "this wants a Debian or Ubuntu, with apt-get."
    for package in "$@"; do
        case " ${missing[*]:-} " in *" $package "*) continue ;; esac
        dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || as=(sudo -n)
    echo "packaging/make needs packages that are not here yet; this installs, with ${as[*]:+${as[*]} }apt-get:"
    echo "  ${missing[*]}"
    quietly "$kept/apt-get.log" "${as[@]}" apt-get update
    quietly "$kept/apt-get.log" "${as[@]}" apt-get install -y --no-install-recommends "${missing[@]}"
}

# A copy of what git knows, with changes that are not committed yet, so that nothing lying about gets into a package;
# without git, of the unpacked source tarball.
export_tree()
{
    local commit
    rm -rf "$tree"
    mkdir -p "$tree"
    if git -C "$here" rev-parse --git-dir >/dev/null 2>&1 && [ -z "$(git -C "$here" rev-parse --show-prefix)" ]; then
        commit=$(git -C "$here" stash create)
        [ -z "$commit" ] || echo "There are changes that are not committed: they are part of what is made."
        commit=${commit:-HEAD}
        git -C "$here" archive --format=tar "$commit" | tar -xf - -C "$tree"
        SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct "HEAD")
        # Of changes that are not committed it would be the time of day.
        find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    else
        tar -C "$here" --exclude=./build --exclude=./dist -cf - . | tar -xf - -C "$tree"
        SOURCE_DATE_EPOCH=$(stat -c %Y "$here/CMakeLists.txt")
    fi
    export SOURCE_DATE_EPOCH
}

# Nothing in dist/ but what the list names, and nothing of an older version.
sums()
{
    # A signature is of the list that was.
    rm -f "$dist/SHA256SUMS.minisig"
    (cd "$dist" && find . -maxdepth 1 -type f ! -name SHA256SUMS ! -name "*-tried.png" -printf '%P\0' | sort -z |
        xargs -0r sha256sum >SHA256SUMS)
}

# pack_tar FOLDER OUT.tar.gz: the folder under its own name, sorted, nobody's, of the day of the last commit.
pack_tar()
{
    tar -C "$(dirname "$1")" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        --mode=u+rw,go+r-w,a+X --format=ustar -cf - "$(basename "$1")" | gzip -9n >"$2.new"
    mv "$2.new" "$2"
}

# pack_zip FOLDER OUT.zip [loose]: the folder under its own name, or loose: what is in it.
pack_zip()
{
    local at=$2 from what
    from=$(dirname "$1") what=$(basename "$1")
    [ "${3:-}" != loose ] || from=$1 what=.
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    rm -f "$at"
    (cd "$from" && find "$what" ! -name . | sed 's,^\./,,' | LC_ALL=C sort | zip -X -9 -q -@ "$at")
}

# old_glibc PATH...: whatever program or library lies there starts with a glibc of 2021.
old_glibc()
{
    local file newest limit=2.34
    while IFS= read -r -d '' file; do
        newest=$( (readelf --version-info --wide "$file" 2>/dev/null || true) | sed -n 's/.*Name: GLIBC_\([0-9.]*\) .*/\1/p' | sort -V | tail -n 1)
        [ -n "$newest" ] || continue
        echo "$(basename "$file") asks for glibc $newest."
        [ "$(printf '%s\n' "$newest" "$limit" | sort -V | tail -n 1)" = "$limit" ] || fail "$file asks for a newer glibc than $limit"
    done < <(find "$@" -type f -print0)
}

# make_again TARGET...: from the copy of the tree, which no git knows, in another folder; only the libraries are the same.
make_again()
{
    local folder library
    heading "made again"
    folder=$(mktemp -d /tmp/route-mille-again-XXXXXX)
    scratches+=("$folder")
    cp -a "$tree" "$folder/tree"
    mkdir -p "$folder/tree/build/packaging"
    for library in sources linux linux-aarch64 base-root cross-root windows web; do
        [ ! -e "$kept/$library" ] || ln -s "$kept/$library" "$folder/tree/build/packaging/"
    done
    quietly "$kept/again.log" "$folder/tree/packaging/make" "$@"
    (cd "$dist" && sha256sum --check "$folder/tree/dist/SHA256SUMS") || fail "other bytes came of it"
}

# The compiler's cache, where there is one; a base folder of the person's settings would shorten the names of files in it by
# where they lie, and so change bytes.
export CCACHE_BASEDIR='' CCACHE_HASHDIR=1
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache)

# build_game FOLDER CMAKE-ARGUMENT...: a release without its tests, from the copy of the tree.
build_game()
{
    local folder=$1
    shift
    quietly "$folder/configure.log" cmake -S "$tree" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
        "${launcher[@]}" "$@"
    quietly "$folder/build.log" cmake --build "$folder" --parallel "$jobs"
}

# A folder that nobody uses after this run, with blanks and accents in its name.
scratch()
{
    local folder
    folder=$(mktemp -d /tmp/route-mille-tried-XXXXXX)
    mkdir "$folder/Été à deux"
    scratches+=("$folder")
    aside=$folder/"Été à deux"
}
scratches=()
sweep()
{
    [ ${#scratches[@]} -eq 0 ] || rm -rf "${scratches[@]}"
}
trap sweep EXIT
