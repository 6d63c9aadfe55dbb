#pragma once

#include "base/Value.h"

#include <string>

namespace copra {

/// Reading values out of files that may be written by hand: what is missing or of the wrong type gives the
/// fallback, and nothing asserts.

/// Numbers, and text that begins with one.
float numberIn(const cocos2d::ValueMap& map, const std::string& key, float fallback = 0.0f);
int integerIn(const cocos2d::ValueMap& map, const std::string& key, int fallback = 0);
bool flagIn(const cocos2d::ValueMap& map, const std::string& key, bool fallback = false);
/// Text; numbers as their digits.
std::string textIn(const cocos2d::ValueMap& map, const std::string& key, const std::string& fallback = "");
/// The inner map or list, or an empty one. Valid as long as `map`, whatever becomes of the key: a character
/// array says so to compilers that look for references to temporaries.
const cocos2d::ValueMap& mapIn(const cocos2d::ValueMap& map, const char* key);
const cocos2d::ValueVector& listIn(const cocos2d::ValueMap& map, const char* key);

} // namespace copra
