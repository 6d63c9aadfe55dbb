#pragma once

#include "nodes/sprites/fwd.h"
#include "render/TextTypes.h"
#include "scene/Protocols.h"
#include "ui/LabelWidget.h"

namespace cocos2d {

namespace ui {

/// A widget that shows text in a font file or an installed font. After ignoreContentAdaptWithSize(false), the
/// text is wrapped to the size that you set.
class Text : public copra::LabelWidget, public BlendProtocol {
public:
    /// The source of the font.
    enum class Type {
        SYSTEM, ///< An installed font.
        TTF     ///< A font file.
    };

    /// Creates a widget without text, with an installed font.
    static Text* create();
    /// Creates a text widget as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a widget that shows `textContent`. `fontName` is a font file or a font family; `fontSize` is
    /// in points.
    static Text* create(const std::string& textContent, const std::string& fontName, float fontSize);

    /// Deprecated name of setString().
    void setText(const std::string& value) { setString(value); }
    /// Deprecated name of getString().
    const std::string& getStringValue() const { return getString(); }
    /// Sets the size of the font in points.
    void setFontSize(float size);
    /// Returns the size of the font in points.
    float getFontSize() const { return _fontSize; }
    /// Sets the font: a font file or a font family. If there is no such font, an installed font replaces it.
    void setFontName(const std::string& name);
    /// Returns the font: a font file or a font family.
    const std::string& getFontName() const { return _fontName; }
    /// Returns the kind of font: TTF for a font file, SYSTEM for an installed font.
    Type getType() const { return _type; }
    /// Sets whether the text grows while it is pressed; false by default.
    void setTouchScaleChangeEnabled(bool enabled) { _touchScaleChangeEnabled = enabled; }
    /// Whether the text grows while it is pressed; false by default.
    bool isTouchScaleChangeEnabled() const { return _touchScaleChangeEnabled; }
    /// Returns the size of the text in points. A text area counts only while the widget takes the size of its
    /// content, which is the default.
    virtual Size getAutoRenderSize();
    /// Sets the area in which the text is wrapped and aligned, in points. With 0, the width or the height
    /// follows the text.
    void setTextAreaSize(const Size& size);
    /// Returns the area in which the text is wrapped and aligned, in points.
    const Size& getTextAreaSize() const;
    /// Sets how the lines are aligned in the text area.
    void setTextHorizontalAlignment(TextHAlignment alignment);
    /// Returns how the lines are aligned in the text area.
    TextHAlignment getTextHorizontalAlignment() const;
    /// Sets how the text is aligned in the height of the text area.
    void setTextVerticalAlignment(TextVAlignment alignment);
    /// Returns how the text is aligned in the height of the text area.
    TextVAlignment getTextVerticalAlignment() const;
    /// Sets the color of the glyphs, which the color of the widget multiplies; white by default.
    void setTextColor(const Color4B color);
    /// Returns the color of the glyphs.
    const Color4B& getTextColor() const;

    // --- Effects: see Label ---

    /// Draws the text a second time behind itself, as a shadow; see Label::enableShadow(). Sizes are in
    /// points.
    void enableShadow(const Color4B& shadowColor = Color4B::BLACK, const Size& offset = Size(2, -2),
                      int blurRadius = 0);
    /// Draws an outline of `outlineSize` points around the glyphs.
    void enableOutline(const Color4B& outlineColor, int outlineSize = 1);
    /// Draws a glow around the glyphs; see Label::enableGlow(). Only font files can have one; with another
    /// font, the function does nothing.
    void enableGlow(const Color4B& glowColor);
    /// Removes all effects.
    void disableEffect();
    /// Removes one effect of the label, or every effect with LabelEffect::ALL.
    void disableEffect(LabelEffect effect);
    /// Whether the text has a shadow.
    bool isShadowEnabled() const;
    /// Returns the offset of the shadow in points.
    Size getShadowOffset() const;
    /// Returns the blur radius that was passed to enableShadow().
    float getShadowBlurRadius() const;
    /// Returns the color of the shadow.
    Color4B getShadowColor() const;
    /// Returns the width of the outline in points, or 0 without an outline.
    int getOutlineSize() const;
    /// Returns the effect around the glyphs: NORMAL, OUTLINE, or GLOW.
    LabelEffect getLabelEffectType() const;
    /// Returns the color of the outline or of the glow.
    Color4B getEffectColor() const;
    /// Returns the sprite of a character; see Label::getLetter().
    virtual Sprite* getLetter(int letterIndex);
    /// Sets how the text is mixed with what is behind it.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how the text is mixed with what is behind it.
    const BlendFunc& getBlendFunc() const override;

    void ignoreContentAdaptWithSize(bool ignore) override;
    std::string getDescription() const override { return "Text"; }

    Text();
    bool init() override;
    /// Initializes a widget with a text, a font file or font family, and a font size in points. Returns true.
    virtual bool init(const std::string& textContent, const std::string& fontName, float fontSize);

protected:
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void fitLabel() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

    RefPtr<Label>& _labelRenderer = _label; ///< The name in cocos2d-x.
    std::string _fontName;
    float _fontSize;
    Type _type = Type::SYSTEM;
    bool _touchScaleChangeEnabled = false;
};

} // namespace ui
} // namespace cocos2d
