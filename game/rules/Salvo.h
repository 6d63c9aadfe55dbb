#pragma once

#include <string>
#include <vector>

namespace beecluster {

/// How the shots of a salvo fly; resources/game/patterns.txt.
struct ShotPattern {
    enum class Form {
        Fan,    ///< side by side around the direction of the target; a single one flies straight at it
        Ring,   ///< all around
        Fixed,  ///< in directions of its own, whatever the target
        Spiral, ///< all around, each salvo turned on from the one before
    };
    std::string frame; ///< sprite frame of the shots
    Form form = Form::Fan;
    float speed = 0.0f;            ///< points a second
    float apart = 0.0f;            ///< degrees between two shots of a fan, or two salvos of a spiral
    float opening = 0.0f;          ///< degrees in which no shot of a fan or ring flies: the way through
    float aside = 0.0f;            ///< degrees from the target to its middle, to either side in turn
    std::vector<float> directions; ///< degrees counterclockwise from the right; of Fixed
    float turnRate = 0.0f;         ///< degrees a second; how fast they turn after the nearest bee
    float homingTime = 0.0f;       ///< seconds for which they do so
    bool points = false;           ///< they point where they fly; others spin
};

/// One shot of a salvo.
struct ShotSpec {
    const ShotPattern* pattern; ///< not owned
    float angle;                ///< direction of flight; radians, counterclockwise from the positive x axis
    float speed;                ///< points a second
};

/// The shots of one salvo. `angle` is the direction of the target; `count` is the number of shots of a fan or
/// a ring. `salvo`: how many there were before, for a
/// spiral and for the side of an opening.
std::vector<ShotSpec> makeSalvo(const ShotPattern& pattern, int count, float angle, int salvo = 0);

} // namespace beecluster
