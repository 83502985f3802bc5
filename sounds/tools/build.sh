#!/bin/sh
# SPDX-License-Identifier: MIT
# One command: rebuild all music, effects and documents.  Arguments go to build.py.
cd "$(dirname "$0")" || exit 1
export PYTHONDONTWRITEBYTECODE=1
IFS=:
for d in $PATH; do
    p=$d/python3
    if [ -x "$p" ] && "$p" -c 'import numpy, scipy' 2>/dev/null; then
        unset IFS
        exec "$p" build.py "$@"
    fi
done
echo "needs a python3 with numpy and scipy on PATH" >&2
exit 1
