#include "opengl/shaderTokens.h"
#include "opengl/shaderTranslation.h"

namespace copra {

namespace {

/// The next "0:12" or "0(12" that does not continue a word: the position of the line number.
std::size_t findLine(std::string_view messages, std::size_t from) {
    for (std::size_t at = messages.find('0', from); at != std::string_view::npos;
         at = messages.find('0', at + 1)) {
        const bool isWhole = at == 0 || !isIdentifierChar(messages[at - 1]);
        if (!isWhole || at + 2 >= messages.size()) continue;
        const bool isPlace = messages[at + 1] == ':' || messages[at + 1] == '(';
        if (isPlace && messages[at + 2] >= '0' && messages[at + 2] <= '9') return at + 2;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text)) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.substr(text.size() - 1))) text.remove_suffix(1);
    return text;
}

/// Without "error:" or "error C1008:" before it.
std::string_view withoutPrefix(std::string_view text) {
    constexpr std::string_view kKind = "error";
    if (text.substr(0, kKind.size()) != kKind) return text;
    const std::size_t colon = text.find(':');
    return colon == std::string_view::npos ? text : trimmed(text.substr(colon + 1));
}

} // namespace

CompileError firstCompileError(const std::string& messages) {
    // "0:12(5): error: text" (Mesa), "ERROR: 0:12: text" (AMD, Apple), "0(12) : error C1: text" (NVIDIA)
    CompileError error;
    error.isVertex = messages.find("vertex shader") != std::string::npos;
    error.text = messages;
    const std::string_view all = messages;
    const std::size_t line = findLine(all, 0);
    const std::size_t colon = all.find(':', line);
    if (line == std::string_view::npos || colon == std::string_view::npos) return error;
    // If everything is in one line, the next line number starts the next error.
    const std::size_t following = findLine(all, colon);
    std::string_view first = all.substr(colon + 1);
    if (following != std::string_view::npos) first = all.substr(colon + 1, following - 2 - colon - 1);
    first = trimmed(first);
    const std::string_view text = withoutPrefix(first.substr(0, first.find('\n')));
    if (text.empty()) return error;
    error.line = numberIn(all.substr(line));
    error.text = std::string(trimmed(text));
    return error;
}

} // namespace copra
