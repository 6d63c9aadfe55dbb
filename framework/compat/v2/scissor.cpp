#include "compat/v2/scissor.h"

#include "app/Director.h"
#include "app/GLView.h"
#include "math/Rect.h"
#include "render/Renderer.h"
#include "render/rawContext.h"
#include "scene/SceneContext.h"

#include <optional>

namespace copra {

using namespace cocos2d;

namespace {

constexpr GLenum kScissorTest = 0x0C11; // GL_SCISSOR_TEST

struct Scissor {
    bool isEnabled = false;
    std::optional<Rect> box;                ///< Design points; none is the whole frame.
    std::optional<Renderer::State> outside; ///< What to return to; none if nothing is clipped.
};
Scissor s_scissor;

/// Clips what is recorded from now on, or ends that.
void applyScissor() {
    SceneContext& context = SceneContext::current();
    if (!context.frame.visiting) return;
    Renderer& renderer = *context.renderer();
    std::optional<Renderer::State>& outside = s_scissor.outside;
    const Renderer::State state = renderer.state();
    if (outside && outside->stream.recording != state.stream.recording)
        outside.reset(); // of an earlier frame
    if (outside) renderer.restore(*outside);
    if (!s_scissor.isEnabled || !s_scissor.box) {
        outside.reset();
        return;
    }
    if (!outside) outside = state;
    renderer.clip(*s_scissor.box);
}

} // namespace

bool enableScissor(GLenum capability, bool isEnabled) {
    if (capability != kScissorTest || rawContext()) return false;
    s_scissor.isEnabled = isEnabled;
    applyScissor();
    return true;
}

bool isScissorEnabled() {
    return s_scissor.isEnabled;
}

bool setScissorBox(int x, int y, int width, int height) {
    if (rawContext()) return false;
    const GLView* view = Director::getInstance()->getOpenGLView();
    if (!view) return true;
    const Rect& viewPort = view->getViewPortRect();
    const float scaleX = view->getScaleX();
    const float scaleY = view->getScaleY();
    setScissor(Rect((static_cast<float>(x) - viewPort.origin.x) / scaleX,
                    (static_cast<float>(y) - viewPort.origin.y) / scaleY, static_cast<float>(width) / scaleX,
                    static_cast<float>(height) / scaleY));
    return true;
}

void setScissor(const Rect& points) {
    s_scissor.box = points;
    applyScissor();
}

} // namespace copra
