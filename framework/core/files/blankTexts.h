#pragma once

#include <string>
#include <string_view>

namespace copra {

/// Returns XML in which TinyXML2 keeps texts of nothing but white space, which it drops otherwise. Those that
/// are content get a character reference: the whole text of an element (`<key> </key>`), and blanks between
/// tags in one line (`<b>one</b> <i>two</i>`). White space with a line end between tags is indentation.
/// Everything else stays as it is, including XML that is not well-formed.
std::string keepBlankTexts(std::string_view xml);

/// Returns XML without carriage returns, which readers take for line ends: those in texts and attributes
/// become character references. It is for the output of XMLPrinter, which has no others.
std::string keepCarriageReturns(std::string_view xml);

} // namespace copra
