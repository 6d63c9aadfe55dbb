#pragma once

#include "base/Ref.h"
#include "event/EventTouch.h"
#include "event/Touch.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

/// How the design resolution is fitted into the frame.
enum class ResolutionPolicy {
    EXACT_FIT,    ///< Fills the frame; each axis is stretched on its own.
    NO_BORDER,    ///< Fills the frame; what sticks out on one axis is cut off.
    SHOW_ALL,     ///< All is shown; black bars fill the rest.
    FIXED_HEIGHT, ///< The design height holds; the design width is what the frame gives.
    FIXED_WIDTH,  ///< The design width holds; the design height is what the frame gives.
    UNKNOWN,
};

/// What is wished of the drawing surface, in bits, and the samples for antialiasing. Only the samples matter
/// here.
struct GLContextAttrs {
    int redBits;
    int greenBits;
    int blueBits;
    int alphaBits;
    int depthBits;
    int stencilBits;
    int multisamplingCount;
};

namespace cocos2d {

/// The window as the game sees it: frame size, design resolution, touches.
///
/// Frame and view coordinates are pixels, y down; design coordinates are points, y up. GLViewImpl is the one
/// that opens a real window.
class GLView : public Ref {
public:
    ~GLView() override;

    /// A window of 960 x 640 pixels, of the rect's size, or as large as the screen: the same as GLViewImpl's.
    static GLView* create(const std::string& viewName);
    static GLView* createWithRect(const std::string& viewName, const Rect& rect,
                                  float frameZoomFactor = 1.0f);
    static GLView* createWithFullScreen(const std::string& viewName);

    /// Wishes for the next window; call from Application::initGLContextAttrs().
    static void setGLContextAttrs(GLContextAttrs& glContextAttrs);
    static GLContextAttrs getGLContextAttrs();

    /// Closes the window; the application ends.
    virtual void end() = 0;
    virtual bool isOpenGLReady() = 0;
    /// Shows what was drawn.
    virtual void swapBuffers() = 0;
    virtual void setIMEKeyboardState(bool open) = 0;
    /// True once the user asked to close the window.
    virtual bool windowShouldClose() { return false; }
    /// Hands waiting input to the event dispatcher.
    virtual void pollEvents() {}
    /// Older name.
    virtual void pollInputEvents() { pollEvents(); }

    virtual const Size& getFrameSize() const { return _screenSize; }
    /// Size of the frame in pixels; fits the design resolution anew.
    virtual void setFrameSize(float width, float height);
    virtual void setFrameZoomFactor(float) {}
    virtual float getFrameZoomFactor() const { return 1.0f; }
    virtual void setCursorVisible(bool) {}
    /// A picture file for the mouse's pointer. `hotspot` is what points: from (0,0), the lower left corner,
    /// to (1,1). Logs the reason and changes nothing where it cannot be read.
    virtual void setCursor(const std::string&, Vec2 = Vec2::ANCHOR_TOP_LEFT) {}
    virtual void setDefaultCursor() {}
    /// A picture file for the window's title and the task bar, or several sizes of one to choose from. Logs
    /// the reason and changes nothing where it cannot be read.
    virtual void setIcon(const std::string&) const {}
    virtual void setIcon(const std::vector<std::string>&) const {}
    virtual int getRetinaFactor() const { return 1; }
    virtual bool setContentScaleFactor(float) { return false; }
    virtual float getContentScaleFactor() const { return 1.0f; }
    virtual bool isRetinaDisplay() const { return false; }

    /// Size of the stage in points and how it is fitted into the frame.
    virtual void setDesignResolutionSize(float width, float height, ResolutionPolicy resolutionPolicy);
    virtual const Size& getDesignResolutionSize() const { return _designResolutionSize; }
    ResolutionPolicy getResolutionPolicy() const { return _resolutionPolicy; }
    /// The part of the design area that can be seen, in points.
    virtual Size getVisibleSize() const;
    virtual Vec2 getVisibleOrigin() const;
    virtual Rect getVisibleRect() const;
    virtual Rect getSafeAreaRect() const { return getVisibleRect(); }
    /// Where the design area lies in the frame: pixels, from the lower left corner.
    const Rect& getViewPortRect() const { return _viewPortRect; }
    /// Pixels in a point.
    float getScaleX() const { return _scaleX; }
    float getScaleY() const { return _scaleY; }

    virtual void setViewName(const std::string& viewName) { _viewName = viewName; }
    const std::string& getViewName() const { return _viewName; }

    /// Touches from outside: ids as the system numbers them, pixels of the frame, y down. A finger keeps its
    /// Touch object and a small id from begin to end; unknown ids, repeated begins and more than
    /// EventTouch::MAX_TOUCHES are ignored.
    virtual void handleTouchesBegin(int num, intptr_t ids[], float xs[], float ys[]);
    virtual void handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[]);
    virtual void handleTouchesMove(int num, intptr_t ids[], float xs[], float ys[], float fs[], float ms[]);
    virtual void handleTouchesEnd(int num, intptr_t ids[], float xs[], float ys[]);
    virtual void handleTouchesCancel(int num, intptr_t ids[], float xs[], float ys[]);
    /// The fingers that are down, by id.
    std::vector<Touch*> getAllTouches() const;

protected:
    GLView();

    /// Recomputes scale, viewport and design size, and tells the Director.
    virtual void updateDesignResolutionSize();

    Size _screenSize;
    Size _requestedDesignSize; ///< What was asked for; FIXED_... policies compute the other side of
                               ///< _designResolutionSize.
    Size _designResolutionSize;
    Rect _viewPortRect;
    std::string _viewName;
    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    ResolutionPolicy _resolutionPolicy = ResolutionPolicy::UNKNOWN;

private:
    struct Finger {
        intptr_t systemId = 0;
        Touch* touch = nullptr; ///< Null: the place is free. Retained.
    };

    Finger* findFinger(intptr_t systemId);
    void handleTouchesOfEndOrCancel(EventTouch::EventCode eventCode, int num, intptr_t ids[], float xs[],
                                    float ys[]);
    void setTouch(Touch& touch, int id, float x, float y, float force, float maxForce) const;

    Finger _fingers[EventTouch::MAX_TOUCHES]; ///< The index is the touch's id.
};

} // namespace cocos2d
