#include "files/geometryText.h"

#include <cctype>
#include <cstdlib>

namespace copra {

std::vector<float> numbersIn(const std::string& text) {
    std::vector<float> numbers;
    const char* at = text.c_str();
    while (*at) {
        const auto c = static_cast<unsigned char>(*at);
        char* end = nullptr;
        const bool startsNumber =
            std::isdigit(c) || c == '-' || c == '+' || c == '.'; // strtof() also accepts "inf" and "nan"
        const float number = startsNumber ? std::strtof(at, &end) : 0.0f;
        if (end && end != at) {
            numbers.push_back(number);
            at = end;
        } else {
            ++at;
        }
    }
    return numbers;
}

} // namespace copra

namespace cocos2d {

Rect RectFromString(const std::string& str) {
    const std::vector<float> n = copra::numbersIn(str);
    return n.size() == 4 ? Rect(n[0], n[1], n[2], n[3]) : Rect();
}

Vec2 PointFromString(const std::string& str) {
    const std::vector<float> n = copra::numbersIn(str);
    return n.size() == 2 ? Vec2(n[0], n[1]) : Vec2();
}

Size SizeFromString(const std::string& str) {
    const std::vector<float> n = copra::numbersIn(str);
    return n.size() == 2 ? Size(n[0], n[1]) : Size();
}

} // namespace cocos2d
