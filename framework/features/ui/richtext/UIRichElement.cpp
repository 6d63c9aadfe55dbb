#include "ui/richtext/UIRichElement.h"

#include "base/autoreleased.h"
#include "base/limits.h"

namespace cocos2d {
namespace ui {

bool RichElement::init(int tag, const Color3B& color, GLubyte opacity) {
    _tag = tag;
    _color = color;
    _opacity = opacity;
    return true;
}

RichElementText* RichElementText::create(int tag, const Color3B& color, GLubyte opacity,
                                         const std::string& text, const std::string& fontName, float fontSize,
                                         uint32_t flags, const std::string& url, const Color3B& outlineColor,
                                         int outlineSize, const Color3B& shadowColor,
                                         const Size& shadowOffset, int shadowBlurRadius,
                                         const Color3B& glowColor) {
    return copra::createAutoreleased<RichElementText>(tag, color, opacity, text, fontName, fontSize, flags,
                                                      url, outlineColor, outlineSize, shadowColor,
                                                      shadowOffset, shadowBlurRadius, glowColor);
}

bool RichElementText::init(int tag, const Color3B& color, GLubyte opacity, const std::string& text,
                           const std::string& fontName, float fontSize, uint32_t flags,
                           const std::string& url, const Color3B& outlineColor, int outlineSize,
                           const Color3B& shadowColor, const Size& shadowOffset, int shadowBlurRadius,
                           const Color3B& glowColor) {
    _text = text;
    _fontName = fontName;
    _fontSize = fontSize;
    _flags = flags;
    _url = url;
    _outlineColor = outlineColor;
    _outlineSize = outlineSize;
    _shadowColor = shadowColor;
    _shadowOffset = shadowOffset;
    _shadowBlurRadius = shadowBlurRadius;
    _glowColor = glowColor;
    return RichElement::init(tag, color, opacity);
}

RichElementImage* RichElementImage::create(int tag, const Color3B& color, GLubyte opacity,
                                           const std::string& filePath, const std::string& url,
                                           Widget::TextureResType texType) {
    return copra::createAutoreleased<RichElementImage>(tag, color, opacity, filePath, url, texType);
}

bool RichElementImage::init(int tag, const Color3B& color, GLubyte opacity, const std::string& filePath,
                            const std::string& url, Widget::TextureResType texType) {
    _filePath = filePath;
    _url = url;
    _textureType = texType;
    return RichElement::init(tag, color, opacity);
}

RichElementCustomNode* RichElementCustomNode::create(int tag, const Color3B& color, GLubyte opacity,
                                                     Node* customNode) {
    return copra::createAutoreleased<RichElementCustomNode>(tag, color, opacity, customNode);
}

bool RichElementCustomNode::init(int tag, const Color3B& color, GLubyte opacity, Node* customNode) {
    _customNode = customNode;
    return RichElement::init(tag, color, opacity);
}

RichElementNewLine* RichElementNewLine::create(int tag, const Color3B& color, GLubyte opacity) {
    return create(tag, 1, color, opacity);
}

RichElementNewLine* RichElementNewLine::create(int tag, int quantity, const Color3B& color, GLubyte opacity) {
    auto* element = copra::createAutoreleased<RichElementNewLine>(tag, color, opacity);
    const bool isTooLarge =
        copra::isTooLarge("RichElementNewLine::create", "lines", quantity, copra::limits::kLabelBytes);
    element->_quantity = isTooLarge ? copra::limits::kLabelBytes : quantity;
    return element;
}

} // namespace ui
} // namespace cocos2d
