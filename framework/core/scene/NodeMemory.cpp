#include "scene/NodeMemory.h"

#include "base/sanitizer.h"

#include <new>

#ifdef __ELF__
// There in a program that is linked with AddressSanitizer, also if Copra is not compiled for it.
extern "C" __attribute__((weak)) void __asan_init(); // NOLINT(bugprone-reserved-identifier)
#endif

namespace copra {

namespace {

// Sizes are rounded up to what malloc() gives anyway: 8, 24, 40 ... bytes.
constexpr std::size_t kStep = 16;
constexpr std::size_t kSmallest = 8;
constexpr std::size_t kLargest = 1032;
#ifdef __ELF__
const int kMostKept = kHasSanitizer || __asan_init ? 0 : 4096;
#else
constexpr int kMostKept = kHasSanitizer ? 0 : 4096;
#endif

struct FreeMemory {
    FreeMemory* next;
};

/// What is kept of one size.
struct FreeList {
    FreeMemory* first = nullptr;
    int count = 0;
};

struct FreeLists {
    FreeList bySize[kLargest / kStep + 1];

    ~FreeLists() {
        for (FreeList& list : bySize) {
            while (FreeMemory* const memory = list.first) {
                list.first = memory->next;
                ::operator delete(memory);
            }
            list.count = kMostKept; // Nodes with static storage duration are destroyed later.
        }
    }
};

thread_local FreeLists t_free;

std::size_t indexOf(std::size_t bytes) {
    return (bytes + kStep - 1 - kSmallest) / kStep;
}

} // namespace

void* allocateNode(std::size_t bytes) {
    if (bytes > kLargest) return ::operator new(bytes);
    FreeList& list = t_free.bySize[indexOf(bytes)];
    FreeMemory* const memory = list.first;
    if (!memory) return ::operator new(indexOf(bytes) * kStep + kSmallest);
    list.first = memory->next;
    --list.count;
    return memory;
}

void freeNode(void* memory, std::size_t bytes) noexcept {
    FreeList* const list = bytes <= kLargest ? &t_free.bySize[indexOf(bytes)] : nullptr;
    if (!memory || !list || list->count >= kMostKept) return ::operator delete(memory);
    list->first = ::new (memory) FreeMemory{list->first};
    ++list->count;
}

} // namespace copra
