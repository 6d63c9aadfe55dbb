#include "ui/disc.h"

#include "base/RefPtr.h"
#include "images/Image.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace copra {

cocos2d::Texture2D* discTexture() {
    static const std::string kKey = "/copra_disc";
    auto* cache = cocos2d::TextureCache::getInstance();
    if (cocos2d::Texture2D* cached = cache->getTextureForKey(kKey)) return cached;
    std::vector<unsigned char> pixels;
    const float radius = kDiscSize / 2.0f;
    for (int y = 0; y < kDiscSize; ++y) {
        for (int x = 0; x < kDiscSize; ++x) {
            const float distance =
                std::hypot(static_cast<float>(x) + 0.5f - radius, static_cast<float>(y) + 0.5f - radius);
            // Colors are premultiplied with the part of the pixel that the disc covers.
            const float coverage = std::min(1.0f, std::max(0.0f, radius - distance + 0.5f));
            pixels.insert(pixels.end(), 4, static_cast<unsigned char>(coverage * 255.0f));
        }
    }
    const cocos2d::RefPtr<cocos2d::Image> image(new cocos2d::Image());
    image->release(); // the RefPtr owns it
    image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), kDiscSize, kDiscSize, 8, true);
    return cache->addImage(image, kKey);
}

} // namespace copra
