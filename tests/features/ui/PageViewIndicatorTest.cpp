#include "ui/WidgetFixture.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

/// An indicator at (100,100), at which dots are 12 points large and 23 points apart.
class PageViewIndicatorTest : public WidgetFixture {
protected:
    struct Dot {
        Vec2 center;
        float size;
        Color4B color;
    };

    PageViewIndicator* indicator(ssize_t pages) {
        auto* made = PageViewIndicator::create();
        made->reset(pages);
        made->setPosition(100, 100);
        scene->addChild(made);
        return made;
    }
    /// What is drawn, relative to the indicator; the highlighted dot is the last.
    std::vector<Dot> dots() {
        std::vector<Dot> all;
        for (const auto& draw : drawn()) {
            for (std::size_t i = 0; i + 3 < draw.vertices.size(); i += 4) {
                Vec2 sum;
                float left = draw.vertices[i].position.x;
                float right = left;
                for (std::size_t corner = i; corner < i + 4; ++corner) {
                    const Vec2& position = draw.vertices[corner].position;
                    sum += position;
                    left = std::min(left, position.x);
                    right = std::max(right, position.x);
                }
                all.push_back({sum / 4 - Vec2(100, 100), right - left, draw.vertices[i].color});
            }
        }
        return all;
    }
    static void expectCenter(const Dot& dot, float x, float y) {
        EXPECT_NEAR(dot.center.x, x, 0.01f);
        EXPECT_NEAR(dot.center.y, y, 0.01f);
    }
};

TEST_F(PageViewIndicatorTest, DrawsADotForEachPageAndAHighlight) {
    indicator(3);
    const std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 4u);
    expectCenter(all[0], -35, 0);
    expectCenter(all[1], 0, 0);
    expectCenter(all[2], 35, 0);
    expectCenter(all[3], -35, 0);
    EXPECT_NEAR(all[0].size, 12, 0.01f);
}

TEST_F(PageViewIndicatorTest, HighlightsTheCurrentPage) {
    PageViewIndicator* i = indicator(3);
    i->indicate(2);
    expectCenter(dots().back(), 35, 0);
    i->indicate(-1); // out of range
    i->indicate(3);
    expectCenter(dots().back(), 35, 0);
}

TEST_F(PageViewIndicatorTest, ANegativeNumberOfPagesMeansNone) {
    PageViewIndicator* i = indicator(2);
    i->reset(-1);
    EXPECT_TRUE(dots().empty());
}

TEST_F(PageViewIndicatorTest, FollowsTheNumberOfPages) {
    PageViewIndicator* i = indicator(1);
    expectCenter(dots().front(), 0, 0);
    i->reset(2);
    std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 3u);
    expectCenter(all[0], -17.5f, 0);
    expectCenter(all[1], 17.5f, 0);
    i->reset(1);
    EXPECT_EQ(dots().size(), 2u);
    i->clear();
    EXPECT_TRUE(dots().empty());
}

TEST_F(PageViewIndicatorTest, DrawsNothingWithoutPages) {
    indicator(0);
    EXPECT_TRUE(dots().empty());
}

TEST_F(PageViewIndicatorTest, AVerticalOneStartsAtTheTop) {
    PageViewIndicator* i = indicator(3);
    i->setDirection(PageView::Direction::VERTICAL);
    const std::vector<Dot> all = dots();
    expectCenter(all[0], 0, 35);
    expectCenter(all[2], 0, -35);
    expectCenter(all[3], 0, 35);
}

TEST_F(PageViewIndicatorTest, TheSpaceBetweenDotsCanBeSet) {
    PageViewIndicator* i = indicator(2);
    EXPECT_FLOAT_EQ(i->getSpaceBetweenIndexNodes(), 23);
    i->setSpaceBetweenIndexNodes(8);
    const std::vector<Dot> all = dots();
    expectCenter(all[0], -10, 0);
    expectCenter(all[1], 10, 0);
}

TEST_F(PageViewIndicatorTest, TheScaleAppliesToAllDots) {
    PageViewIndicator* i = indicator(2);
    i->setIndexNodesScale(2);
    EXPECT_FLOAT_EQ(i->getIndexNodesScale(), 2);
    i->reset(3); // also to new ones
    const std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 4u);
    for (const Dot& dot : all) EXPECT_NEAR(dot.size, 24, 0.01f);
    expectCenter(all[2], 47, 0);
}

TEST_F(PageViewIndicatorTest, DotsAndHighlightHaveTheirColors) {
    PageViewIndicator* i = indicator(1);
    i->setIndexNodesColor(Color3B::GREEN);
    i->setSelectedIndexColor(Color3B::RED);
    i->setIndexNodesOpacity(255);
    i->reset(2); // also new ones
    const std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].color, Color4B(0, 255, 0, 255));
    EXPECT_EQ(all[1].color, Color4B(0, 255, 0, 255));
    EXPECT_EQ(all[2].color, Color4B(255, 0, 0, 255));
    EXPECT_EQ(i->getIndexNodesColor(), Color3B::GREEN);
    EXPECT_EQ(i->getSelectedIndexColor(), Color3B::RED);
}

TEST_F(PageViewIndicatorTest, DotsAndHighlightHaveTheirOpacity) {
    PageViewIndicator* i = indicator(1);
    EXPECT_EQ(i->getIndexNodesOpacity(), 76);
    i->setIndexNodesOpacity(100);
    i->setSelectedIndexOpacity(200);
    const std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].color.a, 100);
    EXPECT_EQ(all[1].color.a, 200);
    EXPECT_EQ(i->getSelectedIndexOpacity(), 200);
}

TEST_F(PageViewIndicatorTest, DotsMayHaveAnImage) {
    PageViewIndicator* i = indicator(2);
    i->setIndexNodesTexture("normal", Widget::TextureResType::PLIST);
    const std::vector<Dot> all = dots();
    ASSERT_EQ(all.size(), 3u);
    const copra::LogCapture log;
    i->setIndexNodesTexture("none.png");
    EXPECT_EQ(dots().size(), 3u);
    EXPECT_TRUE(log.contains("none.png"));
}

} // namespace
