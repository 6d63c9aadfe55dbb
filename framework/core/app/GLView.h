#pragma once

#include "base/Ref.h"
#include "event/EventTouch.h"
#include "event/Touch.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "render/fwd.h"
#include "scene/fwd.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

/// How the design resolution is fitted into the frame.
enum class ResolutionPolicy {
    EXACT_FIT,    ///< Fills the frame; the axes are scaled independently.
    NO_BORDER,    ///< Fills the frame; the design area is cropped on one axis.
    SHOW_ALL,     ///< Shows the whole design area, with black bars beside it.
    FIXED_HEIGHT, ///< Keeps the design height; the design width follows from the frame.
    FIXED_WIDTH,  ///< Keeps the design width; the design height follows from the frame.
    UNKNOWN,      ///< No policy yet; the frame is the design area.
};

/// The requested bits of the frame buffer, and the number of samples for multisampling. Only the number of
/// samples has an effect.
struct GLContextAttrs {
    int redBits;            ///< The requested bits of red. No effect.
    int greenBits;          ///< The requested bits of green. No effect.
    int blueBits;           ///< The requested bits of blue. No effect.
    int alphaBits;          ///< The requested bits of alpha. No effect.
    int depthBits;          ///< The requested bits of the depth buffer. No effect.
    int stencilBits;        ///< The requested bits of the stencil buffer. No effect.
    int multisamplingCount; ///< The samples per pixel for multisampling; 0 turns it off.
};

namespace cocos2d {

/// The window as the game sees it, with the frame size, the design resolution, and touches.
///
/// Frame and view coordinates are in pixels, y down; design coordinates are in points, y up. GLViewImpl opens
/// a real window.
class GLView : public Ref {
public:
    ~GLView() override;

    /// Creates a window of 960 x 640 pixels, as GLViewImpl::create() does. If it cannot be opened, the
    /// function logs that and returns null.
    static GLView* create(const std::string& viewName);
    /// Creates a window of the size of the rect, as GLViewImpl::createWithRect() does. If it cannot be
    /// opened, the function logs that and returns null.
    static GLView* createWithRect(const std::string& viewName, const Rect& rect,
                                  float frameZoomFactor = 1.0f);
    /// Creates a window of the size of the screen, as GLViewImpl::createWithFullScreen() does. If it cannot
    /// be opened, the function logs that and returns null.
    static GLView* createWithFullScreen(const std::string& viewName);
    /// Returns the view of the Director, as in cocos2d-x 2.x. If the Director has none, it gets a view with a
    /// window of 960 x 640 pixels. If that cannot be opened, the function returns null.
    static GLView* sharedOpenGLView();

    /// Sets the settings of the next window. Call it in Application::initGLContextAttrs().
    static void setGLContextAttrs(GLContextAttrs& glContextAttrs);
    /// Returns the settings of the next window.
    static GLContextAttrs getGLContextAttrs();
    /// Sets the settings of the next window. This is the name of setGLContextAttrs() in axmol.
    static void setGfxContextAttrs(GLContextAttrs& attributes) { setGLContextAttrs(attributes); }

    /// Closes the window, which ends the application.
    virtual void end() = 0;
    /// Whether the view can draw.
    virtual bool isOpenGLReady() = 0;
    /// Presents the drawn frame in the window.
    virtual void swapBuffers() = 0;
    /// Opens or closes the keyboard on the screen. It has no effect on a desktop, which has no such keyboard.
    virtual void setIMEKeyboardState(bool open) = 0;
    /// Whether the user requested to close the window.
    virtual bool windowShouldClose() { return false; }
    /// Passes pending input to the event dispatcher.
    virtual void pollEvents() {}
    /// Passes pending input to the event dispatcher. Deprecated: use pollEvents().
    virtual void pollInputEvents() { pollEvents(); }

    /// Returns the size of the frame in pixels.
    virtual Size getFrameSize() const { return _screenSize; }
    /// Sets the size of the frame in pixels and fits the design resolution to it.
    virtual void setFrameSize(float width, float height);
    /// Scales the window without changing the size of the frame. It has no effect without a window.
    virtual void setFrameZoomFactor(float /*zoomFactor*/) {}
    /// Returns the factor that setFrameZoomFactor() has set; 1 by default.
    virtual float getFrameZoomFactor() const { return 1.0f; }
    /// Shows or hides the mouse cursor. It has no effect without a window.
    virtual void setCursorVisible(bool /*isVisible*/) {}
    /// Uses an image file as the mouse cursor. `hotspot` is its active point, from (0, 0), the lower left
    /// corner, to (1, 1). If the image cannot be loaded, the function logs the reason and changes nothing.
    virtual void setCursor(const std::string& /*filename*/, Vec2 /*hotspot*/ = Vec2::ANCHOR_TOP_LEFT) {}
    /// Shows the cursor of the system again.
    virtual void setDefaultCursor() {}
    /// Uses an image file as the icon of the window. If the image cannot be loaded, the function logs the
    /// reason and changes nothing.
    virtual void setIcon(const std::string& /*filename*/) const {}
    /// Uses the largest of several image files as the icon of the window. If no image can be loaded, the
    /// function logs the reason and changes nothing.
    virtual void setIcon(const std::vector<std::string>& /*filelist*/) const {}
    /// Has no effect: the window keeps its icon.
    virtual void setDefaultIcon() const {}
    virtual int getRetinaFactor() const { return 1; } ///< Returns 1.
    /// Has no effect; returns false.
    virtual bool setContentScaleFactor(float /*scaleFactor*/) { return false; }
    virtual float getContentScaleFactor() const { return 1.0f; } ///< Returns 1.
    virtual bool isRetinaDisplay() const { return false; }       ///< Returns false.

    /// Sets the size of the design area in points, and how it is fitted into the frame. A size that is not
    /// positive is logged and ignored. The policy UNKNOWN is an error: debug builds assert; release builds
    /// log it and stretch the area as EXACT_FIT does.
    virtual void setDesignResolutionSize(float width, float height, ResolutionPolicy resolutionPolicy);
    /// Returns the size of the design area in points.
    virtual const Size& getDesignResolutionSize() const { return _designResolutionSize; }
    /// Returns how the design area is fitted into the frame, as setDesignResolutionSize() has set it.
    ResolutionPolicy getResolutionPolicy() const { return _resolutionPolicy; }
    /// Returns the size of the visible area, in points.
    virtual Size getVisibleSize() const;
    /// Returns the lower left corner of the visible area, in points.
    virtual Vec2 getVisibleOrigin() const;
    /// Returns the visible area of the design resolution, in points.
    virtual Rect getVisibleRect() const;
    /// Returns the visible area, as getVisibleRect() does: a computer covers none of it.
    virtual Rect getSafeAreaRect() const { return getVisibleRect(); }
    /// Returns the position and size of the design area in the frame, in pixels from the lower left corner.
    const Rect& getViewPortRect() const { return _viewPortRect; }
    /// Returns the position and size of the design area in the frame. This is the name of getViewPortRect()
    /// in axmol.
    const Rect& getViewportRect() const { return _viewPortRect; }
    /// Sets the area of the frame that OpenGL draws to, and its scissor box, in design points. Call it within
    /// a CustomCommand. The game itself enables and disables the scissor test of OpenGL.
    virtual void setViewPortInPoints(float x, float y, float w, float h);
    /// Sets the area of the frame that OpenGL changes, in design points. Call it within a CustomCommand.
    virtual void setScissorInPoints(float x, float y, float w, float h);
    /// Whether the renderer draws only into an area of the frame.
    virtual bool isScissorEnabled();
    /// Returns the scissor box that was set last.
    virtual Rect getScissorRect() const { return _scissorRect; }
    /// Draws a scene now, as the Director does in every frame. Null is ignored.
    void renderScene(Scene* scene, Renderer* renderer);

    /// Returns the number of pixels of the frame per point, horizontally.
    float getScaleX() const { return _scaleX; }
    /// Returns the number of pixels of the frame per point, vertically.
    float getScaleY() const { return _scaleY; }

    /// Sets the title of the window.
    virtual void setViewName(const std::string& viewName) { _viewName = viewName; }
    /// Returns the title of the window.
    const std::string& getViewName() const { return _viewName; }

    /// Dispatches touches that began, with IDs of the system and positions in pixels of the frame, y down. A
    /// finger keeps its Touch and a small ID until it is lifted. Unknown IDs, repeated begins, and more than
    /// EventTouch::MAX_TOUCHES fingers are ignored.
    virtual void handleTouchesBegin(int num, intptr_t ids[], float xs[], float ys[]);
    /// Dispatches touches that moved, with IDs and positions as in handleTouchesBegin().
    virtual void handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[]);
    /// Dispatches touches that moved, with the force of each touch and the largest possible one.
    virtual void handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[], float fs[], float ms[]);
    /// Dispatches touches that ended, with IDs and positions as in handleTouchesBegin().
    virtual void handleTouchesEnd(int num, intptr_t ids[], float xs[], float ys[]);
    /// Dispatches touches that the system canceled, with IDs and positions as in handleTouchesBegin().
    virtual void handleTouchesCancel(int num, intptr_t ids[], float xs[], float ys[]);
    /// Returns the current touches, sorted by ID.
    std::vector<Touch*> getAllTouches() const;
    /// Forgets the fingers that are down without sending an event.
    void forgetTouches_();

protected:
    GLView();

    /// Recomputes the scale, the viewport, and the design size, and notifies the Director.
    virtual void updateDesignResolutionSize();

    Size _screenSize;
    /// The design size that was requested. The policies FIXED_HEIGHT and FIXED_WIDTH compute one side of
    /// _designResolutionSize.
    Size _requestedDesignSize;
    Size _designResolutionSize;
    Rect _viewPortRect;
    Rect _scissorRect; ///< The scissor box in points.
    std::string _viewName;
    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    ResolutionPolicy _resolutionPolicy = ResolutionPolicy::UNKNOWN;

private:
    struct Finger_ {
        intptr_t systemId = 0;
        Touch* touch = nullptr; ///< The touch of the finger, retained; null if the slot is free.
    };

    Finger_* findFinger(intptr_t systemId);
    void handleTouchesOfEndOrCancel(EventTouch::EventCode eventCode, int num, intptr_t ids[], float xs[],
                                    float ys[]);
    void setTouch(Touch& touch, int id, float x, float y, float force, float maxForce) const;

    /// The slots of the fingers. The index is the ID of the touch.
    Finger_ _fingers[EventTouch::MAX_TOUCHES];
};

} // namespace cocos2d
