#include "studio/json/TriggerObj.h"

#include "base/AutoreleasePool.h"
#include "base/ObjectFactory.h"
#include "scene/Scene.h"
#include "studio/json/TriggerBase.h"
#include "testing/TestApp.h"

#include <gtest/gtest.h>

#include <rapidjson/document.h>

using namespace cocos2d;
using namespace cocostudio;

namespace {

int s_detected = 0;

/// Removes its trigger, once in the middle of a check, and again while the trigger is removed.
class Leaver : public BaseTriggerCondition {
    DECLARE_CLASS_INFO
public:
    bool detect() override {
        ++s_detected;
        TriggerMng::getInstance()->removeTriggerObj(5u);
        return false;
    }
    void removeAll() override {
        if (auto* trigger = TriggerMng::getInstance()->getTriggerObj(6u)) trigger->removeAll();
    }
};
IMPLEMENT_CLASS_INFO(Leaver)

void parse(const char* json) {
    ObjectFactory::getInstance()->registerType(Leaver::Type);
    rapidjson::Document document;
    document.Parse(json);
    TriggerMng::getInstance()->parse(document);
}

class TriggerObjTest : public testing::Test {
protected:
    void TearDown() override { TriggerMng::destroyInstance(); }

    copra::testing::TestApp app;
};

} // namespace

TEST_F(TriggerObjTest, AConditionMayRemoveItsTrigger) {
    parse(R"({"Triggers": [{"id": 5, "conditions": [{"classname": "Leaver"}, {"classname": "Leaver"}],
              "events": [{"id": 1}]}]})");
    s_detected = 0;
    app.run(Scene::create());
    sendEvent(1);
    EXPECT_EQ(s_detected, 2) << "of the conditions that there were";
    sendEvent(1);
    EXPECT_EQ(s_detected, 2);
}

TEST_F(TriggerObjTest, AConditionMayRemoveAllWhileItsTriggerIsRemoved) {
    parse(R"({"Triggers": [{"id": 6, "conditions": [{"classname": "Leaver"}, {"classname": "Leaver"}]}]})");
    TriggerObj* const trigger = TriggerMng::getInstance()->getTriggerObj(6);
    trigger->removeAll();
    EXPECT_TRUE(trigger->detect()) << "without conditions";
}

TEST_F(TriggerObjTest, MayBeDroppedWithoutAManager) {
    rapidjson::Document document;
    document.Parse(R"({"id": 9, "conditions": [{"classname": "Leaver"}], "events": [{"id": 3}]})");
    s_detected = 0;
    TriggerObj::create()->serialize(document);
    PoolManager::getInstance()->getCurrentPool()->clear();
    sendEvent(3);
    EXPECT_EQ(s_detected, 0);
}
