# shellcheck shell=bash
# Projects of users: 'copra new' and the commands that work on a project. Read by the script 'copra', whose functions it uses.

# The version of Copra: that of CMakeLists.txt, or of the installed package.
copra_version() {
    if [[ -f $root/VERSION ]]; then
        cat "$root/VERSION"
    else
        sed -nE 's/^project\(Copra VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt"
    fi
}

# Whether this is the command of the sources, not the installed one.
is_checkout() { [[ -f $root/framework/cocos2d.h ]]; }

# --- new --------------------------------------------------------------------------------------

new_usage() {
    cat <<'HELP'
usage: copra new NAME [--dir DIR] [--template game|platformer|port|guide|empty]

Creates the project NAME in DIR/NAME, by default in the current folder: a game that builds, plays, and
passes its tests at once. NAME is also the name of the program. It consists of letters, digits, and _,
and begins with a letter.

  game        catch falling stars: sprites, labels, touch and keys, sounds, actions (default)
  platformer  run, jump and push crates through a level of tiles, also with a game controller
  port        the layout of cocos2d-x 3, for an existing game
  guide       a scene for the examples of the guides, with their images, sounds, and maps
  empty       a scene with a picture and a line of text
HELP
}

templates_of() { find "$root/scripts/templates" -mindepth 1 -maxdepth 1 -type d ! -name common -printf '%f\n' | sort | paste -sd' '; }

# Fails with a sentence unless NAME can be the name of a program, a CMake target and a C++ identifier.
check_project_name() {
    local name=$1 reserved
    [[ $name != */* ]] || usage_error "'$name' cannot be the name of a project: it is a path; name the folder with --dir"
    [[ $name =~ ^[A-Za-z][A-Za-z0-9_]*$ ]] || usage_error "'$name' cannot be the name of a project: use letters, digits and _, and begin with a letter"
    ((${#name} <= 50)) || usage_error "'$name' is too long for the name of a project: use at most 50 characters"
    # Targets of CMake and of Copra, and words of C++ that a program might be called.
    # and folders of a project or of its build, in whose place the program would lie.
    for reserved in all help clean install test package package_source edit_cache rebuild_cache list_install_components game \
        tests portable cmakefiles testing resources source classes framework pictures _deps lib bin \
        main std int char float double bool void auto class struct namespace new delete this true false copra cocos2d ax gallery; do
        [[ ${name,,} != "$reserved" ]] || usage_error "'$name' cannot be the name of a project: CMake, C++ or Copra uses it"
    done
    [[ ${name,,} != copra_* ]] || usage_error "'$name' cannot be the name of a project: those of the libraries begin with copra_"
}

usage_error() {
    printf '%s\n' "copra: $*" >&2
    exit 2
}

# add_files <resources> <template>...: copies what the templates take from other folders of Copra. Each line of their lists `files` has the
# path of a file or folder, and the folder of the resources that it belongs in.
add_files() {
    local resources=$1 template path folder
    shift
    for template in "$@"; do
        [[ -f $root/scripts/templates/$template/files ]] || continue
        while read -r path folder; do
            mkdir -p "$resources/$folder"
            cp -R "$root/$path" "$resources/$folder/"
        done <"$root/scripts/templates/$template/files"
    done
}

# fill_in <folder> <name> <template>: replaces the placeholders in all text files.
fill_in() {
    local folder=$1 name=$2 template=$3 sources=source resources=resources main=source/main.cpp scene=GameScene
    case $template in
    port) sources=Classes resources=Resources main=proj.linux/main.cpp ;;
    platformer) scene=LevelScene ;;
    empty) scene=MainScene ;;
    guide) scene=ExampleScene ;;
    esac
    # What starts a game is the same in all templates but that one which keeps the folders of cocos2d-x.
    [[ $sources == source ]] || rm -r "$folder/source"
    local about
    about=$(sed 's/[&|\\]/\\&/g' "$folder/about" | sed -e ':a' -e 'N' -e '$!ba' -e 's/\n/\\n/g')
    rm "$folder/about"
    find "$folder" -type f \( -name '*.txt' -o -name '*.cpp' -o -name '*.h' -o -name '*.md' -o -name launch.json -o -name desktop -o -name LICENSE \) -exec \
        sed -i -e "s|@ABOUT@|$about|g" -e "s|@NAME@|$name|g" -e "s|@SOURCES@|$sources|g" -e "s|@RESOURCES@|$resources|g" \
        -e "s|@MAIN@|$main|g" -e "s|@SCENE@|$scene|g" -e "s|@COPRA_VERSION@|$(copra_version)|g" {} +
    mv "$folder/gitignore" "$folder/.gitignore"
    mv "$folder/editorconfig" "$folder/.editorconfig"
    mv "$folder/clang-format" "$folder/.clang-format"
    mv "$folder/clangd" "$folder/.clangd"
    mv "$folder/vscode" "$folder/.vscode"
    mv "$folder/github" "$folder/.github"
    mv "$folder/desktop" "$folder/$name.desktop"
    add_files "$folder/$resources" common "$template"
    rm "$folder/files"
    printf 'name %s\ntemplate %s\nversion %s\n' "$name" "$template" "$(copra_version)" >"$folder/.copra"
    copra_source >>"$folder/.copra"
    if is_checkout; then printf '%s\n' "$root" >"$folder/.copra-local"; fi
}

# Where others, and CI, get the sources that make a project: the lines 'repository' and 'revision' of .copra. Nothing if the
# sources have no repository but on this computer.
copra_source() {
    local repository revision
    if ! is_checkout; then
        cat "$root/SOURCE"
        return
    fi
    repository=$(git -C "$root" remote get-url origin 2>/dev/null) || return 0
    revision=$(git -C "$root" rev-parse HEAD 2>/dev/null) || return 0
    [[ $repository != /* && $repository != .* && $repository != file:* ]] || return 0
    printf 'repository %s\nrevision %s\n' "$repository" "$revision"
}

# Fails in a folder of the sources or of a project, where the new one would lie among their files. The build folder of the sources
# is not theirs.
check_parent() {
    local parent folder around
    parent=$(readlink -m "$1")
    folder=$parent
    while [[ ! -d $folder ]]; do folder=$(dirname "$folder"); done
    around=$(cd "$folder" && find_project 2>/dev/null)
    [[ -z $around ]] || usage_error "'$parent' belongs to the project $around: name another folder, for example --dir ~/games"
    if is_checkout && [[ $parent/ == "$root"/* && $parent/ != "$root"/build/* ]]; then
        usage_error "'$parent' belongs to the sources of Copra: name another folder, for example --dir ~/games"
    fi
}

new_command() {
    local name='' parent=. template=game
    while (($# > 0)); do
        case $1 in
        --help | -h)
            new_usage
            return
            ;;
        --dir | --template)
            (($# > 1)) || usage_error "$1 needs a value"
            if [[ $1 == --dir ]]; then parent=$2; else template=$2; fi
            shift
            ;;
        --dir=*) parent=${1#*=} ;;
        --template=*) template=${1#*=} ;;
        -*) usage_error "there is no option '$1' ('copra new --help' lists them)" ;;
        *)
            [[ -z $name ]] || usage_error "give one name, not two: '$name' or '$1'?"
            name=$1
            ;;
        esac
        shift
    done
    [[ -n $name ]] || usage_error "the name of the project is missing: copra new NAME"
    check_project_name "$name"
    [[ " $(templates_of) " == *" $template "* && $template != *' '* && -n $template ]] ||
        usage_error "there is no template '$template'; the templates are: $(templates_of)"
    [[ -e $parent && ! -d $parent ]] && usage_error "'$parent' is not a folder"
    check_parent "$parent"
    local target=$parent/$name
    [[ ! -e $target ]] || usage_error "'$target' already exists"
    # The project is made beside its place and moved there when it is complete.
    mkdir -p "$parent" 2>/dev/null || usage_error "cannot create the folder '$parent'"
    unfinished=$(mktemp -d "$parent/.$name.XXXXXX" 2>/dev/null) || usage_error "cannot write to the folder '$parent'"
    trap 'rm -rf "$unfinished"' EXIT
    chmod 755 "$unfinished"
    # Not in a condition, where a command that fails would not end the script.
    cp -R "$root/scripts/templates/common/." "$root/scripts/templates/$template/." "$unfinished/"
    cp "$root/scripts/gdb/copra.py" "$unfinished/vscode/gdb-copra.py"
    fill_in "$unfinished" "$name" "$template"
    mv -T "$unfinished" "$target"
    trap - EXIT
    say "created $target from the template $template:"
    say "  cd $target && ./copra test    # or run, bench, package"
}

# --- commands on a project --------------------------------------------------------------------

# Whether a file or folder belongs to the user, or to the one who called sudo.
is_own() {
    local owner
    owner=$(stat -c %u "$1") || return 1
    [[ $owner == "$EUID" || ($EUID == 0 && -n ${SUDO_UID:-} && $owner == "$SUDO_UID") ]]
}

# test_names <source>...: the names of the tests in these sources. Fails if only a build knows them: a macro or a computed name makes some.
test_names() {
    local status=0
    (($# > 0)) || return 1
    grep -qsE 'INSTANTIATE_|TYPED_TEST|TEST_P|#[[:space:]]*define.*TEST' "$@" || status=$?
    ((status == 1)) || return 1 # 2: a file cannot be read
    cat "$@" | tr '\n' ' ' | grep -oE '\bTEST(_F)?[[:space:]]*\([[:space:]]*\w+[[:space:]]*,[[:space:]]*\w+' |
        sed -E 's/.*\([[:space:]]*(\w+)[[:space:]]*,[[:space:]]*/\1./'
}

# matches_filter <filter>: whether a line of the input matches a filter of GoogleTest: patterns between ':' and, after '-', exceptions.
matches_filter() {
    local filter=$1 exceptions='' pattern name
    if [[ $filter == *-* ]]; then
        exceptions=${filter#*-}
        filter=${filter%%-*}
    fi
    local patterns excepted
    IFS=: read -ra patterns <<<"${filter:-*}"
    IFS=: read -ra excepted <<<"$exceptions"
    while read -r name; do
        for pattern in "${excepted[@]}"; do
            # shellcheck disable=SC2053
            [[ $name != $pattern ]] || continue 2
        done
        for pattern in "${patterns[@]}"; do
            # shellcheck disable=SC2053
            [[ $name != $pattern ]] || return 0
        done
    done
    return 1
}

# lists_no_test <program> <filter> <source>...: whether a test program is newer than its sources and all headers of tests, and has no test
# that matches a filter of GoogleTest.
lists_no_test() {
    local program=$1 filter=$2 listed
    shift 2
    [[ -x $program && -z $(find "$@" -newer "$program" -print -quit 2>&1) ]] || return 1
    [[ -z $(find "$root/tests" -name '*.h' -newer "$program" -print -quit) ]] || return 1
    listed=$("$program" --gtest_list_tests --gtest_filter="$filter") || return 1
    [[ $listed != *$'\n '* ]] # the names of tests are indented; the line that main() prints is not
}

# selects_no_test <build folder> <option of ctest>...: whether the options choose tests by name or label, and there is none.
selects_no_test() {
    local tree=$1
    shift
    [[ " $* " =~ \ (-R|-L|--tests-regex|--label-regex)[\ =] ]] || return 1
    [[ $(ctest --test-dir "$tree" -N "$@" 2>/dev/null) == *$'\nTotal Tests: 0'* ]]
}

# The folder of the project that the current folder belongs to; empty if there is none. The files of a project are commands, so
# that of another user in a folder above, such as /tmp, is none: git has the same rule. Nothing above the sources of Copra is one
# for them.
find_project() {
    local folder=$PWD last=/
    if is_checkout && [[ $PWD/ == "$root"/* ]]; then last=$(dirname "$root"); fi
    while [[ -n $folder && $folder != / && $folder != "$last" ]]; do
        if [[ -f $folder/.copra ]]; then
            if is_own "$folder" && is_own "$folder/.copra"; then
                printf '%s\n' "$folder"
            else
                printf '%s\n' "copra: the project $folder belongs to another user, so it is not used" >&2
            fi
            return
        fi
        folder=$(dirname "$folder")
    done
}

project_value() { awk -v key="$1" '$1 == key { print $2; exit }' "$project/.copra"; }

# Fails unless the project was made for this version: the same first number, and until 1.0 the same second.
check_project() {
    name=$(project_value name)
    [[ $name =~ ^[A-Za-z][A-Za-z0-9_]*$ ]] || die "$project/.copra does not name the project: add the line 'name NAME'"
    local wanted have
    wanted=$(project_value version)
    have=$(copra_version)
    [[ $wanted =~ ^[0-9]+\.[0-9]+ ]] || die "$project/.copra does not name the version of Copra: add the line 'version $(copra_version)'"
    if [[ ${wanted%%.*} != "${have%%.*}" || (${wanted%%.*} == 0 && $(cut -d. -f2 <<<"$wanted") != "$(cut -d. -f2 <<<"$have")") ]]; then
        die "$name is made for Copra $wanted, and this is Copra $have: change 'version' in .copra and COPRA in CMakeLists.txt" \
            "after you have read the changes"
    fi
}

# project_build <preset> [target]...: a tree that is configured is left alone; the build itself runs CMake again when a list of
# sources or a CMakeLists.txt changed.
project_build() {
    local preset=$1 tree=$project/build/$1 log=$project/build/configure-$1.log
    shift
    if [[ ! $tree/build.ninja -nt $project/CMakePresets.json ]]; then
        # With the sources of Copra, its libraries are needed as well; what an installed one needs came with its packages.
        if is_checkout; then need_packages library project; fi
        has cmake || die "cannot continue without: cmake"
        has ninja || die "cannot continue without: ninja (Debian package ninja-build)"
        has "${CXX:-c++}" || die "cannot continue without a C++ compiler: g++ (or set CXX)"
        mkdir -p "$project/build"
        if ! (cd "$project" && cmake --preset "$preset") >"$log" 2>&1; then
            cat "$log" >&2
            die "CMake could not configure build/$preset"
        fi
    fi
    cmake --build "$tree" --target "${@:-all}" || die "the build of build/$preset failed"
}

display_runner() { if is_checkout; then echo "$root/tests/display/with-display"; else echo "$root/scripts/with-display"; fi; }

# --record NAME writes tests/recordings/NAME.input. 'web' serves the game as a page, 'windows' plays it in Wine.
project_run() {
    if [[ ${1:-} == web || ${1:-} == windows ]]; then
        source "$root/scripts/package.sh" && package_for "$1" project && "run_$1" "$name" "$project/dist" "${@:2}"
        return
    fi
    local options=() runner=() picture=$project/build/$name.png
    while (($# > 0)); do
        if [[ $1 == --record ]]; then
            [[ ${2:-} =~ ^[A-Za-z0-9_-]+$ ]] || usage_error "--record needs a name of letters, digits, _ and -"
            options+=(--record "$project/tests/recordings/$2.input")
            shift
        else
            options+=("$1")
        fi
        shift
    done
    project_build release "$name"
    if ! given --headless "${options[@]}" && ! given --help "${options[@]}" && ! given -h "${options[@]}" &&
        ! given --version "${options[@]}" && ! has_display; then
        need_packages display
        runner=("$(display_runner)")
        if ! given --frames "${options[@]}" && ! given --replay "${options[@]}"; then options+=(--frames 300); fi
        given --screenshot "${options[@]}" || options+=(--screenshot "$picture")
        say "there is no display here: the game runs in a virtual one (${options[*]})"
    fi
    "${runner[@]}" "$project/build/release/$name" "${options[@]}"
    if ((${#runner[@]} > 0)) && [[ -f $picture ]]; then say "picture: $picture"; fi
}

# The sums of what tests compare with: golden pictures and recordings.
expected_files() { (cd "$project" && find tests -type f ! -name '*.cpp' ! -name '*.h' -exec cksum {} + | sort); }

# The names of the tests, as the sources have them. Fails if only a build knows them: CMake computes some, or see test_names().
names_in_sources() {
    local tests=$project/tests recording sources
    [[ -f $tests/CMakeLists.txt ]] || return 1
    if sed 's/add_test(NAME replay\.\${name}//; s/#.*//' "$tests/CMakeLists.txt" | grep -qE 'add_test|catch_discover|add_subdirectory'; then return 1; fi
    mapfile -t sources < <(find "$tests" -name '*.cpp' -o -name '*.h')
    test_names "${sources[@]}" || return 1
    for recording in "$tests"/recordings/*.input; do
        if [[ -e $recording ]]; then basename "$recording" .input | sed 's/\..*//; s/^/replay./'; fi
    done
}

# Whether a build has listed the tests, and nothing in the folder of the tests has changed since.
is_listed() {
    local list
    list=$(find "$project/build/debug" -name '*_tests.cmake' -print -quit 2>/dev/null)
    [[ -n $list && -z $(find "$project/tests" -newer "$list" -print -quit) ]]
}

# similar <name> <known name>...: the one that was probably meant, or nothing.
similar() {
    command -v python3 >/dev/null && python3 -c 'import difflib, sys; print(*difflib.get_close_matches(sys.argv[1], sys.argv[2:], 1))' "$@" || true
}

# check_ctest_options <option>...: refuses a long option that ctest does not have: ctest ignores it and runs all tests.
check_ctest_options() {
    local option known meant
    mapfile -t known < <(ctest --help 2>/dev/null | grep -oE -- '--[a-z0-9.-]+' | sort -u)
    ((${#known[@]} > 0)) || return 0 # ctest is not installed yet
    for option in "$@"; do
        option=${option%%=*}
        [[ $option == --?* && " ${known[*]} " != *" $option "* ]] || continue
        meant=$(similar "$option" --accept "${known[@]}")
        usage_error "there is no option '$option'${meant:+; did you mean '$meant'?}"
    done
}

# project_test [WORD|list] [option of ctest]...: with a word, the tests whose names have it. --accept makes what the tests see the
# expected pictures and states, and names those that are new.
project_test() {
    local options=() option words=() before='' status=0 names target=all
    for option in "$@"; do
        if [[ $option == --accept ]]; then export COPRA_ACCEPT=1; else options+=("$option"); fi
    done
    if [[ ${options[0]:-} == -R && ${options[1]:--} != -* ]]; then options=("${options[@]:1}"); fi # the option of ctest for the same
    if [[ ${options[0]:--} != -* ]]; then
        if [[ ${options[0]} == list ]]; then words=(-N); else words=(-R "${options[0]}"); fi
        options=("${options[@]:1}")
        [[ ${options[0]:--} == -* ]] || usage_error "test takes one word, a regular expression such as 'Star|Boat': '${options[0]}'?"
    fi
    check_ctest_options "${options[@]}"
    # Before the build, if the sources or a build that is newer show all names. A word that grep does not read is left to ctest.
    if [[ ${words[0]:-} == -R ]] && names=$(names_in_sources); then
        grep -qE -- "${words[1]}" <<<"$names" 2>/dev/null || (($? > 1)) ||
            die "no test of $name matches '${words[1]}'; the tests are in: $(sed 's/\..*//' <<<"$names" | sort -u | paste -sd ' ')"
        # Only recordings are played by the game itself.
        if grep -q "^add_executable(${name}_tests " "$project/tests/CMakeLists.txt" &&
            ! grep -E -- "${words[1]}" <<<"$names" 2>/dev/null | grep -q '^replay\.'; then target=${name}_tests; fi
    elif is_listed && selects_no_test "$project/build/debug" "${words[@]}"; then
        die "no test of $name matches '${words[1]}': './copra test list' lists the names"
    fi
    project_build debug "$target"
    if selects_no_test "$project/build/debug" "${words[@]}"; then
        die "no test of $name matches '${words[1]}': './copra test list' lists the names"
    fi
    [[ -z ${COPRA_ACCEPT:-} ]] || before=$(expected_files)
    ctest --test-dir "$project/build/debug" --output-on-failure --no-tests=error -j "$(nproc)" "${words[@]}" "${options[@]}" || status=$?
    if [[ -n ${COPRA_ACCEPT:-} ]]; then
        comm -13 <(printf '%s\n' "$before") <(expected_files) | cut -d' ' -f3- | sed 's/^/copra: accepted /'
    fi
    return "$status"
}

# project_debug [test] [option]...: the debug build of the game, or of its tests, in gdb, which shows nodes and values as text.
project_debug() {
    local program=$project/build/debug/$name
    has gdb || die "there is no gdb: install the package gdb"
    if [[ ${1:-} == test ]]; then
        program=$project/build/debug/tests/${name}_tests
        export COPRA_BACKEND=null
        shift
    fi
    project_build debug
    exec gdb -q -x "$root/scripts/gdb/copra.py" --args "$program" "$@"
}

# The time of a frame without a display: a long run less a short one, which costs the start.
project_bench() {
    local frames=${1:-3000} begun middle finish
    [[ $frames =~ ^[0-9]+$ && $frames -gt 60 ]] || usage_error "bench takes a number of frames above 60"
    project_build release "$name"
    begun=$EPOCHREALTIME
    "$project/build/release/$name" --headless --frames 60 --seed 1 >/dev/null || die "the game failed"
    middle=$EPOCHREALTIME
    "$project/build/release/$name" --headless --frames "$frames" --seed 1 || die "the game failed"
    finish=$EPOCHREALTIME
    awk -v a="$begun" -v b="$middle" -v c="$finish" -v n="$frames" \
        'BEGIN { printf "%.3f ms for a frame without drawing, %.0f ms to start\n", (c - b - (b - a)) / (n - 60) * 1000, (b - a) * 1000 }'
}

project_command() {
    local command=$1
    shift
    check_project
    case $command in
    run) project_run "$@" ;;
    test) project_test "$@" ;;
    bench) project_bench "$@" ;;
    debug) project_debug "$@" ;;
    package) source "$root/scripts/package.sh" && package_project "$@" ;;
    esac
}
