#include "render/GLProgram.h"

#include "base/log.h"
#include "platform/FileUtils.h"
#include "render/standardShaders.h"

#include <cmath>
#include <cstring>

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

ShaderValue& shaderValueNamed(std::vector<ShaderValue>& values, const std::string& name) {
    for (ShaderValue& value : values)
        if (value.name == name) return value;
    values.emplace_back().name = name;
    return values.back();
}

// --- Creation
// --------------------------------------------------------------------------------------------------------

namespace {

GLProgram* finish(GLProgram* program, bool initialised) {
    if (!initialised) {
        program->release();
        return nullptr;
    }
    program->autorelease();
    return program;
}

} // namespace

GLProgram* GLProgram::createWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                           const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return finish(program,
                  program->initWithByteArrays(vShaderByteArray, fShaderByteArray, compileTimeDefines));
}

GLProgram* GLProgram::createWithFilenames(const std::string& vShaderFilename,
                                          const std::string& fShaderFilename,
                                          const std::string& compileTimeDefines) {
    auto* program = new GLProgram();
    return finish(program, program->initWithFilenames(vShaderFilename, fShaderFilename, compileTimeDefines));
}

GLProgram::GLProgram() = default;

GLProgram::~GLProgram() {
    giveBack();
}

bool GLProgram::initWithByteArrays(const GLchar* vShaderByteArray, const GLchar* fShaderByteArray,
                                   const std::string& compileTimeDefines) {
    const std::string vertex = vShaderByteArray ? vShaderByteArray : ccPositionTextureColor_vert;
    const std::string fragment = fShaderByteArray ? fShaderByteArray : ccPositionTextureColor_frag;
    giveBack();
    _isStandard = vertex == ccPositionTextureColor_vert && fragment == ccPositionTextureColor_frag;
    _shader = copra::translateShader(vertex, fragment, compileTimeDefines);
    _vertexName = "the vertex shader";
    _fragmentName = "the fragment shader";
    updateUniforms();
    return true;
}

bool GLProgram::initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                                  const std::string& compileTimeDefines) {
    const auto textOf = [](const std::string& name) {
        FileUtils* files = FileUtils::getInstance();
        return files->isFileExist(name) ? files->getStringFromFile(name) : std::string();
    };
    const std::string vertex = textOf(vShaderFilename);
    const std::string fragment = textOf(fShaderFilename);
    if (vertex.empty() || fragment.empty()) {
        log("GLProgram: there is no shader in '%s'",
            (vertex.empty() ? vShaderFilename : fShaderFilename).c_str());
        return false;
    }
    initWithByteArrays(vertex.c_str(), fragment.c_str(), compileTimeDefines);
    _vertexName = vShaderFilename;
    _fragmentName = fShaderFilename;
    return true;
}

// --- Compiling
// -------------------------------------------------------------------------------------------------------

copra::ShaderId GLProgram::compileFor(const std::shared_ptr<copra::ShaderStore>& store) {
    if (_store != store) giveBack();
    if (_isTried || !store) return _id;
    _isTried = true;
    _store = store;
    std::string words;
    _id = store->create(_shader.source, words);
    if (_id == copra::kNoShader) complain(words);
    return _id;
}

void GLProgram::complain(const std::string& words) const {
    const copra::ShaderComplaint complaint = copra::firstComplaint(words);
    const std::string& name = complaint.isVertex ? _vertexName : _fragmentName;
    const std::string place = complaint.line > 0 ? name + ":" + std::to_string(complaint.line) : name;
    log("GLProgram: %s: %s; its nodes are drawn without it", place.c_str(), complaint.text.c_str());
}

void GLProgram::giveBack() {
    if (_store && _id != copra::kNoShader) _store->destroy(_id);
    _store.reset();
    _id = copra::kNoShader;
    _isTried = false;
}

void GLProgram::reset() {
    giveBack();
    _values.clear();
    updateUniforms();
}

// --- Values
// ----------------------------------------------------------------------------------------------------------

void GLProgram::updateUniforms() {
    _uniforms.clear();
    for (const copra::DeclaredUniform& uniform : _shader.uniforms)
        _uniforms.push_back({static_cast<GLint>(_uniforms.size()), uniform.size, uniform.type, uniform.name});
    if (_shader.usesTexture)
        shaderValueNamed(_values, UNIFORM_NAME_SAMPLER0).kind = ShaderValue::Kind::CurrentTexture;
}

Uniform* GLProgram::getUniform(const std::string& name) {
    const GLint location = getUniformLocation(name);
    return location < 0 ? nullptr : &_uniforms[static_cast<std::size_t>(location)];
}

GLint GLProgram::getUniformLocation(const std::string& name) const {
    for (const Uniform& uniform : _uniforms)
        if (uniform.name == name) return uniform.location;
    return -1;
}

ShaderValue* GLProgram::valueAt(GLint location) {
    if (location < 0 || location >= static_cast<GLint>(_uniforms.size())) return nullptr;
    return &shaderValueNamed(_values, _uniforms[static_cast<std::size_t>(location)].name);
}

void GLProgram::setFloats(GLint location, ShaderValue::Kind kind, const GLfloat* floats, std::size_t count,
                          bool isArray) {
    ShaderValue* value = valueAt(location);
    if (!value || !floats) return;
    value->kind = kind;
    value->isArray = isArray;
    value->numbers.assign(floats, floats + count);
}

void GLProgram::setUniformLocationWith1i(GLint location, GLint i1) {
    ShaderValue* value = valueAt(location);
    if (!value) return;
    value->kind = ShaderValue::Kind::Int;
    value->whole = i1;
}

void GLProgram::setUniformLocationWith1f(GLint location, GLfloat f1) {
    setFloats(location, ShaderValue::Kind::Float, &f1, 1, false);
}

void GLProgram::setUniformLocationWith2f(GLint location, GLfloat f1, GLfloat f2) {
    const GLfloat floats[] = {f1, f2};
    setFloats(location, ShaderValue::Kind::Vec2, floats, 2, false);
}

void GLProgram::setUniformLocationWith3f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3) {
    const GLfloat floats[] = {f1, f2, f3};
    setFloats(location, ShaderValue::Kind::Vec3, floats, 3, false);
}

void GLProgram::setUniformLocationWith4f(GLint location, GLfloat f1, GLfloat f2, GLfloat f3, GLfloat f4) {
    const GLfloat floats[] = {f1, f2, f3, f4};
    setFloats(location, ShaderValue::Kind::Vec4, floats, 4, false);
}

void GLProgram::setUniformLocationWith1fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Float, floats, numberOfArrays, true);
}

void GLProgram::setUniformLocationWith2fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec2, floats, std::size_t{numberOfArrays} * 2, true);
}

void GLProgram::setUniformLocationWith3fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec3, floats, std::size_t{numberOfArrays} * 3, true);
}

void GLProgram::setUniformLocationWith4fv(GLint location, const GLfloat* floats,
                                          unsigned int numberOfArrays) {
    setFloats(location, ShaderValue::Kind::Vec4, floats, std::size_t{numberOfArrays} * 4, true);
}

void GLProgram::setUniformLocationWithMatrix4fv(GLint location, const GLfloat* matrixArray,
                                                unsigned int numberOfMatrices) {
    if (numberOfMatrices > 0) setFloats(location, ShaderValue::Kind::Mat4, matrixArray, 16, false);
}

void GLProgram::setBuiltIns(float seconds, std::uint32_t& chance) {
    const auto setFour = [this](const char* name, float a, float b, float c, float d) {
        ShaderValue& value = shaderValueNamed(_values, name);
        value.kind = ShaderValue::Kind::Vec4;
        value.numbers.resize(4);
        const float numbers[] = {a, b, c, d};
        std::memcpy(value.numbers.data(), numbers, sizeof numbers);
    };
    if (_shader.usesTime) {
        const float t = seconds;
        setFour(UNIFORM_NAME_TIME, t / 10.0f, t, t * 2.0f, t * 4.0f);
        setFour(UNIFORM_NAME_SIN_TIME, std::sin(t / 8.0f), std::sin(t / 4.0f), std::sin(t / 2.0f),
                std::sin(t));
        setFour(UNIFORM_NAME_COS_TIME, std::cos(t / 8.0f), std::cos(t / 4.0f), std::cos(t / 2.0f),
                std::cos(t));
    }
    if (_shader.usesRandom) {
        const auto next = [&chance] {
            chance = chance * 1664525u + 1013904223u; // Numerical Recipes, chapter 7.1
            return static_cast<float>(chance >> 8) / 16777216.0f;
        };
        const float a = next();
        const float b = next();
        const float c = next();
        setFour(UNIFORM_NAME_RANDOM01, a, b, c, next());
    }
}

} // namespace cocos2d
