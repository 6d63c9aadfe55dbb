// The functions of the legacy containers that read and write files. legacy/containers declares them, but does
// not depend on files.

#include "files/FileUtils.h"
#include "legacy/containers/ValueObjects.h"

namespace cocos2d {

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
    const ValueMap values = FileUtils::getInstance()->getValueMapFromFile(pFileName);
    return copra::toDictionary(values);
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
