#include "base/keepAlive.h"
#include "base/utf8.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "scene/ColorsOnce.h"
#include "ui/richtext/RichTextParagraph.h"
#include "ui/richtext/UIRichText.h"

#include <algorithm>
#include <string_view>

namespace cocos2d {
namespace ui {

namespace {

/// Points that a touch on a link may move.
constexpr float kLinkThreshold = 7.0f;
constexpr int kPartZ = 1;

std::string utf8Of(std::u32string_view text) {
    std::string result;
    StringUtils::UTF32ToUTF8(std::u32string(text), result);
    return result;
}

/// How far a text reaches below its base line, in points; 0 for other parts of a line.
float descentOf(Node* part) {
    auto* const label = dynamic_cast<Label*>(part);
    if (!label) return 0.0f;
    const float height = label->getContentSize().height; // loads the font
    const FontAtlas* const font = label->getFontAtlas();
    return font && font->getLineHeight() > 0.0f ? height * font->descent() / font->getLineHeight() : 0.0f;
}

/// Where a part stands above the bottom of its line: texts on one base line, images and nodes at the bottom.
float bottomOf(Node* part, float lineDescent) {
    return dynamic_cast<Label*>(part) ? lineDescent - descentOf(part) : 0.0f;
}

} // namespace

void RichText::formatText() {
    if (!_formatTextDirty) return;
    _formatTextDirty = false;
    removeAllProtectedChildren();
    _elementRenders.clear();
    _lineHeights.clear();
    addNewLine();
    copra::RichTextParagraph paragraph;
    for (RichElement* element : _richElements) addElement(*element, paragraph);
    addParagraph(paragraph);
    placeLines();
    _elementRenders.clear();
    _lineHeights.clear();
}

void RichText::addElement(RichElement& element, copra::RichTextParagraph& paragraph) {
    switch (element._type) {
    case RichElement::Type::TEXT:
        addText(static_cast<RichElementText&>(element), paragraph);
        break;
    case RichElement::Type::IMAGE:
        addImage(static_cast<RichElementImage&>(element), paragraph);
        break;
    case RichElement::Type::CUSTOM:
        if (Node* node = static_cast<RichElementCustomNode&>(element)._customNode) {
            if (_ignoreSize) node->setColor(element._color);
            if (_ignoreSize) node->setOpacity(element._opacity);
            paragraph.addNode(node);
        }
        break;
    case RichElement::Type::NEWLINE:
        for (int i = 0; i < static_cast<RichElementNewLine&>(element)._quantity; ++i)
            endParagraph(paragraph, 0.0f);
        break;
    }
}

void RichText::addNewLine() {
    _leftSpaceWidth = _wrapWidth;
    _elementRenders.emplace_back();
    _lineHeights.push_back(0.0f);
}

void RichText::pushToContainer(Node* renderer) {
    if (!_elementRenders.empty()) _elementRenders.back().pushBack(renderer);
}

// --- Texts ---

Label* RichText::labelFor(const RichElementText& element, bool isFile) {
    Label* label = isFile ? Label::createWithTTF("", element._fontName, element._fontSize)
                          : Label::createWithSystemFont("", element._fontName, element._fontSize);
    if (!label) return nullptr;
    const uint32_t flags = element._flags;
    if (flags & RichElementText::ITALICS_FLAG) label->enableItalics();
    if (flags & RichElementText::BOLD_FLAG) label->enableBold();
    if (flags & RichElementText::UNDERLINE_FLAG) label->enableUnderline();
    if (flags & RichElementText::STRIKETHROUGH_FLAG) label->enableStrikethrough();
    if (flags & RichElementText::OUTLINE_FLAG)
        label->enableOutline(Color4B(element._outlineColor), element._outlineSize);
    if (flags & RichElementText::SHADOW_FLAG)
        label->enableShadow(Color4B(element._shadowColor), element._shadowOffset, element._shadowBlurRadius);
    if (flags & RichElementText::GLOW_FLAG) label->enableGlow(Color4B(element._glowColor));
    label->setTextColor(Color4B(element._color));
    label->setOpacity(element._opacity);
    return label;
}

void RichText::addText(const RichElementText& element, copra::RichTextParagraph& paragraph) {
    // Once for all labels: it lists folders.
    const bool isFile = !copra::isBitmapFont(element._fontName) && copra::isFontFile(element._fontName);
    std::u32string text;
    if (!StringUtils::UTF8ToUTF32(element._text, text)) return;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size());
        if (begin > 0) endParagraph(paragraph, element._fontSize);
        paragraph.addText(element, std::u32string_view(text).substr(begin, end - begin), isFile);
        if (end == text.size()) return;
        begin = end + 1;
    }
}

// --- Images and nodes ---

void RichText::addImage(const RichElementImage& element, copra::RichTextParagraph& paragraph) {
    Sprite* image = element._textureType == TextureResType::LOCAL
                        ? Sprite::create(element._filePath)
                        : Sprite::createWithSpriteFrameName(element._filePath);
    if (!image) return; // the sprite has logged it
    Size size = image->getContentSize();
    if (element._width >= 0) size.width = static_cast<float>(element._width);
    if (element._height >= 0) size.height = static_cast<float>(element._height);
    image->setStretchEnabled(true);
    image->setContentSize(size);
    // As in the original, images keep their own color unless they have a size in a text of one line.
    if (_ignoreSize && (element._width >= 0 || element._height >= 0)) image->setColor(element._color);
    image->setOpacity(element._opacity);
    if (!element._url.empty()) listenToLink(image, element._url);
    paragraph.addNode(image);
}

/// Opens the URL when a touch ends on the node without having moved; does not claim the touch.
void RichText::listenToLink(Node* node, const std::string& url) {
    auto* listener = EventListenerTouchOneByOne::create();
    const auto isOn = [node](Touch* touch) {
        return Rect(Vec2::ZERO, node->getContentSize()).containsPoint(node->convertTouchToNodeSpace(touch));
    };
    listener->onTouchBegan = [this, node, isOn](Touch* touch, Event*) {
        return isAncestorsVisible(node) && isAncestorsEnabled() && isOn(touch) &&
               isClippingParentContainsPoint(touch->getLocation());
    };
    listener->onTouchEnded = [this, isOn, url](Touch* touch, Event*) {
        const auto alive = copra::keepAlive(this);
        const bool hasMoved = touch->getLocation().distance(touch->getStartLocation()) > kLinkThreshold;
        if (!hasMoved && isOn(touch)) openUrl(url);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, node);
}

// --- Paragraphs ---

/// Adds the lines of the paragraph and begins another one, whose line has this height if it stays empty; 0: of the font.
void RichText::endParagraph(copra::RichTextParagraph& paragraph, float emptyHeight) {
    addParagraph(paragraph);
    paragraph.clear();
    addNewLine();
    _lineHeights.back() = emptyHeight;
}

/// Adds the lines of a paragraph, broken where they exceed the width.
void RichText::addParagraph(copra::RichTextParagraph& paragraph) {
    if (!_ignoreSize) paragraph.findBreaks();
    std::size_t part = 0;
    for (std::size_t begin = 0; begin < paragraph.size();) {
        if (begin > 0) addNewLine();
        begin = addLine(paragraph, part, begin);
    }
}

/// Fills the last line from the character `begin` on, which is in the part with this index; sets the index of the next line's
/// part and returns its first character.
std::size_t RichText::addLine(const copra::RichTextParagraph& paragraph, std::size_t& part,
                              std::size_t begin) {
    std::size_t end = paragraph.size();
    std::vector<Label*> labels; // of the parts that were measured
    if (!_ignoreSize) {
        const std::size_t fitting = fittingEnd(paragraph, part, begin, labels);
        if (fitting < end) end = paragraph.lineEnd(begin, fitting, getWrapMode() == WRAP_PER_WORD);
    }
    for (std::size_t i = 0; part < paragraph.parts().size(); ++part, ++i) {
        const copra::RichTextParagraph::Part& each = paragraph.parts()[part];
        if (each.begin >= end) break;
        if (each.node) {
            pushToContainer(each.node);
        } else if (Label* label = i < labels.size() ? labels[i] : labelFor(*each.element, each.isFile)) {
            label->setString(utf8Of(paragraph.text(std::max(begin, each.begin), std::min(end, each.end))));
            if (each.element->_flags & RichElementText::URL_FLAG) listenToLink(label, each.element->_url);
            pushToContainer(label);
        }
        if (each.end > end) break;
    }
    return end;
}

/// Up to where a line has room that begins at `begin`, in the part with this index. Adds the labels with which it measured, null for
/// nodes.
std::size_t RichText::fittingEnd(const copra::RichTextParagraph& paragraph, std::size_t part,
                                 std::size_t begin, std::vector<Label*>& labels) {
    for (std::size_t at = begin; part < paragraph.parts().size(); ++part) {
        const copra::RichTextParagraph::Part& each = paragraph.parts()[part];
        labels.push_back(each.node ? nullptr : labelFor(*each.element, each.isFile));
        if (each.node) {
            const float width = each.node->getContentSize().width;
            if (width > _leftSpaceWidth) return at;
            _leftSpaceWidth -= width;
        } else if (Label* label = labels.back()) {
            const std::u32string_view rest = paragraph.text(at, each.end);
            const std::size_t length = fittingLength(*label, rest);
            if (length < rest.size()) return at + length;
            _leftSpaceWidth -= label->getContentSize().width;
        }
        at = each.end;
    }
    return paragraph.size();
}

/// How many characters of a text fit into what is left of the line. Looks at little more than these, however long the text is.
std::size_t RichText::fittingLength(Label& label, std::u32string_view text) {
    const auto isFitting = [&](std::size_t length) {
        label.setString(utf8Of(text.substr(0, length)));
        return label.getContentSize().width <= _leftSpaceWidth;
    };
    constexpr std::size_t kFirstEstimate = 64;
    std::size_t fits = 0;
    std::size_t tooLong = std::min(kFirstEstimate, text.size());
    while (isFitting(tooLong)) {
        fits = tooLong;
        if (fits == text.size()) return fits;
        tooLong = std::min(tooLong * 2, text.size());
    }
    while (tooLong - fits > 1) {
        const std::size_t middle = fits + (tooLong - fits) / 2;
        (isFitting(middle) ? fits : tooLong) = middle;
    }
    return fits;
}

// --- Lines ---

void RichText::placeLines() {
    const float space = _ignoreSize ? 0.0f : _defaults[KEY_VERTICAL_SPACE].asFloat();
    std::vector<float> heights;
    std::vector<float> descents;
    std::vector<float> widths;
    Size total(_ignoreSize ? 0.0f : _wrapWidth, 0.0f);
    for (std::size_t i = 0; i < _elementRenders.size(); ++i) {
        Size line;
        float descent = 0.0f;
        for (Node* node : _elementRenders[i]) descent = std::max(descent, descentOf(node));
        for (Node* node : _elementRenders[i]) {
            line.width += node->getContentSize().width;
            line.height = std::max(line.height, bottomOf(node, descent) + node->getContentSize().height);
        }
        if (_elementRenders[i].empty() && !_ignoreSize)
            line.height = _lineHeights[i] > 0.0f ? _lineHeights[i] : getFontSize();
        heights.push_back(line.height);
        descents.push_back(descent);
        widths.push_back(line.width);
        total.height += line.height + (i > 0 ? space : 0.0f);
        if (_ignoreSize) total.width = std::max(total.width, line.width);
    }
    // Bypasses Widget: the size follows from the layout. NOLINTNEXTLINE(bugprone-parent-virtual-call)
    ProtectedNode::setContentSize(total);
    _customSize = total;
    std::size_t count = 0;
    for (const Vector<Node*>& line : _elementRenders) count += static_cast<std::size_t>(line.size());
    const copra::ColorsOnce colors(*this, count);
    float y = total.height;
    for (std::size_t i = 0; i < _elementRenders.size(); ++i) {
        y -= heights[i] + (i > 0 ? space : 0.0f);
        float x = alignmentShift(_elementRenders[i], widths[i]);
        for (Node* node : _elementRenders[i]) {
            node->setAnchorPoint(Vec2::ZERO);
            node->setPosition(x, y + bottomOf(node, descents[i]));
            if (node->getParent() != this) addProtectedChild(node, kPartZ, node->getTag());
            x += node->getContentSize().width;
        }
    }
    updateChildrenDisplayedRGBA();
}

/// Where a line starts. Blanks at its end do not count: they are removed.
float RichText::alignmentShift(const Vector<Node*>& line, float lineWidth) {
    const HorizontalAlignment alignment = getHorizontalAlignment();
    if (alignment == HorizontalAlignment::LEFT) return 0.0f;
    for (ssize_t i = line.size() - 1; i >= 0; --i) {
        auto* const label = dynamic_cast<Label*>(line.at(i));
        if (!label) break;
        const float width = label->getContentSize().width;
        const std::string text = label->getString();
        const std::size_t end = text.find_last_not_of(" \t\r") + 1;
        if (end < text.size()) label->setString(text.substr(0, end));
        lineWidth += label->getContentSize().width - width;
        if (end > 0) break;
    }
    const float left = _contentSize.width - lineWidth;
    return alignment == HorizontalAlignment::CENTER ? left / 2.0f : left;
}

} // namespace ui
} // namespace cocos2d
