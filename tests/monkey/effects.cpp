#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

void renderTexture(Monkey& m) {
    auto* const target = RenderTexture::create(m.draw().integer(1, 200), m.draw().integer(1, 200));
    if (!target) return;
    target->beginWithClear(0.2f, m.draw().number(), 0.3f, 1.0f);
    if (auto* const sprite = m.find<Sprite>(); sprite && !sprite->getBatchNode()) sprite->visit();
    target->end();
    m.add(target);
}

} // namespace

const std::vector<Operation>& effectOperations() {
    static const std::vector<Operation> s_operations = {
        {"NodeGrid::setTarget",
         [](Monkey& m) {
             auto* const grid = m.find<NodeGrid>();
             if (grid) grid->setTarget(m.draw().flag() ? m.node() : Node::create());
         }},
        {"NodeGrid::setGridRect",
         [](Monkey& m) {
             if (auto* const grid = m.find<NodeGrid>()) grid->setGridRect(m.draw().rect());
         }},
        {"ClippingNode::setStencil",
         [](Monkey& m) {
             auto* const clipping = m.find<ClippingNode>();
             if (!clipping) return;
             switch (m.draw().integer(0, 3)) {
             case 0:
                 return clipping->setStencil(nullptr);
             case 1:
                 return clipping->setStencil(Node::create());
             case 2:
                 return clipping->setStencil(Label::createWithSystemFont(m.draw().text(), "", 20.0f));
             default:
                 clipping->setStencil(m.node());
             }
         }},
        {"MotionStreak",
         [](Monkey& m) {
             auto* const streak = m.find<MotionStreak>();
             if (!streak) return;
             streak->setStartingPositionInitialized(m.draw().flag());
             if (m.draw().flag()) streak->reset();
             streak->tintWithColor(m.draw().color3());
             streak->setFastMode(m.draw().flag());
             streak->setStroke(m.draw().number());
         }},
        {"RenderTexture::create", renderTexture},
        {"RenderTexture",
         [](Monkey& m) {
             auto* const target = m.find<RenderTexture>();
             if (!target) return;
             target->setAutoDraw(m.draw().flag());
             target->setClearColor(m.draw().color4F());
             target->setClearFlags(static_cast<unsigned>(m.draw().anyInteger()));
             target->setKeepMatrix(m.draw().flag());
             target->setVirtualViewport(m.draw().point(), m.draw().rect(), m.draw().rect());
         }},
        {"RenderTexture::newImage",
         [](Monkey& m) {
             auto* const target = m.find<RenderTexture>();
             if (Image* const image = target ? target->newImage(m.draw().flag()) : nullptr)
                 image->autorelease();
         }},
        {"RenderTexture::create(any size)",
         [](Monkey& m) { m.add(RenderTexture::create(m.draw().anyInteger(), m.draw().anyInteger())); }},
        {"captureNode",
         [](Monkey& m) {
             Node* const node = m.node();
             if (node == m.stage().scene()) return;
             const float scale = m.draw().chance(80) ? 0.5f : m.draw().number() * 0.01f;
             if (Image* const image = utils::captureNode(node, scale)) image->autorelease();
         }},
    };
    return s_operations;
}

} // namespace monkey
