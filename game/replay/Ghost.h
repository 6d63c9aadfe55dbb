#pragma once

#include "replay/Replay.h"

#include <map>
#include <string>
#include <vector>

namespace beecluster {

/// Where the swarm of a recorded game was led, step by step in each stage. Shown faintly, it is a rival.
class Ghost {
public:
    Ghost() = default;
    explicit Ghost(const Replay& replay);

    /// The goal after so many steps of that stage; null after the end of the recording, or without that stage.
    const cocos2d::Vec2* goal(const std::string& stage, std::size_t step) const;

private:
    std::map<std::string, std::vector<cocos2d::Vec2>> _goals; ///< of a stage, as it was played last
};

} // namespace beecluster
