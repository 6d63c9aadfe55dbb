#pragma once

#include "base/Owned.h"
#include "compat/containers/Array.h"
#include "compat/containers/String.h"

#include <cstdint>
#include <string>

namespace cocos2d {

/// An entry of a __Dictionary: key and object. See CCDICT_FOREACH.
class DictElement {
public:
    ~DictElement();
    DictElement(const DictElement&) = delete;
    DictElement& operator=(const DictElement&) = delete;

    /// Returns the key if it is a string. If it is an integer, debug builds assert; release builds log that
    /// and return "".
    const char* getStrKey() const;
    /// Returns the key if it is an integer. If it is a string, debug builds assert; release builds log that
    /// and return 0.
    std::intptr_t getIntKey() const;
    /// Whether the key is a string.
    bool hasStrKey() const { return _isStrKey; }
    /// Returns the object of the entry.
    Ref* getObject() const { return _object; }
    /// Returns the entry that was added after this one, or null.
    DictElement* getNext() const { return _next; }

private:
    friend class __Dictionary;
    DictElement(const std::string& key, Ref* object);
    DictElement(std::intptr_t key, Ref* object);

    std::string _strKey;
    std::intptr_t _intKey = 0;
    bool _isStrKey;
    Ref* _object;
    DictElement* _next = nullptr;
    DictElement* _previous = nullptr;
};

/// The hash table of objects of cocos2d-x 2.x. Its keys are either all strings or all integers; the first key
/// decides. Retains its objects and keeps the order of insertion. In new code, use Map.
class __Dictionary : public Ref, public Clonable {
public:
    /// Creates an autoreleased, empty dictionary.
    static __Dictionary* create();
    /// Creates an autoreleased deep copy of another dictionary, as clone() does. If `srcDict` is null, it is empty.
    static __Dictionary* createWithDictionary(__Dictionary* srcDict);
    // The functions for files are in compat/names/collectionFiles.cpp: this module does not depend on files.
    /// Creates an autoreleased dictionary from a property list file, with scalars as __String. If the file
    /// cannot be read, the function logs that; the dictionary is empty. Call it on the main thread only.
    static __Dictionary* createWithContentsOfFile(const char* pFileName);
    /// Creates a dictionary from a property list file, with scalars as __String. It is not autoreleased: the
    /// caller owns it. Call it on the main thread only.
    static __Dictionary* createWithContentsOfFileThreadSafe(const char* pFileName);
    /// Writes a property list file. Returns whether that succeeded.
    bool writeToFile(const char* fullPath);

    /// Constructs an empty dictionary.
    __Dictionary();
    ~__Dictionary() override;
    /// Removes all entries and returns true.
    bool init();

    /// Returns the number of entries.
    unsigned int count();
    /// Returns all keys, as __String or __Integer objects, or null if the dictionary is empty.
    __Array* allKeys();
    /// Returns the keys of one object, as __String or __Integer objects. The array is empty if the object has no key; the result is
    /// null if the dictionary is empty.
    __Array* allKeysForObject(Ref* object);

    /// Returns the object for a string, or null. A dictionary with integers as keys is an error: debug builds
    /// assert; release builds log it and return null.
    Ref* objectForKey(const std::string& key);
    /// Returns the object for an integer, or null. A dictionary with strings as keys is an error: debug
    /// builds assert; release builds log it and return null.
    Ref* objectForKey(std::intptr_t key);
    /// Returns the __String for a key, or an empty one if there is none or the object has another class.
    const __String* valueForKey(const std::string& key);
    const __String* valueForKey(std::intptr_t key);
    /// Returns a random object, or null if the dictionary is empty.
    Ref* randomObject();

    /// Sets and retains the object for a string; the previous one is released. A new object moves the entry to the end; the object
    /// that the entry has already changes nothing. Null, and a dictionary with integers as keys are errors: debug builds assert;
    /// release builds log it and do nothing.
    void setObject(Ref* pObject, const std::string& key);
    /// Sets and retains the object for an integer; the previous one is released. A new object moves the entry to the end; the object
    /// that the entry has already changes nothing. Null, and a dictionary with strings as keys are errors: debug builds assert;
    /// release builds log it and do nothing.
    void setObject(Ref* pObject, std::intptr_t key);

    /// Removes the entry of a key. A missing key is ignored.
    void removeObjectForKey(const std::string& key);
    void removeObjectForKey(std::intptr_t key);
    /// Removes the entries of keys, which are __String or __Integer objects. Missing keys are ignored.
    void removeObjectsForKeys(__Array* pKeyArray);
    /// Removes an entry. Null is ignored.
    void removeObjectForElememt(DictElement* pElement);
    /// Removes all entries.
    void removeAllObjects();

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);
    /// Returns an autoreleased deep copy. Objects that are not Clonable are in both dictionaries.
    __Dictionary* clone() const override;

    /// The first entry of the linked list; see DictElement::getNext().
    DictElement* _elements = nullptr;

private:
    void append(DictElement* element);
    /// Unlinks and deletes an entry. The caller has removed it from the hash table.
    void unlink(DictElement* element);
    template<class Key, class Table>
    void store(Ref* object, const Key& key, Table& table);

    DictElement* _last = nullptr;
    struct Tables_;
    copra::Owned<Tables_> _tables;
};

} // namespace cocos2d

/// Loops over the entries of a dictionary, which may be null, with a variable of type DictElement*. The loop
/// may remove the current entry.
#define CCDICT_FOREACH(__dict__, __el__)                                                                     \
    if (__dict__)                                                                                            \
        for (cocos2d::DictElement* copraNext##__el__ =                                                       \
                 ((__el__) = (__dict__)->_elements) ? (__el__)->getNext() : nullptr;                         \
             (__el__);                                                                                       \
             (__el__) = copraNext##__el__, copraNext##__el__ = (__el__) ? (__el__)->getNext() : nullptr)
