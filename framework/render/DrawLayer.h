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

/// A texture to draw into, and how.
struct TargetView {
    cocos2d::Texture2D* texture = nullptr; ///< of Texture2D::initAsTarget
    PixelRect viewport;                    ///< pixels of the texture, rows from the bottom
    cocos2d::Rect visible;                 ///< what of the world (points) fills the viewport
    std::optional<cocos2d::Color4F> clear; ///< fills the texture first
};

/// A part of the frame that is drawn in a way of its own: into a texture, or through a mask. Each part sorts
/// by global z among itself only. For the renderer, which keeps and reuses them.
class DrawLayer : public cocos2d::RenderCommand {
public:
    /// Takes two render queues.
    DrawLayer();
    DrawLayer(const DrawLayer&) = delete;
    DrawLayer& operator=(const DrawLayer&) = delete;
    ~DrawLayer() override;

    /// The layer draws into a texture, which is retained until reset.
    void setTarget(const TargetView& view, float globalZ);
    /// The layer draws through a mask.
    void setMask(const Mask& mask, float globalZ);
    /// Lets go of the texture.
    void reset();

    bool isTarget() const { return _isTarget; }
    const TargetView& target() const { return _target; }
    const Mask& mask() const { return _mask; }
    /// The render queue of what makes the mask.
    int maskQueue() const { return _maskQueue; }
    /// The render queue of what is drawn into the texture or through the mask.
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
