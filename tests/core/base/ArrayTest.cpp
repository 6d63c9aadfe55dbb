#include "base/Array.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace {

/// Long enough that a string of it owns memory.
std::string text(int number) {
    return "text of more than fifteen characters " + std::to_string(number);
}

/// Applies each change to an Array and to a std::vector, which must agree.
class ArrayTest : public testing::Test {
protected:
    void push(const std::string& element) {
        list.push_back(element);
        model.push_back(element);
    }
    void expectEqual() const {
        ASSERT_EQ(std::vector<std::string>(list.begin(), list.end()), model);
        ASSERT_LE(list.size(), list.capacity());
    }

    copra::Array<std::string> list;
    std::vector<std::string> model;
};

} // namespace

TEST_F(ArrayTest, AgreesWithAVectorThroughManyRandomChanges) {
    unsigned state = 7;
    const auto random = [&state](std::size_t below) {
        state = state * 1664525 + 1013904223;
        return (state >> 8) % below;
    };
    for (int i = 0; i < 3000; ++i) {
        const std::size_t first = random(list.size() + 1);
        const std::size_t last = first + random(list.size() - first + 1);
        const auto at = [](auto& container, std::size_t index) {
            return container.begin() + static_cast<std::ptrdiff_t>(index);
        };
        switch (random(8)) {
        case 0:
            list.erase(at(list, first), at(list, last));
            model.erase(at(model, first), at(model, last));
            break;
        case 1:
            EXPECT_EQ(*list.insert(at(list, first), text(i)), text(i));
            model.insert(at(model, first), text(i));
            break;
        case 2: {
            const std::string range[] = {text(i), text(i + 1), text(i + 2)};
            EXPECT_EQ(*list.insert(at(list, first), range, range + 3), text(i));
            model.insert(at(model, first), range, range + 3);
            break;
        }
        case 3:
            list.resize(last);
            model.resize(last);
            break;
        case 4:
            list.resize(list.size() + 2, text(i));
            model.resize(model.size() + 2, text(i));
            break;
        default:
            push(text(i));
        }
        expectEqual();
    }
}

TEST_F(ArrayTest, AnElementCanBeAppendedToItsOwnArray) {
    for (int i = 0; i < 100; ++i) {
        push(i == 0 ? text(0) : list.front());
        list.back() += text(i);
        model.back() += text(i);
    }
    expectEqual();
}

TEST_F(ArrayTest, CopiesAreIndependentAndAMovedArrayIsEmpty) {
    for (int i = 0; i < 5; ++i) push(text(i));
    copra::Array<std::string> copy = list;
    EXPECT_TRUE(copy == list);
    copy[2] = "";
    EXPECT_FALSE(copy == list);
    expectEqual();
    copy = list;
    EXPECT_TRUE(copy == list);
    const copra::Array<std::string> moved = std::move(copy);
    EXPECT_TRUE(copy.empty());
    EXPECT_TRUE(moved == list);
}

TEST_F(ArrayTest, ClearKeepsTheMemoryAndShrinkToFitFreesIt) {
    for (int i = 0; i < 20; ++i) push(text(i));
    list.pop_back();
    list.clear();
    EXPECT_GE(list.capacity(), 20u);
    list.shrink_to_fit();
    EXPECT_EQ(list.capacity(), 0u);
    list.reserve(30);
    EXPECT_EQ(list.capacity(), 30u);
    EXPECT_TRUE(list.empty());
}

TEST_F(ArrayTest, AssignReplacesAllElements) {
    push(text(1));
    const std::string range[] = {text(2), text(3)};
    list.assign(range, range + 2);
    EXPECT_TRUE(list == (copra::Array<std::string>{text(2), text(3)}));
    list.assign(3, text(4));
    EXPECT_TRUE(list == (copra::Array<std::string>{text(4), text(4), text(4)}));
}

TEST(Array, HoldsElementsThatCanOnlyBeMoved) {
    copra::Array<std::unique_ptr<int>> list;
    for (int i = 0; i < 10; ++i) list.push_back(std::make_unique<int>(i));
    list.erase(list.begin() + 2);
    list.insert(list.begin(), std::make_unique<int>(42));
    ASSERT_EQ(list.size(), 10u);
    EXPECT_EQ(*list.front(), 42);
    EXPECT_EQ(*list[3], 3);
    EXPECT_EQ(*list.back(), 9);
}

TEST(Array, NewElementsAreZero) {
    copra::Array<int> list(3);
    list.resize(5);
    for (const int number : list) EXPECT_EQ(number, 0);
    EXPECT_EQ(sizeof list, 16u);
}
