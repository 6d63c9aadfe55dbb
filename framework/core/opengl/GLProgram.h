#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "base/macros.h"
#include "math/Mat4.h"
#include "opengl/ProgramType.h"
#include "opengl/shaderTranslation.h"
#include "platform/GLTypes.h"
#include "platform/Shader.h"

#include <memory>
#include <string>
#include <vector>

namespace cocos2d {

/// Describes a uniform of a shader.
struct Uniform {
    GLint location; ///< The location for the setUniformLocation functions; -1 means none.
    GLint size;     ///< The number of array elements, or 1.
    GLenum type;    ///< The type: GL_FLOAT, GL_FLOAT_VEC2, and so on. It is 0 for a type that cannot be set.
    std::string name; ///< The name in the shader.
};

/// A vertex attribute of a shader.
struct VertexAttrib {
    GLuint index; ///< The index: GLProgram::VERTEX_ATTRIB_POSITION and so on. Custom attributes follow them.
    GLint size;   ///< The size, which is always 1, because attributes are not arrays.
    GLenum type;  ///< The type: GL_FLOAT, GL_FLOAT_VEC2, and so on.
    std::string name; ///< The name in the shader.
};

/// A shader program with which nodes can be drawn; see Node::setGLProgram().
///
/// Shaders are written as for cocos2d-x, in GLSL of OpenGL ES or of desktops, with the attributes
/// a_position, a_color, and a_texCoord and the predeclared CC_PMatrix, CC_MVPMatrix, CC_Time, CC_SinTime,
/// CC_CosTime, CC_Random01, and CC_Texture0. Positions are in world coordinates, in points. A program is
/// compiled on first use; a compile error is logged once, and the nodes are then drawn with the default
/// program. Other attributes have values only if a game draws vertex arrays itself; see
/// GLProgramState::apply(). The framework sets the uniforms whose names are UNIFORM_NAME_... before each draw
/// call, if they are declared.
class GLProgram : public Ref {
public:
    /// The indices of the attributes whose names are ATTRIBUTE_NAME_...
    enum {
        VERTEX_ATTRIB_POSITION,     ///< a_position, in world coordinates.
        VERTEX_ATTRIB_COLOR,        ///< a_color: red, green, blue, and alpha, 0 to 1.
        VERTEX_ATTRIB_TEX_COORD,    ///< a_texCoord: 0 to 1 in CC_Texture0.
        VERTEX_ATTRIB_TEX_COORD1,   ///< a_texCoord1: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_TEX_COORD2,   ///< a_texCoord2: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_TEX_COORD3,   ///< a_texCoord3: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_NORMAL,       ///< a_normal: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_BLEND_WEIGHT, ///< a_blendWeight: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_BLEND_INDEX,  ///< a_blendIndex: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_TANGENT,      ///< a_tangent: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_BINORMAL,     ///< a_binormal: has values only in vertex arrays of a game.
        VERTEX_ATTRIB_MAX,          ///< The number of indices above; custom attributes begin here.
        VERTEX_ATTRIB_TEX_COORDS = VERTEX_ATTRIB_TEX_COORD, ///< A name of cocos2d-x 2.x.
    };

    // The names of the standard programs in GLProgramCache. Vertices are in world space, so the "no MVP"
    // variants are the same.
    /// Draws the texture times the color; the default program.
    static const char* SHADER_NAME_POSITION_TEXTURE_COLOR;
    /// Draws the texture times the color, without MVP.
    static const char* SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP;
    static const char*
        SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST; ///< Draws only texels with more alpha than CC_alpha_value.
    /// Draws only texels with more alpha than CC_alpha_value, without MVP.
    static const char* SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST_NO_MV;
    static const char* SHADER_NAME_POSITION_COLOR;            ///< Draws the color only.
    static const char* SHADER_NAME_POSITION_COLOR_NO_MVP;     ///< Draws the color only, without MVP.
    static const char* SHADER_NAME_POSITION_TEXTURE;          ///< Draws the texture only.
    static const char* SHADER_NAME_POSITION_TEXTURE_U_COLOR;  ///< Draws the texture times u_color.
    static const char* SHADER_NAME_POSITION_TEXTURE_A8_COLOR; ///< Draws the color with the texture's alpha.
    static const char* SHADER_NAME_POSITION_U_COLOR;          ///< Draws all pixels in the color u_color.
    static const char* SHADER_NAME_POSITION_GRAYSCALE; ///< Draws the texture times the color, in grayscale.
    /// Draws the color, which fades where a_texCoord has the length 1.
    static const char* SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR;
    /// Draws the color; a_texCoord.x is the point size.
    static const char* SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE;
    // For ETC1 textures with separate alpha, which are not supported: the same as without ETC1.
    /// Draws the texture times the color, for ETC1.
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR;
    /// Draws the texture times the color, for ETC1, without MVP.
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR_NO_MVP;
    /// Draws the texture times the color in grayscale, for ETC1.
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY;
    /// Draws the texture times the color in grayscale, for ETC1, without MVP.
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY_NO_MVP;
    // For glyphs: vertex color times u_textColor (default white), alpha from the texture, not premultiplied.
    static const char* SHADER_NAME_LABEL_NORMAL; ///< Draws a glyph without effects.
    /// Draws a glyph (alpha) if u_effectType is 0, the outline (red) around it if it is 1, and the whole
    /// outline in u_effectColor if it is 2.
    static const char* SHADER_NAME_LABEL_OUTLINE;
    static const char* SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL; ///< Draws a glyph whose edge is at alpha 0.5.
    static const char* SHADER_NAME_LABEL_DISTANCEFIELD_GLOW; ///< Draws a glyph with a glow in u_effectColor.

    // Names of uniforms that the framework sets before each draw call, if the program declares them.
    static const char* UNIFORM_NAME_P_MATRIX;      ///< A mat4 from world coordinates to clip space.
    static const char* UNIFORM_NAME_MV_MATRIX;     ///< A mat4 from vertices to world coordinates.
    static const char* UNIFORM_NAME_MVP_MATRIX;    ///< A mat4 from vertices to clip space.
    static const char* UNIFORM_NAME_NORMAL_MATRIX; ///< A mat3 from normals to world coordinates.
    static const char* UNIFORM_NAME_TIME;          ///< The time t in seconds: t/10, t, 2t, 4t.
    static const char* UNIFORM_NAME_SIN_TIME; ///< Sines of the time t: sin(t/8), sin(t/4), sin(t/2), sin(t).
    /// Cosines of the time t: cos(t/8), cos(t/4), cos(t/2), cos(t).
    static const char* UNIFORM_NAME_COS_TIME;
    static const char* UNIFORM_NAME_RANDOM01; ///< Four random numbers from 0 to 1, new for every draw call.
    static const char* UNIFORM_NAME_SAMPLER0; ///< The texture of the node.
    static const char* UNIFORM_NAME_SAMPLER1; ///< CC_Texture1, which the game sets; otherwise empty.
    static const char* UNIFORM_NAME_SAMPLER2; ///< CC_Texture2, which the game sets; otherwise empty.
    static const char* UNIFORM_NAME_SAMPLER3; ///< CC_Texture3, which the game sets; otherwise empty.
    static const char* UNIFORM_NAME_ALPHA_TEST_VALUE; ///< A float: texels up to this alpha are not drawn.
    static const char* ATTRIBUTE_NAME_COLOR;          ///< A vec4: the displayed color, 0 to 1.
    static const char* ATTRIBUTE_NAME_POSITION;     ///< A vec4: the position in world coordinates, in points.
    static const char* ATTRIBUTE_NAME_TEX_COORD;    ///< A vec2: the coordinates in CC_Texture0, 0 to 1.
    static const char* ATTRIBUTE_NAME_TEX_COORD1;   ///< A vec2, a_texCoord1, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_TEX_COORD2;   ///< A vec2, a_texCoord2, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_TEX_COORD3;   ///< A vec2, a_texCoord3, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_NORMAL;       ///< A vec3, a_normal, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_BLEND_WEIGHT; ///< A vec4, a_blendWeight, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_BLEND_INDEX;  ///< A vec4, a_blendIndex, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_TANGENT;      ///< A vec3, a_tangent, only in arrays of a game.
    static const char* ATTRIBUTE_NAME_BINORMAL;     ///< A vec3, a_binormal, only in arrays of a game.

    /// Creates a program from the sources of two shaders. Null means the source of ccPositionTextureColor.
    /// `compileTimeDefines` are macros for both shaders, such as "A;B 2".
    static GLProgram* createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeDefines = std::string());
    /// Creates a program from the sources of two shaders, with `compileTimeHeaders` in front of both.
    static GLProgram* createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeHeaders,
                                           const std::string& compileTimeDefines);
    /// Creates a program from two files of shaders. If one of them cannot be read, the function logs that and
    /// returns null.
    static GLProgram* createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeDefines = std::string());

    /// Creates a program from two files of shaders, with `compileTimeHeaders` in front of both. If one of the
    /// files cannot be read, the function logs that and returns null.
    static GLProgram* createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeHeaders,
                                          const std::string& compileTimeDefines);

    /// Reads the files of the program again. Returns false, and changes nothing, after logging the reason, if
    /// the program was not created from files, if one cannot be read, or if they cannot be compiled.
    bool reloadFiles_(); // GLProgram_files.cpp
    /// Returns the programs that were created from a file, given by its full path.
    static std::vector<GLProgram*> ofFile_(const std::string& fullPath);

    /// Returns a program of GLProgramCache by its number in cocos2d-x 4. For other numbers, the function logs
    /// that and returns null.
    static GLProgram* getBuiltinProgram(backend::ProgramType type);

    /// Constructs a program without shaders. Call an init function next.
    GLProgram();
    ~GLProgram() override;
    /// Initializes a new object from the sources of two shaders.
    bool initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                            const std::string& compileTimeDefines = std::string());
    /// Initializes a new object from two files of shaders.
    bool initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                           const std::string& compileTimeDefines = std::string());

    /// Initializes a new object from two shaders, with a header and definitions for the preprocessor.
    bool initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                            const std::string& compileTimeHeaders, const std::string& compileTimeDefines);
    /// Initializes a new object from two files of shaders, with a header and definitions for the
    /// preprocessor.
    bool initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                           const std::string& compileTimeHeaders, const std::string& compileTimeDefines);
    /// Deprecated name of initWithByteArrays().
    bool initWithVertexShaderByteArray(const GLchar* vertexByteArray, const GLchar* fragByteArray) {
        return initWithByteArrays(vertexByteArray, fragByteArray);
    }
    /// Deprecated name of initWithFilenames().
    bool initWithVertexShaderFilename(const std::string& vertexFilename, const std::string& fragFilename) {
        return initWithFilenames(vertexFilename, fragFilename);
    }

    /// Whether there is a source, which is compiled on first use.
    bool link() { return !_shader.source.fragment.empty(); }
    /// Reads uniforms and attributes from the source. The init functions call it.
    void updateUniforms();
    /// Releases the compiled program and resets its uniforms. The next use compiles it again.
    void reset();
    /// Returns OpenGL's name of the compiled program, or 0 before it was compiled. If use() was called, it is
    /// the program that use() compiled.
    GLuint getProgram() const;
    /// Uses this program and its uniforms, including those that are set later, for vertex arrays. Call it
    /// within a CustomCommand.
    void use();
    /// Sets the model-view matrix; pass the transform of draw(). Call it within a CustomCommand. use() sets
    /// CC_Time and CC_Random01.
    void setUniformsForBuiltins(const Mat4& modelView = Mat4::IDENTITY);
    /// Returns the compiler's error message for the vertex shader, or an empty string without an error and
    /// before the first use.
    std::string getVertexShaderLog() const { return _error.isVertex ? _error.text : std::string(); }
    /// Returns the compiler's error message for the fragment shader, or an empty string without an error and
    /// before the first use.
    std::string getFragmentShaderLog() const { return _error.isVertex ? std::string() : _error.text; }
    /// Returns the error message of compiling or linking, or an empty string without an error.
    std::string getProgramLog() const { return _error.text; }

    /// Returns a uniform, or null for a name that the shaders do not declare and for predeclared names.
    Uniform* getUniform(const std::string& name);
    /// Returns the location of a uniform, or -1 if there is none.
    GLint getUniformLocation(const std::string& name) const;
    /// Returns the location of a uniform by its C string, or -1 for null and for an unknown name.
    GLint getUniformLocationForName(const char* name) const { return getUniformLocation(name ? name : ""); }

    /// Returns an attribute, or null for a name that the vertex shader does not declare.
    VertexAttrib* getVertexAttrib(const std::string& name);
    /// Returns the location of an attribute, or -1 if there is none.
    GLint getAttribLocation(const std::string& attributeName) const;
    /// Binds an attribute to another location, for vertex arrays. Call it before the first use.
    void bindAttribLocation(const std::string& attributeName, GLuint index) const;
    /// Binds an attribute to another location, as bindAttribLocation() does.
    void addAttribute(const std::string& attributeName, GLuint index) const {
        bindAttribLocation(attributeName, index);
    }

    // --- Uniform values ---
    // GLProgram_values.cpp

    // Uniforms for all nodes with this program; those of a GLProgramState override them. Unknown locations
    // are ignored. Integers also set bool and sampler.
    /// Sets an int, bool, or sampler for all nodes that use the program.
    void setUniformLocationWith1i(GLint location, GLint i1);
    /// Sets an ivec2 for all nodes that use the program.
    void setUniformLocationWith2i(GLint location, GLint i1, GLint i2);
    /// Sets an ivec3 for all nodes that use the program.
    void setUniformLocationWith3i(GLint location, GLint i1, GLint i2, GLint i3);
    /// Sets an ivec4 for all nodes that use the program.
    void setUniformLocationWith4i(GLint location, GLint i1, GLint i2, GLint i3, GLint i4);
    /// Sets an array of ivec2 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith2iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    /// Sets an array of ivec3 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith3iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    /// Sets an array of ivec4 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith4iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    /// Sets a float for all nodes that use the program.
    void setUniformLocationWith1f(GLint location, GLfloat f1);
    /// Sets a vec2 for all nodes that use the program.
    void setUniformLocationWith2f(GLint location, GLfloat f1, GLfloat f2);
    /// Sets a vec3 for all nodes that use the program.
    void setUniformLocationWith3f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3);
    /// Sets a vec4 for all nodes that use the program.
    void setUniformLocationWith4f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3, GLfloat f4);
    /// Sets an array of float with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith1fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    /// Sets an array of vec2 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith2fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    /// Sets an array of vec3 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith3fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    /// Sets an array of vec4 with `numberOfArrays` elements for all nodes that use the program.
    void setUniformLocationWith4fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    // Matrices in column-major order.
    /// Sets a matrix of 2 x 2 for all nodes that use the program, or an array of `numberOfMatrices`, by
    /// columns.
    void setUniformLocationWithMatrix2fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);
    /// Sets a matrix of 3 x 3 for all nodes that use the program, or an array of `numberOfMatrices`, by
    /// columns.
    void setUniformLocationWithMatrix3fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);
    /// Sets a matrix of 4 x 4 for all nodes that use the program, or an array of `numberOfMatrices`, by
    /// columns.
    void setUniformLocationWithMatrix4fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);

    // --- For the framework ---

    /// Whether this is the standard program, texture times color, which needs no shader.
    bool isStandard() const { return _isStandard; }
    /// Compiles the program into that store, once. Returns kNoShader if that fails.
    copra::ShaderId compileFor(const std::shared_ptr<copra::ShaderStore>& store);
    /// Compiles the program for drawing with vertex arrays, once. Returns kNoShader if that fails.
    copra::ShaderId compileForArrays(const std::shared_ptr<copra::ShaderStore>& store);
    /// Returns the translated shader.
    const copra::TranslatedShader& shader() const { return _shader; }
    /// Returns the uniforms of the program.
    const copra::Array<Uniform>& uniforms() const { return _uniforms; }
    /// Returns the attributes of vertices.
    const copra::Array<VertexAttrib>& attributes() const { return _attributes; }
    /// Returns the values of the uniforms that apply to all nodes with this program.
    const copra::Array<copra::ShaderValue>& values() const { return _values; }

    // GLProgram_values.cpp
    /// Sets CC_Time, in seconds, and CC_Random01.
    void setBuiltIns(float seconds, std::uint32_t& randomState);

private:
    // GLProgram_files.cpp
    /// What initWithFilenames() was called with.
    struct Files_ {
        std::string vertex;
        std::string fragment;
        std::string headers;
        std::string defines;
    };
    void forgetFiles();

    void releaseShaders();
    copra::ShaderId compile(const copra::ShaderSource& source, bool& isAttempted);
    void reportError(const std::string& messages);
    void warnAboutUnsetAttributes() const;

    // GLProgram_values.cpp
    void reapplyIfInUse();
    copra::ShaderValue* valueAt(GLint location);
    void setInts(GLint location, copra::ShaderValue::Kind kind, const GLint* ints, std::size_t count,
                 bool isArray);
    void setFloats(GLint location, copra::ShaderValue::Kind kind, const GLfloat* floats, std::size_t count,
                   bool isArray);

    copra::TranslatedShader _shader;
    copra::CompileError _error; ///< The error of the last compilation.
    std::string _vertexName;    ///< The name of the vertex shader, for log lines.
    std::string _fragmentName;
    copra::Array<Uniform> _uniforms; ///< The uniforms; the index is the location.
    copra::Array<VertexAttrib> _attributes;
    copra::Array<copra::ShaderValue> _values;
    bool _isStandard = false;
    copra::Owned<Files_> _files; ///< The files; null for a program that was not created from files.
    std::shared_ptr<copra::ShaderStore> _store;
    bool _isAttempted = false; ///< Whether it was compiled, successfully or not.
    copra::ShaderId _id = copra::kNoShader;
    bool _isAttemptedForArrays = false;
    copra::ShaderId _idForArrays = copra::kNoShader;

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgram)
};

/// Finds the value of that name, or adds it.
copra::ShaderValue& shaderValueNamed(copra::Array<copra::ShaderValue>& values, const std::string& name);

} // namespace cocos2d
