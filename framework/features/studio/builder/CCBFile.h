#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocosbuilder {

/// A placeholder for the nodes of another file. The reader replaces it by them.
class CCBFile : public cocos2d::Node {
public:
    static CCBFile* create();
    /// The root of the other file, retained.
    cocos2d::Node* getCCBFileNode() { return _fileNode; }
    void setCCBFileNode(cocos2d::Node* pNode) { _fileNode = pNode; }

private:
    cocos2d::RefPtr<cocos2d::Node> _fileNode;
};

} // namespace cocosbuilder
