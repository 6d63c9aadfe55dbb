#pragma once

#include "base/Ref.h"
#include "scene/fwd.h"

#include <string>

namespace cocos2d {

/// A named behavior that is attached to a node and receives its life-cycle callbacks.
///
/// For behavior that all nodes of a kind have, prefer a subclass of Node.
class Component : public Ref {
public:
    static Component* create();
    ~Component() override;

    /// Initializes the component; create() calls it. Returns false on failure. The base class does nothing
    /// and returns true.
    virtual bool init();

    /// Whether the component is enabled; true by default.
    bool isEnabled() const { return _enabled; }
    /// Sets a flag for use by the component itself. The node updates disabled components, too.
    virtual void setEnabled(bool enabled) { _enabled = enabled; }
    /// Returns the name by which Node::getComponent() finds the component.
    const std::string& getName() const { return _name; }
    /// Sets the name by which Node::getComponent() finds the component. Components of one node need different
    /// names when they are added.
    virtual void setName(const std::string& name) { _name = name; }
    /// Returns the node to which the component is attached, or null.
    Node* getOwner() const { return _owner; }
    /// Sets the node to which the component is attached, which is not retained. Node::addComponent() calls
    /// it.
    virtual void setOwner(Node* owner) { _owner = owner; }

    /// Reads the component from a file. Returns false if `reader` does not fit. The base class reads nothing
    /// and returns true.
    virtual bool serialize(void* reader);
    /// Called every frame while the node is running; `delta` is the time since the last frame in seconds. The
    /// base class does nothing.
    virtual void update(float delta);
    /// Called when the node enters a running scene.
    virtual void onEnter();
    /// Called when the node leaves a running scene.
    virtual void onExit();
    /// Called after the component has been added to a node.
    virtual void onAdd();
    /// Called before the component is removed from its node.
    virtual void onRemove();

    Component();

protected:
    Node* _owner = nullptr;
    std::string _name;
    bool _enabled = true;
};

} // namespace cocos2d
