#include "backend/sfml/SfmlImageCodec.h"

#include "backend/sfml/SfmlCompat.h"

#include <SFML/System/Err.hpp>

#include <exception>
#include <streambuf>

namespace copra::sfml {

namespace {

// SFML tells its reasons on a stream of the whole process. This stands in that stream and takes what the
// current thread causes while it listens; the rest goes on to where it went before.
class ErrorTap : public std::streambuf {
public:
    explicit ErrorTap(std::ostream& stream) : _next(stream.rdbuf(this)) {}

    static thread_local std::string* listener;

private:
    int_type overflow(int_type c) override {
        if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
        const char character = traits_type::to_char_type(c);
        return xsputn(&character, 1) == 1 ? c : traits_type::eof();
    }

    std::streamsize xsputn(const char* text, std::streamsize count) override {
        if (!listener) return _next ? _next->sputn(text, count) : count;
        listener->append(text, static_cast<std::size_t>(count));
        return count;
    }

    int sync() override { return _next ? _next->pubsync() : 0; }

    std::streambuf* _next;
};

thread_local std::string* ErrorTap::listener = nullptr;

// Hears what SFML complains about in this thread, for its lifetime.
class Listening {
public:
    Listening() {
        // Never removed: another thread may be writing into it at any time.
        static auto* tap = new ErrorTap(sf::err());
        static_cast<void>(tap);
        ErrorTap::listener = &_text;
    }
    ~Listening() { ErrorTap::listener = nullptr; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    /// The heart of SFML's message in one line.
    std::string reason() const {
        const std::string mark = "Reason: ";
        const std::size_t found = _text.find(mark);
        std::string text = found == std::string::npos ? _text : _text.substr(found + mark.size());
        text.erase(text.find_last_not_of(" \n\r\t") + 1);
        return text.empty() ? "SFML gives no reason" : text;
    }

private:
    std::string _text;
};

} // namespace

bool SfmlImageCodec::decode(const std::uint8_t* bytes, std::size_t count, PixelImage& image,
                            std::string& reason) const {
    const Listening listening;
    try {
        sf::Image decoded;
        if (decoded.loadFromMemory(bytes, count)) {
            image = takePixels(decoded);
            return true;
        }
        reason = "not a picture, or a damaged one (" + listening.reason() + ")";
    } catch (const std::exception& error) {
        reason = std::string("too large for the memory (") + error.what() + ")";
    }
    return false;
}

bool SfmlImageCodec::encode(const PixelImage& image, EncodedFormat format, std::vector<std::uint8_t>& bytes,
                            std::string& reason) const {
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    if (image.size.width <= 0 || image.size.height <= 0 || image.rgba.size() != pixels * 4) {
        reason = "there is no picture to write";
        return false;
    }
    const Listening listening;
    if (encodeImage(makeImage(image), format == EncodedFormat::Png ? "png" : "jpg", bytes)) return true;
    reason = "the picture cannot be written (" + listening.reason() + ")";
    return false;
}

} // namespace copra::sfml
