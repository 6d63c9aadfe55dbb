#include "action/Visibility.h"

#include "base/autoreleased.h"
#include "scene/Node.h"

namespace cocos2d {

Show* Show::create() {
    return copra::autoreleased(new Show(), true);
}

Show* Show::clone() const {
    return create();
}

ActionInstant* Show::reverse() const {
    return Hide::create();
}

void Show::update(float time) {
    ActionInstant::update(time);
    if (_target) _target->setVisible(true);
}

Hide* Hide::create() {
    return copra::autoreleased(new Hide(), true);
}

Hide* Hide::clone() const {
    return create();
}

ActionInstant* Hide::reverse() const {
    return Show::create();
}

void Hide::update(float time) {
    ActionInstant::update(time);
    if (_target) _target->setVisible(false);
}

ToggleVisibility* ToggleVisibility::create() {
    return copra::autoreleased(new ToggleVisibility(), true);
}

ToggleVisibility* ToggleVisibility::clone() const {
    return create();
}

ToggleVisibility* ToggleVisibility::reverse() const {
    return create();
}

void ToggleVisibility::update(float time) {
    ActionInstant::update(time);
    if (_target) _target->setVisible(!_target->isVisible());
}

} // namespace cocos2d
