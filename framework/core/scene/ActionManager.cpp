#include "scene/ActionManager.h"

#include "base/CrashNotes.h"
#include "base/RefPtr.h"
#include "base/Trace.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "scene/Action.h"
#include "scene/Generation.h"
#include "scene/Node.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cocos2d {

/// The actions of one target. While the target is stepped, removed actions are replaced by null, so that
/// indices stay valid.
struct ActionManager::TargetActions_ {
    const ActionManager* manager = nullptr;
    Node* target = nullptr;
    std::vector<Action*> actions;
    std::size_t liveCount = 0;
    std::size_t index = 0; ///< In ActionManager::_targets.
    bool paused = false;
};

ActionManager::ActionManager() = default;

ActionManager::~ActionManager() {
    removeAllActions();
    for (TargetActions_* entry : _targets) delete entry;
}

namespace {

/// Most actions have the invalid tag, so a search for it is always an error.
bool refuseTag(int tag, const char* function) {
    return tag == Action::INVALID_TAG && copra::misuse("ActionManager::%s: the tag is invalid", function);
}

} // namespace

void ActionManager::addAction(Action* action, Node* target, bool paused) {
    copra::expectMainThread("Node::runAction");
    if (copra::refuse(!action, "ActionManager::addAction: the action is null") ||
        copra::refuse(!target, "ActionManager::addAction: the target is null"))
        return;
    if (action->_managed) {
        // The original asserts only if the action runs on the same node.
        constexpr char kSentence[] =
            "ActionManager::addAction: the action is running already; run its clone()";
        action->getOriginalTarget() == target ? copra::reportMisuse(kSentence)
                                              : copra::reportWarning(kSentence);
        return;
    }
    if (copra::warn(target->_runningActions && !find(target),
                    "ActionManager::addAction: another ActionManager runs actions of this node"))
        return;
    TargetActions_& entry = findOrAppend(target, paused);
    action->retain();
    action->_managed = true;
    entry.actions.push_back(action);
    ++entry.liveCount;
    try {
        action->startWithTarget(target);
    } catch (...) {
        removeMatching(
            target, [action](const Action& other) { return &other == action; }, true);
        throw;
    }
}

ActionManager::TargetActions_* ActionManager::find(const Node* target) const {
    if (!target) return nullptr;
    auto* entry = static_cast<TargetActions_*>(target->_runningActions);
    return entry && entry->manager == this ? entry : nullptr;
}

ActionManager::TargetActions_& ActionManager::findOrAppend(Node* target, bool paused) {
    if (TargetActions_* entry = find(target)) return *entry;
    copra::Owned<TargetActions_> entry;
    if (_spare.empty()) {
        entry = std::make_unique<TargetActions_>();
    } else {
        entry = std::move(_spare.back());
        _spare.pop_back();
    }
    entry->manager = this;
    entry->target = target;
    entry->paused = paused;
    entry->index = _targets.size();
    target->retain();
    target->_runningActions = entry.get();
    _targets.push_back(entry.release());
    return *_targets.back();
}

void ActionManager::update(float dt) {
    if (copra::warn(_updating, "ActionManager::update: ignored, because an action calls it; the actions are "
                               "stepped when that action returns"))
        return;
    const copra::TraceScope trace("actions");
    const RefPtr<ActionManager> alive(this); // a callback may replace the manager
    struct Pass {
        explicit Pass(ActionManager& running) : manager(running) { manager._updating = true; }
        ~Pass() { manager.endUpdate(); }
        ActionManager& manager;
    } const pass(*this);
    copra::generation() ? updateTargets<true>(dt) : updateTargets<false>(dt);
}

/// Also called when an action throws. That action ends, without stop(), because it is in the middle of a step.
void ActionManager::endUpdate() {
    if (Action* const thrower = _currentAction) {
        const auto& actions = _currentTarget->actions;
        const auto found = std::find(actions.begin(), actions.end(), thrower);
        if (found != actions.end())
            removeAt(*_currentTarget, static_cast<std::size_t>(found - actions.begin()));
        releaseCurrentAction();
    }
    endStep();
    _updating = false;
    if (_removedCount > 0) compact();
}

/// Releases the action that was stepped as often as it was removed meanwhile.
void ActionManager::releaseCurrentAction() {
    Action* const action = std::exchange(_currentAction, nullptr);
    for (int releases = std::exchange(_currentActionReleases, 0); releases > 0; --releases) action->release();
}

template<bool kAsksInOtherForm>
void ActionManager::updateTargets(float dt) {
    // By index: targets that a callback appends are stepped in the same frame.
    for (std::size_t i = 0; i < _targets.size(); ++i) {
        TargetActions_* entry = _targets[i];
        if (!entry) continue;
        if (!entry->paused) {
            _currentTarget = entry;
            copra::CrashNotes::setActivity("an action");
            copra::CrashNotes::setTarget(entry->target);
            stepTarget<kAsksInOtherForm>(*entry, dt);
        }
        // A target that only this manager retains has been removed from its scene and released by its owners.
        if (entry->liveCount == 0 || entry->target->getReferenceCount() == 1) {
            endStep();
            removeTarget(*entry);
        }
    }
    endStep();
}

void ActionManager::endStep() {
    copra::CrashNotes::setTarget(nullptr);
    _currentTarget = nullptr;
}

/// `kAsksInOtherForm`: whether isDone_() is asked, by which an action may override isDone().
template<bool kAsksInOtherForm>
void ActionManager::stepTarget(TargetActions_& entry, float dt) {
    for (std::size_t i = 0; i < entry.actions.size(); ++i) {
        Action* action = entry.actions[i];
        if (!action) continue;
        _currentAction = action;
        action->step(dt);
        // Callbacks in step() and stop() may remove the action, and even run it again.
        const auto isPresent = [&] { return entry.actions[i] == action; };
        if (isPresent() && (kAsksInOtherForm ? action->isDone_() : action->isDone())) {
            action->stop();
            if (isPresent()) removeAt(entry, i);
        }
        if (_currentActionReleases > 0) releaseCurrentAction();
    }
    _currentAction = nullptr;
    if (entry.liveCount != entry.actions.size()) {
        auto& actions = entry.actions;
        actions.erase(std::remove(actions.begin(), actions.end(), nullptr), actions.end());
    }
}

void ActionManager::removeAt(TargetActions_& entry, std::size_t index) {
    Action* action = entry.actions[index];
    if (&entry == _currentTarget) {
        entry.actions[index] = nullptr;
    } else {
        entry.actions.erase(entry.actions.begin() + static_cast<std::ptrdiff_t>(index));
    }
    --entry.liveCount;
    action->_managed = false;
    if (action == _currentAction) {
        ++_currentActionReleases;
    } else {
        action->release();
    }
}

void ActionManager::removeTarget(TargetActions_& entry) {
    for (std::size_t i = entry.actions.size(); i-- > 0;)
        if (entry.actions[i]) removeAt(entry, i);
    if (&entry == _currentTarget) return; // update() removes it after the step
    _targets[entry.index] = nullptr;
    ++_removedCount;
    Node* target = entry.target;
    target->_runningActions = nullptr;
    entry.manager = nullptr;
    entry.target = nullptr;
    entry.actions.clear();
    entry.liveCount = 0;
    _spare.emplace_back(&entry);
    target->release();
    if (!_updating && _removedCount * 2 > _targets.size()) compact();
}

void ActionManager::compact() {
    _targets.erase(std::remove(_targets.begin(), _targets.end(), nullptr), _targets.end());
    for (std::size_t i = 0; i < _targets.size(); ++i) _targets[i]->index = i;
    _removedCount = 0;
}

void ActionManager::removeAllActions() {
    const bool wasUpdating = std::exchange(_updating, true);
    for (std::size_t i = 0; i < _targets.size(); ++i)
        if (_targets[i]) removeTarget(*_targets[i]);
    _updating = wasUpdating;
    if (!_updating && _removedCount > 0) compact();
}

void ActionManager::removeAllActionsFromTarget(Node* target) {
    copra::expectMainThread("Node::stopAllActions");
    if (TargetActions_* entry = find(target)) removeTarget(*entry);
}

template<class Predicate>
void ActionManager::removeMatching(Node* target, Predicate matches, bool firstOnly) {
    copra::expectMainThread("Node::stopAction");
    TargetActions_* entry = find(target);
    if (!entry) return;
    std::size_t index = 0;
    while (index < entry->actions.size()) {
        Action* action = entry->actions[index];
        const std::size_t sizeBefore = entry->actions.size();
        if (action && matches(*action)) {
            removeAt(*entry, index);
            if (firstOnly) break;
        }
        if (entry->actions.size() == sizeBefore) ++index;
    }
    if (entry->liveCount == 0) removeTarget(*entry);
}

void ActionManager::removeAction(Action* action) {
    if (!action || !action->_managed) return;
    removeMatching(
        action->getOriginalTarget(), [action](const Action& other) { return &other == action; }, true);
}

void ActionManager::removeActionByTag(int tag, Node* target) {
    if (refuseTag(tag, "removeActionByTag")) return;
    removeMatching(
        target, [tag](const Action& action) { return action.getTag() == tag; }, true);
}

void ActionManager::removeAllActionsByTag(int tag, Node* target) {
    if (refuseTag(tag, "removeAllActionsByTag")) return;
    removeMatching(
        target, [tag](const Action& action) { return action.getTag() == tag; }, false);
}

void ActionManager::removeActionsByFlags(unsigned int flags, Node* target) {
    if (flags == 0) return;
    removeMatching(
        target, [flags](const Action& action) { return (action.getFlags() & flags) != 0; }, false);
}

Action* ActionManager::getActionByTag(int tag, const Node* target) const {
    if (refuseTag(tag, "getActionByTag")) return nullptr;
    if (const TargetActions_* entry = find(target))
        for (Action* action : entry->actions)
            if (action && action->getTag() == tag) return action;
    return nullptr;
}

std::vector<Action*> ActionManager::actionsOf_(const Node* target) const {
    std::vector<Action*> actions;
    if (const TargetActions_* entry = find(target))
        std::copy_if(entry->actions.begin(), entry->actions.end(), std::back_inserter(actions),
                     [](const Action* action) { return action != nullptr; });
    return actions;
}

ssize_t ActionManager::getNumberOfRunningActionsInTarget(const Node* target) const {
    const TargetActions_* entry = find(target);
    return entry ? static_cast<ssize_t>(entry->liveCount) : 0;
}

size_t ActionManager::getNumberOfRunningActionsInTargetByTag(const Node* target, int tag) {
    if (refuseTag(tag, "getNumberOfRunningActionsInTargetByTag")) return 0;
    const TargetActions_* entry = find(target);
    if (!entry) return 0;
    return static_cast<size_t>(
        std::count_if(entry->actions.begin(), entry->actions.end(),
                      [tag](const Action* action) { return action && action->getTag() == tag; }));
}

ssize_t ActionManager::getNumberOfRunningActions() const {
    std::size_t count = 0;
    for (const TargetActions_* entry : _targets)
        if (entry) count += entry->liveCount;
    return static_cast<ssize_t>(count);
}

void ActionManager::pauseTarget(Node* target) {
    if (TargetActions_* entry = find(target)) entry->paused = true;
}

void ActionManager::resumeTarget(Node* target) {
    if (TargetActions_* entry = find(target)) entry->paused = false;
}

Vector<Node*> ActionManager::pauseAllRunningActions() {
    Vector<Node*> newlyPaused;
    for (TargetActions_* entry : _targets) {
        if (!entry || entry->paused) continue;
        entry->paused = true;
        newlyPaused.pushBack(entry->target);
    }
    return newlyPaused;
}

void ActionManager::resumeTargets(const Vector<Node*>& targetsToResume) {
    for (Node* target : targetsToResume) resumeTarget(target);
}

} // namespace cocos2d
