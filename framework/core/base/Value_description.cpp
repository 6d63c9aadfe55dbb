#include "base/Value.h"

#include <cstddef>
#include <string>

namespace cocos2d {

namespace {

std::string describe(const Value& value, std::size_t depth);

const std::string& keyText(const std::string& key) {
    return key;
}
std::string keyText(int key) {
    return std::to_string(key);
}

std::string describeLines(char open, char close, const std::string& lines, std::size_t depth) {
    const std::string tabs(depth, '\t');
    return (depth > 0 ? "\n" : "") + tabs + open + "\n" + lines + tabs + close + "\n";
}

template<class M>
std::string describeMap(const M& map, std::size_t depth) {
    std::string lines;
    for (const auto& [key, value] : map) {
        lines.append(depth + 1, '\t').append(keyText(key)).append(": ").append(describe(value, depth + 1));
    }
    return describeLines('{', '}', lines, depth);
}

std::string describeVector(const ValueVector& vector, std::size_t depth) {
    std::string lines;
    for (std::size_t i = 0; i < vector.size(); ++i) {
        lines.append(depth + 1, '\t')
            .append(std::to_string(i))
            .append(": ")
            .append(describe(vector[i], depth + 1));
    }
    return describeLines('[', ']', lines, depth);
}

std::string describe(const Value& value, std::size_t depth) {
    switch (value.getType()) {
    case Value::Type::VECTOR:
        return describeVector(value.asValueVector(), depth);
    case Value::Type::MAP:
        return describeMap(value.asValueMap(), depth);
    case Value::Type::INT_KEY_MAP:
        return describeMap(value.asIntKeyMap(), depth);
    default:
        return value.asString() + "\n";
    }
}

} // namespace

std::string Value::getDescription() const {
    return "\n" + describe(*this, 0);
}

} // namespace cocos2d
