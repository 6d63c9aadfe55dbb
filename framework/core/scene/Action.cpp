#include "scene/Action.h"

#include "base/refuse.h"
#include "scene/CopyZone.h"
#include "scene/overrides.h"

#include <cmath>

namespace cocos2d {

const int Action::INVALID_TAG;

Action::~Action() = default;

std::string Action::description() const {
    return "<Action | Tag = " + std::to_string(_tag) + ">";
}

Ref* Action::copyInto_(copra::CopyZone* zone) {
    Ref* const given = zone ? zone->m_pCopyObject : nullptr;
    Ref* const copy = given ? given : clone();
    if (copy && !given) copy->retain();
    if (auto* const action = dynamic_cast<Action*>(copy)) action->_tag = _tag;
    return copy;
}

Action* Action::cloneByCopying_(const char* sentence) const {
    const auto copyOf = [](const Action& action) {
        return copra::implementation(action, &Action::copyInto_);
    };
    static const void* const plain = copra::ofPlain<Action>(copyOf);
    if (copra::refuse(copyOf(*this) == plain, sentence)) return nullptr;
    Ref* const copy = const_cast<Action*>(this)->copyInto_(nullptr);
    return copy ? dynamic_cast<Action*>(copy->autorelease()) : nullptr;
}

Action* Action::clone() const {
    return cloneByCopying_("Action::clone: this kind of action has no clone()");
}

Action* Action::reverse() const {
    copra::misuse("Action::reverse: this kind of action has no reverse()");
    return nullptr;
}

bool Action::isDone() const {
    return true;
}

void Action::startWithTarget(Node* target) {
    _originalTarget = _target = target;
}

void Action::stop() {
    _originalTarget = _target = nullptr;
}

void Action::step(float) {
    copra::warning("Action::step: a derived class has to override it");
}

void Action::update(float) {
    copra::warning("Action::update: a derived class has to override it");
}

void FiniteTimeAction::setDuration(float duration) {
    if (copra::warn(std::isnan(duration), "FiniteTimeAction::setDuration: the duration is NaN")) return;
    _duration = duration;
}

FiniteTimeAction* FiniteTimeAction::reverse() const {
    copra::misuse("FiniteTimeAction::reverse: this kind of action has no reverse()");
    return nullptr;
}

FiniteTimeAction* FiniteTimeAction::clone() const {
    return dynamic_cast<FiniteTimeAction*>(
        cloneByCopying_("FiniteTimeAction::clone: this kind of action has no clone()"));
}

} // namespace cocos2d
