#include "studio/scenes/NodeReader.h"

#include "base/RefPtr.h"
#include "scene/Node.h"
#include "studio/scenes/studioNodes.h"

namespace cocostudio {

namespace {

cocos2d::RefPtr<NodeReader> s_nodeReader;

} // namespace

NodeReader::NodeReader() = default;
NodeReader::~NodeReader() = default;

NodeReader* NodeReader::getInstance() {
    if (!s_nodeReader) s_nodeReader.weakAssign(new NodeReader());
    return s_nodeReader;
}

void NodeReader::destroyInstance() {
    s_nodeReader = nullptr;
}

void NodeReader::setPropsWithFlatBuffers(cocos2d::Node* node, const flatbuffers::Table* nodeOptions) {
    if (node && nodeOptions) copra::setStudioProperties(*node, copra::fromOpaque(nodeOptions));
}

cocos2d::Node* NodeReader::createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) {
    auto* node = cocos2d::Node::create();
    setPropsWithFlatBuffers(node, nodeOptions);
    return node;
}

} // namespace cocostudio
