#pragma once

#include "base/RefPtr.h"
#include "math/Color.h"
#include "math/Rect.h"
#include "platform/Pixels.h"
#include "platform/RenderDevice.h"
#include "render/RenderCommand.h"
#include "render/Texture2D.h"

#include <optional>

namespace copra {

/// A texture to draw into.
struct TargetView {
    cocos2d::Texture2D* texture = nullptr; ///< The texture, from Texture2D::initAsTarget().
    PixelRect viewport;                    ///< The viewport in pixels of the texture, rows from the bottom.
    cocos2d::Rect visible;                 ///< The part of the world, in points, that fills the viewport.
    std::optional<cocos2d::Color4F> clear; ///< The color to which the texture is cleared first, if any.
    bool appliesCamera = false;            ///< Whether the camera of the renderer applies to the contents.
};

/// A part of the frame that is drawn into a texture or through a mask. Its contents have their own queues,
/// sorted by global z separately. Owned and reused by the renderer.
class DrawLayer : public cocos2d::RenderCommand {
public:
    /// Allocates two render queues.
    DrawLayer();
    DrawLayer(const DrawLayer&) = delete;
    DrawLayer& operator=(const DrawLayer&) = delete;
    ~DrawLayer() override;

    /// Draws into a texture, which is retained until reset().
    void setTarget(const TargetView& view, float globalZ);
    /// Draws through a mask.
    void setMask(const Mask& mask, float globalZ);
    /// Releases the texture.
    void reset();

    bool isTarget() const { return _isTarget; }
    /// Returns where the layer draws, if isTarget() is true; otherwise, it has a mask.
    const TargetView& target() const { return _target; }
    const Mask& mask() const { return _mask; }
    /// Returns the queue that draws the mask.
    int maskQueue() const { return _maskQueue; }
    /// Returns the queue that is drawn into the texture or through the mask.
    int contentQueue() const { return _contentQueue; }

private:
    bool _isTarget = false;
    TargetView _target;
    cocos2d::RefPtr<cocos2d::Texture2D> _texture;
    Mask _mask;
    int _maskQueue;
    int _contentQueue;
};

} // namespace copra
