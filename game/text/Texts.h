#pragma once

#include "data/FileProblem.h"

#include <string>
#include <vector>

/// The texts of the game in the player's language. Each language is a file resources/text/CODE.txt of "key = text"; "\n"
/// in a text is a line break, "{0}" and "{1}" stand for values.
namespace beecluster::texts {

/// A language of the game: the code of its file, and how it calls itself.
struct Language {
    const char* code;
    const char* name;
};
/// English is the first.
const std::vector<Language>& languages();

/// Reads the texts of a language; of English, where it lacks one. An unknown code is English. Adds what is wrong with
/// the files; the texts from before stay if there is no file of that language. A language without English is usable.
void load(const std::string& code, std::vector<FileProblem>& problems);
/// The code of the language whose texts are loaded.
const std::string& language();
/// Which of the languages the system's is: the first two letters of its code count, "de_AT" is German.
std::string supportedLanguage(const std::string& systemCode);

} // namespace beecluster::texts

namespace beecluster {

/// The text for a key; the key itself, after printing once that it is missing, if there is none.
std::string text(const std::string& key);
/// The same with values in place of "{0}" and "{1}".
std::string text(const std::string& key, const std::string& first, const std::string& second = {});
/// The text for a number of things: the key with ".one" appended for exactly one thing, if there is such a text. "{0}" is
/// the number, "{1}" the other value.
std::string textOfCount(const std::string& key, int count, const std::string& other = {});
/// The text for a key, or `otherwise` if there is none.
std::string textOr(const std::string& key, const std::string& otherwise);

} // namespace beecluster
