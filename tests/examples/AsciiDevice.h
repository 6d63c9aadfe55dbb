#pragma once

#include "backend/null/NullRawGL.h"
#include "backend/null/NullShaderStore.h"
#include "platform/Backend.h"

#include <string>
#include <vector>

/// Draws shapes as characters: a cell becomes '#' if a shape covers its center. Ignores textures, colors and
/// masks.
class AsciiDevice : public copra::RenderDevice {
public:
    AsciiDevice(int columns, int rows);

    /// The picture, one string for each row from the top.
    const std::vector<std::string>& rows() const { return _rows; }

    void clear(const cocos2d::Color4F& color) override;
    void setView(const copra::PixelRect& viewport, const cocos2d::Rect& visible) override;
    void setScissor(const cocos2d::Rect& area) override { _clip = area; }
    void clearScissor() override { _clip = _visible; }

    // Render targets are not supported: what is drawn into them is skipped.
    void pushTarget(copra::TextureId) override { ++_targetDepth; }
    void popTarget() override { --_targetDepth; }
    // Masks are not supported: everything is visible.
    void beginMask(const copra::Mask&) override {}
    void useMask() override {}
    void endMask() override {}

    void draw(copra::Primitive primitive, const copra::Vertex* vertices, std::size_t count,
              const copra::DrawState& state) override;
    std::shared_ptr<copra::ShaderStore> shaders() override { return _shaders; }
    void beginRawGL() override {}
    copra::RawGL& rawGL() override { return _rawGL; }
    void endRawGL() override {}
    copra::PixelImage capture() override { return {}; }

private:
    void fillTriangle(const cocos2d::Vec2& a, const cocos2d::Vec2& b, const cocos2d::Vec2& c);

    std::vector<std::string> _rows;
    cocos2d::Rect _visible;
    cocos2d::Rect _clip;
    int _targetDepth = 0;
    std::shared_ptr<copra::NullShaderStore> _shaders = std::make_shared<copra::NullShaderStore>();
    copra::NullRawGL _rawGL;
};

/// A backend with an AsciiDevice. Clock, window and textures are those of the null backend.
std::unique_ptr<copra::Backend> createAsciiBackend(int columns, int rows);
