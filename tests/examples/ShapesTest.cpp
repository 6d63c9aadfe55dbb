#include "GuideTest.h"
#include "render/Renderer.h"

USING_NS_CC;

namespace {

class ShapesTest : public GuideTest {
protected:
    /// The color of a point of the scene in the picture of this frame.
    Color3B colorAt(const Vec2& point) {
        const auto picture = app.picture();
        const Size design = Director::getInstance()->getWinSize();
        const auto x = static_cast<int>(point.x / design.width * static_cast<float>(picture.size.width));
        const auto y =
            static_cast<int>((1 - point.y / design.height) * static_cast<float>(picture.size.height));
        const auto* pixel = &picture.rgba[static_cast<std::size_t>((y * picture.size.width + x) * 4)];
        return Color3B(pixel[0], pixel[1], pixel[2]);
    }
};

TEST_F(ShapesTest, ShapesAreDrawn) {
    auto* scene = run<Scene>();
    //! [first]
    auto* shapes = DrawNode::create();
    shapes->drawSolidRect(Vec2(40, 40), Vec2(200, 120), Color4F::GREEN); // two opposite corners
    shapes->drawDot(Vec2(280, 80), 40, Color4F::ORANGE);                 // center and radius
    shapes->drawSegment(Vec2(40, 200), Vec2(320, 200), 6, Color4F::RED); // 12 points thick, with round ends
    const Vec2 roof[] = {Vec2(40, 120), Vec2(120, 170), Vec2(200, 120)};
    shapes->drawPolygon(roof, 3, Color4F::YELLOW, 2, Color4F::BLACK); // with a border
    scene->addChild(shapes, 0, "shapes");
    //! [first]
    app.step();
    EXPECT_EQ(colorAt(Vec2(60, 60)), Color3B::GREEN);
    EXPECT_EQ(colorAt(Vec2(100, 200)), Color3B::RED);
    EXPECT_EQ(colorAt(Vec2(120, 140)), Color3B::YELLOW);
    EXPECT_EQ(colorAt(Vec2(280, 80)).r, 255);
}

TEST_F(ShapesTest, LinesHaveAWidth) {
    auto* scene = run<Scene>();
    //! [lines]
    auto* frame = DrawNode::create(4); // lines are 4 points thick
    frame->drawRect(Vec2(20, 20), Vec2(460, 300), Color4F::WHITE);
    frame->drawLine(Vec2(20, 160), Vec2(460, 160), Color4F::GRAY, 1);    // only this line is 1 point thick
    frame->drawCircle(Vec2(240, 160), 80, 0, 48, false, Color4F::WHITE); // the circle has 48 lines
    scene->addChild(frame);
    //! [lines]
    EXPECT_EQ(frame->getLineWidth(), 4);
    app.step();
    EXPECT_EQ(colorAt(Vec2(240, 21)), Color3B::WHITE);
}

//! [redraw]
/// A line from the origin of the node to a target that moves.
class Aim : public Node {
public:
    CREATE_FUNC(Aim);

    bool init() override {
        if (!Node::init()) return false;
        _line = DrawNode::create();
        addChild(_line);
        scheduleUpdate();
        return true;
    }

    void update(float dt) override {
        Node::update(dt);
        _line->clear(); // otherwise, the old line stays
        _line->drawSegment(Vec2::ZERO, target, 2, Color4F(1, 1, 1, 0.5f));
    }

    Vec2 target; // the end of the line, in points of this node

private:
    DrawNode* _line = nullptr; // a child
};
//! [redraw]

TEST_F(ShapesTest, AShapeIsDrawnAgainInEachFrame) {
    auto* scene = run<Scene>();
    //! [aim]
    auto* aim = Aim::create();
    aim->setPosition(240, 160);
    scene->addChild(aim);
    aim->target = Vec2(100, 0); // the game changes this
    //! [aim]
    app.step(2);
    const auto vertices = Director::getInstance()->getRenderer()->getDrawnVertices();
    aim->target = Vec2(0, 100);
    app.step(2);
    EXPECT_EQ(Director::getInstance()->getRenderer()->getDrawnVertices(), vertices);
}

TEST_F(ShapesTest, LayersFillAreas) {
    auto* scene = run<Scene>();
    //! [layer]
    scene->addChild(LayerColor::create(Color4B(20, 30, 60, 255)), -1); // as large as the design area
    auto* panel = LayerColor::create(Color4B(255, 255, 255, 40), 200, 120);
    panel->setPosition(140, 100); // the lower left corner of the panel
    scene->addChild(panel, 0, "panel");
    panel->runAction(FadeTo::create(0.5f, 120));
    //! [layer]
    app.wait(0.6f);
    EXPECT_EQ(panel->getOpacity(), 120);
    EXPECT_EQ(colorAt(Vec2(20, 20)), Color3B(20, 30, 60));
    EXPECT_NE(colorAt(Vec2(150, 110)), Color3B(20, 30, 60));
}

TEST_F(ShapesTest, AGradientHasTwoColors) {
    auto* scene = run<Scene>();
    //! [gradient]
    auto* sky = LayerGradient::create(Color4B(20, 24, 70, 255), Color4B(120, 80, 150, 255));
    scene->addChild(sky, -1);                                                      // dark at the top
    auto* meter = LayerGradient::create(Color4B::GREEN, Color4B::RED, Vec2(1, 0)); // from left to right
    meter->setContentSize(Size(120, 16));
    meter->setPosition(20, 280);
    scene->addChild(meter);
    //! [gradient]
    app.step();
    EXPECT_LT(colorAt(Vec2(400, 310)).r, colorAt(Vec2(400, 10)).r);
    EXPECT_GT(colorAt(Vec2(25, 288)).g, colorAt(Vec2(135, 288)).g);
}

TEST_F(ShapesTest, AGlowIsBrightInTheCenter) {
    auto* scene = run<Scene>();
    //! [glow]
    const Color4B bright(255, 220, 120, 255), clear(255, 220, 120, 0);
    auto* glow = LayerRadialGradient::create(bright, clear, 60, Vec2(60, 60), 0.2f);
    glow->setContentSize(Size(120, 120)); // the gradient shows only in this rectangle
    glow->setPosition(180, 100);
    glow->setBlendFunc(BlendFunc::ADDITIVE); // adds light
    scene->addChild(glow, 0, "glow");
    //! [glow]
    app.step();
    EXPECT_GT(colorAt(Vec2(240, 160)).r, colorAt(Vec2(195, 160)).r);
    EXPECT_EQ(colorAt(Vec2(400, 160)), colorAt(Vec2(20, 20)));
}

TEST_F(ShapesTest, ColorsCascade) {
    auto* scene = run<Scene>();
    //! [cascade]
    auto* group = Node::create();
    group->setPosition(100, 160);
    group->addChild(Sprite::create("logo.png"), 0, "first");
    group->setCascadeOpacityEnabled(true); // the opacity of the group applies to its children
    group->setCascadeColorEnabled(true);   // and so does its color
    group->setColor(Color3B(255, 160, 160));
    group->runAction(FadeOut::create(1));
    scene->addChild(group, 0, "group");
    //! [cascade]
    app.wait(1.1f);
    auto* first = app.find("first");
    EXPECT_EQ(first->getOpacity(), 255);
    EXPECT_EQ(first->getDisplayedOpacity(), 0);
    EXPECT_EQ(first->getDisplayedColor(), Color3B(255, 160, 160));
}

//! [health]
class DrawnHealthBar : public Node {
public:
    CREATE_FUNC(DrawnHealthBar);

    bool init() override {
        if (!Node::init()) return false;
        setContentSize(Size(60, 8));
        setAnchorPoint(Vec2(0.5f, 0.5f));
        setCascadeOpacityEnabled(true); // FadeOut of the bar fades its shapes
        _shapes = DrawNode::create();
        addChild(_shapes);
        setHealth(1);
        return true;
    }

    void setHealth(float health) { // 0 to 1
        health = clampf(health, 0, 1);
        const Vec2 corner = getContentSize(); // the upper right corner
        const Color4F color = health > 0.3f ? Color4F::GREEN : Color4F::RED;
        _shapes->clear();
        _shapes->drawSolidRect(Vec2::ZERO, corner, Color4F(0, 0, 0, 0.5f));
        _shapes->drawSolidRect(Vec2::ZERO, Vec2(corner.x * health, corner.y), color);
    }

private:
    DrawNode* _shapes = nullptr;
};
//! [health]

TEST_F(ShapesTest, AHealthBarShrinksAndTurnsRed) {
    auto* scene = run<Scene>();
    auto* hero = Sprite::create("logo.png");
    hero->setPosition(240, 100);
    scene->addChild(hero, 0, "hero");
    //! [use]
    auto* bar = DrawnHealthBar::create();
    bar->setPosition(hero->getContentSize().width / 2, hero->getContentSize().height + 10);
    hero->addChild(bar, 1, "health"); // moves with the hero
    bar->setHealth(0.25f);
    //! [use]
    bar->removeFromParent();
    bar = DrawnHealthBar::create();
    bar->setPosition(240, 280);
    scene->addChild(bar);
    app.step();
    EXPECT_EQ(colorAt(Vec2(265, 280)), Color3B::GREEN);
    bar->setHealth(0.25f);
    app.step();
    EXPECT_EQ(colorAt(Vec2(215, 280)), Color3B::RED);
    EXPECT_NE(colorAt(Vec2(265, 280)), Color3B::GREEN);
}

} // namespace
