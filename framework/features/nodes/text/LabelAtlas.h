#pragma once

#include "nodes/sprites/AtlasNode.h"

#include <string>

namespace cocos2d {

/// Shows a line of text with characters of equal size from an image, for example a score or a timer.
///
/// The anchor point is (0, 0). Each byte of the text is a character; bytes without a cell in the image show
/// nothing. In new code, use Label::createWithCharMap().
class LabelAtlas : public AtlasNode, public LabelProtocol {
public:
    /// Creates an empty label. Call initWithString() next.
    static LabelAtlas* create();
    /// Creates a label from an image of characters in cells, whose size is in points. `startCharMap` is the
    /// character in the top left cell. If the image cannot be loaded, the function logs that and returns
    /// null.
    static LabelAtlas* create(const std::string& string, const std::string& charMapFile, int itemWidth,
                              int itemHeight, int startCharMap);
    /// Creates a label with a character map that a property list describes: textureFilename, itemWidth and
    /// itemHeight (in pixels), firstChar, and version 1. If the list or its image cannot be read, the
    /// function logs that and returns null.
    static LabelAtlas* create(const std::string& string, const std::string& fntFile);

    /// Initializes a new label with the characters in the image file `charMapFile`. The size of a character
    /// is in points, and `startCharMap` is the code of the first character.
    bool initWithString(const std::string& string, const std::string& charMapFile, int itemWidth,
                        int itemHeight, int startCharMap);
    /// Initializes a new label with a character map that a property list describes. Returns false if the list
    /// cannot be read.
    bool initWithString(const std::string& string, const std::string& fntFile);
    /// Initializes a new label with the characters in a texture. The size of a character is in points, and
    /// `startCharMap` is the code of the first character.
    bool initWithString(const std::string& string, Texture2D* texture, int itemWidth, int itemHeight,
                        int startCharMap);

    /// Sets the text; each byte shows one character of the image. A string of more than a million bytes is
    /// logged and ignored.
    void setString(const std::string& label) override;
    /// Returns the text.
    const std::string& getString() const override { return _string; }
    /// Writes a quad for each character of the text.
    void updateAtlasValues() override;
    std::string getDescription() const override;

    LabelAtlas();
    ~LabelAtlas() override;

protected:
    void updateColor() override;

    std::string _string;
    int _mapStartChar = 0;

private:
    V3F_C4B_T2F_Quad quadFor(std::size_t index) const;
};

} // namespace cocos2d
