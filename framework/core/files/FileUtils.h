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

/// Finds, reads, and writes files.
///
/// A relative name is searched for in each search path, there in each resolution folder
/// (`path/dir/resolution/name`), and then in the working directory. If there is no exact match, the search is
/// repeated without regard to case and with backslashes as slashes, because many games were developed on file
/// systems that do the same. Such a match is logged. FIFOs, sockets, and devices are not files: no function
/// opens them. Any thread may call all functions except destroyInstance() and setDelegate().
class FileUtils {
public:
    /// Returns the shared instance, which is created on first use.
    static FileUtils* getInstance();
    /// Destroys the shared instance. The next getInstance() creates a new one.
    static void destroyInstance();
    /// Replaces the shared instance with an object of a derived class, for example one that decrypts files.
    /// Takes ownership of it and destroys the previous instance. Null restores the default class.
    static void setDelegate(FileUtils* delegate);
    /// Deprecated name of getInstance().
    static FileUtils* sharedFileUtils() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeFileUtils() { destroyInstance(); }

    virtual ~FileUtils();
    FileUtils(const FileUtils&) = delete;
    FileUtils& operator=(const FileUtils&) = delete;

    // --- Searching ---
    // FileUtils_search.cpp

    /// Returns the absolute path of a file, or an empty string if it is not found. An absolute name is
    /// returned unchanged, unless there is no such file, but one with that name below a search path. Matches
    /// are cached.
    virtual std::string fullPathForFilename(const std::string& filename) const;
    /// Returns what fullPathForFilename() returns, as a string that is valid until the program ends, for
    /// fullPathFromRelativePath() of cocos2d-x 1.x and 2.0.
    const char* keptFullPath_(const std::string& filename) const;
    /// Returns the path of `filename` in the folder of `relativeFile`. The file need not exist.
    virtual std::string fullPathFromRelativeFile(const std::string& filename,
                                                 const std::string& relativeFile) const;
    /// Whether the search finds a file of that name. Folders do not count.
    virtual bool isFileExist(const std::string& filename) const;
    /// Whether the search finds a folder of that name.
    virtual bool isDirectoryExist(const std::string& dirPath) const;
    /// Whether a path begins at the root of the file system.
    virtual bool isAbsolutePath(const std::string& path) const;
    /// Returns the extension in lower case with its dot, or an empty string if there is none.
    virtual std::string getFileExtension(const std::string& filePath) const;

    // --- Search paths ---
    // FileUtils.cpp

    /// Clears the cache of full paths, so that files that have appeared or moved since are found.
    virtual void purgeCachedEntries();
    /// Returns a copy of the cache, which maps names to full paths.
    const std::unordered_map<std::string, std::string> getFullPathCache() const;
    /// Reads a name substitution table from a property list: a dictionary "filenames", and "version" 1 in a
    /// dictionary "metadata". A failure is logged and changes nothing.
    virtual void loadFilenameLookupDictionaryFromFile(const std::string& filename);
    /// Sets the name substitution table. The key is the requested name, and the value is the name that is
    /// searched for.
    virtual void setFilenameLookupDictionary(const ValueMap& filenameLookupDict);
    /// Returns the substitute for `filename`, or `filename` if it has none.
    virtual std::string getNewFilename(const std::string& filename) const;

    /// Sets the folders to try within each search path, in order. An empty name is appended if it is missing.
    virtual void setSearchResolutionsOrder(const std::vector<std::string>& searchResolutionsOrder);
    /// Adds a folder to try within each search path, at the end or at the front. As in cocos2d-x, cached
    /// names keep their path until purgeCachedEntries().
    virtual void addSearchResolutionsOrder(const std::string& order, const bool front = false);
    /// Returns the folders that are tried within each search path.
    virtual const std::vector<std::string> getSearchResolutionsOrder() const;
    /// Sets the folders to search, in order. Relative ones are below the resource root, which is appended if
    /// it is missing.
    virtual void setSearchPaths(const std::vector<std::string>& searchPaths);
    /// Adds a folder to search, at the end or at the front. A relative one is below the resource root.
    void addSearchPath(const std::string& path, const bool front = false);
    /// Returns the folders that are searched. Each ends with a slash.
    virtual const std::vector<std::string> getSearchPaths() const;
    /// Returns the folders as they were passed to setSearchPaths() and addSearchPath().
    virtual const std::vector<std::string> getOriginalSearchPaths() const;

    /// Returns the resource root: `Resources/` or `resources/` next to the program, in ../share/<program>, or
    /// in the working directory. If there is none, it is the working directory itself.
    const std::string getDefaultResourceRootPath() const;
    /// Sets the resource root. Relative search paths, and the default one, follow it.
    void setDefaultResourceRootPath(const std::string& path);
    /// Returns the folder for files that the program writes, with a slash at the end. If it is missing, it is
    /// created. PROGRAM is the name of the program without `.exe`:
    ///
    /// - Linux: `$XDG_CONFIG_HOME/PROGRAM/`, usually `~/.config/PROGRAM/`.
    /// - Windows: `PROGRAM/` in the folder that the environment variable `APPDATA` names.
    /// - Web page: `/saves/PROGRAM/PROGRAM/`, which the page keeps in the database of the browser.
    ///
    /// During a test with copra::testing::TestFiles, it is a temporary folder.
    virtual std::string getWritablePath() const;
    /// Sets the folder for files that the program writes. A slash is added if the path has none at its end.
    /// getWritablePath() creates the folder.
    virtual void setWritablePath(const std::string& writablePath);

    /// Sets whether debug builds log names that are not found; true by default.
    virtual void setPopupNotify(bool notify);
    /// Whether debug builds log names that are not found; true by default.
    virtual bool isPopupNotify() const;
    /// Returns the name to pass to fopen(), which is `filenameUtf8` unchanged.
    virtual std::string getSuitableFOpen(const std::string& filenameUtf8) const;

    // --- Reading ---
    // FileUtils_reading.cpp; getFileDataFromZip() is in ZipFile.cpp.

    /// The result of getContents().
    enum class Status {
        OK = 0,              ///< The whole file was read.
        NotExists = 1,       ///< The file was not found.
        OpenFailed = 2,      ///< The file exists but cannot be opened. The log has the reason.
        ReadFailed = 3,      ///< The file ended earlier than expected. The buffer has the part that was read.
        NotInitialized = 4,  ///< Never returned: a value of cocos2d-x.
        TooLarge = 5,        ///< The file does not fit into memory.
        ObtainSizeFailed = 6 ///< Never returned. A value of cocos2d-x.
    };

    /// Reads a whole file as binary data into a std::string, a std::vector, or a Data. `buffer` changes only
    /// if the file can be opened.
    template<typename T, typename Enable = typename std::enable_if<
                             std::is_base_of<ResizableBuffer, ResizableBufferAdapter<T>>::value>::type>
    Status getContents(const std::string& filename, T* buffer) const {
        ResizableBufferAdapter<T> adapter(buffer);
        return getContents(filename, &adapter);
    }
    /// Reads a whole file into a buffer. Returns Status::OK, or why it failed.
    virtual Status getContents(const std::string& filename, ResizableBuffer* buffer) const;

    /// Returns the contents of a file, or an empty string if it cannot be read.
    virtual std::string getStringFromFile(const std::string& filename) const;
    /// Returns the contents of a file, or a null Data if it cannot be read.
    virtual Data getDataFromFile(const std::string& filename) const;
    /// Returns the contents of a file, which the caller releases with free(). If the file is empty or cannot
    /// be read, the function returns null and sets `*size` to 0. `mode` is ignored. Deprecated: use
    /// getDataFromFile().
    virtual unsigned char* getFileData(const std::string& filename, const char* mode, ssize_t* size) const;
    /// Returns the contents of a file in a zip archive, which the caller releases with free(). If there is no
    /// such file, the function logs that and returns null with the size 0.
    virtual unsigned char* getFileDataFromZip(const std::string& zipFilePath, const std::string& filename,
                                              ssize_t* size) const;
    /// Returns an XML property list file whose root is a dictionary. If it is not one, the result is empty;
    /// this is logged once.
    virtual ValueMap getValueMapFromFile(const std::string& filename) const;
    /// Returns an XML property list in memory whose root is a dictionary. `filesize` is in bytes. If the data
    /// is not one, the function logs that; the result is then empty, as for null and for a size of 0.
    virtual ValueMap getValueMapFromData(const char* filedata, int filesize) const;
    /// Returns an XML property list file whose root is an array. If it is not one, the result is empty; this
    /// is logged once.
    virtual ValueVector getValueVectorFromFile(const std::string& filename) const;
    /// Returns the size of a file in bytes. If there is no such file, the function logs that once and returns
    /// -1.
    virtual long getFileSize(const std::string& filepath) const;
    /// Opens a file for reading or writing piece by piece. Returns null if that fails. From axmol.
    std::unique_ptr<IFileStream> openFileStream(const std::string& filePath, FileStreamMode mode) const;

    // --- Writing ---
    // FileUtils_writing.cpp. Paths are full paths. A failure is logged and returns false.

    /// Writes a dictionary as an XML property list, as writeValueMapToFile() does.
    virtual bool writeToFile(const ValueMap& dict, const std::string& fullPath) const;
    /// Writes a string as it is, in place of an existing file. The folder must exist. If the file cannot be
    /// written, the function logs the reason and returns false.
    virtual bool writeStringToFile(const std::string& dataStr, const std::string& fullPath) const;
    /// Writes bytes as they are, in place of an existing file. The folder must exist. If the file cannot be
    /// written, the function logs the reason and returns false.
    virtual bool writeDataToFile(const Data& data, const std::string& fullPath) const;
    /// Writes a dictionary as an XML property list, which getValueMapFromFile() reads. If the file cannot be
    /// written, the function logs the reason and returns false.
    virtual bool writeValueMapToFile(const ValueMap& dict, const std::string& fullPath) const;
    /// Writes an array as an XML property list, which getValueVectorFromFile() reads. If the file cannot be
    /// written, the function logs the reason and returns false.
    virtual bool writeValueVectorToFile(const ValueVector& vecData, const std::string& fullPath) const;

    /// Creates a folder and its missing parents. Returns true if the folder then exists. If not, the function
    /// logs the reason and returns false; an empty path is not logged.
    virtual bool createDirectory(const std::string& dirPath) const;
    /// Removes a folder with its contents. If there is no such folder or that fails, the function logs that
    /// and returns false.
    virtual bool removeDirectory(const std::string& dirPath) const;
    /// Removes a file. If there is no such file or that fails, the function logs that and returns false.
    virtual bool removeFile(const std::string& filepath) const;
    /// Renames a file within the folder `path`. If that fails, the function logs the reason and returns
    /// false; an empty path is not logged.
    virtual bool renameFile(const std::string& path, const std::string& oldname,
                            const std::string& name) const;
    /// Renames or moves a file. An existing file at the new path is replaced. If that fails, the function
    /// logs the reason and returns false.
    virtual bool renameFile(const std::string& oldfullpath, const std::string& newfullpath) const;
    /// Returns the full paths of the entries of a folder, sorted. The paths of folders end with a slash. If
    /// the search finds no such folder, the result is empty.
    virtual std::vector<std::string> listFiles(const std::string& dirPath) const;
    /// Appends the full paths of all entries below a folder, recursively.
    virtual void listFilesRecursively(const std::string& dirPath, std::vector<std::string>* files) const;

    // --- Asynchronous forms ---
    // FileUtils_background.cpp. The work runs on the background thread, `callback` on the main thread.

    /// Reads a file in the background and passes its contents to `callback`, or an empty string if it cannot
    /// be read.
    virtual void getStringFromFile(const std::string& path, std::function<void(std::string)> callback) const;
    /// Reads a file in the background and passes its contents to `callback`, or a null Data if it cannot be
    /// read.
    virtual void getDataFromFile(const std::string& filename, std::function<void(Data)> callback) const;
    /// Writes a string to a file in the background and passes whether that succeeded to `callback`.
    virtual void writeStringToFile(std::string dataStr, const std::string& fullPath,
                                   std::function<void(bool)> callback) const;
    /// Writes bytes to a file in the background and passes whether that succeeded to `callback`.
    virtual void writeDataToFile(Data data, const std::string& fullPath,
                                 std::function<void(bool)> callback) const;
    /// Writes a dictionary as a property list in the background and passes whether that succeeded to
    /// `callback`.
    virtual void writeValueMapToFile(ValueMap dict, const std::string& fullPath,
                                     std::function<void(bool)> callback) const;
    /// Writes an array as a property list in the background and passes whether that succeeded to `callback`.
    virtual void writeValueVectorToFile(ValueVector vecData, const std::string& fullPath,
                                        std::function<void(bool)> callback) const;
    /// Searches for a file in the background and passes whether it exists to `callback`.
    virtual void isFileExist(const std::string& filename, std::function<void(bool)> callback) const;
    /// Searches for a folder in the background and passes whether it exists to `callback`.
    virtual void isDirectoryExist(const std::string& fullPath, std::function<void(bool)> callback) const;
    /// Creates a folder in the background and passes whether it then exists to `callback`.
    virtual void createDirectory(const std::string& dirPath, std::function<void(bool)> callback) const;
    /// Removes a folder in the background and passes whether that succeeded to `callback`.
    virtual void removeDirectory(const std::string& dirPath, std::function<void(bool)> callback) const;
    /// Removes a file in the background and passes whether that succeeded to `callback`.
    virtual void removeFile(const std::string& filepath, std::function<void(bool)> callback) const;
    /// Renames a file in the background and passes whether that succeeded to `callback`.
    virtual void renameFile(const std::string& path, const std::string& oldname, const std::string& name,
                            std::function<void(bool)> callback) const;
    /// Renames or moves a file in the background and passes whether that succeeded to `callback`.
    virtual void renameFile(const std::string& oldfullpath, const std::string& newfullpath,
                            std::function<void(bool)> callback) const;
    /// Reads the size of a file in the background and passes it to `callback`, or -1 if there is no such
    /// file.
    virtual void getFileSize(const std::string& filepath, std::function<void(long)> callback) const;
    /// Lists the entries of a folder in the background, as listFiles() does, and passes them to `callback`.
    virtual void listFilesAsync(const std::string& dirPath,
                                std::function<void(std::vector<std::string>)> callback) const;
    /// Lists all entries below a folder in the background, as listFilesRecursively() does, and passes them to
    /// `callback`.
    virtual void listFilesRecursivelyAsync(const std::string& dirPath,
                                           std::function<void(std::vector<std::string>)> callback) const;

protected:
    /// Constructs an object for a derived class. Use getInstance() in games.
    FileUtils();

    /// Finds the resource root and resets the search paths. A derived class that needs another root sets
    /// _defaultResRootPath before it calls this function.
    virtual bool init();
    /// Tests a path without searching. A relative file is below the resource root.
    virtual bool isFileExistInternal(const std::string& filename) const;
    /// Tests the path of a folder without searching.
    virtual bool isDirectoryExistInternal(const std::string& dirPath) const;
    /// Returns the path of `filename` if it exists in this search path and resolution folder, and an empty
    /// string otherwise.
    virtual std::string getPathForFilename(const std::string& filename,
                                           const std::string& resolutionDirectory,
                                           const std::string& searchPath) const;
    /// Returns the path of a file in a folder if it exists, and an empty string otherwise.
    virtual std::string getFullPathForDirectoryAndFilename(const std::string& directory,
                                                           const std::string& filename) const;

    ValueMap _filenameLookupDict;
    std::vector<std::string> _searchResolutionsOrderArray;
    std::vector<std::string> _searchPathArray;
    std::vector<std::string> _originalSearchPaths;
    std::string _defaultResRootPath;
    std::unordered_map<std::string, std::string>&
        _fullPathCache; ///< The cache of full paths, a reference because the table takes long to compile.
    mutable std::string _writablePath;

private:
    std::string asDirectory(const std::string& path) const;
    std::string searchBelowRoot(const std::string& name) const;
    /// Returns the path of a file in the search paths and remembers it. If there is none, the function
    /// returns "" without logging.
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
