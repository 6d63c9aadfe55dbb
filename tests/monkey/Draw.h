#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace monkey {

/// The random values of one step, ordinary and extreme ones. Each value is noted as it is drawn, so that the last line of
/// the notes shows a step that never came back.
class Draw {
public:
    using Note = std::function<void(const std::string&)>;

    Draw(std::uint64_t seed, Note note) : _state(seed), _note(std::move(note)) {}

    /// The next 64 random bits. Not noted.
    std::uint64_t bits();
    /// 0 to count - 1; 0 where count is 0. Not noted.
    std::size_t below(std::size_t count);
    bool chance(int percent);

    int integer(int low, int high);
    /// Often small, at times the limits of int.
    int anyInteger();
    /// Often a length of the screen, at times 0, a denormal, 1e30, an infinity or NaN.
    float number();
    /// Often that of a usual text, at times any number().
    float fontSize();
    /// Seconds: mostly short, at times 0, negative, endless or NaN.
    float seconds();
    bool flag();
    cocos2d::Vec2 point();
    /// A point of the screen.
    cocos2d::Vec2 touchPoint();
    cocos2d::Size size();
    cocos2d::Rect rect();
    cocos2d::Color3B color3();
    cocos2d::Color4B color4();
    cocos2d::Color4F color4F();
    std::uint8_t byte();
    /// Empty, short, long, of several lines, of other scripts, with broken UTF-8.
    std::string text();
    /// One of several texts.
    std::string oneOf(const std::vector<std::string>& texts);

private:
    template<class T>
    T noted(T value);

    std::uint64_t _state;
    Note _note;
};

} // namespace monkey
