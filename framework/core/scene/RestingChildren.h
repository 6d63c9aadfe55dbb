#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The index of the lowest bit of `bits` that is 1; there is one.
inline int lowestBit(std::uint64_t bits) {
    return __builtin_ctzll(bits);
}

/// Which children of a node rest: their visits have no effect, so the node leaves them out. A bit for each child, in
/// the order of the children. Private to this module.
class RestingChildren {
public:
    static constexpr std::ptrdiff_t kManyChildren = 64; ///< From here on a node knows which of them rest.
    static constexpr std::size_t kBitsPerWord = 64;     ///< of a word of awake()

    /// For `count` children, none of which rests.
    void reset(std::size_t count) {
        _count = count;
        _words.assign((count + kBitsPerWord - 1) / kBitsPerWord, 0);
        _pause = _visitsToSearch = kFirstPause;
    }
    std::size_t count() const { return _count; }
    void set(std::size_t index) { _words[index / kBitsPerWord] |= bit(index); }
    void clear(std::size_t index) {
        if (index / kBitsPerWord < _words.size()) _words[index / kBitsPerWord] &= ~bit(index);
    }
    bool contains(std::size_t index) const { return (_words[index / kBitsPerWord] & bit(index)) != 0; }
    /// The bits of children index to index + 63, which is a multiple of 64; 1 for those to be visited.
    std::uint64_t awake(std::size_t index) const { return ~_words[index / kBitsPerWord]; }

    /// Whether to search for further resting children now; asked once a visit.
    bool isSearchDue() { return --_visitsToSearch <= 0; }
    /// Searches become rarer while they find nothing.
    void searched(bool foundAny) {
        _pause = foundAny ? kFirstPause : _pause < kLongestPause ? _pause * 2 : kLongestPause;
        _visitsToSearch = _pause;
    }

private:
    static constexpr int kFirstPause = 8; // visits
    static constexpr int kLongestPause = 128;

    static std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index % kBitsPerWord; }

    std::size_t _count = 0;
    std::vector<std::uint64_t> _words;
    int _pause = kFirstPause;
    int _visitsToSearch = kFirstPause;
};

} // namespace copra
