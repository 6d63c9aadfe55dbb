// Classes of which games get objects, and those that they derive from.

#include "ClassExamples.h"

#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "extensions/cocos-ext.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/Level.h"
#include "gameplay/collision/CollisionSpace.h"
#include "ui/CocosGUI.h"

#include <cmath>

USING_NS_CC;

namespace {

class SharedExamples : public ClassExamples {
protected:
    bool isBegun = false;
};

TEST_F(SharedExamples, EventTouch) {
    //! [EventTouch]
    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [this](Touch*, Event* event) {
        auto* touches = static_cast<EventTouch*>(event); // what listeners of touches get
        isBegun = touches->getEventCode() == EventTouch::EventCode::BEGAN;
        return true;
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventTouch]
    app.tap(Vec2(100, 100));
    EXPECT_TRUE(isBegun);
}

TEST_F(SharedExamples, FontAtlas) {
    //! [FontAtlas]
    auto score = Label::createWithTTF("120", "fonts/Quicksand-Bold.ttf", 20);
    if (FontAtlas* atlas = score->getFontAtlas()) atlas->setAliasTexParameters(); // sharp if it is scaled up
    //! [FontAtlas]
    EXPECT_NE(score->getFontAtlas(), nullptr);
}

TEST_F(SharedExamples, CameraBackgroundDepthBrush) {
    //! [CameraBackgroundDepthBrush]
    auto map = Camera::create(); // a second view, which keeps what the first has drawn
    map->setCameraFlag(CameraFlag::USER1);
    map->setDepth(1);
    CameraBackgroundDepthBrush* brush = CameraBackgroundBrush::createDepthBrush(1);
    map->setBackgroundBrush(brush); // draws nothing: Copra has no depth buffer
    scene->addChild(map);
    //! [CameraBackgroundDepthBrush]
    EXPECT_EQ(map->getBackgroundBrush(), brush);
}

TEST_F(SharedExamples, Grid3D) {
    auto* const nodeGrid = NodeGrid::create();
    scene->addChild(nodeGrid);
    //! [GridBase, Grid3D]
    auto grid = Grid3D::create(Size(8, 6)); // 8 x 6 cells; grid effects make one of their own
    nodeGrid->setGrid(grid);
    grid->setActive(true);
    Vec3 middle = grid->getOriginalVertex(Vec2(4, 3));
    middle.z += 80; // toward the viewer
    grid->setVertex(Vec2(4, 3), middle);
    //! [GridBase, Grid3D]
    app.step();
    EXPECT_EQ(grid->getVertex(Vec2(4, 3)), middle);
}

TEST_F(SharedExamples, TiledGrid3D) {
    auto* const nodeGrid = NodeGrid::create();
    scene->addChild(nodeGrid);
    //! [TiledGrid3D]
    auto grid = TiledGrid3D::create(Size(8, 6)); // 8 x 6 tiles, which can move apart
    nodeGrid->setGrid(grid);
    grid->setActive(true);
    Quad3 tile = grid->getOriginalTile(Vec2(4, 3));                                // column and row
    for (Vec3* corner : {&tile.bl, &tile.br, &tile.tl, &tile.tr}) corner->z += 80; // toward the viewer
    grid->setTile(Vec2(4, 3), tile);
    //! [TiledGrid3D]
    app.step();
    EXPECT_EQ(grid->getTile(Vec2(4, 3)).bl.z, 80);
}

TEST_F(SharedExamples, PoolManager) {
    //! [PoolManager]
    auto bee = Sprite::create("garden.png"); // autoreleased
    const bool isWaiting =
        PoolManager::getInstance()->isObjectInPools(bee); // released at the end of the frame
    //! [PoolManager]
    EXPECT_TRUE(isWaiting);
}

TEST_F(SharedExamples, Control) {
    //! [extension::Control]
    class Panel : public Node {
    public:
        CREATE_FUNC(Panel);
        void listenTo(extension::Control* control) {
            control->addTargetWithActionForControlEvents(this, cccontrol_selector(Panel::valueChanged),
                                                         extension::Control::EventType::VALUE_CHANGED);
        }
        void valueChanged(Ref* sender, extension::Control::EventType) {
            value = static_cast<extension::ControlStepper*>(sender)->getValue();
        }
        double value = 0;
    };
    auto panel = Panel::create();
    scene->addChild(panel);
    auto volume = extension::ControlStepper::create(Sprite::create("widgets/box_off.png"),
                                                    Sprite::create("widgets/box.png"));
    panel->listenTo(volume); // the panel is not retained
    panel->addChild(volume);
    //! [extension::Control]
    volume->setValue(5);
    EXPECT_EQ(panel->value, 5);
}

TEST_F(SharedExamples, ControlSwitch) {
    //! [extension::ControlSwitch]
    class Settings : public Node {
    public:
        CREATE_FUNC(Settings);
        bool init() override {
            auto music = extension::ControlSwitch::create(
                Sprite::create("widgets/track.png"), Sprite::create("widgets/bar.png"),
                Sprite::create("widgets/track.png"), Sprite::create("widgets/knob.png"));
            music->setPosition(240, 160);
            music->addTargetWithActionForControlEvents(this, cccontrol_selector(Settings::changed),
                                                       extension::Control::EventType::VALUE_CHANGED);
            addChild(music, 0, "music");
            return true;
        }
        void changed(Ref* sender, extension::Control::EventType) {
            hasMusic = static_cast<extension::ControlSwitch*>(sender)->isOn();
        }
        bool hasMusic = true;
    };
    auto settings = Settings::create();
    scene->addChild(settings);
    //! [extension::ControlSwitch]
    settings->getChildByName<extension::ControlSwitch*>("music")->setOn(false);
    EXPECT_FALSE(settings->hasMusic);
}

TEST_F(SharedExamples, ControlStepper) {
    //! [extension::ControlStepper]
    class Settings : public Node {
    public:
        CREATE_FUNC(Settings);
        bool init() override {
            auto stepper = extension::ControlStepper::create(Sprite::create("widgets/box_off.png"), // minus
                                                             Sprite::create("widgets/box.png"));    // plus
            stepper->setMaximumValue(10);
            stepper->setStepValue(2); // of each press
            stepper->addTargetWithActionForControlEvents(this, cccontrol_selector(Settings::changed),
                                                         extension::Control::EventType::VALUE_CHANGED);
            addChild(stepper, 0, "volume");
            return true;
        }
        void changed(Ref* sender, extension::Control::EventType) {
            volume = static_cast<extension::ControlStepper*>(sender)->getValue();
        }
        double volume = 0;
    };
    auto settings = Settings::create();
    scene->addChild(settings);
    //! [extension::ControlStepper]
    settings->getChildByName<extension::ControlStepper*>("volume")->setValue(6);
    EXPECT_EQ(settings->volume, 6);
}

TEST_F(SharedExamples, ControlListeners) {
    //! [extension::ControlSlider, extension::ControlPotentiometer: Listening for a new value]
    class Settings : public Node {
    public:
        CREATE_FUNC(Settings);
        bool init() override {
            auto slider =
                extension::ControlSlider::create("widgets/track.png", "widgets/bar.png", "widgets/knob.png");
            auto knob = extension::ControlPotentiometer::create("widgets/ring.png", "widgets/ring_dot.png",
                                                                "widgets/knob.png");
            for (extension::Control* control :
                 {static_cast<extension::Control*>(slider), static_cast<extension::Control*>(knob)})
                control->addTargetWithActionForControlEvents(this, cccontrol_selector(Settings::changed),
                                                             extension::Control::EventType::VALUE_CHANGED);
            addChild(slider, 0, "slider");
            addChild(knob, 0, "knob");
            return true;
        }
        void changed(Ref* sender, extension::Control::EventType) {
            if (auto* slider = dynamic_cast<extension::ControlSlider*>(sender)) volume = slider->getValue();
            if (auto* knob = dynamic_cast<extension::ControlPotentiometer*>(sender))
                balance = knob->getValue();
        }
        float volume = 0;
        float balance = 0;
    };
    auto settings = Settings::create();
    scene->addChild(settings);
    //! [extension::ControlSlider, extension::ControlPotentiometer: Listening for a new value]
    settings->getChildByName<extension::ControlSlider*>("slider")->setValue(0.5f);
    settings->getChildByName<extension::ControlPotentiometer*>("knob")->setValue(0.25f);
    EXPECT_EQ(settings->volume, 0.5f);
    EXPECT_EQ(settings->balance, 0.25f);
}

TEST_F(SharedExamples, ScrollViewDelegate) {
    //! [extension::ScrollViewDelegate]
    class Watcher : public extension::ScrollViewDelegate {
    public:
        void scrollViewDidScroll(extension::ScrollView* view) override { place = view->getContentOffset(); }
        Vec2 place;
    };
    Watcher watcher; // not retained: it has to outlive the view, or call view->setDelegate(nullptr)
    auto view = extension::ScrollView::create(Size(200, 100));
    view->setContentSize(Size(200, 400));
    view->setDelegate(&watcher);
    scene->addChild(view);
    view->setContentOffset(Vec2(0, -40));
    //! [extension::ScrollViewDelegate]
    EXPECT_EQ(watcher.place, Vec2(0, -40));
    view->setDelegate(nullptr);
}

TEST_F(SharedExamples, CollisionSignal) {
    //! [copra::CollisionSignal]
    copra::CollisionWorld world; // a member of your layer
    auto* bee = copra::CollisionSprite::create("garden.png");
    scene->addChild(bee);
    world.add(bee);
    copra::CollisionSignal& hits = bee->collisionBegan(); // for this sprite; world.began() is for all
    auto connection = hits.connect([](copra::CollisionSprite* self, copra::CollisionSprite* other) {
        log("%s meets %s", self->getName().c_str(), other->getName().c_str());
    });
    connection.disconnect(); // or with the sprite
    //! [copra::CollisionSignal]
    EXPECT_TRUE(hits.empty());
    world.removeAll();
}

TEST_F(SharedExamples, SpaceBody) {
    //! [copra::SpaceBody, copra::Placement]
    copra::CollisionSpace space;
    const auto rock = space.add(copra::CollisionShape::circle({0, 0}, 8), Vec2(100, 100));
    copra::SpaceBody* body = space.body(rock);
    body->placement = copra::Placement::at(Vec2(140, 100), 0, 2); // moves it, in twice its size
    body->mask = 1 << 3;                                          // meets only bodies of this category
    space.step(1.0f / 60.0f);
    //! [copra::SpaceBody, copra::Placement]
    EXPECT_EQ(space.body(rock)->previous, Vec2(140, 100));
}

TEST_F(SharedExamples, BodyContact) {
    //! [copra::BodyContact, copra::BodyTouch, copra::Slope]
    copra::BodyWorld world;
    world.addSlope(copra::Slope{Vec2(0, 0), Vec2(400, 100), Vec2::ZERO, 0.5f}); // friction 0.5: holds a crate
    world.add(copra::makeWall(Vec2(440, 50), Size(80, 100)));
    const copra::Handle crate = world.add(copra::makeBox(Vec2(440, 130), Size(32, 32), 2));
    for (int frame = 0; frame < 60; ++frame) world.step(1.0f / 60.0f);
    const copra::BodyTouch& touch = world.find(crate)->touch; // what the last step found
    const bool stands = touch.below && !touch.onSlope;
    for (const copra::BodyContact& contact : world.contacts())
        if (contact.second == crate && contact.impulse > 500) log("the crate falls hard");
    //! [copra::BodyContact, copra::BodyTouch, copra::Slope]
    EXPECT_TRUE(stands);
}

TEST_F(SharedExamples, Level) {
    //! [copra::Level, copra::Level::Handles]
    copra::Level level; // or copra::readLevel(objects of a tile map)
    level.walls.push_back(copra::makeWall(Vec2(240, 10), Size(480, 20)));
    level.boxes.push_back(copra::makeBox(Vec2(100, 80), Size(32, 32), 2));
    copra::BodyWorld world;
    const copra::Level::Handles handles = level.addTo(world);
    for (int frame = 0; frame < 60; ++frame) world.step(1.0f / 60.0f);
    const Vec2 crate = world.find(handles.boxes[0])->position;
    //! [copra::Level, copra::Level::Handles]
    EXPECT_NEAR(crate.y, 36, 0.5f);
}

TEST_F(SharedExamples, RadioButtonGroup) {
    //! [ui::RadioButtonGroup, ui::RadioButton]
    auto levels = ui::RadioButtonGroup::create(); // shows nothing itself
    scene->addChild(levels);
    for (int i = 0; i < 3; ++i) {
        auto button = ui::RadioButton::create("widgets/box_off.png", "widgets/box.png");
        button->setPosition(Vec2(100 + 40 * i, 100));
        scene->addChild(button);
        levels->addRadioButton(button); // the first one is selected
    }
    levels->addEventListener([](ui::RadioButton*, int index, ui::RadioButtonGroup::EventType) {
        log("level %d", index); // -1: none
    });
    levels->setSelectedButton(2);
    //! [ui::RadioButtonGroup, ui::RadioButton]
    EXPECT_EQ(levels->getSelectedButtonIndex(), 2);
}

TEST_F(SharedExamples, TableViewDelegate) {
    //! [extension::TableViewDelegate]
    class Touches : public extension::TableViewDelegate {
    public:
        void tableCellTouched(extension::TableView*, extension::TableViewCell* cell) override {
            row = cell->getIdx();
        }
        ssize_t row = -1;
    };
    Touches touches; // not retained: it has to outlive the table; table->setDelegate(&touches) sets it
    //! [extension::TableViewDelegate]
    auto cell = extension::TableViewCell::create();
    cell->setIdx(4);
    touches.tableCellTouched(nullptr, cell);
    EXPECT_EQ(touches.row, 4);
}

TEST_F(SharedExamples, ImageLayer) {
    //! [TMXMapInfo::ImageLayer]
    auto file = TMXMapInfo::create("meadow.tmx");
    for (const TMXMapInfo::ImageLayer& layer : file->getImageLayers())
        log("%s shows %s", layer.name.c_str(), layer.image.c_str());
    //! [TMXMapInfo::ImageLayer]
    EXPECT_NE(file, nullptr);
}

TEST_F(SharedExamples, ActionEase) {
    auto* const bee = Sprite::create("garden.png");
    scene->addChild(bee);
    //! [ActionEase]
    class EaseSteps : public ActionEase { // a curve of your own: ten steps
    public:
        static EaseSteps* create(ActionInterval* action) {
            auto* ease = new EaseSteps;
            ease->autorelease();
            return ease->initWithAction(action) ? ease : nullptr;
        }
        EaseSteps* clone() const override { return create(_inner->clone()); }
        EaseSteps* reverse() const override { return create(_inner->reverse()); }
        void update(float time) override { _inner->update(std::floor(time * 10) / 10); }
    };
    bee->runAction(EaseSteps::create(MoveBy::create(1, Vec2(100, 0))));
    //! [ActionEase]
    app.wait(0.55f);
    EXPECT_NEAR(bee->getPositionX(), 50, 0.1f);
}

} // namespace
