#include "legacy/containers/NotificationCenter.h"

#include "base/log.h"

#include <gmock/gmock.h>

#include <functional>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class Ear : public Ref {
public:
    void hear(Ref* sender) {
        heard.push_back(sender);
        if (reaction) reaction();
    }
    std::vector<Ref*> heard;
    std::function<void()> reaction;
};

class NotificationCenterTest : public testing::Test {
protected:
    ~NotificationCenterTest() override { __NotificationCenter::destroyInstance(); }

    void listen(Ear& who, const char* name, Ref* sender = nullptr) {
        center->addObserver(&who, CC_CALLFUNCO_SELECTOR(Ear::hear), name, sender);
    }

    __NotificationCenter* center = __NotificationCenter::getInstance();
    Ear ear, other;
    Ref* const somebody = &other;
};

} // namespace

TEST_F(NotificationCenterTest, CallsWhoListensForTheName) {
    listen(ear, "a");
    center->postNotification("a", somebody);
    center->postNotification("b", somebody);
    EXPECT_THAT(ear.heard, ElementsAre(somebody));
}

TEST_F(NotificationCenterTest, AnObserverOfOneSenderReceivesThatSenderAndNobody) {
    listen(ear, "a", &ear);
    center->postNotification("a", &ear);
    center->postNotification("a", &other);
    center->postNotification("a");
    EXPECT_THAT(ear.heard, ElementsAre(&ear, &ear));
}

TEST_F(NotificationCenterTest, TheSameObserverTwiceIsCalledOnce) {
    listen(ear, "a");
    listen(ear, "a");
    center->postNotification("a");
    EXPECT_EQ(ear.heard.size(), 1u);
}

TEST_F(NotificationCenterTest, RemovedObserversAreSilent) {
    listen(ear, "a");
    listen(ear, "b");
    center->removeObserver(&ear, "a");
    center->postNotification("a");
    EXPECT_THAT(ear.heard, IsEmpty());
    EXPECT_EQ(center->removeAllObservers(&ear), 1);
    center->postNotification("b");
    EXPECT_THAT(ear.heard, IsEmpty());
}

TEST_F(NotificationCenterTest, OneThatIsRemovedByAnotherIsNotCalledAnyMoreAndANewOneWaits) {
    listen(ear, "a");
    listen(other, "a");
    Ear late;
    ear.reaction = [&] {
        center->removeAllObservers(&other);
        listen(late, "a");
    };
    center->postNotification("a");
    EXPECT_THAT(other.heard, IsEmpty());
    EXPECT_THAT(late.heard, IsEmpty());
    center->postNotification("a");
    EXPECT_EQ(late.heard.size(), 1u);
    center->removeAllObservers(&late);
}

TEST_F(NotificationCenterTest, AnObserverNeedsATargetAndASelector) {
#if COCOS2D_DEBUG > 0
    EXPECT_DEATH(center->addObserver(nullptr, CC_CALLFUNCO_SELECTOR(Ear::hear), "a", nullptr), "null");
#else
    copra::LogCapture log;
    center->addObserver(nullptr, CC_CALLFUNCO_SELECTOR(Ear::hear), "a", nullptr);
    center->addObserver(&ear, nullptr, "a", nullptr);
    EXPECT_TRUE(log.contains("refused"));
    center->postNotification("a");
#endif
}
