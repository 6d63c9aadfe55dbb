#pragma once

#include <cstddef>

namespace copra {

/// Memory for a node. Games create and destroy many nodes, so what is freed is kept for the next ones of that
/// size on the same thread, up to 4,096 of each size; if there are more of a size, the others lie side by
/// side (NodeSlabs.h). Builds with sanitizers do neither: they would miss uses of freed nodes.
void* allocateNode(std::size_t bytes);
/// `bytes` is what was allocated.
void freeNode(void* memory, std::size_t bytes) noexcept;

} // namespace copra
