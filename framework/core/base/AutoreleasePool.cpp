#include "base/AutoreleasePool.h"

#include "base/log.h"
#include "base/mainThread.h"
#include "base/refuse.h"

#include <algorithm>
#include <typeinfo>
#include <utility>

namespace cocos2d {
namespace {

PoolManager* sharedManager = nullptr;
constexpr std::size_t kUsualObjectsAFrame = 128;

} // namespace

AutoreleasePool::AutoreleasePool() : AutoreleasePool(std::string()) {}

AutoreleasePool::AutoreleasePool(const std::string& name) : _name(name) {
    _managedObjectArray.reserve(kUsualObjectsAFrame);
    PoolManager::getInstance()->push(this);
}

AutoreleasePool::~AutoreleasePool() {
    while (!_managedObjectArray.empty()) clear(); // destructors may add objects
    PoolManager::getInstance()->pop(this);
}

void AutoreleasePool::addObject(Ref* object) {
    if (copra::refuse(!object, "AutoreleasePool::addObject: the object is null")) return;
    _managedObjectArray.push_back(object);
    ++object->_refFlags;
}

void AutoreleasePool::clear() {
    // The destructor of an object that this pool releases may call it, too: then only for what came since.
    const bool isOutermost = !std::exchange(_isClearing, true);
    const std::size_t first = _drained.size();
    _drained.insert(_drained.end(), _managedObjectArray.begin(), _managedObjectArray.end());
    _managedObjectArray.clear();
    for (std::size_t i = first; i < _drained.size(); ++i) {
        Ref* const object = std::exchange(_drained[i], nullptr);
        if (!object) continue; // removeObject()
        --object->_refFlags;
        object->release();
    }
    _drained.erase(_drained.begin() + first, _drained.end());
    _isClearing = !isOutermost;
}

void AutoreleasePool::removeObject(Ref* object) {
    if (!object) return;
    object->_refFlags -= static_cast<std::uint32_t>(countReferences(object));
    const auto rest = std::remove(_managedObjectArray.begin(), _managedObjectArray.end(), object);
    _managedObjectArray.erase(rest, _managedObjectArray.end());
    std::replace(_drained.begin(), _drained.end(), object, static_cast<Ref*>(nullptr));
}

bool AutoreleasePool::contains(Ref* object) const {
    return countReferences(object) > 0;
}

std::size_t AutoreleasePool::countReferences(Ref* object) const {
    return static_cast<std::size_t>(
        std::count(_managedObjectArray.begin(), _managedObjectArray.end(), object) +
        std::count(_drained.begin(), _drained.end(), object));
}

void AutoreleasePool::dump() {
    log("autorelease pool '%s': %zu objects", _name.c_str(), _managedObjectArray.size());
    for (Ref* const object : _managedObjectArray) {
        log("%20p %s, %u owners", static_cast<void*>(object), typeid(*object).name(),
            object->getReferenceCount());
    }
}

PoolManager* PoolManager::getInstance() {
    copra::expectMainThread("PoolManager::getInstance");
    if (!sharedManager) {
        sharedManager = new PoolManager;
        new AutoreleasePool(
            "cocos2d autorelease pool"); // pushes itself on the stack; deleted by destroyInstance
    }
    return sharedManager;
}

void PoolManager::destroyInstance() {
    if (!sharedManager) return;
    while (!sharedManager->_releasePoolStack.empty()) delete sharedManager->_releasePoolStack.back();
    delete sharedManager;
    sharedManager = nullptr;
}

bool PoolManager::isObjectInPools(Ref* object) const {
    return countReferences(object) > 0;
}

void PoolManager::removeObject(Ref* object) {
    for (AutoreleasePool* const pool : _releasePoolStack) pool->removeObject(object);
}

std::size_t PoolManager::countReferences(Ref* object) const {
    std::size_t count = 0;
    for (const AutoreleasePool* pool : _releasePoolStack) count += pool->countReferences(object);
    return count;
}

void PoolManager::pop(AutoreleasePool* pool) {
    const auto found = std::find(_releasePoolStack.begin(), _releasePoolStack.end(), pool);
    if (found != _releasePoolStack.end()) _releasePoolStack.erase(found);
}

void PoolManager::push(AutoreleasePool* pool) {
    _releasePoolStack.push_back(pool);
}

} // namespace cocos2d
