# shellcheck shell=bash
# 'copra docs': the reference and the guides as web pages. Read by the script 'copra'.

# draw_gallery <folder>: the pictures of the gallery in their full size, unless the gallery has not changed since they were drawn.
draw_gallery() {
    local gallery
    # The one that is built, or else that of the release, which is then built.
    for gallery in "$root"/build/{debug,release}/tests/gallery/gallery; do [[ ! -x $gallery ]] || break; done
    [[ -x $gallery ]] || "$root/copra" gallery --list >/dev/null || die "the gallery cannot be built"
    [[ $1/done -ot $gallery ]] || return 0
    say "drawing the pictures of the gallery: this takes a few minutes"
    rm -rf "$1" && mkdir -p "$1"
    "$root/tests/display/with-display" "$gallery" --all --shots "$1" >"$1/log.txt" 2>&1 || die "the gallery failed; see $1/log.txt"
    touch "$1/done"
}

docs_command() {
    local to=$root/build/docs pictures=$root/build/docs-pictures version
    [[ -z ${1:-} || $1 == --update || $1 == --pictures ]] || usage_error "docs takes --pictures or --update, not '$1'"
    need_packages docs
    has doxygen || die "cannot continue without: doxygen"
    has dot || die "cannot continue without: graphviz"
    rm -rf "$to"
    mkdir -p "$to"
    mkdir -p "$pictures"
    if [[ ${1:-} == --pictures ]]; then
        draw_gallery "$pictures"
        shift
    fi
    # Without them the reference shows the smaller ones of the tests.
    python3 -B "$root/scripts/reference/prepare.py" "$root" "$to/input" "$pictures"
    version=$(sed -n 's/^project(Copra VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
    (cd "$root" && COPRA_VERSION=$version doxygen docs/Doxyfile) || die "Doxygen could not build the pages"
    # Not ours to mend: Doxygen 1.9.4 knows no anchors of headings, and reads a member initializer in code
    # as a link.
    local warnings
    warnings=$(grep -vE "reference to '[a-z-]+' for|explicit link request to 'init" "$to/warnings.txt" |
        sed "s|$root/build/docs/input/||") || true
    if [[ -n $warnings ]]; then
        printf '%s\n' "$warnings" >&2
        die "Doxygen has warnings; fix the texts"
    fi
    python3 -B "$root/scripts/reference/undocumented.py" "$to/xml" "$root" "$root/docs/undocumented.txt" "$@" ||
        die "public symbols without a text of their own; write one"
    python3 -B "$root/scripts/reference/finish.py" "$root" "$to/html" || die "pages have broken links, altered code, or names that the search misses; fix them"
    if has node; then
        node "$root/scripts/reference/check_search.js" "$to/html" "$root/tests/docs/searches.txt" || die "the search does not show what it should"
    fi
    say "made $to/html/index.html: $(find "$to/html" -name '*.html' | wc -l) pages"
}
