#pragma once

#include "base/Value.h"
#include "base/Vector.h"
#include "nodes/text/fwd.h"
#include "ui/UIWidget.h"
#include "ui/richtext/UIRichElement.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace copra {
class RichTextParagraph;
} // namespace copra

namespace cocos2d {

namespace ui {

/// Shows lines of text in several fonts, colors, and styles, with images and other nodes among them. The
/// content comes from elements or from XML.
///
/// The tags of the XML are `font` (face, size, color), `b`, `i`, `u`, `del`, `small`, `big`, `a` (href),
/// `img` (src, width, height, type: 1 for a sprite frame), `br`, `outline` (color, size), `shadow` (color,
/// offsetWidth, offsetHeight, blurRadius), and `glow` (color). Other tags are ignored, but their contents are
/// shown. Colors are `#rgb` or `#rrggbb`.
///
/// By default, the widget takes the size of its content, and only line breaks start new lines. After
/// ignoreContentAdaptWithSize(false), lines are also broken at the width of setContentSize(), and the height
/// follows from them.
class RichText : public Widget {
public:
    /// The places where lines are broken.
    enum WrapMode {
        WRAP_PER_WORD, ///< Between words; a word that is too long is broken anywhere.
        WRAP_PER_CHAR  ///< Between any two characters.
    };
    /// The alignment of lines.
    enum class HorizontalAlignment {
        LEFT,   ///< Lines begin at the left edge. This is the default.
        CENTER, ///< Lines are centered.
        RIGHT   ///< Lines end at the right edge.
    };
    /// Receives the URL of a link that was touched.
    typedef std::function<void(const std::string& url)> OpenUrlHandler;
    /// Receives the attributes of a tag. Returns style attributes with the keys below, and an element or
    /// null.
    typedef std::function<std::pair<ValueMap, RichElement*>(const ValueMap& tagAttrValueMap)>
        VisitEnterHandler;

    // Keys of setDefaults() and of style attributes.
    /// The key of the space between lines, in points.
    static const std::string KEY_VERTICAL_SPACE;
    /// The key of where lines are broken: a WrapMode as an integer.
    static const std::string KEY_WRAP_MODE;
    /// The key of how lines are aligned: a HorizontalAlignment as an integer.
    static const std::string KEY_HORIZONTAL_ALIGNMENT;
    /// The key of the color of the text, as "#RRGGBB".
    static const std::string KEY_FONT_COLOR_STRING;
    /// The key of the font size in points.
    static const std::string KEY_FONT_SIZE;
    /// The key of text at 0.8 times the size around it; the value has no effect.
    static const std::string KEY_FONT_SMALL;
    /// The key of text at 1.25 times the size around it; the value has no effect.
    static const std::string KEY_FONT_BIG;
    /// The key of the font: a file or a family.
    static const std::string KEY_FONT_FACE;
    /// The key of bold text; the value has no effect.
    static const std::string KEY_TEXT_BOLD;
    /// The key of italic text; the value has no effect.
    static const std::string KEY_TEXT_ITALIC;
    /// The key of a line, whose values are VALUE_TEXT_LINE_... constants.
    static const std::string KEY_TEXT_LINE;
    /// The value for no line.
    static const std::string VALUE_TEXT_LINE_NONE;
    /// The value for a line through the text.
    static const std::string VALUE_TEXT_LINE_DEL;
    /// The value for a line below the text.
    static const std::string VALUE_TEXT_LINE_UNDER;
    /// The key of an effect, whose values are VALUE_TEXT_STYLE_... constants.
    static const std::string KEY_TEXT_STYLE;
    /// The value for no effect.
    static const std::string VALUE_TEXT_STYLE_NONE;
    /// The value for an outline.
    static const std::string VALUE_TEXT_STYLE_OUTLINE;
    /// The value for a shadow.
    static const std::string VALUE_TEXT_STYLE_SHADOW;
    /// The value for a glow.
    static const std::string VALUE_TEXT_STYLE_GLOW;
    /// The key of the color of the outline, as "#RRGGBB".
    static const std::string KEY_TEXT_OUTLINE_COLOR;
    /// The key of the width of the outline, in points.
    static const std::string KEY_TEXT_OUTLINE_SIZE;
    /// The key of the color of the shadow, as "#RRGGBB".
    static const std::string KEY_TEXT_SHADOW_COLOR;
    /// The key of the x offset of the shadow, in points.
    static const std::string KEY_TEXT_SHADOW_OFFSET_WIDTH;
    /// The key of the y offset of the shadow, in points, y up.
    static const std::string KEY_TEXT_SHADOW_OFFSET_HEIGHT;
    /// The key of the blur radius of the shadow.
    static const std::string KEY_TEXT_SHADOW_BLUR_RADIUS;
    /// The key of the color of the glow, as "#RRGGBB".
    static const std::string KEY_TEXT_GLOW_COLOR;
    /// The key of the URL of a link.
    static const std::string KEY_URL;
    /// The key of the color of links, as "#RRGGBB".
    static const std::string KEY_ANCHOR_FONT_COLOR_STRING;
    /// The key of whether links are bold.
    static const std::string KEY_ANCHOR_TEXT_BOLD;
    /// The key of whether links are italic.
    static const std::string KEY_ANCHOR_TEXT_ITALIC;
    /// The key of the line of links, whose values are VALUE_TEXT_LINE_... constants.
    static const std::string KEY_ANCHOR_TEXT_LINE;
    /// The key of the effect of links, whose values are VALUE_TEXT_STYLE_... constants.
    static const std::string KEY_ANCHOR_TEXT_STYLE;
    /// The key of the color of the outline of links, as "#RRGGBB".
    static const std::string KEY_ANCHOR_TEXT_OUTLINE_COLOR;
    /// The key of the width of the outline of links, in points.
    static const std::string KEY_ANCHOR_TEXT_OUTLINE_SIZE;
    /// The key of the color of the shadow of links, as "#RRGGBB".
    static const std::string KEY_ANCHOR_TEXT_SHADOW_COLOR;
    /// The key of the x offset of the shadow of links, in points.
    static const std::string KEY_ANCHOR_TEXT_SHADOW_OFFSET_WIDTH;
    /// The key of the y offset of the shadow of links, in points, y up.
    static const std::string KEY_ANCHOR_TEXT_SHADOW_OFFSET_HEIGHT;
    /// The key of the blur radius of the shadow of links.
    static const std::string KEY_ANCHOR_TEXT_SHADOW_BLUR_RADIUS;
    /// The key of the color of the glow of links, as "#RRGGBB".
    static const std::string KEY_ANCHOR_TEXT_GLOW_COLOR;

    /// Creates a rich text without elements.
    static RichText* create();
    /// Creates a rich text from XML, which needs no enclosing root element. If the XML is not well-formed,
    /// for example because a tag is not closed, the function logs that and returns null.
    static RichText* createWithXML(const std::string& xml, const ValueMap& defaults = ValueMap(),
                                   const OpenUrlHandler& handleOpenUrl = nullptr);

    // --- Elements ---

    /// Inserts an element and retains it. If the element is null or the index is out of range, the function
    /// logs that and does nothing.
    void insertElement(RichElement* element, int index);
    /// Appends an element and retains it. Null is logged and ignored.
    void pushBackElement(RichElement* element);
    /// Removes the element at `index`. An index out of range is logged.
    void removeElement(int index);
    /// Removes an element. An element that is not part of the text is ignored.
    void removeElement(RichElement* element);
    /// Lays out the elements if they have changed. Called before the text is drawn.
    void formatText();

    // --- Defaults (UIRichText_defaults.cpp) ---

    /// Sets the space between lines in points. It has an effect only if the width of the widget was set.
    void setVerticalSpace(float space);
    /// Sets where lines are broken: between words (WRAP_PER_WORD) or between characters (WRAP_PER_CHAR).
    void setWrapMode(WrapMode wrapMode);
    /// Returns where lines are broken: between words (WRAP_PER_WORD) or between characters (WRAP_PER_CHAR).
    WrapMode getWrapMode() const;
    /// Sets how the lines are aligned in the widget.
    void setHorizontalAlignment(HorizontalAlignment a);
    /// Returns how the lines are aligned in the widget.
    HorizontalAlignment getHorizontalAlignment() const;
    /// Sets the color of the text, as "#RRGGBB", for XML that is parsed later; white by default.
    void setFontColor(const std::string& color);
    /// Returns the color of the text, as "#RRGGBB".
    std::string getFontColor();
    /// Returns the color of the text as a Color3B.
    Color3B getFontColor3B();
    /// Sets the size of the font in points, for XML that is parsed later; 12 by default.
    void setFontSize(float size);
    /// Returns the size of the font in points.
    float getFontSize();
    /// Sets the font, a file or a family, for XML that is parsed later; "Verdana" by default.
    void setFontFace(const std::string& face);
    /// Returns the font: a file or a family.
    std::string getFontFace();
    /// Sets the color of links, as "#RRGGBB", for XML that is parsed later; blue by default.
    void setAnchorFontColor(const std::string& color);
    /// Returns the color of links, as "#RRGGBB".
    std::string getAnchorFontColor();
    /// Returns the color of links as a Color3B.
    Color3B getAnchorFontColor3B();
    /// Sets whether links are bold, for XML that is parsed later; false by default.
    void setAnchorTextBold(bool enable);
    /// Whether links are bold.
    bool isAnchorTextBoldEnabled();
    /// Sets whether links are italic, for XML that is parsed later; false by default.
    void setAnchorTextItalic(bool enable);
    /// Whether links are italic.
    bool isAnchorTextItalicEnabled();
    /// Sets whether links are struck through, for XML that is parsed later; false by default. Links that are
    /// struck through are not underlined.
    void setAnchorTextDel(bool enable);
    /// Whether links are struck through.
    bool isAnchorTextDelEnabled();
    /// Sets whether links are underlined, for XML that is parsed later; false by default. Underlined links
    /// are not struck through.
    void setAnchorTextUnderline(bool enable);
    /// Whether links are underlined.
    bool isAnchorTextUnderlineEnabled();
    /// Sets whether links have an outline, and its color and its width in points, for XML that is parsed
    /// later. The outline takes the place of a shadow or a glow.
    void setAnchorTextOutline(bool enable, const Color3B& outlineColor = Color3B::WHITE,
                              int outlineSize = -1);
    /// Whether links have an outline.
    bool isAnchorTextOutlineEnabled();
    Color3B getAnchorTextOutlineColor3B(); ///< Returns the color of the outline of links.
    int getAnchorTextOutlineSize();        ///< Returns the width of the outline of links, in points.
    /// Sets whether links have a shadow, and its color, offset, and blur radius in points, for XML that is
    /// parsed later. The shadow takes the place of an outline or a glow.
    void setAnchorTextShadow(bool enable, const Color3B& shadowColor = Color3B::BLACK,
                             const Size& offset = Size(2.0f, -2.0f), int blurRadius = 0);
    /// Whether links have a shadow.
    bool isAnchorTextShadowEnabled();
    Color3B getAnchorTextShadowColor3B(); ///< Returns the color of the shadow of links.
    Size getAnchorTextShadowOffset();     ///< Returns the offset of the shadow of links, in points.
    int getAnchorTextShadowBlurRadius();  ///< Returns the blur radius of the shadow of links.
    /// Sets whether links glow, and the color of the glow, for XML that is parsed later. The glow takes the
    /// place of an outline or a shadow.
    void setAnchorTextGlow(bool enable, const Color3B& glowColor = Color3B::WHITE);
    /// Whether links glow, as setAnchorTextGlow() has set it.
    bool isAnchorTextGlowEnabled();
    Color3B getAnchorTextGlowColor3B(); ///< Returns the color of the glow of links.
    /// Sets the values of the keys above from a map. Keys that the map does not contain keep their
    /// values. Keys for single texts, such as KEY_TEXT_BOLD, are ignored.
    void setDefaults(const ValueMap& defaults);
    /// Returns the values that setDefaults() and the setters have set, or else the initial ones.
    ValueMap getDefaults() const { return _defaults; }

    /// Returns the color that a string such as "#f80", "#ff8800", or "#ff8800ff" describes, without its
    /// alpha. If it is not a color, the function returns white.
    Color3B color3BWithString(const std::string& color);
    /// Returns the text that describes a color, as "#rrggbb".
    std::string stringWithColor3B(const Color3B& color3b);
    /// Returns the text that describes a color with its alpha, as "#rrggbbaa".
    std::string stringWithColor4B(const Color4B& color4b);

    // --- Tags and links ---

    /// Adds or replaces a tag for all rich texts. With `isFontElement`, the style applies until the end tag.
    static void setTagDescription(const std::string& tag, bool isFontElement,
                                  const VisitEnterHandler& handleVisitEnter);
    /// Removes a tag that setTagDescription() added.
    static void removeTagDescription(const std::string& tag);
    /// Passes a URL to the handler or, without one, opens it with the program of the system.
    void openUrl(const std::string& url);
    /// Sets the function to which openUrl() passes a URL.
    void setOpenUrlHandler(const OpenUrlHandler& handleOpenUrl) { _handleOpenUrl = handleOpenUrl; }

    void ignoreContentAdaptWithSize(bool ignore) override;
    /// Sets the size in points. A new width breaks the lines again.
    void setContentSize(const Size& contentSize) override;
    Size getVirtualRendererSize() const override { return _contentSize; }
    std::string getDescription() const override { return "RichText"; }

    RichText();
    ~RichText() override;
    bool init() override;
    /// Initializes a new object as createWithXML() does.
    bool initWithXML(const std::string& xml, const ValueMap& defaults = ValueMap(),
                     const OpenUrlHandler& handleOpenUrl = nullptr);

    /// Replaces all elements with those of the XML. If the XML is not well-formed, the function logs that,
    /// and the text is empty. From axmol.
    void setString(const std::string& xml);

protected:
    void adaptRenderers() override;
    void initRenderer() override {}
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;
    /// Adds a node to the current line.
    void pushToContainer(Node* renderer);
    /// Parses XML and appends its elements. Returns false if the XML is invalid.
    bool addXML(const std::string& xml);
    /// Begins a new line.
    void addNewLine();

    bool _formatTextDirty = true;
    Vector<RichElement*> _richElements;
    std::vector<Vector<Node*>> _elementRenders; ///< The lines while they are laid out.
    std::vector<float> _lineHeights;            ///< The heights of empty lines.
    float _leftSpaceWidth = 0.0f;               ///< The width that is left in the current line.
    ValueMap _defaults;
    OpenUrlHandler _handleOpenUrl;

private:
    std::string defaultText(const std::string& key, const std::string& otherwise = "") const;
    float defaultNumber(const std::string& key, float otherwise = 0.0f) const;
    void setAnchorStyle(const std::string& key, const std::string& value, bool enable);
    // UIRichText_layout.cpp
    void addElement(RichElement& element, copra::RichTextParagraph& paragraph);
    void addText(const RichElementText& element, copra::RichTextParagraph& paragraph);
    void addImage(const RichElementImage& element, copra::RichTextParagraph& paragraph);
    void endParagraph(copra::RichTextParagraph& paragraph, float emptyHeight);
    void addParagraph(copra::RichTextParagraph& paragraph);
    std::size_t addLine(const copra::RichTextParagraph& paragraph, std::size_t& part, std::size_t begin);
    std::size_t fittingEnd(const copra::RichTextParagraph& paragraph, std::size_t part, std::size_t begin,
                           std::vector<Label*>& labels);
    /// Creates a label for an element, without its text. `isFile` says whether the font is a file.
    Label* labelFor(const RichElementText& element, bool isFile);
    std::size_t fittingLength(Label& label, std::u32string_view text);
    void placeLines();
    float alignmentShift(const Vector<Node*>& line, float lineWidth);
    void listenToLink(Node* node, const std::string& url);

    float _wrapWidth = 0.0f;

    CC_DISALLOW_COPY_AND_ASSIGN(RichText)
};

} // namespace ui
} // namespace cocos2d
