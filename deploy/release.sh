#!/usr/bin/env bash
# Releases the site on one machine, so that the served folder is always one whole release.
#
#   deploy/release.sh            build, check, switch
#   deploy/release.sh rollback   back to the release before the live one
#   deploy/release.sh list       the kept releases, the live one marked
#
# Settings, all optional:
#   SITE_FOLDER     where releases lie and `live` points to one (/srv/entreraices)
#   RELEASE_BUILD   command that makes the build            (npm run build)
#   RELEASE_OUTPUT  folder where it leaves the build        (public)
#   KEEP_RELEASES   releases kept, the live one included    (3)
#   GATSBY_LAUNCH   empty for a build that may hold placeholders (checked: npm run launch)
#   KEEP_DAYS       days that a hashed file stays reachable after its last release (30)
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

site=${SITE_FOLDER:-/srv/entreraices}
build=${RELEASE_BUILD:-npm run build}
output=${RELEASE_OUTPUT:-public}
keep=${KEEP_RELEASES:-3}
days=${KEEP_DAYS:-30}
releases=$site/releases
# Set to nothing it stays so.
export GATSBY_LAUNCH=${GATSBY_LAUNCH-checked}

step() { printf '▶ %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# Kept releases, newest first; a name that starts with a dot is an unfinished one.
kept() { find "$releases" -mindepth 1 -maxdepth 1 -type d -name '2*' -printf '%f\n' | sort -rV; }

live() { if [ -L "$site/live" ]; then basename "$(readlink "$site/live")"; fi; }

# Files with a hash in their name, and their compressed copies (hashedPaths in gatsby/publish/hosting/rules.ts).
hashed() {
  (cd "$1" && find . -type f "${@:2}" \
    \( -path './static/*' -o -regex '\./\([^/]*\.\(js\|css\)\|icons-[^/]*\.svg\)\(\.br\|\.gz\)?' \)) | sort
}

# Keeps a release's hashed files reachable in another one: pages that are open now ask for them.
# Files of its own leave service today; those it kept from before only stay until their time is up.
carry() {
  local from=$releases/$1 to=$2 gone
  gone=$(mktemp)
  comm -23 <(hashed "$from") <(hashed "$to") >"$gone"
  if [ -f "$from.own" ]; then
    comm -12 "$gone" "$from.own" | (cd "$from" && xargs -r -d '\n' touch --)
  fi
  comm -12 "$gone" <(hashed "$from" -mtime "-$days") |
    (cd "$from" && xargs -r -d '\n' cp --link --parents -t "$to" --)
  rm -f "$gone"
}

# A rename is atomic: at every moment `live` is the old release or the new one.
switch_to() {
  step "switch to $1"
  ln -sfn "releases/$1" "$site/.live-next"
  mv -T "$site/.live-next" "$site/live"
}

tidy() {
  step "tidy"
  local name current
  current=$(live)
  kept | tail -n "+$((keep + 1))" | while read -r name; do
    [ "$name" = "$current" ] && continue
    # Renamed first, so that a half-removed release is never taken for one.
    mv -T "$releases/$name" "$releases/.old-$name"
    rm -rf "$releases/.old-$name" "$releases/$name.own"
  done
}

release() {
  local id new number=1
  id=$(date -u +%Y%m%dT%H%M%SZ)
  while [ -e "$releases/$id" ]; do
    number=$((number + 1))
    id="${id%%-*}-$number"
  done
  new=$releases/.new-$id

  step "build: $build"
  bash -c "$build" || fail "The build failed: the live site is as it was."
  [ -d "$output" ] || fail "The build left no folder $output: the live site is as it was."

  step "copy to $new"
  cp -a --reflink=auto "$output" "$new"

  step "check"
  node_modules/.bin/tsx tools/deploy/check-release.ts "$new" ||
    fail "The check failed: the live site is as it was."

  step "keep yesterday's hashed files"
  hashed "$new" >"$releases/$id.own"
  if [ -n "$(live)" ]; then carry "$(live)" "$new"; fi
  sync -f "$new"
  mv -T "$new" "$releases/$id"

  switch_to "$id"
  tidy
  step "released: $id is live"
}

rollback() {
  local current previous
  current=$(live)
  previous=$(kept | sed -n "/^$current\$/,\$p" | sed -n 2p)
  [ -n "$previous" ] || fail "There is no release before ${current:-the first one}."
  carry "$current" "$releases/$previous"
  switch_to "$previous"
  step "rolled back: $previous is live, $current is kept"
}

list() {
  local name current
  current=$(live)
  for name in $(kept); do
    if [ "$name" = "$current" ]; then echo "$name  live"; else echo "$name"; fi
  done
}

# The usual build installs the packages by itself; the check of any other needs them as well.
[ -d node_modules ] || [ "$build" = "npm run build" ] || npm ci --ignore-scripts
mkdir -p "$releases"
exec 9>"$site/.lock"
flock --nonblock 9 || fail "Another release is running on $site."
# What a killed run left behind.
rm -rf "$releases"/.new-* "$releases"/.old-* "$site/.live-next"
for list_of_own in "$releases"/*.own; do
  [ -d "${list_of_own%.own}" ] || rm -f "$list_of_own"
done

case ${1:-release} in
  release) release ;;
  rollback) rollback ;;
  list) list ;;
  *) fail "Unknown: $1. There are: release (or nothing), rollback, list." ;;
esac
