#include "files/geometryText.h"

#include "base/numberText.h"

#include <array>

namespace copra {

namespace {

/// Calls `take` with each number of a text.
template<class Take>
void eachNumber(const std::string& text, const Take& take) {
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at != end;) {
        float number = 0;
        const char* const next = parseNumber(at, end, number);
        if (next == at) {
            ++at;
            continue;
        }
        take(number);
        at = next;
    }
}

/// The numbers of a text that has `count` of them, otherwise zeros.
template<std::size_t count>
std::array<float, count> exactly(const std::string& text) {
    std::array<float, count> numbers{};
    std::size_t found = 0;
    eachNumber(text, [&](float number) {
        if (found < count) numbers[found] = number;
        ++found;
    });
    return found == count ? numbers : std::array<float, count>{};
}

} // namespace

std::vector<float> numbersIn(const std::string& text) {
    std::vector<float> numbers;
    eachNumber(text, [&](float number) { numbers.push_back(number); });
    return numbers;
}

} // namespace copra

namespace cocos2d {

Rect RectFromString(const std::string& str) {
    const auto n = copra::exactly<4>(str);
    return {n[0], n[1], n[2], n[3]};
}

Vec2 PointFromString(const std::string& str) {
    const auto n = copra::exactly<2>(str);
    return {n[0], n[1]};
}

Size SizeFromString(const std::string& str) {
    const auto n = copra::exactly<2>(str);
    return {n[0], n[1]};
}

} // namespace cocos2d
