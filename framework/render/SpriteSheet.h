#pragma once

#include "base/Value.h"

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

/// Makes one frame of its description in a sheet. Null, with a log line, when the description has no
/// rectangle. `source` and `name` are for the log.
cocos2d::SpriteFrame* readSheetFrame(const cocos2d::ValueMap& description, int format,
                                     cocos2d::Texture2D* texture, const std::string& source,
                                     const std::string& name);

} // namespace copra
