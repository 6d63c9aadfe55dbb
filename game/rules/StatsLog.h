#pragma once

#include "rules/Tally.h"

#include <cstdio>
#include <memory>
#include <string>

namespace beecluster {

/// What a line of the statistics says of one moment.
struct StatsSample {
    std::string stage;
    int bees = 0;
    int lost = 0; ///< since the game began
    int score = 0;
    int multiplier = 1;
    int shots = 0; ///< of enemies, in flight
    int enemies = 0;
    int kills = 0;      ///< since the game began
    FightCounts counts; ///< since the game began
};

/// What the tally of a game says; the shots and enemies are left to the caller.
StatsSample sampleOf(const std::string& stage, const Tally& tally);

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

    /// Advances by dt seconds of play; writes `sample` when a second is full.
    void update(float dt, const StatsSample& sample);
    /// Reports and closes a file that cannot take more, such as on a full disk. `stage` is also "hive", which begins and is clear, but cannot be lost. `name`: "stage-begin", "choice", "stage-clear", "bear-begin", "bear-beaten", "swarm-lost" or "victory".
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
