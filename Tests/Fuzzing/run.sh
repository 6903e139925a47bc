#!/usr/bin/env bash
# Coverage-guided fuzzing with the toolchain's libFuzzer: half of the time each for the parser of
# transcripts, and the pictures of what it reads.
#
# usage: Tests/Fuzzing/run.sh SECONDS [CORPUS] | --same [BUILD] | INPUT
# Inputs that reach new code stay in CORPUS, by default .build/fuzzing/corpus. An input that fails is
# written to .build/fuzzing, and `Tests/Fuzzing/run.sh INPUT` runs it again. With --same, each run of the
# same code tries the same inputs, however fast the machine is. With BUILD, the scratch path of a
# release build of the `catalog`, only the libraries of the parser and the pictures are built again, which
# takes seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --same ] || [[ ${1:-} =~ ^[1-9][0-9]*$ ]] || [ -f "${1:-}" ] || {
  echo "usage: Tests/Fuzzing/run.sh SECONDS [CORPUS] | --same [BUILD] | INPUT" >&2
  exit 64
}
build=
[ "$1" != --same ] || build=${2:-}
[ -z "$build" ] || [ -d "$build/release/TransitionPictures.build" ] || {
  echo "$build has no release build: swift build -c release --scratch-path $build --product catalog" >&2
  exit 64
}

# Without Swift's own handler of crashes, libFuzzer writes the input.
export SWIFT_BACKTRACE=enable=no

# The libraries with coverage instrumentation; then the targets, which libFuzzer's `main` calls. Optimised
# code tries several times as many inputs a second, but takes three times as long to build.
case "$1" in
  *[!0-9]*) optimization=-Onone ;;
  *) optimization=-O ;;
esac
scratch=.build/fuzzing
fuzzer="$scratch/fuzz"
mkdir -p "$scratch"
options=(-c release --scratch-path "${build:-$scratch}")
compile=(swiftc "$optimization" -swift-version 6 -sanitize=fuzzer -parse-as-library)
instrument() { swift build "${options[@]}" -Xswiftc $optimization -Xswiftc -sanitize=fuzzer "$@"; }
libraries=(TransitionCurves HeadlessViews HeadlessStage HeadlessControllers HeadlessUIKit Transitioning)
tried=(TransitionRecording TransitionPictures)
objects=()
if [ -z "$build" ]; then
  instrument --target TransitionPictures 2>&1 | tail -3
  built=$(instrument --show-bin-path)
  libraries+=("${tried[@]}")
else
  built=$(swift build "${options[@]}" --show-bin-path)
  # The name that the package manager gives the package, from that of its folder.
  name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  compile+=(-package-name "$name")
  for feature in InternalImportsByDefault MemberImportVisibility ExistentialAny; do
    compile+=(-enable-upcoming-feature "$feature")
  done
  for library in "${tried[@]}"; do
    objects+=("$scratch/$library.o")
    find "Sources/$library" "$built/$library.build" -name '*.swift' -print0 |
      xargs -0 "${compile[@]}" -wmo -module-name "$library" -I "$built/Modules" -o "${objects[-1]}" -c
  done
fi
for library in "${libraries[@]}"; do
  while IFS= read -r object; do objects+=("$object"); done < <(
    find "$built/$library.build" -name '*.o')
done
"${compile[@]}" -module-name Fuzzing -I "$built/Modules" Tests/Fuzzing/*.swift "${objects[@]}" -o "$fuzzer"

if [ -f "$1" ]; then
  case "$(basename "$1")" in
    pictures-*) FUZZING=pictures "$fuzzer" "$1" ;;
    *) FUZZING=transcripts "$fuzzer" "$1" ;;
  esac
  exit
fi
place=()
if [ "$1" != --same ]; then
  corpus=${2:-$scratch/corpus}
else
  corpus=$(mktemp -d)
  trap 'rm -rf "$corpus"' EXIT
  # The path through a table depends on the hashes, and those of objects on their addresses.
  export SWIFT_DETERMINISTIC_HASHING=1
  ! setarch -R true 2> /dev/null || place=(setarch -R)
fi
# fuzz TARGET INPUTS [OPTION...]: with --same that number of inputs, otherwise half of the time.
fuzz() {
  echo "== $1"
  mkdir -p "$corpus/$1"
  local limit=(-max_total_time=$(((seconds + 1) / 2)))
  [ "$seconds" -gt 0 ] || limit=(-runs="$2" -seed=1 -reload=0)
  FUZZING=$1 "${place[@]}" "$fuzzer" "${limit[@]}" -print_final_stats=1 -verbosity=0 -print_funcs=0 \
    -rss_limit_mb=4096 -timeout=20 -artifact_prefix="$scratch/$1-" "${@:3}" 2>&1 |
    sed '/# Uses: /d; /ecommended dictionary/d; /^Dictionary:/d'
}
[ "$1" = --same ] && seconds=0 || seconds=$1
fuzz transcripts 120000 -max_len=20000 -dict=Tests/Fuzzing/transcript.dict "$corpus/transcripts" \
  Tests/Fuzzing/Transcripts
fuzz pictures 30000 -max_len=20000 -dict=Tests/Fuzzing/transcript.dict "$corpus/pictures" \
  Tests/Fuzzing/Transcripts
