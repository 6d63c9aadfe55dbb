#include "nodes/LabelLetter.h"

#include "nodes/Label.h"

namespace copra {

using cocos2d::Color3B;
using cocos2d::Color4B;
using cocos2d::Label;

LabelLetter* LabelLetter::create(const Label& label) {
    auto* const letter = new LabelLetter(label);
    letter->init();
    letter->autorelease();
    return letter;
}

void LabelLetter::updateDisplayedColor(const Color3B& parentColor) {
    const Label::LabelType type = _label->getLabelType();
    const bool takesTextColor = type == Label::LabelType::TTF || type == Label::LabelType::STRING_TEXTURE;
    const Color4B text = takesTextColor ? _label->getTextColor() : Color4B::WHITE;
    const auto multiplied = [](int a, int b) { return static_cast<GLubyte>(a * b / 255); };
    Sprite::updateDisplayedColor(Color3B(multiplied(parentColor.r, text.r), multiplied(parentColor.g, text.g),
                                         multiplied(parentColor.b, text.b)));
}

} // namespace copra
