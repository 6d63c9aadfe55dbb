#pragma once

#include "base/Array.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "math/Vec4.h"
#include "opengl/GLProgram.h"
#include "opengl/PipelineDescriptor.h"
#include "opengl/ProgramType.h"
#include "platform/RawGL.h"
#include "platform/Shader.h"
#include "render/DrawProgram.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <sys/types.h>
#include <utility>

namespace copra {

/// Values of a GLProgramState that a module above this one defines.
struct OptionalValues {
    virtual ~OptionalValues() = default;
    virtual std::shared_ptr<OptionalValues> clone() const = 0;
};

} // namespace copra

namespace cocos2d {

namespace backend {
struct MeshValues;
class VertexLayout;
} // namespace backend

/// A shader program with values of its uniforms. Consecutive nodes with the same state, texture, and blend
/// function are drawn in one call. Different values need different states (create() or clone()).
class GLProgramState : public copra::DrawProgram {
public:
    /// Constructs a state that belongs to the caller, as games for cocos2d-x 4 do. Null is an error: debug
    /// builds assert; release builds log it and use the standard program, texture times color.
    explicit GLProgramState(GLProgram* program);
    /// Creates an autoreleased state of a program. A null `glprogram` is an error: debug builds assert;
    /// release builds log it and return null.
    static GLProgramState* create(GLProgram* glprogram);
    /// Returns the shared state of a program. A null `glprogram` is an error: debug builds assert; release
    /// builds log it and return null.
    static GLProgramState* getOrCreateWithGLProgram(GLProgram* glprogram);
    /// Returns the shared state of a program of GLProgramCache. For an unknown name, the function logs that
    /// and returns null.
    static GLProgramState* getOrCreateWithGLProgramName(const std::string& glProgramName);
    /// Returns the shared state of a program of GLProgramCache for nodes with a texture. The texture is
    /// ignored, because all formats use the same programs.
    static GLProgramState* getOrCreateWithGLProgramName(const std::string& glProgramName, Texture2D* texture);
    /// Returns the shared state of a program from the files vertexShader.vert and fragShader.frag, which are
    /// read once.
    static GLProgramState* getOrCreateWithShaders(const std::string& vertexShader,
                                                  const std::string& fragShader,
                                                  const std::string& compileTimeDefines);
    /// Returns a new state with the same program and values.
    GLProgramState* clone() const;

    /// Replaces the program and resets the values. Null is an error: debug builds assert; release builds log
    /// it and do nothing.
    void setGLProgram(GLProgram* glprogram);
    /// Returns the program whose values these are.
    GLProgram* getGLProgram() const { return _program; }
    /// Returns the number of attributes that the vertex shader declares.
    ssize_t getVertexAttribCount() const { return static_cast<ssize_t>(_program->attributes().size()); }
    /// Returns the bits of the attributes that have arrays.
    uint32_t getVertexAttribsFlags() const;
    /// Returns the number of uniforms that the shaders declare.
    ssize_t getUniformCount() const { return static_cast<ssize_t>(_program->uniforms().size()); }

    // Values, by name or location of the uniform. The next frame is drawn with them.
    /// Sets an int, bool, or sampler uniform by its name. An unknown name is logged.
    void setUniformInt(const std::string& uniformName, int value);
    /// Sets a float uniform by its name. An unknown name is logged.
    void setUniformFloat(const std::string& uniformName, float value);
    /// Sets a float array by its name. Copies `size` elements. An unknown name is logged.
    void setUniformFloatv(const std::string& uniformName, ssize_t size, const float* pointer);
    /// Sets a vec2 uniform by its name. An unknown name is logged.
    void setUniformVec2(const std::string& uniformName, const Vec2& value);
    /// Sets a vec2 array by its name. Copies `size` elements. An unknown name is logged.
    void setUniformVec2v(const std::string& uniformName, ssize_t size, const Vec2* pointer);
    /// Sets a vec3 uniform by its name. An unknown name is logged.
    void setUniformVec3(const std::string& uniformName, const Vec3& value);
    /// Sets a vec3 array by its name. Copies `size` elements. An unknown name is logged.
    void setUniformVec3v(const std::string& uniformName, ssize_t size, const Vec3* pointer);
    /// Sets a vec4 uniform by its name. An unknown name is logged.
    void setUniformVec4(const std::string& uniformName, const Vec4& value);
    /// Sets a vec4 array by its name. Copies `size` elements. An unknown name is logged.
    void setUniformVec4v(const std::string& uniformName, ssize_t size, const Vec4* pointer);
    /// Sets a mat4 uniform by its name. An unknown name is logged.
    void setUniformMat4(const std::string& uniformName, const Mat4& value);
    /// Sets a function that is called before each draw call. It sets the value of the uniform with the
    /// setUniformLocation functions of the program.
    void setUniformCallback(const std::string& uniformName,
                            const std::function<void(GLProgram*, Uniform*)>& callback);
    /// Sets a texture as the value of a uniform, and retains it.
    void setUniformTexture(const std::string& uniformName, Texture2D* texture);
    /// Sets the texture with that Texture2D::getName() as the value of a uniform, and retains it. An unknown
    /// name is logged.
    void setUniformTexture(const std::string& uniformName, GLuint textureId);

    // Locations come from GLProgram::getUniformLocation(). An unknown location is ignored.
    /// Sets an int, bool, or sampler uniform by its location.
    void setUniformInt(GLint uniformLocation, int value);
    /// Sets a float uniform by its location.
    void setUniformFloat(GLint uniformLocation, float value);
    /// Sets a float array by its location. Copies `size` elements.
    void setUniformFloatv(GLint uniformLocation, ssize_t size, const float* pointer);
    /// Sets a vec2 uniform by its location.
    void setUniformVec2(GLint uniformLocation, const Vec2& value);
    /// Sets a vec2 array by its location. Copies `size` elements.
    void setUniformVec2v(GLint uniformLocation, ssize_t size, const Vec2* pointer);
    /// Sets a vec3 uniform by its location.
    void setUniformVec3(GLint uniformLocation, const Vec3& value);
    /// Sets a vec3 array by its location. Copies `size` elements.
    void setUniformVec3v(GLint uniformLocation, ssize_t size, const Vec3* pointer);
    /// Sets a vec4 uniform by its location.
    void setUniformVec4(GLint uniformLocation, const Vec4& value);
    /// Sets a vec4 array by its location. Copies `size` elements.
    void setUniformVec4v(GLint uniformLocation, ssize_t size, const Vec4* pointer);
    /// Sets a mat4 uniform by its location.
    void setUniformMat4(GLint uniformLocation, const Mat4& value);
    /// Sets a function that is called before each draw call and sets the uniform at this location.
    void setUniformCallback(GLint uniformLocation, const std::function<void(GLProgram*, Uniform*)>& callback);
    /// Sets a texture as the value of the uniform at this location, and retains it.
    void setUniformTexture(GLint uniformLocation, Texture2D* texture);
    /// Sets the texture with that Texture2D::getName() as the value of the uniform at this location, and
    /// retains it. An unknown name is logged.
    void setUniformTexture(GLint uniformLocation, GLuint textureId);

    // --- Values as bytes, as in cocos2d-x 4 ---
    // compat/names/programUniforms.cpp, compat/names/backendNames.cpp

    /// Returns where the attributes are in the vertices of a CustomCommand. The layout is never null, and
    /// empty at first.
    std::shared_ptr<backend::VertexLayout> getVertexLayout() const;
    /// Returns the layout of the vertices, as getVertexLayout() does. From axmol.
    backend::VertexLayout* getMutableVertexLayout() { return getVertexLayout().get(); }
    /// Adds an attribute to the layout of the vertices.
    void setVertexAttrib(const std::string& name, std::size_t index, backend::VertexFormat format,
                         std::size_t offset, bool isNormalized);
    /// Sets the size of a vertex in bytes.
    void setVertexStride(std::uint32_t stride);
    /// Returns the number of an attribute of the program, or -1 if there is none of that name.
    int getAttributeLocation(const std::string& name) const { return _program->getAttribLocation(name); }
    /// Returns the number of a standard attribute, or -1 if the program does not have it.
    int getAttributeLocation(backend::Attribute name) const;
    /// Returns what the vertices of a CustomCommand are drawn with besides the values.
    backend::MeshValues& meshValues() const;

    /// Returns the program that uses the values.
    GLProgram* getProgram() const { return _program; }
    /// Returns where a uniform is. If the shaders have no such uniform, that is logged. Values of u_MVPMatrix
    /// and u_texture are only for the vertices of a CustomCommand; nodes set their own.
    backend::UniformLocation getUniformLocation(const std::string& name) const;
    /// Returns where a standard uniform is. If the shaders have no such uniform, that is logged.
    backend::UniformLocation getUniformLocation(backend::Uniform name) const;
    /// Sets the value of a uniform by copying `size` bytes: floats or integers of 4 bytes, matrices column by
    /// column, arrays without gaps, of the type that the shader declares. Bytes beyond that are ignored. If
    /// there are too few, the function logs that and does nothing. Null data is an error: debug builds
    /// assert; release builds log it and do nothing.
    void setUniform(const backend::UniformLocation& location, const void* data, std::size_t size);
    /// Sets a texture as the value of a uniform, and retains it. The slot has no effect.
    void setTexture(const backend::UniformLocation& location, std::uint32_t slot, Texture2D* texture);
    /// Sets a texture as the value of a uniform, and retains it. Slot and index have no effect. From axmol.
    void setTexture(const backend::UniformLocation& location, std::uint32_t slot, std::uint32_t index,
                    Texture2D* texture);

    // --- Raw OpenGL within a CustomCommand, elsewhere without effect ---
    // GLProgramState_binding.cpp

    /// Uses the program, these values, and these vertex arrays. `modelView` converts vertices to world
    /// coordinates.
    void apply(const Mat4& modelView);
    /// Uses only the program.
    void applyGLProgram(const Mat4& modelView);
    /// Uses only the vertex arrays. With `applyAttribFlags`, all others are disabled.
    void applyAttributes(bool applyAttribFlags = true);
    /// Uses only the values.
    void applyUniforms();
    /// Sets an attribute array, as glVertexAttribPointer() does. The memory must remain valid.
    void setVertexAttribPointer(const std::string& name, GLint size, GLenum type, GLboolean normalized,
                                GLsizei stride, GLvoid* pointer);
    /// Sets a function that applyAttributes() calls instead.
    void setVertexAttribCallback(const std::string& name, const std::function<void(VertexAttrib*)>& callback);

    // --- Auto bindings ---
    // GLProgramState_binding.cpp

    /// Returns the last node on which this state was set, or null if it was deleted.
    Node* getNodeBinding() const { return _nodeBinding; }
    /// Resolves the auto bindings for a node. Nodes call it.
    void setNodeBinding(Node* node);
    /// Makes a resolver set a uniform, now and whenever this state is set on a node.
    void setParameterAutoBinding(const std::string& uniformName, const std::string& autoBinding);
    /// Calls the resolvers, oldest first, until one of them handles the binding. If none does, the function
    /// logs that.
    void applyAutoBinding(const std::string& uniformName, const std::string& autoBinding);

    /// Resolves auto bindings during its lifetime.
    class AutoBindingResolver {
    public:
        virtual ~AutoBindingResolver();
        /// Sets the uniform or its callback. Returns true if it knows `autoBinding`.
        virtual bool resolveAutoBinding(GLProgramState* glProgramState, Node* node,
                                        const std::string& uniformName, const std::string& autoBinding) = 0;

    protected:
        AutoBindingResolver();
    };

    /// Returns the values that were set.
    const copra::Array<copra::ShaderValue>& values() const { return _values; }
    bool isStandard() const override { return _program->isStandard(); }
    bool prepare(const std::shared_ptr<copra::ShaderStore>& store,
                 const std::shared_ptr<copra::TexturePages>& pages, float seconds, std::uint32_t& randomState,
                 copra::ShaderBinding& binding) override;
    void forget(const Node& node) override;

private:
    GLint locationOf(const std::string& name) const;
    copra::ShaderValue* valueAt(GLint location);
    void setFloats(GLint location, copra::ShaderValue::Kind kind, const float* floats, std::size_t count,
                   bool isArray);
    void updateValues(const std::shared_ptr<copra::TexturePages>& pages);

    /// The source of an attribute: memory or a function.
    struct Array {
        std::string name;
        copra::VertexArray memory;
        std::function<void(VertexAttrib*)> callback;
    };
    Array* arrayOf(const std::string& name);

    RefPtr<GLProgram> _program;
    copra::Array<copra::ShaderValue> _values;
    /// The textures by the names of their uniforms.
    copra::Array<std::pair<std::string, RefPtr<Texture2D>>> _textures;
    copra::Array<std::pair<GLint, std::function<void(GLProgram*, Uniform*)>>> _callbacks;
    copra::Array<Array> _arrays;
    /// The node of the auto bindings, which resets this pointer when it is deleted.
    Node* _nodeBinding = nullptr;
    /// The auto bindings: names of uniforms and of bindings.
    copra::Array<std::pair<std::string, std::string>> _autoBindings;
    mutable std::shared_ptr<copra::OptionalValues> _meshValues; ///< The MeshValues; null until they are used.

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgramState)
};

} // namespace cocos2d
