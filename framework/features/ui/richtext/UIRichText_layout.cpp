#include "base/utf8.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "files/FileUtils.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "platform/GlyphSource.h"
#include "scene/ColorsOnce.h"
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

/// Where lines of a text may be broken: by the rules of Unicode, as in labels.
class LineBreaks {
public:
    explicit LineBreaks(std::u32string_view text) : _text(text) {
        copra::TextAnalyzer* const analyzer =
            copra::glyphSource() ? copra::glyphSource()->analyzer() : nullptr;
        if (analyzer) analyzer->analyze(text, _info);
        if (_info.characters.size() == text.size()) return;
        _info.characters.assign(text.size(), copra::CharacterInfo());
        for (std::size_t i = 1; i < text.size(); ++i)
            _info.characters[i].mayBreakBefore = StringUtils::isUnicodeSpace(text[i - 1]);
    }

    /// The last place between words behind `begin` and at most at `end`; `begin` if there is none.
    std::size_t wordBreak(std::size_t begin, std::size_t end) const {
        // Blanks that follow stay at the end of the line.
        while (end < _text.size() && StringUtils::isUnicodeSpace(_text[end])) ++end;
        while (end > begin && end < _text.size() && !_info.characters[end].mayBreakBefore) --end;
        return end;
    }

    /// The last place between characters, with their marks, behind `begin` and at most at `end`; `end` if there is none.
    std::size_t characterBreak(std::size_t begin, std::size_t end) const {
        std::size_t result = end;
        while (result > begin && result < _text.size() && _info.characters[result].joinsPrevious) --result;
        return result > begin ? result : end;
    }

private:
    std::u32string_view _text;
    copra::ParagraphInfo _info;
};

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
    for (RichElement* element : _richElements) addElement(*element);
    placeLines();
    _elementRenders.clear();
    _lineHeights.clear();
}

void RichText::addElement(RichElement& element) {
    switch (element._type) {
    case RichElement::Type::TEXT:
        addText(static_cast<RichElementText&>(element));
        break;
    case RichElement::Type::IMAGE:
        addImage(static_cast<RichElementImage&>(element));
        break;
    case RichElement::Type::CUSTOM:
        if (Node* node = static_cast<RichElementCustomNode&>(element)._customNode) {
            if (_ignoreSize) node->setColor(element._color);
            if (_ignoreSize) node->setOpacity(element._opacity);
            addCustom(node);
        }
        break;
    case RichElement::Type::NEWLINE:
        for (int i = 0; i < static_cast<RichElementNewLine&>(element)._quantity; ++i) addNewLine();
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

Label* RichText::labelFor(const RichElementText& element, const std::string& text, bool isFile) {
    Label* label = isFile ? Label::createWithTTF(text, element._fontName, element._fontSize)
                          : Label::createWithSystemFont(text, element._fontName, element._fontSize);
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
    if (flags & RichElementText::URL_FLAG) listenToLink(label, element._url);
    return label;
}

void RichText::addText(const RichElementText& element) {
    // Once for all labels: it lists folders.
    const bool isFile =
        !copra::isBitmapFont(element._fontName) && FileUtils::getInstance()->isFileExist(element._fontName);
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = std::min(element._text.find('\n', begin), element._text.size());
        if (begin > 0) {
            addNewLine();
            _lineHeights.back() = element._fontSize;
        }
        if (end > begin) addLine(element, element._text.substr(begin, end - begin), isFile);
        if (end == element._text.size()) return;
        begin = end + 1;
    }
}

/// Adds a text without line breaks, broken where it exceeds the width.
void RichText::addLine(const RichElementText& element, const std::string& line, bool isFile) {
    if (_ignoreSize) {
        if (Label* label = labelFor(element, line, isFile)) pushToContainer(label);
        return;
    }
    std::u32string text;
    if (!StringUtils::UTF8ToUTF32(line, text)) return;
    const LineBreaks breaks(text);
    for (std::size_t begin = 0; begin < text.size();) {
        const auto rest = std::u32string_view(text).substr(begin);
        Label* label = labelFor(element, "", isFile);
        if (!label) return;
        const bool isNewLine = _elementRenders.back().empty();
        std::size_t length = fittingLength(*label, rest);
        if (length == rest.size()) {
            label->setString(utf8Of(rest));
            _leftSpaceWidth -= label->getContentSize().width;
            pushToContainer(label);
            return;
        }
        const std::size_t word =
            getWrapMode() == WRAP_PER_WORD ? breaks.wordBreak(begin, begin + length) - begin : 0;
        // A word that exceeds the whole width is broken within.
        if (word > 0 || (getWrapMode() == WRAP_PER_WORD && !isNewLine))
            length = word;
        else
            length = breaks.characterBreak(begin, begin + length) - begin;
        if (isNewLine) length = std::max<std::size_t>(length, 1);
        if (length > 0) {
            label->setString(utf8Of(rest.substr(0, length)));
            pushToContainer(label);
            begin += length;
        }
        if (begin == text.size()) {
            _leftSpaceWidth -= label->getContentSize().width;
            return;
        }
        addNewLine();
        _lineHeights.back() = element._fontSize;
    }
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

// --- Images and nodes ---

void RichText::addImage(const RichElementImage& element) {
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
    addCustom(image);
}

void RichText::addCustom(Node* node) {
    const float width = node->getContentSize().width;
    if (!_ignoreSize && width > _leftSpaceWidth && !_elementRenders.back().empty()) addNewLine();
    _leftSpaceWidth -= width;
    pushToContainer(node);
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
        const RefPtr<RichText> alive(this);
        const bool hasMoved = touch->getLocation().distance(touch->getStartLocation()) > kLinkThreshold;
        if (!hasMoved && isOn(touch)) openUrl(url);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, node);
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
float RichText::alignmentShift(Vector<Node*>& line, float lineWidth) {
    const HorizontalAlignment alignment = getHorizontalAlignment();
    if (alignment == HorizontalAlignment::LEFT || line.empty()) return 0.0f;
    if (auto* label = dynamic_cast<Label*>(line.back())) {
        const float width = label->getContentSize().width;
        const std::string text = label->getString();
        const std::size_t end = text.find_last_not_of(" \t\r") + 1;
        if (end < text.size()) label->setString(text.substr(0, end));
        lineWidth += label->getContentSize().width - width;
    }
    const float left = _contentSize.width - lineWidth;
    return alignment == HorizontalAlignment::CENTER ? left / 2.0f : left;
}

} // namespace ui
} // namespace cocos2d
