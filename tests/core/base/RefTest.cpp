#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "base/earlyReleases.h"
#include "base/expectRefused.h"
#include "base/sanitizer.h"

#include "base/Thing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Releases another object once too often when it is destroyed.
class Careless : public Ref {
public:
    explicit Careless(Ref* victim) : _victim(victim) {}
    ~Careless() override { _victim->release(); }

private:
    Ref* _victim;
};

} // namespace

TEST(Ref, StartsWithOneOwnerAndCountsOwners) {
    Things things;
    Thing* const t = things.make("t");
    EXPECT_EQ(t->getReferenceCount(), 1u);
    t->retain();
    EXPECT_EQ(t->getReferenceCount(), 2u);
    t->release();
    EXPECT_EQ(t->getReferenceCount(), 1u);
    EXPECT_THAT(things.deaths, IsEmpty());
    t->release();
    EXPECT_THAT(things.deaths, ElementsAre("t"));
}

TEST(Ref, TakesSixteenBytes) {
    EXPECT_EQ(sizeof(Ref), 16u);
}

TEST(Ref, ItsNumberIsAnEmptyMemberAtItsAddress) {
    Things things;
    Ref* const t = things.make("t");
    EXPECT_EQ(static_cast<const void*>(&t->_ID), static_cast<const void*>(t));
    t->release();
}

TEST(Ref, AutoreleaseKeepsTheCountAndReturnsTheObject) {
    Things things;
    AutoreleasePool pool;
    Thing* const t = things.make("t");
    EXPECT_EQ(t->autorelease(), t);
    EXPECT_EQ(t->getReferenceCount(), 1u);
}

TEST(Ref, ACopyHasOneOwnerOfItsOwn) {
    Things things;
    Thing* const t = things.make("t");
    t->retain();
    copra::WeakPtr<Thing> weak(t);
    auto* const copy = new Thing(*t);
    EXPECT_EQ(copy->getReferenceCount(), 1u);
    copy->release();
    EXPECT_EQ(weak.get(), t);
    t->release();
    t->release();
}

TEST(RefDeathTest, ReleasingAnObjectThatWaitsInAPoolIsAMistake) {
    Things things;
    AutoreleasePool pool;
    Thing* const t = things.pooled("t");
    EXPECT_REFUSED(t->release(), "waits in an autorelease pool");
}

TEST(RefDeathTest, DeletingAnObjectThatWaitsInAPoolIsAMistake) {
    Things things;
    AutoreleasePool pool;
    EXPECT_REFUSED(delete things.pooled("t"), "waits in an autorelease pool was deleted");
}

TEST(RefDeathTest, ReleasingAnObjectThatADrainingPoolStillHoldsIsAMistake) {
    Things things;
    AutoreleasePool pool;
    Thing* const victim = things.make("victim");
    (new Careless(victim))->autorelease();
    victim->autorelease();
    EXPECT_CHECKED(pool.clear(), "waits in an autorelease pool");
    victim->retain();
}

TEST(RefDeathTest, AutoreleasingAReferenceTwiceIsAMistakeUnlessARetainFollows) {
    Things things;
    AutoreleasePool pool;
    Thing* const t = things.pooled("t");
#if COCOS2D_DEBUG > 0
    EXPECT_WARNED(t->autorelease(), "2 times, but has only 1 references; autorelease.. was called twice");
#else
    t->autorelease();
#endif
    EXPECT_CHECKED(pool.clear(), "autorelease.. was called twice for one reference");
    t->retain();
    pool.clear();
    EXPECT_EQ(things.deaths.size(), 1u);
    Thing* const again = things.make("again");
    again->retain();
    again->autorelease();
    pool.clear();
    again->autorelease(); // the pool does not hold it any more
}

TEST(AutoreleasePool, NestedPoolsReleaseWhatWasPutIntoThem) {
    Things things;
    {
        AutoreleasePool outer;
        things.pooled("a");
        {
            AutoreleasePool inner;
            things.pooled("b");
            things.pooled("c");
        }
        EXPECT_THAT(things.deaths, ElementsAre("b", "c"));
        things.pooled("d");
    }
    EXPECT_THAT(things.deaths, ElementsAre("b", "c", "a", "d"));
}

TEST(AutoreleasePool, ClearReleasesAndForgets) {
    Things things;
    AutoreleasePool pool("mine");
    Thing* const a = things.pooled("a");
    a->retain();
    Thing* const b = things.pooled("b");
    EXPECT_TRUE(pool.contains(a) && pool.contains(b));
    EXPECT_EQ(PoolManager::getInstance()->getCurrentPool(), &pool);
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("b"));
    EXPECT_FALSE(pool.contains(a));
    EXPECT_EQ(a->getReferenceCount(), 1u);
    a->release();
}

TEST(AutoreleasePool, TheSameObjectMayBeAddedTwice) {
    Things things;
    Thing* const t = things.make("t");
    {
        AutoreleasePool pool;
        t->retain();
        t->retain();
        t->autorelease();
        t->autorelease();
        EXPECT_EQ(t->getReferenceCount(), 3u);
    }
    EXPECT_EQ(t->getReferenceCount(), 1u);
    t->release();
}

namespace {

// Autoreleases another object while it dies.
class Heir : public Ref {
public:
    explicit Heir(Things& things) : _things(things) {}
    ~Heir() override { _things.pooled("heir"); }

private:
    Things& _things;
};

} // namespace

TEST(AutoreleasePool, ObjectsAddedByDestructorsWaitForTheNextClear) {
    Things things;
    AutoreleasePool pool;
    (new Heir(things))->autorelease();
    pool.clear();
    EXPECT_THAT(things.deaths, IsEmpty());
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("heir"));
}

TEST(AutoreleasePool, ClosingAPoolLeavesNothingBehindEvenIfDestructorsAddMore) {
    Things things;
    {
        AutoreleasePool pool;
        (new Heir(things))->autorelease();
    }
    EXPECT_THAT(things.deaths, ElementsAre("heir"));
}

TEST(PoolManager, KnowsTheObjectsOfAllPools) {
    Things things;
    AutoreleasePool outer;
    Thing* const t = things.pooled("t");
    AutoreleasePool inner;
    EXPECT_TRUE(PoolManager::getInstance()->isObjectInPools(t));
    outer.clear();
    EXPECT_FALSE(PoolManager::getInstance()->isObjectInPools(t));
}

TEST(PoolManager, CountsHowOftenPoolsHoldAnObject) {
    Things things;
    PoolManager* const pools = PoolManager::getInstance();
    AutoreleasePool outer;
    Thing* const t = things.pooled("t");
    for (int i = 0; i < 3; ++i) t->retain();
    t->autorelease();
    AutoreleasePool inner;
    t->autorelease();
    EXPECT_EQ(outer.countReferences(t), 2u);
    EXPECT_EQ(inner.countReferences(t), 1u);
    EXPECT_EQ(pools->countReferences(t), 3u);
    outer.removeObject(t); // which releases nothing
    EXPECT_EQ(pools->countReferences(t), 1u);
    auto* const copy = new Thing(*t);
    EXPECT_EQ(pools->countReferences(copy), 0u);
    copy->release();
    inner.clear();
    EXPECT_EQ(pools->countReferences(t), 0u);
    EXPECT_EQ(t->getReferenceCount(), 3u);
    for (int i = 0; i < 3; ++i) t->release();
}

namespace {

/// As in a game for 2.x.
class EarlyReleases : public testing::Test {
protected:
    EarlyReleases() { copra::acceptEarlyReleases(true); }
    ~EarlyReleases() override { copra::acceptEarlyReleases(false); }

    /// Adds an object to the pool, and before it one that deletes it.
    void poolDeleterAndVictim() {
        struct Deleter : Ref {
            ~Deleter() override { delete victim; }
            Ref* victim = nullptr;
        };
        auto* const deleter = new Deleter;
        deleter->autorelease();
        deleter->victim = things.pooled("victim");
    }

    Things things;
    AutoreleasePool pool;
};

} // namespace

TEST_F(EarlyReleases, LeaveTheObjectToItsPool) {
    things.pooled("t")->release();
    EXPECT_THAT(things.deaths, IsEmpty());
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("t"));
}

TEST_F(EarlyReleases, LeaveTheObjectToAPoolThatIsReleasingOthers) {
    Thing* const victim = things.make("victim");
    (new Careless(victim))->autorelease();
    victim->autorelease();
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("victim"));
}

TEST_F(EarlyReleases, DeletingAnObjectTakesItOutOfItsPool) {
    delete things.pooled("t");
    EXPECT_THAT(things.deaths, ElementsAre("t"));
    pool.clear();
    EXPECT_EQ(things.deaths.size(), 1u);
}

TEST_F(EarlyReleases, DeletingAnObjectTakesItOutOfAPoolThatIsReleasingOthers) {
    poolDeleterAndVictim();
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("victim"));
}

TEST_F(EarlyReleases, DeletingAnObjectTakesItOutOfAPoolThatADestructorClears) {
    struct Clearer : Ref {
        ~Clearer() override { action(); }
        std::function<void()> action;
    };
    auto* const clearer = new Clearer;
    clearer->autorelease();
    clearer->action = [this] {
        poolDeleterAndVictim();
        pool.clear();
        EXPECT_THAT(things.deaths, ElementsAre("victim"));
    };
    things.pooled("last");
    pool.clear();
    EXPECT_THAT(things.deaths, ElementsAre("victim", "last"));
}

TEST(RefPtr, IsAssignedAPointerToADerivedClass) {
    Things things;
    RefPtr<Thing> derived(things.make("t"));
    derived->release();
    RefPtr<Ref> base;
    base = derived;
    EXPECT_EQ(derived->getReferenceCount(), 2u);
    base = RefPtr<Thing>();
    EXPECT_EQ(base, nullptr);
    EXPECT_EQ(derived->getReferenceCount(), 1u);
}

TEST(RefPtr, CountsLikeAnOwner) {
    Things things;
    Thing* const t = things.make("t");
    {
        RefPtr<Thing> p(t);
        EXPECT_EQ(t->getReferenceCount(), 2u);
        RefPtr<Thing> q = p;
        EXPECT_EQ(t->getReferenceCount(), 3u);
        EXPECT_EQ(p, q);
        RefPtr<Thing> r = std::move(q);
        EXPECT_EQ(t->getReferenceCount(), 3u);
        EXPECT_EQ(q.get(), nullptr);
        p.reset();
        EXPECT_EQ(t->getReferenceCount(), 2u);
        r = nullptr;
        EXPECT_EQ(t->getReferenceCount(), 1u);
    }
    t->release();
}

TEST(RefPtr, WeakAssignTakesTheFirstCountOver) {
    Things things;
    {
        RefPtr<Thing> w;
        w.weakAssign(things.make("w"));
        EXPECT_EQ(w->getReferenceCount(), 1u);
    }
    EXPECT_THAT(things.deaths, ElementsAre("w"));
}

TEST(RefPtr, AssignsItselfAndItsOwnObjectSafely) {
    Things things;
    RefPtr<Thing> p;
    p.weakAssign(things.make("t"));
    const RefPtr<Thing>& same = p;
    p = same;
    p = p.get();
    EXPECT_EQ(p->getReferenceCount(), 1u);
    EXPECT_THAT(things.deaths, IsEmpty());
}

TEST(RefPtr, ComparesWithPlainPointers) {
    Things things;
    RefPtr<Thing> p;
    EXPECT_TRUE(p == nullptr);
    p.weakAssign(things.make("t"));
    const Thing* const constant = p.get();
    EXPECT_TRUE(p == p.get() && p == constant && p != nullptr);
    EXPECT_FALSE(p < p.get());
    const RefPtr<Ref> base = static_pointer_cast<Ref>(p);
    EXPECT_EQ(dynamic_pointer_cast<Thing>(base).get(), p.get());
}

TEST(WeakPtr, TurnsNullWhenTheObjectDies) {
    Things things;
    Thing* const t = things.make("t");
    const copra::WeakPtr<Thing> weak(t);
    EXPECT_EQ(weak.get(), t);
    EXPECT_EQ(t->getReferenceCount(), 1u);
    t->release();
    EXPECT_FALSE(weak);
    EXPECT_TRUE(weak.expired());
}

TEST(WeakPtr, CopiesMovesAndResets) {
    Things things;
    Thing* const t = things.make("t");
    copra::WeakPtr<Thing> a(t);
    copra::WeakPtr<Thing> b = a;
    copra::WeakPtr<Thing> c = std::move(a);
    EXPECT_FALSE(a);
    EXPECT_FALSE(a.expired());
    EXPECT_TRUE(b == c);
    b.reset();
    EXPECT_EQ(c.get(), t);
    c = nullptr;
    c = t; // a new block after the last holder had gone
    t->release();
    EXPECT_TRUE(c.expired());
}

namespace {

class Watched : public Ref {
public:
    explicit Watched(bool& seen) : _seen(seen) {}
    ~Watched() override { _seen = static_cast<bool>(*self); }
    copra::WeakPtr<Watched>* self = nullptr;

private:
    bool& _seen;
};

} // namespace

TEST(WeakPtr, IsNullAlreadyWhileTheDestructorRuns) {
    bool seen = true;
    auto* const object = new Watched(seen);
    copra::WeakPtr<Watched> weak(object);
    object->self = &weak;
    object->release();
    EXPECT_FALSE(seen);
}

#if COCOS2D_DEBUG > 0
TEST(RefDeathTest, AReleasedObjectIsRecognized) {
    if (copra::kHasSanitizer) return; // it reports the same mistake first
    Thing::Deaths deaths;
    auto* object = new Thing("object", deaths);
    object->release();
    EXPECT_DEATH(object->retain(), "Ref::retain: the object has been released");
    EXPECT_DEATH(object->release(), "Ref::release: the object has been released");
    EXPECT_DEATH(copra::WeakPtr<Thing>{object}, "WeakPtr: the object has been released");
}
#endif
