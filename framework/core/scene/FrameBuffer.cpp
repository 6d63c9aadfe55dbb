#include "scene/FrameBuffer.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace cocos2d {
namespace experimental {

bool RenderTargetBase::init(unsigned int width, unsigned int height) {
    _width = width;
    _height = height;
    return true;
}

RenderTarget::RenderTarget() = default;
RenderTarget::~RenderTarget() = default;

RenderTarget* RenderTarget::create(unsigned int width, unsigned int height, Texture2D::PixelFormat format) {
    auto* target = new RenderTarget();
    return copra::autoreleased(target, target->init(width, height, format));
}

bool RenderTarget::init(unsigned int width, unsigned int height, Texture2D::PixelFormat) {
    constexpr unsigned int kMost = std::numeric_limits<int>::max();
    RenderTargetBase::init(width, height);
    _type = Type::Texture2D;
    _texture.weakAssign(new Texture2D());
    return _texture->initAsTarget(static_cast<int>(std::min(width, kMost)),
                                  static_cast<int>(std::min(height, kMost)));
}

RenderTargetRenderBuffer* RenderTargetRenderBuffer::create(unsigned int width, unsigned int height) {
    auto* target = new RenderTargetRenderBuffer();
    return copra::autoreleased(target, target->init(width, height));
}

bool RenderTargetRenderBuffer::init(unsigned int width, unsigned int height) {
    return RenderTargetBase::init(width, height);
}

RenderTargetDepthStencil* RenderTargetDepthStencil::create(unsigned int width, unsigned int height) {
    auto* target = new RenderTargetDepthStencil();
    return copra::autoreleased(target, target->init(width, height));
}

bool RenderTargetDepthStencil::init(unsigned int width, unsigned int height) {
    return RenderTargetBase::init(width, height);
}

namespace {

std::vector<FrameBuffer*>& frameBuffers() {
    // Never destroyed: nodes in static variables leave it late.
    static auto* const s_buffers = new std::vector<FrameBuffer*>;
    return *s_buffers;
}

} // namespace

FrameBuffer::FrameBuffer() {
    frameBuffers().push_back(this);
}

FrameBuffer::~FrameBuffer() {
    std::vector<FrameBuffer*>& all = frameBuffers();
    all.erase(std::remove(all.begin(), all.end(), this), all.end());
}

FrameBuffer* FrameBuffer::create(std::uint8_t fid, unsigned int width, unsigned int height) {
    auto* buffer = new FrameBuffer();
    return copra::autoreleased(buffer, buffer->init(fid, width, height));
}

bool FrameBuffer::init(std::uint8_t fid, unsigned int width, unsigned int height) {
    _fid = fid;
    _width = width;
    _height = height;
    return true;
}

bool FrameBuffer::fits(const RenderTargetBase& target, const char* caller) const {
    const bool isSame = target.getWidth() == _width && target.getHeight() == _height;
    if (!isSame)
        copra::warning("FrameBuffer::%s: a target of %u x %u pixels is ignored, the buffer has %u x %u",
                       caller, target.getWidth(), target.getHeight(), _width, _height);
    return isSame;
}

void FrameBuffer::setClearColor(const Color4F& color) {
    _clearColor = color;
    _isClear = false;
}

bool FrameBuffer::clearAllBut(Renderer& renderer, const std::function<bool(const FrameBuffer*)>& isDrawn) {
    bool clearsAny = false;
    for (FrameBuffer* buffer : frameBuffers()) {
        const bool clears = !buffer->_isClear && !isDrawn(buffer);
        if (clears) buffer->clear(renderer);
        clearsAny = clearsAny || clears;
    }
    return clearsAny;
}

void FrameBuffer::clear(Renderer& renderer) {
    _isClear = true;
    if (!_target || !_target->getTexture()) return;
    copra::TargetView view;
    view.texture = _target->getTexture();
    view.viewport = {0, 0, static_cast<int>(_width), static_cast<int>(_height)};
    view.visible = Rect(0.0f, 0.0f, static_cast<float>(_width), static_cast<float>(_height));
    view.clear = _clearColor;
    renderer.beginTarget(view, 0.0f);
    renderer.endTarget();
}

void FrameBuffer::attachRenderTarget(RenderTargetBase* rt) {
    if (copra::refuse(!rt, "FrameBuffer::attachRenderTarget: the target is null")) return;
    if (!fits(*rt, "attachRenderTarget")) return;
    _target = rt;
    _isClear = false;
}

void FrameBuffer::attachDepthStencilTarget(RenderTargetDepthStencil* rt) {
    if (!rt || fits(*rt, "attachDepthStencilTarget")) _depthStencil = rt;
}

} // namespace experimental
} // namespace cocos2d
