#include "nodes/effects/ClippingNode.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "render/Renderer.h"

#include <utility>

namespace cocos2d {

using StencilCall = copra::BorrowedNodeScope;

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
    if (_stencil == stencil ||
        copra::refuse(copra::isSelfOrAncestor(stencil, this),
                      "ClippingNode::setStencil: a node cannot be clipped by itself or its "
                      "ancestor"))
        return;
    copra::warn(stencil && stencil->getParent(),
                "ClippingNode::setStencil: the stencil has a parent, so it is drawn twice and enters twice");
    // The old stencil may change the stencil and remove this node when it exits and when it is destroyed.
    const auto alive = copra::keepAlive(this);
    const RefPtr<Node> next = stencil;
    const RefPtr<Node> old = std::exchange(_stencil, nullptr);
    if (old && old->isRunning()) {
        old->onExitTransitionDidStart();
        old->onExit();
    }
    _stencil = next;
    if (!_stencil || !_running) return;
    _stencil->onEnter();
    if (_isTransitionFinished) _stencil->onEnterTransitionDidFinish();
}

template<class Function>
void ClippingNode::forStencil(StencilCall::Call kind, const Function& function) {
    _stencilScope.run(kind, [&] {
        const RefPtr<Node> stencil = _stencil; // a callback may replace it
        if (stencil) function(*stencil);
    });
}

// --- Life cycle ---

void ClippingNode::onEnter() {
    Node::onEnter();
    forStencil(StencilCall::Enter, [](Node& stencil) { stencil.onEnter(); });
}

void ClippingNode::onEnterTransitionDidFinish() {
    Node::onEnterTransitionDidFinish();
    forStencil(StencilCall::FinishEnter, [](Node& stencil) { stencil.onEnterTransitionDidFinish(); });
}

void ClippingNode::onExitTransitionDidStart() {
    forStencil(StencilCall::StartExit, [](Node& stencil) { stencil.onExitTransitionDidStart(); });
    Node::onExitTransitionDidStart();
}

void ClippingNode::onExit() {
    forStencil(StencilCall::Exit, [](Node& stencil) { stencil.onExit(); });
    Node::onExit();
}

void ClippingNode::cleanup() {
    Node::cleanup();
    forStencil(StencilCall::CleanUp, [](Node& stencil) { stencil.cleanup(); });
}

void ClippingNode::setCameraMask(unsigned short mask, bool applyChildren) {
    Node::setCameraMask(mask, applyChildren);
    forStencil(StencilCall::SetCamera, [=](Node& stencil) { stencil.setCameraMask(mask, applyChildren); });
}

// --- Drawing ---

void ClippingNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible || !hasContent()) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    renderer->beginMask({_inverted, _alphaThreshold}, _globalZOrder);
    forStencil(StencilCall::Visit,
               [&](Node& stencil) { stencil.visit(renderer, _modelViewTransform, flags); });
    renderer->useMask();
    Node::visit(renderer, parentTransform, flags);
    renderer->endMask();
}

} // namespace cocos2d
