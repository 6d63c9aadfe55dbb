#include "files/PlainPlist.h"

#include "base/Value.h"
#include "base/numberText.h"
#include "files/Plist.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>

namespace copra {

using cocos2d::Value;

namespace {

/// Each function takes what it reads from the front of the text, and returns whether it is what it expects.
class PlainPlistReader {
public:
    PlainPlistReader(std::string_view text, PlistVisitor& visitor) : _rest(text), _visitor(visitor) {}

    bool read() {
        if (_rest.find('\0') != std::string_view::npos) return false; // TinyXML2 ends there.
        take("\xEF\xBB\xBF");                                         // the byte order mark
        if (take("<?xml") && !takeTo("?>")) return false;
        if (take("<!DOCTYPE") && (!takeTo(">") || _taken.find('[') != std::string_view::npos)) return false;
        if (!take("<plist version=\"1.0\">") && !take("<plist>")) return false;
        return readValue(std::string()) && take("</plist>") && take("") && _rest.empty();
    }

private:
    bool readValue(const std::string& key) {
        if (take("<dict>")) return readDict(key);
        if (take("<array>")) return readArray(key);
        if (take("<string>")) return takeText("</string>") && add(key, Value(std::string(_taken)));
        if (take("<string/>")) return add(key, Value(""));
        if (take("<integer>")) return takeText("</integer>") && addInteger(key);
        if (take("<real>"))
            return takeText("</real>") && add(key, Value(readNumber<double>(std::string(_taken).c_str())));
        if (take("<dict/>")) {
            _visitor.beginDict(key);
            return end();
        }
        if (take("<array/>")) {
            _visitor.beginArray(key);
            return end();
        }
        if (take("<true/>")) return add(key, Value(true));
        if (take("<false/>")) return add(key, Value(false));
        return false;
    }

    bool readDict(const std::string& key) {
        if (++_depth > kMaxDepth) return false;
        _visitor.beginDict(key);
        while (take("<key>")) {
            if (!takeText("</key>") || !readValue(std::string(_taken))) return false;
        }
        --_depth;
        return take("</dict>") && end();
    }

    bool readArray(const std::string& key) {
        if (++_depth > kMaxDepth) return false;
        _visitor.beginArray(key);
        while (!take("</array>")) {
            if (!readValue(std::string())) return false;
        }
        --_depth;
        return end();
    }

    bool end() {
        _visitor.end();
        return true;
    }

    bool addInteger(const std::string& key) {
        int number = 0;
        const char* const end = _taken.data() + _taken.size();
        const auto parsed = std::from_chars(_taken.data(), end, number);
        return parsed.ec == std::errc() && parsed.ptr == end && add(key, Value(number));
    }

    bool add(const std::string& key, Value value) {
        _visitor.scalar(key, std::move(value));
        return true;
    }

    /// Takes spaces, and then `token`.
    bool take(std::string_view token) {
        _rest.remove_prefix(std::min(_rest.find_first_not_of(kSpaces), _rest.size()));
        if (_rest.substr(0, token.size()) != token) return false;
        _rest.remove_prefix(token.size());
        return true;
    }

    /// Takes everything up to `end`, and that too.
    bool takeTo(std::string_view end) {
        const std::size_t position = _rest.find(end);
        if (position == std::string_view::npos) return false;
        _taken = _rest.substr(0, position);
        _rest.remove_prefix(position + end.size());
        return true;
    }

    /// Takes the text of an element and its end, unless TinyXML2 would omit or translate the text.
    bool takeText(std::string_view end) {
        _taken = _rest.substr(0, _rest.find('<'));
        _rest.remove_prefix(_taken.size());
        const bool isBlank = !_taken.empty() && _taken.find_first_not_of(kSpaces) == std::string_view::npos;
        const auto has = [this](char c) { return _taken.find(c) != std::string_view::npos; };
        if (isBlank || has('&') || has('\r')) return false;
        if (_rest.substr(0, end.size()) != end) return false;
        _rest.remove_prefix(end.size());
        return true;
    }

    static constexpr std::string_view kSpaces = " \t\r\n";
    static constexpr int kMaxDepth = 64;
    std::string_view _rest;
    std::string_view _taken; ///< by the last takeTo() or takeText()
    PlistVisitor& _visitor;
    int _depth = 0;
};

} // namespace

bool readPlainPlist(std::string_view xml, PlistVisitor& visitor) {
    return PlainPlistReader(xml, visitor).read();
}

} // namespace copra
