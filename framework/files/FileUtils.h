#pragma once

#include "base/Data.h"
#include "base/Value.h"
#include "files/ResizableBuffer.h"

#include <functional>
#include <mutex>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace cocos2d {

/// Finds, reads and writes files.
///
/// A relative name is looked up in each search path, there in each resolution directory
/// (`path/dir/resolution/name`), and at last in the working directory. Where nothing fits exactly, a name
/// that differs only in case or by backslashes is taken and said so in the log, since many game folders come
/// from systems that do not tell them apart. Searching and reading may be done from any thread.
class FileUtils {
public:
    /// The only instance, made on first use.
    static FileUtils* getInstance();
    static void destroyInstance();
    /// Puts an own subclass (for encrypted files, say) in place of the instance, which is deleted. Takes
    /// ownership; null brings the ordinary one back.
    static void setDelegate(FileUtils* delegate);
    /// Older names.
    static FileUtils* sharedFileUtils() { return getInstance(); }
    static void purgeFileUtils() { destroyInstance(); }

    virtual ~FileUtils();
    FileUtils(const FileUtils&) = delete;
    FileUtils& operator=(const FileUtils&) = delete;

    // --- Searching ---

    /// The absolute path of a file; "" when there is none. Absolute names are returned as they are. Hits are
    /// remembered.
    virtual std::string fullPathForFilename(const std::string& filename) const;
    /// Forgets which names were found where.
    virtual void purgeCachedEntries();
    /// What is remembered.
    const std::unordered_map<std::string, std::string> getFullPathCache() const;
    /// Reads replacements of names from a plist: a dictionary "filenames" beside metadata/version 1.
    virtual void loadFilenameLookupDictionaryFromFile(const std::string& filename);
    /// Replaces names: key is what is asked for, value what is opened.
    virtual void setFilenameLookupDictionary(const ValueMap& filenameLookupDict);
    /// The name that replaces `filename`, or `filename` itself.
    virtual std::string getNewFilename(const std::string& filename) const;
    /// `filename` in the directory of `relativeFile`. The file need not exist.
    virtual std::string fullPathFromRelativeFile(const std::string& filename,
                                                 const std::string& relativeFile) const;

    /// Directories tried within each search path, best first. "" is added as the last.
    virtual void setSearchResolutionsOrder(const std::vector<std::string>& searchResolutionsOrder);
    /// Adds one more. Names that were found before keep their answer until purgeCachedEntries(), as in the
    /// original.
    virtual void addSearchResolutionsOrder(const std::string& order, const bool front = false);
    virtual const std::vector<std::string> getSearchResolutionsOrder() const;
    /// Directories to search, best first; relative ones lie in the resource root, which is added as the last.
    virtual void setSearchPaths(const std::vector<std::string>& searchPaths);
    /// Adds one more, at the end or in front.
    void addSearchPath(const std::string& path, const bool front = false);
    /// The directories in effect, each with a slash at its end.
    virtual const std::vector<std::string> getSearchPaths() const;
    /// The directories as they were set.
    virtual const std::vector<std::string> getOriginalSearchPaths() const;

    /// Where resources lie: `Resources/` or `resources/` beside the program, else in the working directory,
    /// else that.
    const std::string getDefaultResourceRootPath() const;
    void setDefaultResourceRootPath(const std::string& path);
    /// A directory of this program that can be written, made when missing: $XDG_CONFIG_HOME/<program>/ or
    /// ~/.config/<program>/.
    virtual std::string getWritablePath() const;
    virtual void setWritablePath(const std::string& writablePath);

    /// True (the start value): files that are not found are reported in the log of debug builds.
    virtual void setPopupNotify(bool notify);
    virtual bool isPopupNotify() const;

    // --- Reading ---

    /// How getContents() ended.
    enum class Status {
        OK = 0,
        NotExists = 1,
        OpenFailed = 2,
        ReadFailed = 3,
        NotInitialized = 4,
        TooLarge = 5,
        ObtainSizeFailed = 6
    };

    /// Reads a whole file, byte by byte as it is, into a string, a vector or a Data. `buffer` changes only if
    /// it succeeds.
    template<typename T, typename Enable = typename std::enable_if<
                             std::is_base_of<ResizableBuffer, ResizableBufferAdapter<T>>::value>::type>
    Status getContents(const std::string& filename, T* buffer) const {
        ResizableBufferAdapter<T> adapter(buffer);
        return getContents(filename, &adapter);
    }
    virtual Status getContents(const std::string& filename, ResizableBuffer* buffer) const;

    /// The file as text, "" when it cannot be read.
    virtual std::string getStringFromFile(const std::string& filename) const;
    /// The file's bytes, a null Data when it cannot be read.
    virtual Data getDataFromFile(const std::string& filename) const;
    /// Older form of getDataFromFile(): free() the result. `mode` is ignored.
    virtual unsigned char* getFileData(const std::string& filename, const char* mode, ssize_t* size) const;
    /// A file inside a zip archive; free() the result. Null, and 0, after logging where there is none.
    virtual unsigned char* getFileDataFromZip(const std::string& zipFilePath, const std::string& filename,
                                              ssize_t* size) const;
    /// Reads an XML property list whose root is a dictionary. Empty, with one log line, when it is none.
    virtual ValueMap getValueMapFromFile(const std::string& filename) const;
    virtual ValueMap getValueMapFromData(const char* filedata, int filesize) const;
    /// Reads an XML property list whose root is an array.
    virtual ValueVector getValueVectorFromFile(const std::string& filename) const;

    // --- Writing (full paths; each returns success and logs a failure) ---

    virtual bool writeToFile(const ValueMap& dict, const std::string& fullPath) const;
    virtual bool writeStringToFile(const std::string& dataStr, const std::string& fullPath) const;
    virtual bool writeDataToFile(const Data& data, const std::string& fullPath) const;
    virtual bool writeValueMapToFile(const ValueMap& dict, const std::string& fullPath) const;
    virtual bool writeValueVectorToFile(const ValueVector& vecData, const std::string& fullPath) const;

    // --- Files and directories ---

    /// True for a file (not a directory), searched like any name.
    virtual bool isFileExist(const std::string& filename) const;
    virtual bool isAbsolutePath(const std::string& path) const;
    virtual bool isDirectoryExist(const std::string& dirPath) const;
    /// Makes a directory and those above it. True also when it exists already.
    virtual bool createDirectory(const std::string& dirPath) const;
    /// Removes a directory and all in it.
    virtual bool removeDirectory(const std::string& dirPath) const;
    virtual bool removeFile(const std::string& filepath) const;
    /// Renames within the directory `path`.
    virtual bool renameFile(const std::string& path, const std::string& oldname,
                            const std::string& name) const;
    /// Renames or moves; a file that is in the way is replaced.
    virtual bool renameFile(const std::string& oldfullpath, const std::string& newfullpath) const;
    /// Bytes; -1 when there is no such file (logged).
    virtual long getFileSize(const std::string& filepath) const;
    /// With the dot, in lower case; "" when there is none.
    virtual std::string getFileExtension(const std::string& filePath) const;
    /// Full paths of what lies in a directory, sorted; directories end with a slash. Empty when there is
    /// none.
    virtual std::vector<std::string> listFiles(const std::string& dirPath) const;
    /// Appends the same for the directory and all below it.
    virtual void listFilesRecursively(const std::string& dirPath, std::vector<std::string>* files) const;
    /// The name as fopen() wants it.
    virtual std::string getSuitableFOpen(const std::string& filenameUtf8) const;

    // --- The same in the background; `callback` is called on the main thread ---

    virtual void getStringFromFile(const std::string& path, std::function<void(std::string)> callback) const;
    virtual void getDataFromFile(const std::string& filename, std::function<void(Data)> callback) const;
    virtual void writeStringToFile(std::string dataStr, const std::string& fullPath,
                                   std::function<void(bool)> callback) const;
    virtual void writeDataToFile(Data data, const std::string& fullPath,
                                 std::function<void(bool)> callback) const;
    virtual void writeValueMapToFile(ValueMap dict, const std::string& fullPath,
                                     std::function<void(bool)> callback) const;
    virtual void writeValueVectorToFile(ValueVector vecData, const std::string& fullPath,
                                        std::function<void(bool)> callback) const;
    virtual void isFileExist(const std::string& filename, std::function<void(bool)> callback) const;
    virtual void isDirectoryExist(const std::string& fullPath, std::function<void(bool)> callback) const;
    virtual void createDirectory(const std::string& dirPath, std::function<void(bool)> callback) const;
    virtual void removeDirectory(const std::string& dirPath, std::function<void(bool)> callback) const;
    virtual void removeFile(const std::string& filepath, std::function<void(bool)> callback) const;
    virtual void renameFile(const std::string& path, const std::string& oldname, const std::string& name,
                            std::function<void(bool)> callback) const;
    virtual void renameFile(const std::string& oldfullpath, const std::string& newfullpath,
                            std::function<void(bool)> callback) const;
    virtual void getFileSize(const std::string& filepath, std::function<void(long)> callback) const;
    virtual void listFilesAsync(const std::string& dirPath,
                                std::function<void(std::vector<std::string>)> callback) const;
    virtual void listFilesRecursivelyAsync(const std::string& dirPath,
                                           std::function<void(std::vector<std::string>)> callback) const;

protected:
    FileUtils();

    /// Finds the resource root and sets the search order to its start value. A subclass that wants another
    /// root sets _defaultResRootPath and then calls this.
    virtual bool init();
    /// The same questions for a given path, without search; relative paths lie in the resource root.
    virtual bool isFileExistInternal(const std::string& filename) const;
    virtual bool isDirectoryExistInternal(const std::string& dirPath) const;
    /// The path of `filename` if it exists in this search path and resolution directory, else "".
    virtual std::string getPathForFilename(const std::string& filename,
                                           const std::string& resolutionDirectory,
                                           const std::string& searchPath) const;
    virtual std::string getFullPathForDirectoryAndFilename(const std::string& directory,
                                                           const std::string& filename) const;

    ValueMap _filenameLookupDict;
    std::vector<std::string> _searchResolutionsOrderArray;
    std::vector<std::string> _searchPathArray;
    std::vector<std::string> _originalSearchPaths;
    std::string _defaultResRootPath;
    mutable std::unordered_map<std::string, std::string> _fullPathCache;
    mutable std::string _writablePath;

private:
    std::string asDirectory(const std::string& path) const;
    std::string searchExactly(const std::string& name) const;
    std::string searchLoosely(const std::string& name) const;
    void purgeCaches() const;

    mutable std::recursive_mutex _mutex; ///< Guards all of the above; recursive since subclasses call back.
    bool _popupNotify = true;
};

} // namespace cocos2d
