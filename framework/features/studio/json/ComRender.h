#pragma once

#include "base/RefPtr.h"
#include "scene/Component.h"
#include "scene/Node.h"

#include <string>

namespace cocostudio {

/// Shows a node, such as a sprite, a map, particles, or an interface, as a child of its owner. Scenes of
/// Cocos Studio 1 draw with such components.
class ComRender : public cocos2d::Component {
public:
    /// "CCComRender", the initial name of the component.
    static const std::string COMPONENT_NAME;

    /// Creates a component without a node.
    static ComRender* create();
    /// Creates a component with a node that is drawn. `comName` is the name of the component.
    static ComRender* create(cocos2d::Node* node, const char* comName);

    /// Returns the node that is drawn. It is null after the scene has taken it.
    virtual cocos2d::Node* getNode() { return _render; }
    /// Sets the node that is drawn.
    virtual void setNode(cocos2d::Node* node) { _render = node; }

    void onAdd() override;
    void onRemove() override;

    ComRender();
    /// Constructs a component with this name that draws a node. The node is retained.
    ComRender(cocos2d::Node* node, const char* comName);
    ~ComRender() override;

private:
    cocos2d::RefPtr<cocos2d::Node> _render;
};

} // namespace cocostudio
