#include "rules/Lessons.h"

#include "Tuning.h"

namespace beecluster {

std::set<std::string> Lessons::given() const {
    std::set<std::string> names;
    for (std::size_t i = 0; i < kLessons; ++i)
        if (_given[i]) names.insert(nameOf(static_cast<Lesson>(i)));
    return names;
}

void Lessons::skip(const std::string& name) {
    if (const auto lesson = named<std::size_t>(kLessonNames, name)) _given[*lesson] = true;
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
