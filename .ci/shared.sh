# What the checks beside this file share; each reads it first.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What .ci/install has put there, and the programs of a release build.
# shellcheck disable=SC2034
programs=$PWD/.build/programs/bin
built=$PWD/.build/checks/release

# A folder for what only this run needs.
work=$(mktemp -d)
declare -A jobs
clean() {
  local job
  for job in "${jobs[@]}"; do kill -- "-$job" 2> /dev/null || true; done
  rm -rf "$work"
}
trap clean EXIT

# Seconds since the beginning, also of the script that runs this one, and what follows.
export CI_BEGAN=${CI_BEGAN:-$EPOCHSECONDS}
step() { printf '\n== %s s: %s\n' $((EPOCHSECONDS - CI_BEGAN)) "$*"; }

usage() {
  echo "usage: .ci/$(basename "$0")$1" >&2
  exit 64
}
# The arguments of a check that always looks at the same.
refuse_arguments() { [ $# -eq 0 ] || usage ""; }
# The arguments of a check that looks at a share of the samples, or with --all at all: sets `samples`.
read_samples() {
  case "$*" in
    "") samples=share ;;
    --all) samples=all ;;
    *) usage " [--all]" ;;
  esac
}

# What takes long and not both cores runs beside something else: `beside NAME COMMAND...` starts it, and
# `join NAME` waits for it and shows what it printed.
beside() {
  # With a group of its own, all its processes end when this script does.
  set -m
  "${@:2}" > "$work/$1.log" 2>&1 < /dev/null &
  set +m
  jobs[$1]=$!
}
join() {
  local status=0
  wait "${jobs[$1]}" || status=$?
  unset "jobs[$1]"
  cat "$work/$1.log"
  return $status
}

# `release PRODUCT...` builds programs, in a folder of their own, so that they and the tests do not wait
# for each other.
release() {
  local product
  for product in "$@"; do swift build -c release --scratch-path .build/checks --product "$product"; done
}

# Makes the site of the share of the samples, or of all, in `site`, once for each build of the catalog.
make_site() {
  site=$PWD/.build/site/$samples
  mkdir -p .build/site
  # Another check may make it at the same time.
  exec 9> .build/site/lock
  flock 9
  if [ ! "$site.made" -nt "$built/catalog" ]; then
    rm -rf "$site"
    time "$built/catalog" site --output "$site" --expectations "$samples"
    touch "$site.made"
  fi
  exec 9>&-
}
