#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "nodes/text/fwd.h"
#include "render/TextTypes.h"
#include "render/fwd.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

/// A label with a bitmap font. Deprecated: use Label::createWithBMFont(), whose Label is the only child of
/// this node.
class LabelBMFont : public Node, public LabelProtocol, public BlendProtocol {
public:
    /// Creates an empty label. Until setFntFile() sets a font, an installed font is used.
    static LabelBMFont* create();
    /// Creates a label with a bitmap font. `width` is the maximum width of a line in points; 0 means that
    /// lines are not broken. `imageOffset` is where the image of the font begins in its file, in pixels. If
    /// the font cannot be read, the function logs that and returns null.
    static LabelBMFont* create(const std::string& str, const std::string& fntFile, float width = 0.0f,
                               TextHAlignment alignment = TextHAlignment::LEFT,
                               const Vec2& imageOffset = Vec2::ZERO);

    /// Initializes a new object as create() does.
    bool initWithString(const std::string& str, const std::string& fntFile, float width = 0.0f,
                        TextHAlignment alignment = TextHAlignment::LEFT,
                        const Vec2& imageOffset = Vec2::ZERO);

    void setString(const std::string& newString) override;
    /// Sets the text, as in cocos2d-x 2.x. The second argument has no effect.
    void setString(const std::string& newString, bool) { setString(newString); }
    const std::string& getString() const override;
    /// Sets how the lines are aligned.
    virtual void setAlignment(TextHAlignment alignment);
    /// Sets the width at which lines are broken, in points. With 0, no line is broken.
    virtual void setWidth(float width);
    /// Sets whether lines are broken between characters instead of words.
    virtual void setLineBreakWithoutSpace(bool breakWithoutSpace);
    /// Shows the text in another bitmap font, whose image begins at `imageOffset` in its file, in pixels. If
    /// the font cannot be read, the function logs that, and the text keeps its font.
    void setFntFile(const std::string& fntFile, const Vec2& imageOffset = Vec2::ZERO);
    /// Shows the text in a bitmap font whose image is a rectangle of its image file, in pixels; see
    /// Label::createWithBMFont().
    void setFntFile(const std::string& fntFile, const Rect& imageRect, bool imageRotated);
    /// Returns the file of the bitmap font, or an empty string if there is none.
    const std::string& getFntFile() const;
    /// Returns the sprite of a character, or null for blanks.
    virtual Sprite* getLetter(int ID);
    /// Returns the sprite of a character, as getLetter() does: the tag of a character is its index.
    Node* getChildByTag(int tag) const override;
    using Node::getChildByTag;
    /// Returns the texture of the font, or null without a font.
    Texture2D* getTexture() const;

    /// Sets how the glyphs are mixed with what is behind them. A font that is set later does not change this.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how the glyphs are mixed with what is behind them; the font decides unless setBlendFunc() did.
    const BlendFunc& getBlendFunc() const override;
    /// Whether the opacity multiplies the colors. Setting a font changes this until setBlendFunc() is called.
    bool isOpacityModifyRGB() const override;
    /// Sets whether the opacity multiplies the colors of the glyphs.
    void setOpacityModifyRGB(bool isOpacityModifyRGB) override;

    std::string getDescription() const override;
    /// Returns the size of the text in points. Lays out the text first if it has changed.
    const Size& getContentSize() const override;
    /// Returns the bounding box in points of the parent. Lays out the text first if it has changed.
    Rect getBoundingBox() const override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    LabelBMFont();
    ~LabelBMFont() override;

private:
    RefPtr<Label> _label; ///< A child, until the user removes it.
};

} // namespace cocos2d
