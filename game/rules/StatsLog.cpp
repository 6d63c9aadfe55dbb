#include "rules/StatsLog.h"

#include "base/openFile.h"

#include <cerrno>
#include <cstring>

namespace beecluster {

bool StatsLog::open(const std::string& path) {
    _file.reset(copra::openFile(path, "w"));
    return isOpen();
}

bool StatsLog::close() {
    const bool isWhole = flush();
    _file.reset();
    return isWhole;
}

void StatsLog::update(float dt, const std::string& stage, const Tally& tally, int shots, int enemies) {
    if (!isOpen()) return;
    _time += static_cast<double>(dt);
    constexpr double kRounding = 1e-4; // of the sum of many frames
    if (_time + kRounding < _seconds + 1) return;
    ++_seconds;
    const FightCounts& counts = tally.counts;
    std::fprintf(
        _file.get(),
        R"({"t":%d,"stage":"%s","bees":%d,"lost":%d,"score":%d,"multiplier":%d,"shots":%d,"enemies":%d,)"
        R"("kills":%d,"high":%d,"hits":{"shot":%d,"body":%d,"paw":%d,"apple":%d},)"
        R"("fetched":%d,"salvos":%d,"held":%d,"choices":%d})"
        "\n",
        _seconds, stage.c_str(), tally.bees, tally.losses, tally.score.points(), tally.score.multiplier(),
        shots, enemies, tally.score.kills(), counts.highKills, counts.hitsByShot, counts.hitsByBody,
        counts.hitsByPaw, counts.hitsByApple, counts.fetched, counts.salvos, counts.held, counts.choices);
}

void StatsLog::event(const char* name, const std::string& stage, int bees) {
    if (!isOpen()) return;
    std::fprintf(_file.get(),
                 R"({"t":%.2f,"event":"%s","stage":"%s","bees":%d})"
                 "\n",
                 _time, name, stage.c_str(), bees);
    flush(); // so that a reader of the file can follow the game
}

bool StatsLog::flush() {
    if (!isOpen()) return false;
    // A line that did not fit was noticed by the file, not by the flush.
    if (std::fflush(_file.get()) == 0 && !std::ferror(_file.get())) return true;
    std::fprintf(stderr, "beecluster: the statistics end here: %s\n", std::strerror(errno));
    _file.reset();
    return false;
}

} // namespace beecluster
