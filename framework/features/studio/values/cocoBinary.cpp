#include "base/ByteBudget.h"
#include "files/ZipUtils.h"
#include "studio/values/studioDictionary.h"

#include <algorithm>
#include <cstring>
#include <vector>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace copra {

namespace {

// The file: a header of 88 bytes (description 32, version 32, size, compressed size or 0, number of classes, and the
// positions of attributes, nodes and texts), then the contents: classes of 12 bytes (number of attributes, name, first
// attribute), attributes of 8 bytes (type, name), nodes of 16 bytes and texts that end with 0. A node has a class or -1, an
// attribute or -1, a number of children or a type, a text, and the position of its children or of its name.
constexpr std::size_t kHeaderSize = 88;
constexpr std::size_t kClassSize = 12;
constexpr std::size_t kAttributeSize = 8;
constexpr std::size_t kNodeSize = 16;
constexpr std::size_t kMaxUnpacked = std::size_t{16} << 20; // of a file in the zlib format
constexpr int kMaxBinaryDepth = 100;
constexpr std::size_t kValueCost = 128; // with its place in a map or vector

enum class CocoType { Null, False, True, Object, Array, String, Number };

class CocoBinary {
public:
    CocoBinary(const std::uint8_t* header, const std::vector<std::uint8_t>& contents, ByteBudget& budget)
        : _bytes(contents), _budget(budget), _nodesLeft(contents.size() / kNodeSize + 1) {
        std::memcpy(_places, header + 76, sizeof _places);
    }

    bool read(Value& value) { return readNode(nodes(), value, 0); }

private:
    std::size_t attributes() const { return _places[0]; }
    std::size_t nodes() const { return _places[1]; }
    std::size_t texts() const { return _places[2]; }

    template<class T>
    T at(std::size_t position) const {
        T value{};
        if (position <= _bytes.size() && sizeof value <= _bytes.size() - position)
            std::memcpy(&value, _bytes.data() + position, sizeof value);
        return value;
    }
    /// Empty, and the reading ends, if the budget has less than `cost` for each of its bytes.
    std::string text(std::size_t offset, std::size_t cost = 1) {
        const std::size_t begin = texts() + offset;
        if (begin >= _bytes.size()) return "";
        const auto first = _bytes.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = std::find(first, _bytes.end(), 0);
        const bool isPaid = _budget.spend(static_cast<std::size_t>(last - first) * cost);
        return isPaid ? std::string(first, last) : "";
    }

    struct Node {
        int object, attribute;
        unsigned children;
        std::size_t value, first;
    };
    Node node(std::size_t place) const {
        return {at<std::int16_t>(place), at<std::int16_t>(place + 2), at<std::uint8_t>(place + 4),
                at<std::uint32_t>(place + 8), at<std::uint32_t>(place + 12)};
    }
    std::size_t attributeOf(const Node& node) const {
        const std::size_t owner = static_cast<std::size_t>(node.object) * kClassSize;
        return attributes() + at<std::uint32_t>(owner + 8) +
               static_cast<std::size_t>(node.attribute) * kAttributeSize;
    }

    CocoType typeOf(const Node& node) const {
        if (node.attribute < 0) return node.object >= 0 ? CocoType::Object : CocoType::Array;
        const unsigned type = node.object >= 0
                                  ? static_cast<unsigned>(at<std::uint8_t>(attributeOf(node)) - 'N')
                                  : node.children;
        return type <= static_cast<unsigned>(CocoType::Number) ? static_cast<CocoType>(type) : CocoType::Null;
    }
    std::string nameOf(const Node& node) {
        if (node.object < 0) return text(node.attribute >= 0 ? node.first : node.value);
        if (node.attribute >= 0) return text(at<std::uint32_t>(attributeOf(node) + 4));
        const std::string own = text(node.value);
        return own.empty() ? text(at<std::uint32_t>(static_cast<std::size_t>(node.object) * kClassSize + 4))
                           : own;
    }

    bool readNode(std::size_t place, Value& value, int depth) {
        if (depth > kMaxBinaryDepth || _nodesLeft == 0 || place + kNodeSize > _bytes.size()) return false;
        --_nodesLeft;
        if (!_budget.spend(kValueCost)) return false;
        const Node one = node(place);
        switch (typeOf(one)) {
        case CocoType::Object: {
            ValueMap map;
            for (unsigned i = 0; i < one.children; ++i) {
                const std::size_t child = nodes() + one.first + i * kNodeSize;
                if (!readNode(child, map[nameOf(node(child))], depth + 1)) return false;
            }
            value = Value(std::move(map));
            return true;
        }
        case CocoType::Array: {
            ValueVector all;
            for (unsigned i = 0; i < one.children; ++i) {
                all.emplace_back();
                if (!readNode(nodes() + one.first + i * kNodeSize, all.back(), depth + 1)) return false;
            }
            value = Value(std::move(all));
            return true;
        }
        default: {
            std::string own = text(one.value, ByteBudget::kLabelByte); // a label may show it
            value = Value(own == "null" ? std::string() : std::move(own));
            return !_budget.isSpent();
        }
        }
    }

    const std::vector<std::uint8_t>& _bytes;
    ByteBudget& _budget;
    std::size_t _nodesLeft; ///< a file that refers to itself has more of them than any other
    std::uint32_t _places[3] = {};
};

} // namespace

bool readCocoBinary(const std::uint8_t* bytes, std::size_t count, Value& value, std::string& fault) {
    fault = "not a binary file of Cocos Studio 1";
    if (count < kHeaderSize) return false;
    std::uint32_t sizes[2];
    std::memcpy(sizes, bytes + 64, sizeof sizes);
    std::vector<std::uint8_t> contents;
    if (sizes[1] == 0) {
        contents.assign(bytes + kHeaderSize, bytes + count);
    } else {
        std::vector<unsigned char> unpacked;
        const std::size_t packed = std::min<std::size_t>(sizes[1], count - kHeaderSize);
        inflate(bytes + kHeaderSize, packed, unpacked, 0, kMaxUnpacked);
        contents = std::move(unpacked);
    }
    ByteBudget budget(count);
    if (budget.spend(contents.size()) && CocoBinary(bytes, contents, budget).read(value)) return true;
    fault = budget.isSpent() ? "it uses its texts too often" : "damaged";
    value = Value();
    return false;
}

} // namespace copra
