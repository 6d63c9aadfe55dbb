# shellcheck shell=bash
# The archive of Debian that this system installs from, as apt's own configuration names it.

# debian_sources <deb|deb-src> <suite>: prints the lines of a sources.list for the suite: those that apt has for it, with updates and
# security, or else one of the same archive.
debian_sources() {
    local type=$1 suite=$2 lines
    # apt knows whose archive it is once it has its lists.
    lines=$(debian_lines "$type" "$suite")
    if [[ -z $lines ]] && ((EUID == 0)); then
        apt-get update >&2 || true
        lines=$(debian_lines "$type" "$suite")
    fi
    if [[ -z $lines ]]; then
        echo "apt's configuration names no archive of Debian (apt-get update fetches its lists)" >&2
        return 1
    fi
    echo "$lines"
}

debian_lines() {
    apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)|$(RELEASE)|$(CODENAME)' 'Created-By: Packages' |
        awk -F'|' -v type="$1" -v suite="$2" '
            function line(uri, release) {
                return type " [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] " uri " " release " main"
            }
            $1 != "Debian" || seen[$0]++ { next }
            $4 ~ "^" suite "(-|$)" || $5 ~ "^" suite "(-|$)" { print line($3, $4); found = 1 }
            $2 == "Debian" { archive = $3 }
            END { if (!found && archive != "") print line(archive, suite) }'
}
