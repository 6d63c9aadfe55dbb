#include "scene/NodeMemory.h"

#include "scene/NodeSlabs.h"
#include "scene/SceneFixture.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <thread>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using cocos2d::Node;

namespace {

struct Block {
    unsigned char* memory;
    std::size_t bytes;
};

std::vector<Block> allocateAllSizes() {
    std::vector<Block> blocks;
    for (std::size_t bytes = 1; bytes <= 1'100; bytes += 7)
        for (int i = 0; i < 3; ++i)
            blocks.push_back({static_cast<unsigned char*>(copra::allocateNode(bytes)), bytes});
    return blocks;
}

// More than are allocated one by one, in an order in which neighbors do not follow each other.
std::vector<Block> allocateThousands(std::size_t bytes) {
    std::vector<Block> blocks(20'000);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        blocks[i * 7 % blocks.size()] = {static_cast<unsigned char*>(copra::allocateNode(bytes)), bytes};
    return blocks;
}

void fill(const std::vector<Block>& blocks) {
    for (std::size_t i = 0; i < blocks.size(); ++i)
        std::memset(blocks[i].memory, static_cast<int>(i % 251), blocks[i].bytes);
}

void expectFilled(const std::vector<Block>& blocks) {
    for (std::size_t i = 0; i < blocks.size(); ++i)
        EXPECT_TRUE(std::all_of(blocks[i].memory, blocks[i].memory + blocks[i].bytes,
                                [i](unsigned char byte) { return byte == i % 251; }));
}

void freeAll(const std::vector<Block>& blocks) {
    for (const Block& block : blocks) copra::freeNode(block.memory, block.bytes);
}

class NodeMemory : public SceneFixture {};

} // namespace

TEST_F(NodeMemory, BlocksOfAllSizesDoNotOverlap) {
    freeAll(allocateAllSizes());
    const std::vector<Block> blocks = allocateAllSizes();
    fill(blocks);
    expectFilled(blocks);
    freeAll(blocks);
}

TEST_F(NodeMemory, ThousandsOfBlocksDoNotOverlap) {
    std::vector<Block> blocks = allocateThousands(424);
    fill(blocks);
    expectFilled(blocks);
    const auto middle = blocks.begin() + 8'000;
    freeAll({middle, blocks.end()});
    blocks.erase(middle, blocks.end());
    const std::vector<Block> others = allocateThousands(1'000);
    const std::vector<Block> same = allocateThousands(424);
    blocks.insert(blocks.end(), others.begin(), others.end());
    blocks.insert(blocks.end(), same.begin(), same.end());
    fill(blocks);
    expectFilled(blocks);
    freeAll(blocks);
}

TEST_F(NodeMemory, ThousandsOfBlocksAreAligned) {
    const std::vector<Block> blocks = allocateThousands(300);
    for (const Block& block : blocks) EXPECT_EQ(reinterpret_cast<std::uintptr_t>(block.memory) % 16, 0U);
    freeAll(blocks);
}

TEST_F(NodeMemory, ThousandsOfBlocksMayBeFreedOnAnotherThread) {
    const std::vector<Block> blocks = allocateThousands(424);
    std::thread([&] { freeAll(blocks); }).join();
    const std::vector<Block> later = allocateThousands(424);
    fill(later);
    expectFilled(later);
    freeAll(later);
}

TEST_F(NodeMemory, OtherMemoryIsOfNoSlab) {
    const auto other = std::make_unique<std::byte[]>(424);
    EXPECT_FALSE(copra::freeToSlab(other.get()));
    void* const block = copra::allocateFromSlab(424);
    EXPECT_FALSE(copra::freeToSlab(other.get()));
    EXPECT_TRUE(copra::freeToSlab(block));
}

#ifdef __GLIBC__
// All but the 4,096 that are kept for later nodes.
TEST_F(NodeMemory, OfThousandsOfDestroyedNodesIsReleased) {
    const auto inUse = [] {
        const struct mallinfo2 info = mallinfo2();
        return info.uordblks + info.hblkhd;
    };
    freeAll(allocateThousands(424)); // fills the list of those that are kept
    const std::size_t before = inUse();
    for (int round = 0; round < 3; ++round) freeAll(allocateThousands(424));
    EXPECT_LE(inUse(), before + (std::size_t{4} << 20));
}
#endif

TEST_F(NodeMemory, MayBeFreedOnAnotherThread) {
    const std::vector<Block> mine = allocateAllSizes();
    std::vector<Block> others;
    std::thread([&] {
        freeAll(mine);
        others = allocateAllSizes();
    }).join();
    freeAll(others);
}

TEST_F(NodeMemory, NodesComeFromEveryFormOfNew) {
    Node* const plain = new Node;
    plain->release();
    Node* const nothrow = new (std::nothrow) Node;
    nothrow->release();
    alignas(Node) std::byte place[sizeof(Node)];
    Node* const placed = new (place) Node;
    placed->~Node();
}

TEST_F(NodeMemory, OfManyDestroyedNodesServesLaterOnes) {
    for (int round = 0; round < 3; ++round) {
        for (int i = 0; i < 5'000; ++i) scene->addChild(Node::create());
        frame();
        scene->removeAllChildren();
        cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    }
    EXPECT_EQ(scene->getChildrenCount(), 0);
}
