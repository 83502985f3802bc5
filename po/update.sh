#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Collects every string marked _(), N_(), NC_() or _n(), and the words of the road book, into po/route-mille.pot and brings the translations up to
# date with it. New strings come out empty in po/*.po: what is empty there is said in English.
#
# po/update.sh [FOLDER]    writes POTFILES and route-mille.pot to FOLDER instead and touches no translation
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
contact=$(sed -n 's/^set(ROUTE_MILLE_CONTACT \(.*\))$/\1/p' "$here/../CMakeLists.txt")
out=${1:-$here}
cd "$here/.."

grep -lrE '\b(_|N_|NC_|_n)\(' --include='*.c' --include='*.h' src | grep -v '^src/base/i18n/translate.h$' | LC_ALL=C sort >"$out/POTFILES"
xgettext --files-from="$out/POTFILES" --language=C --from-code=UTF-8 --sort-by-file --add-location=file \
    --keyword --keyword=_ --keyword=N_ --keyword=NC_:1c,2 --keyword=_n:1,2 \
    --keyword=HEAD --keyword=TEXT --keyword=POINT --add-comments=TRANSLATORS: \
    --package-name="Route Mille" --copyright-holder="The Route Mille maintainers" \
    --msgid-bugs-address="$contact" --output=- |
    sed '/^"POT-Creation-Date:/d; s/charset=CHARSET/charset=UTF-8/' >"$out/route-mille.pot"
[ $# -eq 0 ] || exit 0
while read -r language; do
    if [ -e "po/$language.po" ]; then
        msgmerge --quiet --no-fuzzy-matching --update --backup=none --sort-by-file --add-location=file \
            "po/$language.po" po/route-mille.pot
    else
        msginit --no-translator --locale="$language" --input=po/route-mille.pot --output-file="po/$language.po"
    fi
    msgfmt --check --statistics --output-file=/dev/null "po/$language.po"
done < <(grep '^[a-z]' po/LINGUAS)
