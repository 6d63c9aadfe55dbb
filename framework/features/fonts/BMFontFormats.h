#pragma once

#include "fonts/BMFont.h"

#include <string>

namespace copra {

/// Parses the contents of a BMFont file into `font`, and returns an error message or "". parseBMFont()
/// detects the form.
std::string parseBMFont(const std::string& contents, BMFontFile& font);
std::string parseBMFontText(const std::string& contents, BMFontFile& font);
std::string parseBMFontBinary(const std::string& contents, BMFontFile& font);
std::string parseBMFontXml(const std::string& contents, BMFontFile& font);

} // namespace copra
