#pragma once

#include <clocale>
#include <string>

namespace copra::test {

/// Sets a locale in which numbers have a decimal comma, as a game in Germany does with setlocale(LC_ALL, "").
/// The destructor sets the one before.
class CommaLocale {
public:
    CommaLocale() : _before(std::setlocale(LC_ALL, nullptr)) {
        for (const char* const name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "ru_RU.UTF-8", "de-DE"})
            if (std::setlocale(LC_ALL, name)) break;
    }
    ~CommaLocale() { std::setlocale(LC_ALL, _before.c_str()); }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;

    /// False if the system has none of the locales. The test then passes in any case.
    static bool isSet() { return *std::localeconv()->decimal_point == ','; }

private:
    const std::string _before;
};

} // namespace copra::test
