#pragma once

#include "base/Data.h"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

namespace cocos2d {

/// A destination for file contents, independent of the container that holds them.
class ResizableBuffer {
public:
    virtual ~ResizableBuffer() = default;
    /// Resizes the container to hold at least `size` bytes.
    virtual void resize(size_t size) = 0;
    /// Returns the first byte, or null if the container is empty.
    virtual void* buffer() const = 0;
};

/// Wraps a container as a ResizableBuffer. Specialize it to let FileUtils::getContents() fill other types.
template<typename T>
class ResizableBufferAdapter {};

/// Adapts strings of any character type. A partial last character is padded.
template<typename CharT, typename Traits, typename Allocator>
class ResizableBufferAdapter<std::basic_string<CharT, Traits, Allocator>> : public ResizableBuffer {
public:
    /// Constructs an adapter that resizes this string, which is not owned.
    explicit ResizableBufferAdapter(std::basic_string<CharT, Traits, Allocator>* buffer) : _buffer(buffer) {}
    void resize(size_t size) override { _buffer->resize((size + sizeof(CharT) - 1) / sizeof(CharT)); }
    void* buffer() const override { return _buffer->empty() ? nullptr : &_buffer->front(); }

private:
    std::basic_string<CharT, Traits, Allocator>* _buffer;
};

/// Adapts vectors of trivially copyable elements. A partial last element is padded.
template<typename T, typename Allocator>
class ResizableBufferAdapter<std::vector<T, Allocator>> : public ResizableBuffer {
public:
    /// Constructs an adapter that resizes this vector, which is not owned.
    explicit ResizableBufferAdapter(std::vector<T, Allocator>* buffer) : _buffer(buffer) {}
    void resize(size_t size) override { _buffer->resize((size + sizeof(T) - 1) / sizeof(T)); }
    void* buffer() const override { return _buffer->empty() ? nullptr : &_buffer->front(); }

private:
    std::vector<T, Allocator>* _buffer;
};

/// Adapts Data objects.
template<>
class ResizableBufferAdapter<Data> : public ResizableBuffer {
public:
    /// Constructs an adapter that resizes this Data, which is not owned.
    explicit ResizableBufferAdapter(Data* buffer) : _buffer(buffer) {}
    void resize(size_t size) override {
        _buffer->clear();
        if (size == 0) return;
        auto* const bytes = static_cast<unsigned char*>(std::malloc(size + 1));
        if (!bytes) return;
        bytes[size] = 0; // see Data
        _buffer->fastSet(bytes, static_cast<ssize_t>(size));
    }
    void* buffer() const override { return _buffer->getBytes(); }

private:
    Data* _buffer;
};

} // namespace cocos2d
