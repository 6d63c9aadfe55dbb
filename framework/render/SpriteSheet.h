#pragma once

#include "base/Value.h"
#include "math/Size.h"

#include <string>
#include <vector>

namespace cocos2d {
class SpriteFrame;
class Texture2D;
} // namespace cocos2d

namespace copra {

/// The newest property list format of sprite sheets that is understood.
inline constexpr int kNewestSheetFormat = 3;

/// Which of the formats 0 to 3 a sheet has, by its metadata.
int sheetFormat(const cocos2d::ValueMap& sheet);

/// What the frames of a sheet share.
struct SheetFacts {
    int format;
    cocos2d::Size textureSize; ///< pixels, as the sheet says it; zero where it does not
    cocos2d::Texture2D* texture;
    const std::string& source; ///< for the log
};

/// Makes one frame of its description in a sheet. Null, with a log line, when the description has no
/// rectangle.
cocos2d::SpriteFrame* readSheetFrame(const cocos2d::ValueMap& description, const SheetFacts& sheet,
                                     const std::string& name);

} // namespace copra
