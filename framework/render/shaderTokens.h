#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace copra {

// Texts of shaders in their smallest parts; for the translation of shaders only.

/// Letters, digits and underscores.
bool isWordLetter(char c);
/// Space that does not end a line.
bool isBlank(char c);
/// Whether a token is a word or a number.
inline bool isWord(std::string_view token) {
    return isWordLetter(token.front());
}
/// Whether a token is blanks or the end of a line.
inline bool isSpace(std::string_view token) {
    return isBlank(token.front()) || token.front() == '\n';
}
/// A number of digits at the start of the text; far beyond what anybody has when there are too many.
int numberIn(std::string_view digits);

/// The text with a blank for each comment, on the same lines. A comment without an end is left to the
/// compiler to complain about.
std::string withoutComments(std::string_view text);
/// Words and numbers, blanks, and single signs; a line's end is a token, too. Precisions, which desktops do
/// not know, are left out. The tokens are parts of the text.
std::vector<std::string_view> tokensOf(std::string_view text);

} // namespace copra
