#include "backend/text/scaleBitmap.h"

#include <algorithm>
#include <cstddef>

namespace copra {

namespace {

/// Changes the length of `count` rows of RGBA pixels. The result is transposed: its rows are the source's columns.
std::vector<float> averaged(const std::vector<float>& source, int length, int count, int newLength) {
    constexpr int kChannels = 4;
    std::vector<float> result(static_cast<std::size_t>(newLength) * static_cast<std::size_t>(count) *
                              kChannels);
    const float step = static_cast<float>(length) / static_cast<float>(newLength);
    for (int to = 0; to < newLength; ++to) {
        const float begin = static_cast<float>(to) * step;
        const float end = begin + step;
        for (int from = static_cast<int>(begin); from < length && static_cast<float>(from) < end; ++from) {
            const float covered =
                std::min(end, static_cast<float>(from + 1)) - std::max(begin, static_cast<float>(from));
            for (int line = 0; line < count; ++line)
                for (int c = 0; c < kChannels; ++c) {
                    const int in = (line * length + from) * kChannels + c;
                    const int out = (to * count + line) * kChannels + c;
                    result[static_cast<std::size_t>(out)] +=
                        source[static_cast<std::size_t>(in)] * covered / step;
                }
        }
    }
    return result;
}

} // namespace

std::vector<std::uint8_t> scaleBitmap(const std::vector<std::uint8_t>& rgba, PixelSize from, PixelSize to) {
    const std::vector<float> source(rgba.begin(), rgba.end());
    // Averaging transposes: done twice, rows are rows.
    const std::vector<float> narrow = averaged(source, from.width, from.height, to.width);
    const std::vector<float> scaled = averaged(narrow, from.height, to.width, to.height);
    std::vector<std::uint8_t> result(scaled.size());
    std::transform(scaled.begin(), scaled.end(), result.begin(),
                   [](float value) { return static_cast<std::uint8_t>(std::min(value + 0.5f, 255.0f)); });
    return result;
}

} // namespace copra
