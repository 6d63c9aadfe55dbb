#pragma once

#include "nodes/sprites/AtlasNode.h"

#include <string>

namespace cocos2d {

/// Shows a line of text with characters of equal size from an image: scores, timers.
///
/// Anchor (0,0). Each byte of the text is a character; bytes without a cell in the image show nothing. New code
/// should use Label::createWithCharMap().
class LabelAtlas : public AtlasNode, public LabelProtocol {
public:
    /// Call initWithString() afterwards.
    static LabelAtlas* create();
    /// Cells in points; `startCharMap` is the character in the top left cell. Null if the image cannot be
    /// loaded.
    static LabelAtlas* create(const std::string& string, const std::string& charMapFile, int itemWidth,
                              int itemHeight, int startCharMap);
    /// A property list with textureFilename, itemWidth and itemHeight (pixels), firstChar and version 1.
    static LabelAtlas* create(const std::string& string, const std::string& fntFile);

    bool initWithString(const std::string& string, const std::string& charMapFile, int itemWidth,
                        int itemHeight, int startCharMap);
    bool initWithString(const std::string& string, const std::string& fntFile);
    bool initWithString(const std::string& string, Texture2D* texture, int itemWidth, int itemHeight,
                        int startCharMap);

    void setString(const std::string& label) override;
    const std::string& getString() const override { return _string; }
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
