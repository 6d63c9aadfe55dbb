#include "extensions/pickerArt.h"

#include "base/RefPtr.h"
#include "extensions/ControlUtils.h"
#include "files/FileUtils.h"
#include "math/trigonometry.h"
#include "platform/Screen.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "render/Texture2D.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace copra {

namespace {

using cocos2d::extension::RGBA;

const char* const kSheet = "extensions/CCControlColourPickerSpriteSheet.plist";
/// The sizes of the original's images, in points.
constexpr int kPanelWidth = 196;
constexpr int kPanelHeight = 176;
constexpr int kRingSize = 160;
constexpr int kDiscSize = 120;
constexpr int kKnobSize = 30;
constexpr double kRingWidth = 21.0;
constexpr double kBoxInset = 35.0;
/// More than any screen has. With a larger content scale, which is a mistake, the images are smaller than they should be:
/// drawing them would take seconds.
constexpr double kMaxPixelsPerPoint = 4.0;

/// The part of a pixel that is within `radius`, for smooth edges.
double coverage(double distance, double radius) {
    return std::min(1.0, std::max(0.0, radius - distance + 0.5));
}

/// Makes a frame of an image of a size in points; `pixel` returns the color, not premultiplied, at a point relative to
/// the center, y up.
template<class Pixel>
void addFrame(const char* name, int width, int height, const Pixel& pixel) {
    const double wanted = screen().contentScaleFactor; // pixels per point
    const double scale = std::min(wanted, kMaxPixelsPerPoint);
    const int columns = std::max(1, static_cast<int>(std::lround(width * scale)));
    const int rows = std::max(1, static_cast<int>(std::lround(height * scale)));
    std::vector<unsigned char> pixels;
    pixels.reserve(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) * 4);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const RGBA color =
                pixel((column + 0.5) / scale - width / 2.0, height / 2.0 - (row + 0.5) / scale);
            for (const double part : {color.r, color.g, color.b, color.a})
                pixels.push_back(static_cast<unsigned char>(part * 255.0 + 0.5));
        }
    }
    cocos2d::RefPtr<cocos2d::Texture2D> texture;
    texture.weakAssign(new cocos2d::Texture2D());
    texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                          cocos2d::Texture2D::PixelFormat::RGBA8888, columns, rows,
                          cocos2d::Size(static_cast<float>(columns), static_cast<float>(rows)));
    const double shrink = scale / wanted; // below 1 the image is smaller than it should be
    const cocos2d::Rect whole(0.0f, 0.0f, static_cast<float>(width * shrink),
                              static_cast<float>(height * shrink));
    cocos2d::SpriteFrameCache::getInstance()->addSpriteFrame(
        cocos2d::SpriteFrame::createWithTexture(texture, whole), name);
}

RGBA ringColor(double x, double y) {
    const double outer = kRingSize / 2.0;
    const double distance = std::hypot(x, y);
    RGBA color = cocos2d::extension::ControlUtils::RGBfromHSV(
        {static_cast<double>(CC_RADIANS_TO_DEGREES(copra::arcTangent(y, x))) + 180.0, 1.0, 1.0});
    color.a = coverage(distance, outer) * (1.0 - coverage(distance, outer - kRingWidth));
    return color;
}

/// White at the right and black at the bottom: over a hue it gives all its shades.
RGBA shadeColor(double x, double y) {
    const double box = kDiscSize / 2.0;
    const double toRight = std::min(1.0, std::max(0.0, (x + kDiscSize / 2.0 - kBoxInset) / box));
    const double value = std::min(1.0, std::max(0.0, (y + kDiscSize / 2.0 - kBoxInset) / box));
    const double opacity = 1.0 - (1.0 - toRight) * value;
    const double gray = opacity > 0.0 ? toRight * value / opacity : 0.0;
    return {gray, gray, gray, opacity * coverage(std::hypot(x, y), kDiscSize / 2.0)};
}

RGBA knobColor(double x, double y) {
    const double distance = std::hypot(x, y);
    const double gray = coverage(distance, 9.0);
    return {gray, gray, gray, coverage(distance, 11.0) * (1.0 - coverage(distance, 6.0))};
}

void drawFrames() {
    addFrame("menuColourPanelBackground.png", kPanelWidth, kPanelHeight, [](double x, double y) {
        const double corner = 12.0;
        const double right = std::max(0.0, std::fabs(x) - kPanelWidth / 2.0 + corner);
        const double top = std::max(0.0, std::fabs(y) - kPanelHeight / 2.0 + corner);
        return RGBA{0.2, 0.2, 0.22, coverage(std::hypot(right, top), corner)};
    });
    addFrame("huePickerBackground.png", kRingSize, kRingSize, ringColor);
    addFrame("colourPickerBackground.png", kDiscSize, kDiscSize, [](double x, double y) {
        return RGBA{1.0, 1.0, 1.0, coverage(std::hypot(x, y), kDiscSize / 2.0)};
    });
    addFrame("colourPickerOverlay.png", kDiscSize, kDiscSize, shadeColor);
    addFrame("colourPickerShadow.png", kDiscSize, kDiscSize, [](double x, double y) {
        const double distance = std::hypot(x, y);
        return RGBA{0.0, 0.0, 0.0,
                    0.35 * coverage(distance, kDiscSize / 2.0) *
                        std::max(0.0, (distance - kDiscSize / 2.0 + 4.0) / 4.0)};
    });
    addFrame("colourPicker.png", kKnobSize, kKnobSize, knobColor);
}

} // namespace

void ensurePickerFrames() {
    auto* cache = cocos2d::SpriteFrameCache::getInstance();
    if (cocos2d::FileUtils::getInstance()->isFileExist(kSheet))
        cache->addSpriteFramesWithFile(kSheet);
    else if (!cache->findFrame_("huePickerBackground.png"))
        drawFrames();
}

} // namespace copra
