#pragma once

#include "base/Ref.h"
#include "base/macros.h"
#include "math/Mat4.h"
#include "platform/GLTypes.h"
#include "platform/Shader.h"
#include "render/shaderTranslation.h"

#include <memory>
#include <string>
#include <vector>

namespace cocos2d {

/// A value that a shader is given from outside.
struct Uniform {
    GLint location; ///< for the setUniformLocation functions; -1 is none
    GLint size;     ///< elements of an array, else 1
    GLenum type;    ///< GL_FLOAT, GL_FLOAT_VEC2 and so on; 0 for a type that cannot be set
    std::string name;
};

/// A value of each corner that a vertex shader declares.
struct VertexAttrib {
    GLuint index; ///< GLProgram::VERTEX_ATTRIB_POSITION and its kin; a game's own follow them
    GLint size;   ///< 1: attributes are no arrays
    GLenum type;  ///< GL_FLOAT, GL_FLOAT_VEC2 and so on
    std::string name;
};

/// A pair of shaders that nodes can be drawn with; see Node::setGLProgram.
///
/// Shaders are the original's: GLSL of OpenGL ES or desktops, attributes a_position, a_color and a_texCoord,
/// and CC_PMatrix, CC_MVPMatrix, CC_Time, CC_SinTime, CC_CosTime, CC_Random01 and CC_Texture0 without
/// declaration. Corners arrive in design points of the world. They are compiled when first drawn with; what
/// cannot be compiled is told in one log line, and its nodes are drawn as if they had no program. Attributes
/// of other names have values only where a game draws arrays by itself; see GLProgramState::apply.
class GLProgram : public Ref {
public:
    /// Numbers of the attributes that have names in ATTRIBUTE_NAME_...
    enum {
        VERTEX_ATTRIB_POSITION,
        VERTEX_ATTRIB_COLOR,
        VERTEX_ATTRIB_TEX_COORD,
        VERTEX_ATTRIB_TEX_COORD1,
        VERTEX_ATTRIB_TEX_COORD2,
        VERTEX_ATTRIB_TEX_COORD3,
        VERTEX_ATTRIB_NORMAL,
        VERTEX_ATTRIB_BLEND_WEIGHT,
        VERTEX_ATTRIB_BLEND_INDEX,
        VERTEX_ATTRIB_TANGENT,
        VERTEX_ATTRIB_BINORMAL,
        VERTEX_ATTRIB_MAX,
        VERTEX_ATTRIB_TEX_COORDS = VERTEX_ATTRIB_TEX_COORD,
    };

    // The names of the standard programs in GLProgramCache. Vertices are in the world, so "no MVP" is no
    // difference.
    static const char* SHADER_NAME_POSITION_TEXTURE_COLOR; ///< texture times colour: as without a program
    static const char* SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP;
    static const char*
        SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST; ///< only texels with more alpha than CC_alpha_value
    static const char* SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST_NO_MV;
    static const char* SHADER_NAME_POSITION_COLOR; ///< colour alone
    static const char* SHADER_NAME_POSITION_COLOR_NO_MVP;
    static const char* SHADER_NAME_POSITION_TEXTURE;          ///< texture alone
    static const char* SHADER_NAME_POSITION_TEXTURE_U_COLOR;  ///< texture times u_color
    static const char* SHADER_NAME_POSITION_TEXTURE_A8_COLOR; ///< colour with the texture's alpha
    static const char* SHADER_NAME_POSITION_U_COLOR;          ///< u_color
    static const char* SHADER_NAME_POSITION_GRAYSCALE;        ///< texture times colour, without its hues
    static const char*
        SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR; ///< colour; a_texCoord leads from the middle to the edge
    static const char* SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE; ///< colour; a_texCoord.x is a point's size
    // ETC1 pictures with their alpha in a second one: there are none here, so these are as without ETC1.
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR;
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR_NO_MVP;
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY;
    static const char* SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY_NO_MVP;
    // For letters: vertex colour times u_textColor (white unless set), alpha from the texture, straight
    // alpha.
    static const char* SHADER_NAME_LABEL_NORMAL;
    static const char* SHADER_NAME_LABEL_OUTLINE; ///< u_effectType 0: alpha; 1: red around it, 2: all of red,
                                                  ///< in u_effectColor
    static const char* SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL; ///< letters begin where alpha is a half
    static const char* SHADER_NAME_LABEL_DISTANCEFIELD_GLOW;   ///< and shine in u_effectColor

    static const char* UNIFORM_NAME_P_MATRIX;
    static const char* UNIFORM_NAME_MV_MATRIX;
    static const char* UNIFORM_NAME_MVP_MATRIX;
    static const char* UNIFORM_NAME_NORMAL_MATRIX;
    static const char* UNIFORM_NAME_TIME;     ///< seconds of drawn frames: t/10, t, 2t, 4t
    static const char* UNIFORM_NAME_SIN_TIME; ///< sin(t/8), sin(t/4), sin(t/2), sin(t)
    static const char* UNIFORM_NAME_COS_TIME; ///< cos(t/8), cos(t/4), cos(t/2), cos(t)
    static const char* UNIFORM_NAME_RANDOM01; ///< four numbers from 0 to 1, others at every draw call
    static const char* UNIFORM_NAME_SAMPLER0; ///< the node's texture
    static const char* UNIFORM_NAME_SAMPLER1;
    static const char* UNIFORM_NAME_SAMPLER2;
    static const char* UNIFORM_NAME_SAMPLER3;
    static const char* UNIFORM_NAME_ALPHA_TEST_VALUE;
    static const char* ATTRIBUTE_NAME_COLOR;
    static const char* ATTRIBUTE_NAME_POSITION;
    static const char* ATTRIBUTE_NAME_TEX_COORD;
    static const char* ATTRIBUTE_NAME_TEX_COORD1;
    static const char* ATTRIBUTE_NAME_TEX_COORD2;
    static const char* ATTRIBUTE_NAME_TEX_COORD3;
    static const char* ATTRIBUTE_NAME_NORMAL;
    static const char* ATTRIBUTE_NAME_BLEND_WEIGHT;
    static const char* ATTRIBUTE_NAME_BLEND_INDEX;
    static const char* ATTRIBUTE_NAME_TANGENT;
    static const char* ATTRIBUTE_NAME_BINORMAL;

    /// From the texts of the shaders; null means that of ccPositionTextureColor. `compileTimeDefines` are
    /// names to be defined in both: "A;B 2".
    static GLProgram* createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeDefines = std::string());
    /// From files; null after a log line where one cannot be read.
    static GLProgram* createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeDefines = std::string());

    GLProgram();
    ~GLProgram() override;
    bool initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                            const std::string& compileTimeDefines = std::string());
    bool initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                           const std::string& compileTimeDefines = std::string());

    /// Whether there is something to compile.
    bool link() { return !_shader.source.fragment.empty(); }
    /// Reads uniforms and attributes out of the shaders; creation has done it.
    void updateUniforms();
    /// Forgets what was compiled, and values that were set; compiles again when drawn with.
    void reset();
    /// OpenGL's name of the compiled program, that of use() where it was called; 0 until then.
    GLuint getProgram() const;
    /// In a CustomCommand: OpenGL draws arrays with this program and its values from now on, those that are
    /// set later as well.
    void use();
    /// In a CustomCommand: where corners are, as the matrix that comes with draw(). Time and chance are set
    /// by use().
    void setUniformsForBuiltins(const Mat4& modelView = Mat4::IDENTITY);
    /// What the machine said when it could not compile; empty where it could, or has not tried.
    std::string getVertexShaderLog() const { return _complaint.isVertex ? _complaint.text : std::string(); }
    std::string getFragmentShaderLog() const { return _complaint.isVertex ? std::string() : _complaint.text; }
    std::string getProgramLog() const { return _complaint.text; }

    /// Null for a name that the shaders do not declare, and for those that the framework does.
    Uniform* getUniform(const std::string& name);
    /// -1 where there is none.
    GLint getUniformLocation(const std::string& name) const;
    GLint getUniformLocationForName(const char* name) const { return getUniformLocation(name ? name : ""); }

    /// Null for a name that the vertex shader does not declare.
    VertexAttrib* getVertexAttrib(const std::string& name);
    /// -1 where there is none.
    GLint getAttribLocation(const std::string& attributeName) const;
    /// Gives an attribute of that name another number, for arrays; before it is first drawn with.
    void bindAttribLocation(const std::string& attributeName, GLuint index);
    void addAttribute(const std::string& attributeName, GLuint index) {
        bindAttribLocation(attributeName, index);
    }

    // Values for all nodes with this program; those of a GLProgramState go before. Unknown locations are
    // ignored.
    // Whole numbers also set bool and sampler.
    void setUniformLocationWith1i(GLint location, GLint i1);
    void setUniformLocationWith2i(GLint location, GLint i1, GLint i2);
    void setUniformLocationWith3i(GLint location, GLint i1, GLint i2, GLint i3);
    void setUniformLocationWith4i(GLint location, GLint i1, GLint i2, GLint i3, GLint i4);
    void setUniformLocationWith2iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    void setUniformLocationWith3iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    void setUniformLocationWith4iv(GLint location, GLint* ints, unsigned int numberOfArrays);
    void setUniformLocationWith1f(GLint location, GLfloat f1);
    void setUniformLocationWith2f(GLint location, GLfloat f1, GLfloat f2);
    void setUniformLocationWith3f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3);
    void setUniformLocationWith4f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3, GLfloat f4);
    void setUniformLocationWith1fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    void setUniformLocationWith2fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    void setUniformLocationWith3fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    void setUniformLocationWith4fv(GLint location, const GLfloat* floats, unsigned int numberOfArrays);
    // Matrices by columns.
    void setUniformLocationWithMatrix2fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);
    void setUniformLocationWithMatrix3fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);
    void setUniformLocationWithMatrix4fv(GLint location, const GLfloat* matrixArray,
                                         unsigned int numberOfMatrices);

    // --- For the framework ---

    /// Texture times colour, which needs no shader.
    bool isStandard() const { return _isStandard; }
    /// Compiles for the machine of that store, once. kNoShader where that fails.
    copra::ShaderId compileFor(const std::shared_ptr<copra::ShaderStore>& store);
    /// The same for corners out of arrays.
    copra::ShaderId compileForArrays(const std::shared_ptr<copra::ShaderStore>& store);
    const copra::TranslatedShader& shader() const { return _shader; }
    const std::vector<Uniform>& uniforms() const { return _uniforms; }
    const std::vector<VertexAttrib>& attributes() const { return _attributes; }
    /// Time in seconds, and something that makes chance.
    void setBuiltIns(float seconds, std::uint32_t& chance);
    /// All values that nodes with this program share.
    const std::vector<copra::ShaderValue>& values() const { return _values; }

private:
    void giveBack();
    copra::ShaderId compile(const copra::ShaderSource& source, bool& isTried);
    void complain(const std::string& words);
    void tellOfAttributesWithoutValues() const;
    void useAgain();
    copra::ShaderValue* valueAt(GLint location);
    void setInts(GLint location, copra::ShaderValue::Kind kind, const GLint* ints, std::size_t count,
                 bool isArray);
    void setFloats(GLint location, copra::ShaderValue::Kind kind, const GLfloat* floats, std::size_t count,
                   bool isArray);

    copra::TranslatedShader _shader;
    copra::CompileError _complaint; ///< about what could not be compiled
    std::string _vertexName;        ///< for messages
    std::string _fragmentName;
    std::vector<Uniform> _uniforms; ///< the location is the index
    std::vector<VertexAttrib> _attributes;
    std::vector<copra::ShaderValue> _values;
    bool _isStandard = false;
    std::shared_ptr<copra::ShaderStore> _store;
    bool _isTried = false; ///< compiled, or in vain
    copra::ShaderId _id = copra::kNoShader;
    bool _isTriedForArrays = false;
    copra::ShaderId _idForArrays = copra::kNoShader;

    CC_DISALLOW_COPY_AND_ASSIGN(GLProgram)
};

/// Finds the value of that name, or makes it.
copra::ShaderValue& shaderValueNamed(std::vector<copra::ShaderValue>& values, const std::string& name);

} // namespace cocos2d
