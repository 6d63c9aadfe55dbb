#pragma once

#include "base/Data.h"
#include "base/Owned.h"

#include <string>

namespace cocos2d {

/// Stores small values by key, such as settings and high scores, from one run of the program to the next. It
/// is not meant for large or secret data.
///
/// - **File**: values are text in UserDefault.xml in the writable path. The root element is userDefaultRoot.
///   It has one element for each key. A key that is not a valid element name is stored in an attribute.
/// - **Keys**: a null or empty key logs a warning. Nothing is stored, and the getters return the default
///   value.
/// - **Other types**: getStringForKey() returns a number as text. A string that is read as a number is parsed
///   up to the first invalid character, or is 0 if it begins with one. getBoolForKey() returns true only for
///   the text "true". An empty string counts as missing. A string ends at a NUL, with a warning.
/// - **Safety**: each change replaces the file atomically. A reader, a crash, or a full disk leaves the old
///   or the new values. If the file cannot be written, this is logged, the values stay in memory, and the
///   next change or flush() tries again. A file that cannot be read is renamed, with a log line, to
///   UserDefault.xml.broken, and further ones to .broken2 to .broken9, of which the last is replaced.
/// - **Several programs**: a change keeps the values that others have written since. Their values become
///   visible with the next change of this program or after destroyInstance().
/// - **Threads**: any thread may call all functions except destroyInstance() and setDelegate().
class UserDefault {
public:
    /// Returns the shared instance, which reads the file on first use.
    static UserDefault* getInstance();
    /// Destroys the shared instance. The next getInstance() reads the file again.
    static void destroyInstance();
    /// Replaces the shared instance with an object of a derived class. Takes ownership of it and destroys the
    /// previous instance. Null restores the default class.
    static void setDelegate(UserDefault* delegate);
    /// Deprecated name of getInstance().
    static UserDefault* sharedUserDefault() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedUserDefault() { destroyInstance(); }

    /// Returns the full path of the file. The reference stays valid until the next call on this thread.
    static const std::string& getXMLFilePath();
    /// Whether the file exists. The first value that is stored creates it.
    static bool isXMLFileExist();

    /// Returns the bool of a key, or false if there is none.
    bool getBoolForKey(const char* key);
    /// Returns the bool of a key, or `defaultValue` if there is none.
    virtual bool getBoolForKey(const char* key, bool defaultValue);
    /// Returns the integer of a key, or 0 if there is none.
    int getIntegerForKey(const char* key);
    /// Returns the integer of a key, or `defaultValue` if there is none.
    virtual int getIntegerForKey(const char* key, int defaultValue);
    /// Returns the float of a key, or 0 if there is none.
    float getFloatForKey(const char* key);
    /// Returns the float of a key, or `defaultValue` if there is none.
    virtual float getFloatForKey(const char* key, float defaultValue);
    /// Returns the integer of a key with 64 bits, or `defaultValue` if there is none. From axmol.
    std::int64_t getLargeIntForKey(const char* key, std::int64_t defaultValue = 0);
    /// Stores an integer with 64 bits in memory and in the file. From axmol.
    void setLargeIntForKey(const char* key, std::int64_t value);
    /// Returns the double of a key, or 0 if there is none.
    double getDoubleForKey(const char* key);
    /// Returns the double of a key, or `defaultValue` if there is none.
    virtual double getDoubleForKey(const char* key, double defaultValue);
    /// Returns the string of a key, or an empty string if there is none.
    std::string getStringForKey(const char* key);
    /// Returns the string of a key, or `defaultValue` if there is none or if it is empty.
    virtual std::string getStringForKey(const char* key, const std::string& defaultValue);
    /// Returns the bytes of a key, or a null Data if there are none.
    Data getDataForKey(const char* key);
    /// Returns the bytes of a key, or `defaultValue` if there are none.
    virtual Data getDataForKey(const char* key, const Data& defaultValue);

    /// Stores a bool in memory and in the file.
    virtual void setBoolForKey(const char* key, bool value);
    /// Stores an integer in memory and in the file.
    virtual void setIntegerForKey(const char* key, int value);
    /// Stores a float in memory and in the file.
    virtual void setFloatForKey(const char* key, float value);
    /// Stores a double in memory and in the file.
    virtual void setDoubleForKey(const char* key, double value);
    /// Stores a string in memory and in the file. It is cut off at a NUL, with a warning.
    virtual void setStringForKey(const char* key, const std::string& value);
    /// Stores bytes in memory and, as Base64, in the file.
    virtual void setDataForKey(const char* key, const Data& value);

    /// Writes the file again after a failure. Otherwise, it is not needed, because every change is written at
    /// once.
    virtual void flush();
    /// Removes a value and writes the file. An unknown key is ignored.
    virtual void deleteValueForKey(const char* key);

    UserDefault(const UserDefault&) = delete;
    UserDefault& operator=(const UserDefault&) = delete;

protected:
    /// Constructs an object for a derived class. Use getInstance() in games.
    UserDefault();
    virtual ~UserDefault();

private:
    struct Holder_;
    struct File_;

    bool find(const char* key, std::string& text) const;
    void store(const char* key, std::string text);
    // The functions below are called with the mutex of _file locked.
    void load();
    void read();
    void renameInvalidFile(const std::string& reason);
    void saveChanges();

    copra::Owned<File_> _file;
};

} // namespace cocos2d
