#pragma once

#include "base/Value.h"

#include <string>
#include <string_view>

namespace copra {

/// Reads an XML property list: dict, array, string, integer (INTEGER), real (DOUBLE), true and false
/// (BOOLEAN). Dates and data are left out. Text that is no property list gives a NONE value; each fault is
/// one log line that names `source`, line and key, and what is sound around it is kept.
cocos2d::Value readPlist(std::string_view xml, const std::string& source);

/// The XML property list of a map, vector or scalar. Keys are sorted, so that the same value gives the same
/// text. Values of type NONE, which the format cannot express, are left out.
std::string writePlist(const cocos2d::Value& root);
std::string writePlist(const cocos2d::ValueMap& root);
std::string writePlist(const cocos2d::ValueVector& root);

} // namespace copra
