#include "backend/sfml/SfmlErrors.h"

#include <SFML/System/Err.hpp>

#include <ostream>
#include <streambuf>

namespace copra::sfml {

namespace {

thread_local std::string* tListener = nullptr;

// SFML writes error messages to a process-wide stream. This stream buffer captures those of the current
// thread while an ErrorListener exists; others are passed on to the previous buffer.
class ErrorCapture : public std::streambuf {
public:
    explicit ErrorCapture(std::ostream& stream) : _next(stream.rdbuf(this)) {}

private:
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        const char character = traits_type::to_char_type(c);
        return xsputn(&character, 1) == 1 ? c : traits_type::eof();
    }

    std::streamsize xsputn(const char* text, std::streamsize count) override {
        if (!tListener) return _next ? _next->sputn(text, count) : count;
        tListener->append(text, static_cast<std::size_t>(count));
        return count;
    }

    int sync() override { return _next ? _next->pubsync() : 0; }

    std::streambuf* _next;
};

} // namespace

ErrorListener::ErrorListener() {
    // Never removed: another thread may be writing into it at any time.
    static auto* capture = new ErrorCapture(sf::err());
    static_cast<void>(capture);
    tListener = &_text;
}

ErrorListener::~ErrorListener() {
    tListener = nullptr;
}

std::string ErrorListener::reason() const {
    const std::string mark = "Reason: ";
    const std::size_t found = _text.find(mark);
    std::string text = found == std::string::npos ? _text : _text.substr(found + mark.size());
    text.erase(text.find_last_not_of(" \n\r\t") + 1);
    for (char& c : text) {
        if (c == '\n') c = ' ';
    }
    return text.empty() ? "SFML gives no reason" : text;
}

} // namespace copra::sfml
