#pragma once

#include "render/fwd.h"

#include <string>

namespace copra {

/// Returns the sprite frame with this name or, if there is none, a frame of the whole image file with this
/// name. If there is neither, the function logs that, in a line that begins with `user`, and returns null.
cocos2d::SpriteFrame* frameOrFile(const char* user, const std::string& name);

} // namespace copra
