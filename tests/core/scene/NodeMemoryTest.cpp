#include "scene/NodeMemory.h"

#include "scene/SceneFixture.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <thread>
#include <vector>

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

void freeAll(const std::vector<Block>& blocks) {
    for (const Block& block : blocks) copra::freeNode(block.memory, block.bytes);
}

class NodeMemory : public SceneFixture {};

} // namespace

TEST_F(NodeMemory, BlocksOfAllSizesDoNotOverlap) {
    freeAll(allocateAllSizes());
    const std::vector<Block> blocks = allocateAllSizes();
    for (std::size_t i = 0; i < blocks.size(); ++i)
        std::memset(blocks[i].memory, static_cast<int>(i % 251), blocks[i].bytes);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        EXPECT_TRUE(std::all_of(blocks[i].memory, blocks[i].memory + blocks[i].bytes,
                                [i](unsigned char byte) { return byte == i % 251; }));
    freeAll(blocks);
}

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
