#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/fwd.h"
#include "render/TextTypes.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

/// A label with a font file or an installed font. Deprecated: use Label, which is the only child of this
/// node.
///
/// As in cocos2d-x 2.x, it is a sprite: getTexture() and getSpriteFrame() return an image of the text without
/// shadow and stroke, drawn at the first call. setTexture(), setTextureRect(), and setSpriteFrame() show that
/// image, or another one, instead of the text until the text or its font changes.
class LabelTTF : public Sprite, public LabelProtocol {
public:
    /// Creates an empty label.
    static LabelTTF* create();
    /// Creates a label. `fontName` is a font file or a family, and `fontSize` is in points, without its
    /// fraction. `dimensions` are in points; with 0, the size follows the text.
    static LabelTTF* create(const std::string& string, const std::string& fontName, float fontSize,
                            const Size& dimensions = Size::ZERO,
                            TextHAlignment hAlignment = TextHAlignment::CENTER,
                            TextVAlignment vAlignment = TextVAlignment::TOP);
    /// Creates a label, with the arguments in the order of cocos2d-x 1.x.
    static LabelTTF* create(const std::string& string, const Size& dimensions, TextHAlignment hAlignment,
                            const std::string& fontName, float fontSize) {
        return create(string, fontName, fontSize, dimensions, hAlignment);
    }
    /// Creates a label with a font, size, alignment, color, and effects.
    static LabelTTF* createWithFontDefinition(const std::string& string, FontDefinition& textDefinition);

    /// Initializes a new object as create() does.
    bool initWithString(const std::string& string, const std::string& fontName, float fontSize,
                        const Size& dimensions = Size::ZERO, TextHAlignment hAlignment = TextHAlignment::LEFT,
                        TextVAlignment vAlignment = TextVAlignment::TOP);
    /// Initializes a label with a text and all properties of a font definition. Returns true.
    bool initWithStringAndTextDefinition(const std::string& string, FontDefinition& textDefinition);

    /// Sets all properties at once, including shadow and stroke.
    void setTextDefinition(const FontDefinition& theDefinition);
    /// Returns all properties at once, including shadow and stroke.
    const FontDefinition& getTextDefinition();

    /// Draws the text a second time behind itself, as a shadow. The opacity is from 0 to 1;
    /// `mustUpdateTexture` has no effect.
    void enableShadow(const Size& shadowOffset, float shadowOpacity, float shadowBlur,
                      bool mustUpdateTexture = true);
    /// Removes the shadow. The argument has no effect.
    void disableShadow(bool mustUpdateTexture = true);
    /// Draws an outline of `strokeSize` points. `mustUpdateTexture` has no effect.
    void enableStroke(const Color3B& strokeColor, float strokeSize, bool mustUpdateTexture = true);
    /// Removes the outline. The argument has no effect.
    void disableStroke(bool mustUpdateTexture = true);
    /// Sets the color of the text. `mustUpdateTexture` has no effect.
    void setFontFillColor(const Color3B& tintColor, bool mustUpdateTexture = true);

    void setString(const std::string& label) override;
    const std::string& getString() const override;
    /// Returns the alignment of the lines within the width of the dimensions.
    TextHAlignment getHorizontalAlignment() const;
    /// Sets the alignment of the lines within the width of the dimensions.
    void setHorizontalAlignment(TextHAlignment alignment);
    /// Returns the alignment of the text within the height of the dimensions.
    TextVAlignment getVerticalAlignment() const;
    /// Sets the alignment of the text within the height of the dimensions.
    void setVerticalAlignment(TextVAlignment verticalAlignment);
    /// Returns the size of the box in which the text is laid out, in points; 0 where it follows the text.
    const Size& getDimensions() const;
    /// Sets the size of the box in which the text is laid out, in points. With 0, it follows the text.
    void setDimensions(const Size& dim);
    /// Returns the size of the font in points, which is a whole number.
    float getFontSize() const;
    /// Sets the size of the font in points. The fraction is dropped.
    void setFontSize(float fontSize);
    /// Returns the font: a file or a family.
    const std::string& getFontName() const;
    /// Sets the font: a file or a family.
    void setFontName(const std::string& fontName);

    /// Sets how the text, and an image of setTexture(), is mixed with what is behind it.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how the text is mixed with what is behind it or, after setTexture(), how the image is.
    const BlendFunc& getBlendFunc() const override;
    /// Mirrors the text horizontally about its center.
    virtual void setFlippedX(bool flippedX);
    /// Mirrors the text vertically about its center.
    virtual void setFlippedY(bool flippedY);

    /// Returns an image of the text, which is drawn when it is first needed, or the texture of setTexture().
    Texture2D* getTexture() const override;
    /// Shows a texture instead of the text, until the text or its font is set again.
    void setTexture(Texture2D* texture) override;
    void setTextureRect(const Rect& rect, bool rotated, const Size& untrimmedSize) override;
    /// Returns a frame with an image of the text, which is drawn when it is first needed.
    SpriteFrame* getSpriteFrame() const override;
    using Sprite::setTexture;
    using Sprite::setTextureRect;

    std::string getDescription() const override;
    /// Returns the size of the text in points. Lays out the text first if it has changed.
    const Size& getContentSize() const override;
    Rect getBoundingBox() const override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;

    LabelTTF();
    ~LabelTTF() override;
    /// Makes a label without text.
    bool init() override;

private:
    enum class Picture_ { NONE, DRAWN, SHOWN };

    void applyDefinition();
    void showText();
    void fitText();
    void flipText();
    void drawPicture();
    void showPicture();

    FontDefinition _definition;
    Picture_ _picture = Picture_::NONE; ///< Whether the sprite has one of this text, or shows one.

protected:
    RefPtr<Label> _renderLabel; ///< A child, until the user removes it.
};

} // namespace cocos2d
