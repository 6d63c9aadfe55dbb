#pragma once

/// The settings of Box2D 2.4 with user data that can be used as the pointers of Box2D 2.3. Included by Box2D
/// itself as b2_user_settings.h. Everything has the layout and the values that the library was compiled with.

#include <box2d/b2_types.h>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#define b2_lengthUnitsPerMeter 1.0f
#define b2_maxPolygonVertices 8

namespace copra {

/// A pointer of the user that converts from and to every pointer.
struct Box2DUserData {
    Box2DUserData() = default;
    template<class T>
    Box2DUserData& operator=(T* object) {
        pointer = reinterpret_cast<std::uintptr_t>(object);
        return *this;
    }
    Box2DUserData& operator=(std::nullptr_t) {
        pointer = 0;
        return *this;
    }
    template<class T>
    operator T*() const {
        return reinterpret_cast<T*>(pointer);
    }
    operator void*() const { return reinterpret_cast<void*>(pointer); }
    /// A number that the game stores as a pointer.
    template<class T, std::enable_if_t<std::is_integral<T>::value, int> = 0>
    explicit operator T() const {
        return static_cast<T>(pointer);
    }
    explicit operator bool() const { return pointer != 0; }
    friend bool operator==(const Box2DUserData& data, const void* object) {
        return static_cast<void*>(data) == object;
    }
    template<class T>
    friend bool operator==(const Box2DUserData& data, T* object) {
        return static_cast<void*>(data) == object;
    }
    template<class T>
    friend bool operator!=(const Box2DUserData& data, T* object) {
        return !(data == object);
    }
    friend bool operator!=(const Box2DUserData& data, const void* object) { return !(data == object); }

    std::uintptr_t pointer = 0;
};

} // namespace copra

struct b2BodyUserData : copra::Box2DUserData {
    using Box2DUserData::operator=;
};
struct b2FixtureUserData : copra::Box2DUserData {
    using Box2DUserData::operator=;
};
struct b2JointUserData : copra::Box2DUserData {
    using Box2DUserData::operator=;
};

void* b2Alloc_Default(int32 size);
void b2Free_Default(void* memory);
void b2Log_Default(const char* string, va_list arguments);

inline void* b2Alloc(int32 size) {
    return b2Alloc_Default(size);
}
inline void b2Free(void* memory) {
    b2Free_Default(memory);
}
inline void b2Log(const char* string, ...) {
    va_list arguments;
    va_start(arguments, string);
    b2Log_Default(string, arguments);
    va_end(arguments);
}
