#pragma once

/// The header that games of axmol include: the API of cocos2d.h with the names of axmol. Link copra::axmol,
/// which makes `ax` another spelling of the namespace cocos2d, so that games may declare classes in it.

#include "audio/AudioEngine.h"
#include "cocos2d.h"
#include "compat/axmol/JobSystem.h"
#include "compat/axmol/StringView.h"
#include "compat/axmol/bitmask.h"
#include "compat/axmol/colors.h"
#include "compat/axmol/macros.h"
#include "extensions/ExtensionMacros.h"

#include <optional> // The standard headers that games get from the headers of cocos2d-x.
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>

/// The ID of a sound, which AudioEngine::play2d() returns.
using AUDIO_ID = int;

namespace cocos2d {

using namespace std::string_view_literals;

using ::AUDIO_ID;
using copra::AnchorPreset;
using AudioId = AUDIO_ID;

/// Logs a line with the placeholders of printf().
template<class... Values>
void print(const char* format, Values... values) {
    log(format, values...);
}

AX_ENABLE_BITMASK_OPS(Device::OrientationMask)

using ApplicationBase = Application;
using GfxContextAttrs = GLContextAttrs;
using RenderView = GLView;
using RenderViewImpl = GLViewImpl;
using ::ResolutionPolicy;

/// The names of axmol 3.0 for classes of 4.x.
namespace rhi = backend;
using backend::Program;
using backend::ProgramManager;
using backend::ProgramState;
using backend::VertexLayoutType;

/// Chooses one of several graphics processors. It has no effect.
enum class PowerPreference {
    Auto,
    LowPower,
    HighPerformance,
};
/// Whether the frame has the pixels of the screen or scaled ones. It has no effect: the frame has the pixels
/// of the window.
enum class RenderScaleMode {
    Default,
    Logical,
    Physical,
};

/// Properties of window and frame in axmol since 3.0. Only `multisamplingCount` has an effect.
struct ContextAttrs {
    int redBits = 8;
    int greenBits = 8;
    int blueBits = 8;
    int alphaBits = 8;
    int depthBits = 24;
    int stencilBits = 8;
    int multisamplingCount = 0;
    bool visible = true;
    bool decorated = true;
    bool vsync = true;
    bool debugLayerEnabled = false;
    void* windowParent = nullptr;
    PowerPreference powerPreference = PowerPreference::Auto;
    RenderScaleMode renderScaleMode = RenderScaleMode::Default;
};

/// Sets the properties of windows that are created afterward. Classes derived from Application can call it by
/// this name, too.
inline void setContextAttrs(const ContextAttrs& attributes) {
    GLContextAttrs bits = {attributes.redBits,           attributes.greenBits, attributes.blueBits,
                           attributes.alphaBits,         attributes.depthBits, attributes.stencilBits,
                           attributes.multisamplingCount};
    GLView::setGLContextAttrs(bits);
}

/// Multiplies each coordinate by the other one.
inline Vec2 operator*(const Vec2& left, const Vec2& right) {
    return {left.x * right.x, left.y * right.y};
}
/// Divides each coordinate by the other one.
inline Vec2 operator/(const Vec2& left, const Vec2& right) {
    return {left.x / right.x, left.y / right.y};
}

/// Whether both sizes are exactly equal.
inline bool operator==(const Size& left, const Size& right) {
    return left.width == right.width && left.height == right.height;
}
inline bool operator!=(const Size& left, const Size& right) {
    return !(left == right);
}

/// Operators that change a Size in place, as in axmol, where it is a vector.
inline Size& operator+=(Size& left, const Size& right) {
    return left = left + right;
}
inline Size& operator-=(Size& left, const Size& right) {
    return left = left - right;
}
inline Size& operator*=(Size& size, float factor) {
    return size = size * factor;
}
inline Size& operator/=(Size& size, float divisor) {
    return size = size / divisor;
}

/// Logs "title: text", as MessageBox() does.
inline void messageBox(const std::string& text, const std::string& title) {
    MessageBox(text.c_str(), title.c_str());
}

namespace utils {

/// Encodes bytes as Base64.
std::string base64Encode(std::string_view bytes);
/// Decodes Base64. Returns an empty string if the input is invalid.
std::string base64Decode(std::string_view text);
/// Encodes bytes that a URL cannot contain as %XX.
std::string urlEncode(std::string_view text);
/// Decodes %XX to bytes, and + to blanks.
std::string urlDecode(std::string_view text);
/// Formats bytes as hexadecimal digits, two for each.
std::string bin2hex(std::string_view bytes, bool isUpper = false);
/// Computes the checksum of the bytes, as digits or as bytes. `algorithm` is "md5"; for others, logs that and
/// returns "".
std::string computeDigest(std::string_view data, std::string_view algorithm, bool toHex = true);

/// Creates a T and calls init() with the arguments. The caller releases it. Returns null if init() returns
/// false.
template<class T, class... Arguments>
T* makeInstance(Arguments&&... arguments) {
    auto* instance = new T();
    if (instance->init(std::forward<Arguments>(arguments)...)) return instance;
    delete instance;
    return nullptr;
}

/// Creates a T and calls another function instead of init(), with the arguments. The caller releases it.
/// Returns null if the function returns false.
template<class T, class Class, class... Parameters, class... Arguments>
T* makeInstance(bool (Class::*init)(Parameters...), Arguments&&... arguments) {
    auto* instance = new T();
    if ((instance->*init)(std::forward<Arguments>(arguments)...)) return instance;
    delete instance;
    return nullptr;
}

/// Creates an autoreleased T, as makeInstance() does. Returns null if the initialization fails.
template<class T, class... Arguments>
T* createInstance(Arguments&&... arguments) {
    T* instance = makeInstance<T>(std::forward<Arguments>(arguments)...);
    if (instance) instance->autorelease();
    return instance;
}

} // namespace utils
} // namespace cocos2d

namespace axmol = cocos2d;

// axmol.h brings the library fmt along.
#if __has_include(<fmt/format.h>)
#if !defined(FMT_HEADER_ONLY)
#define FMT_HEADER_ONLY 1
#endif
#include <fmt/format.h>
template<>
struct fmt::formatter<copra::StringView> : fmt::formatter<std::string_view> {};
#else
namespace fmt {

/// The placeholders that AXLOG...() knows.
template<class... Values>
std::string format(std::string_view format, const Values&... values) {
    return copra::formatLog(format, {copra::LogValue(values)...});
}

} // namespace fmt
#endif
