#include "testing/FrameCapture.h"

#include "app/Director.h"
#include "platform/RenderDevice.h"
#include "render/Renderer.h"

#include <utility>

namespace copra {
namespace testing {

FrameCapture::FrameCapture(cocos2d::Director& director, std::function<bool()> isWanted)
    : _isWanted(std::move(isWanted)), _other(developmentTool()) {
    if (RenderDevice* device = director.getRenderer()->device()) device->prepareCapture();
    setDevelopmentTool(this);
}

FrameCapture::~FrameCapture() {
    if (developmentTool() == this) setDevelopmentTool(_other);
}

InputSink& FrameCapture::inputFor(InputSink& game) {
    return _other ? _other->inputFor(game) : game;
}

float FrameCapture::beginFrame(cocos2d::Director& director, float seconds) {
    return _other ? _other->beginFrame(director, seconds) : seconds;
}

void FrameCapture::draw(cocos2d::Director& director) {
    if (_other) _other->draw(director);
    if (_picture || (_isWanted && !_isWanted())) return;
    RenderDevice* device = director.getRenderer()->device();
    _picture = device ? device->capture() : PixelImage();
    // The alpha left by blending has no meaning on the screen.
    for (std::size_t i = 3; i < _picture->rgba.size(); i += 4) _picture->rgba[i] = 255;
}

void FrameCapture::viewDestroyed() {
    if (_other) _other->viewDestroyed();
}

} // namespace testing
} // namespace copra
