#include "scene/Component.h"

#include "base/autoreleased.h"

namespace cocos2d {

Component::Component() = default;
Component::~Component() = default;

Component* Component::create() {
    auto* component = new Component();
    component->init();
    return copra::autoreleased(component);
}

bool Component::init() {
    return true;
}

bool Component::serialize(void*) {
    return true;
}

// Callbacks for subclasses; the base class does nothing.
void Component::update(float) {}
void Component::onEnter() {}
void Component::onExit() {}
void Component::onAdd() {}
void Component::onRemove() {}

} // namespace cocos2d
