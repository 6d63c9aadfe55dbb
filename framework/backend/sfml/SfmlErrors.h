#pragma once

#include <string>

namespace copra::sfml {

/// Takes what SFML complains about in this thread for its lifetime, instead of letting it go to the standard
/// error stream, so that one line of our own can say what happened. Not to be nested.
class ErrorListener {
public:
    ErrorListener();
    ~ErrorListener();
    ErrorListener(const ErrorListener&) = delete;
    ErrorListener& operator=(const ErrorListener&) = delete;

    /// The heart of SFML's message, in one line.
    std::string reason() const;

private:
    std::string _text;
};

} // namespace copra::sfml
