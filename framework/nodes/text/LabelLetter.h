#pragma once

#include "nodes/sprites/Sprite.h"

namespace cocos2d {
class Label;
}

namespace copra {

/// A letter of a Label as a sprite: it takes colour, opacity and text colour of the label on top of its own.
class LabelLetter : public cocos2d::Sprite {
public:
    static LabelLetter* create(int index);

    void updateDisplayedColor(const cocos2d::Color3B& parentColor) override;
    void draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) override;
    using Node::draw;

private:
    explicit LabelLetter(int index) : _index(index) {}
    /// The label, as long as the letter is its child.
    const cocos2d::Label* label() const;

    int _index; ///< of the character
};

} // namespace copra
