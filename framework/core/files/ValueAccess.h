#pragma once

#include "base/Value.h"

#include <string>

namespace copra {

/// Lenient access to the values of a file that was edited manually: a missing value or one of the wrong type
/// gives the fallback, without an assertion.

/// Returns the value as a number; a string is parsed up to the first character that is not part of a number.
float numberIn(const cocos2d::ValueMap& map, const std::string& key, float fallback = 0.0f);
int integerIn(const cocos2d::ValueMap& map, const std::string& key, int fallback = 0);
bool flagIn(const cocos2d::ValueMap& map, const std::string& key, bool fallback = false);
/// Returns the value as a string; a number becomes its decimal digits.
std::string textIn(const cocos2d::ValueMap& map, const std::string& key, const std::string& fallback = "");
/// Returns the inner map or vector, or a static empty one. The reference is valid as long as `map`. It does
/// not depend on `key`, which is a C string because GCC warns of a reference to a temporary std::string.
const cocos2d::ValueMap& mapIn(const cocos2d::ValueMap& map, const char* key);
const cocos2d::ValueVector& listIn(const cocos2d::ValueMap& map, const char* key);

} // namespace copra
