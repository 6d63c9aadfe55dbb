#pragma once

#include "base/WeakTable.h"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace copra {

/// A weak pointer to a Ref. It does not retain the object and becomes null when the object's destruction
/// begins. For ownership use cocos2d::RefPtr. It is as large as one pointer. Use it on the main thread only.
template<class T>
class WeakPtr {
public:
    /// Constructs an empty pointer.
    WeakPtr() noexcept = default;
    WeakPtr(std::nullptr_t) noexcept {}
    WeakPtr(T* object)
        : _block(object ? cocos2d::WeakTable::acquire(const_cast<std::remove_const_t<T>*>(object))
                        : nullptr) {}
    /// Constructs a pointer to the same object.
    WeakPtr(const WeakPtr& other) : WeakPtr(other.get()) {}
    /// Constructs a pointer to the object of another pointer, which is then null.
    WeakPtr(WeakPtr&& other) noexcept : _block(std::exchange(other._block, nullptr)) {}
    ~WeakPtr() { reset(); }

    /// Makes the pointer point to the object of another pointer.
    WeakPtr& operator=(WeakPtr other) noexcept {
        std::swap(_block, other._block);
        return *this;
    }

    /// Returns the object, or null if none was set or if it has been destroyed.
    T* get() const { return _block ? static_cast<T*>(_block->object) : nullptr; }
    T* operator->() const { return get(); }
    T& operator*() const { return *get(); }
    explicit operator bool() const { return get() != nullptr; }
    /// Whether the object to which it pointed has been destroyed.
    bool expired() const { return _block && !_block->object; }

    /// Makes the pointer null.
    void reset() {
        if (auto* const block = std::exchange(_block, nullptr)) cocos2d::WeakTable::release(block);
    }

    /// Whether both point to the same object, or to none.
    friend bool operator==(const WeakPtr& a, const WeakPtr& b) { return a.get() == b.get(); }
    /// Whether they point to different objects.
    friend bool operator!=(const WeakPtr& a, const WeakPtr& b) { return a.get() != b.get(); }
    /// Whether the pointer points to this object.
    friend bool operator==(const WeakPtr& a, const T* b) { return a.get() == b; }
    /// Whether the pointer does not point to this object.
    friend bool operator!=(const WeakPtr& a, const T* b) { return a.get() != b; }

private:
    cocos2d::WeakTable::Block* _block = nullptr;
};

} // namespace copra
