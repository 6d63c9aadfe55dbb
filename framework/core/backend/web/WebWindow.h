#pragma once

#include "backend/web/WebPads.h"
#include "platform/InputQueue.h"
#include "platform/Window.h"

#include <functional>
#include <set>
#include <utility>

namespace copra::web {

/// The canvas, which fills the page: requests for other sizes are ignored. Its input is queued until
/// pollInput().
class WebWindow : public Window {
public:
    ~WebWindow() override;

    bool open(const WindowSettings& settings) override;
    void close() override;
    bool isOpen() const override { return _context != 0; }
    PixelSize size() const override { return isOpen() ? _size : PixelSize{}; }
    void setSize(PixelSize /*size*/) override {}
    /// Does nothing: a program cannot move its page.
    void setPosition(int /*x*/, int /*y*/) override {}
    const std::string& title() const override { return _title; }
    void setTitle(const std::string& title) override;
    /// Does nothing: the page has the icon of the project.
    void setIcon(const PixelImage& /*icon*/) override {}
    void setCursorVisible(bool visible) override;
    void setCursor(const PixelImage& image, int hotX, int hotY) override;
    void pollInput(InputSink& sink) override;
    /// The browser shows the frame when the program waits for the next one.
    void present() override {}
    bool makeCurrent() override;
    PixelSize screenSize() const override;
    /// The text that was pasted into the page last, or that this program has set.
    std::string clipboard() const override { return _clipboard; }
    void setClipboard(const std::string& text) override;
    void showKeyboard(bool isShown) override;
    bool isKeyboardShown() const { return _isKeyboardShown; }

    /// Functions of the render device that the window calls. They may be empty.
    struct DeviceEvents {
        std::function<void()> lost;     ///< Called when the browser takes the WebGL context away.
        std::function<void()> restored; ///< Called when the browser has restored the WebGL context.
    };
    /// Sets the functions that are called when the browser takes the context away, and when it restores it.
    void setDeviceEvents(DeviceEvents events) { _deviceEvents = std::move(events); }
    bool canDraw() const { return isOpen() && !_isLost; }
    /// The number of the context; a restored context has a new one.
    unsigned contextNumber() const { return _contextNumber; }

    // Called by the events of the page. Positions are in points of the page, from its upper left corner.
    /// A key by KeyboardEvent.code, and what it types by KeyboardEvent.key, unless it is a shortcut.
    void keyChanged(const char* code, const char* typed, bool isDown, bool isRepeated, bool isShortcut);
    /// The cursor moved; a button changed, by MouseEvent.button; the wheel turned by points.
    void mouseMoved(double x, double y);
    /// See mouseMoved().
    void mouseButton(int number, bool isDown, double x, double y);
    /// See mouseMoved().
    void wheel(double x, double y, double atX, double atY);
    /// A touch; `kind` is an event of Emscripten, EMSCRIPTEN_EVENT_TOUCHSTART, or another.
    void touch(int kind, long id, double x, double y);
    /// The page has the keyboard and is visible, or not.
    void focusChanged(bool hasFocus);
    /// Called when text was pasted into the page, in UTF-8.
    void pasted(const std::string& text) { _clipboard = text; }
    /// The field of the page lost so many characters at its end and got a text, UTF-8.
    void typed(int removed, const std::string& text);
    /// The page has another size, or it is on another screen.
    void resize();
    /// The browser took the context away, or restored it.
    void deviceChanged(bool isLost);

private:
    bool makeContext(unsigned antialiasing);
    cocos2d::Vec2 pixels(double x, double y) const;
    void releaseAll();

    InputQueue _input;
    WebPads _pads;
    std::string _title;
    std::string _clipboard;
    PixelSize _size;
    double _pixelsPerPoint = 1.0;
    unsigned _context = 0; ///< OpenGL's handle of the context; 0 if it is closed.
    unsigned _contextNumber = 0;
    bool _isLost = false;
    bool _isKeyboardShown = false;
    DeviceEvents _deviceEvents;
    std::set<Key> _heldKeys;
    std::set<MouseButton> _heldButtons;
    cocos2d::Vec2 _cursor;
};

} // namespace copra::web
