#pragma once

#include "studio/builder/CCBReader.h"

#include <map>

namespace cocosbuilder {

/// The types of tables from the names of classes to loaders.
typedef std::map<std::string, NodeLoader*> NodeLoaderMap;
typedef std::pair<std::string, NodeLoader*> NodeLoaderMapEntry;

/// The loaders of the classes that files name.
class NodeLoaderLibrary : public cocos2d::Ref {
public:
    /// An empty library.
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(NodeLoaderLibrary, library)
    /// A library with the loaders of the editor's classes.
    static NodeLoaderLibrary* newDefaultNodeLoaderLibrary();
    /// The shared library, with the loaders of the editor's classes.
    static NodeLoaderLibrary* getInstance();
    /// Deletes the shared library with its loaders.
    static void destroyInstance();

    NodeLoaderLibrary();
    ~NodeLoaderLibrary() override;

    /// Registers the loaders of all classes of the editor that have none.
    void registerDefaultNodeLoaders();
    /// Retains the loader. A class that has a loader keeps it.
    void registerNodeLoader(const char* pClassName, NodeLoader* pNodeLoader);
    /// Removes the loader of a class.
    void unregisterNodeLoader(const char* pClassName);
    /// The loader of a class; null if the class has none.
    NodeLoader* getNodeLoader(const char* pClassName);
    /// Removes all loaders; without `pDelete` they are not released.
    void purge(bool pDelete);

    /// Deprecated aliases.
    void registerDefaultCCNodeLoaders() { registerDefaultNodeLoaders(); }
    void registerCCNodeLoader(const char* pClassName, NodeLoader* pNodeLoader) {
        registerNodeLoader(pClassName, pNodeLoader);
    }
    void unregisterCCNodeLoader(const char* pClassName) { unregisterNodeLoader(pClassName); }
    NodeLoader* getCCNodeLoader(const char* pClassName) { return getNodeLoader(pClassName); }
    static NodeLoaderLibrary* sharedNodeLoaderLibrary() { return getInstance(); }
    static void purgeSharedNodeLoaderLibrary() { destroyInstance(); }
    static NodeLoaderLibrary* newDefaultCCNodeLoaderLibrary() { return newDefaultNodeLoaderLibrary(); }

private:
    std::map<std::string, cocos2d::RefPtr<NodeLoader>> _nodeLoaders;
};

} // namespace cocosbuilder
