#pragma once

#include <cstddef>
#include <memory>
#include <utility>

namespace copra {

/// The one owner of an object, for members of classes that nearly every source reaches.
///
/// It does what std::unique_ptr does, which costs a compiler some ten times as long for every type; elsewhere
/// use that. The type may be incomplete where the owner is not constructed, moved or destroyed.
template<class T>
class Owned {
public:
    Owned() = default;
    Owned(std::nullptr_t) {}
    explicit Owned(T* object) : _object(object) {}
    /// Takes over the object of a std::unique_ptr, which must not have a deleter of its own.
    template<class U>
    Owned(std::unique_ptr<U, std::default_delete<U>>&& owner) : _object(owner.release()) {}
    Owned(Owned&& other) noexcept : _object(other.release()) {}
    Owned(const Owned&) = delete;
    ~Owned() { delete _object; }

    Owned& operator=(Owned&& other) noexcept {
        if (this != &other) reset(other.release());
        return *this;
    }
    Owned& operator=(const Owned&) = delete;

    T* get() const { return _object; }
    T& operator*() const { return *_object; }
    T* operator->() const { return _object; }
    explicit operator bool() const { return _object != nullptr; }

    friend bool operator==(const Owned& owner, std::nullptr_t) { return !owner._object; }
    friend bool operator!=(const Owned& owner, std::nullptr_t) { return owner._object; }

    /// Deletes the object and owns another.
    void reset(T* object = nullptr) { delete std::exchange(_object, object); }
    /// Leaves the object to the caller.
    T* release() { return std::exchange(_object, nullptr); }

private:
    T* _object = nullptr;
};

} // namespace copra
