#pragma once

#include "data/FileProblem.h"
#include "rules/GameMode.h"

#include <set>
#include <string>
#include <vector>

namespace beecluster {

/// What is remembered of a finished or running game.
struct GameResult {
    int points = 0;
    GameMode mode = GameMode::Story;
    std::string stage; ///< the name of the last one
    int bees = 0;      ///< of the largest swarm
    std::string date;  ///< "2026-11-23"
};

/// The best games and the medals of the player.
class Records {
public:
    static constexpr std::size_t kGames = 10; ///< that are remembered of each mode

    /// The games of a mode, best first.
    std::vector<GameResult> games(GameMode mode) const;
    /// The points of the best one; 0 if there is none.
    int best(GameMode mode) const;
    /// Adds a game, if it is among the best of its mode. One without points is not.
    void add(const GameResult& result);

    const std::set<std::string>& medals() const { return _medals; }
    /// Adds a medal. Returns false if it was there already.
    bool addMedal(const std::string& medal) { return _medals.insert(medal).second; }

    /// The text of the records, and what reads it. Lines that are wrong are added to `problems` and left out.
    std::string text() const;
    static Records parse(const std::string& name, const std::string& text,
                         std::vector<FileProblem>& problems);

    /// Reads a file. Without one there are no records. A file with a wrong line is kept beside as PATH.broken, because
    /// the next save leaves those lines out.
    static Records load(const std::string& path, std::vector<FileProblem>& problems);
    /// Writes a file; an old one stays until the new one is whole. Returns false, and adds the reason, if that fails.
    bool save(const std::string& path, std::vector<FileProblem>& problems) const;

private:
    std::vector<GameResult> _games; ///< of all modes, best first
    std::set<std::string> _medals;
};

} // namespace beecluster
