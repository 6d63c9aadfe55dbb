#include "base/ObjectFactory.h"

#include "base/call.h"

#include <memory>

namespace cocos2d {

namespace {

std::unique_ptr<ObjectFactory> s_objectFactory;

} // namespace

ObjectFactory* ObjectFactory::getInstance() {
    if (!s_objectFactory) s_objectFactory.reset(new ObjectFactory());
    return s_objectFactory.get();
}

void ObjectFactory::destroyInstance() {
    s_objectFactory.reset();
}

Ref* ObjectFactory::createObject(const std::string& name) {
    const auto found = _typeMap.find(name);
    if (found == _typeMap.end()) return nullptr;
    if (found->second._fun) return found->second._fun();
    return copra::call(found->second._func);
}

void ObjectFactory::registerType(const TInfo& t) {
    _typeMap[t._class] = t;
}

void ObjectFactory::removeAll() {
    _typeMap.clear();
}

} // namespace cocos2d
