#pragma once

namespace cocos2d {

namespace utils {

/// The number at the start of a text, 0 when there is none. Decimals behind the seventh are cut off, as files
/// written by some tools carry digits that no float holds.
double atof(const char* str);

} // namespace utils

/// The smallest power of two that is not less than `value`.
int ccNextPOT(int value);

} // namespace cocos2d
