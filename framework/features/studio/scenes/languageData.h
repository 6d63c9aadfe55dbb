#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace copra {

/// The texts of a language by key.
using LanguageData = std::unordered_map<std::string, std::string>;

/// The texts of a language in json. False, with the reason in `fault`, if it is not an object; members that
/// are not texts are left out.
bool readJsonLanguage(const std::string& json, LanguageData& texts, std::string& fault);
/// The texts of a language in the binary form of Cocos Studio (FlatBuffers). False, with the reason in
/// `fault`, if the data is not valid.
bool readBinaryLanguage(const std::uint8_t* bytes, std::size_t count, LanguageData& texts,
                        std::string& fault);

} // namespace copra
