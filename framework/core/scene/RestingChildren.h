#pragma once

#include "render/RenderStream.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Returns the index of the lowest bit of `bits` that is 1; there is one.
inline int lowestBit(std::uint64_t bits) {
    return __builtin_ctzll(bits);
}

/// Returns how many bits are 1.
inline unsigned countBits(std::uint64_t bits) {
    return static_cast<unsigned>(__builtin_popcountll(bits));
}

/// Returns the `count` lowest bits, at most 64.
inline std::uint64_t lowBits(int count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

/// The children of a node whose visits the node leaves out (resting children): visits that have no effect,
/// and visits that draw the same quad as in the last frame, which is copied. There is a bit for each child,
/// in the order of the children. The class is private to this module.
class RestingChildren {
public:
    /// The number of children from which on a node knows which of them rest.
    static constexpr std::ptrdiff_t kManyChildren = 64;
    static constexpr std::size_t kBitsPerWord = 64; ///< The number of children of a Word.

    /// The bits of 64 children, from an index that is a multiple of 64.
    struct Word {
        std::uint64_t resting = 0;
        std::uint64_t quads = 0; ///< The bits of `resting` whose children draw the same quad.
        /// The bits of `quads` whose children have not been visited since they were found.
        std::uint64_t fresh = 0;
        std::uint64_t drawn = 0; ///< The children that drew one quad in `recording`.
        /// The recording of all of them: RenderStream::recording(), or 0 for none.
        std::uint32_t recording = 0;
        std::uint32_t first = 0; ///< The index of the first vertex. Their quads are adjacent.
        QuadBatch batch;         ///< The batch of the children in `quads`.
        /// The value of TexturePlacement::losses() when `quads` was last known to be right.
        std::uint32_t losses = 0;
    };

    /// Removes all children.
    void reset() {
        resize(0);
        _pause = _visitsToSearch = kFirstPause;
    }
    /// Changes the number of children. New ones do not rest.
    void resize(std::size_t count) {
        _count = count;
        _words.resize((count + kBitsPerWord - 1) / kBitsPerWord);
        if (count % kBitsPerWord == 0) return;
        _words.back().resting &= bit(count) - 1;
        _words.back().quads &= bit(count) - 1;
    }
    /// Returns the number of children.
    std::size_t count() const { return _count; }
    /// Returns the word that contains the bits of the child at `index`.
    Word& word(std::size_t index) { return _words[index / kBitsPerWord]; }
    static std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index % kBitsPerWord; }
    /// Marks the child at `index` as one that does not rest.
    void clear(std::size_t index) {
        if (index / kBitsPerWord >= _words.size()) return;
        word(index).resting &= ~bit(index);
        word(index).quads &= ~bit(index);
    }

    /// Whether to search for further resting children in this visit. Call it once in each visit.
    bool isSearchDue() { return --_visitsToSearch <= 0; }
    /// Makes searches rarer if they find nothing.
    void searched(bool foundAny) { searchAfter(foundAny ? _pause / 2 : _pause * 2); }
    /// Makes searches four times as rare, because children did not keep resting.
    void lost() { searchAfter(_pause * 4); }

private:
    static constexpr int kFirstPause = 8; // The first pause between searches, in visits.
    static constexpr int kLongestPause = 128;

    void searchAfter(int visits) {
        _pause = _visitsToSearch = visits < kFirstPause     ? kFirstPause
                                   : visits > kLongestPause ? kLongestPause
                                                            : visits;
    }

    std::size_t _count = 0;
    std::vector<Word> _words;
    int _pause = kFirstPause;
    int _visitsToSearch = kFirstPause;
};

} // namespace copra
