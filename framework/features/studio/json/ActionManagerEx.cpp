#include "studio/json/ActionManagerEx.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "studio/values/studioDictionary.h"

using namespace cocos2d;

namespace cocostudio {

namespace {

RefPtr<ActionManagerEx> s_actionManagerEx;

std::string withoutFolder(const std::string& file) {
    return file.substr(file.find_last_of('/') + 1);
}

} // namespace

ActionManagerEx::ActionManagerEx() = default;
ActionManagerEx::~ActionManagerEx() = default;

ActionManagerEx* ActionManagerEx::getInstance() {
    if (!s_actionManagerEx) s_actionManagerEx.weakAssign(new ActionManagerEx());
    return s_actionManagerEx;
}

void ActionManagerEx::destroyInstance() {
    if (s_actionManagerEx) s_actionManagerEx->releaseActions();
    s_actionManagerEx = nullptr;
}

void ActionManagerEx::initWithValue(const std::string& fileName, const copra::StudioDictionary& animation,
                                    Node* root) {
    Vector<ActionObject*> actions;
    for (const Value& value : animation.list("actionlist")) {
        auto* action = copra::autoreleased(new ActionObject());
        action->initWithValue(copra::StudioDictionary(value), root);
        actions.pushBack(action);
    }
    _actions[withoutFolder(fileName)] = actions;
}

ActionObject* ActionManagerEx::getActionByName(const char* jsonName, const char* actionName) {
    const auto found = _actions.find(withoutFolder(jsonName ? jsonName : ""));
    if (found == _actions.end() || !actionName) return nullptr;
    for (ActionObject* action : found->second)
        if (std::string(action->getName()) == actionName) return action;
    return nullptr;
}

ActionObject* ActionManagerEx::playActionByName(const char* jsonName, const char* actionName) {
    return playActionByName(jsonName, actionName, nullptr);
}

ActionObject* ActionManagerEx::playActionByName(const char* jsonName, const char* actionName,
                                                CallFunc* func) {
    ActionObject* const action = getActionByName(jsonName, actionName);
    if (action)
        action->play(func);
    else
        copra::warning("ActionManagerEx: %s has no animation \"%s\"", jsonName ? jsonName : "",
                       actionName ? actionName : "");
    return action;
}

ActionObject* ActionManagerEx::stopActionByName(const char* jsonName, const char* actionName) {
    ActionObject* const action = getActionByName(jsonName, actionName);
    if (action) action->stop();
    return action;
}

void ActionManagerEx::releaseActions() {
    for (auto& [file, actions] : _actions)
        for (ActionObject* action : actions) action->stop();
    _actions.clear();
}

} // namespace cocostudio
