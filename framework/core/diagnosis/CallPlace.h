#pragma once

#include "base/Lives.h"

#include <string>
#include <vector>

namespace copra {

/// Describes each place by its innermost functions outside of the framework, at most three. It runs addr2line
/// if that is installed, which may take seconds.
std::vector<std::string> describe(const std::vector<CallPlace>& places);

/// Whether reports name the functions of the game: in debug builds, unless the environment variable
/// COPRA_CALLERS is 0.
bool namesCallers();

/// Returns the functions of the game that led here, for the report of a mistake: the end of the line before
/// and "    in GameScene::init() at GameScene.cpp:41, called from ...". The text is empty if nothing is known
/// or namesCallers() is false.
std::string callers();

} // namespace copra
