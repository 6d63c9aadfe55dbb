#pragma once

#include <cstddef>

namespace copra {

/// Returns memory for a node. Games create and destroy many nodes, so what is freed is kept for the next ones
/// of that size on the same thread, up to 4,096 of each size. Memory for further nodes of the size is
/// allocated side by side (NodeSlabs.h). Builds with sanitizers do neither: they would miss uses of freed
/// nodes.
void* allocateNode(std::size_t bytes);
/// Frees the memory of a node. `bytes` is what was allocated.
void freeNode(void* memory, std::size_t bytes) noexcept;

} // namespace copra
