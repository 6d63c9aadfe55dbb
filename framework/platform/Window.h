#pragma once

#include "platform/Pixels.h"

#include <string>

namespace copra {

class InputSink;

/// What a window should be like.
struct WindowSettings {
    std::string title;         ///< UTF-8
    PixelSize size{960, 640};  ///< of the inside, in pixels; ignored in full screen when no such mode exists
    bool fullscreen = false;   ///< cover the whole screen
    bool resizable = false;    ///< the user may drag its edges
    unsigned antialiasing = 0; ///< samples a pixel; a wish, the machine may give fewer
};

/// The one window of a game, its input, and its frame.
class Window {
public:
    virtual ~Window() = default;

    /// Opens the window, replacing one that is open. Returns false after logging the reason when none can be
    /// had.
    virtual bool open(const WindowSettings& settings) = 0;
    virtual void close() = 0;
    virtual bool isOpen() const = 0;

    /// Size of the inside in pixels; 0 x 0 when closed.
    virtual PixelSize size() const = 0;
    /// Asks for another size of the inside, in pixels.
    virtual void setSize(PixelSize size) = 0;
    /// Moves the window's top left corner on the screen, in pixels.
    virtual void setPosition(int x, int y) = 0;
    virtual const std::string& title() const = 0;
    virtual void setTitle(const std::string& title) = 0;
    /// A picture for title and task bar. It and what the next ones say stays when the window is opened again.
    virtual void setIcon(const PixelImage& icon) = 0;
    virtual void setCursorVisible(bool visible) = 0;
    /// A picture for the mouse's pointer, which points with the pixel (hotX, hotY); an empty one is the
    /// system's arrow.
    virtual void setCursor(const PixelImage& picture, int hotX, int hotY) = 0;
    /// Waits for the screen's beat in present() when true.
    virtual void setVerticalSync(bool enabled) = 0;

    /// Hands everything that happened since the last call to sink, in order.
    virtual void pollInput(InputSink& sink) = 0;
    /// Shows what was drawn.
    virtual void present() = 0;
    /// Makes this thread the one that draws.
    virtual bool makeCurrent() = 0;

    /// Pixels of the whole screen; 0 x 0 where none can be reached.
    virtual PixelSize screenSize() const = 0;

    /// The system's clipboard, UTF-8.
    virtual std::string clipboard() const = 0;
    virtual void setClipboard(const std::string& text) = 0;
};

} // namespace copra
