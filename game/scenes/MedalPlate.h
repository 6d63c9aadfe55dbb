#pragma once

#include "cocos2d.h"
#include "records/Medals.h"

#include <string>

namespace beecluster {

/// A plate with the name of a medal that has just been earned. It comes and goes by itself.
cocos2d::Node* makeMedalPlate(const std::string& medal);
/// The name of a medal and what it is for, in the player's language.
std::string titleOf(const Medal& medal);
std::string hintOf(const Medal& medal);
/// The same as titleOf(), of the medal of that name.
std::string titleOfMedal(const std::string& name);

} // namespace beecluster
