#pragma once

#include "platform/TextAnalyzer.h"
#include "ui/richtext/UIRichElement.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The content that a RichText shows between two line breaks: pieces of text and nodes, treated as one text,
/// because a word can consist of pieces from several elements.
class RichTextParagraph {
public:
    /// A piece of the text of an element, or a node, which counts as one character.
    struct Part {
        const cocos2d::ui::RichElementText* element; ///< The element; null for a node.
        cocos2d::Node* node;                         ///< The node; null for text.
        bool isFile;                                 ///< Whether the font of the text is a file.
        std::size_t begin;                           ///< The index of the first character.
        std::size_t end;                             ///< The index after the last character.
    };

    /// Appends a string without line breaks. Elements and nodes must outlive the paragraph.
    void addText(const cocos2d::ui::RichElementText& element, std::u32string_view text, bool isFile);
    /// Appends a node.
    void addNode(cocos2d::Node* node);
    /// Removes all parts.
    void clear();

    /// The parts, in the order of the text.
    const std::vector<Part>& parts() const { return _parts; }
    /// The number of characters.
    std::size_t size() const { return _text.size(); }
    /// The characters from `begin` up to `end`.
    std::u32string_view text(std::size_t begin, std::size_t end) const {
        return std::u32string_view(_text).substr(begin, end - begin);
    }

    /// Finds the positions at which lines can break, by the rules of Unicode, as in labels. Call it before
    /// lineEnd().
    void findBreaks();
    /// Returns the end of the line that begins at `begin`, if the characters before `fitting` fit into it. A
    /// line has at least one character. With `atWords`, a word is broken only if the line has no other.
    std::size_t lineEnd(std::size_t begin, std::size_t fitting, bool atWords) const;

private:
    std::size_t wordBreak(std::size_t begin, std::size_t fitting) const;
    std::size_t characterBreak(std::size_t begin, std::size_t fitting) const;

    std::u32string _text;
    std::vector<Part> _parts;
    ParagraphInfo _info;
};

} // namespace copra
