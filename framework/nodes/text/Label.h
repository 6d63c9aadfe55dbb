#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "nodes/text/TTFConfig.h"
#include "platform/Vertex.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace copra {
class LabelLetter;
struct LabelEffects;
} // namespace copra

namespace cocos2d {

class FontAtlas;
class Sprite;
class Texture2D;
struct FontLetterDefinition;

/// Shows a text in a font file, an installed font, a bitmap font or a char map.
///
/// Anchor (0.5,0.5); the size follows the text unless dimensions are set. Letters of all fonts lie on shared
/// pages, so labels that follow each other are drawn in one call. A change lays out this label only, at the
/// next frame or when something is asked of it. Text is UTF-8; broken text is refused and the old one stays.
/// A font that cannot be found is replaced by an installed one, with one log line.
class Label : public Node, public LabelProtocol, public BlendProtocol {
public:
    /// What happens to a text that does not fit its dimensions.
    enum class Overflow {
        NONE,         ///< it shows outside
        CLAMP,        ///< what lies outside is cut off
        SHRINK,       ///< the font becomes smaller, by whole points
        RESIZE_HEIGHT ///< the width stays, the height follows the text
    };
    /// Where the letters come from; STRING_TEXTURE is an installed font.
    enum class LabelType { TTF, BMFONT, CHARMAP, STRING_TEXTURE };

    /// An empty label in an installed font.
    static Label* create();
    /// `font`: a family name, or a font file. `dimensions` in points, 0 for as much as needed.
    static Label* createWithSystemFont(const std::string& text, const std::string& font, float fontSize,
                                       const Size& dimensions = Size::ZERO,
                                       TextHAlignment hAlignment = TextHAlignment::LEFT,
                                       TextVAlignment vAlignment = TextVAlignment::TOP);
    /// An older spelling of the same.
    static Label* create(const std::string& text, const std::string& font, float fontSize,
                         const Size& dimensions = Size::ZERO,
                         TextHAlignment hAlignment = TextHAlignment::LEFT,
                         TextVAlignment vAlignment = TextVAlignment::TOP) {
        return createWithSystemFont(text, font, fontSize, dimensions, hAlignment, vAlignment);
    }
    /// Font size in points.
    static Label* createWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                                const Size& dimensions = Size::ZERO,
                                TextHAlignment hAlignment = TextHAlignment::LEFT,
                                TextVAlignment vAlignment = TextVAlignment::TOP);
    static Label* createWithTTF(const TTFConfig& ttfConfig, const std::string& text,
                                TextHAlignment hAlignment = TextHAlignment::LEFT, int maxLineWidth = 0);
    /// A font of AngelCode's BMFont format, text or binary. Null (and a log line) when it cannot be read.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment = TextHAlignment::LEFT,
                                   int maxLineWidth = 0);
    /// With a picture that is a part of its file's, in pixels; `imageRotated`: turned by 90 degrees
    /// clockwise.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth, const Rect& imageRect,
                                   bool imageRotated);
    /// With a picture that is a frame of SpriteFrameCache.
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth,
                                   const std::string& subTextureKey);
    static Label* createWithBMFont(const std::string& bmfontPath, const std::string& text,
                                   const TextHAlignment& hAlignment, int maxLineWidth,
                                   const Vec2& imageOffset);
    /// A picture with letters in cells of equal size, row by row from `startCharMap` on.
    static Label* createWithCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                    int startCharMap);
    static Label* createWithCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap);
    static Label* createWithCharMap(const std::string& plistFile);

    // --- Font ---

    /// False where there is no font at all.
    virtual bool setTTFConfig(const TTFConfig& ttfConfig);
    virtual const TTFConfig& getTTFConfig() const { return _fontConfig; }
    /// `fontSize` in points; 0 for the font's own. False (and a log line) when it cannot be read.
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, float fontSize = 0);
    // With another picture; see createWithBMFont().
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const Rect& imageRect,
                                   bool imageRotated, float fontSize = 0);
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const std::string& subTextureKey,
                                   float fontSize = 0);
    virtual bool setBMFontFilePath(const std::string& bmfontFilePath, const Vec2& imageOffset,
                                   float fontSize = 0);
    const std::string& getBMFontFilePath() const { return _bmFontPath; }
    virtual bool setCharMap(const std::string& charMapFile, int itemWidth, int itemHeight, int startCharMap);
    virtual bool setCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap);
    virtual bool setCharMap(const std::string& plistFile);
    virtual void setSystemFontName(const std::string& font);
    virtual const std::string& getSystemFontName() const { return _systemFont; }
    virtual void setSystemFontSize(float fontSize);
    virtual float getSystemFontSize() const { return _systemFontSize; }
    virtual void requestSystemFontRefresh();
    /// Scales the letters of a bitmap font to this size in points.
    void setBMFontSize(float fontSize);
    float getBMFontSize() const { return _bmFontSize; }
    LabelType getLabelType() const { return _currentLabelType; }
    /// The size that is drawn with, in points, after shrinking. 0 for char maps.
    float getRenderingFontSize() const;
    FontAtlas* getFontAtlas() { return _fontAtlas; }
    /// Sets font, alignment, size, colour and effects at once, for an installed font.
    void setFontDefinition(const FontDefinition& textDefinition);
    FontDefinition getFontDefinition() const;

    // --- Text ---

    void setString(const std::string& text) override;
    const std::string& getString() const override { return _utf8Text; }
    int getStringNumLines();
    /// Number of characters, those that are not shown included.
    int getStringLength();
    /// The sprite of a character, made when first asked for; a child of the label. Null for blanks, missing
    /// and cut off characters, and for installed fonts.
    virtual Sprite* getLetter(int lettetIndex);
    /// Lays the text out now.
    virtual void updateContent();

    // --- Layout (points) ---

    void setAlignment(TextHAlignment hAlignment) { setAlignment(hAlignment, _vAlignment); }
    TextHAlignment getTextAlignment() const { return _hAlignment; }
    void setAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment);
    void setHorizontalAlignment(TextHAlignment hAlignment) { setAlignment(hAlignment, _vAlignment); }
    TextHAlignment getHorizontalAlignment() const { return _hAlignment; }
    void setVerticalAlignment(TextVAlignment vAlignment) { setAlignment(_hAlignment, vAlignment); }
    TextVAlignment getVerticalAlignment() const { return _vAlignment; }
    /// True: lines may be broken within words.
    void setLineBreakWithoutSpace(bool breakWithoutSpace);
    /// Lines are broken at this width; 0 for never.
    void setMaxLineWidth(float maxLineWidth);
    float getMaxLineWidth() { return _maxLineWidth; }
    void enableWrap(bool enable);
    bool isWrapEnabled() const { return _enableWrap; }
    /// Char maps cannot shrink.
    void setOverflow(Overflow overflow);
    Overflow getOverflow() const { return _overflow; }
    void setWidth(float width) { setDimensions(width, _labelHeight); }
    float getWidth() const { return _labelWidth; }
    void setHeight(float height) { setDimensions(_labelWidth, height); }
    float getHeight() const { return _labelHeight; }
    /// The box for the text, also its maximum line width; 0 for as much as needed.
    void setDimensions(float width, float height);
    const Size& getDimensions() const { return _labelDimensions; }
    /// Distance of the lines' tops, in pixels of the font, before scaling.
    void setLineHeight(float height);
    float getLineHeight() const;
    int getCommonLineHeight() const { return static_cast<int>(getLineHeight()); }
    /// Added between lines.
    void setLineSpacing(float height);
    float getLineSpacing() const { return _lineSpacing; }
    /// Added behind each character, in pixels.
    void setAdditionalKerning(float space);
    float getAdditionalKerning() const { return _additionalKerning; }
    /// Kept; margins are never cut off.
    void setClipMarginEnabled(bool clipEnabled) { _clipEnabled = clipEnabled; }
    bool isClipMarginEnabled() const { return _clipEnabled; }

    // --- Look ---

    /// Colour of the letters of font files and installed fonts, multiplied with the node's.
    virtual void setTextColor(const Color4B& color);
    const Color4B& getTextColor() const { return _textColor; }
    /// The text once more behind itself. Blur is kept, but not drawn.
    virtual void enableShadow(const Color4B& shadowColor = Color4B::BLACK, const Size& offset = Size(2, -2),
                              int blurRadius = 0);
    /// A line of `outlineSize` points around the letters; -1 keeps the size. Bitmap fonts and char maps have
    /// none.
    virtual void enableOutline(const Color4B& outlineColor, int outlineSize = -1);
    /// A wide soft line around the letters.
    virtual void enableGlow(const Color4B& glowColor);
    void enableItalics();
    void enableBold();
    void enableUnderline();
    /// Instead of the underline.
    void enableStrikethrough();
    virtual void disableEffect() { disableEffect(LabelEffect::ALL); }
    virtual void disableEffect(LabelEffect effect);
    bool isShadowEnabled() const;
    Size getShadowOffset() const;
    float getShadowBlurRadius() const;
    Color4F getShadowColor() const;
    float getOutlineSize() const;
    LabelEffect getLabelEffectType() const;
    Color4F getEffectColor() const;

    void setBlendFunc(const BlendFunc& blendFunc) override;
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    bool isOpacityModifyRGB() const override { return _isOpacityModifyRGB; }
    void setOpacityModifyRGB(bool isOpacityModifyRGB) override;
    void updateDisplayedColor(const Color3B& parentColor) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;

    // --- Node ---

    std::string getDescription() const override;
    const Size& getContentSize() const override;
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
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void removeChild(Node* child, bool cleanup = true) override;
    void setGlobalZOrder(float globalZOrder) override;

    Label(TextHAlignment hAlignment = TextHAlignment::LEFT, TextVAlignment vAlignment = TextVAlignment::TOP);
    ~Label() override;
    bool initWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                     const Size& dimensions = Size::ZERO, TextHAlignment hAlignment = TextHAlignment::LEFT,
                     TextVAlignment vAlignment = TextVAlignment::TOP);
    bool initWithTTF(const TTFConfig& ttfConfig, const std::string& text,
                     TextHAlignment hAlignment = TextHAlignment::LEFT, int maxLineWidth = 0);

protected:
    void updateColor() override;

private:
    friend class copra::LabelLetter;

    /// A character and where it stands.
    struct Letter {
        const FontLetterDefinition* definition; ///< null for what shows nothing
        float x;                                ///< left edge from the line's start
        float y;                                ///< top edge, down from the text's top (negative)
        int line;
        bool shown; ///< has a quad
    };
    /// A letter's picture: corners in node space, texture in pixels.
    struct Quad {
        Vec2 lowerLeft;
        Vec2 upperRight;
        Vec2 texTopLeft;
        Vec2 texBottomRight;
        int letter;
        int page;
        bool rotated; ///< see FontLetterDefinition
    };
    /// Vertices that are drawn with one texture.
    struct Run {
        Texture2D* texture;
        std::size_t quads;
    };

    // Label_font.cpp
    bool useFont(FontAtlas* atlas, LabelType type);
    bool useBMFont(FontAtlas* atlas, const std::string& path, float fontSize);
    bool loadTTF(float fontSize);
    void loadSystemFont();
    FontAtlas* openFont(float fontSize) const;
    void setRenderingFontSize(float fontSize);
    void updateFontScale();
    bool hasOutlines() const;
    // Label_layout.cpp
    void layOut();
    class LineBreaker;
    void breakLines(float scale);
    int tokenLength(std::size_t start, float scale) const;
    void alignLines();
    bool fits() const;
    void shrink();
    bool isClampedAt(float x, int line) const;
    // Label_quads.cpp
    void makeQuads();
    bool cutHeight(Quad& quad) const;
    void placeVertices(const Mat4& transform);
    void placeBehind(const Mat4& transform, const Vec2& offset, const Color4B& color);
    void placeLetters(const Mat4& transform, const Vec2& offset, const Color4B& color);
    void placeOutlines(const Mat4& transform, const Vec2& offset, const Color4B& color);
    const FontLetterDefinition* outlineOf(int letterIndex) const;
    void placeOutline(copra::Vertex* out, const FontLetterDefinition& outline,
                      const FontLetterDefinition& letter, const Mat4& transform, const Vec2& place,
                      const Color4B& color) const;
    void drawOutlineOfSprite(int letterIndex, Renderer* renderer, const Mat4& transform) const;
    void placeStripes(const Mat4& transform, const Color4B& color);
    Run& runOf(Texture2D* texture);
    copra::Vertex* addVertices(Texture2D* texture);
    Color4B shownTextColor() const;
    Color4B shownColor(const Color4B& color, const Color3B& tint) const;
    void updateLetters();
    void showLetter(Sprite& sprite, const Letter& letter) const;
    // LabelEffects.cpp
    copra::LabelEffects& effects();
    void reloadLetters();

protected:
    // What a visit reads lies together.
    bool _contentDirty = true;
    bool _verticesDirty = true;
    bool _systemFontDirty = false;
    bool _isOpacityModifyRGB = false;
    bool _enableWrap = true;
    bool _lineBreakWithoutSpaces = false;
    bool _clipEnabled = false;
    bool _blendIsOwn = false; ///< set by the user, not by the font
    LabelType _currentLabelType = LabelType::STRING_TEXTURE;
    Overflow _overflow = Overflow::NONE;
    TextHAlignment _hAlignment;
    TextVAlignment _vAlignment;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    std::vector<copra::Vertex> _vertices; ///< in design space, as of the last draw; more than are in use
    std::size_t _placedQuads = 0;         ///< of _vertices
    std::vector<Run> _runs;
    std::vector<Quad> _quads;

    RefPtr<FontAtlas> _fontAtlas;
    copra::Owned<copra::LabelEffects> _effects; ///< most labels have none
    Color4B _textColor = Color4B::WHITE;

    std::string _utf8Text;
    std::u32string _utf32Text;
    std::vector<Letter> _lettersInfo;
    std::vector<float> _linesWidth;
    std::vector<float> _linesOffsetX;
    std::unordered_map<int, Sprite*> _letters; ///< weak: they are children
    int _numberOfLines = 0;

    float _fontScale = 1.0f; ///< of a bitmap font's pixels
    float _lineHeight = 0.0f;
    float _lineSpacing = 0.0f;
    float _additionalKerning = 0.0f;
    float _maxLineWidth = 0.0f;
    float _labelWidth = 0.0f;
    float _labelHeight = 0.0f;
    Size _labelDimensions;
    float _textDesiredHeight = 0.0f;
    float _letterOffsetY = 0.0f;
    float _tailoredTopY = 0.0f;
    float _tailoredBottomY = 0.0f;

    TTFConfig _fontConfig;
    std::string _bmFontPath;
    float _bmFontSize = 0.0f;
    std::string _systemFont;
    float _systemFontSize = CC_DEFAULT_FONT_LABEL_SIZE;
    float _originalFontSize = 0.0f; ///< what was asked for, before shrinking

    CC_DISALLOW_COPY_AND_ASSIGN(Label)
};

} // namespace cocos2d
