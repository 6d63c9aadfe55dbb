#pragma once

#include "base/Data.h"
#include "files/atomicFile.h"

#include <map>
#include <set>
#include <string>

namespace cocos2d {

/// Small values that outlive the program, by key: settings, high scores. Not for large or secret things.
///
/// They lie in UserDefault.xml in the writable path (root userDefaultRoot, one element a key; keys that are
/// no XML names are kept in an attribute). Everything is kept as text, so a value may be read as another
/// type: a number as text gives its digits, text as a number its leading part or 0, and a bool is true for
/// "true" only. An empty text counts as absent.
///
/// Each change replaces the file as a whole, so that a reader, a crash or a full disk finds the old or the new
/// values. Several programs may share the file: a change keeps what the others have written in the meantime. Values
/// that others write are seen after the next own change or destroyInstance().
class UserDefault {
public:
    static UserDefault* getInstance();
    /// The next getInstance() reads the file again.
    static void destroyInstance();
    /// Puts an own subclass in place of the instance, which is deleted. Takes ownership; null brings the
    /// ordinary one back.
    static void setDelegate(UserDefault* delegate);
    /// Older names.
    static UserDefault* sharedUserDefault() { return getInstance(); }
    static void purgeSharedUserDefault() { destroyInstance(); }

    /// Path of the file.
    static const std::string& getXMLFilePath();
    static bool isXMLFileExist();

    /// The value of `key`; when there is none, false, 0, "" or an empty Data, or else `defaultValue`.
    bool getBoolForKey(const char* key);
    virtual bool getBoolForKey(const char* key, bool defaultValue);
    int getIntegerForKey(const char* key);
    virtual int getIntegerForKey(const char* key, int defaultValue);
    float getFloatForKey(const char* key);
    virtual float getFloatForKey(const char* key, float defaultValue);
    double getDoubleForKey(const char* key);
    virtual double getDoubleForKey(const char* key, double defaultValue);
    std::string getStringForKey(const char* key);
    virtual std::string getStringForKey(const char* key, const std::string& defaultValue);
    Data getDataForKey(const char* key);
    virtual Data getDataForKey(const char* key, const Data& defaultValue);

    virtual void setBoolForKey(const char* key, bool value);
    virtual void setIntegerForKey(const char* key, int value);
    virtual void setFloatForKey(const char* key, float value);
    virtual void setDoubleForKey(const char* key, double value);
    virtual void setStringForKey(const char* key, const std::string& value);
    virtual void setDataForKey(const char* key, const Data& value);

    /// Writes what a failed write left over; changes are written by themselves.
    virtual void flush();
    virtual void deleteValueForKey(const char* key);

    UserDefault(const UserDefault&) = delete;
    UserDefault& operator=(const UserDefault&) = delete;

protected:
    UserDefault();
    virtual ~UserDefault();

private:
    struct Holder;
    using Values = std::map<std::string, std::string>; ///< sorted, so that the same values give the same file

    const std::string* find(const char* key) const;
    void store(const char* key, std::string text);
    void load();
    void read();
    void keepBrokenFile(const std::string& reason);
    void save();

    std::string _path;
    Values _values;
    std::set<std::string> _changed;  ///< keys that the file does not have as they are in _values
    copra::FileVersion _readVersion; ///< of the file when it was read or written last
};

} // namespace cocos2d
