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
    if (cocos2d::Texture2D* made = cache->getTextureForKey(kKey)) return made;
    std::vector<unsigned char> pixels;
    const float radius = kDiscSize / 2.0f;
    for (int y = 0; y < kDiscSize; ++y) {
        for (int x = 0; x < kDiscSize; ++x) {
            const float fromMiddle =
                std::hypot(static_cast<float>(x) + 0.5f - radius, static_cast<float>(y) + 0.5f - radius);
            // How much of the pixel lies in the disc; colours are multiplied with it.
            const float share = std::min(1.0f, std::max(0.0f, radius - fromMiddle + 0.5f));
            pixels.insert(pixels.end(), 4, static_cast<unsigned char>(share * 255.0f));
        }
    }
    const cocos2d::RefPtr<cocos2d::Image> image(new cocos2d::Image());
    image->release(); // the pointer keeps it
    image->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), kDiscSize, kDiscSize, 8, true);
    return cache->addImage(image, kKey);
}

} // namespace copra
