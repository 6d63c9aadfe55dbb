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
    for (std::size_t at = 0; at < actual.rgba.size(); at += 4) {
        const int largest = differenceOf(&expected.rgba[at], &actual.rgba[at]);
        const bool isDifferent = largest > tolerance.channel;
        difference.largest = std::max(difference.largest, largest);
        difference.pixels += isDifferent ? 1 : 0;
        mark(&difference.image.rgba[at], isDifferent);
    }
    const float share = static_cast<float>(difference.pixels) / static_cast<float>(actual.rgba.size() / 4);
    if (share <= tolerance.share) return difference;
    char text[160];
    std::snprintf(text, sizeof text,
                  "%zu pixels (%.2f %%) differ by more than %d, at most by %d; %.2f %% may differ",
                  difference.pixels, static_cast<double>(share) * 100.0, tolerance.channel,
                  difference.largest, static_cast<double>(tolerance.share) * 100.0);
    difference.reason = text;
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

std::string compareWithGolden(const PixelImage& actual, const std::string& file,
                              const PictureTolerance& tolerance) {
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
