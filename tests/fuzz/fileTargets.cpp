#include "Target.h"
#include "support.h"

#include "base/StringUTF8.h"
#include "base/base64.h"
#include "base/utf8.h"
#ifdef COPRA_FUZZ_GAME
#include "data/GameData.h"
#endif
#include "codecs/zstd.h"
#include "event/ControllerMapping.h"
#include "files/FileUtils.h"
#include "files/PlainPlist.h"
#include "files/Plist.h"
#include "files/PlistValues.h"
#include "files/ResizableBuffer.h"
#include "files/SAXParser.h"
#include "files/UserDefault.h"
#include "files/ZipFile.h"
#include "files/ZipUtils.h"
#include "files/geometryText.h"
#ifdef COPRA_FUZZ_HTTP
#include "network/HttpCookie.h"
#include "network/Uri.h"
#endif

#include "platform/Input.h"
#include "testing/InputRecording.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace fuzz {

using namespace cocos2d;

namespace {

/// The limit of decompressed sizes.
constexpr std::size_t kMaxUnpacked = std::size_t{1} << 22;

void readPlist(const std::uint8_t* bytes, std::size_t count) {
    const std::string text = textOf(bytes, count);
    // What the reader of plain files accepts, the tree gives as well.
    copra::PlistValues plain;
    copra::PlistValues tree;
    if (copra::readPlainPlist(text, plain) && (!copra::visitPlist(text, "tree", tree) ||
                                               copra::writePlist(plain.root) != copra::writePlist(tree.root)))
        std::abort();
    const Value value = copra::readPlist(text, "fuzz");
    if (value.isNull()) return;
    // Written text reads back as the same value.
    const std::string written = copra::writePlist(value);
    if (copra::writePlist(copra::readPlist(written, "again")) != written) std::abort();
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

/// A recording is read, delivered, recorded again, and written: what is written reads back as as many events.
void readRecording(const std::uint8_t* bytes, std::size_t count) {
    using copra::testing::InputRecording;
    const std::string path = scratchFolder() + "recording.input";
    std::ofstream(path, std::ios::binary) << textOf(bytes, count);
    InputRecording read;
    if (!read.load(path).empty()) return;
    copra::InputSink silent;
    InputRecording again;
    copra::testing::InputRecorder recorder(silent, again);
    for (const copra::testing::RecordedEvent& event : read.events)
        if (!event.deliver(recorder)) std::abort();
    if (again.events.size() != read.events.size() || !read.save(path)) std::abort();
    InputRecording written;
    if (!written.load(path).empty() || written.events.size() != read.events.size()) std::abort();
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

std::vector<Target> fileTargets() {
    return {{"plist", readPlist},
            {"sax", readSax},
            {"userdefault", readUserDefault},
            {"utf8", readUtf8},
            {"base64", readBase64},
            {"packed", readPacked},
            {"zip", readZip},
            {"geometry", readGeometry},
            {"controllers", readControllers},
            {"http", readHttp},
            {"gamedata", readGameFiles},
            {"recording", readRecording}};
}

} // namespace fuzz
