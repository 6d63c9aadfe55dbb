#pragma once

#include "app/GLView.h"
#include "base/Owned.h"
#include "platform/fwd.h"

#include <memory>
#include <string>

namespace cocos2d {

/// The window of a game.
///
/// The environment variable COPRA_BACKEND chooses the backend: `sfml` (the default) opens a real window;
/// `null` needs no display and draws nothing. The left mouse button acts as a finger with the ID 0.
class GLViewImpl : public GLView {
public:
    /// The name of the custom event, without data, that is sent after the window was resized.
    static const std::string EVENT_WINDOW_RESIZED;
    /// The name of the custom event, without data, that is sent when the window gets the keyboard focus.
    static const std::string EVENT_WINDOW_FOCUSED;
    /// The name of the custom event, without data, that is sent when the window loses the keyboard focus.
    static const std::string EVENT_WINDOW_UNFOCUSED;

    /// Creates a window of 960 x 640 pixels. If it cannot be opened, the function logs that and returns null.
    static GLViewImpl* create(const std::string& viewName);
    /// Creates a window of 960 x 640 pixels. The user can change the size of a `resizable` window. If it
    /// cannot be opened, the function logs that and returns null.
    static GLViewImpl* create(const std::string& viewName, bool resizable);
    /// Creates a window of the size of the rect, whose origin is ignored. `frameZoomFactor` scales the
    /// window, but not the size of the frame. If the window cannot be opened, or if its width or height is
    /// less than 1 pixel, the function logs that and returns null.
    static GLViewImpl* createWithRect(const std::string& viewName, const Rect& rect,
                                      float frameZoomFactor = 1.0f, bool resizable = false);
    /// Creates a view that fills the monitor. If it cannot be opened, the function logs that and returns
    /// null.
    static GLViewImpl* createWithFullScreen(const std::string& viewName);

    void end() override;
    bool isOpenGLReady() override;
    void swapBuffers() override;
    /// Has no effect. On devices, the keyboard on the screen is visible while a text field is being edited.
    void setIMEKeyboardState(bool open) override;
    bool windowShouldClose() override;
    void pollEvents() override;
    void setFrameSize(float width, float height) override;
    /// Scales the window without changing the size of the frame. A factor that is not above 0 is ignored.
    void setFrameZoomFactor(float zoomFactor) override;
    float getFrameZoomFactor() const override { return _frameZoomFactor; }
    void setCursorVisible(bool isVisible) override;
    void setCursor(const std::string& filename, Vec2 hotspot = Vec2::ANCHOR_TOP_LEFT) override;
    void setDefaultCursor() override;
    void setIcon(const std::string& filename) const override;
    void setIcon(const std::vector<std::string>& filelist) const override;
    void setViewName(const std::string& viewName) override;

    /// Switches to full screen. Fits the design resolution again and dispatches EVENT_WINDOW_RESIZED. If the
    /// new window cannot be opened, the reason is logged and the application ends.
    void setFullscreen();
    /// Switches to full screen on a monitor, as setFullscreen() does. The index must be 0; others are
    /// ignored.
    void setFullscreen(int monitorIndex);
    /// Shows the game in a window of this size in pixels, times the zoom factor. If the new window cannot be
    /// opened, the reason is logged and the application ends.
    void setWindowed(int width, int height);
    /// Whether the view fills the monitor.
    bool isFullscreen() const { return _isFullscreen; }
    /// Returns the number of monitors. Only one monitor is known.
    int getMonitorCount() const;
    /// Returns the size of the monitor in pixels, or (0, 0) if there is none.
    Size getMonitorSize() const;

    /// Returns the backend: window, clock, and render device.
    copra::Backend& backend() { return *_backend; }
    /// Returns the object that receives input as if it came from the window, for tests and recorded input.
    copra::InputSink& input();
    /// Sends the events of the window to `filter`, which may forward them to input(). Null removes the
    /// filter. The filter must outlive the view or be removed.
    void setInputFilter(copra::InputSink* filter) { _inputFilter = filter; }

protected:
    GLViewImpl();
    ~GLViewImpl() override;

private:
    class Input_;

    bool open(const std::string& viewName, const Size& size, bool fullscreen, float frameZoomFactor,
              bool resizable);
    bool openWindow(const Size& size, bool fullscreen);
    void frameChanged(const Size& pixels);

    copra::Owned<copra::Backend> _backend;
    copra::Owned<Input_> _input;
    copra::InputSink* _inputFilter = nullptr;
    float _frameZoomFactor = 1.0f;
    bool _closeRequested = false;
    bool _isResizable = false;
    bool _isFullscreen = false;
};

} // namespace cocos2d
