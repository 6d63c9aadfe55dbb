#pragma once

/// Compile-time configuration: version, platform, debug, or release, and the switches that ported code tests.

// GCC and Clang only, also on Windows: attributes, builtins, and the layout of pointers to member functions of the Itanium C++ ABI
// (scene/overrides.h).
#if !defined(__GNUC__)
#error "Copra needs GCC or Clang; on Windows those of MinGW-w64"
#endif

#include <cstddef>
#include <cstdint>
#include <sys/types.h>

/// The version of the implemented API as 0x00MMmmpp: 3.17.2.
#define COCOS2D_VERSION 0x00031702

/// The values of CC_TARGET_PLATFORM.
#define CC_PLATFORM_UNKNOWN 0
#define CC_PLATFORM_IOS 1
#define CC_PLATFORM_ANDROID 2
#define CC_PLATFORM_WIN32 3
#define CC_PLATFORM_MARMALADE 4
#define CC_PLATFORM_LINUX 5
#define CC_PLATFORM_BADA 6
#define CC_PLATFORM_BLACKBERRY 7
#define CC_PLATFORM_MAC 8
#define CC_PLATFORM_NACL 9
#define CC_PLATFORM_EMSCRIPTEN 10
#define CC_PLATFORM_TIZEN 11
#define CC_PLATFORM_QT5 12
#define CC_PLATFORM_WINRT 13
#define CC_PLATFORM_WP8 14

/// The platform the code is compiled for, one of the CC_PLATFORM_* numbers.
#ifndef CC_TARGET_PLATFORM
#if defined(_WIN32)
#define CC_TARGET_PLATFORM CC_PLATFORM_WIN32
#elif defined(__EMSCRIPTEN__)
#define CC_TARGET_PLATFORM CC_PLATFORM_EMSCRIPTEN
#elif defined(__APPLE__)
#define CC_TARGET_PLATFORM CC_PLATFORM_MAC
#else
#define CC_TARGET_PLATFORM CC_PLATFORM_LINUX
#endif
#endif

/// The kind of build: 1 in debug builds, in which assertions abort and CCLOG prints, and 0 if NDEBUG is
/// defined. The build may set it.
#ifndef COCOS2D_DEBUG
#ifdef NDEBUG
#define COCOS2D_DEBUG 0
#else
#define COCOS2D_DEBUG 1
#endif
#endif

/// The visibility of symbols. It is empty, because the libraries are static.
#define CC_DLL

/// Marks a function as deprecated. Empty by default, as ported code uses many of them; define
/// CC_WARN_DEPRECATED to get the compiler's warnings.
#ifdef CC_WARN_DEPRECATED
#define CC_DEPRECATED_ATTRIBUTE [[deprecated]]
#define CC_DEPRECATED(...) [[deprecated]]
#else
#define CC_DEPRECATED_ATTRIBUTE
#define CC_DEPRECATED(...)
#endif

/// Lets the compiler check the arguments of a printf-like function: `formatPos` and `argPos` are the
/// positions of the format and of the first argument, from 1.
#if defined(__MINGW32__) // whose printf() is otherwise taken for Microsoft's
#define CC_FORMAT_PRINTF(formatPos, argPos) __attribute__((__format__(gnu_printf, formatPos, argPos)))
#elif defined(__GNUC__) || defined(__clang__)
#define CC_FORMAT_PRINTF(formatPos, argPos) __attribute__((__format__(printf, formatPos, argPos)))
#else
#define CC_FORMAT_PRINTF(formatPos, argPos)
#endif
#define CC_FORMAT_PRINTF_SIZE_T "%zu"

/// The switches of cocos2d-x, with the values that describe this framework.
#ifndef CC_ENABLE_STACKABLE_ACTIONS
#define CC_ENABLE_STACKABLE_ACTIONS 1
#endif
#ifndef CC_USE_PHYSICS
#define CC_USE_PHYSICS 1
#endif
#define CC_USE_3D_PHYSICS 0
#define CC_USE_NAVMESH 0
#define CC_USE_CULLING 1
#define CC_ENABLE_SCRIPT_BINDING 0
#define CC_ENABLE_GC_FOR_NATIVE_OBJECTS 0
#define CC_LUA_ENGINE_ENABLED 0
#define CC_ENABLE_PREMULTIPLIED_ALPHA 1
#define CC_STRIP_FPS 0
#define CC_NODE_RENDER_SUBPIXEL 1
#define CC_SPRITEBATCHNODE_RENDER_SUBPIXEL 1
#define CC_TEXTURE_ATLAS_USE_VAO 0
#define CC_ENABLE_CACHE_TEXTURE_DATA 0
#define CC_ENABLE_GL_STATE_CACHE 1
#define CC_ENABLE_BOX2D_INTEGRATION 0
#define CC_FIX_ARTIFACTS_BY_STRECHING_TEXEL 0
#define CC_LABEL_MAX_LENGTH ((1 << 16) / 4)
#define CC_USE_TIFF 1
#define CC_USE_WEBP 1
#define CC_USE_LA88_LABELS 1
#define CC_PLATFORM_PC
#define CC_LABEL_DEBUG_DRAW 0
#define CC_LABELBMFONT_DEBUG_DRAW 0
#define CC_LABELATLAS_DEBUG_DRAW 0
#define CC_SPRITEBATCHNODE_DEBUG_DRAW 0
#define CC_USE_PNG 1
#define CC_USE_JPEG 1
#ifndef CC_SPRITE_DEBUG_DRAW
#define CC_SPRITE_DEBUG_DRAW 0
#endif
#ifndef CC_DIRECTOR_STATS_INTERVAL
#define CC_DIRECTOR_STATS_INTERVAL (0.1f)
#endif
#ifndef CC_DIRECTOR_FPS_INTERVAL
#define CC_DIRECTOR_FPS_INTERVAL (0.5f)
#endif
#ifndef CC_DIRECTOR_STATS_POSITION
#define CC_DIRECTOR_STATS_POSITION cocos2d::Director::getInstance()->getVisibleOrigin()
#endif

namespace cocos2d {

/// Returns the name and version of the API: "cocos2d-x-3.17.2".
const char* cocos2dVersion();

} // namespace cocos2d

namespace copra {

/// Classes of Copra hold containers of the standard library, whose layout differs in its debug mode. A
/// program that is compiled in a different mode from Copra does not link: every source names the mode in
/// which it is compiled, and Copra defines one of the two.
#if defined(_GLIBCXX_DEBUG)
extern const char builtWith_GLIBCXX_DEBUG;
[[maybe_unused, gnu::used]] static const char* const kLibraryMode = &builtWith_GLIBCXX_DEBUG;
#else
extern const char builtWithout_GLIBCXX_DEBUG;
[[maybe_unused, gnu::used]] static const char* const kLibraryMode = &builtWithout_GLIBCXX_DEBUG;
#endif

} // namespace copra
