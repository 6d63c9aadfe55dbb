#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "render/DrawProgram.h"
#include "render/RenderStream.h"
#include "render/Renderer.h"

namespace cocos2d {

/// The recording of a manually visited node, which is recorded again before submission: see
/// Renderer::beginRedrawable().
struct Renderer::DeferredRedraw_ {
    copra::WeakPtr<Ref> owner;                      ///< The object that is drawn again.
    void (*redraw)(Ref& owner, Renderer& renderer); ///< The function that draws it.
    copra::RenderStream::Span span;                 ///< The span that is replaced.
    State state;                                    ///< The state with which it is recorded.
    RefPtr<copra::DrawProgram> program;             ///< The program of `state`, retained.
};

} // namespace cocos2d
