#pragma once

#include "base/Vector.h"
#include "scene/Component.h"

#include <string>

namespace cocos2d {

class Node;

/// The components of one node, in the order in which they were added. Created when a node gets its first; use
/// Node::addComponent() and similar functions.
///
/// As in the original a component enters and exits with its node only: not when it is added to, or
/// removed from, a running node. Disabled components are updated too: the flag is for their own use.
class ComponentContainer {
public:
    explicit ComponentContainer(Node* owner) : _owner(owner) {}
    ComponentContainer(const ComponentContainer&) = delete;
    ComponentContainer& operator=(const ComponentContainer&) = delete;
    ~ComponentContainer();

    /// The component of this name, or null.
    Component* get(const std::string& name) const;
    /// Retains the component; asserts and refuses one that has an owner, or whose name is taken.
    bool add(Component* component);
    bool remove(const std::string& name);
    bool remove(Component* component);
    /// Takes all out and ends the owner's update.
    void removeAll();
    /// Updates all. They may add and remove components, themselves too.
    void visit(float delta);
    void onEnter();
    void onExit();
    bool isEmpty() const { return _components.empty(); }

private:
    /// An iteration over the components.
    struct Walk {
        ssize_t next;
        Walk* outer;
    };

    template<class Call>
    void forEach(const Call& call);

    Node* _owner;
    Vector<Component*> _components;
    Walk* _walk = nullptr; ///< The innermost.
};

} // namespace cocos2d
