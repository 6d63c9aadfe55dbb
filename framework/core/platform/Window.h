#pragma once

#include "platform/Pixels.h"
#include "platform/fwd.h"

#include <string>

namespace copra {

/// Properties of a window to open.
struct WindowSettings {
    std::string title; ///< The title in UTF-8.
    /// The size of the client area, in pixels. In full screen, it applies only if there is such a mode.
    PixelSize size{960, 640};
    bool fullscreen = false;   ///< Whether the window covers the whole screen.
    bool resizable = false;    ///< Whether the user may resize the window.
    unsigned antialiasing = 0; ///< The number of samples for each pixel; the driver may provide fewer.
};

/// The window of a game, its input, and its frame buffer.
class Window {
public:
    virtual ~Window() = default;

    /// Opens the window, replacing an open one. Returns false, after logging the reason, if that fails.
    virtual bool open(const WindowSettings& settings) = 0;
    virtual void close() = 0;
    virtual bool isOpen() const = 0;

    /// Returns the size of the client area in pixels; 0 x 0 if closed.
    virtual PixelSize size() const = 0;
    /// Requests another size of the client area, in pixels.
    virtual void setSize(PixelSize size) = 0;
    /// Moves the window's top left corner to a position of the screen, in pixels.
    virtual void setPosition(int x, int y) = 0;
    virtual const std::string& title() const = 0;
    virtual void setTitle(const std::string& title) = 0;
    /// Sets the icon in the title bar and the task bar. A window that is reopened keeps its icon and cursor.
    virtual void setIcon(const PixelImage& icon) = 0;
    virtual void setCursorVisible(bool visible) = 0;
    /// Sets the image of the mouse cursor with the hot spot at the pixel (hotX, hotY); an empty image is the
    /// system's arrow.
    virtual void setCursor(const PixelImage& image, int hotX, int hotY) = 0;

    /// Sends all events since the last call to `sink`, in order.
    virtual void pollInput(InputSink& sink) = 0;
    /// Shows the frame.
    virtual void present() = 0;
    /// Makes the window's OpenGL context current in this thread. False if it is closed.
    virtual bool makeCurrent() = 0;

    /// Returns the size of the screen in pixels; 0 x 0 if there is none.
    virtual PixelSize screenSize() const = 0;

    /// Returns the system's clipboard, UTF-8.
    virtual std::string clipboard() const = 0;
    virtual void setClipboard(const std::string& text) = 0;

    /// Called in each frame with whether the user edits a text. Devices without keys then show their
    /// keyboard, and web pages accept input methods. Desktops do nothing.
    virtual void showKeyboard(bool /*isShown*/) {}
};

} // namespace copra
