#include "backend/null/NullRenderDevice.h"

#include "base/refuse.h"
#include "platform/Window.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace copra {

NullRenderDevice::NullRenderDevice(std::shared_ptr<NullTextureStore> textures, const Window* window)
    : _textures(std::move(textures)), _window(window), _surfaces(1) {}

NullTextureStore::Record* NullRenderDevice::target() {
    return _textures ? _textures->find(surface().target) : nullptr;
}

void NullRenderDevice::clear(const cocos2d::Color4F& color) {
    if (_surfaces.size() > 1) {
        NullCommand command;
        command.kind = NullCommand::Kind::Clear;
        command.color = color;
        command.mask = surface().masks.state();
        if (NullTextureStore::Record* record = target()) _textures->addCommand(*record, std::move(command));
        return;
    }
    _clearColor = color;
    _draws.clear();
    _drawCount = 0;
    _vertexCount = 0;
    beginFrame();
}

// A frame that is captured is drawn into a target of the window's size.
void NullRenderDevice::beginFrame() {
    Surface& window = _surfaces.front();
    if (window.target != kNoTexture) _textures->destroy(std::exchange(window.target, kNoTexture));
    if (!std::exchange(_isCapturePrepared, false) || !_textures || !_window || !_window->isOpen()) return;
    window.target = _textures->createTarget(_window->size());
    NullCommand command;
    command.kind = NullCommand::Kind::Clear;
    command.color = _clearColor;
    if (NullTextureStore::Record* record = target()) _textures->addCommand(*record, std::move(command));
}

void NullRenderDevice::setView(const PixelRect& viewport, const cocos2d::Rect& visible) {
    surface().viewport = viewport;
    surface().visible = visible;
    surface().scissor.reset();
}

void NullRenderDevice::pushTarget(TextureId target) {
    Surface fresh;
    fresh.target = target;
    const NullTextureStore::Record* record = _textures ? _textures->find(target) : nullptr;
    if (record) {
        fresh.viewport = {0, 0, record->size.width, record->size.height};
        fresh.visible.size.setSize(static_cast<float>(record->size.width),
                                   static_cast<float>(record->size.height));
    }
    _surfaces.push_back(std::move(fresh));
}

void NullRenderDevice::popTarget() {
    if (_surfaces.size() == 1) {
        copra::warning("RenderDevice: popTarget without a pushTarget before it");
        return;
    }
    _surfaces.pop_back();
}

void NullRenderDevice::beginMask(const Mask& mask) {
    const MaskStack::Fill fill = surface().masks.begin(mask);
    NullCommand command;
    command.kind = NullCommand::Kind::FillStencil;
    command.fill = fill;
    if (NullTextureStore::Record* record = target()) _textures->addCommand(*record, std::move(command));
}

void NullRenderDevice::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                            const DrawState& state) {
    ++_drawCount;
    _vertexCount += count;
    const Surface& on = surface();
    if (_isRecording) {
        _draws.push_back({primitive,
                          state,
                          {vertices, vertices + count},
                          on.scissor,
                          _surfaces.size() > 1 ? on.target : kNoTexture,
                          on.masks.state(),
                          kNoShader,
                          {}});
        if (state.shader) {
            _draws.back().shader = state.shader->shader;
            Array<ShaderValue>& values = _draws.back().shaderValues;
            values = *state.shader->shared;
            values.insert(values.end(), state.shader->own->begin(), state.shader->own->end());
            _draws.back().state.shader = nullptr;
        }
    }
    NullTextureStore::Record* record = target();
    if (!record || !record->isTarget || state.texture == on.target) return;
    NullCommand command;
    command.primitive = primitive;
    command.vertices.assign(vertices, vertices + count);
    command.texture = state.texture;
    command.blend = state.blend;
    command.viewport = on.viewport;
    if (_surfaces.size() == 1) // rows of the window count from the top, of a target from the bottom
        command.viewport.y = record->size.height - on.viewport.y - on.viewport.height;
    command.visible = on.visible;
    command.scissor = on.scissor;
    command.mask = on.masks.state();
    _textures->addCommand(*record, std::move(command));
}

PixelImage NullRenderDevice::capture() {
    if (_surfaces.size() == 1) return captureWindow();
    return _textures ? _textures->read(surface().target) : PixelImage{};
}

PixelImage NullRenderDevice::captureWindow() {
    const TextureId frame = surface().target;
    if (frame == kNoTexture) return {};
    PixelImage image = _textures->read(frame);
    const std::size_t row = static_cast<std::size_t>(image.size.width) * 4;
    for (int y = 0; y < image.size.height / 2; ++y) {
        const auto top = image.rgba.begin() + static_cast<std::ptrdiff_t>(row) * y;
        const auto bottom =
            image.rgba.begin() + static_cast<std::ptrdiff_t>(row) * (image.size.height - 1 - y);
        std::swap_ranges(top, top + static_cast<std::ptrdiff_t>(row), bottom);
    }
    return image;
}

} // namespace copra
