#pragma once

#include "base/Ref.h"
#include "scene/fwd.h"

#include <string>

namespace cocos2d {

/// A named behavior that is attached to a node and receives its life-cycle callbacks.
///
/// Prefer a subclass of Node for behavior that every node of a kind has.
class Component : public Ref {
public:
    static Component* create();
    ~Component() override;

    /// Initializes a component that create() makes. Returns false on failure; Component itself does nothing.
    virtual bool init();

    /// A flag for use by the component itself. Disabled components are updated, too.
    bool isEnabled() const { return _enabled; }
    virtual void setEnabled(bool enabled) { _enabled = enabled; }
    /// The name by which Node::getComponent() finds the component.
    const std::string& getName() const { return _name; }
    virtual void setName(const std::string& name) { _name = name; }
    /// The node to which the component is attached, or null. Held weakly.
    Node* getOwner() const { return _owner; }
    virtual void setOwner(Node* owner) { _owner = owner; }

    /// Reads the component from a file; returns false if `reader` does not fit. The base class reads nothing
    /// and returns true.
    virtual bool serialize(void* reader);
    /// Called every frame with the seconds since the last one, while the node is running. Component does nothing.
    virtual void update(float delta);
    /// Called when the node enters a running scene.
    virtual void onEnter();
    /// Called when the node leaves a running scene.
    virtual void onExit();
    /// Called after the component was added to a node.
    virtual void onAdd();
    /// Called before the component is detached from its node.
    virtual void onRemove();

    Component();

protected:
    Node* _owner = nullptr;
    std::string _name;
    bool _enabled = true;
};

} // namespace cocos2d
