#pragma once

#include "base/Vector.h"
#include "scene/Component.h"
#include "scene/fwd.h"

#include <string>

namespace cocos2d {

/// The components of one node, in the order in which they were added. Games use it through
/// Node::addComponent() and similar functions.
///
/// As in cocos2d-x, onEnter() and onExit() are called only when the node enters and exits, not when a
/// component is added to or removed from a running node. Disabled components are updated, too.
class ComponentContainer {
public:
    /// Constructs the container of `owner`, which owns it and is not retained.
    explicit ComponentContainer(Node* owner) : _owner(owner) {}
    ComponentContainer(const ComponentContainer&) = delete;
    ComponentContainer& operator=(const ComponentContainer&) = delete;
    ~ComponentContainer();

    /// Returns the component of this name, or null.
    Component* get(const std::string& name) const;
    /// Adds and retains the component. If it has an owner or its name is in use, debug builds assert; release
    /// builds log that and return false.
    bool add(Component* component);
    /// Removes the component of this name. Returns false if there is none.
    bool remove(const std::string& name);
    /// Removes a component. Returns false if it does not belong to the owner.
    bool remove(Component* component);
    /// Removes all components and unschedules the owner's update().
    void removeAll();
    /// Updates all components. They may add and remove components, including themselves.
    void visit(float delta);
    /// Notifies all components that the owner has entered a scene.
    void onEnter();
    /// Notifies all components that the owner has left a scene.
    void onExit();
    /// Returns true if there are no components.
    bool isEmpty() const { return _components.empty(); }

private:
    /// The state of an iteration over the components; iterations may nest.
    struct Iteration_ {
        ssize_t next;
        Iteration_* outer;
    };

    template<class Call>
    void forEach(const Call& call);

    Node* _owner;
    Vector<Component*> _components;
    Iteration_* _iteration = nullptr; ///< The innermost iteration.
};

} // namespace cocos2d
