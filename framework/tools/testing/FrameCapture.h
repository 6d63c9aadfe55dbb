#pragma once

#include "app/DevelopmentTool.h"
#include "platform/Pixels.h"

#include <functional>
#include <optional>

namespace copra {
namespace testing {

/// Takes a picture of the next frame that the Director draws. Unlike utils::captureScreen(), it needs no
/// event, so it also works during a transition, which disables the EventDispatcher. An installed development
/// tool keeps working and appears in the picture.
class FrameCapture : private DevelopmentTool {
public:
    /// Constructs a capture. With `isWanted`, it takes the first frame at whose end that function returns
    /// true.
    explicit FrameCapture(cocos2d::Director& director, std::function<bool()> isWanted = nullptr);
    ~FrameCapture() override;
    FrameCapture(const FrameCapture&) = delete;
    FrameCapture& operator=(const FrameCapture&) = delete;

    /// The opaque picture. It has no value until a frame is drawn, and is empty if the backend does not
    /// rasterize.
    const std::optional<PixelImage>& picture() const { return _picture; }

private:
    InputSink& inputFor(InputSink& game) override;
    float beginFrame(cocos2d::Director& director, float seconds) override;
    void draw(cocos2d::Director& director) override;
    void viewDestroyed() override;

    std::function<bool()> _isWanted;
    DevelopmentTool* _other; ///< The tool that was installed before.
    std::optional<PixelImage> _picture;
};

} // namespace testing
} // namespace copra
