// Controllers, images, the device, vectors in space, tables, and what tests send.

#include "ClassExamples.h"

#include "audio/AudioEngine.h"
#include "extensions/TableView.h"
#include "testing/RandomInput.h"

USING_NS_CC;

namespace {

using DeviceExamples = ClassExamples;

TEST_F(DeviceExamples, Controller) {
    app.connectController();
    app.controllerButton(Controller::BUTTON_A, true);
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 0.5f);
    //! [Controller]
    float walk = 0;
    bool isJumping = false;
    const std::vector<Controller*>& pads = Controller::getAllController();
    if (!pads.empty()) { // in each frame; or see EventListenerController
        Controller* pad = pads.front();
        walk = pad->getKeyStatus(Controller::JOYSTICK_LEFT_X).value; // from -1 (left) to 1 (right)
        isJumping = pad->getKeyStatus(Controller::BUTTON_A).isPressed;
    }
    //! [Controller]
    EXPECT_TRUE(isJumping);
    EXPECT_NEAR(walk, 0.5f, 0.1f);
}

TEST_F(DeviceExamples, Image) {
    //! [Image]
    auto image = new Image();
    image->autorelease();
    if (image->initWithImageFile("garden.png")) { // decodes the file, without a texture
        const unsigned char* pixels = image->getData();
        const bool isSolid = pixels[3] == 255; // red, green, blue, alpha of the upper left pixel
        log("%d x %d pixels, %s", image->getWidth(), image->getHeight(), isSolid ? "solid" : "clear");
        auto texture = Director::getInstance()->getTextureCache()->addImage(image, "my garden");
        scene->addChild(Sprite::createWithTexture(texture));
    }
    //! [Image]
    EXPECT_NE(Director::getInstance()->getTextureCache()->getTextureForKey("my garden"), nullptr);
}

TEST_F(DeviceExamples, Device) {
    //! [Device]
    const float inches = 240.0f / static_cast<float>(Device::getDPI()); // of 240 pixels
    Device::setKeepScreenOn(false); // sensors, vibration, and the like have no effect on a computer
    //! [Device]
    EXPECT_NEAR(inches, 2.5f, 0.01f);
}

TEST_F(DeviceExamples, AudioProfile) {
    //! [AudioProfile]
    AudioProfile shots; // a member of your scene
    shots.name = "shots";
    shots.maxInstances = 4; // no more at the same time
    shots.minDelay = 0.05;  // seconds between two of them
    AudioEngine::play2d("sounds/chime.ogg", false, 1, &shots);
    //! [AudioProfile]
    EXPECT_EQ(shots.maxInstances, 4u);
    AudioEngine::stopAll();
}

TEST_F(DeviceExamples, Vec3) {
    //! [Vec3]
    const Vec3 eye(240, 160, 300);
    const Vec3 way = Vec3(240, 160, 0) - eye;
    const float length = way.length();              // 300
    const Vec3 direction = way.getNormalized();     // (0, 0, -1)
    const Vec3 halfWay = eye.lerp(eye + way, 0.5f); // (240, 160, 150)
    //! [Vec3]
    EXPECT_NEAR(length, 300, 0.01f);
    EXPECT_NEAR(direction.z, -1, 0.001f);
    EXPECT_NEAR(halfWay.z, 150, 0.01f);
}

TEST_F(DeviceExamples, RandomHelper) {
    //! [RandomHelper]
    const int dice = RandomHelper::random_int(1, 6);
    const float delay = RandomHelper::random_real(0.5f, 1.5f); // seconds
    //! [RandomHelper]
    EXPECT_TRUE(dice >= 1 && dice <= 6);
    EXPECT_TRUE(delay >= 0.5f && delay <= 1.5f);
}

//! [extension::TableView, extension::TableViewDataSource, extension::TableViewCell]
class Scores : public extension::TableViewDataSource {
public:
    Size cellSizeForTable(extension::TableView*) override { return Size(200, 24); }
    ssize_t numberOfCellsInTableView(extension::TableView*) override { return 1000; }
    extension::TableViewCell* tableCellAtIndex(extension::TableView* table, ssize_t row) override {
        auto cell = table->dequeueCell(); // one that has left the view
        if (!cell) {
            cell = extension::TableViewCell::create();
            cell->addChild(Label::createWithTTF("", "fonts/Quicksand-Bold.ttf", 16), 0, "text");
        }
        cell->getChildByName<Label*>("text")->setString(StringUtils::format("Row %d", static_cast<int>(row)));
        return cell;
    }
};

void showScores(Scene* scene, Scores* scores) { // the scores must outlive the table
    auto table = extension::TableView::create(scores, Size(200, 160));
    table->setVerticalFillOrder(extension::TableView::VerticalFillOrder::TOP_DOWN);
    scene->addChild(table, 0, "table");
    table->reloadData();
}
//! [extension::TableView, extension::TableViewDataSource, extension::TableViewCell]

TEST_F(DeviceExamples, TableView) {
    Scores scores;
    showScores(scene, &scores);
    app.step(2);
    auto* const table = scene->getChildByName<extension::TableView*>("table");
    ASSERT_NE(table, nullptr);
    EXPECT_NE(table->cellAtIndex(0), nullptr);
    EXPECT_EQ(table->cellAtIndex(500), nullptr);
    table->removeFromParent();
}

TEST_F(DeviceExamples, RandomInput) {
    //! [copra::testing::RandomInput]
    copra::testing::RandomInput monkey(2024); // the same seed plays the same
    for (int frame = 0; frame < 120; ++frame) {
        monkey.step(*Director::getInstance());
        app.step();
    }
    monkey.release(*Director::getInstance());
    //! [copra::testing::RandomInput]
    EXPECT_GE(monkey.touches() + monkey.keys(), 0);
}

} // namespace
