#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>

namespace cocos2d {

/// What a stream may do with its file.
enum class FileStreamMode {
    READ,       ///< An existing file, for reading only.
    WRITE,      ///< A new or emptied file.
    APPEND,     ///< A new file, or the end of an existing one: write() always appends.
    OVERLAPPED, ///< A new file, or an existing one with its contents; the position is the beginning.
};

/// A file that is read and written piece by piece. FileUtils::openFileStream() opens one. From axmol.
///
/// read() and write() start at the current position and move it; they may follow each other freely. Sizes and
/// positions are in bytes.
class IFileStream {
public:
    using Mode = FileStreamMode; ///< The name of the modes in axmol.

    virtual ~IFileStream() = default;
    /// Opens the file at a full path, after closing the one before. Returns whether it is open.
    virtual bool open(const std::string& path, Mode mode) = 0;
    /// Closes the file. Returns 0, or -1 if no file was open or what was written could not be stored.
    virtual int close() = 0;
    /// Moves the position by `offset` from `origin`: SEEK_SET, SEEK_CUR, or SEEK_END. Returns the position
    /// from the beginning, or -1.
    virtual int64_t seek(int64_t offset, int origin) const = 0;
    /// Reads at most `size` bytes. Returns how many were read, which are fewer only at the end of the file,
    /// or -1.
    virtual int read(void* buf, unsigned int size) const = 0;
    /// Writes `size` bytes. Returns how many were written, or -1.
    virtual int write(const void* buf, unsigned int size) const = 0;
    /// Returns the position, or -1 without a file.
    virtual int64_t tell() const = 0;
    /// Returns the size of the file, or -1 without a file.
    virtual int64_t size() const = 0;
    /// Cuts the file to a size, or extends it by zeros. Returns whether that succeeded.
    virtual bool resize(int64_t size) const = 0;
    /// Whether a file is open.
    virtual bool isOpen() const = 0;
    /// Whether a file is open, as isOpen() says.
    virtual explicit operator bool() const { return isOpen(); }
};

/// A file of the system. Only regular files are opened. It is not thread-safe.
class FileStream : public IFileStream {
public:
    FileStream(); ///< Constructs a stream without a file.
    ~FileStream() override;
    /// Constructs a stream that takes over the file of another one.
    FileStream(FileStream&& other) noexcept;
    /// Closes the file and takes over that of another stream.
    FileStream& operator=(FileStream&& other) noexcept;

    bool open(const std::string& path, Mode mode) override;
    int close() override;
    int64_t seek(int64_t offset, int origin) const override;
    int read(void* buf, unsigned int size) const override;
    int write(const void* buf, unsigned int size) const override;
    int64_t tell() const override;
    int64_t size() const override;
    bool resize(int64_t size) const override;
    bool isOpen() const override;

private:
    std::string _path;
    Mode _mode = Mode::READ;
    std::unique_ptr<std::fstream> _stream; ///< The stream; null while it is closed.
};

} // namespace cocos2d
