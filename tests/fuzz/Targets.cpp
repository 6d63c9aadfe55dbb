#include "Target.h"

#include "audio/SoundCache.h"
#include "backend/backend.h"
#include "base/AutoreleasePool.h"
#include "base/base64.h"
#include "base/log.h"
#include "base/utf8.h"
#ifdef COPRA_FUZZ_GAME
#include "data/GameData.h"
#endif
#include "event/ControllerMapping.h"
#include "files/FileUtils.h"
#include "files/Plist.h"
#include "files/ResizableBuffer.h"
#include "files/SAXParser.h"
#include "files/TmxCells.h"
#include "files/TmxReader.h"
#include "files/UserDefault.h"
#include "files/ZipFile.h"
#include "files/ZipUtils.h"
#include "files/geometryText.h"
#include "fonts/BMFontFormats.h"
#include "images/Image.h"
#include "images/ImageHeader.h"
#include "images/WebpImage.h"
#ifdef COPRA_FUZZ_HTTP
#include "network/HttpCookie.h"
#include "network/Uri.h"
#endif
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/text/Label.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "platform/GlyphSource.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "render/shaderTranslation.h"
#include "scene/SceneContext.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/armatureFile.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBReader.h"
#include "studio/builder/NodeLoaderLibrary.h"
#include "studio/json/ActionObject.h"
#include "studio/json/SceneReader.h"
#include "studio/json/uiReader.h"
#include "studio/scenes/SceneBuilder.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/languageData.h"
#include "studio/scenes/studioTimelines.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"
#include "ui/richtext/UIRichText.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace fuzz {

using namespace cocos2d;

namespace {

/// The limit of decompressed sizes.
constexpr std::size_t kMaxUnpacked = std::size_t{1} << 22;

std::string textOf(const std::uint8_t* bytes, std::size_t count) {
    return std::string(reinterpret_cast<const char*>(bytes), count);
}

/// The context that nodes need.
copra::SceneContext& context() {
    static copra::SceneContext* const kept = [] {
        copra::installImageCodec();
        return new copra::SceneContext;
    }();
    return *kept;
}

/// A temporary folder, removed at the end of the process.
const std::string& scratchFolder() {
    struct Folder {
        std::string path =
            (std::filesystem::temp_directory_path() / ("copra-fuzz-" + std::to_string(getpid())));
        Folder() {
            path += "/";
            std::filesystem::create_directories(path);
        }
        ~Folder() {
            std::error_code ignored;
            std::filesystem::remove_all(path, ignored);
        }
    };
    static const Folder folder;
    return folder.path;
}

void readPlist(const std::uint8_t* bytes, std::size_t count) {
    const Value value = copra::readPlist(textOf(bytes, count), "fuzz");
    if (value.isNull()) return;
    // Written text reads back as the same value.
    const std::string written = copra::writePlist(value);
    if (copra::writePlist(copra::readPlist(written, "again")) != written) std::abort();
}

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

class CountElements : public SAXDelegator {
public:
    int depth = 0;
    std::size_t textLength = 0;
    void startElement(void*, const char*, const char** attributes) override {
        ++depth;
        while (*attributes) attributes += 2;
    }
    void endElement(void*, const char*) override { --depth; }
    void textHandler(void*, const char*, std::size_t length) override { textLength += length; }
};

void readSax(const std::uint8_t* bytes, std::size_t count) {
    CountElements counter;
    SAXParser parser;
    parser.setDelegator(&counter);
    const std::string text = textOf(bytes, count);
    parser.parse(text.data(), text.size());
    if (counter.depth != 0) std::abort();
}

void readUserDefault(const std::uint8_t* bytes, std::size_t count) {
    FileUtils::getInstance()->setWritablePath(scratchFolder());
    UserDefault::destroyInstance();
    std::ofstream(scratchFolder() + "UserDefault.xml", std::ios::binary) << textOf(bytes, count);
    UserDefault* const defaults = UserDefault::getInstance();
    for (const char* const key : {"a", "b", "data", "key with blanks"}) {
        defaults->getIntegerForKey(key);
        defaults->getDoubleForKey(key);
        defaults->getBoolForKey(key);
        defaults->getStringForKey(key);
        defaults->getDataForKey(key);
    }
    defaults->setStringForKey("b", "written");
    if (defaults->getStringForKey("b") != "written") std::abort();
    UserDefault::destroyInstance();
}

void readUtf8(const std::uint8_t* bytes, std::size_t count) {
    const std::string text = textOf(bytes, count);
    std::u32string wide;
    std::u16string middle;
    std::string back;
    if (StringUtils::UTF8ToUTF32(text, wide) && (!StringUtils::UTF32ToUTF8(wide, back) || back != text))
        std::abort();
    if (StringUtils::UTF8ToUTF16(text, middle) && (!StringUtils::UTF16ToUTF8(middle, back) || back != text))
        std::abort();
    const std::u16string units(reinterpret_cast<const char16_t*>(text.data()), text.size() / 2);
    StringUtils::UTF16ToUTF8(units, back);
    const std::u32string points(reinterpret_cast<const char32_t*>(text.data()), text.size() / 4);
    StringUtils::UTF32ToUTF8(points, back);
    StringUtils::getCharacterCountInUTF8String(text);
    StringUtils::StringUTF8 characters(text);
    characters.deleteChar(characters.length() / 2);
    characters.getAsCharSequence();
}

void readControllers(const std::uint8_t* bytes, std::size_t count) {
    std::istringstream lines(textOf(bytes, count));
    copra::ControllerMapping mapping;
    for (std::string line; std::getline(lines, line);) {
        if (!copra::parseControllerMapping(line, mapping).empty()) continue;
        for (const copra::PadBinding& binding : mapping.bindings) {
            const bool isIn = binding.input.index >= 0 && binding.input.index < copra::kMaxPadButtons &&
                              binding.key >= Controller::JOYSTICK_LEFT_X && binding.key < Controller::KEY_MAX;
            if (!isIn) std::abort();
        }
    }
}

void readBase64(const std::uint8_t* bytes, std::size_t count) {
    std::vector<unsigned char> decoded;
    copra::decodeBase64(textOf(bytes, count), decoded);
    if (decoded.empty()) return;
    char* text = nullptr;
    const int length = base64Encode(decoded.data(), static_cast<unsigned>(decoded.size()), &text);
    std::vector<unsigned char> again;
    copra::decodeBase64(std::string(text, static_cast<std::size_t>(length)), again);
    std::free(text);
    if (again != decoded) std::abort();
}

void readPacked(const std::uint8_t* bytes, std::size_t count) {
    std::vector<unsigned char> unpacked;
    copra::inflate(bytes, count, unpacked, 0, kMaxUnpacked);
    copra::inflateZstd(bytes, count, unpacked, kMaxUnpacked);
    unsigned char* memory = nullptr;
    if (count >= 16 && bytes[12] == 0 && bytes[13] < 16)
        ZipUtils::inflateCCZBuffer(bytes, static_cast<ssize_t>(count), &memory);
    std::free(memory);
}

void readZip(const std::uint8_t* bytes, std::size_t count) {
    const std::unique_ptr<ZipFile> archive(ZipFile::createWithBuffer(bytes, count));
    if (!archive) return;
    std::vector<char> contents;
    ResizableBufferAdapter<std::vector<char>> buffer(&contents);
    for (std::string name = archive->getFirstFilename(); !name.empty(); name = archive->getNextFilename())
        archive->getFileData(name, &buffer);
}

void readGeometry(const std::uint8_t* bytes, std::size_t count) {
    const std::string text = textOf(bytes, count);
    RectFromString(text);
    PointFromString(text);
    SizeFromString(text);
    copra::numbersIn(text);
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

/// Loads a file as a game does, and reads from a stream after moving in it.
void readSound(const std::uint8_t* bytes, std::size_t count) {
    copra::installSoundDecoder();
    const std::string path = scratchFolder() + "sound";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes), static_cast<long>(count));
    copra::SoundCache cache;
    const auto sound = cache.load(path, false);
    if (!sound || !sound->streams) return;
    const auto reader = copra::SoundCache::openStream(*sound);
    if (!reader) return;
    std::vector<std::int16_t> samples(std::size_t{1000} * sound->format.channels);
    for (const std::uint64_t frame : {std::uint64_t{0}, sound->format.frames / 2, sound->format.frames}) {
        reader->seek(frame);
        reader->read(samples.data(), 1000);
    }
}

/// The text is a file of cookies, and each of its lines an address.
void readHttp([[maybe_unused]] const std::uint8_t* bytes, [[maybe_unused]] std::size_t count) {
#ifdef COPRA_FUZZ_HTTP
    const std::string text = textOf(bytes, count);
    const std::string path = scratchFolder() + "cookies";
    std::ofstream(path, std::ios::binary) << text;
    HttpCookie cookies;
    cookies.setCookieFileName(path);
    cookies.readFile();
    cookies.getMatchCookie("http://example.org/");
    cookies.writeFile();
    const std::size_t kept = cookies.getCookies()->size();
    cookies.readFile();
    if (cookies.getCookies()->size() > kept) std::abort();
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        network::Uri uri = network::Uri::parse(line);
        uri.getQueryParams();
        if (uri.isValid() && !(network::Uri::parse(uri.toString()) == uri)) std::abort();
    }
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

/// Plays the animation of a scene, at odd speeds.
void playStudio(const copra::StudioAnimation& animation) {
    auto* const node = Node::create();
    auto* const action = copra::makeStudioTimeline(animation, "fuzz");
    action->startWithTarget(node);
    for (const auto& clip : animation.clips) action->play(clip.name, true);
    action->gotoFrameAndPlay(0, true);
    for (const float dt : {0.0f, 0.02f, 0.3f, 5.0f}) action->step(dt);
    action->gotoFrameAndPause(7);
}

void readCsb(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::StudioScene scene;
    if (!copra::readCsb(bytes, count, "fuzz.csb", scene)) return;
    copra::SceneBuilder(nullptr).buildData(bytes, count, "fuzz.csb");
    playStudio(scene.animation);
}

void readCsd(const std::uint8_t* bytes, std::size_t count) {
    context();
    const std::string text = textOf(bytes, count);
    copra::StudioScene scene;
    if (!copra::readCsd(text, "fuzz.csd", scene)) return;
    copra::SceneBuilder(nullptr).buildScene(scene, "fuzz.csd");
    playStudio(scene.animation);
}

void makeInterface(const Value& file) {
    const copra::StudioDictionary root(file);
    if (!root.has("widgetTree")) return;
    copra::StudioUiReader reader("fuzz", "", root.integer("version"),
                                 [](const std::string&, ui::Widget*, const std::string&) {});
    auto* const widget = reader.read(file.asValueMap().at("widgetTree"));
    for (const Value& action : root.sub("animation").list("actionlist")) {
        auto* const object = new cocostudio::ActionObject();
        object->initWithValue(copra::StudioDictionary(action), widget);
        object->updateToFrameByTime(0.3f);
        object->release();
    }
}

void readInterface(const std::uint8_t* bytes, std::size_t count) {
    context();
    Value file;
    std::string fault;
    if (copra::parseStudioJson(textOf(bytes, count), file, fault)) makeInterface(file);
}

void readCocoBinary(const std::uint8_t* bytes, std::size_t count) {
    context();
    Value file;
    std::string fault;
    if (copra::readCocoBinary(bytes, count, file, fault)) makeInterface(file);
}

void readOldScene(const std::uint8_t* bytes, std::size_t count) {
    context();
    const std::string path = scratchFolder() + "scene.json";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes), static_cast<long>(count));
    cocostudio::SceneReader::getInstance()->createNodeWithSceneFile(path);
}

/// Plays every movement of every armature for a moment.
void readArmature(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::ArmatureFile file;
    file.path = "fuzz";
    file.contents = textOf(bytes, count);
    file.isXml = !file.contents.empty() && file.contents[0] == '<';
    file.isBinary = file.contents.compare(0, 10, "CocoStudio") == 0;
    file.parse();
    file.addData();
    auto* const manager = cocostudio::ArmatureDataManager::getInstance();
    for (const std::string& name : manager->getArmatureDatas().keys()) {
        auto* const armature = name.empty() ? nullptr : cocostudio::Armature::create(name);
        if (!armature) continue;
        cocostudio::ArmatureAnimation* const animation = armature->getAnimation();
        for (const std::string& movement : animation->getAnimationData()->movementNames) {
            animation->play(movement);
            for (const float dt : {0.0f, 0.02f, 0.3f, 0.9f}) armature->update(dt);
            animation->gotoAndPause(3);
        }
        armature->getBoundingBox();
    }
    cocostudio::ArmatureDataManager::destroyInstance();
}

void readStudioJson(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::StudioAnimation animation;
    if (copra::readJsonAnimation(textOf(bytes, count), "fuzz.json", animation)) playStudio(animation);
}

/// Reads the nodes, and runs every sequence for a moment.
void readCcbi(const std::uint8_t* bytes, std::size_t count) {
    context();
    auto data = std::make_shared<Data>();
    data->copy(bytes, static_cast<ssize_t>(count));
    auto* const reader = new cocosbuilder::CCBReader();
    reader->autorelease();
    Node* const root = reader->readNodeGraphFromData(data, nullptr, Size(480.0f, 320.0f));
    if (!root) return;
    auto* const manager = reader->getAnimationManager();
    for (int i = 0; i < std::min<int>(4, static_cast<int>(manager->getSequences().size())); ++i) {
        manager->runAnimationsForSequenceIdTweenDuration(manager->getSequences().at(i)->getSequenceId(),
                                                         0.1f);
        for (int k = 0; k < 3; ++k) context().update(0.1f);
    }
    root->cleanup();
    TextureCache::destroyInstance();
}

/// The texts of LocalizationManager, in both forms.
void readLanguage(const std::uint8_t* bytes, std::size_t count) {
    copra::LanguageData texts;
    std::string fault;
    copra::readBinaryLanguage(bytes, count, texts, fault);
    copra::readJsonLanguage(textOf(bytes, count), texts, fault);
}

void readJsonScene(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::SceneBuilder(nullptr).buildJsonText(textOf(bytes, count), "fuzz.json", "");
}

void readCocoLoader(const std::uint8_t* bytes, std::size_t count) {
    cocostudio::CocoLoader loader;
    Value value;
    if (loader.ReadCocoBinBuff(reinterpret_cast<const char*>(bytes), count))
        copra::toStudioValue(loader, *loader.GetRootCocoNode(), value);
}

/// The first line names the file of BeeCluster that the rest stands for.
void readGameFiles([[maybe_unused]] const std::uint8_t* bytes, [[maybe_unused]] std::size_t count) {
#ifdef COPRA_FUZZ_GAME
    const std::string input = textOf(bytes, count);
    const std::size_t line = std::min(input.find('\n'), input.size());
    beecluster::GameFiles files = beecluster::builtInFiles();
    files.read = [&, builtIn = files.read](const std::string& name, std::string& text) {
        if (name != input.substr(0, line)) return builtIn(name, text);
        text = input.substr(line);
        return true;
    };
    std::vector<beecluster::FileProblem> problems;
    beecluster::readGameData(files, problems);
#endif
}

} // namespace

const std::vector<Target>& targets() {
    static const std::vector<Target> all = {{"plist", readPlist},
                                            {"tmx", readTmx},
                                            {"tsx", readTsx},
                                            {"cells", readCells},
                                            {"fnt", readFnt},
                                            {"image", readImage},
                                            {"webp", readWebp},
                                            {"text", readText},
                                            {"font", readFont},
                                            {"particle", readParticles},
                                            {"sheet", readSheet},
                                            {"sax", readSax},
                                            {"userdefault", readUserDefault},
                                            {"utf8", readUtf8},
                                            {"base64", readBase64},
                                            {"packed", readPacked},
                                            {"zip", readZip},
                                            {"geometry", readGeometry},
                                            {"shader", readShader},
                                            {"controllers", readControllers},
                                            {"sound", readSound},
                                            {"richtext", readRichText},
                                            {"http", readHttp},

                                            {"ccbi", readCcbi},
                                            {"csb", readCsb},
                                            {"csd", readCsd},
                                            {"studiojson", readStudioJson},
                                            {"interface", readInterface},
                                            {"oldscene", readOldScene},
                                            {"cocobinary", readCocoBinary},
                                            {"armature", readArmature},
                                            {"language", readLanguage},
                                            {"jsonscene", readJsonScene},
                                            {"cocoloader", readCocoLoader},
                                            {"gamedata", readGameFiles}};
    return all;
}

const Target& target(const std::string& name) {
    for (const Target& one : targets())
        if (one.name == name) return one;
    std::fprintf(stderr, "no fuzz target '%s'\n", name.c_str());
    std::exit(2);
}

void feed(const Target& target, const std::uint8_t* bytes, std::size_t count) {
    const copra::LogSink before = copra::setLogSink([](std::string_view) {});
    target.read(bytes, count);
    PoolManager::getInstance()->getCurrentPool()->clear();
    copra::setLogSink(before);
}

} // namespace fuzz
