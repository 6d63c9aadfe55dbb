#include "screenshots.h"

#include "cocos2d.h"
#include "theme.h"

#include <filesystem>
#include <fstream>
#include <set>

using namespace cocos2d;

namespace gallery {

namespace {

namespace fs = std::filesystem;

/// The rows of a screenshot between header and footer.
struct Rows {
    const unsigned char* pixelAt(int x, int y) const {
        return first + (static_cast<std::ptrdiff_t>(y) * width + x) * bytes;
    }
    const unsigned char* first;
    int width;
    int height;
    int bytes; ///< of a pixel: at least 3
};

/// Whether there are more colors than those of the empty background with its grid.
bool hasContent(const Rows& rows) {
    constexpr std::size_t kBackgroundColors = 12; ///< background, lines, and antialiased ends of lines
    std::set<int> colors;
    for (int y = 0; y < rows.height; ++y)
        for (int x = 0; x < rows.width; ++x) {
            const unsigned char* const pixel = rows.pixelAt(x, y);
            colors.insert(pixel[0] << 16 | pixel[1] << 8 | pixel[2]);
            if (colors.size() > kBackgroundColors) return true;
        }
    return false;
}

/// Averages blocks of four pixels, in 16 shades a channel: small golden images, and close enough.
std::string halved(const Rows& rows) {
    std::string pixels;
    pixels.reserve(static_cast<std::size_t>(rows.width / 2) * static_cast<std::size_t>(rows.height / 2) * 3);
    for (int y = 0; y + 1 < rows.height; y += 2)
        for (int x = 0; x + 1 < rows.width; x += 2)
            for (int channel = 0; channel < 3; ++channel) {
                const int sum = rows.pixelAt(x, y)[channel] + rows.pixelAt(x + 1, y)[channel] +
                                rows.pixelAt(x, y + 1)[channel] + rows.pixelAt(x + 1, y + 1)[channel];
                pixels += static_cast<char>((sum >> 2 & 0xF0) | 8);
            }
    return pixels;
}

} // namespace

bool writeCanvas(const std::string& screenshot) {
    auto* image = new Image();
    image->autorelease();
    if (!image->initWithImageFile(screenshot)) return false;
    const int bytes = image->getDataLen() > 0 ? image->getBitPerPixel() / 8 : 0;
    const auto header = static_cast<int>(kHeader);
    const int height = image->getHeight() - header - static_cast<int>(kFooter);
    if (bytes < 3 || height < 0) return false;
    const Rows whole{image->getData(), image->getWidth(), image->getHeight(), bytes};
    const Rows canvas{whole.pixelAt(0, header), whole.width, height, bytes};

    fs::path file = screenshot;
    fs::create_directories(file.parent_path() / "canvases");
    file = file.parent_path() / "canvases" / file.stem().concat(".ppm");
    std::ofstream(file, std::ios::binary) << "P6\n"
                                          << canvas.width / 2 << ' ' << canvas.height / 2 << "\n255\n"
                                          << halved(canvas);
    return hasContent(canvas);
}

} // namespace gallery
