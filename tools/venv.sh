#!/bin/sh
# Creates the virtual environment $1 with the Python in $2 (or, when that is empty, the first one found that is new
# enough), or says what is missing. POSIX shell: it must run where no suitable Python exists.
set -eu
venv=$1
wanted=${2-}
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

stop() {
    printf '%s\n' "" "$@" "" >&2
    exit 1
}

found=
seen=
for python in ${wanted:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    version=$("$python" --version 2>&1) || continue
    seen="$seen
    $python is $version"
    if "$python" -c "$new_enough" 2>/dev/null; then
        found=$python
        break
    fi
done

if [ -z "$seen" ]; then
    stop "Serenissima needs Python 3.11 or newer, and ${wanted:-python3} was not found." \
        "Install it (Debian, Ubuntu: apt install python3 python3-venv; Fedora: dnf install python3;" \
        "macOS: brew install python), then run make again."
elif [ -z "$found" ]; then
    stop "Serenissima needs Python 3.11 or newer. Found only:$seen" \
        "Install a newer one; if it has another name, say so: make setup PYTHON=/path/to/python3.11"
fi
if ! "$found" -c 'import ensurepip, venv' 2>/dev/null; then
    number=$("$found" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    stop "$found cannot create virtual environments: its venv package is missing." \
        "Install it (Debian, Ubuntu: apt install python$number-venv), then run make again."
fi

echo "Creating $venv with $("$found" --version) ($found)"
if ! "$found" -m venv --clear "$venv"; then
    rm -rf "$venv"
    stop "$found could not create $venv; see above."
fi
