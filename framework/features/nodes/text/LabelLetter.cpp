#include "nodes/text/LabelLetter.h"

#include "base/autoreleased.h"
#include "nodes/text/Label.h"
#include "opengl/GLProgramState.h"
#include "render/Renderer.h"

namespace copra {

using cocos2d::Color3B;
using cocos2d::Color4B;
using cocos2d::Label;

LabelLetter* LabelLetter::create(int index) {
    auto* const letter = new LabelLetter(index);
    letter->init();
    return copra::autoreleased(letter);
}

const Label* LabelLetter::label() const {
    return dynamic_cast<const Label*>(getParent());
}

void LabelLetter::setMarkCount(std::size_t count) {
    while (_marks.size() > count) {
        removeChild(_marks.back());
        _marks.pop_back();
    }
    while (_marks.size() < count) {
        Sprite* const mark = Sprite::create();
        mark->setAnchorPoint(cocos2d::Vec2::ZERO);
        setCascadeColorEnabled(true);
        setCascadeOpacityEnabled(true);
        addChild(mark);
        _marks.emplace_back(mark);
    }
}

void LabelLetter::updateDisplayedColor(const Color3B& parentColor) {
    Color4B text = Color4B::WHITE;
    if (const Label* const owner = label()) {
        if (owner->isColorPage(getTexture())) {
            Sprite::updateDisplayedColor(Color3B::WHITE);
            return;
        }
        if (owner->usesFontFile()) text = owner->getTextColor();
    }
    const auto multiplied = [](int a, int b) { return static_cast<GLubyte>(a * b / 255); };
    Sprite::updateDisplayedColor(Color3B(multiplied(parentColor.r, text.r), multiplied(parentColor.g, text.g),
                                         multiplied(parentColor.b, text.b)));
}

// Uses the label's program, like the glyphs that are not letters.
void LabelLetter::draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) {
    const Label* const owner = label();
    const copra::RenderScope scope(*renderer);
    if (owner && !drawProgram()) renderer->useProgram(owner->getGLProgramState());
    if (owner) owner->drawOutlineOfLetter(_index, renderer, transform);
    Sprite::draw(renderer, transform, flags);
}

} // namespace copra
