#pragma once

#include "render/fwd.h"

#include <string>

namespace copra {

/// The sprite frame of this name or, if there is none, a frame of the whole image file of this name. Null, after a
/// log line that begins with `user`, if there is neither.
cocos2d::SpriteFrame* frameOrFile(const char* user, const std::string& name);

} // namespace copra
