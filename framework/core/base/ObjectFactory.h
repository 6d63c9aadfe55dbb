#pragma once

#include "base/Ref.h"

#include <functional>
#include <string>
#include <unordered_map>

namespace cocos2d {

/// Creates objects by the name of their class. Readers of editors' files use it for the classes of a game.
class ObjectFactory {
public:
    /// A function that creates an autoreleased object.
    typedef Ref* (*Instance)();
    typedef std::function<Ref*()> InstanceFunc;

    /// A class name and the function that creates an object. The object is not retained for the caller.
    struct TInfo {
        /// For containers: neither a name nor a function.
        TInfo() = default;
        /// A class with a plain function, which may be null.
        TInfo(const std::string& type, Instance ins = nullptr) : _class(type), _fun(ins) {}
        /// A class with any function.
        TInfo(const std::string& type, const InstanceFunc& ins) : _class(type), _func(ins) {}

        std::string _class;      ///< the name for createObject()
        Instance _fun = nullptr; ///< creates the object, if set
        InstanceFunc _func;      ///< creates the object if _fun is null
    };

    /// The factory of the program, created on first use.
    static ObjectFactory* getInstance();
    /// Deletes the factory with all registrations.
    static void destroyInstance();

    /// Creates an object of a registered class; null if the name is not registered.
    Ref* createObject(const std::string& name);
    /// Replaces an earlier registration of the same name.
    void registerType(const TInfo& t);
    /// Removes all registered classes.
    void removeAll();
    /// Registers a type and returns it, for macros.
    const TInfo& registered_(const TInfo& t) {
        registerType(t);
        return t;
    }

private:
    ObjectFactory() = default;

    std::unordered_map<std::string, TInfo> _typeMap;
};

} // namespace cocos2d
