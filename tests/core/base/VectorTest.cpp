#include "base/Vector.h"

#include "base/AutoreleasePool.h"

#include "base/Thing.h"
#include "base/expectRefused.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

class VectorTest : public testing::Test {
protected:
    std::string order(const Vector<Thing*>& v) const {
        std::string text;
        for (const Thing* thing : v) text += thing->name;
        return text;
    }

    Things things;
    AutoreleasePool pool;
    Thing* a = things.pooled("a");
    Thing* b = things.pooled("b");
    Thing* c = things.pooled("c");
    Thing* d = things.pooled("d");
    Vector<Thing*> abc{a, b, c};
};

TEST_F(VectorTest, OwnsOneCountOfEachElement) {
    EXPECT_EQ(a->getReferenceCount(), 2u);
    abc.pushBack(a);
    EXPECT_EQ(a->getReferenceCount(), 3u);
    EXPECT_EQ(abc.getIndex(a), 0);
    abc.eraseObject(a);
    EXPECT_EQ(order(abc), "bca");
    EXPECT_EQ(a->getReferenceCount(), 2u);
    abc.clear();
    EXPECT_EQ(a->getReferenceCount(), 1u);
}

TEST_F(VectorTest, IsReadByIndexAndAsAnArray) {
    EXPECT_EQ(abc[1], b);
    EXPECT_EQ(abc.data()[2], c);
}

TEST_F(VectorTest, FindsElements) {
    EXPECT_EQ(abc.getIndex(c), 2);
    EXPECT_EQ(abc.getIndex(d), -1);
    EXPECT_TRUE(abc.contains(b));
    EXPECT_FALSE(abc.contains(d));
    EXPECT_EQ(abc.front(), a);
    EXPECT_EQ(abc.back(), c);
    EXPECT_EQ(abc.at(1), b);
}

TEST_F(VectorTest, InsertsSwapsReplacesAndReverses) {
    abc.insert(1, d);
    EXPECT_EQ(order(abc), "adbc");
    abc.swap(a, c);
    EXPECT_EQ(order(abc), "cdba");
    abc.swap(static_cast<ssize_t>(0), static_cast<ssize_t>(1));
    EXPECT_EQ(order(abc), "dcba");
    abc.reverse();
    EXPECT_EQ(order(abc), "abcd");
    abc.replace(1, a);
    EXPECT_EQ(order(abc), "aacd");
    EXPECT_EQ(b->getReferenceCount(), 1u);
}

TEST_F(VectorTest, ErasesAllOfAnObject) {
    abc.pushBack(a);
    abc.eraseObject(a, true);
    EXPECT_EQ(order(abc), "bc");
    EXPECT_EQ(a->getReferenceCount(), 1u);
}

TEST_F(VectorTest, ErasesByPositionRangeAndIndex) {
    abc.pushBack(d);
    EXPECT_EQ(*abc.erase(abc.begin()), b);
    EXPECT_EQ(*abc.erase(abc.begin(), abc.begin() + 1), c);
    const auto behind = abc.erase(1);
    EXPECT_TRUE(behind == abc.end());
    EXPECT_EQ(order(abc), "c");
}

TEST_F(VectorTest, CopiesShareAndMovesTake) {
    Vector<Thing*> copy = abc;
    EXPECT_TRUE(copy.equals(abc));
    EXPECT_EQ(a->getReferenceCount(), 3u);
    Vector<Thing*> moved = std::move(copy);
    EXPECT_EQ(a->getReferenceCount(), 3u);
    EXPECT_TRUE(copy.empty());
    moved = abc;
    EXPECT_EQ(a->getReferenceCount(), 3u);
    moved = Vector<Thing*>{d};
    EXPECT_EQ(a->getReferenceCount(), 2u);
}

TEST_F(VectorTest, AppendsAnotherAndItself) {
    abc.pushBack(Vector<Thing*>{d});
    EXPECT_EQ(order(abc), "abcd");
    abc.pushBack(abc);
    EXPECT_EQ(order(abc), "abcdabcd");
    EXPECT_EQ(a->getReferenceCount(), 3u);
}

TEST_F(VectorTest, AnswersNullWhenEmpty) {
    const Vector<Thing*> empty;
    EXPECT_EQ(empty.front(), nullptr);
    EXPECT_EQ(empty.back(), nullptr);
    EXPECT_EQ(empty.getRandomObject(), nullptr);
    EXPECT_NE(abc.getRandomObject(), nullptr);
}

TEST_F(VectorTest, ClearKeepsTheMemory) {
    const ssize_t room = abc.capacity();
    abc.clear();
    EXPECT_EQ(abc.capacity(), room);
}

// Looks into its container while it dies.
class Peeping : public Ref {
public:
    Peeping(Vector<Peeping*>& container, ssize_t& sizeSeen) : _container(container), _sizeSeen(sizeSeen) {}
    ~Peeping() override { _sizeSeen = _container.size(); }

private:
    Vector<Peeping*>& _container;
    ssize_t& _sizeSeen;
};

TEST(Vector, ElementsHaveLeftBeforeTheyDie) {
    Vector<Peeping*> v;
    ssize_t sizeSeen = -1;
    const auto add = [&] {
        auto* const element = new Peeping(v, sizeSeen);
        v.pushBack(element);
        element->release();
    };
    add();
    add();
    v.popBack();
    EXPECT_EQ(sizeSeen, 1);
    v.clear();
    EXPECT_EQ(sizeSeen, 0);
}

TEST(VectorDeathTest, AnIndexOutsideAndNullAreAsserted) {
    Vector<Thing*> empty;
    EXPECT_ASSERTED(empty.at(0), "index out of range");
    EXPECT_ASSERTED(empty.popBack(), "nothing to remove");
    EXPECT_ASSERTED(empty.pushBack(nullptr), "object is null");
    EXPECT_TRUE(empty.empty());
}

} // namespace
