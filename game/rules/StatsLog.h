#pragma once

#include "rules/Tally.h"

#include <cstdio>
#include <memory>
#include <string>

namespace beecluster {

/// Writes the course of a game (--stats FILE) as one JSON object a line: a sample each second of play,
/// {"t":12,"stage":"meadow","bees":8,"lost":1,"score":350,"multiplier":2,"shots":4,"enemies":3,
/// "kills":21,"high":4,"hits":{"shot":1,"body":0,"paw":0,"apple":0},"fetched":0,"salvos":12,"held":0,"choices":1}; see FightCounts. And the events,
/// {"t":12.4,"event":"stage-clear","stage":"meadow","bees":11}. `t` are seconds of play since the program began,
/// without pauses and menus.
class StatsLog {
public:
    /// Replaces the file. Returns false if it cannot be written.
    bool open(const std::string& path);
    bool isOpen() const { return _file != nullptr; }
    /// Writes what is left and closes the file. Returns false, after reporting it, if the file is not whole.
    bool close();

    /// Advances by dt seconds of play; writes a sample when a second is full. `shots` of enemies and `enemies` are those on the field.
    void update(float dt, const std::string& stage, const Tally& tally, int shots = 0, int enemies = 0);
    /// Writes an event: "stage-begin", "choice", "stage-clear", "bear-begin", "bear-beaten", "swarm-lost" or "victory". `stage` is also
    /// "hive", which begins and is clear, but cannot be lost. "medal NAME" comes when a stage is clear, for each medal that this game has
    /// earned so far, whether the player has it or not.
    void event(const char* name, const std::string& stage, int bees);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    /// Reports and closes a file that cannot take more.
    bool flush();

    std::unique_ptr<std::FILE, Close> _file;
    double _time = 0.0; ///< seconds of play
    int _seconds = 0;   ///< samples written
};

} // namespace beecluster
