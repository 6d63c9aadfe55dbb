#pragma once

#include <string>

namespace copra::sfml {

/// Captures SFML's error messages of this thread during its lifetime, instead of printing them, so that they
/// can be logged in one line. Must not be nested.
class ErrorListener {
public:
    ErrorListener();
    ~ErrorListener();
    ErrorListener(const ErrorListener&) = delete;
    ErrorListener& operator=(const ErrorListener&) = delete;

    /// Whether there was no message.
    bool isEmpty() const { return _text.empty(); }
    /// The first line of SFML's messages.
    std::string firstLine() const { return _text.substr(0, _text.find('\n')); }
    /// Returns SFML's message in one line, without the text around it.
    std::string reason() const;

private:
    std::string _text;
};

} // namespace copra::sfml
