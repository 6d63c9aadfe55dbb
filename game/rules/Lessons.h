#pragma once

#include "rules/named.h"

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>

namespace beecluster {

/// What the game teaches, each when it first matters. In the order of importance.
enum class Lesson {
    Lead,    ///< there is something to sting
    Stunned, ///< a bee tumbles
    Spear,   ///< the honey is enough for one
    Flower,  ///< there is one to fetch
    Honey,   ///< a drop of honey falls
    Dodge,   ///< shots are on their way
};
inline constexpr std::size_t kLessons = 6;

/// Their names in files.
inline constexpr std::array<const char*, kLessons> kLessonNames{"lead",   "stunned", "spear",
                                                                "flower", "honey",   "dodge"};
inline const char* nameOf(Lesson lesson) {
    return kLessonNames[static_cast<std::size_t>(lesson)];
}
/// The key of its text; see text/Texts.h.
inline std::string textKeyOf(Lesson lesson) {
    return std::string("teach.") + nameOf(lesson);
}

/// Decides which lesson is due: each is given once, and none while another one is read.
class Lessons {
public:
    /// What the player sees now: whether each lesson matters.
    using Signs = std::array<bool, kLessons>;

    /// Advances by dt seconds. Returns the lesson that is due, if any.
    std::optional<Lesson> update(float dt, const Signs& signs);
    /// The names of the lessons that were given.
    std::set<std::string> given() const;
    /// Counts the lesson of that name, if there is one, as given.
    void skip(const std::string& name);

private:
    std::array<bool, kLessons> _given{};
    float _untilNext = 2.4f; ///< seconds; the first one is not given before the title of the stage is gone
};

} // namespace beecluster
