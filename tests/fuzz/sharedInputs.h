#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace fuzz {

/// A file of 64 KiB that holds one long text or one part, and as many references to it as fit.
struct SharedInput {
    const char* name;
    const char* target;
    std::function<std::string()> make;
};

inline constexpr std::size_t kSharedInput = std::size_t{64} << 10;

std::vector<SharedInput> sharedInputs();

/// A .csb file whose root has as many references to a node of the class, with a text in field `shownField`, as fit.
std::string sharedNodes(const std::string& className, int shownField, std::size_t nameLength,
                        std::size_t shownLength);

/// A .ccbi file with two sequences of no duration that follow each other.
std::string ccbiCircle();

} // namespace fuzz
