#include "rules/Lessons.h"

#include "Tuning.h"

namespace beecluster {

const char* textKeyOf(Lesson lesson) {
    constexpr std::array<const char*, kLessons> kKeys{"teach.lead",   "teach.stunned", "teach.spear",
                                                      "teach.flower", "teach.honey",   "teach.dodge"};
    return kKeys[static_cast<std::size_t>(lesson)];
}

std::optional<Lesson> Lessons::update(float dt, const Signs& signs) {
    _untilNext -= dt;
    if (_untilNext > 0) return std::nullopt;
    for (std::size_t i = 0; i < kLessons; ++i) {
        if (_given[i] || !signs[i]) continue;
        _given[i] = true;
        _untilNext = tuning().lessons.interval;
        return static_cast<Lesson>(i);
    }
    return std::nullopt;
}

} // namespace beecluster
