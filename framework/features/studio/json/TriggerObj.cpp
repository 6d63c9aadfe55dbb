#include "studio/json/TriggerObj.h"

#include "base/ObjectFactory.h"
#include "base/RefPtr.h"
#include "base/Value.h"
#include "base/WeakPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventListenerCustom.h"
#include "studio/json/DictionaryHelper.h"
#include "studio/json/TriggerMng.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"

#include <algorithm>
#include <string>
#include <utility>

using namespace cocos2d;

namespace cocostudio {

namespace {

/// Makes the objects of a list of descriptions by their class.
template<class T>
void makeAll(const rapidjson::Value& trigger, const char* key, Vector<T*>& made) {
    for (int i = 0; i < DICTOOL->getArrayCount_json(trigger, key); ++i) {
        const rapidjson::Value& description = DICTOOL->getSubDictionary_json(trigger, key, i);
        const char* const className = DICTOOL->getStringValue_json(description, "classname");
        if (!className) continue;
        auto* const object = dynamic_cast<T*>(ObjectFactory::getInstance()->createObject(className));
        if (!object) {
            copra::warning("TriggerObj: trigger %d: there is no class %s",
                           DICTOOL->getIntValue_json(trigger, "id"), className);
            continue;
        }
        object->serialize(description);
        object->init();
        made.pushBack(object);
    }
}

} // namespace

BaseTriggerCondition::BaseTriggerCondition() = default;
BaseTriggerCondition::~BaseTriggerCondition() = default;
BaseTriggerAction::BaseTriggerAction() = default;
BaseTriggerAction::~BaseTriggerAction() = default;
TriggerObj::TriggerObj() = default;
TriggerObj::~TriggerObj() = default;

TriggerObj* TriggerObj::create() {
    return copra::createAutoreleased<TriggerObj>();
}

bool TriggerObj::detect() {
    if (!_enabled || _cons.empty()) return true;
    const Vector<BaseTriggerCondition*> conditions = _cons; // one may end the trigger
    return std::any_of(conditions.begin(), conditions.end(),
                       [](auto* condition) { return condition->detect(); });
}

void TriggerObj::done() {
    if (!_enabled) return;
    const Vector<BaseTriggerAction*> actions = _acts; // an action may end the trigger
    for (BaseTriggerAction* action : actions) action->done();
}

void TriggerObj::removeAll() {
    // They may call this function again.
    const auto conditions = std::exchange(_cons, {});
    const auto actions = std::exchange(_acts, {});
    const auto listeners = std::exchange(_listeners, {});
    for (BaseTriggerCondition* condition : conditions) condition->removeAll();
    for (BaseTriggerAction* action : actions) action->removeAll();
    for (EventListenerCustom* listener : listeners) TriggerMng::getInstance()->removeEventListener(listener);
}

void TriggerObj::serialize(const rapidjson::Value& value) {
    _id = static_cast<unsigned int>(DICTOOL->getIntValue_json(value, "id"));
    makeAll(value, "conditions", _cons);
    makeAll(value, "actions", _acts);
    for (int i = 0; i < DICTOOL->getArrayCount_json(value, "events"); ++i) {
        const int event =
            DICTOOL->getIntValue_json(DICTOOL->getSubDictionary_json(value, "events", i), "id", -1);
        if (event >= 0) listenTo(event);
    }
}

void TriggerObj::serialize(CocoLoader* loader, stExpCocoNode* node) {
    Value value;
    if (!loader || !node || !copra::toStudioValue(*loader, *node, value)) return;
    rapidjson::Document document;
    serialize(copra::toJson(value, document.GetAllocator()));
}

void TriggerObj::listenTo(int event) {
    const copra::WeakPtr<TriggerObj> self(this); // a game may drop a trigger that is in no manager
    auto* const listener = EventListenerCustom::create(std::to_string(event), [self](EventCustom*) {
        const RefPtr<TriggerObj> trigger(self.get());
        if (trigger && trigger->detect()) trigger->done();
    });
    _listeners.pushBack(listener);
    TriggerMng::getInstance()->addEventListenerWithFixedPriority(listener, 1);
}

} // namespace cocostudio
