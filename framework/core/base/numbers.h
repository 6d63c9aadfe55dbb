#pragma once

namespace cocos2d {

namespace utils {

/// Parses the number at the start of a string; 0 if there is none. Decimals after the seventh are ignored:
/// some tools write more digits than a float can hold.
double atof(const char* str);

} // namespace utils

/// The smallest power of two that is not less than `value`.
int ccNextPOT(int value);

} // namespace cocos2d
