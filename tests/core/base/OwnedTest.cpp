#include "base/Owned.h"

#include <gtest/gtest.h>

#include <memory>
#include <type_traits>
#include <utility>

using copra::Owned;

namespace {

struct Counted {
    Counted() { ++alive; }
    ~Counted() { --alive; }
    static int alive;
};
int Counted::alive = 0;

TEST(Owned, DeletesItsObjectOnce) {
    {
        Owned<Counted> first(new Counted());
        Owned<Counted> second = std::move(first);
        EXPECT_EQ(first, nullptr);
        EXPECT_NE(second, nullptr);
        EXPECT_EQ(Counted::alive, 1);
        second = Owned<Counted>(new Counted());
        EXPECT_EQ(Counted::alive, 1);
        second.reset();
        EXPECT_EQ(Counted::alive, 0);
        second.reset(new Counted());
    }
    EXPECT_EQ(Counted::alive, 0);
}

TEST(Owned, TakesOverFromOtherOwners) {
    Owned<Counted> owner = std::make_unique<Counted>();
    EXPECT_EQ(Counted::alive, 1);
    std::unique_ptr<Counted> back(owner.release());
    EXPECT_FALSE(owner);
    owner = std::move(back);
    EXPECT_TRUE(owner);
    EXPECT_EQ(owner.get(), &*owner);
    owner = nullptr;
    EXPECT_EQ(Counted::alive, 0);
}

TEST(Owned, RefusesAUniquePtrWithADeleterOfItsOwn) {
    struct Freed {
        void operator()(Counted* object) const { delete object; }
    };
    using WithDeleter = std::unique_ptr<Counted, Freed>;
    EXPECT_FALSE((std::is_constructible_v<Owned<Counted>, WithDeleter&&>));
    EXPECT_TRUE((std::is_constructible_v<Owned<Counted>, std::unique_ptr<Counted>&&>));
}

TEST(Owned, IsNotCopied) {
    EXPECT_FALSE((std::is_copy_constructible_v<Owned<Counted>>));
    EXPECT_FALSE((std::is_copy_assignable_v<Owned<Counted>>));
}

} // namespace
