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

    /// The key. The function for the other kind of key asserts and returns "" or 0.
    const char* getStrKey() const;
    std::intptr_t getIntKey() const;
    bool hasStrKey() const { return _isStrKey; }
    Ref* getObject() const { return _object; }
    /// The entry that was added after this one, or null.
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
/// decides. Retains its objects and keeps the order of insertion. In new code use Map.
class __Dictionary : public Ref, public Clonable {
public:
    /// Creates an autoreleased dictionary: empty, or with the entries of another.
    static __Dictionary* create();
    static __Dictionary* createWithDictionary(__Dictionary* srcDict);
    /// Reads the dictionary of a property list file, with scalars as __String; empty if it cannot be read.
    /// The "ThreadSafe" form is not autoreleased: the caller owns the result. Both are for the main thread
    /// only. The functions for files are defined in compat/names/collectionFiles.cpp, because this module
    /// does not depend on files.
    static __Dictionary* createWithContentsOfFile(const char* pFileName);
    static __Dictionary* createWithContentsOfFileThreadSafe(const char* pFileName);
    /// Writes a property list file. Returns whether that succeeded.
    bool writeToFile(const char* fullPath);

    __Dictionary();
    ~__Dictionary() override;
    bool init();

    /// The number of entries.
    unsigned int count();
    /// Returns all keys, as __String or __Integer objects.
    __Array* allKeys();
    /// Returns the keys of one object, as __String or __Integer objects.
    __Array* allKeysForObject(Ref* object);

    /// The object for a key, or null.
    Ref* objectForKey(const std::string& key);
    Ref* objectForKey(std::intptr_t key);
    /// The string for a key; an empty __String if there is none or the object is not a __String.
    const __String* valueForKey(const std::string& key);
    const __String* valueForKey(std::intptr_t key);
    /// A random object; null if the dictionary is empty.
    Ref* randomObject();

    /// Set the object for a key; the previous one is released. A key of the other kind asserts and is
    /// ignored.
    void setObject(Ref* pObject, const std::string& key);
    void setObject(Ref* pObject, std::intptr_t key);

    /// Remove entries; missing keys are ignored.
    void removeObjectForKey(const std::string& key);
    void removeObjectForKey(std::intptr_t key);
    void removeObjectsForKeys(__Array* pKeyArray);
    void removeObjectForElememt(DictElement* pElement);
    void removeAllObjects();

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);
    /// A deep copy; objects that are not Clonable are shared.
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
    cocos2d::DictElement* copraNext##__el__ = nullptr;                                                       \
    if (__dict__)                                                                                            \
        for ((__el__) = (__dict__)->_elements, copraNext##__el__ = (__el__) ? (__el__)->getNext() : nullptr; \
             (__el__);                                                                                       \
             (__el__) = copraNext##__el__, copraNext##__el__ = (__el__) ? (__el__)->getNext() : nullptr)
