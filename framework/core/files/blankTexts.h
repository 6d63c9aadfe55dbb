#pragma once

#include <string>
#include <string_view>

namespace copra {

/// TinyXML2 drops texts of nothing but white space. This writes those that are content with a character
/// reference, which keeps them: the whole text of an element (`<key> </key>`), and blanks between tags in one
/// line (`<b>one</b> <i>two</i>`). White space with a line end between tags is indentation. Everything else
/// stays as it is, including XML that is not well-formed.
std::string keepBlankTexts(std::string_view xml);

/// XML without carriage returns, which readers take for line ends: those in texts and attributes become
/// character references. For what XMLPrinter writes, which has no others.
std::string keepCarriageReturns(std::string_view xml);

} // namespace copra
