#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "render/DeferredRedraw.h"
#include "render/DrawLayer.h"
#include "render/RenderStream.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"
#include "render/rawContext.h"

#include <optional>
#include <vector>

namespace cocos2d {

/// A texture that is drawn into at once: see Renderer::beginImmediateTarget(). During its lifetime, the
/// renderer records into a separate stream, from which nothing is recorded again, and the device draws into
/// the texture.
class Renderer::ImmediateTarget_ : public copra::RawContextSource {
public:
    ImmediateTarget_(Renderer& renderer, const copra::TargetView& view, const copra::TextureRegion& region);
    /// Draws what is left, and continues with what was recorded before.
    ~ImmediateTarget_() override;

    /// Draws what is recorded, then lets OpenGL draw into the texture. Not while a mask or another target is
    /// being recorded.
    void provide() override;
    /// Whether what was recorded is being drawn.
    bool isDrawing() const { return _isDrawing; }

private:
    struct OpenGL_ {
        explicit OpenGL_(const copra::RawContext& c) : context(c), scope(context) {}
        copra::RawContext context;
        copra::RawContextScope scope;
    };

    void drawRecorded();
    void endOpenGL();

    Renderer& _renderer;
    RefPtr<Texture2D> _texture; ///< The texture, retained to keep the target alive.
    copra::Owned<copra::RenderStream> _outerStream;
    State::Culling _outerCulling;
    copra::Array<DeferredRedraw_> _outerRedraws;
    Submission_ _outerSubmission;
    bool _isWithinOpenGL; ///< Whether it was begun in a CustomCommand.
    bool _isDrawing = false;
    std::optional<OpenGL_> _openGL; ///< The context of OpenGL, from its first use to the next drawing.
};

} // namespace cocos2d
