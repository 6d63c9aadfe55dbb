#include "opengl/GLProgram.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "opengl/standardShaders.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/rawContext.h"

#include <algorithm>

namespace cocos2d {

using copra::ShaderValue;

const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR = "ShaderPositionTextureColor";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP = "ShaderPositionTextureColor_noMVP";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST = "ShaderPositionTextureColorAlphaTest";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST_NO_MV =
    "ShaderPositionTextureColorAlphaTest_NoMV";
const char* GLProgram::SHADER_NAME_POSITION_COLOR = "ShaderPositionColor";
const char* GLProgram::SHADER_NAME_POSITION_COLOR_NO_MVP = "ShaderPositionColor_noMVP";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE = "ShaderPositionTexture";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_U_COLOR = "ShaderPositionTexture_uColor";
const char* GLProgram::SHADER_NAME_POSITION_TEXTURE_A8_COLOR = "ShaderPositionTextureA8Color";
const char* GLProgram::SHADER_NAME_POSITION_U_COLOR = "ShaderPosition_uColor";
const char* GLProgram::SHADER_NAME_POSITION_GRAYSCALE = "ShaderUIGrayScale";

const char* GLProgram::SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR = "ShaderPositionLengthTextureColor";
const char* GLProgram::SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE = "ShaderPositionColorTexAsPointsize";
const char* GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR = "#ShaderETC1ASPositionTextureColor";
const char* GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR_NO_MVP =
    "#ShaderETC1ASPositionTextureColor_noMVP";
const char* GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY = "#ShaderETC1ASPositionTextureGray";
const char* GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY_NO_MVP =
    "#ShaderETC1ASPositionTextureGray_noMVP";
const char* GLProgram::SHADER_NAME_LABEL_NORMAL = "ShaderLabelNormal";
const char* GLProgram::SHADER_NAME_LABEL_OUTLINE = "ShaderLabelOutline";
const char* GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL = "ShaderLabelDFNormal";
const char* GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_GLOW = "ShaderLabelDFGlow";

const char* GLProgram::UNIFORM_NAME_P_MATRIX = "CC_PMatrix";
const char* GLProgram::UNIFORM_NAME_MV_MATRIX = "CC_MVMatrix";
const char* GLProgram::UNIFORM_NAME_MVP_MATRIX = "CC_MVPMatrix";
const char* GLProgram::UNIFORM_NAME_NORMAL_MATRIX = "CC_NormalMatrix";
const char* GLProgram::UNIFORM_NAME_TIME = "CC_Time";
const char* GLProgram::UNIFORM_NAME_SIN_TIME = "CC_SinTime";
const char* GLProgram::UNIFORM_NAME_COS_TIME = "CC_CosTime";
const char* GLProgram::UNIFORM_NAME_RANDOM01 = "CC_Random01";
const char* GLProgram::UNIFORM_NAME_SAMPLER0 = "CC_Texture0";
const char* GLProgram::UNIFORM_NAME_SAMPLER1 = "CC_Texture1";
const char* GLProgram::UNIFORM_NAME_SAMPLER2 = "CC_Texture2";
const char* GLProgram::UNIFORM_NAME_SAMPLER3 = "CC_Texture3";
const char* GLProgram::UNIFORM_NAME_ALPHA_TEST_VALUE = "CC_alpha_value";
const char* GLProgram::ATTRIBUTE_NAME_COLOR = "a_color";
const char* GLProgram::ATTRIBUTE_NAME_POSITION = "a_position";
const char* GLProgram::ATTRIBUTE_NAME_TEX_COORD = "a_texCoord";
const char* GLProgram::ATTRIBUTE_NAME_TEX_COORD1 = "a_texCoord1";
const char* GLProgram::ATTRIBUTE_NAME_TEX_COORD2 = "a_texCoord2";
const char* GLProgram::ATTRIBUTE_NAME_TEX_COORD3 = "a_texCoord3";
const char* GLProgram::ATTRIBUTE_NAME_NORMAL = "a_normal";
const char* GLProgram::ATTRIBUTE_NAME_BLEND_WEIGHT = "a_blendWeight";
const char* GLProgram::ATTRIBUTE_NAME_BLEND_INDEX = "a_blendIndex";
const char* GLProgram::ATTRIBUTE_NAME_TANGENT = "a_tangent";
const char* GLProgram::ATTRIBUTE_NAME_BINORMAL = "a_binormal";

ShaderValue& shaderValueNamed(copra::Array<ShaderValue>& values, const std::string& name) {
    for (ShaderValue& value : values)
        if (value.name == name) return value;
    values.emplace_back().name = name;
    return values.back();
}

// --- Creation ---

GLProgram* GLProgram::createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return copra::autoreleased(
        program, program->initWithByteArrays(vShaderByteArray, fShaderByteArray, compileTimeDefines));
}

GLProgram* GLProgram::createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return copra::autoreleased(
        program, program->initWithFilenames(vShaderFilename, fShaderFilename, compileTimeDefines));
}

GLProgram* GLProgram::createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeHeaders,
                                           const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return copra::autoreleased(program, program->initWithByteArrays(vShaderByteArray, fShaderByteArray,
                                                                    compileTimeHeaders, compileTimeDefines));
}

GLProgram* GLProgram::createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeHeaders,
                                          const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return copra::autoreleased(program, program->initWithFilenames(vShaderFilename, fShaderFilename,
                                                                   compileTimeHeaders, compileTimeDefines));
}

GLProgram::GLProgram() = default;

GLProgram::~GLProgram() {
    if (_files) forgetFiles();
    releaseShaders();
}

bool GLProgram::initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                   const std::string& compileTimeDefines) {
    const std::string vertex = vShaderByteArray ? vShaderByteArray : ccPositionTextureColor_vert;
    const std::string fragment = fShaderByteArray ? fShaderByteArray : ccPositionTextureColor_frag;
    releaseShaders();
    _isStandard = vertex == ccPositionTextureColor_vert && fragment == ccPositionTextureColor_frag;
    _shader = copra::translateShader(vertex, fragment, compileTimeDefines);
    _vertexName = "the vertex shader";
    _fragmentName = "the fragment shader";
    updateUniforms();
    return true;
}

bool GLProgram::initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                   const std::string& compileTimeHeaders,
                                   const std::string& compileTimeDefines) {
    if (compileTimeHeaders.empty())
        return initWithByteArrays(vShaderByteArray, fShaderByteArray, compileTimeDefines);
    const std::string vertex = vShaderByteArray ? vShaderByteArray : ccPositionTextureColor_vert;
    const std::string fragment = fShaderByteArray ? fShaderByteArray : ccPositionTextureColor_frag;
    return initWithByteArrays((compileTimeHeaders + "\n" + vertex).c_str(),
                              (compileTimeHeaders + "\n" + fragment).c_str(), compileTimeDefines);
}

// --- Compiling ---

copra::ShaderId GLProgram::compileFor(const std::shared_ptr<copra::ShaderStore>& store) {
    if (_store != store) releaseShaders();
    if (_isAttempted || !store) return _id;
    _store = store;
    _id = compile(_shader.source, _isAttempted);
    if (_id != copra::kNoShader) warnAboutUnsetAttributes();
    return _id;
}

copra::ShaderId GLProgram::compileForArrays(const std::shared_ptr<copra::ShaderStore>& store) {
    if (_store != store) releaseShaders();
    if (_isAttemptedForArrays || !store) return _idForArrays;
    _store = store;
    _idForArrays = compile(_shader.arrays, _isAttemptedForArrays);
    return _idForArrays;
}

copra::ShaderId GLProgram::compile(const copra::ShaderSource& source, bool& isAttempted) {
    isAttempted = true;
    std::string messages;
    const copra::ShaderId id = _store->create(source, messages);
    if (id == copra::kNoShader) reportError(messages);
    return id;
}

void GLProgram::reportError(const std::string& messages) {
    if (!_error.text.empty()) return; // already logged for the same source
    _error = copra::firstCompileError(messages);
    const std::string& name = _error.isVertex ? _vertexName : _fragmentName;
    const std::string place = _error.line > 0 ? name + ":" + std::to_string(_error.line) : name;
    copra::warning("GLProgram: %s: %s; its nodes are drawn without it", place.c_str(), _error.text.c_str());
}

void GLProgram::warnAboutUnsetAttributes() const {
    std::string names;
    for (const copra::DeclaredAttribute& attribute : _shader.attributes)
        if (!attribute.isOfNodes) names += (names.empty() ? "" : ", ") + attribute.name;
    if (names.empty()) return;
    copra::warning("GLProgram: %s: nodes have no values for %s, only for a_position, a_color and a_texCoord",
                   _vertexName.c_str(), names.c_str());
}

void GLProgram::releaseShaders() {
    for (const copra::ShaderId id : {_id, _idForArrays})
        if (_store && id != copra::kNoShader) _store->destroy(id);
    _store.reset();
    _id = _idForArrays = copra::kNoShader;
    _isAttempted = _isAttemptedForArrays = false;
    _error = {};
}

void GLProgram::reset() {
    releaseShaders();
    _values.clear();
    updateUniforms();
}

// --- Raw OpenGL ---

GLuint GLProgram::getProgram() const {
    const copra::ShaderId id = _idForArrays != copra::kNoShader ? _idForArrays : _id;
    return _store ? _store->nativeHandle(id) : 0;
}

void GLProgram::use() {
    static const copra::Array<ShaderValue> kNone;
    copra::RawContext* const context = copra::rawContextFor("GLProgram::use");
    if (!context) return;
    const copra::ShaderId id = compileForArrays(context->device->shaders());
    if (id == copra::kNoShader) return;
    setBuiltIns(context->seconds, *context->randomState);
    context->program = this;
    context->device->rawGL().useShader({id, &_values, &kNone});
}

void GLProgram::setUniformsForBuiltins(const Mat4& modelView) {
    copra::RawContext* const context = copra::rawContextFor("GLProgram::setUniformsForBuiltins");
    if (!context) return;
    context->modelView = modelView;
    context->device->rawGL().setModelView(modelView);
}

// --- Uniforms and attributes ---

void GLProgram::updateUniforms() {
    _uniforms.clear();
    for (const copra::DeclaredUniform& uniform : _shader.uniforms)
        _uniforms.push_back({static_cast<GLint>(_uniforms.size()), uniform.size, uniform.type, uniform.name});
    _attributes.clear();
    for (const copra::DeclaredAttribute& attribute : _shader.attributes)
        _attributes.push_back({attribute.number, 1, attribute.type, attribute.name});
    if (_shader.usesTexture)
        shaderValueNamed(_values, UNIFORM_NAME_SAMPLER0).kind = ShaderValue::Kind::CurrentTexture;
}

VertexAttrib* GLProgram::getVertexAttrib(const std::string& name) {
    for (VertexAttrib& attribute : _attributes)
        if (attribute.name == name) return &attribute;
    return nullptr;
}

GLint GLProgram::getAttribLocation(const std::string& attributeName) const {
    for (const VertexAttrib& attribute : _attributes)
        if (attribute.name == attributeName) return static_cast<GLint>(attribute.index);
    return -1;
}

// Const as in cocos2d-x, where it changes an object of OpenGL.
void GLProgram::bindAttribLocation(const std::string& attributeName, GLuint index) const {
    auto& program = const_cast<GLProgram&>(*this);
    constexpr GLuint kMaxAttributes = 16; // supported by all drivers
    VertexAttrib* const attribute = index < kMaxAttributes ? program.getVertexAttrib(attributeName) : nullptr;
    if (!attribute) return;
    attribute->index = index;
    std::vector<std::string>& names = program._shader.arrays.attributes;
    for (std::string& name : names)
        if (name == attributeName) name.clear();
    names.resize(std::max<std::size_t>(names.size(), index + 1));
    names[index] = attributeName;
}

Uniform* GLProgram::getUniform(const std::string& name) {
    const GLint location = getUniformLocation(name);
    return location < 0 ? nullptr : &_uniforms[static_cast<std::size_t>(location)];
}

GLint GLProgram::getUniformLocation(const std::string& name) const {
    const bool isFirst = name.size() > 3 && name.compare(name.size() - 3, 3, "[0]") == 0;
    const std::string known = isFirst ? name.substr(0, name.size() - 3) : name; // OpenGL accepts both
    for (const Uniform& uniform : _uniforms)
        if (uniform.name == known) return uniform.location;
    return -1;
}

} // namespace cocos2d
