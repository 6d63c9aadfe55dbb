#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

/// A plate with the name of a medal that has just been earned. It comes and goes by itself.
cocos2d::Node* makeMedalPlate(const std::string& medal);

} // namespace beecluster
