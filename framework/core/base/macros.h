#pragma once

/// The general-purpose macros of cocos2d-x; the macros of properties and of the engine are in
/// propertyMacros.h and engineMacros.h.

#include "base/assert.h"
#include "base/config.h"
#include "base/log.h"

#include <algorithm>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <new>
#include <type_traits>
#include <utility>

#include <string>

namespace cocos2d {

/// An empty string to return by reference.
inline const std::string STD_STRING_EMPTY;
/// The index that means "not found".
inline constexpr ssize_t CC_INVALID_INDEX = -1;

} // namespace cocos2d

// --- Namespaces ---

/// Opens the namespace cocos2d.
#define NS_CC_BEGIN namespace cocos2d {
/// Closes the namespace that NS_CC_BEGIN opens.
#define NS_CC_END }
/// Makes the names of the namespace cocos2d available without `cocos2d::`. Write a semicolon behind it.
#define USING_NS_CC using namespace cocos2d
/// The namespace cocos2d, as in NS_CC::Node.
#define NS_CC ::cocos2d
#define NS_CC_MATH_BEGIN NS_CC_BEGIN
#define NS_CC_MATH_END NS_CC_END
#define USING_NS_CC_MATH USING_NS_CC

// --- Creation ---

/// Defines `static T* create()`: creates a T, calls init() and returns the autoreleased object, or null if
/// init() fails.
#define CREATE_FUNC(__TYPE__)                                                                                \
    static __TYPE__* create() {                                                                              \
        __TYPE__* pRet = new (std::nothrow) __TYPE__();                                                      \
        if (pRet && pRet->init()) {                                                                          \
            pRet->autorelease();                                                                             \
            return pRet;                                                                                     \
        }                                                                                                    \
        delete pRet;                                                                                         \
        return nullptr;                                                                                      \
    }
/// Defines `static T* node()`, the deprecated name of create(), as CREATE_FUNC does.
#define NODE_FUNC(__TYPE__)                                                                                  \
    CC_DEPRECATED_ATTRIBUTE static __TYPE__* node() {                                                        \
        __TYPE__* pRet = new (std::nothrow) __TYPE__();                                                      \
        if (pRet && pRet->init()) {                                                                          \
            pRet->autorelease();                                                                             \
            return pRet;                                                                                     \
        }                                                                                                    \
        delete pRet;                                                                                         \
        return nullptr;                                                                                      \
    }

// --- Safety ---

/// Deletes an object and makes the pointer null. A null pointer is allowed.
#define CC_SAFE_DELETE(p) (delete (p), (p) = nullptr)
/// Deletes an array that `new[]` created and makes the pointer null. A null pointer is allowed.
#define CC_SAFE_DELETE_ARRAY(p) (delete[](p), (p) = nullptr)
/// Frees memory of malloc() and makes the pointer null. A null pointer is allowed.
#define CC_SAFE_FREE(p) (std::free(p), (p) = nullptr)
/// Releases an object unless the pointer is null. The pointer keeps its value.
#define CC_SAFE_RELEASE(p)                                                                                   \
    do {                                                                                                     \
        if (p) (p)->release();                                                                               \
    } while (false)
/// Releases an object unless the pointer is null, and then makes the pointer null.
#define CC_SAFE_RELEASE_NULL(p)                                                                              \
    do {                                                                                                     \
        CC_SAFE_RELEASE(p);                                                                                  \
        (p) = nullptr;                                                                                       \
    } while (false)
/// Retains an object unless the pointer is null.
#define CC_SAFE_RETAIN(p)                                                                                    \
    do {                                                                                                     \
        if (p) (p)->retain();                                                                                \
    } while (false)
/// Leaves the enclosing loop or switch if `cond` is true.
#define CC_BREAK_IF(cond)                                                                                    \
    if (cond) break
/// Silences the warning about an unused parameter.
#define CC_UNUSED_PARAM(unusedparam) static_cast<void>(unusedparam)
#if defined(__GNUC__) || defined(__clang__)
#define CC_UNUSED __attribute__((unused))
#define CC_REQUIRES_NULL_TERMINATION __attribute__((sentinel))
#else
#define CC_UNUSED
#define CC_REQUIRES_NULL_TERMINATION
#endif
/// Forbid copying (and default construction) of a class.
#define CC_DISALLOW_COPY_AND_ASSIGN(TypeName)                                                                \
    TypeName(const TypeName&) = delete;                                                                      \
    TypeName& operator=(const TypeName&) = delete;
#define CC_DISALLOW_IMPLICIT_CONSTRUCTORS(TypeName)                                                          \
    TypeName() = delete;                                                                                     \
    CC_DISALLOW_COPY_AND_ASSIGN(TypeName)
#define DISALLOW_COPY_AND_ASSIGN(TypeName) CC_DISALLOW_COPY_AND_ASSIGN(TypeName)
/// The access specifier of constructors and init functions of library classes.
#ifndef CC_CONSTRUCTOR_ACCESS
#define CC_CONSTRUCTOR_ACCESS public
#endif

// --- Callbacks ---

namespace copra {

/// Implements CC_CALLBACK_n: binds a member function to an object, with n placeholders followed by fixed
/// arguments.
template<class F, class T, class... Fixed>
auto bindCallback0(F function, T&& target, Fixed&&... fixed) {
    return std::bind(function, std::forward<T>(target), std::forward<Fixed>(fixed)...);
}
template<class F, class T, class... Fixed>
auto bindCallback1(F function, T&& target, Fixed&&... fixed) {
    return std::bind(function, std::forward<T>(target), std::placeholders::_1, std::forward<Fixed>(fixed)...);
}
template<class F, class T, class... Fixed>
auto bindCallback2(F function, T&& target, Fixed&&... fixed) {
    return std::bind(function, std::forward<T>(target), std::placeholders::_1, std::placeholders::_2,
                     std::forward<Fixed>(fixed)...);
}
template<class F, class T, class... Fixed>
auto bindCallback3(F function, T&& target, Fixed&&... fixed) {
    return std::bind(function, std::forward<T>(target), std::placeholders::_1, std::placeholders::_2,
                     std::placeholders::_3, std::forward<Fixed>(fixed)...);
}

} // namespace copra

/// Binds a member function and its arguments to a target: CC_CALLBACK_0(Hero::hit, this, damage) is a
/// function that calls this->hit(damage). The target must live as long as the function is called.
#define CC_CALLBACK_0(__selector__, ...) copra::bindCallback0(&__selector__, __VA_ARGS__)
/// Binds a member function to a target: CC_CALLBACK_1(Hero::hit, this, fixed...) is a function that takes one
/// argument and passes it on, followed by the fixed arguments. The target must live as long as it is called.
#define CC_CALLBACK_1(__selector__, ...) copra::bindCallback1(&__selector__, __VA_ARGS__)
/// Binds a member function to a target. The result takes two arguments and passes them on, followed by the
/// fixed arguments. The target must live as long as it is called.
#define CC_CALLBACK_2(__selector__, ...) copra::bindCallback2(&__selector__, __VA_ARGS__)
/// Binds a member function to a target. The result takes three arguments and passes them on, followed by the
/// fixed arguments. The target must live as long as it is called.
#define CC_CALLBACK_3(__selector__, ...) copra::bindCallback3(&__selector__, __VA_ARGS__)

// --- Arithmetic ---

#ifndef MIN
#define MIN(x, y) (((x) > (y)) ? (y) : (x))
#endif
#ifndef MAX
#define MAX(x, y) (((x) < (y)) ? (y) : (x))
#endif
/// Exchanges two values of the given type.
#define CC_SWAP(x, y, type)                                                                                  \
    {                                                                                                        \
        type temp = (x);                                                                                     \
        x = y;                                                                                               \
        y = temp;                                                                                            \
    }

/// Conversion of angles.
#define CC_DEGREES_TO_RADIANS(__ANGLE__) ((__ANGLE__)*0.01745329252f)
#define CC_RADIANS_TO_DEGREES(__ANGLE__) ((__ANGLE__)*57.29577951f)
#define MATH_DEG_TO_RAD(x) ((x)*0.0174532925f)
#define MATH_RAD_TO_DEG(x) ((x)*57.29577951f)

/// Limits and constants of the math module.
#define MATH_FLOAT_SMALL 1.0e-37f
#define MATH_TOLERANCE 2e-37f
#define MATH_E 2.71828182845904523536f
#define MATH_LOG10E 0.4342944819032518f
#define MATH_LOG2E 1.442695040888963387f
#define MATH_PIOVER2 1.57079632679489661923f
#define MATH_PIOVER4 0.785398163397448309616f
#define MATH_PIX2 6.28318530717958647693f
#define MATH_EPSILON 0.000001f
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_PI_2
#define M_PI_2 1.57079632679489661923
#endif
#ifndef M_1_PI
#define M_1_PI 0.31830988618379067154
#endif

/// The number of repeats that stands for endless repetition.
#define CC_REPEAT_FOREVER (UINT_MAX - 1)
#define kRepeatForever CC_REPEAT_FOREVER

// --- Byte order ---

#define CC_SWAP32(i)                                                                                         \
    (((i)&0x000000ff) << 24 | ((i)&0x0000ff00) << 8 | ((i)&0x00ff0000) >> 8 | ((i)&0xff000000) >> 24)
#define CC_SWAP16(i) (((i)&0x00ff) << 8 | ((i)&0xff00) >> 8)
/// Converts integers from little- or big-endian to the byte order of the host.
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define CC_HOST_IS_BIG_ENDIAN true
#define CC_SWAP_INT32_LITTLE_TO_HOST(i) CC_SWAP32(i)
#define CC_SWAP_INT16_LITTLE_TO_HOST(i) CC_SWAP16(i)
#define CC_SWAP_INT32_BIG_TO_HOST(i) (i)
#define CC_SWAP_INT16_BIG_TO_HOST(i) (i)
#else
#define CC_HOST_IS_BIG_ENDIAN false
#define CC_SWAP_INT32_LITTLE_TO_HOST(i) (i)
#define CC_SWAP_INT16_LITTLE_TO_HOST(i) (i)
#define CC_SWAP_INT32_BIG_TO_HOST(i) CC_SWAP32(i)
#define CC_SWAP_INT16_BIG_TO_HOST(i) CC_SWAP16(i)
#endif

#define CC_LITTLE_ENDIAN (!CC_HOST_IS_BIG_ENDIAN)
/// Whether pointers have 64 bits: 1 or 0.
#if UINTPTR_MAX > 0xffffffffu
#define CC_64BITS 1
#else
#define CC_64BITS 0
#endif
