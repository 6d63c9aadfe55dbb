#include "fonts/fontService.h"

#include "backend/text/text.h"
#include "fonts/FontAtlasCache.h"
#include "platform/FrameService.h"

namespace copra {

namespace {

class FontService : public FrameService {
public:
    void backendChanged(Backend* backend) override {
        if (backend) installGlyphSource();
    }
    void purgeCachedData() override { cocos2d::FontAtlasCache::purgeCachedData(); }
};

} // namespace

void useFonts() {
    frameService<FontService>();
}

} // namespace copra
