#include "testing/Picture.h"

#include "backend/backend.h"
#include "base/Data.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "images/DecodedImage.h"
#include "images/PngImage.h"
#include "platform/system/paths.h"
#include "testing/acceptance.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace fs = std::filesystem;
using cocos2d::Data;
using cocos2d::FileUtils;

namespace copra {
namespace testing {

namespace {

/// The largest difference of a channel of two pixels.
int differenceOf(const std::uint8_t* a, const std::uint8_t* b) {
    int largest = 0;
    for (int channel = 0; channel < 4; ++channel)
        largest = std::max(largest, std::abs(a[channel] - b[channel]));
    return largest;
}

/// A square of pixels in which a missing object is noticed, however large the rest of the picture.
constexpr int kBlock = 8;

/// The square with the most different pixels, of those that begin at every fourth pixel.
struct Block {
    int x = 0, y = 0;
    int pixels = 0;
};

int pixelsIn(const std::vector<bool>& differs, int width, int left, int top) {
    int count = 0;
    for (int y = top; y < top + kBlock; ++y)
        for (int x = left; x < left + kBlock; ++x)
            count += differs[static_cast<std::size_t>(y) * width + x] ? 1 : 0;
    return count;
}

Block worstBlock(const std::vector<bool>& differs, const PixelSize& size) {
    Block worst;
    for (int y = 0; y + kBlock <= size.height; y += kBlock / 2)
        for (int x = 0; x + kBlock <= size.width; x += kBlock / 2)
            if (const int pixels = pixelsIn(differs, size.width, x, y); pixels > worst.pixels)
                worst = {x, y, pixels};
    return worst;
}

/// Writes a pixel in light gray, or red.
void mark(std::uint8_t* pixel, bool isDifferent) {
    const int gray = 128 + (pixel[0] + pixel[1] + pixel[2]) / 6;
    for (int channel = 0; channel < 3; ++channel) pixel[channel] = static_cast<std::uint8_t>(gray);
    pixel[3] = 255;
    if (!isDifferent) return;
    pixel[0] = 255;
    pixel[1] = pixel[2] = 0;
}

std::string sizeOf(const PixelImage& picture) {
    return std::to_string(picture.size.width) + " x " + std::to_string(picture.size.height);
}

/// Why the pictures do not match; empty if they do.
std::string reasonOf(const PictureDifference& difference, const Block& block, float pixels,
                     const PictureTolerance& tolerance) {
    const float share = static_cast<float>(difference.pixels) / pixels;
    char text[200] = "";
    if (share > tolerance.share)
        std::snprintf(text, sizeof text,
                      "%zu pixels (%.2f %%) differ by more than %d, at most by %d; %.2f %% may differ",
                      difference.pixels, static_cast<double>(share) * 100.0, tolerance.channel,
                      difference.largest, static_cast<double>(tolerance.share) * 100.0);
    else if (static_cast<float>(block.pixels) > tolerance.block * kBlock * kBlock)
        std::snprintf(
            text, sizeof text,
            "%d of the %d x %d pixels at (%d, %d) from the upper left corner differ by more than %d; "
            "%.0f %% may differ",
            block.pixels, kBlock, kBlock, block.x, block.y, tolerance.channel,
            static_cast<double>(tolerance.block) * 100.0);
    return text;
}

std::string& goldenFolder() {
    static std::string s_folder;
    return s_folder;
}

/// The folder for pictures of failed tests.
fs::path failureFolder() {
    const char* configured = std::getenv("COPRA_PICTURES");
    return nativePath(configured && *configured ? configured : "pictures");
}

} // namespace

PictureDifference comparePictures(const PixelImage& expected, const PixelImage& actual,
                                  const PictureTolerance& tolerance) {
    PictureDifference difference;
    if (actual.empty() || actual.size != expected.size) {
        difference.reason = "the picture has " + sizeOf(actual) + " pixels instead of " + sizeOf(expected);
        return difference;
    }
    difference.image = actual;
    std::vector<bool> differs(actual.rgba.size() / 4);
    for (std::size_t i = 0; i < differs.size(); ++i) {
        const int largest = differenceOf(&expected.rgba[4 * i], &actual.rgba[4 * i]);
        differs[i] = largest > tolerance.channel;
        difference.largest = std::max(difference.largest, largest);
        difference.pixels += differs[i] ? 1 : 0;
        mark(&difference.image.rgba[4 * i], differs[i]);
    }
    const Block block = difference.pixels > 0 ? worstBlock(differs, actual.size) : Block();
    difference.block = block.pixels;
    difference.reason = reasonOf(difference, block, static_cast<float>(differs.size()), tolerance);
    return difference;
}

PixelImage loadPicture(const std::string& file) {
    installImageCodec();
    const Data bytes = FileUtils::getInstance()->getDataFromFile(absoluteName(file));
    PixelImage picture;
    std::string reason = "the file cannot be read";
    if (bytes.isNull() ||
        !decodePicture(bytes.getBytes(), static_cast<std::size_t>(bytes.getSize()), picture, reason))
        copra::warning("loadPicture: '%s': %s", file.c_str(), reason.c_str());
    return picture;
}

bool savePicture(const PixelImage& picture, const std::string& file) {
    std::vector<std::uint8_t> bytes;
    std::string reason;
    if (!writePng(picture, true, bytes, reason)) {
        copra::warning("savePicture: '%s': %s", file.c_str(), reason.c_str());
        return false;
    }
    const fs::path path = nativePath(absoluteName(file));
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    Data data;
    data.copy(bytes.data(), static_cast<ssize_t>(bytes.size()));
    return FileUtils::getInstance()->writeDataToFile(data, pathText(path));
}

bool setGoldenFolder(const std::string& folder) {
    goldenFolder() = folder;
    return true;
}

std::string compareWithGolden(const PixelImage& actual, const std::string& fileName,
                              const PictureTolerance& tolerance) {
    const bool isInFolder = !goldenFolder().empty() && !isAbsoluteName(fileName);
    const std::string file = isInFolder ? goldenFolder() + "/" + fileName : fileName;
    const std::string name = pathText(nativePath(file).stem());
    if (isAccepting()) {
        if (!savePicture(actual, file)) return "the golden picture " + file + " cannot be written";
        std::printf("accepted %s\n", file.c_str());
        return {};
    }
    const std::string actualFile = pathText(failureFolder() / nativePath(name + ".actual.png"));
    std::error_code error;
    if (!fs::exists(nativePath(file), error)) {
        savePicture(actual, actualFile);
        return "there is no golden picture " + file + "; the actual one is " + actualFile +
               ". COPRA_ACCEPT=1 accepts it (./copra test --accept)";
    }
    const PictureDifference difference = comparePictures(loadPicture(file), actual, tolerance);
    if (difference.reason.empty()) return {};
    savePicture(actual, actualFile);
    std::string text = difference.reason + "\n  expected   " + file + "\n  actual     " + actualFile;
    if (difference.image.empty()) return text;
    const std::string differenceFile = pathText(failureFolder() / nativePath(name + ".difference.png"));
    savePicture(difference.image, differenceFile);
    return text + "\n  difference " + differenceFile;
}

} // namespace testing
} // namespace copra
