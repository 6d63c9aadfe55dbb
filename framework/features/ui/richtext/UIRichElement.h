#pragma once

#include "base/RefPtr.h"
#include "math/Color.h"
#include "math/Size.h"
#include "ui/UIWidget.h"

#include <cstdint>
#include <string>

namespace cocos2d {
namespace ui {

/// A part of a RichText. Its tag is for use by the game.
class RichElement : public Ref {
public:
    /// The kind of an element.
    enum class Type {
        TEXT,   ///< A RichElementText.
        IMAGE,  ///< A RichElementImage.
        CUSTOM, ///< A RichElementCustomNode.
        NEWLINE ///< A RichElementNewLine.
    };

    /// Initializes a new element with a tag for the game, a color, and an opacity from 0 to 255. Returns
    /// true.
    bool init(int tag, const Color3B& color, GLubyte opacity);
    /// Whether the element has this type.
    bool equalType(Type type) { return _type == type; }
    /// Sets the color of the text or image; white by default. A change takes effect when the RichText is
    /// formatted next.
    void setColor(const Color3B& color) { _color = color; }

    /// Constructs an object for a derived class.
    RichElement() = default;

protected:
    friend class RichText;

    Type _type = Type::NEWLINE;
    int _tag = 0;
    Color3B _color = Color3B::WHITE;
    GLubyte _opacity = 255;
};

/// A string in one font and style. A line break in it starts a new line.
class RichElementText : public RichElement {
public:
    /// The styles of the string, which can be combined with |.
    enum {
        ITALICS_FLAG = 1 << 0,       ///< The text is slanted.
        BOLD_FLAG = 1 << 1,          ///< The text is bold.
        UNDERLINE_FLAG = 1 << 2,     ///< A line is drawn below the text.
        STRIKETHROUGH_FLAG = 1 << 3, ///< A line is drawn through the text.
        URL_FLAG = 1 << 4,           ///< A touch opens the URL of the element.
        OUTLINE_FLAG = 1 << 5,       ///< The text has an outline.
        SHADOW_FLAG = 1 << 6,        ///< The text has a shadow.
        GLOW_FLAG = 1 << 7           ///< The text has a glow, which needs a font file.
    };

    /// Creates an element that shows `text`, in which a line break starts a new line.
    ///
    /// `tag` is any number of the game. `color` and `opacity`, from 0 to 255, are those of the letters.
    /// `fontName` is a font file or a font family, and `fontSize` is in points. `flags` are the styles, such
    /// as BOLD_FLAG, combined with |.
    ///
    /// The other parameters apply only with their flags: `url`, which a touch opens, with URL_FLAG; the color
    /// of the outline and its width in points with OUTLINE_FLAG, where the width -1 means no outline; the
    /// color of the shadow and its offset in points, y up, with SHADOW_FLAG; and the color of the glow with
    /// GLOW_FLAG. `shadowBlurRadius` has no effect.
    static RichElementText* create(int tag, const Color3B& color, GLubyte opacity, const std::string& text,
                                   const std::string& fontName, float fontSize, uint32_t flags = 0,
                                   const std::string& url = "", const Color3B& outlineColor = Color3B::WHITE,
                                   int outlineSize = -1, const Color3B& shadowColor = Color3B::BLACK,
                                   const Size& shadowOffset = Size(2.0f, -2.0f), int shadowBlurRadius = 0,
                                   const Color3B& glowColor = Color3B::WHITE);
    /// Initializes a new element with the parameters of create(). Returns true.
    bool init(int tag, const Color3B& color, GLubyte opacity, const std::string& text,
              const std::string& fontName, float fontSize, uint32_t flags, const std::string& url,
              const Color3B& outlineColor = Color3B::WHITE, int outlineSize = -1,
              const Color3B& shadowColor = Color3B::BLACK, const Size& shadowOffset = Size(2.0f, -2.0f),
              int shadowBlurRadius = 0, const Color3B& glowColor = Color3B::WHITE);

    /// Constructs an element for a derived class. Use create() in games.
    RichElementText() { _type = Type::TEXT; }

protected:
    friend class RichText;

    std::string _text;
    std::string _fontName;
    float _fontSize = 0.0f;
    uint32_t _flags = 0;
    std::string _url;
    Color3B _outlineColor;
    int _outlineSize = -1;
    Color3B _shadowColor;
    Size _shadowOffset;
    int _shadowBlurRadius = 0;
    Color3B _glowColor;
};

/// Deprecated name of RichElement::Type.
typedef RichElement::Type RichElementType;
/// Deprecated name of RichElement::Type::TEXT.
static const RichElement::Type RICH_TEXT = RichElement::Type::TEXT;
/// Deprecated name of RichElement::Type::IMAGE.
static const RichElement::Type RICH_IMAGE = RichElement::Type::IMAGE;
/// Deprecated name of RichElement::Type::CUSTOM.
static const RichElement::Type RICH_CUSTOM = RichElement::Type::CUSTOM;

/// An image in a RichText.
class RichElementImage : public RichElement {
public:
    /// Creates an element that shows an image. `filePath` is a file or the name of a sprite frame. If the URL
    /// is not empty, a touch opens it.
    static RichElementImage* create(int tag, const Color3B& color, GLubyte opacity,
                                    const std::string& filePath, const std::string& url = "",
                                    Widget::TextureResType texType = Widget::TextureResType::LOCAL);
    /// Initializes a new object as create() does.
    bool init(int tag, const Color3B& color, GLubyte opacity, const std::string& filePath,
              const std::string& url = "", Widget::TextureResType texType = Widget::TextureResType::LOCAL);
    /// Sets the width in points. -1, the default, means the width of the image.
    void setWidth(int width) { _width = width; }
    /// Sets the height in points. -1, the default, means the height of the image.
    void setHeight(int height) { _height = height; }
    /// Sets the URL that a touch opens. With an empty URL, a touch does nothing.
    void setUrl(const std::string& url) { _url = url; }

    /// Constructs an element for a derived class. Use create() in games.
    RichElementImage() { _type = Type::IMAGE; }

protected:
    friend class RichText;

    std::string _filePath;
    std::string _url;
    Widget::TextureResType _textureType = Widget::TextureResType::LOCAL;
    int _width = -1;
    int _height = -1;
};

/// A node in a RichText, which adds it as a child. It takes the space of its content size.
class RichElementCustomNode : public RichElement {
public:
    /// Creates an element that shows a node, which is retained. With null, it shows nothing.
    static RichElementCustomNode* create(int tag, const Color3B& color, GLubyte opacity, Node* customNode);
    /// Sets the node, which is retained, and the tag, color, and opacity of the element. Returns true.
    bool init(int tag, const Color3B& color, GLubyte opacity, Node* customNode);

    /// Constructs an element for a derived class. Use create() in games.
    RichElementCustomNode() { _type = Type::CUSTOM; }

protected:
    friend class RichText;

    RefPtr<Node> _customNode;
};

/// An element of a RichText that starts a new line.
class RichElementNewLine : public RichElement {
public:
    /// Creates an autoreleased element that starts a new line.
    static RichElementNewLine* create(int tag, const Color3B& color, GLubyte opacity);
    /// Creates an autoreleased element that starts `quantity` new lines, at most copra::limits::kLabelBytes.
    static RichElementNewLine* create(int tag, int quantity, const Color3B& color, GLubyte opacity);

    /// Constructs an element for a derived class. Use create() in games.
    RichElementNewLine() { _type = Type::NEWLINE; }

protected:
    friend class RichText;

    int _quantity = 1;
};

} // namespace ui
} // namespace cocos2d
