#pragma once

#include "base/Owned.h"
#include "base/config.h"

#include <string>
#include <vector>

namespace cocos2d {

class ResizableBuffer;

/// Reads files from a zip archive, by name or one after another.
///
/// It supports stored and deflated files of at most ZipUtils::maxInflatedSize bytes in archives of less than
/// 4 GiB, but not encryption, ZIP64, and archives that are split into several files. If a file cannot be
/// read, the archive, the name, and the reason are logged, and the function returns null or false.
class ZipFile {
public:
    /// Opens the archive at a full path. A failure is logged. Only files whose names begin with `filter` are
    /// visible.
    explicit ZipFile(const std::string& zipFile, const std::string& filter = std::string());
    virtual ~ZipFile();
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    /// Opens an archive in memory, which must outlive the result. Returns null if it is not an archive. The
    /// caller owns the result and deletes it.
    static ZipFile* createWithBuffer(const void* buffer, unsigned long size);

    /// Replaces the filter and restarts the iteration. Returns false if the archive cannot be read.
    bool setFilter(const std::string& filter);
    /// Whether there is a file with this name in the archive.
    bool fileExists(const std::string& fileName) const;
    /// Returns the contents of a file and their size, or null and 0 if it cannot be read. The caller releases
    /// them with free().
    unsigned char* getFileData(const std::string& fileName, ssize_t* size);
    /// Returns whether a file could be read into `buffer`.
    bool getFileData(const std::string& fileName, ResizableBuffer* buffer);

    /// Returns the names directly in a folder, in alphabetical order. The name of the folder ends with a
    /// slash; an empty name means the whole archive. Names of folders in the result end with a slash.
    std::vector<std::string> listFiles(const std::string& pathname) const;

    /// Returns the first name in the order of the archive, or an empty string if there is none, and begins an
    /// iteration, which getNextFilename() continues. Names of folders end with a slash.
    std::string getFirstFilename();
    /// Returns the next name of the iteration, or an empty string at its end.
    std::string getNextFilename();

private:
    class Source_;
    struct Entry_;
    struct Entries_;

    /// The central directory of the archive.
    struct Directory_ {
        std::size_t start = 0; ///< The start of the archive in its file.
        std::size_t entryCount = 0;
        std::vector<unsigned char> bytes;
    };

    ZipFile();
    bool findDirectory(Directory_& directory);
    bool readDirectory();
    bool read(const std::string& fileName, std::vector<unsigned char>& contents);
    /// Returns null or what is wrong with the entry.
    const char* readEntry(const Entry_& entry, std::vector<unsigned char>& contents);

    copra::Owned<Source_> _source;
    std::string _name; ///< The name, for the log.
    std::string _filter;
    std::vector<std::string> _names; ///< The names in the order of the archive.
    copra::Owned<Entries_> _entries;
    std::size_t _next = 0; ///< The index of the next name in _names.
};

} // namespace cocos2d
