#pragma once

#include "platform/InputQueue.h"
#include "platform/Window.h"

namespace copra {

/// A window without a screen. Records what is set.
class NullWindow : public Window {
public:
    bool open(const WindowSettings& settings) override;
    void close() override { _isOpen = false; }
    bool isOpen() const override { return _isOpen; }
    PixelSize size() const override { return _isOpen ? _settings.size : PixelSize{}; }
    /// Sets the size, and queues the resized() event that a real window would send.
    void setSize(PixelSize size) override;
    void setPosition(int x, int y) override;
    const std::string& title() const override { return _settings.title; }
    void setTitle(const std::string& title) override { _settings.title = title; }
    void setIcon(const PixelImage& icon) override { _icon = icon; }
    void setCursorVisible(bool visible) override { _isCursorVisible = visible; }
    void setCursor(const PixelImage& image, int hotX, int hotY) override;
    void pollInput(InputSink& sink) override { _input.dispatchTo(sink); }
    void present() override { ++_presented; }
    bool makeCurrent() override { return _isOpen; }
    /// A screen of 1920 x 1080 pixels.
    PixelSize screenSize() const override { return {1920, 1080}; }
    /// A private clipboard.
    std::string clipboard() const override { return _clipboard; }
    void setClipboard(const std::string& text) override { _clipboard = text; }

    void showKeyboard(bool isShown) override { _isKeyboardShown = isShown; }

    /// Returns the queue of the scripted input of tests.
    InputQueue& input() { return _input; }
    /// Returns the settings that were passed to open().
    const WindowSettings& settings() const { return _settings; }
    const PixelImage& icon() const { return _icon; }
    const PixelImage& cursor() const { return _cursor; }
    /// The hot spot of the cursor.
    int cursorX() const { return _cursorX; }
    int cursorY() const { return _cursorY; }
    bool isCursorVisible() const { return _isCursorVisible; }
    bool isKeyboardShown() const { return _isKeyboardShown; }
    /// Returns the x of the upper left corner on the screen, in pixels.
    int x() const { return _x; }
    int y() const { return _y; }
    /// Returns the number of frames that were shown.
    int presented() const { return _presented; }

private:
    WindowSettings _settings;
    InputQueue _input;
    PixelImage _icon;
    PixelImage _cursor;
    int _cursorX = 0;
    int _cursorY = 0;
    std::string _clipboard;
    int _x = 0;
    int _y = 0;
    int _presented = 0;
    bool _isOpen = false;
    bool _isCursorVisible = true;
    bool _isKeyboardShown = false;
};

} // namespace copra
