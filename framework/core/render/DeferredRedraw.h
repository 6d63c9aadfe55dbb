#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "render/DrawProgram.h"
#include "render/RenderStream.h"
#include "render/Renderer.h"

namespace cocos2d {

/// What a manually visited node recorded, to be recorded again before submission: see
/// Renderer::beginRedrawable().
struct Renderer::DeferredRedraw_ {
    copra::WeakPtr<Ref> owner;                      ///< what is drawn again
    void (*redraw)(Ref& owner, Renderer& renderer); ///< draws it
    copra::RenderStream::Span span;                 ///< to be replaced
    State state;                                    ///< to record with
    RefPtr<copra::DrawProgram> program;             ///< keeps that of `state` alive
};

} // namespace cocos2d
