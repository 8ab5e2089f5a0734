# Functions that create and enter root directories of Debian; see scripts/fresh and scripts/measure/determinism, which
# define `say`.

# Runs a command as root, with sudo if necessary.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "creating and entering a root directory requires root privileges. Run this as root."
    exit 1
  fi
}

# Runs a command and prints the end of its output only if it fails.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    say "failed: $*"
    exit 1
  fi
  rm -f "$log"
}

# Ends the script unless the text is the name of a release.
check_release() {
  if ! [[ $1 =~ ^[a-z][a-z0-9.-]*$ ]]; then
    say "“$1” is not the name of a release. Specify a name such as trixie."
    exit 64
  fi
}

# Prints the release of this machine if it runs Debian.
own_release() {
  local ID='' VERSION_CODENAME=''
  # shellcheck disable=SC1091
  . /etc/os-release
  [ "$ID" != debian ] || printf '%s\n' "$VERSION_CODENAME"
}

# Prints the Debian mirror of this machine; on other systems debootstrap uses its default.
mirror() {
  local release
  release=$(own_release)
  [ -n "$release" ] || return 0
  apt-get indextargets --format '$(CREATED_BY) $(CODENAME) $(COMPONENT) $(REPO_URI)' |
    awk -v codename="$release" \
      '$1 == "Packages" && $2 == codename && $3 == "main" && !found { found = $4 }
       END { print found }'
}

# Creates a root directory with the minimal system of a release: `create_root RELEASE DIR [PACKAGES]`. The mounts of
# debootstrap end with its process.
create_root() {
  local release=$1 root=$2 packages=${3:-} mirror
  command -v apt-get >/dev/null || {
    say "a root directory requires debootstrap, and thus Debian or Ubuntu."
    exit 1
  }
  scripts/setup --only roots
  mirror=$(mirror)
  as_root rm -rf "$root"
  quietly as_root unshare --mount debootstrap --variant=minbase ${packages:+"--include=$packages"} "$release" \
    "$root" ${mirror:+"$mirror"}
  as_root find "$root/var/cache/apt/archives" -name '*.deb' -delete
}
