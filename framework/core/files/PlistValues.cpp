#include "files/PlistValues.h"

#include <utility>

namespace copra {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

void PlistValues::beginDict(const std::string& key) {
    _open.push_back({key, Value(ValueMap())});
}

void PlistValues::beginArray(const std::string& key) {
    _open.push_back({key, Value(ValueVector())});
}

void PlistValues::end() {
    Entry entry = std::move(_open.back());
    _open.pop_back();
    scalar(entry.key, std::move(entry.value));
}

void PlistValues::scalar(const std::string& key, Value value) {
    if (_open.empty()) {
        root = std::move(value);
        return;
    }
    Value& container = _open.back().value;
    if (container.getType() == Value::Type::MAP) {
        container.asValueMap()[key] = std::move(value);
    } else {
        container.asValueVector().push_back(std::move(value));
    }
}

} // namespace copra
