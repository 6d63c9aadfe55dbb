#include "nodes/effects/ClippingNode.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "render/Renderer.h"

namespace cocos2d {

ClippingNode* ClippingNode::create() {
    return create(nullptr);
}

ClippingNode* ClippingNode::create(Node* stencil) {
    auto* node = new ClippingNode();
    return copra::autoreleased(node, node->init(stencil));
}

ClippingNode::ClippingNode() = default;

ClippingNode::~ClippingNode() {
    // It was entered with this node and must not stay running.
    if (_stencil && _stencil->isRunning()) _stencil->onExit();
}

bool ClippingNode::init() {
    return init(nullptr);
}

bool ClippingNode::init(Node* stencil) {
    if (!Node::init()) return false;
    _alphaThreshold = 1.0f;
    _inverted = false;
    setStencil(stencil);
    return true;
}

void ClippingNode::setStencil(Node* stencil) {
    if (_stencil == stencil) return;
    copra::warn(stencil && stencil->getParent(),
                "ClippingNode::setStencil: the stencil has a parent, so it is drawn and entered twice");
    if (_stencil && _stencil->isRunning()) {
        _stencil->onExitTransitionDidStart();
        _stencil->onExit();
    }
    _stencil = stencil;
    if (!_stencil || !_running) return;
    _stencil->onEnter();
    if (_isTransitionFinished) _stencil->onEnterTransitionDidFinish();
}

// --- Life cycle ---

void ClippingNode::onEnter() {
    Node::onEnter();
    if (_stencil) _stencil->onEnter();
}

void ClippingNode::onEnterTransitionDidFinish() {
    Node::onEnterTransitionDidFinish();
    if (_stencil) _stencil->onEnterTransitionDidFinish();
}

void ClippingNode::onExitTransitionDidStart() {
    if (_stencil) _stencil->onExitTransitionDidStart();
    Node::onExitTransitionDidStart();
}

void ClippingNode::onExit() {
    if (_stencil) _stencil->onExit();
    Node::onExit();
}

void ClippingNode::cleanup() {
    Node::cleanup();
    if (_stencil) _stencil->cleanup();
}

void ClippingNode::setCameraMask(unsigned short mask, bool applyChildren) {
    Node::setCameraMask(mask, applyChildren);
    if (_stencil) _stencil->setCameraMask(mask, applyChildren);
}

// --- Drawing ---

void ClippingNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible || !hasContent()) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    renderer->beginMask({_inverted, _alphaThreshold}, _globalZOrder);
    if (_stencil) _stencil->visit(renderer, _modelViewTransform, flags);
    renderer->useMask();
    Node::visit(renderer, parentTransform, flags);
    renderer->endMask();
}

} // namespace cocos2d
