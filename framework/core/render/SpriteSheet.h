#pragma once

#include "base/Value.h"
#include "math/Size.h"
#include "render/fwd.h"

#include <string>
#include <vector>

namespace copra {

/// The newest supported property list format of sprite sheets.
inline constexpr int kNewestSheetFormat = 3;

/// Returns the format of a sheet, 0 to 3, according to its metadata.
int sheetFormat(const cocos2d::ValueMap& sheet);

/// The values that all frames of a sheet share.
struct SheetFacts {
    int format;
    cocos2d::Size textureSize; ///< The size in pixels, according to the sheet; zero if it has no size.
    cocos2d::Texture2D* texture;
    const std::string& source; ///< The name of the sheet, for the log.
};

/// Creates a frame from its description in a sheet. Null, after logging, if the description has no rectangle.
cocos2d::SpriteFrame* readSheetFrame(const cocos2d::ValueMap& description, const SheetFacts& sheet,
                                     const std::string& name);

} // namespace copra
