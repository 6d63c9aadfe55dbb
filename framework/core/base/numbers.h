#pragma once

namespace cocos2d {

namespace utils {

/// Returns the number at the start of a string, or 0 if there is none. Decimals after the seventh are
/// ignored, because some tools write more digits than a float can hold.
double atof(const char* str);

} // namespace utils

/// Returns the smallest power of two that is not less than `value`.
int ccNextPOT(int value);

} // namespace cocos2d
