#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

// Counts the allocations of the whole test program. It replaces the global operators, so only one source of a program may
// include it.

namespace copra::test {

/// How often memory was allocated with new so far, by all threads.
inline std::atomic<std::size_t> allocations{0};
/// How many bytes were allocated with new so far, those that were freed included.
inline std::atomic<std::size_t> allocatedBytes{0};

inline void* countedAllocation(std::size_t size) noexcept {
    ++allocations;
    allocatedBytes += size;
    return std::malloc(size ? size : 1);
}

} // namespace copra::test

void* operator new(std::size_t size) {
    if (void* const memory = copra::test::countedAllocation(size)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return copra::test::countedAllocation(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return copra::test::countedAllocation(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
