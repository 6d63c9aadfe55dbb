#pragma once

#include "scene/fwd.h"

namespace cocosbuilder {

class NodeLoader;

/// Is notified when a node and all its children have been read; implemented by the class of the node, or given to the
/// reader.
class NodeLoaderListener {
public:
    virtual ~NodeLoaderListener() = default;
    /// The node has its properties and all children; it is not in a running scene yet.
    virtual void onNodeLoaded(cocos2d::Node* pNode, NodeLoader* pNodeLoader) = 0;
};

} // namespace cocosbuilder
