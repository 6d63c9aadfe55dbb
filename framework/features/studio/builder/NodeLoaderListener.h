#pragma once

#include "scene/fwd.h"

namespace cocosbuilder {

class NodeLoader;

/// Is notified when a node and all its children have been read. Derive the class of the node from it, or pass
/// it to the reader.
class NodeLoaderListener {
public:
    virtual ~NodeLoaderListener() = default;
    /// Called when the node has its properties and all its children. It is not in a running scene yet.
    virtual void onNodeLoaded(cocos2d::Node* pNode, NodeLoader* pNodeLoader) = 0;
};

} // namespace cocosbuilder
