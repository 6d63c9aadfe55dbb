#include "codecs/BinaryPlist.h"

#include "base/ByteBudget.h"
#include "base/refuse.h"
#include "base/utf8.h"
#include "codecs/xmlEncoding.h"

#include <climits>
#include <cstdint>
#include <cstring>

/// A binary property list is a table of objects, of which the last 32 bytes say where it begins and which of them is the root. An
/// object begins with a byte: its kind in the upper half, its size in the lower one. Containers refer to their members by number, and
/// several may share one, or contain themselves: depth and bytes made are limited.

namespace copra {

using cocos2d::Value;

namespace {

constexpr std::string_view kSignature = "bplist00";
constexpr std::size_t kTrailerSize = 32;

class BinaryPlistReader {
public:
    BinaryPlistReader(std::string_view file, PlistVisitor& visitor)
        : _file(file), _visitor(visitor), _budget(file.size()) {}

    /// What is wrong, or null.
    const char* read() {
        if (_file.size() < kSignature.size() + kTrailerSize) return "is cut off";
        const std::size_t trailer = _file.size() - kTrailerSize;
        _offsetSize = static_cast<unsigned char>(_file[trailer + 6]);
        _referenceSize = static_cast<unsigned char>(_file[trailer + 7]);
        _count = number(trailer + 8, 8);
        _table = number(trailer + 24, 8);
        const bool isSize =
            _offsetSize >= 1 && _offsetSize <= 8 && _referenceSize >= 1 && _referenceSize <= 8;
        if (!isSize || _table > trailer || _count > (trailer - _table) / _offsetSize)
            return "is cut off or damaged: it has no table of objects";
        readObject(number(trailer + 16, 8), std::string());
        return _fault;
    }

private:
    enum Kind { Single, Integer, Real, Date, Bytes, Ascii, Utf16, Uid = 8, Array = 10, Set = 12, Dictionary };

    std::uint64_t number(std::size_t at, std::size_t size) const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < size; ++i) value = value << 8 | static_cast<unsigned char>(_file[at + i]);
        return value;
    }

    bool fail(const char* fault) {
        if (!_fault) _fault = fault;
        return false;
    }

    /// An object behind its first bytes.
    struct Object {
        unsigned kind = 0;
        std::size_t size = 0; ///< of elements, or what the lower half of the first byte has
        std::size_t at = 0;
    };

    bool find(std::uint64_t reference, Object& object) {
        if (reference >= _count) return fail("is damaged: it refers to a missing object");
        const std::uint64_t at = number(_table + reference * _offsetSize, _offsetSize);
        if (at >= _table) return fail("is damaged: an object is not in the file");
        const unsigned first = static_cast<unsigned char>(_file[at]);
        object = {first >> 4, first & 15, static_cast<std::size_t>(at) + 1};
        if (object.size != 15 || object.kind < Bytes || object.kind == Uid) return true;
        const unsigned marker = object.at < _table ? static_cast<unsigned char>(_file[object.at]) : 0;
        const std::size_t bytes = std::size_t{1} << (marker & 15);
        if (marker >> 4 != Integer || bytes > 8 || !has(object.at + 1, bytes))
            return fail("is damaged: an object has no size");
        object.size = number(object.at + 1, bytes);
        object.at += 1 + bytes;
        return true;
    }

    bool has(std::size_t at, std::uint64_t bytes) const { return at <= _table && bytes <= _table - at; }

    bool readObject(std::uint64_t reference, const std::string& key) {
        constexpr int kMaxDepth = 100;
        Object object;
        if (!find(reference, object)) return false;
        if (object.kind != Array && object.kind != Set && object.kind != Dictionary)
            return readScalar(object, key);
        if (++_depth > kMaxDepth) return fail("is nested too deeply");
        const bool isDictionary = object.kind == Dictionary;
        const std::uint64_t references =
            object.size > _file.size() ? object.size : object.size * _referenceSize * (isDictionary ? 2 : 1);
        if (!has(object.at, references)) return fail("is damaged: a container is not in the file");
        isDictionary ? _visitor.beginDict(key) : _visitor.beginArray(key);
        for (std::size_t i = 0; i < object.size; ++i)
            if (!readMember(object, i)) return false;
        _visitor.end();
        --_depth;
        return true;
    }

    bool readMember(const Object& container, std::size_t index) {
        const auto reference = [&](std::size_t i) {
            return number(container.at + i * _referenceSize, _referenceSize);
        };
        if (container.kind != Dictionary) return readObject(reference(index), std::string());
        Object key;
        std::string name;
        if (!find(reference(index), key)) return false;
        if (key.kind != Ascii && key.kind != Utf16) return fail("is damaged: a key is not a string");
        return readText(key, name) && readObject(reference(container.size + index), name);
    }

    bool readText(const Object& object, std::string& text) {
        constexpr std::size_t kEntry = 64; // with its place in a container
        const std::size_t width = object.kind == Utf16 ? 2 : 1;
        if (object.size > _file.size() || !has(object.at, object.size * width))
            return fail("is damaged: a text is not in the file");
        if (!_budget.spend(kEntry + object.size * 3)) return fail("expands its shared objects too much");
        if (object.kind == Ascii) {
            text = _file.substr(object.at, object.size);
            return true;
        }
        std::u16string wide;
        for (std::size_t i = 0; i < object.size; ++i)
            wide += static_cast<char16_t>(number(object.at + 2 * i, 2));
        return cocos2d::StringUtils::UTF16ToUTF8(wide, text) || fail("is damaged: a text is not UTF-16");
    }

    bool readScalar(const Object& object, const std::string& key) {
        constexpr std::size_t kScalar = 64;
        std::string text;
        if (!_budget.spend(kScalar)) return fail("expands its shared objects too much");
        switch (object.kind) {
        case Single: // null, false, true
            if (object.size == 8 || object.size == 9) _visitor.scalar(key, Value(object.size == 9));
            return true;
        case Integer:
            return readInteger(object, key);
        case Real:
            return readReal(object, key);
        case Ascii:
        case Utf16:
            if (!readText(object, text)) return false;
            _visitor.scalar(key, Value(text));
            return true;
        case Date: // as in XML
        case Bytes:
            return true;
        case Uid:
            if (!has(object.at, object.size + 1)) return fail("is damaged: a number is not in the file");
            _visitor.scalar(key, plistInteger(static_cast<std::int64_t>(number(object.at, object.size + 1))));
            return true;
        default:
            return fail("is damaged: an object has an unknown kind");
        }
    }

    /// Those of up to four bytes are unsigned, longer ones signed; 16 bytes hold what needs 64 bits without a sign.
    bool readInteger(const Object& object, const std::string& key) {
        constexpr std::size_t kLongest = 4; // 2^4 bytes
        const std::size_t size = object.size <= kLongest ? std::size_t{1} << object.size : 0;
        if (size == 0 || !has(object.at, size)) return fail("is damaged: a number is not in the file");
        const std::size_t shown = size < 8 ? size : 8;
        const std::uint64_t value = number(object.at + size - shown, shown);
        const bool isUnsigned =
            size == 16 && value > static_cast<std::uint64_t>(INT64_MAX) && number(object.at, 8) == 0;
        _visitor.scalar(key, isUnsigned ? Value(value) : plistInteger(static_cast<std::int64_t>(value)));
        return true;
    }

    bool readReal(const Object& object, const std::string& key) {
        if ((object.size != 2 && object.size != 3) || !has(object.at, std::uint64_t{1} << object.size))
            return fail("is damaged: a number is not in the file");
        const std::uint64_t bits = number(object.at, std::size_t{1} << object.size);
        if (object.size == 2) {
            const auto half = static_cast<std::uint32_t>(bits);
            float real = 0.0f;
            std::memcpy(&real, &half, sizeof real);
            _visitor.scalar(key, Value(static_cast<double>(real)));
        } else {
            double real = 0.0;
            std::memcpy(&real, &bits, sizeof real);
            _visitor.scalar(key, Value(real));
        }
        return true;
    }

    std::string_view _file;
    PlistVisitor& _visitor;
    ByteBudget _budget;
    std::size_t _offsetSize = 0;
    std::size_t _referenceSize = 0;
    std::uint64_t _count = 0;
    std::uint64_t _table = 0;
    int _depth = 0;
    const char* _fault = nullptr;
};

} // namespace

bool readForeignPlist(std::string_view file, const std::string& source, PlistVisitor& visitor,
                      bool& isPlist) {
    std::string utf8;
    if (file.substr(0, kSignature.size()) == kSignature) {
        const char* const fault = BinaryPlistReader(file, visitor).read();
        if (fault) copra::warning("Plist: %s: the binary property list %s", source.c_str(), fault);
        isPlist = !fault;
        return true;
    }
    if (!convertUtf16Xml(file, utf8)) return false;
    isPlist = visitPlist(utf8, source, visitor);
    return true;
}

} // namespace copra
