#include "files/blankTexts.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace copra {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

enum class Markup { Start, End, Empty, Other };

/// Goes through the markup of a document and copies it.
class BlankTextWriter {
public:
    explicit BlankTextWriter(std::string_view xml) : _rest(xml) {}

    std::string run() {
        _out.reserve(_rest.size() + 16);
        for (Markup before = Markup::Other; !_rest.empty();) {
            const std::string_view text = take(_rest.find('<'));
            const std::string_view markup = take(markupEnd());
            const Markup kind = kindOf(markup);
            const bool isElementText = before == Markup::Start && kind == Markup::End;
            const bool isIndentation = text.find_first_of("\r\n") != std::string_view::npos;
            const bool isInElement = _depth > 0 && !markup.empty();
            const bool isContent = isInElement && (isElementText || !isIndentation);
            if (isContent && !text.empty() && text.find_first_not_of(kBlanks) == std::string_view::npos)
                addBlanks(text);
            else
                _out += text;
            _out += markup;
            if (kind == Markup::Start) ++_depth;
            if (kind == Markup::End) --_depth;
            before = kind;
        }
        return std::move(_out);
    }

private:
    std::string_view take(std::size_t length) {
        const std::string_view taken = _rest.substr(0, length);
        _rest.remove_prefix(taken.size());
        return taken;
    }

    /// The length of the markup that the rest begins with.
    std::size_t markupEnd() const {
        constexpr std::string_view kSections[][2] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
        for (const auto& [begin, end] : kSections)
            if (_rest.substr(0, begin.size()) == begin)
                return std::min(_rest.find(end), _rest.size()) + end.size();
        for (std::size_t i = 0; i < _rest.size(); ++i) {
            if (_rest[i] == '>') return i + 1;
            if (_rest[i] == '"' || _rest[i] == '\'') i = std::min(_rest.find(_rest[i], i + 1), _rest.size());
        }
        return _rest.size();
    }

    static Markup kindOf(std::string_view markup) {
        if (markup.size() < 3 || markup[1] == '!' || markup[1] == '?') return Markup::Other;
        if (markup[1] == '/') return Markup::End;
        return markup[markup.size() - 2] == '/' ? Markup::Empty : Markup::Start;
    }

    void addBlanks(std::string_view text) {
        if (text.substr(0, 2) == "\r\n") text.remove_prefix(1);
        const char first = text.front() == '\r' ? '\n' : text.front();
        _out += "&#" + std::to_string(static_cast<int>(first)) + ';';
        _out += text.substr(1);
    }

    std::string_view _rest;
    std::string _out;
    int _depth = 0;
};

} // namespace

std::string keepBlankTexts(std::string_view xml) {
    return BlankTextWriter(xml).run();
}

std::string keepCarriageReturns(std::string_view xml) {
    std::string result;
    for (const char character : xml)
        if (character == '\r')
            result += "&#13;";
        else
            result += character;
    return result;
}

} // namespace copra
