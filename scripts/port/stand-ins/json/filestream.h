#pragma once

/// The stream of RapidJSON 0.1 over an open file, which later versions replaced by streams with a buffer.

#include <cstddef>
#include <cstdio>

namespace rapidjson {

class FileStream {
public:
    using Ch = char;

    explicit FileStream(std::FILE* file) : _file(file) { Take(); }
    char Peek() const { return _next; }
    char Take() {
        const char taken = _next;
        const int read = std::fgetc(_file);
        _next = read == EOF ? '\0' : static_cast<char>(read);
        ++_count;
        return taken;
    }
    std::size_t Tell() const { return _count - 1; }
    void Put(char c) { std::fputc(c, _file); }
    void Flush() { std::fflush(_file); }
    char* PutBegin() { return nullptr; }
    std::size_t PutEnd(char*) { return 0; }

private:
    std::FILE* _file;
    char _next = '\0';
    std::size_t _count = 0;
};

} // namespace rapidjson
