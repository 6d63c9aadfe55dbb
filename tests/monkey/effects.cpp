#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

Size gridSize(Monkey& m) {
    if (m.draw().chance(10)) return m.draw().size();
    const int columns = m.draw().integer(1, 12);
    return Size(static_cast<float>(columns), static_cast<float>(m.draw().integer(1, 9)));
}

ActionInterval* gridAction(Monkey& m) {
    const float time = m.draw().seconds();
    const Size size = gridSize(m);
    const auto waves = static_cast<unsigned>(m.draw().integer(0, 6));
    switch (m.draw().integer(0, 19)) {
    case 0:
        return Waves3D::create(time, size, waves, m.draw().number());
    case 1:
        return FlipX3D::create(time);
    case 2:
        return FlipY3D::create(time);
    case 3:
        return Lens3D::create(time, size, m.draw().point(), m.draw().number());
    case 4:
        return Ripple3D::create(time, size, m.draw().point(), m.draw().number(), waves, m.draw().number());
    case 5:
        return Shaky3D::create(time, size, m.draw().anyInteger(), m.draw().flag());
    case 6:
        return Liquid::create(time, size, waves, m.draw().number());
    case 7:
        return Waves::create(time, size, waves, m.draw().number(), m.draw().flag(), m.draw().flag());
    case 8:
        return Twirl::create(time, size, m.draw().point(), waves, m.draw().number());
    case 9:
        return PageTurn3D::create(time, size);
    case 10:
        return ShakyTiles3D::create(time, size, m.draw().anyInteger(), m.draw().flag());
    case 11:
        return ShatteredTiles3D::create(time, size, m.draw().anyInteger(), m.draw().flag());
    case 12:
        return ShuffleTiles::create(time, size, waves);
    case 13:
        return FadeOutTRTiles::create(time, size);
    case 14:
        return FadeOutUpTiles::create(time, size);
    case 15:
        return TurnOffTiles::create(time, size, waves);
    case 16:
        return WavesTiles3D::create(time, size, waves, m.draw().number());
    case 17:
        return JumpTiles3D::create(time, size, waves, m.draw().number());
    case 18:
        return SplitRows::create(time, static_cast<unsigned>(m.draw().integer(1, 40)));
    default:
        return SplitCols::create(time, static_cast<unsigned>(m.draw().integer(1, 40)));
    }
}

void runGridAction(Monkey& m) {
    auto* const grid = m.find<NodeGrid>();
    auto* const action = gridAction(m);
    if (grid && action) grid->runAction(action);
}

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
        {"NodeGrid::create",
         [](Monkey& m) {
             auto* const grid = NodeGrid::create();
             grid->addChild(Sprite::create("checker.png"));
             m.add(grid);
         }},
        {"runAction(grid action)", runGridAction, 3},
        {"StopGrid",
         [](Monkey& m) {
             if (auto* const grid = m.find<NodeGrid>()) grid->runAction(StopGrid::create());
         }},
        {"ClippingNode::create",
         [](Monkey& m) {
             auto* const clipping = ClippingNode::create(Sprite::create("ring.png"));
             clipping->setAlphaThreshold(m.draw().chance(80) ? 0.5f : m.draw().number());
             clipping->setInverted(m.draw().flag());
             clipping->addChild(Sprite::create("checker.png"));
             m.add(clipping);
         }},
        {"ClippingNode::setStencil",
         [](Monkey& m) {
             auto* const clipping = m.find<ClippingNode>();
             if (clipping) clipping->setStencil(m.draw().flag() ? Node::create() : nullptr);
         }},
        {"ClippingRectangleNode::create",
         [](Monkey& m) { m.add(ClippingRectangleNode::create(m.draw().rect())); }},
        {"MotionStreak::create",
         [](Monkey& m) {
             m.add(MotionStreak::create(m.draw().seconds(), m.draw().number(), m.draw().number(),
                                        m.draw().color3(), m.image()));
         }},
        {"RenderTexture::create", renderTexture},
        {"RenderTexture::create(any size)",
         [](Monkey& m) { m.add(RenderTexture::create(m.draw().anyInteger(), m.draw().anyInteger())); }},
        {"captureNode",
         [](Monkey& m) {
             Node* const node = m.node();
             if (node == m.stage().scene()) return;
             if (Image* const image = utils::captureNode(node, m.draw().number() * 0.01f))
                 image->autorelease();
         }},
    };
    return s_operations;
}

} // namespace monkey
