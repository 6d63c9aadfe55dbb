#pragma once

#include "nodes/effects/EffectFixture.h"

#include "backend/backend.h"
#include "base/AutoreleasePool.h"
#include "event/EventDispatcher.h"
#include "event/EventMouse.h"
#include "event/EventTouch.h"
#include "event/Touch.h"
#include "files/TempFolder.h"
#include "fonts/FakeGlyphs.h"
#include "fonts/FontAtlasCache.h"
#include "platform/Screen.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

#include <memory>
#include <string>
#include <vector>

/// A scene with touches, images (sprite frames of one color, each of its own size) and fonts: "a.ttf", and the bitmap
/// font "tiny.fnt" and the character map "digits.png" after useImageFonts().
class WidgetFixture : public EffectFixture {
protected:
    static constexpr auto kFrame = cocos2d::ui::Widget::TextureResType::PLIST;
    using Words = std::vector<std::string>;

    void SetUp() override {
        EffectFixture::SetUp();
        copra::setGlyphSource(std::make_unique<copra::test::FakeGlyphs>());
        folder.write("a.ttf", "font");
        addImage("normal", 60, 30);
        addImage("pressed", 60, 30);
        addImage("disabled", 60, 30);
        addImage("box", 20, 20);
        addImage("mark", 16, 16);
        addImage("bar", 100, 10);
        addImage("knob", 16, 16);
        addImage("patch", 30, 30);
    }
    void TearDown() override {
        cocos2d::SpriteFrameCache::getInstance()->removeSpriteFrames();
        EffectFixture::TearDown();
        cocos2d::FontAtlasCache::purgeCachedData();
        copra::setGlyphSource(nullptr);
    }

    static void addImage(const std::string& name, int width, int height) {
        const std::vector<unsigned char> pixels(static_cast<std::size_t>(width * height * 4), 255);
        const cocos2d::Size size(static_cast<float>(width), static_cast<float>(height));
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        texture.weakAssign(new cocos2d::Texture2D());
        texture->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                              cocos2d::Texture2D::PixelFormat::RGBA8888, width, height, size);
        auto* frame = cocos2d::SpriteFrame::createWithTexture(
            texture, cocos2d::Rect(0, 0, static_cast<float>(width), static_cast<float>(height)));
        cocos2d::SpriteFrameCache::getInstance()->addSpriteFrame(frame, name);
    }

    /// Coordinates are design points, y up.
    void touch(cocos2d::EventTouch::EventCode code, float x, float y) {
        _touch->setTouchInfo(0, x, copra::screen().designSize.height - y);
        cocos2d::EventTouch event;
        event.setEventCode(code);
        event.setTouches({_touch.get()});
        context.eventDispatcher()->dispatchEvent(&event);
    }
    void begin(float x, float y) {
        _touch = new cocos2d::Touch(); // a widget may keep it
        _touch->release();
        touch(cocos2d::EventTouch::EventCode::BEGAN, x, y);
    }
    void move(float x, float y) { touch(cocos2d::EventTouch::EventCode::MOVED, x, y); }
    void end(float x, float y) { touch(cocos2d::EventTouch::EventCode::ENDED, x, y); }
    void cancel(float x, float y) { touch(cocos2d::EventTouch::EventCode::CANCELLED, x, y); }
    void tap(float x, float y) {
        begin(x, y);
        end(x, y);
    }

    /// Turns the wheel of the mouse away from the user by so many notches, as in a window.
    void turnWheel(float x, float y, float notches, float sideways = 0.0f) {
        cocos2d::EventMouse event(cocos2d::EventMouse::MouseEventType::MOUSE_SCROLL);
        event.setCursorPosition(x, y); // y up, as in events of a window
        event.setScrollData(sideways, -notches);
        context.eventDispatcher()->dispatchEvent(&event);
    }

    /// Adds a widget to the scene and visits it, so that it is laid out.
    template<class T>
    T* show(T* widget, float x, float y) {
        widget->setPosition(cocos2d::Vec2(x, y));
        scene->addChild(widget);
        visit();
        return widget;
    }

    /// Makes a widget note its touch events.
    void noteTouches(cocos2d::ui::Widget* widget, const std::string& name = "") {
        widget->addTouchEventListener([this, name](cocos2d::Ref*, cocos2d::ui::Widget::TouchEventType event) {
            static const char* const kWords[] = {"began", "moved", "ended", "cancelled"};
            said.push_back(name + kWords[static_cast<int>(event)]);
        });
    }

    /// Destroys what nothing but the autorelease pool owns.
    static void clearPool() { cocos2d::PoolManager::getInstance()->getCurrentPool()->clear(); }

    /// A listener of scroll views that removes the view.
    static void leave(cocos2d::Ref* view, cocos2d::ui::ScrollView::EventType) {
        static_cast<cocos2d::Node*>(view)->removeFromParent();
    }
    /// A view of half the size of its parent, in which there is something to scroll.
    static cocos2d::ui::ScrollView* halfView() {
        auto* view = cocos2d::ui::ScrollView::create();
        view->setContentSize(cocos2d::Size(50, 50));
        view->setInnerContainerSize(cocos2d::Size(50, 200));
        view->setSizeType(cocos2d::ui::Widget::SizeType::PERCENT);
        view->setSizePercent(cocos2d::Vec2(0.5f, 0.5f));
        return view;
    }

    void frames(int count, float dt = 0.1f) {
        for (int i = 0; i < count; ++i) frame(dt);
    }

    /// The image fonts of the conformance tests.
    static void useImageFonts() {
        copra::installImageCodec();
        const std::filesystem::path tests(copra::testsFolder());
        cocos2d::FileUtils::getInstance()->addSearchPath((tests / "conformance/part2/assets").string());
    }

    static cocos2d::ui::Layout* box(float width, float height) {
        auto* layout = cocos2d::ui::Layout::create();
        layout->setContentSize(cocos2d::Size(width, height));
        return layout;
    }

    static void expectPlace(const cocos2d::Node* node, float x, float y) {
        EXPECT_NEAR(node->getPositionX(), x, 1e-3f);
        EXPECT_NEAR(node->getPositionY(), y, 1e-3f);
    }
    static void expectSize(const cocos2d::Size& size, float width, float height) {
        EXPECT_NEAR(size.width, width, 1e-3f);
        EXPECT_NEAR(size.height, height, 1e-3f);
    }

    copra::test::TempFolder folder;

private:
    cocos2d::RefPtr<cocos2d::Touch> _touch;
};
