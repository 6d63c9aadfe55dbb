#include "backend/sfml/SfmlWindow.h"
#include "backend/sfml/SfmlBackend.h"
#include "backend/sfml/SfmlCompat.h"

#include "platform/Input.h"

#include <gtest/gtest.h>

#include <optional>

using namespace copra;

namespace {

class ResizeSink : public InputSink {
public:
    void resized(PixelSize size) override { last = size; }
    std::optional<PixelSize> last;
};

WindowSettings small() {
    WindowSettings settings;
    settings.title = "Bienenstöcke";
    settings.size = {200, 100};
    settings.resizable = true;
    return settings;
}

} // namespace

TEST(SfmlWindow, OpensInTheSizeAskedFor) {
    const auto backend = sfml::createSfmlBackend();
    ASSERT_TRUE(backend->window->open(small()));
    EXPECT_TRUE(backend->window->isOpen());
    EXPECT_EQ(backend->window->size(), (PixelSize{200, 100}));
    EXPECT_EQ(backend->window->title(), "Bienenstöcke");
    EXPECT_TRUE(backend->window->makeCurrent());
    backend->window->close();
    EXPECT_FALSE(backend->window->isOpen());
    EXPECT_EQ(backend->window->size(), PixelSize());
}

TEST(SfmlWindow, OpensInTheMiddleOfTheScreen) {
    sfml::SfmlWindow window;
    ASSERT_TRUE(window.open(small()));
    const PixelSize screen = sfml::desktopSize();
    const sf::Vector2i corner = window.target()->getPosition();
    EXPECT_EQ(corner.x, (screen.width - 200) / 2);
    EXPECT_EQ(corner.y, (screen.height - 100) / 2);
}

TEST(SfmlWindow, OpensAgain) {
    const auto backend = sfml::createSfmlBackend();
    ASSERT_TRUE(backend->window->open(small()));
    WindowSettings other = small();
    other.size = {64, 64};
    other.antialiasing = 4;
    ASSERT_TRUE(backend->window->open(other));
    EXPECT_EQ(backend->window->size(), (PixelSize{64, 64}));
}

TEST(SfmlWindow, ReportsItsNewSizeAndDrawsInIt) {
    const auto backend = sfml::createSfmlBackend();
    ASSERT_TRUE(backend->window->open(small()));
    backend->window->setSize({300, 150});
    ResizeSink sink;
    // The screen's server answers in its own time.
    for (int i = 0; i < 200 && (!sink.last || sink.last->width != 300); ++i) {
        backend->window->pollInput(sink);
        backend->window->present();
        backend->clock->sleep(0.01);
    }
    ASSERT_TRUE(sink.last);
    EXPECT_EQ(*sink.last, (PixelSize{300, 150}));
    EXPECT_EQ(backend->window->size(), (PixelSize{300, 150}));

    backend->device->setView({0, 0, 300, 150}, cocos2d::Rect(0, 0, 300, 150));
    backend->device->clear(cocos2d::Color4F(0, 0, 0, 1));
    const cocos2d::Color4B white(255, 255, 255, 255);
    const Vertex corner[] = {
        {{290, 0}, white, {}}, {{300, 0}, white, {}}, {{300, 10}, white, {}}, {{290, 10}, white, {}}};
    backend->device->draw(Primitive::Quads, corner, 4, {});
    const PixelImage image = backend->device->capture();
    ASSERT_EQ(image.size, (PixelSize{300, 150}));
    EXPECT_EQ(image.rgba[(150 * 300 - 1) * 4], 255);
    EXPECT_EQ(image.rgba[(150 * 300 - 12) * 4], 0);
}

TEST(SfmlWindow, ObeysItsSettersWithoutComplaint) {
    const auto backend = sfml::createSfmlBackend();
    Window& window = *backend->window;
    ASSERT_TRUE(window.open(small()));
    window.setTitle("Honig für alle");
    EXPECT_EQ(window.title(), "Honig für alle");
    window.setPosition(10, 20);
    window.setCursorVisible(false);
    window.setIcon({{1, 1}, {255, 255, 0, 255}});
    window.setIcon({});
    window.setCursor({{8, 8}, std::vector<std::uint8_t>(8 * 8 * 4, 255)}, 1, 2);
    window.setCursor({}, 0, 0);
    InputSink sink;
    window.pollInput(sink);
    window.present();
    EXPECT_TRUE(window.isOpen());
    EXPECT_GE(window.screenSize().width, 640);
    ASSERT_TRUE(window.open(small())); // with all of that again
    window.present();
}

TEST(SfmlWindow, SharesTheClipboard) {
    const auto backend = sfml::createSfmlBackend();
    ASSERT_TRUE(backend->window->open(small()));
    backend->window->setClipboard("Hönig");
    EXPECT_EQ(backend->window->clipboard(), "Hönig");
}

TEST(SfmlWindow, FillsTheScreen) {
    const auto backend = sfml::createSfmlBackend();
    WindowSettings settings = small();
    settings.fullscreen = true;
    ASSERT_TRUE(backend->window->open(settings));
    EXPECT_GE(backend->window->size().width, 640);
}
