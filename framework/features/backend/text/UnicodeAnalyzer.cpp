#include "backend/text/UnicodeAnalyzer.h"

#include "platform/system/paths.h"
#include "platform/system/programFolders.h"

#include <fribidi.h>
#include <hb.h>
#include <linebreak.h>
#include <thai/thwbrk.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>

namespace copra {

namespace {

static_assert(sizeof(char32_t) == sizeof(FriBidiChar), "FriBidi reads the characters in place");

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kTextPresentation = 0xFE0E;
constexpr char32_t kColorPresentation = 0xFE0F;
constexpr char32_t kKeycap = 0x20E3;

bool isIn(char32_t character, char32_t first, char32_t last) {
    return character >= first && character <= last;
}
bool isVariationSelector(char32_t c) {
    return isIn(c, 0xFE00, 0xFE0F) || isIn(c, 0xE0100, 0xE01EF);
}
bool isSkinTone(char32_t c) {
    return isIn(c, 0x1F3FB, 0x1F3FF);
}
bool isRegionalIndicator(char32_t c) {
    return isIn(c, 0x1F1E6, 0x1F1FF);
}
/// Letters behind a flag that name a region, as in the flag of Wales.
bool isTag(char32_t c) {
    return isIn(c, 0xE0020, 0xE007F);
}
/// The blocks of emoji that are in color unless a selector says otherwise.
bool isColorByDefault(char32_t c) {
    return isIn(c, 0x1F300, 0x1FAFF) || isRegionalIndicator(c) || c == 0x1F004 || c == 0x1F0CF;
}

bool isMark(char32_t c) {
    switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), c)) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
        return true;
    default:
        return false;
    }
}

// --- Order ---

void findLevels(std::u32string_view text, ParagraphInfo& info) {
    const auto count = static_cast<FriBidiStrIndex>(text.size());
    const auto* const characters = reinterpret_cast<const FriBidiChar*>(text.data());
    std::vector<FriBidiCharType> types(text.size());
    std::vector<FriBidiBracketType> brackets(text.size());
    std::vector<FriBidiLevel> levels(text.size());
    fribidi_get_bidi_types(characters, count, types.data());
    fribidi_get_bracket_types(characters, count, types.data(), brackets.data());
    FriBidiParType direction = FRIBIDI_PAR_ON; // as the first letter says
    if (!fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), count, &direction, levels.data()))
        return; // out of memory
    info.level = FRIBIDI_IS_RTL(direction) ? 1 : 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        info.characters[i].level = static_cast<std::uint8_t>(std::max<int>(levels[i], 0));
}

// --- Scripts ---

bool isShared(hb_script_t script) {
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

/// Shared characters have the script of the letter before them, those at the start that of the first letter.
void findScripts(std::u32string_view text, std::vector<CharacterInfo>& characters) {
    hb_unicode_funcs_t* const unicode = hb_unicode_funcs_get_default();
    hb_script_t current = HB_SCRIPT_COMMON;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const hb_script_t script = hb_unicode_script(unicode, text[i]);
        if (!isShared(script)) {
            if (current == HB_SCRIPT_COMMON)
                for (std::size_t before = 0; before < i; ++before) characters[before].script = script;
            current = script;
        }
        characters[i].script = current;
    }
}

// --- User-perceived characters ---

/// Whether a character belongs to the one before it. `flags`: the regional indicators before it in a row.
bool joinsPrevious(char32_t before, char32_t character, std::size_t flags) {
    if (isMark(character) || isVariationSelector(character) || isSkinTone(character) || isTag(character) ||
        character == kJoiner || character == kNonJoiner || character == kKeycap)
        return true;
    if (before == kJoiner) return isColorByDefault(character) || isIn(character, 0x2190, 0x2BFF);
    return isRegionalIndicator(character) && flags % 2 == 1;
}

void findClusters(std::u32string_view text, std::vector<CharacterInfo>& characters) {
    std::size_t flags = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0) characters[i].joinsPrevious = joinsPrevious(text[i - 1], text[i], flags);
        flags = isRegionalIndicator(text[i]) ? flags + 1 : 0;
    }
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin + 1;
        while (end < text.size() && characters[end].joinsPrevious) ++end;
        const std::u32string_view cluster = text.substr(begin, end - begin);
        const bool hasSelector = cluster.find(kColorPresentation) != std::u32string_view::npos;
        const bool isText = cluster.find(kTextPresentation) != std::u32string_view::npos;
        const bool isEmoji = hasSelector || (!isText && isColorByDefault(cluster.front()));
        for (; begin < end; ++begin) characters[begin].isEmoji = isEmoji;
    }
}

// --- Line breaks ---

bool hasThai(std::u32string_view text) {
    return std::any_of(text.begin(), text.end(), [](char32_t c) { return isIn(c, 0x0E00, 0x0E7F); });
}

/// libunibreak 1.1 aborts the program at regional indicators, at U+FFFF and beyond Unicode: characters that behave alike.
utf32_t knownToLineBreaks(char32_t character) {
    constexpr char32_t kEndMark = 0xFFFF; // in the library
    constexpr char32_t kLastCharacter = 0x10FFFF;
    constexpr char32_t kIdeograph = 0x4E00;
    constexpr char32_t kReplacement = 0xFFFD;
    if (isRegionalIndicator(character)) return kIdeograph;
    return character == kEndMark || character > kLastCharacter ? kReplacement : character;
}

void findLineBreaks(std::u32string_view text, std::vector<CharacterInfo>& characters) {
    std::vector<utf32_t> known(text.size());
    std::transform(text.begin(), text.end(), known.begin(), knownToLineBreaks);
    std::vector<char> breaks(text.size());
    set_linebreaks_utf32(known.data(), known.size(), "", breaks.data());
    // The result says whether a line may end behind a character.
    for (std::size_t i = 1; i < text.size(); ++i)
        characters[i].mayBreakBefore =
            breaks[i - 1] == LINEBREAK_ALLOWBREAK || breaks[i - 1] == LINEBREAK_MUSTBREAK;
}

} // namespace

void UnicodeAnalyzer::Closer::operator()(_ThBrk* breaker) const {
    th_brk_delete(breaker);
}

UnicodeAnalyzer::UnicodeAnalyzer() {
    init_linebreak();
}

UnicodeAnalyzer::~UnicodeAnalyzer() = default;

_ThBrk* UnicodeAnalyzer::thaiBreaker() {
    if (!_thaiIsLoaded) {
        // Packages for systems without libthai bring the dictionary along.
        const std::filesystem::path brought = programPath().parent_path() / "libthai" / "thbrk.tri";
        std::error_code error;
        const bool isThere = std::filesystem::exists(brought, error);
        _thaiBreaker.reset(th_brk_new(isThere ? pathText(brought).c_str() : nullptr));
    }
    _thaiIsLoaded = true;
    return _thaiBreaker.get();
}

/// Thai has no spaces between words.
void UnicodeAnalyzer::breakThai(std::u32string_view text, std::vector<CharacterInfo>& characters) {
    if (!thaiBreaker()) return;
    const std::wstring terminated(text.begin(), text.end());
    std::vector<int> positions(text.size());
    const int count =
        th_brk_wc_find_breaks(thaiBreaker(), terminated.c_str(), positions.data(), positions.size());
    for (int i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(positions[static_cast<std::size_t>(i)]);
        if (at > 0 && at < text.size() && isIn(text[at], 0x0E00, 0x0E7F) &&
            isIn(text[at - 1], 0x0E00, 0x0E7F))
            characters[at].mayBreakBefore = true;
    }
}

void UnicodeAnalyzer::analyze(std::u32string_view paragraph, ParagraphInfo& info) {
    info.level = 0;
    info.characters.assign(paragraph.size(), CharacterInfo());
    if (paragraph.empty()) return;
    findLevels(paragraph, info);
    findScripts(paragraph, info.characters);
    findClusters(paragraph, info.characters);
    findLineBreaks(paragraph, info.characters);
    if (hasThai(paragraph)) breakThai(paragraph, info.characters);
    for (CharacterInfo& character : info.characters)
        if (character.joinsPrevious) character.mayBreakBefore = false;
}

} // namespace copra
