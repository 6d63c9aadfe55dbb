#include "scene/NodeMemory.h"

#include "base/sanitizer.h"
#include "scene/NodeSlabs.h"

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
constexpr int kMostSingle = 4096;

struct FreeMemory {
    FreeMemory* next;
};

/// What is kept of one size.
struct FreeList {
    FreeMemory* first = nullptr;
    int count = 0;
    int single = 0; ///< How many of this size this thread has from `operator new` and has not freed.
};

// Few nodes come from `operator new`, so that tools which look for leaks see each of them.
void* obtain(FreeList& list, std::size_t bytes) {
    if (kMostKept != 0 && list.single >= kMostSingle) return allocateFromSlab(bytes);
    ++list.single;
    return ::operator new(bytes);
}

void release(FreeList& list, void* memory) noexcept {
    if (kMostKept != 0 && freeToSlab(memory)) return;
    --list.single;
    ::operator delete(memory);
}

struct FreeLists {
    FreeList bySize[kLargest / kStep + 1];

    ~FreeLists() {
        for (FreeList& list : bySize) {
            while (FreeMemory* const memory = list.first) {
                list.first = memory->next;
                release(list, memory);
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
    if (!memory) return obtain(list, indexOf(bytes) * kStep + kSmallest);
    list.first = memory->next;
    --list.count;
    return memory;
}

void freeNode(void* memory, std::size_t bytes) noexcept {
    if (!memory || bytes > kLargest) return ::operator delete(memory);
    FreeList& list = t_free.bySize[indexOf(bytes)];
    if (list.count >= kMostKept) return release(list, memory);
    list.first = ::new (memory) FreeMemory{list.first};
    ++list.count;
}

} // namespace copra
