#include "fonts/BMFontFormats.h"

#include "files/SAXParser.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace copra {

namespace {

/// One "tag key=value key=value" line of the text form.
class BMFontLine {
public:
    explicit BMFontLine(std::string_view text) : _text(text) {}

    std::string_view tag() const { return _text.substr(0, _text.find_first_of(" \t")); }

    /// The value of a key, without quotes; empty if there is none.
    std::string text(std::string_view key) const {
        for (auto at = _text.find(key); at != std::string_view::npos; at = _text.find(key, at + 1)) {
            const bool isWord = at > 0 && (_text[at - 1] == ' ' || _text[at - 1] == '\t');
            const auto equals = at + key.size();
            if (!isWord || equals >= _text.size() || _text[equals] != '=') continue;
            std::string_view rest = _text.substr(equals + 1);
            if (rest.empty() || rest.front() != '"')
                return std::string(rest.substr(0, rest.find_first_of(" \t\r")));
            rest.remove_prefix(1);
            return std::string(rest.substr(0, rest.find('"')));
        }
        return "";
    }

    int number(std::string_view key) const { return std::atoi(text(key).c_str()); }
    float real(std::string_view key) const { return static_cast<float>(number(key)); }

private:
    std::string_view _text;
};

std::uint64_t pairOf(std::uint32_t first, std::uint32_t second) {
    return static_cast<std::uint64_t>(first) << 32 | second;
}

/// Pages may come in any order; the id is their index. A corrupt id must not allocate all memory.
void setPage(BMFontFile& font, int id, const std::string& file) {
    constexpr int kMaxPages = 256;
    if (id < 0 || id >= kMaxPages) {
        if (font.invalidPage.empty()) font.invalidPage = std::to_string(id) + " (" + file + ")";
        return;
    }
    const auto index = static_cast<std::size_t>(id);
    if (font.pages.size() <= index) font.pages.resize(index + 1);
    font.pages[index] = file;
}

void readLine(const BMFontLine& line, BMFontFile& font) {
    const std::string_view tag = line.tag();
    if (tag == "char") {
        BMFontFile::Glyph glyph;
        glyph.x = line.real("x");
        glyph.y = line.real("y");
        glyph.width = line.real("width");
        glyph.height = line.real("height");
        glyph.offsetX = line.real("xoffset");
        glyph.offsetY = line.real("yoffset");
        glyph.advance = line.number("xadvance");
        glyph.page = line.number("page");
        font.glyphs[static_cast<char32_t>(std::strtoul(line.text("id").c_str(), nullptr, 10))] = glyph;
    } else if (tag == "kerning") {
        font.kerning[pairOf(static_cast<std::uint32_t>(line.number("first")),
                            static_cast<std::uint32_t>(line.number("second")))] = line.number("amount");
    } else if (tag == "common") {
        font.lineHeight = line.number("lineHeight");
        font.base = line.number("base");
    } else if (tag == "info") {
        font.size = line.number("size");
    } else if (tag == "page") {
        setPage(font, line.number("id"), line.text("file"));
    }
}

/// Reads little-endian numbers of the binary form. Reading beyond the end gives 0.
class Bytes {
public:
    explicit Bytes(std::string_view data) : _data(data) {}

    std::uint32_t unsignedAt(std::size_t at, std::size_t count) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < count && at + i < _data.size(); ++i)
            number |= static_cast<std::uint32_t>(static_cast<unsigned char>(_data[at + i])) << (8 * i);
        return number;
    }
    std::int16_t shortAt(std::size_t at) const { return static_cast<std::int16_t>(unsignedAt(at, 2)); }
    std::string textAt(std::size_t at) const {
        if (at >= _data.size()) return "";
        const std::string_view rest = _data.substr(at);
        return std::string(rest.substr(0, rest.find('\0')));
    }
    std::size_t size() const { return _data.size(); }

private:
    std::string_view _data;
};

void readGlyphs(const Bytes& block, BMFontFile& font) {
    constexpr std::size_t kRecord = 20;
    for (std::size_t at = 0; at + kRecord <= block.size(); at += kRecord) {
        BMFontFile::Glyph glyph;
        glyph.x = static_cast<float>(block.unsignedAt(at + 4, 2));
        glyph.y = static_cast<float>(block.unsignedAt(at + 6, 2));
        glyph.width = static_cast<float>(block.unsignedAt(at + 8, 2));
        glyph.height = static_cast<float>(block.unsignedAt(at + 10, 2));
        glyph.offsetX = block.shortAt(at + 12);
        glyph.offsetY = block.shortAt(at + 14);
        glyph.advance = block.shortAt(at + 16);
        glyph.page = static_cast<int>(block.unsignedAt(at + 18, 1));
        font.glyphs[block.unsignedAt(at, 4)] = glyph;
    }
}

void readKerning(const Bytes& block, BMFontFile& font) {
    constexpr std::size_t kRecord = 10;
    for (std::size_t at = 0; at + kRecord <= block.size(); at += kRecord)
        font.kerning[pairOf(block.unsignedAt(at, 4), block.unsignedAt(at + 4, 4))] = block.shortAt(at + 8);
}

void readPages(const Bytes& block, BMFontFile& font) {
    std::size_t at = 0;
    for (int id = 0; at < block.size(); ++id) {
        const std::string name = block.textAt(at);
        if (!name.empty()) setPage(font, id, name);
        at += name.size() + 1;
    }
}

void readBlock(int kind, const Bytes& block, BMFontFile& font) {
    enum { Info = 1, Common, Pages, Chars, Kerning };
    switch (kind) {
    case Info:
        font.size = block.shortAt(0);
        break;
    case Common:
        font.lineHeight = static_cast<int>(block.unsignedAt(0, 2));
        font.base = static_cast<int>(block.unsignedAt(2, 2));
        break;
    case Pages:
        readPages(block, font);
        break;
    case Chars:
        readGlyphs(block, font);
        break;
    case Kerning:
        readKerning(block, font);
        break;
    default:
        break;
    }
}

/// The XML form has an element for each line of the text form.
class XmlLines : public cocos2d::SAXDelegator {
public:
    explicit XmlLines(BMFontFile& font) : _font(font) {}

    void startElement(void*, const char* name, const char** attributes) override {
        std::string line = name;
        for (; *attributes; attributes += 2)
            line += std::string(" ") + attributes[0] + "=\"" + attributes[1] + "\"";
        readLine(BMFontLine(line), _font);
    }
    void endElement(void*, const char*) override {}
    void textHandler(void*, const char*, std::size_t) override {}

private:
    BMFontFile& _font;
};

} // namespace

std::string parseBMFont(const std::string& contents, BMFontFile& font) {
    if (contents.compare(0, 3, "BMF") == 0) return parseBMFontBinary(contents, font);
    const std::size_t start = contents.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool isXml = start != std::string::npos && contents[start] == '<';
    return isXml ? parseBMFontXml(contents, font) : parseBMFontText(contents, font);
}

std::string parseBMFontXml(const std::string& contents, BMFontFile& font) {
    XmlLines lines(font);
    cocos2d::SAXParser parser;
    parser.setDelegator(&lines);
    return parser.parse(contents.data(), contents.size()) ? "" : "not well-formed XML";
}

std::string parseBMFontText(const std::string& contents, BMFontFile& font) {
    std::string_view rest = contents;
    if (rest.find("common ") == std::string_view::npos) return "not a BMFont text (no 'common' line)";
    while (!rest.empty()) {
        const auto end = rest.find_first_of("\r\n");
        readLine(BMFontLine(rest.substr(0, end)), font);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return "";
}

std::string parseBMFontBinary(const std::string& contents, BMFontFile& font) {
    constexpr std::size_t kHeader = 4;
    constexpr std::size_t kBlockHeader = 5;
    constexpr int kVersion = 3;
    if (contents.size() < kHeader || contents[3] != kVersion) return "a binary BMFont whose version is not 3";
    const std::string_view data = contents;
    std::size_t at = kHeader;
    while (at + kBlockHeader <= data.size()) {
        const Bytes header(data.substr(at, kBlockHeader));
        const std::size_t size = header.unsignedAt(1, 4);
        at += kBlockHeader;
        if (size > data.size() - at) return "truncated";
        readBlock(static_cast<int>(header.unsignedAt(0, 1)), Bytes(data.substr(at, size)), font);
        at += size;
    }
    return "";
}

} // namespace copra
