#pragma once

#include "app/DevelopmentTool.h"
#include "platform/Pixels.h"

#include <functional>
#include <optional>

namespace copra {
namespace testing {

/// Takes the picture of the next frame that the Director draws. Unlike utils::captureScreen() it needs no event, and therefore
/// also works in a transition, which disables the EventDispatcher. An installed development tool stays in use and is in the picture.
class FrameCapture : private DevelopmentTool {
public:
    /// With `isWanted` the first frame at whose end it returns true.
    explicit FrameCapture(cocos2d::Director& director, std::function<bool()> isWanted = nullptr);
    ~FrameCapture() override;
    FrameCapture(const FrameCapture&) = delete;
    FrameCapture& operator=(const FrameCapture&) = delete;

    /// The picture, opaque; without a value as long as no frame was drawn, empty if the backend does not rasterize.
    const std::optional<PixelImage>& picture() const { return _picture; }

private:
    InputSink& inputFor(InputSink& game) override;
    float beginFrame(cocos2d::Director& director, float seconds) override;
    void draw(cocos2d::Director& director) override;
    void viewDestroyed() override;

    std::function<bool()> _isWanted;
    DevelopmentTool* _other; ///< the tool that was installed before
    std::optional<PixelImage> _picture;
};

} // namespace testing
} // namespace copra
