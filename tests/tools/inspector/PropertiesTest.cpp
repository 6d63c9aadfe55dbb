#include "inspector/properties.h"

#include "actors/CollisionSprite.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "testing/GameTest.h"
#include "ui/UIButton.h"
#include "ui/UISlider.h"
#include "ui/UIText.h"

#include <algorithm>

using namespace cocos2d;
using namespace copra::inspector;

namespace {

class PropertiesTest : public copra::testing::GameTest {
protected:
    static PropertyValue valueOf(Node& node, const std::string& name) {
        for (const Property& property : propertiesOf(node))
            if (property.name == name) return property.value;
        ADD_FAILURE() << "there is no property " << name;
        return false;
    }
};

} // namespace

TEST_F(PropertiesTest, ANodeIsMovedTurnedAndColored) {
    Node* node = Node::create();
    EXPECT_TRUE(setProperty(*node, "position", Vec2(3, 4)));
    EXPECT_TRUE(setProperty(*node, "rotation", 90.0f));
    EXPECT_TRUE(setProperty(*node, "scale", Vec2(2, 3)));
    EXPECT_TRUE(setProperty(*node, "color", Color3B(1, 2, 3)));
    EXPECT_TRUE(setProperty(*node, "opacity", 300));
    EXPECT_TRUE(setProperty(*node, "z order", -2));
    EXPECT_TRUE(setProperty(*node, "visible", false));
    EXPECT_TRUE(setProperty(*node, "name", std::string("n")));
    EXPECT_EQ(node->getPosition(), Vec2(3, 4));
    EXPECT_FLOAT_EQ(node->getRotation(), 90.0f);
    EXPECT_FLOAT_EQ(node->getScaleY(), 3.0f);
    EXPECT_EQ(node->getColor(), Color3B(1, 2, 3));
    EXPECT_EQ(node->getOpacity(), 255);
    EXPECT_EQ(node->getLocalZOrder(), -2);
    EXPECT_FALSE(node->isVisible());
    EXPECT_EQ(std::get<std::string>(valueOf(*node, "name")), "n");
}

TEST_F(PropertiesTest, ValuesOfAnotherKindAndUnknownNamesAreRefused) {
    Node* node = Node::create();
    EXPECT_FALSE(setProperty(*node, "position", 3.0f));
    EXPECT_FALSE(setProperty(*node, "no such property", 3.0f));
    EXPECT_FALSE(setProperty(*node, "references", 3)); // only shown
}

TEST_F(PropertiesTest, TheTextOfALabelIsChanged) {
    Label* label = Label::createWithSystemFont("before", "DejaVu Sans", 20);
    EXPECT_TRUE(setProperty(*label, "text", std::string("after")));
    EXPECT_EQ(label->getString(), "after");
    ui::Text* text = ui::Text::create("before", "DejaVu Sans", 20);
    EXPECT_TRUE(setProperty(*text, "text", std::string("after")));
    EXPECT_EQ(text->getString(), "after");
}

TEST_F(PropertiesTest, TheFrameOfASpriteIsKnownByName) {
    Texture2D* texture = new Texture2D();
    const std::vector<unsigned char> pixels(16 * 8 * 4, 255);
    texture->initWithData(pixels.data(), 16 * 8 * 4, Texture2D::PixelFormat::RGBA8888, 16, 8, Size::ZERO);
    SpriteFrameCache* cache = SpriteFrameCache::getInstance();
    cache->addSpriteFrame(SpriteFrame::createWithTexture(texture, Rect(0, 0, 8, 8)), "left.png");
    cache->addSpriteFrame(SpriteFrame::createWithTexture(texture, Rect(8, 0, 8, 8)), "right.png");
    texture->release();
    Sprite* sprite = Sprite::createWithSpriteFrameName("left.png");
    EXPECT_EQ(std::get<std::string>(valueOf(*sprite, "frame")), "left.png");
    EXPECT_TRUE(setProperty(*sprite, "frame", std::string("right.png")));
    EXPECT_FLOAT_EQ(sprite->getTextureRect().origin.x, 8.0f);
    EXPECT_TRUE(setProperty(*sprite, "frame", std::string("half a na"))); // while it is typed
    EXPECT_FLOAT_EQ(sprite->getTextureRect().origin.x, 8.0f);
    cache->removeSpriteFrameByName("left.png");
    cache->removeSpriteFrameByName("right.png");
}

TEST_F(PropertiesTest, WidgetsTimersAndParticlesHaveTheirOwn) {
    ui::Button* button = ui::Button::create();
    EXPECT_TRUE(setProperty(*button, "title", std::string("Play")));
    EXPECT_EQ(button->getTitleText(), "Play");
    EXPECT_TRUE(setProperty(*button, "enabled", false));
    EXPECT_FALSE(button->isEnabled());
    ui::Slider* slider = ui::Slider::create();
    EXPECT_TRUE(setProperty(*slider, "percent", 30));
    EXPECT_EQ(slider->getPercent(), 30);
    ProgressTimer* timer = ProgressTimer::create(Sprite::create());
    EXPECT_TRUE(setProperty(*timer, "percentage", 25.0f));
    EXPECT_FLOAT_EQ(timer->getPercentage(), 25.0f);
    ParticleSystem* fire = ParticleFire::create();
    EXPECT_TRUE(setProperty(*fire, "life", 9.0f));
    EXPECT_FLOAT_EQ(fire->getLife(), 9.0f);
}

TEST_F(PropertiesTest, TheRadiusOfACollisionSpriteIsChanged) {
    auto* sprite = copra::CollisionSprite::create();
    EXPECT_TRUE(setProperty(*sprite, "radius", 12.0f));
    EXPECT_FLOAT_EQ(sprite->getRadius(), 12.0f);
    EXPECT_TRUE(setProperty(*sprite, "collidable", false));
    EXPECT_FALSE(sprite->isCollidable());
}

TEST_F(PropertiesTest, TheClassOfTheNodeComesFirst) {
    Sprite* sprite = Sprite::create();
    const auto properties = propertiesOf(*sprite);
    EXPECT_EQ(properties.front().group, "Sprite");
    EXPECT_EQ(properties.back().group, "Node");
}
