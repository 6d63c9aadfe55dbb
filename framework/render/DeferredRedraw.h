#pragma once

#include "base/WeakPtr.h"
#include "render/RenderStream.h"
#include "render/Renderer.h"

namespace cocos2d {

/// What a visit by hand has drawn: see Renderer::beginRedrawable.
struct Renderer::DeferredRedraw {
    copra::WeakPtr<Ref> owner;
    void (*drawAgain)(Ref& owner, Renderer& renderer);
    copra::RenderStream::Span span;
    Rect visible; ///< what was in view there
    bool hasView;
};

} // namespace cocos2d
