#include "Target.h"
#include "support.h"

#include "audio/SoundCache.h"
#include "backend/sound/WebSoundDecoder.h"
#include "backend/sound/sound.h"
#include "backend/text/text.h"
#include "codecs/WebpImage.h"
#include "files/Plist.h"
#include "fonts/BMFontFormats.h"
#include "images/Image.h"
#include "images/ImageHeader.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/text/Label.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "nodes/tiles/TmxCells.h"
#include "nodes/tiles/TmxReader.h"
#include "opengl/shaderTranslation.h"
#include "platform/GlyphSource.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "scene/SceneContext.h"
#include "ui/richtext/UIRichText.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace fuzz {

using namespace cocos2d;

namespace {

// The text is the map and every file that the map refers to.
void readTmx(const std::uint8_t* bytes, std::size_t count) {
    const std::string text = textOf(bytes, count);
    const auto files = [&](const std::string&, std::string& contents) {
        contents = text;
        return true;
    };
    copra::TmxMap map;
    copra::readTmx(text, "fuzz", "", files, map);
}

// "<tileset" makes it a tileset file.
void readTsx(const std::uint8_t* bytes, std::size_t count) {
    const auto files = [&](const std::string&, std::string& contents) {
        contents = textOf(bytes, count);
        return true;
    };
    copra::TmxMap map;
    copra::readTmx(
        "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"1\" tileheight=\"1\">"
        "<tileset firstgid=\"1\" source=\"a.tsx\"/><objectgroup><object template=\"a.tx\"/></objectgroup>"
        "</map>",
        "fuzz", "", files, map);
}

// The first byte selects the encoding.
void readCells(const std::uint8_t* bytes, std::size_t count) {
    if (count == 0) return;
    static const char* const kEncodings[][2] = {
        {"csv", ""}, {"base64", ""}, {"base64", "zlib"}, {"base64", "gzip"}, {"base64", "zstd"}};
    const auto& encoding = kEncodings[bytes[0] % 5];
    const std::string text = textOf(bytes + 1, count - 1);
    std::string fault;
    if (copra::decodeTmxCells(text, encoding[0], encoding[1], 64, fault).size() != 64) std::abort();
}

void readFnt(const std::uint8_t* bytes, std::size_t count) {
    copra::BMFontFile font;
    copra::parseBMFont(textOf(bytes, count), font);
}

void readImage(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::readImageHeader(bytes, count);
    auto* const image = new Image;
    if (image->initWithImageData(bytes, static_cast<ssize_t>(count)) && image->getDataLen() <= 0)
        std::abort();
    image->release();
}

void readWebp(const std::uint8_t* bytes, std::size_t count) {
    copra::DecodedImage image;
    std::string reason;
    if (copra::readWebp(bytes, count, image, reason) == image.bytes.empty()) std::abort();
}

// A text, which a label shapes, breaks and draws letter by letter.
void readText(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::installGlyphSource();
    auto* const label =
        Label::createWithTTF(textOf(bytes, count), "fonts/none.ttf", 20.0f, Size(100.0f, 80.0f));
    if (!label) return;
    copra::setTextShaping(*label, copra::TextShaping::Always);
    label->setOverflow(Label::Overflow::CLAMP);
    for (int i = 0; i < std::min(label->getStringLength(), 20); ++i) label->getLetter(i);
    label->setLineBreakWithoutSpace(true);
    label->updateContent();
}

void readParticles(const std::uint8_t* bytes, std::size_t count) {
    context();
    Value value = copra::readPlist(textOf(bytes, count), "fuzz");
    if (value.getType() != Value::Type::MAP) return;
    auto* const system = new ParticleSystemQuad;
    if (system->initWithDictionary(value.asValueMap(), ""))
        for (int i = 0; i < 3; ++i) system->update(0.1f);
    system->release();
    TextureCache::destroyInstance();
}

void readSheet(const std::uint8_t* bytes, std::size_t count) {
    static const unsigned char kPixels[64 * 4] = {};
    auto* const texture = new Texture2D;
    texture->initWithData(kPixels, sizeof kPixels, Texture2D::PixelFormat::RGBA8888, 8, 8, Size(8, 8));
    SpriteFrameCache::getInstance()->addSpriteFramesWithFileContent(textOf(bytes, count), texture);
    SpriteFrameCache::destroyInstance();
    texture->release();
}

// The text is used as both shaders and as a compiler log.
void readShader(const std::uint8_t* bytes, std::size_t count) {
    const std::string text = textOf(bytes, count);
    const auto lines = [](const std::string& of) { return std::count(of.begin(), of.end(), '\n'); };
    const copra::TranslatedShader shader = copra::translateShader(text, text, "");
    const copra::TranslatedShader empty = copra::translateShader("", "", "");
    // Lines with extensions are repeated at the top.
    if (lines(shader.source.fragment) < lines(empty.source.fragment) + lines(text)) std::abort();
    const copra::CompileError complaint = copra::firstCompileError(text);
    if (complaint.line < 0 || complaint.text.size() > text.size()) std::abort();
}

void readStream(copra::SoundReader& reader) {
    std::vector<std::int16_t> samples(std::size_t{1000} * reader.format().channels);
    for (const std::uint64_t frame : {std::uint64_t{0}, reader.format().frames / 2, reader.format().frames}) {
        reader.seek(frame);
        if (reader.read(samples.data(), 1000) > 1000) std::abort();
    }
}

/// Loads a file as a game does, and reads from a stream after moving in it; as a game on a desktop, then as one in a web page.
void readSound(const std::uint8_t* bytes, std::size_t count) {
    copra::installSoundDecoder();
    const std::string path = scratchFolder() + "sound";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes), static_cast<long>(count));
    copra::SoundCache cache;
    const auto sound = cache.load(path, false);
    if (sound && sound->streams)
        if (const auto reader = copra::SoundCache::openStream(*sound)) readStream(*reader);
#ifdef COPRA_FUZZ_PAGE_SOUND
    std::string reason;
    const auto file = std::make_shared<const std::vector<unsigned char>>(bytes, bytes + count);
    if (const auto reader = copra::web::WebSoundDecoder().open(file, reason)) readStream(*reader);
#endif
}

/// Opens a font file and takes from it what labels take.
void readFont(const std::uint8_t* bytes, std::size_t count) {
    copra::installGlyphSource();
    const auto font = std::make_shared<const std::vector<unsigned char>>(bytes, bytes + count);
    for (const float size : {24.0f, 200.0f}) {
        const auto face = copra::glyphSource()->open(font, size);
        if (!face) continue;
        const std::u32string text = U"Ag";
        for (const char32_t character : text) {
            copra::Glyph glyph;
            const std::uint32_t index = face->glyphIndex(character);
            for (const bool isOutline : {false, true}) {
                if (isOutline ? !face->rasterizeOutline(index, 2.0f, glyph) : !face->rasterize(index, glyph))
                    continue;
                const auto pixels =
                    static_cast<std::size_t>(glyph.width) * static_cast<std::size_t>(glyph.height);
                if (!glyph.alpha.empty() && glyph.alpha.size() != pixels) std::abort();
                if (!glyph.rgba.empty() && glyph.rgba.size() != pixels * 4) std::abort();
            }
        }
        face->kerning(text[0], text[1]);
        std::vector<copra::ShapedGlyph> shaped;
        copra::TextRun run;
        run.end = text.size();
        face->shape(text, run, shaped);
    }
}

/// The first byte selects whether lines are wrapped, and how.
void readRichText(const std::uint8_t* bytes, std::size_t count) {
    if (count == 0) return;
    context();
    auto* text = ui::RichText::createWithXML(textOf(bytes + 1, count - 1));
    if (!text) return;
    if (bytes[0] & 1) {
        text->ignoreContentAdaptWithSize(false);
        text->setContentSize(Size(static_cast<float>(bytes[0]), 0.0f));
    }
    if (bytes[0] & 2) text->setWrapMode(ui::RichText::WRAP_PER_CHAR);
    if (bytes[0] & 4) text->setHorizontalAlignment(ui::RichText::HorizontalAlignment::CENTER);
    text->formatText();
}

} // namespace

std::vector<Target> assetTargets() {
    return {{"tmx", readTmx},          {"tsx", readTsx},       {"cells", readCells},
            {"fnt", readFnt},          {"image", readImage},   {"webp", readWebp},
            {"text", readText},        {"font", readFont},     {"particle", readParticles},
            {"sheet", readSheet},      {"shader", readShader}, {"sound", readSound},
            {"richtext", readRichText}};
}

} // namespace fuzz
