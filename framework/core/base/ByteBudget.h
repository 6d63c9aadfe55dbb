#pragma once

#include "base/config.h"

#include <cstddef>
#include <set>
#include <string>

namespace copra {

/// A limit of the bytes that may be made of a file from an untrusted source. A file that refers to a text, a
/// part, or another file many times describes far more than it holds, so limits on the number of its elements
/// do not bound the memory.
///
/// Each byte of the file pays for kPerByte bytes, so that a file in which everything is used once is never
/// refused. Repeated uses share kRepeated bytes: 64 KiB of input make 48 MiB at most.
class ByteBudget {
public:
    /// The bytes that a byte of a file pays for.
    static constexpr std::size_t kPerByte = 256;
    /// The bytes that are available in addition, for repeated uses.
    static constexpr std::size_t kRepeated = std::size_t{32} << 20;
    /// The bytes that a byte of the text of a label costs: its quad, its place, and its color.
    static constexpr std::size_t kLabelByte = 256;
    /// The bytes that a node costs, whatever its class.
    static constexpr std::size_t kNode = 4096;

    explicit ByteBudget(std::size_t input = 0) { pay(input); }

    /// Whether a file is used for the first time.
    [[nodiscard]] bool isFirstUse(const std::string& path) { return _files.insert(path).second; }
    /// Begins a file that the first one includes; it pays for itself the first time. Returns false if the
    /// file cannot even be held.
    [[nodiscard]] bool include(const std::string& path, std::size_t size) {
        if (isFirstUse(path)) pay(size);
        return spend(size);
    }
    /// Takes bytes from the budget, by estimate, before they are made. Returns false if that is more than is
    /// left, and from then on.
    [[nodiscard]] bool spend(std::size_t bytes) {
        _isSpent = _isSpent || bytes > _left;
        if (!_isSpent) _left -= bytes;
        return !_isSpent;
    }
    /// Whether spend() returned false.
    bool isSpent() const { return _isSpent; }

private:
    void pay(std::size_t input) {
        constexpr std::size_t kMost = static_cast<std::size_t>(-1) / 4;
        _left += input < kMost / kPerByte ? input * kPerByte : kMost;
    }

    std::size_t _left = kRepeated;
    std::set<std::string> _files;
    bool _isSpent = false;
};

} // namespace copra
