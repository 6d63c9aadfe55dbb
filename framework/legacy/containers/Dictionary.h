#pragma once

#include "base/Owned.h"
#include "legacy/containers/Array.h"
#include "legacy/containers/String.h"

#include <cstdint>
#include <string>

namespace cocos2d {

/// One entry of a __Dictionary: its key and its object. See CCDICT_FOREACH.
class DictElement {
public:
    ~DictElement();
    DictElement(const DictElement&) = delete;
    DictElement& operator=(const DictElement&) = delete;

    /// The key. Ask for the kind that the dictionary has: the other one asserts and gives "" or 0.
    const char* getStrKey() const;
    std::intptr_t getIntKey() const;
    bool hasStrKey() const { return _isStrKey; }
    Ref* getObject() const { return _object; }
    /// The entry added after this one, or null.
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

/// The table of objects by text or by number (all keys of one table are of one kind) of older code; it owns
/// one count of each object. Entries keep the order in which they were added. In new code use Map.
class __Dictionary : public Ref, public Clonable {
public:
    /// Autoreleased: empty, or with the entries of another.
    static __Dictionary* create();
    static __Dictionary* createWithDictionary(__Dictionary* srcDict);
    /// The dictionary of a property list file, its scalars as __String; null when there is none. ThreadSafe:
    /// the caller owns it (on the main thread only, despite the name). (File functions are defined in the
    /// platform room, which knows files.)
    static __Dictionary* createWithContentsOfFile(const char* pFileName);
    static __Dictionary* createWithContentsOfFileThreadSafe(const char* pFileName);
    /// Writes a property list; false when that fails.
    bool writeToFile(const char* fullPath);

    __Dictionary();
    ~__Dictionary() override;
    bool init();

    /// Number of entries.
    unsigned int count();
    /// All keys, or those of one object, as __String or __Integer.
    __Array* allKeys();
    __Array* allKeysForObject(Ref* object);

    /// The object of a key, or null.
    Ref* objectForKey(const std::string& key);
    Ref* objectForKey(std::intptr_t key);
    /// The text of a key; an empty text when there is none or it is no __String.
    const __String* valueForKey(const std::string& key);
    const __String* valueForKey(std::intptr_t key);
    /// Any object, or null when empty.
    Ref* randomObject();

    /// Store an object; a former one under the same key is given up. The first key decides the kind of all.
    void setObject(Ref* pObject, const std::string& key);
    void setObject(Ref* pObject, std::intptr_t key);

    /// Remove entries; unknown keys are ignored.
    void removeObjectForKey(const std::string& key);
    void removeObjectForKey(std::intptr_t key);
    void removeObjectsForKeys(__Array* pKeyArray);
    void removeObjectForElememt(DictElement* pElement);
    void removeAllObjects();

    virtual void acceptVisitor(DataVisitor& visitor);
    /// A table of copies; objects that cannot be cloned are shared.
    __Dictionary* clone() const override;

    /// The first entry; walk on with getNext().
    DictElement* _elements = nullptr;

private:
    void append(DictElement* element);
    // Takes the entry out of the chain and deletes it; the tables are the caller's business.
    void drop(DictElement* element);
    template<class Key, class Table>
    void store(Ref* object, const Key& key, Table& table);

    DictElement* _last = nullptr;
    struct Tables;
    copra::Owned<Tables> _tables;
};

} // namespace cocos2d

/// `for` loops over the entries of a dictionary (which may be null) with a variable of type DictElement*. The
/// entry at hand may be removed meanwhile.
#define CCDICT_FOREACH(__dict__, __el__)                                                                     \
    cocos2d::DictElement* copraNext##__el__ = nullptr;                                                       \
    if (__dict__)                                                                                            \
        for ((__el__) = (__dict__)->_elements, copraNext##__el__ = (__el__) ? (__el__)->getNext() : nullptr; \
             (__el__);                                                                                       \
             (__el__) = copraNext##__el__, copraNext##__el__ = (__el__) ? (__el__)->getNext() : nullptr)
