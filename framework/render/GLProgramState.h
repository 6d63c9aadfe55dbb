#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "math/Vec4.h"
#include "platform/RawGL.h"
#include "platform/Shader.h"
#include "render/GLProgram.h"
#include "render/Texture2D.h"

#include <functional>
#include <memory>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace copra {
class TexturePages;
}

namespace cocos2d {

class Node;

/// A program with values of its own. Nodes with the same state and texture that follow each other are drawn
/// in one call; who wants other values needs another state (create() or clone()).
class GLProgramState : public Ref {
public:
    /// A new state.
    static GLProgramState* create(GLProgram* glprogram);
    /// The one state that everybody shares who asks for it like that.
    static GLProgramState* getOrCreateWithGLProgram(GLProgram* glprogram);
    /// The same with a program of GLProgramCache; null after a log line where it knows none of that name.
    static GLProgramState* getOrCreateWithGLProgramName(const std::string& glProgramName);
    /// The texture does not matter: all formats are drawn by the same programs.
    static GLProgramState* getOrCreateWithGLProgramName(const std::string& glProgramName, Texture2D* texture);
    /// From the files vertexShader.vert and fragShader.frag, read once.
    static GLProgramState* getOrCreateWithShaders(const std::string& vertexShader,
                                                  const std::string& fragShader,
                                                  const std::string& compileTimeDefines);
    /// A new state with the same program and values.
    GLProgramState* clone() const;

    /// Another program; the values go.
    void setGLProgram(GLProgram* glprogram);
    GLProgram* getGLProgram() const { return _program; }
    /// How many attributes the vertex shader declares.
    ssize_t getVertexAttribCount() const { return static_cast<ssize_t>(_program->attributes().size()); }
    /// Bits of the attributes that have arrays.
    uint32_t getVertexAttribsFlags() const;
    /// How many uniforms the shaders declare.
    ssize_t getUniformCount() const { return static_cast<ssize_t>(_program->uniforms().size()); }

    // Values, by the name of the uniform in the shader or by its location. A name that is not there is told
    // in the log; a location that is not there is ignored. Arrays are copied.
    void setUniformInt(const std::string& uniformName, int value);
    void setUniformFloat(const std::string& uniformName, float value);
    void setUniformFloatv(const std::string& uniformName, ssize_t size, const float* pointer);
    void setUniformVec2(const std::string& uniformName, const Vec2& value);
    void setUniformVec2v(const std::string& uniformName, ssize_t size, const Vec2* pointer);
    void setUniformVec3(const std::string& uniformName, const Vec3& value);
    void setUniformVec3v(const std::string& uniformName, ssize_t size, const Vec3* pointer);
    void setUniformVec4(const std::string& uniformName, const Vec4& value);
    void setUniformVec4v(const std::string& uniformName, ssize_t size, const Vec4* pointer);
    void setUniformMat4(const std::string& uniformName, const Mat4& value);
    /// Called before each draw call; it sets a value with the program's setUniformLocation functions.
    void setUniformCallback(const std::string& uniformName,
                            const std::function<void(GLProgram*, Uniform*)>& callback);
    /// The texture is retained.
    void setUniformTexture(const std::string& uniformName, Texture2D* texture);
    /// The texture of that Texture2D::getName(), which is retained; one that is not there is told in the log.
    void setUniformTexture(const std::string& uniformName, GLuint textureId);

    void setUniformInt(GLint uniformLocation, int value);
    void setUniformFloat(GLint uniformLocation, float value);
    void setUniformFloatv(GLint uniformLocation, ssize_t size, const float* pointer);
    void setUniformVec2(GLint uniformLocation, const Vec2& value);
    void setUniformVec2v(GLint uniformLocation, ssize_t size, const Vec2* pointer);
    void setUniformVec3(GLint uniformLocation, const Vec3& value);
    void setUniformVec3v(GLint uniformLocation, ssize_t size, const Vec3* pointer);
    void setUniformVec4(GLint uniformLocation, const Vec4& value);
    void setUniformVec4v(GLint uniformLocation, ssize_t size, const Vec4* pointer);
    void setUniformMat4(GLint uniformLocation, const Mat4& value);
    void setUniformCallback(GLint uniformLocation, const std::function<void(GLProgram*, Uniform*)>& callback);
    void setUniformTexture(GLint uniformLocation, Texture2D* texture);
    void setUniformTexture(GLint uniformLocation, GLuint textureId);

    // For a CustomCommand that draws arrays with OpenGL by itself; elsewhere these do nothing and say so
    // once.
    /// From now on OpenGL draws with the program, these values and these arrays. Corners are at modelView.
    void apply(const Mat4& modelView);
    /// The program alone.
    void applyGLProgram(const Mat4& modelView);
    /// The arrays alone. With `applyAttribFlags` all others are off.
    void applyAttributes(bool applyAttribFlags = true);
    /// The values alone.
    void applyUniforms();
    /// Where an attribute's values are, as for glVertexAttribPointer. The memory has to stay.
    void setVertexAttribPointer(const std::string& name, GLint size, GLenum type, GLboolean normalized,
                                GLsizei stride, GLvoid* pointer);
    /// Called instead by applyAttributes().
    void setVertexAttribCallback(const std::string& name, const std::function<void(VertexAttrib*)>& callback);

    /// The node that was given this state last; null where it is gone.
    Node* getNodeBinding() const { return _nodeBinding; }
    /// Tells the auto bindings about that node. Nodes do it.
    void setNodeBinding(Node* node);
    /// Has a resolver set a uniform, now and whenever a node is given this state.
    void setParameterAutoBinding(const std::string& uniformName, const std::string& autoBinding);
    /// Asks the resolvers, the oldest first, until one knows the name of the binding; says in the log when
    /// none does.
    void applyAutoBinding(const std::string& uniformName, const std::string& autoBinding);

    /// Knows names of bindings; asked from its creation to its end.
    class AutoBindingResolver {
    public:
        virtual ~AutoBindingResolver();
        /// Sets the uniform (or its callback) and returns true where it knows autoBinding.
        virtual bool resolveAutoBinding(GLProgramState* glProgramState, Node* node,
                                        const std::string& uniformName, const std::string& autoBinding) = 0;

    protected:
        AutoBindingResolver();
    };

    /// For the renderer: what to draw with on that machine. False where there is no shader to be had.
    bool prepare(const std::shared_ptr<copra::ShaderStore>& store,
                 const std::shared_ptr<copra::TexturePages>& pages, float seconds, std::uint32_t& chance,
                 copra::ShaderBinding& use);

private:
    explicit GLProgramState(GLProgram* program);

    GLint locationOf(const std::string& name) const;
    copra::ShaderValue* valueAt(GLint location);
    void setFloats(GLint location, copra::ShaderValue::Kind kind, const float* numbers, std::size_t count,
                   bool isArray);
    void updateValues(const std::shared_ptr<copra::TexturePages>& pages);

    /// Where an attribute's values come from: a place in memory or a function.
    struct Array {
        std::string name;
        copra::VertexArray place;
        std::function<void(VertexAttrib*)> callback;
    };
    Array* arrayOf(const std::string& name);

    RefPtr<GLProgram> _program;
    std::vector<copra::ShaderValue> _values;
    std::vector<std::pair<std::string, RefPtr<Texture2D>>> _textures; ///< of values, by their names
    std::vector<std::pair<GLint, std::function<void(GLProgram*, Uniform*)>>> _callbacks;
    std::vector<Array> _arrays;
    Node* _nodeBinding = nullptr;                                   ///< takes itself out when it goes
    std::vector<std::pair<std::string, std::string>> _autoBindings; ///< names of uniforms and bindings

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgramState)
};

} // namespace cocos2d
