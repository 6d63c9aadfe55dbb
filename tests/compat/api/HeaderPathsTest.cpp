// Includes only header paths of the original, in each of their spellings.
#include "2d/CCActionInterval.h"
#include "2d/CCLayer.h"
#include "CCScene.h"
#include "base/CCDirector.h"
#include "cocos/2d/CCSprite.h"
#include "cocos/math/Vec2.h"
#include "cocos/ui/UIButton.h"
#include "platform/CCPlatformMacros.h"

#include <gtest/gtest.h>

#include <type_traits>

USING_NS_CC;

namespace {

class Level : public Scene {
public:
    CREATE_FUNC(Level)
    CC_SYNTHESIZE(int, _number, Number);
};

TEST(HeaderPaths, NameWhatTheOriginalsHeadersNamed) {
    EXPECT_TRUE((std::is_base_of_v<Node, Sprite>));
    EXPECT_TRUE((std::is_base_of_v<Layer, LayerGradient>));
    EXPECT_TRUE((std::is_base_of_v<ActionInterval, Sequence>));
    EXPECT_TRUE((std::is_base_of_v<ActionInterval, Animate>));
    EXPECT_TRUE((std::is_base_of_v<Node, ui::Button>));
    EXPECT_TRUE((std::is_same_v<decltype(Director::getInstance()->getRunningScene()), Scene*>));
    Level* level = Level::create();
    level->setNumber(7);
    EXPECT_EQ(level->getNumber(), 7);
    level->setPosition(Vec2(3, 4));
    EXPECT_FLOAT_EQ(level->getPosition().length(), 5);
}

} // namespace
