#pragma once

#include "platform/Pixels.h"
#include "platform/fwd.h"

#include <string>

namespace copra {

/// Properties of a window to open.
struct WindowSettings {
    std::string title;         ///< UTF-8
    PixelSize size{960, 640};  ///< of the client area; ignored in full screen if there is no such mode
    bool fullscreen = false;   ///< covers the whole screen
    bool resizable = false;    ///< by the user
    unsigned antialiasing = 0; ///< samples per pixel; the driver may provide fewer
};

/// The window of a game, its input and its frame buffer.
class Window {
public:
    virtual ~Window() = default;

    /// Opens the window, replacing an open one. Returns false, after logging the reason, if that fails.
    virtual bool open(const WindowSettings& settings) = 0;
    virtual void close() = 0;
    virtual bool isOpen() const = 0;

    /// The size of the client area in pixels; 0 x 0 if closed.
    virtual PixelSize size() const = 0;
    /// Requests another size of the client area, in pixels.
    virtual void setSize(PixelSize size) = 0;
    /// Moves the window's top left corner to a position of the screen, in pixels.
    virtual void setPosition(int x, int y) = 0;
    virtual const std::string& title() const = 0;
    virtual void setTitle(const std::string& title) = 0;
    /// The icon of title bar and task bar. Icon, cursor and vertical sync are kept when the window is
    /// reopened.
    virtual void setIcon(const PixelImage& icon) = 0;
    virtual void setCursorVisible(bool visible) = 0;
    /// Sets the image of the mouse cursor with the hot spot at the pixel (hotX, hotY); an empty image is the
    /// system's arrow.
    virtual void setCursor(const PixelImage& image, int hotX, int hotY) = 0;
    /// Synchronizes present() with the vertical retrace.
    virtual void setVerticalSync(bool enabled) = 0;

    /// Sends all events since the last call to sink, in order.
    virtual void pollInput(InputSink& sink) = 0;
    /// Shows the frame.
    virtual void present() = 0;
    /// Makes the window's OpenGL context current in this thread. False if it is closed.
    virtual bool makeCurrent() = 0;

    /// The size of the screen in pixels; 0 x 0 if there is none.
    virtual PixelSize screenSize() const = 0;

    /// The system's clipboard, UTF-8.
    virtual std::string clipboard() const = 0;
    virtual void setClipboard(const std::string& text) = 0;

    /// Called in each frame: whether a text is being edited. A device without keys shows its keyboard, and a web page lets
    /// input methods compose. Desktops do nothing.
    virtual void showKeyboard(bool /*isShown*/) {}
};

} // namespace copra
