// The functions of the legacy containers that read and write files. compat/containers declares them, but does
// not depend on files.

#include "base/refuse.h"
#include "compat/containers/ValueObjects.h"
#include "files/FileUtils.h"
#include "files/Plist.h"

#include <vector>

namespace cocos2d {

namespace {

/// Makes objects of a property list, dictionaries with the order of the file: games of 2.x rely on it.
class PlistObjects final : public copra::PlistVisitor {
public:
    void beginDict(const std::string& key) override { open(key, __Dictionary::create()); }
    void beginArray(const std::string& key) override { open(key, __Array::create()); }
    void end() override { _open.pop_back(); }
    void scalar(const std::string& key, Value value) override { add(key, copra::toObject(value)); }

    /// The dictionary at the root, or null.
    __Dictionary* root = nullptr;

private:
    void open(const std::string& key, Ref* container) {
        if (_open.empty()) {
            root = dynamic_cast<__Dictionary*>(container);
        } else {
            add(key, container);
        }
        _open.push_back(container);
    }

    void add(const std::string& key, Ref* object) {
        if (_open.empty()) return;
        if (auto* const dictionary = dynamic_cast<__Dictionary*>(_open.back())) {
            dictionary->setObject(object, key);
        } else if (auto* const array = dynamic_cast<__Array*>(_open.back())) {
            array->addObject(object);
        }
    }

    std::vector<Ref*> _open;
};

} // namespace

__Array* __Array::createWithContentsOfFile(const std::string& pFileName) {
    const ValueVector values = FileUtils::getInstance()->getValueVectorFromFile(pFileName);
    return copra::toArray(values);
}

__Array* __Array::createWithContentsOfFileThreadSafe(const std::string& pFileName) {
    __Array* const array = createWithContentsOfFile(pFileName);
    if (array) array->retain();
    return array;
}

__Dictionary* __Dictionary::createWithContentsOfFile(const char* pFileName) {
    const std::string name = pFileName ? pFileName : "";
    // isFileExist() does not log, so that a missing file gives one log line.
    if (!FileUtils::getInstance()->isFileExist(name)) {
        copra::warning("__Dictionary: cannot read property list %s", name.c_str());
        return __Dictionary::create();
    }
    PlistObjects objects;
    const bool isPlist = copra::visitPlist(FileUtils::getInstance()->getStringFromFile(name), name, objects);
    if (objects.root) return objects.root;
    if (isPlist) copra::warning("__Dictionary: %s: its root is not a dictionary", name.c_str());
    return __Dictionary::create();
}

__Dictionary* __Dictionary::createWithContentsOfFileThreadSafe(const char* pFileName) {
    __Dictionary* const dictionary = createWithContentsOfFile(pFileName);
    if (dictionary) dictionary->retain();
    return dictionary;
}

bool __Dictionary::writeToFile(const char* fullPath) {
    return FileUtils::getInstance()->writeValueMapToFile(copra::toValueMap(*this), fullPath);
}

__String* __String::createWithContentsOfFile(const std::string& filename) {
    return create(FileUtils::getInstance()->getStringFromFile(filename));
}

} // namespace cocos2d
