#pragma once

#include "studio/builder/CCBReader.h"

#include <map>

namespace cocosbuilder {

/// Maps names of classes to their loaders.
typedef std::map<std::string, NodeLoader*> NodeLoaderMap;
/// A name of a class with its loader.
typedef std::pair<std::string, NodeLoader*> NodeLoaderMapEntry;

/// The loaders of the classes that files name.
class NodeLoaderLibrary : public cocos2d::Ref {
public:
    /// Creates an empty library.
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(NodeLoaderLibrary, library)
    /// Creates an autoreleased library with the loaders of all classes of the editor.
    static NodeLoaderLibrary* newDefaultNodeLoaderLibrary();
    /// Returns the shared library, with the loaders of the classes of the editor.
    static NodeLoaderLibrary* getInstance();
    /// Deletes the shared library with its loaders.
    static void destroyInstance();

    /// Constructs a library without loaders.
    NodeLoaderLibrary();
    ~NodeLoaderLibrary() override;

    /// Registers the loaders of all classes of the editor that have no loader yet.
    void registerDefaultNodeLoaders();
    /// Registers the loader of a class and retains it. If the class already has a loader, nothing changes. A
    /// null argument is an error: debug builds assert; release builds log it and do nothing.
    void registerNodeLoader(const char* pClassName, NodeLoader* pNodeLoader);
    /// Removes the loader of a class. If it has none, the function logs that.
    void unregisterNodeLoader(const char* pClassName);
    /// Returns the loader of a class, or null.
    NodeLoader* getNodeLoader(const char* pClassName);
    /// Removes all loaders. If `pDelete` is false, they are not released.
    void purge(bool pDelete);

    /// Deprecated name of registerDefaultNodeLoaders().
    void registerDefaultCCNodeLoaders() { registerDefaultNodeLoaders(); }
    /// Deprecated name of registerNodeLoader().
    void registerCCNodeLoader(const char* pClassName, NodeLoader* pNodeLoader) {
        registerNodeLoader(pClassName, pNodeLoader);
    }
    /// Deprecated name of unregisterNodeLoader().
    void unregisterCCNodeLoader(const char* pClassName) { unregisterNodeLoader(pClassName); }
    /// Deprecated name of getNodeLoader().
    NodeLoader* getCCNodeLoader(const char* pClassName) { return getNodeLoader(pClassName); }
    /// Deprecated name of getInstance().
    static NodeLoaderLibrary* sharedNodeLoaderLibrary() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedNodeLoaderLibrary() { destroyInstance(); }
    /// Deprecated name of newDefaultNodeLoaderLibrary().
    static NodeLoaderLibrary* newDefaultCCNodeLoaderLibrary() { return newDefaultNodeLoaderLibrary(); }

private:
    std::map<std::string, cocos2d::RefPtr<NodeLoader>> _nodeLoaders;
};

} // namespace cocosbuilder
