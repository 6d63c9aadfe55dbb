#include "studio/json/TriggerMng.h"

#include "base/ObjectFactory.h"
#include "studio/armature/ArmatureFixture.h"
#include "studio/json/TriggerBase.h"
#include "studio/json/TriggerObj.h"

#include <rapidjson/document.h>

#include <functional>

using namespace cocos2d;
using namespace cocostudio;

namespace {

/// Receives movement events.
class Receiver : public Ref {
public:
    void onMovement(Armature*, MovementEventType, const std::string&) {
        if (deed) deed();
    }
    std::function<void()> deed;
};

/// Destroys the manager when it is removed.
class Destroyer : public BaseTriggerCondition {
    DECLARE_CLASS_INFO
public:
    void removeAll() override { TriggerMng::destroyInstance(); }
};
IMPLEMENT_CLASS_INFO(Destroyer)

class TriggerMngTest : public ArmatureFixture {
protected:
    void TearDown() override {
        TriggerMng::destroyInstance();
        ArmatureFixture::TearDown();
    }
};

TEST_F(TriggerMngTest, AReceiverMayDestroyTheNextOne) {
    Armature* const bee = load("bee");
    RefPtr<Receiver> first;
    RefPtr<Receiver> second;
    first.weakAssign(new Receiver());
    second.weakAssign(new Receiver());
    for (Receiver* receiver : {first.get(), second.get()})
        TriggerMng::getInstance()->addArmatureMovementCallBack(bee, receiver,
                                                               movementEvent_selector(Receiver::onMovement));
    first->deed = [&] {
        TriggerMng::getInstance()->removeArmatureMovementCallBack(
            bee, second, movementEvent_selector(Receiver::onMovement));
        second = nullptr;
    };
    bee->getAnimation()->play("fly");
    app->step(2);
    EXPECT_EQ(second, nullptr);
}

TEST_F(TriggerMngTest, AReceiverThatIsDestroyedIsNotCalled) {
    Armature* bee = load("bee");
    RefPtr<Receiver> receiver;
    receiver.weakAssign(new Receiver());
    TriggerMng::getInstance()->addArmatureMovementCallBack(bee, receiver,
                                                           movementEvent_selector(Receiver::onMovement));
    receiver = nullptr;
    bee->getAnimation()->play("fly");
    app->step(2);
}

TEST_F(TriggerMngTest, AConditionMayDestroyTheManager) {
    ObjectFactory::getInstance()->registerType(Destroyer::Type);
    rapidjson::Document document;
    document.Parse(R"({"Triggers": [{"id": 1, "conditions": [{"classname": "Destroyer"}]}, {"id": 2}]})");
    TriggerMng::getInstance()->parse(document);
    TriggerMng::destroyInstance();
    EXPECT_TRUE(TriggerMng::getInstance()->isEmpty());
}

} // namespace
