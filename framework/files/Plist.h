#pragma once

#include "base/Value.h"

#include <string>
#include <string_view>

namespace copra {

/// Reads an XML property list: dict, array, string, integer (as INTEGER), real (as DOUBLE), true and false
/// (as BOOLEAN). Dates and data are ignored. Text that is not a property list gives a NONE value. Each error
/// is one log line with `source`, line number and key; the valid parts around it are kept.
cocos2d::Value readPlist(std::string_view xml, const std::string& source);

/// Formats a map, vector or scalar as an XML property list. Keys are sorted, so that equal values give equal
/// text. Values of type NONE, which the format cannot express, are omitted.
std::string writePlist(const cocos2d::Value& root);
std::string writePlist(const cocos2d::ValueMap& root);
std::string writePlist(const cocos2d::ValueVector& root);

} // namespace copra
