#include "cocos2d.h"
#include "monkey/Monkey.h"

#include <iterator>

using namespace cocos2d;

namespace monkey {

namespace {

Size gridSize(Monkey& m) {
    if (m.draw().chance(3)) return m.draw().size(); // up to limits::kGridSide
    const int columns = m.draw().integer(1, 12);
    return Size(static_cast<float>(columns), static_cast<float>(m.draw().integer(1, 9)));
}

unsigned few(Draw& d) {
    return static_cast<unsigned>(d.chance(90) ? d.integer(0, 6) : d.anyInteger());
}

// One line an effect of a grid.
using GridActionMaker = ActionInterval* (*)(Monkey& m, Draw& d, float time, const Size& size);
#define GRID_ACTION(expression)                                                                              \
    [](Monkey& m, Draw& d, float time, const Size& size) -> ActionInterval* {                                \
        static_cast<void>(m), static_cast<void>(d), static_cast<void>(size);                                 \
        return expression;                                                                                   \
    }

const GridActionMaker kGridActions[] = {
    GRID_ACTION(Waves3D::create(time, size, few(d), d.number())),
    GRID_ACTION(FlipX3D::create(time)),
    GRID_ACTION(FlipY3D::create(time)),
    GRID_ACTION(Lens3D::create(time, size, d.point(), d.number())),
    GRID_ACTION(Ripple3D::create(time, size, d.point(), d.number(), few(d), d.number())),
    GRID_ACTION(Shaky3D::create(time, size, d.anyInteger(), d.flag())),
    GRID_ACTION(Liquid::create(time, size, few(d), d.number())),
    GRID_ACTION(Waves::create(time, size, few(d), d.number(), d.flag(), d.flag())),
    GRID_ACTION(Twirl::create(time, size, d.point(), few(d), d.number())),
    GRID_ACTION(PageTurn3D::create(time, size)),
    GRID_ACTION(ShakyTiles3D::create(time, size, d.anyInteger(), d.flag())),
    GRID_ACTION(ShatteredTiles3D::create(time, size, d.anyInteger(), d.flag())),
    GRID_ACTION(ShuffleTiles::create(time, size, few(d))),
    GRID_ACTION(FadeOutTRTiles::create(time, size)),
    GRID_ACTION(FadeOutBLTiles::create(time, size)),
    GRID_ACTION(FadeOutUpTiles::create(time, size)),
    GRID_ACTION(FadeOutDownTiles::create(time, size)),
    GRID_ACTION(TurnOffTiles::create(time, size, few(d))),
    GRID_ACTION(WavesTiles3D::create(time, size, few(d), d.number())),
    GRID_ACTION(JumpTiles3D::create(time, size, few(d), d.number())),
    GRID_ACTION(SplitRows::create(time, few(d))),
    GRID_ACTION(SplitCols::create(time, few(d))),
};

ActionInterval* gridAction(Monkey& m) {
    Draw& d = m.draw();
    const float time = d.seconds();
    const Size size = gridSize(m);
    return kGridActions[d.below(std::size(kGridActions))](m, d, time, size);
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
        {"NodeGrid::setTarget",
         [](Monkey& m) {
             auto* const grid = m.find<NodeGrid>();
             if (grid) grid->setTarget(m.draw().flag() ? m.node() : Node::create());
         }},
        {"NodeGrid::setGridRect",
         [](Monkey& m) {
             if (auto* const grid = m.find<NodeGrid>()) grid->setGridRect(m.draw().rect());
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
        {"ClippingRectangleNode::create",
         [](Monkey& m) { m.add(ClippingRectangleNode::create(m.draw().rect())); }},
        {"MotionStreak::create",
         [](Monkey& m) {
             m.add(MotionStreak::create(m.draw().seconds(), m.draw().number(), m.draw().number(),
                                        m.draw().color3(), m.image()));
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
