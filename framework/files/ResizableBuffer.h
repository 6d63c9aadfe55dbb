#pragma once

#include "base/Data.h"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

namespace cocos2d {

/// A place that file contents can be read into, whatever container lies behind it.
class ResizableBuffer {
public:
    virtual ~ResizableBuffer() = default;
    /// Makes room for `size` bytes.
    virtual void resize(size_t size) = 0;
    /// First byte, or null while there is no room.
    virtual void* buffer() const = 0;
};

/// Makes a ResizableBuffer of a container. Specialise it to let FileUtils::getContents() fill further types.
template<typename T>
class ResizableBufferAdapter {};

/// Strings of any character type; a file that does not fill the last character is padded.
template<typename CharT, typename Traits, typename Allocator>
class ResizableBufferAdapter<std::basic_string<CharT, Traits, Allocator>> : public ResizableBuffer {
public:
    explicit ResizableBufferAdapter(std::basic_string<CharT, Traits, Allocator>* buffer) : _buffer(buffer) {}
    void resize(size_t size) override { _buffer->resize((size + sizeof(CharT) - 1) / sizeof(CharT)); }
    void* buffer() const override { return _buffer->empty() ? nullptr : &_buffer->front(); }

private:
    std::basic_string<CharT, Traits, Allocator>* _buffer;
};

/// Vectors of plain elements; a file that does not fill the last element is padded.
template<typename T, typename Allocator>
class ResizableBufferAdapter<std::vector<T, Allocator>> : public ResizableBuffer {
public:
    explicit ResizableBufferAdapter(std::vector<T, Allocator>* buffer) : _buffer(buffer) {}
    void resize(size_t size) override { _buffer->resize((size + sizeof(T) - 1) / sizeof(T)); }
    void* buffer() const override { return _buffer->empty() ? nullptr : &_buffer->front(); }

private:
    std::vector<T, Allocator>* _buffer;
};

/// Data objects.
template<>
class ResizableBufferAdapter<Data> : public ResizableBuffer {
public:
    explicit ResizableBufferAdapter(Data* buffer) : _buffer(buffer) {}
    void resize(size_t size) override {
        _buffer->clear();
        if (size == 0) return;
        if (auto* const bytes = static_cast<unsigned char*>(std::malloc(size)))
            _buffer->fastSet(bytes, static_cast<ssize_t>(size));
    }
    void* buffer() const override { return _buffer->getBytes(); }

private:
    Data* _buffer;
};

} // namespace cocos2d
