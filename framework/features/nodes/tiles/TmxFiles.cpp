#include "nodes/tiles/TmxFiles.h"

#include "files/blankTexts.h"

#include <tinyxml2.h>

namespace copra {

namespace {

std::size_t bytesOf(const cocos2d::Value& value) {
    constexpr std::size_t kEntry = 128; // with its place in a map or vector
    std::size_t bytes = kEntry;
    if (value.getType() == cocos2d::Value::Type::STRING) {
        bytes += value.asStringRef().size();
    } else if (value.getType() == cocos2d::Value::Type::VECTOR) {
        for (const cocos2d::Value& element : value.asValueVector()) bytes += bytesOf(element);
    } else if (value.getType() == cocos2d::Value::Type::MAP) {
        for (const auto& [key, member] : value.asValueMap()) bytes += key.size() + bytesOf(member);
    }
    return bytes;
}

} // namespace

TmxFiles::TmxFiles(const TmxFileLoader& load, std::size_t mapBytes) : _load(load), _budget(mapBytes) {}

TmxFiles::~TmxFiles() = default;

const tinyxml2::XMLDocument* TmxFiles::document(const std::string& path) {
    const auto [place, isNew] = _files.try_emplace(path);
    File& file = place->second;
    std::string text;
    if (isNew && _load(path, text) && _budget.include(path, text.size())) {
        file.bytes = text.size();
        file.document = std::make_unique<tinyxml2::XMLDocument>();
        const std::string kept = keepBlankTexts(text);
        file.document->Parse(kept.data(), kept.size());
    }
    return file.document.get();
}

bool TmxFiles::spend(const cocos2d::Value& value) {
    return _budget.spend(bytesOf(value));
}

bool TmxFiles::spendTileset(const std::string& path) {
    constexpr std::size_t kPerByte = 64; // a short element becomes a map of properties
    File& file = _files[path];
    const std::size_t cost = file.isUsed ? file.bytes * kPerByte : 0;
    file.isUsed = true;
    return _budget.spend(cost);
}

} // namespace copra
