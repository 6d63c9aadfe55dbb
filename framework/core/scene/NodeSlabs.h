#pragma once

#include <cstddef>

namespace copra {

/// Returns memory for a node of a common size, from a slab of 2 MiB for nodes of this size. It is aligned to
/// 16 bytes. `bytes` is at most 4,096. Any thread may call this.
void* allocateFromSlab(std::size_t bytes);
/// Returns false if `memory` does not come from a slab. A slab that becomes empty is freed.
bool freeToSlab(void* memory) noexcept;

} // namespace copra
