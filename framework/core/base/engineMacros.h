#pragma once

/// Macros that refer to classes of higher modules. Code that uses one must include cocos2d.h or the header of
/// the class.

/// The default blend factors, for premultiplied alpha.
#define CC_BLEND_SRC GL_ONE
#define CC_BLEND_DST GL_ONE_MINUS_SRC_ALPHA
/// Binds the shader program of the node and sets its built-in uniforms. For use inside a method of a node
/// that a CustomCommand calls.
#define CC_NODE_DRAW_SETUP()                                                                                 \
    do {                                                                                                     \
        CCASSERT(getGLProgram(), "the node has no shader program");                                          \
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
/// Add the batches and vertices of a custom draw to the statistics.
#define CC_INCREMENT_GL_DRAWS(__n__) cocos2d::Director::getInstance()->getRenderer()->addDrawnBatches(__n__)
#define CC_INCREMENT_GL_DRAWN_BATCHES_AND_VERTICES(__drawcalls__, __vertices__)                              \
    do {                                                                                                     \
        auto* const copraRenderer = cocos2d::Director::getInstance()->getRenderer();                         \
        copraRenderer->addDrawnBatches(__drawcalls__);                                                       \
        copraRenderer->addDrawnVertices(__vertices__);                                                       \
    } while (false)
/// The profiler, an option of cocos2d-x that is off by default, is not implemented: these do nothing.
#define CC_ENABLE_PROFILERS 0
/// The call alone, without the checks of OpenGL; the markers do nothing.
#define CC_GL_ASSERT(gl_code) gl_code
#define CCGL_DEBUG_INSERT_EVENT_MARKER(__message__) static_cast<void>(0)
#define CCGL_DEBUG_PUSH_GROUP_MARKER(__message__) static_cast<void>(0)
#define CCGL_DEBUG_POP_GROUP_MARKER() static_cast<void>(0)
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

/// The content scale factor, texture pixels per point, and conversions with it.
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
