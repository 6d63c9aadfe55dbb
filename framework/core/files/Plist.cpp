#include "files/Plist.h"

#include "base/numberText.h"
#include "base/refuse.h"
#include "files/PlainPlist.h"
#include "files/PlistValues.h"
#include "files/blankTexts.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <tinyxml2.h>
#include <vector>

namespace copra {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueMapIntKey;
using cocos2d::ValueVector;

namespace {

ForeignPlistReader s_foreignReader = nullptr;

/// Passes the elements of a property list to a visitor and logs errors with their position.
class PlistReader {
public:
    PlistReader(const std::string& source, PlistVisitor& visitor) : _source(source), _visitor(visitor) {}

    void read(const tinyxml2::XMLElement& element, const std::string& key) {
        const std::string_view kind = element.Name();
        if (kind == "dict") {
            _visitor.beginDict(key);
            readDict(element);
            _visitor.end();
        } else if (kind == "array") {
            _visitor.beginArray(key);
            for (auto* entry = element.FirstChildElement(); entry; entry = entry->NextSiblingElement()) {
                read(*entry, std::string());
            }
            _visitor.end();
        } else {
            Value value = readScalar(element, kind);
            if (!value.isNull()) _visitor.scalar(key, std::move(value));
        }
    }

private:
    static const char* textOf(const tinyxml2::XMLElement& element) {
        const char* const text = element.GetText();
        return text ? text : "";
    }

    Value readScalar(const tinyxml2::XMLElement& element, std::string_view kind) {
        if (kind == "string") return Value(textOf(element));
        if (kind == "integer") return readInteger(element);
        if (kind == "real") return Value(readNumber<double>(textOf(element)));
        if (kind == "true") return Value(true);
        if (kind == "false") return Value(false);
        if (kind != "date" && kind != "data") report(element, "unknown element", element.Name());
        return Value();
    }

    Value readInteger(const tinyxml2::XMLElement& element) {
        const char* const text = textOf(element);
        char* end = nullptr;
        errno = 0;
        const long long number = std::strtoll(text, &end, 10);
        if (end == text) report(element, "not an integer:", text);
        if (errno == ERANGE && number > 0) {
            errno = 0;
            const unsigned long long large = std::strtoull(text, nullptr, 10);
            if (errno != ERANGE) return Value(static_cast<std::uint64_t>(large));
        }
        if (errno == ERANGE) report(element, "integer out of range:", text);
        return plistInteger(number);
    }

    void readDict(const tinyxml2::XMLElement& dict) {
        const tinyxml2::XMLElement* element = dict.FirstChildElement();
        while (element) {
            if (std::string_view(element->Name()) != "key") {
                report(*element, "value without a key:", element->Name());
                element = element->NextSiblingElement();
                continue;
            }
            const std::string key = textOf(*element);
            const tinyxml2::XMLElement* const value = element->NextSiblingElement();
            if (!value || std::string_view(value->Name()) == "key") {
                report(*element, "key without a value:", key.c_str());
                element = value;
                continue;
            }
            _key = key;
            read(*value, key);
            element = value->NextSiblingElement();
        }
    }

    void report(const tinyxml2::XMLElement& element, const char* what, const char* detail) {
        copra::warning("Plist: %s:%d: %s '%s'%s%s", _source.c_str(), element.GetLineNum(), what, detail,
                       _key.empty() ? "" : " near key ", _key.c_str());
    }

    const std::string& _source;
    PlistVisitor& _visitor;
    std::string _key; ///< the last key, for log lines
};

void write(tinyxml2::XMLPrinter& out, const Value& value);

void writeText(tinyxml2::XMLPrinter& out, const char* element, const std::string& text) {
    copra::warn(text.find('\0') != std::string::npos,
                "writePlist: a text is cut off at its character NUL, which XML cannot contain");
    out.OpenElement(element);
    out.PushText(text.c_str());
    out.CloseElement();
}

/// Writes the shortest text that parses to the same number.
template<typename Number>
void writeReal(tinyxml2::XMLPrinter& out, Number number) {
    writeText(out, "real", printNumber(number));
}

void writeEntry(tinyxml2::XMLPrinter& out, const std::string& key, const Value& value) {
    if (value.isNull() ||
        copra::warn(
            key.find('\0') != std::string::npos,
            "writePlist: an entry is left out, because XML cannot contain the character NUL of its key"))
        return;
    writeText(out, "key", key);
    write(out, value);
}

template<typename Map>
std::vector<const typename Map::value_type*> sortedEntries(const Map& map) {
    std::vector<const typename Map::value_type*> entries;
    entries.reserve(map.size());
    for (const auto& entry : map) entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(),
              [](const auto* a, const auto* b) { return a->first < b->first; });
    return entries;
}

void write(tinyxml2::XMLPrinter& out, const ValueMap& map) {
    out.OpenElement("dict");
    for (const auto* entry : sortedEntries(map)) writeEntry(out, entry->first, entry->second);
    out.CloseElement();
}

void write(tinyxml2::XMLPrinter& out, const ValueMapIntKey& map) {
    out.OpenElement("dict");
    for (const auto* entry : sortedEntries(map)) writeEntry(out, std::to_string(entry->first), entry->second);
    out.CloseElement();
}

void write(tinyxml2::XMLPrinter& out, const ValueVector& vector) {
    out.OpenElement("array");
    for (const Value& value : vector) write(out, value);
    out.CloseElement();
}

void write(tinyxml2::XMLPrinter& out, const Value& value) {
    switch (value.getType()) {
    case Value::Type::NONE:
        break;
    case Value::Type::BYTE:
    case Value::Type::INTEGER:
    case Value::Type::UNSIGNED:
    case Value::Type::INT_I64:
    case Value::Type::INT_UI64:
        writeText(out, "integer", value.asString());
        break;
    case Value::Type::FLOAT:
        writeReal(out, value.asFloat());
        break;
    case Value::Type::DOUBLE:
        writeReal(out, value.asDouble());
        break;
    case Value::Type::BOOLEAN:
        out.OpenElement(value.asBool() ? "true" : "false");
        out.CloseElement();
        break;
    case Value::Type::STRING:
        writeText(out, "string", value.asStringRef());
        break;
    case Value::Type::VECTOR:
        write(out, value.asValueVector());
        break;
    case Value::Type::MAP:
        write(out, value.asValueMap());
        break;
    case Value::Type::INT_KEY_MAP:
        write(out, value.asIntKeyMap());
        break;
    }
}

template<typename Root>
std::string writeDocument(const Root& root) {
    tinyxml2::XMLPrinter out;
    out.PushDeclaration(R"(xml version="1.0" encoding="UTF-8")");
    out.PushUnknown(R"(DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" )"
                    R"("http://www.apple.com/DTDs/PropertyList-1.0.dtd")");
    out.OpenElement("plist");
    out.PushAttribute("version", "1.0");
    write(out, root);
    out.CloseElement();
    return keepCarriageReturns(out.CStr());
}

} // namespace

Value plistInteger(std::int64_t number) {
    if (number >= INT_MIN && number <= INT_MAX) return Value(static_cast<int>(number));
    if (number >= 0 && number <= UINT_MAX) return Value(static_cast<unsigned int>(number));
    return Value(number);
}

void setForeignPlistReader(ForeignPlistReader reader) {
    s_foreignReader = reader;
}

bool visitPlist(std::string_view xml, const std::string& source, PlistVisitor& visitor) {
    bool isPlist = false;
    if (s_foreignReader && s_foreignReader(xml, source, visitor, isPlist)) return isPlist;
    tinyxml2::XMLDocument document;
    const std::string text = keepBlankTexts(xml);
    if (document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
        copra::warning("Plist: %s:%d: not well-formed XML (%s)", source.c_str(), document.ErrorLineNum(),
                       document.ErrorName());
        return false;
    }
    const tinyxml2::XMLElement* root = document.RootElement();
    if (root && std::string_view(root->Name()) == "plist") root = root->FirstChildElement();
    if (!root) {
        copra::warning("Plist: %s has no value", source.c_str());
        return false;
    }
    PlistReader(source, visitor).read(*root, std::string());
    return true;
}

Value readPlist(std::string_view xml, const std::string& source) {
    PlistValues plain;
    if (readPlainPlist(xml, plain)) return std::move(plain.root);
    PlistValues values;
    return visitPlist(xml, source, values) ? std::move(values.root) : Value();
}

std::string writePlist(const Value& root) {
    return writeDocument(root);
}

std::string writePlist(const ValueMap& root) {
    return writeDocument(root);
}

std::string writePlist(const ValueVector& root) {
    return writeDocument(root);
}

} // namespace copra
