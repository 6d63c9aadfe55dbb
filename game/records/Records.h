#pragma once

#include "data/FileProblem.h"
#include "rules/Field.h"
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
    FieldShape field = FieldShape::Wide;
};

/// The best games and the medals of the player, and what the game has taught. A tall field gives more points than a wide one, so each has lists of its own.
class Records {
public:
    static constexpr std::size_t kGames = 10; ///< that are remembered of each mode and field

    /// The games of a mode on that field, best first.
    std::vector<GameResult> games(GameMode mode, FieldShape field) const;
    /// The points of the best one; 0 if there is none.
    int best(GameMode mode, FieldShape field) const;
    /// Adds a game, if it is among the best of its mode and field. One without points is not.
    void add(const GameResult& result);

    /// The last game of the day that was played; without a date if there was none.
    const GameResult& lastDaily() const { return _lastDaily; }

    const std::set<std::string>& medals() const { return _medals; }
    /// Adds a medal. Returns false if it was there already.
    bool addMedal(const std::string& medal) { return _medals.insert(medal).second; }

    /// The names of the lessons that were given; see rules/Lessons.h.
    const std::set<std::string>& lessons() const { return _lessons; }
    void addLesson(const std::string& lesson) { _lessons.insert(lesson); }

    /// The text of the records, and what reads it. Lines that are wrong are added to `problems` and left out. A game without a
    /// field, from before there were lists for each, counts for the wide one.
    std::string text() const;
    static Records parse(const std::string& name, const std::string& text,
                         std::vector<FileProblem>& problems);

    /// Reads a file. Without one there are no records. A file with a wrong line is kept beside as PATH.broken, because
    /// the next save leaves those lines out.
    static Records load(const std::string& path, std::vector<FileProblem>& problems);
    /// Writes a file; an old one stays until the new one is whole. Returns false, and adds the reason, if that fails.
    bool save(const std::string& path, std::vector<FileProblem>& problems) const;

private:
    std::vector<GameResult> _games; ///< of all lists, best first
    GameResult _lastDaily;
    std::set<std::string> _medals;
    std::set<std::string> _lessons;
};

} // namespace beecluster
