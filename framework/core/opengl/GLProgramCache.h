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
    /// Deprecated name of getInstance().
    static GLProgramCache* sharedShaderCache() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedShaderCache() { destroyInstance(); }
    /// Deprecated name of loadDefaultGLPrograms().
    void loadDefaultShaders() { loadDefaultGLPrograms(); }
    /// Deprecated name of reloadDefaultGLPrograms().
    void reloadDefaultShaders() { reloadDefaultGLPrograms(); }
    /// Deprecated name of getGLProgram().
    GLProgram* programForKey(const std::string& key) { return getGLProgram(key); }

    /// Adds the standard programs, which replace programs with the same names.
    void loadDefaultGLPrograms();
    /// Adds the standard programs again, as loadDefaultGLPrograms() does.
    void reloadDefaultGLPrograms() { loadDefaultGLPrograms(); }

    /// Returns the program of a name. For an unknown name, the function returns null without logging.
    GLProgram* getGLProgram(const std::string& key);
    /// Returns the program of a name, as getGLProgram() does.
    GLProgram* getProgram(const std::string& key) { return getGLProgram(key); }
    /// Adds a program, which is retained. It replaces the one with the same name. Null is ignored with a
    /// warning.
    void addGLProgram(GLProgram* program, const std::string& key);
    /// Adds a program, as addGLProgram() does.
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
