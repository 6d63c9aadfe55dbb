#include "render/shaderTokens.h"
#include "render/shaderTranslation.h"

namespace copra {

namespace {

/// The next "0:12" or "0(12" that is not the end of a word: where the line's number starts.
std::size_t placeIn(std::string_view words, std::size_t from) {
    for (std::size_t at = words.find('0', from); at != std::string_view::npos; at = words.find('0', at + 1)) {
        const bool isWhole = at == 0 || !isWordLetter(words[at - 1]);
        if (!isWhole || at + 2 >= words.size()) continue;
        const bool isPlace = words[at + 1] == ':' || words[at + 1] == '(';
        if (isPlace && words[at + 2] >= '0' && words[at + 2] <= '9') return at + 2;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text)) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.substr(text.size() - 1))) text.remove_suffix(1);
    return text;
}

/// Without "error:" or "error C1008:" before it.
std::string_view withoutKind(std::string_view text) {
    constexpr std::string_view kKind = "error";
    if (text.substr(0, kKind.size()) != kKind) return text;
    const std::size_t colon = text.find(':');
    return colon == std::string_view::npos ? text : trimmed(text.substr(colon + 1));
}

} // namespace

CompileError firstCompileError(const std::string& words) {
    // "0:12(5): error: text" (Mesa), "ERROR: 0:12: text" (AMD, Apple), "0(12) : error C1: text" (NVIDIA)
    CompileError complaint;
    complaint.isVertex = words.find("vertex shader") != std::string::npos;
    complaint.text = words;
    const std::string_view all = words;
    const std::size_t place = placeIn(all, 0);
    const std::size_t colon = all.find(':', place);
    if (place == std::string_view::npos || colon == std::string_view::npos) return complaint;
    // Where all is in one line, the next place starts the next complaint.
    const std::size_t following = placeIn(all, colon);
    std::string_view first = all.substr(colon + 1);
    if (following != std::string_view::npos) first = all.substr(colon + 1, following - 2 - colon - 1);
    first = trimmed(first);
    const std::string_view text = withoutKind(first.substr(0, first.find('\n')));
    if (text.empty()) return complaint;
    complaint.line = numberIn(all.substr(place));
    complaint.text = std::string(trimmed(text));
    return complaint;
}

} // namespace copra
