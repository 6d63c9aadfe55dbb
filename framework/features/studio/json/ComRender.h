#pragma once

#include "base/RefPtr.h"
#include "scene/Component.h"
#include "scene/Node.h"

#include <string>

namespace cocostudio {

/// Shows a node (a sprite, a map, particles, an interface) as a child of its owner: what a scene of Cocos Studio 1 draws.
class ComRender : public cocos2d::Component {
public:
    /// "CCComRender", the initial name.
    static const std::string COMPONENT_NAME;

    static ComRender* create();
    static ComRender* create(cocos2d::Node* node, const char* comName);

    /// The node that is drawn; null after the scene has taken it.
    virtual cocos2d::Node* getNode() { return _render; }
    virtual void setNode(cocos2d::Node* node) { _render = node; }

    void onAdd() override;
    void onRemove() override;

    ComRender();
    /// A component with this name that draws a node, which is retained.
    ComRender(cocos2d::Node* node, const char* comName);
    ~ComRender() override;

private:
    cocos2d::RefPtr<cocos2d::Node> _render;
};

} // namespace cocostudio
