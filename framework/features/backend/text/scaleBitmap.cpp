#include "backend/text/scaleBitmap.h"

#include <algorithm>
#include <cstddef>

namespace copra {

namespace {

constexpr std::size_t kChannels = 4;

/// How much of an old pixel a new one covers.
struct Share {
    std::size_t from;
    float covered;
    float whole; ///< the length of the new pixel
};

/// Calls use(newPixel, share) for each old pixel below each new one, along one side of an image.
template<class Use>
void forEachShare(int length, int newLength, const Use& use) {
    const float step = static_cast<float>(length) / static_cast<float>(newLength);
    for (int to = 0; to < newLength; ++to) {
        const float begin = static_cast<float>(to) * step;
        const float end = begin + step;
        for (int from = static_cast<int>(begin); from < length && static_cast<float>(from) < end; ++from) {
            const float covered =
                std::min(end, static_cast<float>(from + 1)) - std::max(begin, static_cast<float>(from));
            use(static_cast<std::size_t>(to), Share{static_cast<std::size_t>(from), covered, step});
        }
    }
}

/// Whether two new rows lie below the same single old row.
bool isSameRow(const std::vector<Share>& a, const std::vector<Share>& b) {
    return a.size() == 1 && b.size() == 1 && a[0].from == b[0].from;
}

void add(float* sums, const float* colors, std::size_t count, const Share& share) {
    for (std::size_t i = 0; i < count; ++i) sums[i] += colors[i] * share.covered / share.whole;
}

} // namespace

std::vector<std::uint8_t> scaleBitmap(const std::vector<std::uint8_t>& rgba, PixelSize from, PixelSize to) {
    // First the width of all rows, then one new row after the other, so that memory is needed for the old height only.
    const auto oldRow = static_cast<std::size_t>(from.width) * kChannels;
    const auto newRow = static_cast<std::size_t>(to.width) * kChannels;
    const auto rows = static_cast<std::size_t>(from.height);
    const std::vector<float> source(rgba.begin(), rgba.end());
    std::vector<float> wide(rows * newRow);
    forEachShare(from.width, to.width, [&](std::size_t column, const Share& share) {
        for (std::size_t row = 0; row < rows; ++row)
            add(&wide[row * newRow + column * kChannels], &source[row * oldRow + share.from * kChannels],
                kChannels, share);
    });
    std::vector<std::uint8_t> result;
    result.reserve(static_cast<std::size_t>(to.height) * newRow);
    std::vector<float> sums(newRow);
    std::vector<Share> shares, sharesBefore;
    std::size_t current = 0;
    const auto finish = [&] {
        if (isSameRow(shares, sharesBefore)) { // most rows of an image that is enlarged
            const std::size_t end = result.size();
            result.resize(end + newRow);
            std::copy_n(result.begin() + static_cast<std::ptrdiff_t>(end - newRow), newRow,
                        result.begin() + static_cast<std::ptrdiff_t>(end));
        } else {
            std::fill(sums.begin(), sums.end(), 0.0f);
            for (const Share& share : shares) add(sums.data(), &wide[share.from * newRow], newRow, share);
            for (const float sum : sums)
                result.push_back(static_cast<std::uint8_t>(std::min(sum + 0.5f, 255.0f)));
        }
        std::swap(shares, sharesBefore);
        shares.clear();
    };
    forEachShare(from.height, to.height, [&](std::size_t row, const Share& share) {
        if (row != current) finish();
        current = row;
        shares.push_back(share);
    });
    finish();
    return result;
}

} // namespace copra
