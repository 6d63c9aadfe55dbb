#pragma once

/// Macros that name things of higher rooms. They are text only: code that uses one includes cocos2d.h, or the
/// room.

/// The usual blend factors, for premultiplied images.
#define CC_BLEND_SRC GL_ONE
#define CC_BLEND_DST GL_ONE_MINUS_SRC_ALPHA
/// Draws with the node's program from now on: for a CustomCommand of a method of the node.
#define CC_NODE_DRAW_SETUP()                                                                                 \
    do {                                                                                                     \
        CCASSERT(getGLProgram(), "the node has no program of shaders");                                      \
        if (getGLProgram()) {                                                                                \
            getGLProgram()->use();                                                                           \
            getGLProgram()->setUniformsForBuiltins(_modelViewTransform);                                     \
        }                                                                                                    \
    } while (false)
/// Ends the game.
#define CC_DIRECTOR_END()                                                                                    \
    do {                                                                                                     \
        cocos2d::Director::getInstance()->end();                                                             \
    } while (false)
/// Count what a custom draw has drawn, for the statistics.
#define CC_INCREMENT_GL_DRAWS(__n__) cocos2d::Director::getInstance()->getRenderer()->addDrawnBatches(__n__)
#define CC_INCREMENT_GL_DRAWN_BATCHES_AND_VERTICES(__drawcalls__, __vertices__)                              \
    do {                                                                                                     \
        auto* const copraRenderer = cocos2d::Director::getInstance()->getRenderer();                         \
        copraRenderer->addDrawnBatches(__drawcalls__);                                                       \
        copraRenderer->addDrawnVertices(__vertices__);                                                       \
    } while (false)
/// The original's profiler is a build option of it; without it these do nothing there either.
#define CC_ENABLE_PROFILERS 0
#define CC_PROFILER_DISPLAY_TIMERS() static_cast<void>(0)
#define CC_PROFILER_PURGE_ALL() static_cast<void>(0)
#define CC_PROFILER_START(__name__) static_cast<void>(0)
#define CC_PROFILER_STOP(__name__) static_cast<void>(0)
#define CC_PROFILER_RESET(__name__) static_cast<void>(0)
#define CC_PROFILER_START_CATEGORY(__cat__, __name__) static_cast<void>(0)
#define CC_PROFILER_STOP_CATEGORY(__cat__, __name__) static_cast<void>(0)
#define CC_PROFILER_RESET_CATEGORY(__cat__, __name__) static_cast<void>(0)
#define CC_PROFILER_START_INSTANCE(__id__, __name__) static_cast<void>(0)
#define CC_PROFILER_STOP_INSTANCE(__id__, __name__) static_cast<void>(0)
#define CC_PROFILER_RESET_INSTANCE(__id__, __name__) static_cast<void>(0)
#define CHECK_GL_ERROR_DEBUG() static_cast<void>(0)

/// Pixels of the design for one point of a texture, its inverse, and conversions. Defined where the screen is
/// known.
#define CC_CONTENT_SCALE_FACTOR() copra::screen().contentScaleFactor
#define CC_POINT_PIXELS_TO_POINTS(__pixels__)                                                                \
    cocos2d::Vec2((__pixels__).x / CC_CONTENT_SCALE_FACTOR(), (__pixels__).y / CC_CONTENT_SCALE_FACTOR())
#define CC_POINT_POINTS_TO_PIXELS(__points__)                                                                \
    cocos2d::Vec2((__points__).x* CC_CONTENT_SCALE_FACTOR(), (__points__).y* CC_CONTENT_SCALE_FACTOR())
#define CC_SIZE_PIXELS_TO_POINTS(__size_in_pixels__)                                                         \
    cocos2d::Size((__size_in_pixels__).width / CC_CONTENT_SCALE_FACTOR(),                                    \
                  (__size_in_pixels__).height / CC_CONTENT_SCALE_FACTOR())
#define CC_SIZE_POINTS_TO_PIXELS(__size_in_points__)                                                         \
    cocos2d::Size((__size_in_points__).width* CC_CONTENT_SCALE_FACTOR(),                                     \
                  (__size_in_points__).height* CC_CONTENT_SCALE_FACTOR())
#define CC_RECT_PIXELS_TO_POINTS(__rect_in_pixels__)                                                         \
    cocos2d::Rect((__rect_in_pixels__).origin.x / CC_CONTENT_SCALE_FACTOR(),                                 \
                  (__rect_in_pixels__).origin.y / CC_CONTENT_SCALE_FACTOR(),                                 \
                  (__rect_in_pixels__).size.width / CC_CONTENT_SCALE_FACTOR(),                               \
                  (__rect_in_pixels__).size.height / CC_CONTENT_SCALE_FACTOR())
#define CC_RECT_POINTS_TO_PIXELS(__rect_in_points__)                                                         \
    cocos2d::Rect((__rect_in_points__).origin.x* CC_CONTENT_SCALE_FACTOR(),                                  \
                  (__rect_in_points__).origin.y* CC_CONTENT_SCALE_FACTOR(),                                  \
                  (__rect_in_points__).size.width* CC_CONTENT_SCALE_FACTOR(),                                \
                  (__rect_in_points__).size.height* CC_CONTENT_SCALE_FACTOR())
