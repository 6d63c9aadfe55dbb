#pragma once

#include "studio/scenes/SceneDescription.h"
#include "studio/timeline/fwd.h"

#include <string>

namespace copra {

/// The animation as an action, not retained for the caller. `file` is for log lines.
cocostudio::timeline::ActionTimeline* makeStudioTimeline(const StudioAnimation& animation,
                                                         const std::string& file);

/// Reads the animation of a scene in json (of a beta of Cocos Studio 2); false after a log line.
bool readJsonAnimation(const std::string& json, const std::string& file, StudioAnimation& animation);

} // namespace copra
