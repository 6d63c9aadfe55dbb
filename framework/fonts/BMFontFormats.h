#pragma once

#include "fonts/BMFont.h"

#include <string>

namespace copra {

/// Read the contents of a BMFont file into `font`. They return what is wrong, or "". The first looks which
/// form it is.
std::string parseBMFont(const std::string& contents, BMFontFile& font);
std::string parseBMFontText(const std::string& contents, BMFontFile& font);
std::string parseBMFontBinary(const std::string& contents, BMFontFile& font);
std::string parseBMFontXml(const std::string& contents, BMFontFile& font);

} // namespace copra
