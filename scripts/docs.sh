# shellcheck shell=bash
# 'copra docs': the reference and the guides as web pages. Read by the script 'copra'.

docs_command() {
    local to=$root/build/docs
    [[ -z ${1:-} || $1 == --update ]] || usage_error "docs takes no '$1' but --update, which shortens docs/undocumented.txt"
    need_packages docs
    has doxygen || die "cannot go on without: doxygen"
    rm -rf "$to"
    mkdir -p "$to"
    python3 -B "$root/scripts/class-pages.py" "$root" "$to/classes.dox"
    (cd "$root" && doxygen docs/Doxyfile) || die "Doxygen could not build the pages"
    # Not ours to mend: Doxygen 1.9.4 knows no anchors of headings, and reads a member initializer in code
    # as a link.
    local warnings
    warnings=$(grep -vE "reference to '[a-z-]+' for|explicit link request to 'init" "$to/warnings.txt" |
        sed "s|$root/||") || true
    if [[ -n $warnings ]]; then
        printf '%s\n' "$warnings" >&2
        die "Doxygen has warnings; mend the texts"
    fi
    python3 -B "$root/scripts/undocumented.py" "$to/xml" "$root" "$root/docs/undocumented.txt" "$@" ||
        die "public symbols without a text; write one"
    say "made $to/html/index.html: $(find "$to/html" -name '*.html' | wc -l) pages"
}
