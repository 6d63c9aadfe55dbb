#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace copra {

// A tokenizer for GLSL; for shaderTranslation.cpp only.

/// Whether a character is a letter, a digit, or an underscore.
bool isIdentifierChar(char c);
/// Whether a character is white space other than the end of a line.
bool isBlank(char c);
/// Whether a token is an identifier, keyword, or number.
inline bool isWord(std::string_view token) {
    return isIdentifierChar(token.front());
}
/// Whether a token is white space.
inline bool isSpace(std::string_view token) {
    return isBlank(token.front()) || token.front() == '\n';
}
/// Returns the number at the start of the text, limited to about a million.
int numberIn(std::string_view digits);

/// Replaces each comment with a blank and keeps line numbers. An unterminated comment stays, for the compiler
/// to report.
std::string withoutComments(std::string_view text);
/// Returns the tokens of a source: words and numbers, white space, and single other characters; the end of a
/// line is a token, too. Precision qualifiers, which desktop GLSL 1.20 does not know, are omitted. Tokens
/// refer to the text.
std::vector<std::string_view> tokensOf(std::string_view text);

} // namespace copra
