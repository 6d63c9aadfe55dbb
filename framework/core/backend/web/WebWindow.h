#pragma once

#include "backend/web/WebPads.h"
#include "platform/InputQueue.h"
#include "platform/Window.h"

#include <functional>
#include <set>
#include <utility>

namespace copra::web {

/// The canvas of the page, which it fills: other sizes are wishes that it does not grant. Its input is queued until pollInput().
class WebWindow : public Window {
public:
    ~WebWindow() override;

    bool open(const WindowSettings& settings) override;
    void close() override;
    bool isOpen() const override { return _context != 0; }
    PixelSize size() const override { return isOpen() ? _size : PixelSize{}; }
    void setSize(PixelSize /*size*/) override {}
    void setPosition(int /*x*/, int /*y*/) override {}
    const std::string& title() const override { return _title; }
    void setTitle(const std::string& title) override;
    /// The page has the icon of the project.
    void setIcon(const PixelImage& /*icon*/) override {}
    void setCursorVisible(bool visible) override;
    void setCursor(const PixelImage& image, int hotX, int hotY) override;
    /// Frames are those of the browser, which are synchronized always.
    void setVerticalSync(bool /*enabled*/) override {}
    void pollInput(InputSink& sink) override;
    /// The browser shows the frame when the program waits for the next one.
    void present() override {}
    bool makeCurrent() override;
    PixelSize screenSize() const override;
    /// What was pasted into the page last, or set by this program.
    std::string clipboard() const override { return _clipboard; }
    void setClipboard(const std::string& text) override;

    /// What the device does when the browser takes away the graphics card, and when it gives it back.
    struct DeviceEvents {
        std::function<void()> lost;
        std::function<void()> restored;
    };
    void setDeviceEvents(DeviceEvents events) { _deviceEvents = std::move(events); }
    bool canDraw() const { return isOpen() && !_isLost; }
    /// Another number for each context, also for one that was restored.
    unsigned contextNumber() const { return _contextNumber; }

    // Called by the events of the page. Positions are in points of the page.
    void keyChanged(const char* code, const char* key, bool isDown, bool isRepeated, bool isShortcut);
    void mouseMoved(double x, double y);
    void mouseButton(int button, bool isDown, double x, double y);
    void wheel(double x, double y, double atX, double atY);
    void touch(int kind, long id, double x, double y);
    void focusChanged(bool hasFocus);
    void pasted(const std::string& text) { _clipboard = text; }
    void textEntered(const char* text);
    void resize();
    void deviceChanged(bool isLost);

private:
    cocos2d::Vec2 pixels(double x, double y) const;
    void releaseAll();

    InputQueue _input;
    WebPads _pads;
    std::string _title;
    std::string _clipboard;
    PixelSize _size;
    double _pixelsPerPoint = 1.0;
    unsigned _context = 0; ///< of WebGL; 0 if closed
    unsigned _contextNumber = 0;
    bool _isLost = false;
    DeviceEvents _deviceEvents;
    std::set<Key> _heldKeys;
    std::set<MouseButton> _heldButtons;
    cocos2d::Vec2 _cursor;
};

} // namespace copra::web
