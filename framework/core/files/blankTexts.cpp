#include "files/blankTexts.h"

#include <algorithm>
#include <cstddef>

namespace copra {

namespace {

/// The length of the markup that `xml` begins with.
std::size_t markupSize(std::string_view xml) {
    constexpr std::string_view kSections[][2] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
    for (const auto& [begin, end] : kSections)
        if (xml.substr(0, begin.size()) == begin) return std::min(xml.find(end), xml.size()) + end.size();
    for (std::size_t i = 0; i < xml.size(); ++i) {
        if (xml[i] == '>') return i + 1;
        if (xml[i] == '"' || xml[i] == '\'') i = std::min(xml.find(xml[i], i + 1), xml.size());
    }
    return xml.size();
}

std::string_view take(std::string_view& rest, std::size_t size) {
    const std::string_view taken = rest.substr(0, size);
    rest.remove_prefix(taken.size());
    return taken;
}

} // namespace

std::string keepBlankTexts(std::string_view xml) {
    std::string out;
    int depth = 0;
    for (bool isBegun = false; !xml.empty();) {
        std::string_view text = take(xml, xml.find('<'));
        const std::string_view markup = take(xml, markupSize(xml));
        const bool isTag = markup.size() > 2 && markup[1] != '!' && markup[1] != '?';
        const bool ends = isTag && markup[1] == '/';
        const bool begins = isTag && !ends && markup[markup.size() - 2] != '/';
        const bool isBlank = !text.empty() && text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
        const bool isIndentation = text.find_first_of("\r\n") != std::string_view::npos && !(isBegun && ends);
        if (isBlank && depth > 0 && !markup.empty() && !isIndentation) {
            if (text.substr(0, 2) == "\r\n") text.remove_prefix(1);
            const auto first = static_cast<unsigned char>(text[0] == '\r' ? '\n' : text[0]);
            out += "&#" + std::to_string(first) + ';';
            text.remove_prefix(1);
        }
        out.append(text).append(markup);
        depth += begins ? 1 : ends ? -1 : 0;
        isBegun = begins;
    }
    return out;
}

std::string keepCarriageReturns(std::string_view xml) {
    std::string result;
    for (const char character : xml) result += character == '\r' ? "&#13;" : std::string(1, character);
    return result;
}

} // namespace copra
