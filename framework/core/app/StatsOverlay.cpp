#include "app/StatsOverlay.h"

#include "app/Director.h"
#include "base/utf8.h"
#include "render/Renderer.h"

using cocos2d::Color4B;
using cocos2d::Director;
using cocos2d::Label;
using cocos2d::Mat4;
using cocos2d::Node;
using cocos2d::Renderer;
using cocos2d::Vec2;

namespace copra {

StatsOverlay::StatsOverlay() : _text(Label::createWithSystemFont("", "DejaVu Sans Mono", 14)) {
    _text->setAnchorPoint(Vec2::ZERO);
    _text->setTextColor(Color4B::WHITE);
}

void StatsOverlay::read(const Renderer& renderer, const Director& director) {
    const float kRefreshSeconds = 0.5f;
    _age += director.getDeltaTime();
    if (_age >= kRefreshSeconds) {
        refresh(renderer, director);
        _age = 0.0f;
    }
}

void StatsOverlay::visit(Renderer& renderer, const Director& director) {
    _text->setPosition(director.getVisibleOrigin() + Vec2(4, 4));
    _text->visit(&renderer, Mat4::IDENTITY, Node::FLAGS_TRANSFORM_DIRTY);
}

const std::string& StatsOverlay::text() const {
    return _text->getString();
}

void StatsOverlay::refresh(const Renderer& renderer, const Director& director) {
    _text->setString(cocos2d::StringUtils::format(
        "GL verts: %6d\nGL calls: %6d\n%.1f / %.3f", static_cast<int>(renderer.getDrawnVertices()),
        static_cast<int>(renderer.getDrawnBatches()), static_cast<double>(director.getFrameRate()),
        static_cast<double>(director.getSecondsPerFrame())));
}

} // namespace copra
