#include "ui/richtext/RichTextMarkup.h"

#include <utility>

namespace copra {

using cocos2d::Color3B;
using cocos2d::ValueMap;
using cocos2d::ui::RichElement;
using cocos2d::ui::RichElementImage;
using cocos2d::ui::RichElementNewLine;
using cocos2d::ui::RichElementText;
using cocos2d::ui::RichText;

namespace {

using Result = std::pair<ValueMap, RichElement*>;

const cocos2d::Value* find(const ValueMap& attributes, const std::string& key) {
    const auto found = attributes.find(key);
    return found == attributes.end() ? nullptr : &found->second;
}

std::string textOf(const ValueMap& attributes, const std::string& key) {
    const cocos2d::Value* value = find(attributes, key);
    return value ? value->asString() : "";
}

/// A style with one attribute.
RichText::VisitEnterHandler fixedStyle(const std::string& key, const cocos2d::Value& value) {
    return [key, value](const ValueMap&) { return Result({{key, value}}, nullptr); };
}

/// A style that renames the attributes of a tag, with attributes of its own.
RichText::VisitEnterHandler renamed(const std::vector<std::pair<std::string, std::string>>& names,
                                    const ValueMap& own = ValueMap()) {
    return [names, own](const ValueMap& attributes) {
        ValueMap style = own;
        for (const auto& [name, key] : names)
            if (const cocos2d::Value* value = find(attributes, name)) style[key] = *value;
        return Result(style, nullptr);
    };
}

Result enterImage(const ValueMap& attributes) {
    const std::string source = textOf(attributes, "src");
    if (source.empty()) return {};
    using Source = cocos2d::ui::Widget::TextureResType;
    const cocos2d::Value* type = find(attributes, "type");
    const Source from = type && type->asInt() != 0 ? Source::PLIST : Source::LOCAL;
    auto* image = RichElementImage::create(0, Color3B::WHITE, 255, source, "", from);
    const cocos2d::Value* width = find(attributes, "width");
    const cocos2d::Value* height = find(attributes, "height");
    if (width && width->asInt() >= 0) image->setWidth(width->asInt());
    if (height && height->asInt() >= 0) image->setHeight(height->asInt());
    return {ValueMap(), image};
}

RichTextMarkup::Tags standardTags() {
    using R = RichText;
    const cocos2d::Value yes(true);
    RichTextMarkup::Tags tags;
    tags["font"] = {true, renamed({{"size", R::KEY_FONT_SIZE},
                                   {"color", R::KEY_FONT_COLOR_STRING},
                                   {"face", R::KEY_FONT_FACE}})};
    tags["b"] = {true, fixedStyle(R::KEY_TEXT_BOLD, yes)};
    tags["i"] = {true, fixedStyle(R::KEY_TEXT_ITALIC, yes)};
    tags["del"] = {true, fixedStyle(R::KEY_TEXT_LINE, cocos2d::Value(R::VALUE_TEXT_LINE_DEL))};
    tags["u"] = {true, fixedStyle(R::KEY_TEXT_LINE, cocos2d::Value(R::VALUE_TEXT_LINE_UNDER))};
    tags["small"] = {true, fixedStyle(R::KEY_FONT_SMALL, yes)};
    tags["big"] = {true, fixedStyle(R::KEY_FONT_BIG, yes)};
    tags["a"] = {true, renamed({{"href", R::KEY_URL}})};
    tags["img"] = {false, enterImage};
    tags["br"] = {false, [](const ValueMap&) {
                      return Result({}, RichElementNewLine::create(0, Color3B::WHITE, 255));
                  }};
    const auto effect = [](const std::string& value) {
        return ValueMap{{R::KEY_TEXT_STYLE, cocos2d::Value(value)}};
    };
    tags["outline"] = {true,
                       renamed({{"color", R::KEY_TEXT_OUTLINE_COLOR}, {"size", R::KEY_TEXT_OUTLINE_SIZE}},
                               effect(R::VALUE_TEXT_STYLE_OUTLINE))};
    tags["shadow"] = {true, renamed({{"color", R::KEY_TEXT_SHADOW_COLOR},
                                     {"offsetWidth", R::KEY_TEXT_SHADOW_OFFSET_WIDTH},
                                     {"offsetHeight", R::KEY_TEXT_SHADOW_OFFSET_HEIGHT},
                                     {"blurRadius", R::KEY_TEXT_SHADOW_BLUR_RADIUS}},
                                    effect(R::VALUE_TEXT_STYLE_SHADOW))};
    tags["glow"] = {true, renamed({{"color", R::KEY_TEXT_GLOW_COLOR}}, effect(R::VALUE_TEXT_STYLE_GLOW))};
    return tags;
}

} // namespace

RichTextMarkup::Tags& RichTextMarkup::tags() {
    static Tags s_tags = standardTags();
    return s_tags;
}

const RichTextMarkup::Style& RichTextMarkup::style() const {
    static const Style s_default;
    return _styles.empty() ? s_default : _styles.back();
}

// --- Tags ---

void RichTextMarkup::startElement(void* /*ctx*/, const char* name, const char** atts) {
    const auto found = tags().find(name);
    if (found == tags().end()) return;
    const Tag tag = found->second; // the function may change the table
    ValueMap attributes;
    for (; atts[0] && atts[1]; atts += 2) attributes[atts[0]] = cocos2d::Value(std::string(atts[1]));
    Result entered;
    if (tag.enter) entered = tag.enter(attributes);
    // Every tag with a style has one, so that its end removes the right one.
    if (tag.hasStyle) _styles.push_back(changed(entered.first));
    RichElement* element = entered.second;
    if (!element) return;
    if (element->equalType(RichElement::Type::IMAGE)) {
        element->setColor(style().color);
        static_cast<RichElementImage*>(element)->setUrl(style().url);
    } else if (element->equalType(RichElement::Type::NEWLINE)) {
        element->setColor(style().color);
    }
    _text.pushBackElement(element);
}

void RichTextMarkup::endElement(void* /*ctx*/, const char* name) {
    const auto found = tags().find(name);
    if (found != tags().end() && found->second.hasStyle && !_styles.empty()) _styles.pop_back();
}

void RichTextMarkup::textHandler(void* /*ctx*/, const char* s, size_t len) {
    const Style& now = style();
    _text.pushBackElement(RichElementText::create(
        0, now.color, 255, std::string(s, len), now.face, now.size, now.flags, now.url, now.outlineColor,
        now.outlineSize, now.shadowColor, now.shadowOffset, now.shadowBlurRadius, now.glowColor));
}

// --- Styles ---

RichTextMarkup::Style RichTextMarkup::changed(const ValueMap& attributes) {
    Style result = style();
    const float outerSize = result.size;
    if (const auto* value = find(attributes, RichText::KEY_FONT_SIZE)) result.size = value->asFloat();
    if (find(attributes, RichText::KEY_FONT_SMALL)) result.size = outerSize * 0.8f;
    if (find(attributes, RichText::KEY_FONT_BIG)) result.size = outerSize * 1.25f;
    if (const auto* value = find(attributes, RichText::KEY_FONT_COLOR_STRING))
        result.color = _text.color3BWithString(value->asString());
    if (const auto* value = find(attributes, RichText::KEY_FONT_FACE)) result.face = value->asString();
    if (find(attributes, RichText::KEY_TEXT_BOLD)) result.flags |= RichElementText::BOLD_FLAG;
    if (find(attributes, RichText::KEY_TEXT_ITALIC)) result.flags |= RichElementText::ITALICS_FLAG;
    const std::string line = textOf(attributes, RichText::KEY_TEXT_LINE);
    if (line == RichText::VALUE_TEXT_LINE_DEL) result.flags |= RichElementText::STRIKETHROUGH_FLAG;
    if (line == RichText::VALUE_TEXT_LINE_UNDER) result.flags |= RichElementText::UNDERLINE_FLAG;
    if (const auto* value = find(attributes, RichText::KEY_URL)) {
        result.url = value->asString();
        applyLink(result);
    }
    applyEffect(result, attributes);
    return result;
}

/// The look of links.
void RichTextMarkup::applyLink(Style& style) {
    if (!style.url.empty()) style.flags |= RichElementText::URL_FLAG;
    style.color = _text.getAnchorFontColor3B();
    if (_text.isAnchorTextBoldEnabled()) style.flags |= RichElementText::BOLD_FLAG;
    if (_text.isAnchorTextItalicEnabled()) style.flags |= RichElementText::ITALICS_FLAG;
    if (_text.isAnchorTextUnderlineEnabled()) style.flags |= RichElementText::UNDERLINE_FLAG;
    if (_text.isAnchorTextDelEnabled()) style.flags |= RichElementText::STRIKETHROUGH_FLAG;
    if (_text.isAnchorTextOutlineEnabled()) {
        style.flags |= RichElementText::OUTLINE_FLAG;
        style.outlineColor = _text.getAnchorTextOutlineColor3B();
        style.outlineSize = _text.getAnchorTextOutlineSize();
    }
    if (_text.isAnchorTextShadowEnabled()) {
        style.flags |= RichElementText::SHADOW_FLAG;
        style.shadowColor = _text.getAnchorTextShadowColor3B();
        style.shadowOffset = _text.getAnchorTextShadowOffset();
        style.shadowBlurRadius = _text.getAnchorTextShadowBlurRadius();
    }
    if (_text.isAnchorTextGlowEnabled()) {
        style.flags |= RichElementText::GLOW_FLAG;
        style.glowColor = _text.getAnchorTextGlowColor3B();
    }
}

void RichTextMarkup::applyEffect(Style& style, const ValueMap& attributes) {
    const std::string effect = textOf(attributes, RichText::KEY_TEXT_STYLE);
    const auto color = [&](const std::string& key, Color3B& target) {
        if (const auto* value = find(attributes, key)) target = _text.color3BWithString(value->asString());
    };
    if (effect == RichText::VALUE_TEXT_STYLE_OUTLINE) {
        style.flags |= RichElementText::OUTLINE_FLAG;
        color(RichText::KEY_TEXT_OUTLINE_COLOR, style.outlineColor);
        if (const auto* value = find(attributes, RichText::KEY_TEXT_OUTLINE_SIZE))
            style.outlineSize = value->asInt();
    } else if (effect == RichText::VALUE_TEXT_STYLE_SHADOW) {
        style.flags |= RichElementText::SHADOW_FLAG;
        color(RichText::KEY_TEXT_SHADOW_COLOR, style.shadowColor);
        const auto* width = find(attributes, RichText::KEY_TEXT_SHADOW_OFFSET_WIDTH);
        const auto* height = find(attributes, RichText::KEY_TEXT_SHADOW_OFFSET_HEIGHT);
        if (width && height) style.shadowOffset = cocos2d::Size(width->asFloat(), height->asFloat());
        if (const auto* value = find(attributes, RichText::KEY_TEXT_SHADOW_BLUR_RADIUS))
            style.shadowBlurRadius = value->asInt();
    } else if (effect == RichText::VALUE_TEXT_STYLE_GLOW) {
        style.flags |= RichElementText::GLOW_FLAG;
        color(RichText::KEY_TEXT_GLOW_COLOR, style.glowColor);
    }
}

} // namespace copra
