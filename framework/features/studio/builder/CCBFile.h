#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocosbuilder {

/// A placeholder for the nodes of another file, by which the reader replaces it.
class CCBFile : public cocos2d::Node {
public:
    static CCBFile* create();
    /// Returns the root of the other file. It is retained.
    cocos2d::Node* getCCBFileNode() { return _fileNode; }
    /// Sets the root of the other file. It is retained.
    void setCCBFileNode(cocos2d::Node* pNode) { _fileNode = pNode; }

private:
    cocos2d::RefPtr<cocos2d::Node> _fileNode;
};

} // namespace cocosbuilder
