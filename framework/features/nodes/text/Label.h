#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "fonts/TextLayout.h"
#include "fonts/TextShaping.h"
#include "fonts/fwd.h"
#include "nodes/sprites/fwd.h"
#include "nodes/text/TTFConfig.h"
#include "nodes/text/fwd.h"
#include "platform/Vertex.h"
#include "render/fwd.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <memory>
#include <string>
#include <utility>

namespace copra {

/// A batch: consecutive quads of a Label with the same texture.
struct LabelBatch {
    cocos2d::Texture2D* texture; ///< The texture, not retained; null for plain color.
    std::size_t quads;
    cocos2d::BlendFunc blendFunc;
};

/// Sets when the text of a label is shaped, if its font is a font file or an installed font. By default, the
/// global textShaping() decides.
void setTextShaping(cocos2d::Label& label, TextShaping shaping);
/// Returns when the text of a label is shaped: its own setting, or the global textShaping().
TextShaping textShaping(const cocos2d::Label& label);

} // namespace copra

namespace cocos2d {

/// Shows text in a font from a file, an installed font, a bitmap font, or a character map.
///
/// The anchor point is the center. The size follows the text unless setDimensions() sets one. Text is UTF-8.
/// If a font is missing, an installed one replaces it, and the log says so once. getContentSize() is right at
/// once after setString(). Consecutive labels with font files or installed fonts usually share a draw call.
class Label : public Node, public LabelProtocol, public BlendProtocol {
public:
    /// What happens to a text that does not fit the dimensions of its label.
    enum class Overflow {
        NONE,         ///< The text extends beyond its dimensions.
        CLAMP,        ///< Glyphs outside of the dimensions are not shown.
        SHRINK,       ///< The font becomes smaller, by whole points.
        RESIZE_HEIGHT ///< The width stays, and the height follows the text.
    };
    /// The source of the glyphs; STRING_TEXTURE is an installed font.
    enum class LabelType {
        TTF,           ///< A font file: TrueType or OpenType.
        BMFONT,        ///< A bitmap font (.fnt).
        CHARMAP,       ///< An image with a grid of characters.
        STRING_TEXTURE ///< A font that is installed on the computer.
    };

    /// Creates an empty label with an installed font.
    static Label* create();
    /// Creates a label with an installed font; for `font`, see setSystemFontName(). `dimensions` are in
    /// points; with 0, the size follows the text.
    static Label* createWithSystemFont(const std::string& text, const std::string& font, float fontSize,
                                       const Size& dimensions = Size::ZERO,
                                       TextHAlignment hAlignment = TextHAlignment::LEFT,
                                       TextVAlignment vAlignment = TextVAlignment::TOP);
    /// Creates a label with an installed font. Deprecated: use createWithSystemFont().
    static Label* create(const std::string& text, const std::string& font, float fontSize,
                         const Size& dimensions = Size::ZERO,
                         TextHAlignment hAlignment = TextHAlignment::LEFT,
                         TextVAlignment vAlignment = TextVAlignment::TOP) {
        return createWithSystemFont(text, font, fontSize, dimensions, hAlignment, vAlignment);
    }
    /// Creates a label with a font file of `fontSize` points. If the file cannot be read, the log says so
    /// once, and an installed font is used. Returns null only if there is no font at all.
    static Label* createWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                                const Size& dimensions = Size::ZERO,
                                TextHAlignment hAlignment = TextHAlignment::LEFT,
                                TextVAlignment vAlignment = TextVAlignment::TOP);
    /// Creates a label with a font file and its effects. If the file cannot be read, the log says so once,
    /// and an installed font is used. Returns null only if there is no font at all.
    static Label* createWithTTF(const TTFConfig& ttfConfig, const std::string& text,
                                TextHAlignment hAlignment = TextHAlignment::LEFT, int maxLineWidth = 0);
    /// Creates a label with a bitmap font in AngelCode's BMFont format, text or binary. If the font cannot be
    /// read, the function logs that and returns null.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment = TextHAlignment::LEFT,
                                   int maxLineWidth = 0);
    /// Creates a label with a bitmap font whose image is a rectangle of a file, in pixels, which may be
    /// rotated by 90 degrees clockwise. If the font cannot be read, the function logs that and returns null.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth, const Rect& imageRect,
                                   bool imageRotated);
    /// Creates a label with a bitmap font whose image is a frame of the SpriteFrameCache. If the frame or the
    /// font is missing, the function logs that and returns null.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth,
                                   const std::string& subTextureKey);
    /// Creates a label with a bitmap font whose image begins at `imageOffset` in its file, in pixels. If the
    /// font cannot be read, the function logs that and returns null.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth,
                                   const Vec2& imageOffset);
    /// Creates a label with a character map: an image file with characters in cells of `itemWidth` x
    /// `itemHeight` pixels, row by row from `startCharMap` on. Returns null if the image cannot be loaded.
    static Label* createWithCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                    int startCharMap);
    /// Creates a label with a character map: a texture with characters in cells of equal size in pixels, row
    /// by row from `startCharMap` on. Returns null if the texture is null.
    static Label* createWithCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap);
    /// Creates a label with a character map from a property list, or returns null if it cannot be loaded.
    static Label* createWithCharMap(const std::string& plistFile);

    // --- Font ---

    /// Sets the font file, its size, and its effects. Earlier effects of the label remain, except an outline.
    /// If the file cannot be read, the log says so once, and an installed font is used. Returns false only if
    /// there is no font at all.
    virtual bool setTTFConfig(const TTFConfig& ttfConfig);
    /// Returns the font file, its size (after shrinking, with Overflow::SHRINK), and its effects.
    virtual const TTFConfig& getTTFConfig() const { return _fontConfig; }
    /// Stores a number that has no effect, because glyphs are always rendered at their size. From axmol.
    void setTTFFaceSize(int faceSize) { _fontConfig.faceSize = faceSize; }
    /// Returns the number that was passed to setTTFFaceSize(), which has no effect. From axmol.
    int getTTFFaceSize() const { return _fontConfig.faceSize; }
    /// Sets a bitmap font. `fontSize` is in points, where 0 means the font's own size. If the font cannot be
    /// read, the function logs that, keeps the old font, and returns false.
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, float fontSize = 0.0f);
    /// Sets a bitmap font whose image is a rectangle of its image file, in pixels. If the font cannot be
    /// read, the function logs that, keeps the old font, and returns false.
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const Rect& imageRect,
                                   bool imageRotated, float fontSize = 0.0f);
    /// Sets a bitmap font whose image is a frame of the SpriteFrameCache. If the frame or the font is
    /// missing, the function logs that, keeps the old font, and returns false.
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const std::string& subTextureKey,
                                   float fontSize = 0.0f);
    /// Sets a bitmap font whose image begins at an offset in its image file, in pixels. If the font cannot be
    /// read, the function logs that, keeps the old font, and returns false.
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const Vec2& imageOffset,
                                   float fontSize = 0.0f);
    /// Returns the path of the last bitmap font, or an empty string if there was none.
    const std::string& getBMFontFilePath() const { return _bmFontPath; }
    /// Sets a character map from an image file; see createWithCharMap(). Returns false on failure.
    virtual bool setCharMap(const std::string& charMapFile, int itemWidth, int itemHeight, int startCharMap);
    /// Sets a character map from a texture; see createWithCharMap(). Returns false if the texture is null.
    virtual bool setCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap);
    /// Sets a character map from a property list. Returns false if it cannot be loaded.
    virtual bool setCharMap(const std::string& plistFile);
    /// Sets the font, which is the name of a font family, or a font file or a bitmap font (`.fnt`) that
    /// FileUtils finds.
    virtual void setSystemFontName(const std::string& font);
    /// Returns the installed font: the name of its family or of its file.
    virtual const std::string& getSystemFontName() const { return _systemFont; }
    /// Sets the size of the font of setSystemFontName(), in points. 0 means the original size of a bitmap
    /// font. A label with a font of another kind switches to that font.
    virtual void setSystemFontSize(float fontSize);
    /// Returns the size of the installed font in points; after shrinking, with Overflow::SHRINK.
    virtual float getSystemFontSize() const { return _systemFontSize; }
    /// Makes the next visit load an installed font again. Other fonts ignore it.
    virtual void requestSystemFontRefresh();
    /// Sets the size in points to which a bitmap font is scaled, at least 0.1. Other fonts ignore it.
    void setBMFontSize(float fontSize);
    /// Returns the size of the glyphs of a bitmap font, in points, or 0 if no bitmap font was set.
    float getBMFontSize() const { return _bmFontSize; }
    /// Returns where the glyphs come from: a font file, a bitmap font, a character map, or an installed font.
    LabelType getLabelType() const { return _currentLabelType; }
    /// Returns the size of the glyphs in points, after shrinking, or 0 for character maps.
    float getRenderingFontSize() const;
    /// Returns the atlas with the glyphs, which other labels may share; null until an installed font loads.
    FontAtlas* getFontAtlas() { return _fontAtlas; }
    /// Sets the font, alignment, size, color, and effects of an installed font at once.
    virtual void setFontDefinition(const FontDefinition& textDefinition);
    /// Returns the font, alignment, size, color, and effects of an installed font.
    FontDefinition getFontDefinition() const;

    // --- Text ---

    /// Sets the text, in UTF-8; "\n" begins a new line. A string that is not valid UTF-8 or has more than a
    /// million bytes is logged, and the old text stays. Setting the same text again costs nothing.
    void setString(const std::string& text) override;
    /// Returns the whole text in UTF-8, even if not all of it is shown.
    const std::string& getString() const override { return _utf8Text; }
    /// Returns the number of lines. Lays out the text first if it has changed.
    int getStringNumLines();
    /// Returns the number of characters (code points), including those that are not shown.
    int getStringLength();
    /// Returns the sprite of a character, a child that is created on first use. Returns null for installed fonts, an index out of
    /// range, blanks, missing and clipped characters, and code points that are part of a different letter, such as marks.
    virtual Sprite* getLetter(int letterIndex);
    /// Lays out the text now instead of at the next visit.
    virtual void updateContent();

    // --- Layout ---

    /// Sets how lines are aligned within the width of the label; LEFT by default.
    void setAlignment(TextHAlignment hAlignment) { setAlignment(hAlignment, _vAlignment); }
    /// Returns how the lines are aligned within the width.
    TextHAlignment getTextAlignment() const { return _hAlignment; }
    /// Sets how lines are aligned within the width of the label, and the text within its height; LEFT and TOP
    /// by default.
    void setAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment);
    /// Sets how lines are aligned within the width of the label; LEFT by default.
    void setHorizontalAlignment(TextHAlignment hAlignment) { setAlignment(hAlignment, _vAlignment); }
    /// Returns how lines are aligned within the width; LEFT by default.
    TextHAlignment getHorizontalAlignment() const { return _hAlignment; }
    /// Sets how the text is aligned within the height; TOP by default. It matters only if the height is set.
    void setVerticalAlignment(TextVAlignment vAlignment) { setAlignment(_hAlignment, vAlignment); }
    /// Returns how the text is aligned within the height; TOP by default.
    TextVAlignment getVerticalAlignment() const { return _vAlignment; }
    /// Sets whether lines may be broken within words; false by default.
    void setLineBreakWithoutSpace(bool breakWithoutSpace);
    /// Sets the width in points at which lines are broken, without setting the width of the label. With 0,
    /// the default, no line is broken. If the label has a width, the function does nothing.
    void setMaxLineWidth(float maxLineWidth);
    /// Returns the width in points at which lines are broken; 0 means that lines are not broken.
    float getMaxLineWidth() { return _maxLineWidth; }
    /// Sets whether lines break at the width of the label; true by default, and always with RESIZE_HEIGHT.
    void enableWrap(bool enable);
    /// Whether lines are broken at the width of the label.
    bool isWrapEnabled() const { return _enableWrap; }
    /// Sets what happens if the text does not fit; NONE by default. Character maps log SHRINK and ignore it.
    void setOverflow(Overflow overflow);
    /// Returns what happens if the text does not fit its dimensions.
    Overflow getOverflow() const { return _overflow; }
    /// Sets the width of the label in points, at which lines are broken. With 0, the width follows the text.
    void setWidth(float width) { setDimensions(width, _labelHeight); }
    /// Returns the width that was set, in points, or 0. getContentSize() returns the actual width.
    float getWidth() const { return _labelWidth; }
    /// Sets the height of the label in points. With 0, the height follows the text.
    void setHeight(float height) { setDimensions(_labelWidth, height); }
    /// Returns the height that was set, in points, or 0. getContentSize() returns the actual height.
    float getHeight() const { return _labelHeight; }
    /// Sets the width and height of the label, in points. Lines are broken at the width. With 0,
    /// the size follows the text; with RESIZE_HEIGHT, the height always does.
    void setDimensions(float width, float height);
    /// Returns the width and height that were set, in points; 0 where they follow the text.
    const Size& getDimensions() const { return _labelDimensions; }
    /// Sets the distance between the tops of two lines, in pixels, not points, without the font's scale.
    void setLineHeight(float height);
    /// Returns the line height in pixels. Unlike in setLineHeight(), the scale of a bitmap font is applied.
    float getLineHeight() const;
    /// Returns the line height in pixels, after scaling a bitmap font, rounded down.
    int getCommonLineHeight() const { return static_cast<int>(getLineHeight()); }
    /// Sets the space in points that is added between lines; 0 by default.
    void setLineSpacing(float height);
    /// Returns the space in points that is added between lines.
    float getLineSpacing() const { return _lineSpacing; }
    /// Sets the space that is added after each character: as in cocos2d-x, in pixels, not points; 0 by
    /// default. Negative values bring characters closer together.
    void setAdditionalKerning(float space);
    /// Returns the space in pixels that is added after each character.
    float getAdditionalKerning() const { return _additionalKerning; }
    /// Stores a value that has no effect: margins are never clipped.
    void setClipMarginEnabled(bool clipEnabled) { _clipEnabled = clipEnabled; }
    /// Returns the value that was passed to setClipMarginEnabled(), which has no effect.
    bool isClipMarginEnabled() const { return _clipEnabled; }

    // --- Look ---

    /// Sets the color of the text, which setColor() multiplies. Bitmap fonts and character maps ignore it:
    /// use setColor().
    virtual void setTextColor(const Color4B& color);
    /// Returns the color of the text; white by default.
    const Color4B& getTextColor() const { return _textColor; }
    /// Draws the text a second time behind itself, as a shadow. `offset` is in points, y up. The blur radius
    /// is stored, but has no effect.
    virtual void enableShadow(const Color4B& shadowColor = Color4B::BLACK, const Size& offset = Size(2, -2),
                              int blurRadius = 0);
    /// Draws an outline of `outlineSize` points around the glyphs. 0 or less sets only the color of the
    /// outline or glow that the label has. A bitmap font or a character map cannot have an outline: the
    /// function logs that and does nothing.
    virtual void enableOutline(const Color4B& outlineColor, int outlineSize = -1);
    /// Draws a glow of 3 points around the glyphs, at half the opacity of `glowColor`, in place of an
    /// outline. Only font files can have a glow; for other fonts, the function logs that and does nothing.
    virtual void enableGlow(const Color4B& glowColor);
    /// Slants the whole label by 12 degrees with setRotationSkewX(), with any font.
    void enableItalics();
    /// Draws the glyphs bold, with any font. Adds 1 to the additional kerning unless the font is installed.
    void enableBold();
    /// Draws a line below the text, with any font. After enableStrikethrough(), the line stays in the center.
    void enableUnderline();
    /// Draws a line through the text, with any font. The line replaces an underline.
    void enableStrikethrough();
    /// Removes all effects.
    virtual void disableEffect() { disableEffect(LabelEffect::ALL); }
    /// Removes one effect, or every effect with LabelEffect::ALL.
    virtual void disableEffect(LabelEffect effect);
    /// Whether the text has a shadow.
    bool isShadowEnabled() const;
    /// Returns the offset of the shadow in points, or (0, 0) if the label never had an effect.
    Size getShadowOffset() const;
    /// Returns the blur radius that was passed to enableShadow().
    float getShadowBlurRadius() const;
    /// Returns the color of the shadow; black by default.
    Color4F getShadowColor() const;
    /// Returns the width of the outline in points, or 0 without an outline.
    float getOutlineSize() const;
    /// Returns the effect around the glyphs: NORMAL, OUTLINE, or GLOW.
    LabelEffect getLabelEffectType() const;
    /// Returns the color of the outline or of the glow; black by default.
    Color4F getEffectColor() const;

    /// Sets how the glyphs are mixed with what is behind them. A font that is set later does not change this.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how glyphs are mixed with what is behind them; the font decides unless setBlendFunc() did.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    /// Whether the opacity multiplies the colors. Setting a font changes this until setBlendFunc() is called.
    bool isOpacityModifyRGB() const override { return _isOpacityModifyRGB; }
    void setOpacityModifyRGB(bool isOpacityModifyRGB) override; ///< Sets whether opacity darkens colors.
    void updateDisplayedColor(const Color3B& parentColor) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;

    // --- Size and children ---

    std::string getDescription() const override;
    /// Returns the dimensions in points or, where they are not set, the size of the text. Lays out the text
    /// first if it has changed.
    const Size& getContentSize() const override;
    /// Returns the bounding box in points of the parent. Lays out the text first if it has changed.
    Rect getBoundingBox() const override;
    const Vec2& getAnchorPointInPoints() const override;
    const Mat4& getNodeToParentTransform() const override;
    using Node::getNodeToParentTransform;
    AffineTransform getNodeToParentAffineTransform() const override;
    AffineTransform getNodeToParentAffineTransform(Node* ancestor) const override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    /// Removes all children, including the sprites of getLetter(); the label then draws these characters
    /// itself again.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Removes a child. If it is a sprite of getLetter(), the label draws that character itself again.
    void removeChild(Node* child, bool cleanup = true) override;
    void setGlobalZOrder(float globalZOrder) override;

    /// Constructs an empty label for a derived class. Use create() in games.
    Label(TextHAlignment hAlignment = TextHAlignment::LEFT, TextVAlignment vAlignment = TextVAlignment::TOP);
    ~Label() override;
    /// Initializes a new label as createWithTTF() does. Returns false only if there is no font at all.
    bool initWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                     const Size& dimensions = Size::ZERO, TextHAlignment hAlignment = TextHAlignment::LEFT,
                     TextVAlignment vAlignment = TextVAlignment::TOP);
    /// Initializes a new label from a TTFConfig. Returns false only if there is no font at all.
    bool initWithTTF(const TTFConfig& ttfConfig, const std::string& text,
                     TextHAlignment hAlignment = TextHAlignment::LEFT, int maxLineWidth = 0);

protected:
    void updateColor() override;

private:
    friend class copra::LabelLetter;
    friend void copra::setTextShaping(Label& label, copra::TextShaping shaping);
    friend copra::TextShaping copra::textShaping(const Label& label);

    // Label_font.cpp
    bool useFont(FontAtlas* atlas, LabelType type);
    bool useBMFont(FontAtlas* atlas, const std::string& path, float fontSize);
    bool loadTTF(float fontSize);
    void loadSystemFont();
    bool systemFontIsBitmap() const;
    FontAtlas* openFont(float fontSize) const;
    void setRenderingFontSize(float fontSize);
    void updateFontScale();
    bool usesFontFile() const;
    bool isColorPage(Texture2D* texture) const;
    bool hasOutlines() const;
    // Label_layout.cpp
    void layOut();
    copra::TextLayoutOptions layoutOptions() const;
    copra::TextLayoutOptions shrink(copra::TextLayoutOptions options);
    // Label_drawing.cpp
    void placeVertices(const Mat4& transform);
    void addShadow(const Mat4& transform);
    void addGlyphs(const Mat4& transform, const Vec2& offset, const Color4B& color, const Color4B& tint);
    void addOutlines(const Mat4& transform, const Vec2& offset, const Color4B& color);
    void addStripes(const Mat4& transform, const Color4B& color);
    const FontLetterDefinition* outlineOf(std::size_t glyph) const;
    void writeOutline(copra::Vertex* out, const FontLetterDefinition& outline,
                      const FontLetterDefinition& glyph, const Mat4& transform, const Vec2& topLeft,
                      const Color4B& color) const;
    copra::LabelBatch& batchOf(Texture2D* texture);
    copra::Vertex* addQuad(Texture2D* texture);
    Color4B drawnTextColor() const;
    Color4B drawnColor(const Color4B& color, const Color3B& tint) const;
    // Label_letters.cpp
    Sprite* letterOf(int character) const;
    void updateLetters();
    void showGlyph(Sprite& letter, const copra::PlacedGlyph& glyph) const;
    void showMarks(copra::LabelLetter& letter, const copra::PlacedGlyph& glyph) const;
    void drawOutlineOfLetter(int cluster, Renderer* renderer, const Mat4& transform) const;
    // Label_effects.cpp
    copra::LabelEffects& effects();
    void reloadGlyphs();

protected:
    // Data that a visit reads is kept together.
    bool _contentDirty = true;
    bool _verticesDirty = true;
    bool _systemFontDirty = false;
    bool _isOpacityModifyRGB = false;
    bool _enableWrap = true;
    bool _lineBreakWithoutSpaces = false;
    bool _clipEnabled = false;
    bool _blendIsOwn = false;   ///< Whether the user set the blend function, and not the font.
    bool _needsShaping = false; ///< Whether the text has characters that are wrong without shaping.
    bool _shapingIsOwn = false; ///< Whether the shaping was set for this label.
    copra::TextShaping _shaping = copra::TextShaping::WhereNeeded;
    LabelType _currentLabelType = LabelType::STRING_TEXTURE;
    Overflow _overflow = Overflow::NONE;
    TextHAlignment _hAlignment;
    TextVAlignment _vAlignment;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    copra::Array<copra::Vertex> _vertices; ///< The vertices of the last draw in design space; may have more.
    std::size_t _quadCount = 0;            ///< The number of quads in use.
    copra::Array<copra::LabelBatch> _batches;
    copra::TextLayout _layout;

    RefPtr<FontAtlas> _fontAtlas;
    copra::Owned<copra::LabelEffects> _effects; ///< The effects, which most labels do not have.
    Color4B _textColor = Color4B::WHITE;

    std::string _utf8Text;
    std::u32string _utf32Text;
    copra::Array<std::pair<int, Sprite*>> _letters; ///< The sprites, by ascending character; not retained.
    int _numberOfLines = 0;

    float _fontScale = 1.0f; ///< The points for each pixel of a bitmap font.
    float _lineHeight = 0.0f;
    float _lineSpacing = 0.0f;
    float _additionalKerning = 0.0f;
    float _maxLineWidth = 0.0f;
    float _labelWidth = 0.0f;
    float _labelHeight = 0.0f;
    Size _labelDimensions;

    TTFConfig _fontConfig;
    std::string _bmFontPath;
    float _bmFontSize = 0.0f;
    std::string _systemFont;
    float _systemFontSize = CC_DEFAULT_FONT_LABEL_SIZE;
    float _originalFontSize = 0.0f; ///< The font size that was asked for, before shrinking.

    CC_DISALLOW_COPY_AND_ASSIGN(Label)
};

} // namespace cocos2d
