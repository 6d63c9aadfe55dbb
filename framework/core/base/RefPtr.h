#pragma once

#include "base/Ref.h"

#include <cstddef>
#include <type_traits>
#include <utility>

/// Retain and release a pointer unless it is null.
#define CC_REF_PTR_SAFE_RETAIN(ptr)                                                                          \
    do {                                                                                                     \
        if (ptr) ((cocos2d::Ref*)(ptr))->retain();                                                           \
    } while (0)
#define CC_REF_PTR_SAFE_RELEASE(ptr)                                                                         \
    do {                                                                                                     \
        if (ptr) ((cocos2d::Ref*)(ptr))->release();                                                          \
    } while (0)
#define CC_REF_PTR_SAFE_RELEASE_NULL(ptr)                                                                    \
    do {                                                                                                     \
        if (ptr) {                                                                                           \
            ((cocos2d::Ref*)(ptr))->release();                                                               \
            (ptr) = nullptr;                                                                                 \
        }                                                                                                    \
    } while (0)

namespace cocos2d {

/// A smart pointer that retains a Ref for its lifetime. Prefer it to calls of retain() and release().
template<typename T>
class RefPtr {
public:
    /// Constructs an empty pointer.
    RefPtr() noexcept = default;
    /// Constructs an empty pointer from `nullptr`.
    RefPtr(std::nullptr_t) noexcept {}
    /// Constructs a pointer that retains `ptr`, which may be null.
    RefPtr(T* ptr) : _ptr(ptr) { retainIt(_ptr); }
    /// Constructs a pointer that retains the object of another pointer, too.
    RefPtr(const RefPtr& other) : _ptr(other._ptr) { retainIt(_ptr); }
    /// Takes over the reference of another pointer, which is then empty.
    RefPtr(RefPtr&& other) noexcept : _ptr(other.detach()) {}
    /// Constructs a pointer that retains the object of a pointer to a derived class.
    template<typename U, typename = std::enable_if_t<std::is_convertible_v<U*, T*>>>
    RefPtr(const RefPtr<U>& other) : RefPtr(other.get()) {}
    ~RefPtr() { releaseIt(_ptr); }

    /// Retains the object of another pointer, and releases the previous object.
    RefPtr& operator=(const RefPtr& other) {
        assign(other._ptr);
        return *this;
    }
    /// Takes over the reference of another pointer, which is then empty. Releases the previous object.
    RefPtr& operator=(RefPtr&& other) noexcept {
        if (&other != this) replace(other.detach());
        return *this;
    }
    /// Retains the object of a pointer to a derived class, and releases the previous object.
    template<typename U, typename = std::enable_if_t<std::is_convertible_v<U*, T*>>>
    RefPtr& operator=(const RefPtr<U>& other) {
        assign(other.get());
        return *this;
    }
    /// Retains `other`, which may be null, and releases the previous object.
    RefPtr& operator=(T* other) {
        assign(other);
        return *this;
    }
    /// Releases the object and makes the pointer null, as reset() does.
    RefPtr& operator=(std::nullptr_t) {
        reset();
        return *this;
    }

    /// Returns the object, or null.
    operator T*() const { return _ptr; }
    /// Returns the object, which must not be null.
    T& operator*() const {
        CCASSERT(_ptr, "dereferenced an empty RefPtr");
        return *_ptr;
    }
    /// Accesses the members of the object, which must not be null.
    T* operator->() const {
        CCASSERT(_ptr, "dereferenced an empty RefPtr");
        return _ptr;
    }
    /// Returns the object, or null.
    T* get() const { return _ptr; }
    /// Whether there is an object.
    explicit operator bool() const { return _ptr != nullptr; }

    /// Compares addresses.
    bool operator==(const RefPtr& other) const { return _ptr == other._ptr; }
    bool operator!=(const RefPtr& other) const { return _ptr != other._ptr; }
    bool operator<(const RefPtr& other) const { return _ptr < other._ptr; }
    bool operator>(const RefPtr& other) const { return _ptr > other._ptr; }
    bool operator<=(const RefPtr& other) const { return _ptr <= other._ptr; }
    bool operator>=(const RefPtr& other) const { return _ptr >= other._ptr; }
    bool operator==(std::nullptr_t) const { return _ptr == nullptr; }
    bool operator!=(std::nullptr_t) const { return _ptr != nullptr; }
    // Templates, so that overload resolution prefers them to the built-in comparison after a conversion to
    // T*.
    /// Whether the object is `other`.
    template<typename U>
    bool operator==(U* other) const {
        return _ptr == other;
    }
    /// Whether the object is not `other`.
    template<typename U>
    bool operator!=(U* other) const {
        return _ptr != other;
    }
    /// Whether the address of the object is below the address of `other`.
    template<typename U>
    bool operator<(U* other) const {
        return _ptr < other;
    }
    /// Whether the address of the object is above the address of `other`.
    template<typename U>
    bool operator>(U* other) const {
        return _ptr > other;
    }
    /// Whether the address of the object is not above the address of `other`.
    template<typename U>
    bool operator<=(U* other) const {
        return _ptr <= other;
    }
    /// Whether the address of the object is not below the address of `other`.
    template<typename U>
    bool operator>=(U* other) const {
        return _ptr >= other;
    }

    /// Releases the object and makes the pointer null.
    void reset() { replace(nullptr); }
    /// Exchanges the objects of two pointers.
    void swap(RefPtr& other) noexcept { std::swap(_ptr, other._ptr); }
    /// Takes over a reference that the caller owns, without retaining the object again: `p.weakAssign(new
    /// Thing)`.
    void weakAssign(const RefPtr& other) { replace(other._ptr); }

private:
    void assign(T* other) {
        retainIt(other);
        replace(other);
    }
    // Without std::exchange(), which costs as much to compile for each T as the whole class.
    void replace(T* other) {
        T* const old = _ptr;
        _ptr = other;
        releaseIt(old);
    }
    T* detach() {
        T* const object = _ptr;
        _ptr = nullptr;
        return object;
    }
    // A cast to Ref makes RefPtr<const T> work and ignores overloads of retain() and release() in T.
    static Ref* base(T* object) { return const_cast<Ref*>(static_cast<const Ref*>(object)); }
    static void retainIt(T* object) {
        if (object) base(object)->retain();
    }
    static void releaseIt(T* object) {
        if (object) base(object)->release();
    }

    T* _ptr = nullptr;
};

/// Returns a pointer that retains `object`.
template<class T>
RefPtr<T> makeRef(T* object) {
    return RefPtr<T>(object);
}

/// Casts the object of a RefPtr to another class with static_cast, which does not check the class.
template<class T, class U>
RefPtr<T> static_pointer_cast(const RefPtr<U>& r) {
    return RefPtr<T>(static_cast<T*>(r.get()));
}
/// Casts the object of a RefPtr to another class. The result is empty if the object has another class.
template<class T, class U>
RefPtr<T> dynamic_pointer_cast(const RefPtr<U>& r) {
    return RefPtr<T>(dynamic_cast<T*>(r.get()));
}

/// Exchanges two pointers without changing reference counts.
template<typename T>
void swap(RefPtr<T>& a, RefPtr<T>& b) noexcept {
    a.swap(b);
}

} // namespace cocos2d
