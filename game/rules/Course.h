#pragma once

#include "rules/GameMode.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace beecluster {

/// The name of the hive from the side, in options, recordings and statistics. It is no stage of the table.
inline constexpr const char* kHiveName = "hive";
/// How many stages come before the stage after which the hive is played, in each round.
inline constexpr std::size_t kHiveAfter = 1;
/// By how many rounds a hard game is harder.
inline constexpr int kHardRounds = 2;

/// The order in which a game plays the stages.
class Course {
public:
    /// `first` is the stage that a story or an endless game begins with, `stages` the number of all. The last of all
    /// stages, with the bear, is the last of a daily game, too.
    Course(GameMode mode, std::uint64_t seed, std::size_t first, std::size_t stages);

    /// The index of the stage that is played now.
    std::size_t stage() const { return _order[_position]; }
    /// How many stages came before.
    std::size_t number() const { return _position + _round * _order.size(); }
    /// Which stage of the round it is, from 0.
    std::size_t position() const { return _position; }
    /// How often all stages have been played, in an endless game.
    int round() const { return static_cast<int>(_round); }
    /// Whether another stage follows.
    bool hasNext() const {
        return _mode == GameMode::Endless || (_mode != GameMode::Hive && _position + 1 < _order.size());
    }
    /// Whether the hive comes after the stage that is played now.
    bool isBeforeHive() const { return _position == kHiveAfter && hasNext(); }
    /// Goes on to the next stage; hasNext() must be true.
    void advance();
    /// By how many rounds the game is harder than its first one: see Tally::hardship.
    int hardship() const { return round() + (_mode == GameMode::Hard ? kHardRounds : 0); }

private:
    GameMode _mode;
    std::vector<std::size_t> _order;
    std::size_t _position = 0;
    std::size_t _round = 0;
};

/// The seed of the game of a day.
inline std::uint64_t seedOfDay(int year, int month, int day) {
    return static_cast<std::uint64_t>(year) * 10000 + static_cast<std::uint64_t>(month * 100 + day);
}

} // namespace beecluster
