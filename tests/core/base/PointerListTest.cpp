#include "base/PointerList.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

/// Applies each change to a PointerList and to a std::vector, which must agree.
class PointerListTest : public testing::Test {
protected:
    void push(int index) {
        list.push_back(&numbers[index]);
        model.push_back(&numbers[index]);
    }
    void erase(std::size_t first, std::size_t last) {
        const auto place = list.erase(list.begin() + first, list.begin() + last);
        model.erase(model.begin() + static_cast<std::ptrdiff_t>(first),
                    model.begin() + static_cast<std::ptrdiff_t>(last));
        EXPECT_EQ(place, list.begin() + first);
    }
    void insert(std::size_t place, int index) {
        EXPECT_EQ(*list.insert(list.begin() + place, &numbers[index]), &numbers[index]);
        model.insert(model.begin() + static_cast<std::ptrdiff_t>(place), &numbers[index]);
    }
    void expectEqual() const {
        ASSERT_EQ(std::vector<int*>(list.begin(), list.end()), model);
        ASSERT_LE(list.size(), list.capacity());
    }

    int numbers[64] = {};
    copra::PointerList<int*> list;
    std::vector<int*> model;
};

} // namespace

TEST_F(PointerListTest, AgreesWithAVectorThroughManyRandomChanges) {
    unsigned state = 3;
    const auto random = [&state](std::size_t below) {
        return (state = state * 1664525u + 1013904223u) / 65536u % static_cast<unsigned>(below);
    };
    for (int round = 0; round < 5000; ++round) {
        const unsigned kind = random(10);
        if (kind < 4) {
            push(static_cast<int>(random(64)));
        } else if (kind < 5) {
            insert(random(model.size() + 1), static_cast<int>(random(64)));
        } else if (!model.empty()) {
            const std::size_t first = kind < 8 ? 0 : random(model.size());
            const std::size_t count = 1 + (kind == 9 ? random(model.size() - first) : 0);
            erase(first, first + count);
        }
        ASSERT_NO_FATAL_FAILURE(expectEqual()) << "round " << round;
    }
}

TEST_F(PointerListTest, AQueueOfSteadyLengthDoesNotGrow) {
    for (int i = 0; i < 16; ++i) push(i);
    for (int i = 0; i < 40; ++i) {
        push(i % 64);
        erase(0, 1);
    }
    const std::size_t capacity = list.capacity();
    for (int i = 0; i < 1000; ++i) {
        push(i % 64);
        erase(0, 1);
    }
    EXPECT_EQ(list.capacity(), capacity);
    expectEqual();
}

TEST_F(PointerListTest, CopiesAndMoves) {
    for (int i = 0; i < 5; ++i) push(i);
    erase(0, 2);
    copra::PointerList<int*> copy(list);
    EXPECT_TRUE(copy == list);
    const copra::PointerList<int*> moved(std::move(copy));
    EXPECT_TRUE(moved == list);
    list = moved;
    list.shrink_to_fit();
    EXPECT_EQ(list.capacity(), 3u);
    expectEqual();
}
