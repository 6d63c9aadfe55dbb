#include "scene/ComponentContainer.h"

#include "base/RefPtr.h"
#include "base/ScopedValue.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "scene/Node.h"

namespace cocos2d {

ComponentContainer::~ComponentContainer() {
    for (Component* component : _components) component->setOwner(nullptr); // others may retain them
}

template<class Call>
void ComponentContainer::forEach(const Call& call) {
    Iteration_ iteration{0, _iteration};
    const copra::ScopedValue walking(_iteration, &iteration);
    while (iteration.next < _components.size()) {
        const RefPtr<Component> component = _components.at(iteration.next++);
        call(*component);
    }
}

Component* ComponentContainer::get(const std::string& name) const {
    for (Component* component : _components)
        if (component->getName() == name) return component;
    return nullptr;
}

bool ComponentContainer::add(Component* component) {
    if (copra::refuse(!component, "Node::addComponent: the component is null")) return false;
    if (copra::refuse(component->getOwner(), "Node::addComponent: the component has an owner already"))
        return false;
    if (get(component->getName()) &&
        copra::misuse("Node::addComponent: the name '%s' is taken", component->getName().c_str()))
        return false;
    _components.pushBack(component);
    component->setOwner(_owner);
    component->onAdd();
    return true;
}

bool ComponentContainer::remove(const std::string& name) {
    return remove(get(name));
}

bool ComponentContainer::remove(Component* component) {
    const ssize_t index = component ? _components.getIndex(component) : -1;
    if (index < 0) return false;
    const RefPtr<Component> alive(component);
    _components.erase(index);
    for (Iteration_* i = _iteration; i; i = i->outer)
        if (index < i->next) --i->next;
    component->onRemove();
    component->setOwner(nullptr);
    return true;
}

void ComponentContainer::removeAll() {
    if (_components.empty()) return;
    const auto alive = copra::keepAlive(_owner); // a component may hold the last reference
    while (!_components.empty()) remove(_components.front());
    _owner->unscheduleUpdate();
}

void ComponentContainer::visit(float delta) {
    if (_components.empty()) return;
    const RefPtr<Node> alive(_owner);
    forEach([delta](Component& component) { component.update(delta); });
}

void ComponentContainer::onEnter() {
    forEach([](Component& component) { component.onEnter(); });
}

void ComponentContainer::onExit() {
    forEach([](Component& component) { component.onExit(); });
}

} // namespace cocos2d
