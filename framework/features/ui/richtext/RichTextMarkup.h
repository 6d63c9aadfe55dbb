#pragma once

#include "files/SAXParser.h"
#include "ui/richtext/UIRichText.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace copra {

/// Adds elements to a rich text while its XML is parsed.
class RichTextMarkup : public cocos2d::SAXDelegator {
public:
    /// A tag: whether its style applies until its end tag, and the function that returns its style.
    struct Tag {
        bool hasStyle = false;
        cocos2d::ui::RichText::VisitEnterHandler enter;
    };
    using Tags = std::unordered_map<std::string, Tag>;

    explicit RichTextMarkup(cocos2d::ui::RichText& text) : _text(text) {}
    void startElement(void* ctx, const char* name, const char** atts) override;
    void endElement(void* ctx, const char* name) override;
    void textHandler(void* ctx, const char* s, size_t len) override;

    /// The tags of all rich texts.
    static Tags& tags();

private:
    /// The style that the enclosing tags give to the text in them.
    struct Style {
        std::string face = "fonts/Marker Felt.ttf";
        float size = 12.0f;
        cocos2d::Color3B color = cocos2d::Color3B::WHITE;
        std::string url;
        std::uint32_t flags = 0;
        cocos2d::Color3B outlineColor = cocos2d::Color3B::WHITE;
        int outlineSize = -1;
        cocos2d::Color3B shadowColor = cocos2d::Color3B::BLACK;
        cocos2d::Size shadowOffset{2.0f, -2.0f};
        int shadowBlurRadius = 0;
        cocos2d::Color3B glowColor = cocos2d::Color3B::WHITE;
    };

    const Style& style() const;
    Style changed(const cocos2d::ValueMap& attributes);
    void applyLink(Style& style);
    void applyEffect(Style& style, const cocos2d::ValueMap& attributes);

    cocos2d::ui::RichText& _text;
    std::vector<Style> _styles; ///< The styles of the open tags that have one.
};

} // namespace copra
