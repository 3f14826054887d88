#!/usr/bin/env bash
# Does the steps in $work/steps as they stand, on a copy of this machine that is gone afterwards,
# and then asks the questions in $work/questions. To be run in a mount and a process namespace of its
# own:
#
#   unshare --mount --pid --fork --kill-child bash machine.sh <work>
#
# The project is the current folder. Exit code 75 says that this machine does not allow it; the last
# line says why.
set -euo pipefail

work=$1
here=$(cd "$(dirname "$0")" && pwd)
project=$PWD
memory=$work/memory
root=$memory/root

cannot() { echo "$*"; exit 75; }

# What is written goes to memory, over the machine's own files.
lay() { # lay <lower> <name> <target>
  mkdir -p "$memory/$2" "$memory/$2.work" "$3"
  mount -t overlay overlay -o "lowerdir=$1,upperdir=$memory/$2,workdir=$memory/$2.work" "$3"
}

copy_machine() {
  mkdir -p "$memory"
  mount -t tmpfs tmpfs "$memory" 2>/dev/null || cannot "nothing may be mounted here"
  lay / machine "$root" 2>/dev/null || cannot "the machine's files cannot be overlaid"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root/run" && mount -t tmpfs tmpfs "$root/run"
  rm -rf "$root/srv/entreraices" "$root/home/deploy"
  # No service is started by an installation: nobody looks after services here.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  # Packages are kept for the next run.
  rm -f "$root/etc/apt/apt.conf.d/docker-clean"
  mkdir -p "$project/node_modules/.cache/machine-packages/partial"
  mount --bind "$project/node_modules/.cache/machine-packages" "$root/var/cache/apt/archives"
}

# Stand-ins where the world outside is needed, and a machine without a Node of its own.
make_stand_ins() {
  local node npm
  node=$(readlink -f "$(command -v node)")
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/stand-ins/node/bin" "$root/stand-ins/node/lib/node_modules"
  cp "$node" "$root/stand-ins/node/bin/node"
  cp -a "$npm" "$root/stand-ins/node/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/stand-ins/node/bin/npm"
  rm -f "$root"/usr/{,local/}bin/{node,nodejs,npm,npx}
  install -m 755 "$here"/stand-ins/* "$root/usr/local/sbin/"
  # The repository: the project as it stands now.
  mkdir -p "$root/stand-ins/repository"
  git -C "$project" -c safe.directory="$project" ls-files -z -co --exclude-standard |
    tar -C "$project" --null --ignore-failed-read -T - -c 2>/dev/null |
    tar -C "$root/stand-ins/repository" -x
  cp "$work/redirects.json" "$root/stand-ins/repository/data/"
  chroot "$root" bash -c 'git config --system safe.directory "*" && cd /stand-ins/repository &&
    git init -q -b main && git add -A &&
    git -c user.name=test -c user.email=test@example.org commit -q -m "As it stands"'
  local address
  for address in 127.0.0.1 $([ ! -e /proc/net/if_inet6 ] || echo ::1); do
    echo "$address $(cat "$work/names")" >>"$root/etc/hosts"
  done
}

# Packages and build are made already: to install and build takes longer than all the rest.
mount_build() {
  local site=$root/home/deploy/site
  if [ ! -d "$site" ] || [ -f "$root/home/deploy/.profile" ]; then return; fi
  lay "$project/node_modules" packages "$site/node_modules"
  chown --reference "$site" "$site/node_modules"
  mkdir "$site/public" && mount --bind "$project/public" "$site/public"
  echo "export RELEASE_BUILD='echo the finished build is mounted in place of npm run build'" \
    >"$root/home/deploy/.profile"
}

step() { # step <number>
  local user
  user=$(cat "$work/steps/$1.user")
  echo "▶ step $1 as $user"
  mkdir -p "$root/stand-ins/steps"
  cp "$work/steps/$1.sh" "$root/stand-ins/steps/"
  # A terminal gives a shell that has logged in, and whoever types stops at the first failure.
  chroot "$root" su - "$user" -c "bash -eo pipefail /stand-ins/steps/$1.sh" </dev/null
}

# The first step needs Debian's archive; from then on there is no network but the machine's own.
with_network() {
  copy_machine
  if ! step 1 >"$work/packages.log" 2>&1; then
    tail -n 5 "$work/packages.log"
    if grep -q "Unable to locate" "$work/packages.log"; then exit 1; fi
    cannot "Debian's packages cannot be had"
  fi
  make_stand_ins
  unshare --net bash "$here/machine.sh" "$work" without-network
}

# What curl tells of an answer.
told='{"failure": %{exitcode}, "status": "%{http_code}", "version": "%{http_version}",
  "redirect": "%{redirect_url}", "bytes": %{size_download}, "headers": %{header_json}}'

without_network() {
  # SIOCSIFFLAGS with IFF_UP and IFF_RUNNING: what `ip link set lo up` does (netdevice(7)).
  perl -e 'socket(S, 2, 1, 0); $up = pack("a16s", "lo", 0x41); ioctl(S, 0x8914, $up) or die "lo: $!"'
  chroot "$root" nginx
  local number
  for number in $(seq 2 "$(find "$work/steps" -name '*.sh' | wc -l)"); do
    mount_build
    step "$number"
  done
  while read -r question; do
    echo "$question" | chroot "$root" xargs curl -s --max-time 30 -o /dev/null --cacert /stand-ins/ca.pem \
      -w "answer $told" | tr -d '\n' || true
    echo
  done <"$work/questions"
}

if [ "${2:-}" = without-network ]; then without_network; else with_network; fi
