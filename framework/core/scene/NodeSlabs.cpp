// A slab is one large page with a head and blocks of one size. Linux gives it at once; memory of malloc() comes in pages of 4 KiB,
// whose faults took most of the time of creating 100,000 sprites. A slab has a list of the blocks that were freed; those from
// `untouched` on were never used. The address of a block, rounded down, is that of its slab.
// Each call takes a lock. Nodes that come and go in every frame do not get here: see NodeMemory.cpp.
#include "scene/NodeSlabs.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <new>
#include <vector>

namespace copra {

namespace {

constexpr std::size_t kSlabBytes = std::size_t{2} << 20; // A large page of most processors.
constexpr std::size_t kAlignment = 16;
constexpr std::size_t kLargestBlock = 4096;

struct FreeBlock {
    FreeBlock* next;
};

struct alignas(kAlignment) Slab {
    std::size_t blockBytes;
    FreeBlock* free = nullptr;
    std::size_t used = 0;                 ///< Blocks that are allocated.
    std::size_t untouched = sizeof(Slab); ///< Where the blocks begin that were never used, in bytes.

    bool isFull() const { return !free && untouched + blockBytes > kSlabBytes; }

    void* take() {
        ++used;
        if (FreeBlock* const block = free) {
            free = block->next;
            return block;
        }
        void* const block = reinterpret_cast<std::byte*>(this) + untouched;
        untouched += blockBytes;
        return block;
    }

    void give(void* block) {
        --used;
        free = ::new (block) FreeBlock{free};
    }
};

struct Slabs {
    std::mutex mutex;
    std::vector<Slab*> all;                                      ///< By address.
    std::vector<Slab*> withRoom[kLargestBlock / kAlignment + 1]; ///< By the size of a block.
};

// Never destroyed: nodes with static storage duration come back late.
Slabs& slabs() {
    static Slabs& all = *new Slabs;
    return all;
}

std::vector<Slab*>& withRoomFor(std::size_t blockBytes) {
    return slabs().withRoom[blockBytes / kAlignment];
}

Slab* makeSlab(std::size_t blockBytes) {
    std::vector<Slab*>& all = slabs().all;
    all.reserve(all.size() + 1);
    withRoomFor(blockBytes).reserve(all.size() + 1); // For every slab: freeToSlab() must not fail.
    void* const memory = ::operator new (kSlabBytes, std::align_val_t{kSlabBytes});
#ifdef MADV_HUGEPAGE
    madvise(memory, kSlabBytes, MADV_HUGEPAGE); // If it fails, everything works, only slower.
#endif
    auto* const slab = ::new (memory) Slab{blockBytes};
    all.insert(std::lower_bound(all.begin(), all.end(), slab), slab);
    withRoomFor(blockBytes).push_back(slab);
    return slab;
}

void destroySlab(Slab* slab) {
    std::vector<Slab*>& all = slabs().all;
    all.erase(std::lower_bound(all.begin(), all.end(), slab));
    std::vector<Slab*>& withRoom = withRoomFor(slab->blockBytes);
    withRoom.erase(std::find(withRoom.begin(), withRoom.end(), slab));
    ::operator delete (slab, std::align_val_t{kSlabBytes});
}

} // namespace

void* allocateFromSlab(std::size_t bytes) {
    const std::size_t blockBytes = (bytes + kAlignment - 1) / kAlignment * kAlignment;
    const std::lock_guard<std::mutex> lock(slabs().mutex);
    std::vector<Slab*>& withRoom = withRoomFor(blockBytes);
    Slab* const slab = withRoom.empty() ? makeSlab(blockBytes) : withRoom.back();
    void* const block = slab->take();
    if (slab->isFull()) withRoom.pop_back();
    return block;
}

bool freeToSlab(void* memory) noexcept {
    const std::uintptr_t start = reinterpret_cast<std::uintptr_t>(memory) / kSlabBytes * kSlabBytes;
    auto* const slab = reinterpret_cast<Slab*>(start); // if there is one
    const std::lock_guard<std::mutex> lock(slabs().mutex);
    if (!std::binary_search(slabs().all.begin(), slabs().all.end(), slab)) return false;
    if (slab->isFull()) withRoomFor(slab->blockBytes).push_back(slab);
    slab->give(memory);
    if (slab->used == 0) destroySlab(slab);
    return true;
}

} // namespace copra
