/// Sets of paused targets in the containers of 2.x.
#include "compat/containers/Set.h"
#include "scene/ActionManager.h"
#include "scene/Node.h"
#include "time/Scheduler.h"

namespace cocos2d {

namespace {

__Set* setOf(const std::set<void*>& targets) {
    auto* const set = __Set::create();
    for (void* target : targets) set->addObject(static_cast<Ref*>(target));
    return set;
}

} // namespace

__Set* Scheduler::pauseAllTargetsAsSet_() {
    return setOf(pauseAllTargets());
}

__Set* Scheduler::pauseTargetsAsSet_(int minPriority) {
    return setOf(pauseAllTargetsWithMinPriority(minPriority));
}

void Scheduler::resumeSet_(__Set* targetsToResume) {
    if (!targetsToResume) return;
    for (Ref* target : *targetsToResume) resumeTarget(target);
}

__Set* ActionManager::pauseAllActionsAsSet_() {
    auto* const set = __Set::create();
    for (Node* target : pauseAllRunningActions()) set->addObject(target);
    return set;
}

void ActionManager::resumeSet_(__Set* targetsToResume) {
    if (!targetsToResume) return;
    for (Ref* target : *targetsToResume)
        if (auto* const node = dynamic_cast<Node*>(target)) resumeTarget(node);
}

} // namespace cocos2d
