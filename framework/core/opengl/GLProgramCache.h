#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"

#include <string>

namespace cocos2d {

/// Holds shader programs by name, including the standard ones.
class GLProgramCache : public Ref {
public:
    /// Returns the shared cache, which has the standard programs. They are compiled when they are first used.
    static GLProgramCache* getInstance();
    /// Removes all programs and states. Nodes keep those that they use.
    static void destroyInstance();
    /// Old names of getInstance(), destroyInstance(), and functions below.
    static GLProgramCache* sharedShaderCache() { return getInstance(); }
    static void purgeSharedShaderCache() { destroyInstance(); }
    void loadDefaultShaders() { loadDefaultGLPrograms(); }
    void reloadDefaultShaders() { reloadDefaultGLPrograms(); }
    GLProgram* programForKey(const std::string& key) { return getGLProgram(key); }

    /// Adds the standard programs. They replace those with the same names.
    void loadDefaultGLPrograms();
    void reloadDefaultGLPrograms() { loadDefaultGLPrograms(); }

    /// Returns the program of a name, or null for an unknown name.
    GLProgram* getGLProgram(const std::string& key);
    GLProgram* getProgram(const std::string& key) { return getGLProgram(key); }
    /// Adds a program, which is retained. It replaces the one with the same name.
    void addGLProgram(GLProgram* program, const std::string& key);
    void addProgram(GLProgram* program, const std::string& key) { addGLProgram(program, key); }

    /// Returns the shared state of a program; see GLProgramState::getOrCreateWithGLProgram().
    GLProgramState* stateOf(GLProgram* program);

private:
    GLProgramCache();
    ~GLProgramCache() override;

    static RefPtr<GLProgramCache>& instance();

    struct Tables_;
    copra::Owned<Tables_> _tables;

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgramCache)
};

} // namespace cocos2d
