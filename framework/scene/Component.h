#pragma once

#include "base/Ref.h"

#include <string>

namespace cocos2d {

class Node;

/// A piece of behaviour that is attached to a node by name and follows its life cycle.
///
/// Prefer a Node subclass where one kind of node always has the behaviour.
class Component : public Ref {
public:
    static Component* create();
    ~Component() override;

    virtual bool init();

    /// A flag for the component itself: it is updated all the same.
    bool isEnabled() const { return _enabled; }
    virtual void setEnabled(bool enabled) { _enabled = enabled; }
    const std::string& getName() const { return _name; }
    virtual void setName(const std::string& name) { _name = name; }
    /// The node it is attached to (weak), or null.
    Node* getOwner() const { return _owner; }
    virtual void setOwner(Node* owner) { _owner = owner; }

    /// For components that read themselves from a file: false where `reader` does not fit. The base reads
    /// nothing and agrees.
    virtual bool serialize(void* reader);
    virtual void update(float delta);
    virtual void onEnter();
    virtual void onExit();
    /// Attached to a node.
    virtual void onAdd();
    /// Detached from its node.
    virtual void onRemove();

    Component();

protected:
    Node* _owner = nullptr;
    std::string _name;
    bool _enabled = true;
};

} // namespace cocos2d
