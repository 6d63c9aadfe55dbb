#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "render/GLProgram.h"
#include "render/GLProgramState.h"

#include <string>

namespace cocos2d {

/// Programs by their names, the standard ones from the start.
class GLProgramCache : public Ref {
public:
    static GLProgramCache* getInstance();
    /// Forgets all programs and states; nodes keep theirs.
    static void destroyInstance();

    /// Puts the standard programs in, over those of the same names.
    void loadDefaultGLPrograms();
    void reloadDefaultGLPrograms() { loadDefaultGLPrograms(); }

    /// Null for an unknown name.
    GLProgram* getGLProgram(const std::string& key);
    GLProgram* getProgram(const std::string& key) { return getGLProgram(key); }
    /// Retains the program; a name that is taken gets the new one.
    void addGLProgram(GLProgram* program, const std::string& key);
    void addProgram(GLProgram* program, const std::string& key) { addGLProgram(program, key); }

    /// The state that everybody shares; see GLProgramState::getOrCreateWithGLProgram.
    GLProgramState* stateOf(GLProgram* program);

private:
    GLProgramCache();
    ~GLProgramCache() override;

    static RefPtr<GLProgramCache>& instance();

    struct Tables;
    copra::Owned<Tables> _tables;

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgramCache)
};

} // namespace cocos2d
