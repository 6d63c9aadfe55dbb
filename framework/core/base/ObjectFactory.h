#pragma once

#include "base/Ref.h"

#include <functional>
#include <string>
#include <unordered_map>

namespace cocos2d {

/// Creates objects by the name of their class. Readers of files of editors use it for the classes of a game.
class ObjectFactory {
public:
    /// A function that creates an autoreleased object.
    typedef Ref* (*Instance)();
    /// A function object that creates an autoreleased object.
    typedef std::function<Ref*()> InstanceFunc;

    /// A class name and the function that creates an object. The object is not retained for the caller.
    struct TInfo {
        /// Constructs an entry without name and function, for containers.
        TInfo() = default;
        /// Constructs an entry with a plain function, which may be null.
        TInfo(const std::string& type, Instance ins = nullptr) : _class(type), _fun(ins) {}
        /// Constructs an entry with any function.
        TInfo(const std::string& type, const InstanceFunc& ins) : _class(type), _func(ins) {}

        std::string _class;      ///< The name for createObject().
        Instance _fun = nullptr; ///< A function that creates the object, or null.
        InstanceFunc _func;      ///< A function that creates the object if _fun is null.
    };

    /// Returns the factory of the program, which is created on first use.
    static ObjectFactory* getInstance();
    /// Destroys the factory with all registrations.
    static void destroyInstance();

    /// Creates an object of a registered class. Returns null if the name is not registered.
    Ref* createObject(const std::string& name);
    /// Registers a class. It replaces an earlier registration of the same name.
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
