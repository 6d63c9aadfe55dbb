#include "studio/json/TriggerMng.h"

#include "base/Value.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "scene/SceneContext.h"
#include "studio/armature/Armature.h"
#include "studio/json/DictionaryHelper.h"
#include "studio/json/TriggerBase.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

using namespace cocos2d;

namespace cocostudio {

namespace {

std::unique_ptr<TriggerMng> s_triggerMng;

} // namespace

TriggerMng::TriggerMng() : _eventDispatcher(copra::SceneContext::current().eventDispatcher()) {}
TriggerMng::~TriggerMng() = default;

TriggerMng* TriggerMng::getInstance() {
    if (!s_triggerMng) s_triggerMng = std::make_unique<TriggerMng>();
    return s_triggerMng.get();
}

void TriggerMng::destroyInstance() {
    if (s_triggerMng) s_triggerMng->removeAll();
    s_triggerMng.reset();
}

const char* TriggerMng::triggerMngVersion() {
    return "1.0.0.0";
}

// --- Triggers ---

void TriggerMng::parse(const rapidjson::Value& root) {
    for (int i = 0; i < DICTOOL->getArrayCount_json(root, "Triggers"); ++i) {
        TriggerObj* const trigger = TriggerObj::create();
        trigger->serialize(DICTOOL->getSubDictionary_json(root, "Triggers", i));
        removeTriggerObj(trigger->getId());
        _triggers[trigger->getId()] = trigger;
    }
}

void TriggerMng::parse(CocoLoader* loader, stExpCocoNode* node) {
    Value value;
    if (!loader || !node || !copra::toStudioValue(*loader, *node, value)) return;
    rapidjson::Document document;
    parse(copra::toJson(value, document.GetAllocator()));
}

void TriggerMng::removeAll() {
    const auto triggers = std::exchange(_triggers, {}); // a condition may destroy the manager
    for (const auto& [id, trigger] : triggers) trigger->removeAll();
}

TriggerObj* TriggerMng::getTriggerObj(unsigned int id) const {
    const auto found = _triggers.find(id);
    return found == _triggers.end() ? nullptr : found->second.get();
}

bool TriggerMng::removeTriggerObj(TriggerObj* trigger) {
    return trigger && getTriggerObj(trigger->getId()) == trigger && removeTriggerObj(trigger->getId());
}

bool TriggerMng::removeTriggerObj(unsigned int id) {
    const RefPtr<TriggerObj> trigger = getTriggerObj(id);
    if (!trigger) return false;
    _triggers.erase(id);
    trigger->removeAll();
    return true;
}

// --- Movements ---

void TriggerMng::addArmatureMovementCallBack(Armature* armature, Ref* target,
                                             copra::MovementSelector selector) {
    if (!armature || !target || !selector) return;
    MovementCallbacks& callbacks = _movementCallbacks[armature];
    if (callbacks.armature != armature) callbacks = {armature, {}}; // another one was there before
    if (callbacks.calls.empty()) {
        armature->getAnimation()->setMovementEventCallFunc(
            [](Armature* moved, MovementEventType type, const std::string& name) {
                if (!s_triggerMng) return;
                const auto found = s_triggerMng->_movementCallbacks.find(moved);
                if (found == s_triggerMng->_movementCallbacks.end()) return;
                const auto calls = found->second.calls; // a callback may change them
                for (const auto& [receiver, call] : calls)
                    if (receiver && s_triggerMng && s_triggerMng->listens(receiver.get(), moved))
                        call(receiver.get(), moved, type, name);
            });
    }
    const auto isSame = [target](const auto& one) { return one.first == target; };
    if (std::none_of(callbacks.calls.begin(), callbacks.calls.end(), isSame))
        callbacks.calls.emplace_back(target, selector);
}

bool TriggerMng::listens(const Ref* receiver, Armature* armature) const {
    const auto found = _movementCallbacks.find(armature);
    return found != _movementCallbacks.end() &&
           std::any_of(found->second.calls.begin(), found->second.calls.end(),
                       [receiver](const auto& one) { return one.first == receiver; });
}

void TriggerMng::removeArmatureMovementCallBack(Armature* armature, Ref* target, copra::MovementSelector) {
    const auto found = _movementCallbacks.find(armature);
    if (found == _movementCallbacks.end()) return;
    auto& calls = found->second.calls;
    calls.erase(
        std::remove_if(calls.begin(), calls.end(), [target](const auto& one) { return one.first == target; }),
        calls.end());
}

void TriggerMng::removeArmatureAllMovementCallBack(Armature* armature) {
    _movementCallbacks.erase(armature);
}

void TriggerMng::removeAllArmatureMovementCallBack() {
    _movementCallbacks.clear();
}

// --- Events ---

void TriggerMng::dispatchEvent(EventCustom* event) {
    _eventDispatcher->dispatchEvent(event);
}

void TriggerMng::addEventListenerWithFixedPriority(EventListener* listener, int fixedPriority) {
    _eventDispatcher->addEventListenerWithFixedPriority(listener, fixedPriority);
}

void TriggerMng::removeEventListener(EventListener* listener) {
    _eventDispatcher->removeEventListener(listener);
}

} // namespace cocostudio
