#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/fwd.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A character of a Label as a sprite. Color, opacity, and text color of the label multiply its own.
class LabelLetter : public cocos2d::Sprite {
public:
    /// Creates an autoreleased sprite for the character at `index` of the text.
    static LabelLetter* create(int index);

    /// Removes all marks but the first `count`, and adds what is missing; see mark().
    void setMarkCount(std::size_t count);
    /// A sprite for a further glyph of the character in a shaped text; a child of the letter.
    cocos2d::Sprite& mark(std::size_t index) { return *_marks[index]; }

    void updateDisplayedColor(const cocos2d::Color3B& parentColor) override;
    void draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) override;
    using Node::draw;

private:
    explicit LabelLetter(int index) : _index(index) {}
    /// The label, while the letter is its child; otherwise null.
    const cocos2d::Label* label() const;

    int _index;                                           ///< The index of the character in the text.
    std::vector<cocos2d::RefPtr<cocos2d::Sprite>> _marks; ///< The glyphs of the character but the first.
};

} // namespace copra
