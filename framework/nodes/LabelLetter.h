#pragma once

#include "nodes/Sprite.h"

namespace cocos2d {
class Label;
}

namespace copra {

/// A letter of a Label as a sprite: it takes colour, opacity and text colour of the label on top of its own.
class LabelLetter : public cocos2d::Sprite {
public:
    static LabelLetter* create(const cocos2d::Label& label);

    void updateDisplayedColor(const cocos2d::Color3B& parentColor) override;

private:
    explicit LabelLetter(const cocos2d::Label& label) : _label(&label) {}

    const cocos2d::Label* _label; ///< weak, its parent
};

} // namespace copra
