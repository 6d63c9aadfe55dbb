#pragma once

#include "base/Owned.h"
#include "base/config.h"

#include <map>
#include <string>
#include <vector>

namespace cocos2d {

class ResizableBuffer;

/// Reads the files inside a zip archive, one after the other or by name.
///
/// Stored and deflated files, up to 4 GiB and as large as ZipUtils::maxInflatedSize; no encryption. What is
/// broken is logged with archive, name and reason, and reads as nothing.
class ZipFile {
public:
    /// Opens an archive by its full path. Only files whose names begin with `filter` are seen.
    explicit ZipFile(const std::string& zipFile, const std::string& filter = std::string());
    virtual ~ZipFile();
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    /// An archive in memory, which has to stay; null where it is none. The caller deletes it.
    static ZipFile* createWithBuffer(const void* buffer, unsigned long size);

    /// Looks for other beginnings. False where the archive could not be opened.
    bool setFilter(const std::string& filter);
    bool fileExists(const std::string& fileName) const;
    /// The contents, which the caller frees with free(), and their size; null and 0 where there are none.
    unsigned char* getFileData(const std::string& fileName, ssize_t* size);
    bool getFileData(const std::string& fileName, ResizableBuffer* buffer);

    /// Names by the order of the archive, the first and then the next after the last one that was told; empty
    /// at the end. Folders have a '/' at theirs.
    std::string getFirstFilename();
    std::string getNextFilename();

private:
    class Source;
    struct Entry {
        std::size_t packedSize;
        std::size_t size;
        std::size_t place;
        unsigned long sum; ///< CRC-32
        int method;
    };

    ZipFile();
    bool readDirectory();
    bool read(const std::string& fileName, std::vector<unsigned char>& contents);

    copra::Owned<Source> _source;
    std::string _name; ///< for the log
    std::string _filter;
    std::vector<std::string> _order;
    std::map<std::string, Entry> _entries;
    std::size_t _next = 0;
};

} // namespace cocos2d
