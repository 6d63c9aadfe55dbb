#include "compat/containers/NotificationCenter.h"

#include "base/log.h"

#include <gmock/gmock.h>

#include <functional>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class Receiver : public Ref {
public:
    void receive(Ref* sender) {
        received.push_back(sender);
        if (reaction) reaction();
    }
    std::vector<Ref*> received;
    std::function<void()> reaction;
};

class NotificationCenterTest : public testing::Test {
protected:
    ~NotificationCenterTest() override { __NotificationCenter::destroyInstance(); }

    void listen(Receiver& observer, const char* name, Ref* from = nullptr) {
        center->addObserver(&observer, CC_CALLFUNCO_SELECTOR(Receiver::receive), name, from);
    }

    __NotificationCenter* center = __NotificationCenter::getInstance();
    Receiver receiver, other;
    Ref* const sender = &other;
};

} // namespace

TEST_F(NotificationCenterTest, CallsTheObserversOfTheName) {
    listen(receiver, "a");
    center->postNotification("a", sender);
    center->postNotification("b", sender);
    EXPECT_THAT(receiver.received, ElementsAre(sender));
}

TEST_F(NotificationCenterTest, AnObserverOfOneSenderReceivesOnlyThatSenderAndNone) {
    listen(receiver, "a", &receiver);
    center->postNotification("a", &receiver);
    center->postNotification("a", &other);
    center->postNotification("a");
    EXPECT_THAT(receiver.received, ElementsAre(&receiver, &receiver));
}

TEST_F(NotificationCenterTest, TheSameObserverTwiceIsCalledOnce) {
    listen(receiver, "a");
    listen(receiver, "a");
    center->postNotification("a");
    EXPECT_EQ(receiver.received.size(), 1u);
}

TEST_F(NotificationCenterTest, RemovedObserversAreSilent) {
    listen(receiver, "a");
    listen(receiver, "b");
    center->removeObserver(&receiver, "a");
    center->postNotification("a");
    EXPECT_THAT(receiver.received, IsEmpty());
    EXPECT_EQ(center->removeAllObservers(&receiver), 1);
    center->postNotification("b");
    EXPECT_THAT(receiver.received, IsEmpty());
}

TEST_F(NotificationCenterTest, ARemovedObserverIsNotCalledAndAnAddedOneWaitsForTheNextNotification) {
    listen(receiver, "a");
    listen(other, "a");
    Receiver late;
    receiver.reaction = [&] {
        center->removeAllObservers(&other);
        listen(late, "a");
    };
    center->postNotification("a");
    EXPECT_THAT(other.received, IsEmpty());
    EXPECT_THAT(late.received, IsEmpty());
    center->postNotification("a");
    EXPECT_EQ(late.received.size(), 1u);
    center->removeAllObservers(&late);
}

TEST_F(NotificationCenterTest, AnObserverNeedsATargetAndASelector) {
    const copra::LogCapture log;
    center->addObserver(nullptr, CC_CALLFUNCO_SELECTOR(Receiver::receive), "a", nullptr);
    center->addObserver(&receiver, nullptr, "a", nullptr);
    EXPECT_TRUE(log.contains("no selector"));
    center->postNotification("a");
}
