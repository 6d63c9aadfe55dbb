#pragma once

#include "base/Data.h"
#include "base/Owned.h"
#include "base/Value.h"
#include "files/ResizableBuffer.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace cocos2d {

class IFileStream; // FileStream.h
enum class FileStreamMode;

/// Finds, reads and writes files.
///
/// A relative name is searched for in each search path, there in each resolution directory
/// (`path/dir/resolution/name`), and then in the working directory. If there is no exact match, the search is
/// repeated ignoring case and treating backslashes as slashes, because many games were developed on file
/// systems that do the same; such a match is logged. FIFOs, sockets and devices are not files: no function opens
/// them. All functions but destroyInstance() and setDelegate() may be called from any thread.
class FileUtils {
public:
    /// The shared instance, created by the first call.
    static FileUtils* getInstance();
    /// Deletes the shared instance. The next getInstance() creates a new one.
    static void destroyInstance();
    /// Replaces the shared instance with a custom subclass, for example one that decrypts files. Takes
    /// ownership and deletes the previous instance. Null restores the default class.
    static void setDelegate(FileUtils* delegate);
    /// Deprecated aliases.
    static FileUtils* sharedFileUtils() { return getInstance(); }
    static void purgeFileUtils() { destroyInstance(); }

    virtual ~FileUtils();
    FileUtils(const FileUtils&) = delete;
    FileUtils& operator=(const FileUtils&) = delete;

    // --- Searching ---
    // FileUtils_search.cpp

    /// The absolute path of a file, or "" if it is not found. Absolute names are returned unchanged, unless there is no
    /// such file but one with that name below a search path. Matches are cached.
    virtual std::string fullPathForFilename(const std::string& filename) const;
    /// What fullPathFromRelativePath() of 1.x and 2.0 returns: the same, in a text that is valid until the program ends.
    const char* keptFullPath_(const std::string& filename) const;
    /// `filename` in the directory of `relativeFile`. The file need not exist.
    virtual std::string fullPathFromRelativeFile(const std::string& filename,
                                                 const std::string& relativeFile) const;
    /// True for a file (not a directory) that the search finds.
    virtual bool isFileExist(const std::string& filename) const;
    /// True for a directory that the search finds.
    virtual bool isDirectoryExist(const std::string& dirPath) const;
    virtual bool isAbsolutePath(const std::string& path) const;
    /// The extension in lower case, including the dot; "" if there is none.
    virtual std::string getFileExtension(const std::string& filePath) const;

    // --- Search paths ---
    // FileUtils.cpp

    /// Clears the cache of full paths.
    virtual void purgeCachedEntries();
    /// The cache: full path by name.
    const std::unordered_map<std::string, std::string> getFullPathCache() const;
    /// Reads a name substitution table from a property list: a dictionary "filenames", and "version" 1 in a
    /// dictionary "metadata". Logs a failure and then changes nothing.
    virtual void loadFilenameLookupDictionaryFromFile(const std::string& filename);
    /// Sets the name substitution table: the key is the requested name, the value the name that is searched
    /// for.
    virtual void setFilenameLookupDictionary(const ValueMap& filenameLookupDict);
    /// The substitute for `filename`, or `filename` if it has none.
    virtual std::string getNewFilename(const std::string& filename) const;

    /// The directories to try within each search path, in order. "" is appended if it is missing.
    virtual void setSearchResolutionsOrder(const std::vector<std::string>& searchResolutionsOrder);
    /// Adds a directory. As in the original, cached names keep their path until purgeCachedEntries().
    virtual void addSearchResolutionsOrder(const std::string& order, const bool front = false);
    virtual const std::vector<std::string> getSearchResolutionsOrder() const;
    /// The directories to search, in order; relative ones are below the resource root, which is appended if
    /// it is missing.
    virtual void setSearchPaths(const std::vector<std::string>& searchPaths);
    /// Adds a directory at the end, or at the front.
    void addSearchPath(const std::string& path, const bool front = false);
    /// The directories in effect, each ending with a slash.
    virtual const std::vector<std::string> getSearchPaths() const;
    /// The directories as passed to setSearchPaths() and addSearchPath().
    virtual const std::vector<std::string> getOriginalSearchPaths() const;

    /// The resource root: `Resources/` or `resources/` next to the program, in ../share/<program>, or in the working directory;
    /// without any, the working directory itself.
    const std::string getDefaultResourceRootPath() const;
    void setDefaultResourceRootPath(const std::string& path);
    /// The directory for files that the program writes: $XDG_CONFIG_HOME/<program>/ or ~/.config/<program>/.
    /// Created if missing.
    virtual std::string getWritablePath() const;
    virtual void setWritablePath(const std::string& writablePath);

    /// True (the default): debug builds log names that are not found.
    virtual void setPopupNotify(bool notify);
    virtual bool isPopupNotify() const;
    /// The name to pass to fopen(); here `filenameUtf8` unchanged.
    virtual std::string getSuitableFOpen(const std::string& filenameUtf8) const;

    // --- Reading ---
    // FileUtils_reading.cpp; getFileDataFromZip() is in ZipFile.cpp.

    /// The result of getContents().
    enum class Status {
        OK = 0,
        NotExists = 1,
        OpenFailed = 2,
        ReadFailed = 3,
        NotInitialized = 4,
        TooLarge = 5,
        ObtainSizeFailed = 6
    };

    /// Reads a whole file as binary into a std::string, std::vector or Data. `buffer` changes only if the
    /// file can be opened.
    template<typename T, typename Enable = typename std::enable_if<
                             std::is_base_of<ResizableBuffer, ResizableBufferAdapter<T>>::value>::type>
    Status getContents(const std::string& filename, T* buffer) const {
        ResizableBufferAdapter<T> adapter(buffer);
        return getContents(filename, &adapter);
    }
    virtual Status getContents(const std::string& filename, ResizableBuffer* buffer) const;

    /// The contents of the file; "" if it cannot be read.
    virtual std::string getStringFromFile(const std::string& filename) const;
    /// The contents of the file; a null Data if it cannot be read.
    virtual Data getDataFromFile(const std::string& filename) const;
    /// Deprecated alias of getDataFromFile(). The caller releases the result with free(). `mode` is ignored.
    virtual unsigned char* getFileData(const std::string& filename, const char* mode, ssize_t* size) const;
    /// The contents of a file in a zip archive, which the caller releases with free(). If there is none:
    /// null, size 0 and a log line.
    virtual unsigned char* getFileDataFromZip(const std::string& zipFilePath, const std::string& filename,
                                              ssize_t* size) const;
    /// Reads an XML property list whose root is a dictionary. Empty, with one log line, if it is not one.
    virtual ValueMap getValueMapFromFile(const std::string& filename) const;
    virtual ValueMap getValueMapFromData(const char* filedata, int filesize) const;
    /// Reads an XML property list whose root is an array. Empty, with one log line, if it is not one.
    virtual ValueVector getValueVectorFromFile(const std::string& filename) const;
    /// The size in bytes; -1, with one log line, if there is no such file.
    virtual long getFileSize(const std::string& filepath) const;
    /// From axmol: opens a file for reading or writing in parts. A file to read is searched for; one to write has a full path.
    /// Null, with one log line, if it cannot be opened. Include FileStream.h, as cocos2d.h does.
    std::unique_ptr<IFileStream> openFileStream(const std::string& filePath, FileStreamMode mode) const;

    // --- Writing ---
    // FileUtils_writing.cpp. Paths are full paths. A failure is logged and returns false.

    /// Writes a dictionary as an XML property list; the same as writeValueMapToFile().
    virtual bool writeToFile(const ValueMap& dict, const std::string& fullPath) const;
    /// Write the bytes as they are, in place of an existing file. The directory must exist.
    virtual bool writeStringToFile(const std::string& dataStr, const std::string& fullPath) const;
    virtual bool writeDataToFile(const Data& data, const std::string& fullPath) const;
    /// Write an XML property list that getValueMapFromFile() or getValueVectorFromFile() reads.
    virtual bool writeValueMapToFile(const ValueMap& dict, const std::string& fullPath) const;
    virtual bool writeValueVectorToFile(const ValueVector& vecData, const std::string& fullPath) const;

    /// Creates a directory and its missing parents. True also if it exists already.
    virtual bool createDirectory(const std::string& dirPath) const;
    /// Removes a directory with its contents.
    virtual bool removeDirectory(const std::string& dirPath) const;
    virtual bool removeFile(const std::string& filepath) const;
    /// Renames within the directory `path`.
    virtual bool renameFile(const std::string& path, const std::string& oldname,
                            const std::string& name) const;
    /// Renames or moves a file; an existing file at the new path is replaced.
    virtual bool renameFile(const std::string& oldfullpath, const std::string& newfullpath) const;
    /// The full paths of the entries of a directory that the search finds, sorted; those of directories end
    /// with a slash. Empty if there is no such directory.
    virtual std::vector<std::string> listFiles(const std::string& dirPath) const;
    /// Appends the full paths of all entries below a directory, recursively.
    virtual void listFilesRecursively(const std::string& dirPath, std::vector<std::string>* files) const;

    // --- Asynchronous forms ---
    // FileUtils_background.cpp. The work runs on the background thread, `callback` on the main thread.

    /// `callback` receives the result of the function of the same name above. Arguments are copied.
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
    /// listFiles() and listFilesRecursively() in the background.
    virtual void listFilesAsync(const std::string& dirPath,
                                std::function<void(std::vector<std::string>)> callback) const;
    virtual void listFilesRecursivelyAsync(const std::string& dirPath,
                                           std::function<void(std::vector<std::string>)> callback) const;

protected:
    FileUtils();

    /// Finds the resource root and resets the search paths. A subclass that needs another root sets
    /// _defaultResRootPath before it calls this.
    virtual bool init();
    /// Test a path without searching; a relative file is below the resource root.
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
    std::unordered_map<std::string, std::string>&
        _fullPathCache; ///< a reference, since the table takes long to compile
    mutable std::string _writablePath;

private:
    std::string asDirectory(const std::string& path) const;
    std::string searchBelowRoot(const std::string& name) const;
    /// The path of a file in the search paths, which is remembered, or "". Does not log that there is none.
    std::string searchOnce(const std::string& filename) const;
    std::string searchExactly(const std::string& name) const;
    std::string searchIgnoringCase(const std::string& name) const;
    void clearPathCache() const;

    copra::Owned<std::unordered_map<std::string, std::string>> _ownFullPathCache;

    /// Guards the members above. Recursive because virtual functions call each other.
    mutable std::recursive_mutex _mutex;
    std::atomic<bool> _popupNotify{true};
};

} // namespace cocos2d
