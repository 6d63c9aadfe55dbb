#include "opengl/GLProgramCache.h"

#include "base/mainThread.h"
#include "base/refuse.h"
#include "opengl/standardShaders.h"

#include <cstddef>
#include <iterator>
#include <memory>
#include <unordered_map>

namespace cocos2d {

struct GLProgramCache::Tables_ {
    std::unordered_map<std::string, RefPtr<GLProgram>> programs;
    std::unordered_map<GLProgram*, RefPtr<GLProgramState>> states; ///< a state holds its program
};

GLProgramCache::GLProgramCache() : _tables(std::make_unique<Tables_>()) {
    loadDefaultGLPrograms();
}

GLProgramCache::~GLProgramCache() = default;

RefPtr<GLProgramCache>& GLProgramCache::instance() {
    static RefPtr<GLProgramCache> s_cache;
    return s_cache;
}

GLProgramCache* GLProgramCache::getInstance() {
    copra::expectMainThread("GLProgramCache::getInstance");
    RefPtr<GLProgramCache>& cache = instance();
    if (!cache) {
        cache = new GLProgramCache();
        cache->release(); // the pointer holds it
    }
    return cache;
}

void GLProgramCache::destroyInstance() {
    instance().reset();
}

void GLProgramCache::loadDefaultGLPrograms() {
    const struct {
        const char* name;
        const GLchar* vertex;
        const GLchar* fragment;
    } programs[] = {
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR, ccPositionTextureColor_vert,
         ccPositionTextureColor_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP, ccPositionTextureColor_noMVP_vert,
         ccPositionTextureColor_noMVP_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST, ccPositionTextureColor_vert,
         ccPositionTextureColorAlphaTest_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST_NO_MV, ccPositionTextureColor_noMVP_vert,
         ccPositionTextureColorAlphaTest_frag},
        {GLProgram::SHADER_NAME_POSITION_COLOR, ccPositionColor_vert, ccPositionColor_frag},
        {GLProgram::SHADER_NAME_POSITION_COLOR_NO_MVP, ccPositionTextureColor_noMVP_vert,
         ccPositionColor_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE, ccPositionTexture_vert, ccPositionTexture_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_U_COLOR, ccPositionTexture_uColor_vert,
         ccPositionTexture_uColor_frag},
        {GLProgram::SHADER_NAME_POSITION_TEXTURE_A8_COLOR, ccPositionTextureA8Color_vert,
         ccPositionTextureA8Color_frag},
        {GLProgram::SHADER_NAME_POSITION_U_COLOR, ccPosition_uColor_vert, ccPosition_uColor_frag},
        {GLProgram::SHADER_NAME_POSITION_GRAYSCALE, ccPositionTextureColor_noMVP_vert,
         ccPositionTexture_GrayScale_frag},
        {GLProgram::SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR, ccPositionColorLengthTexture_vert,
         ccPositionColorLengthTexture_frag},
        {GLProgram::SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE, ccPositionColorTextureAsPointsize_vert,
         ccPositionColor_frag},
        {GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR, ccPositionTextureColor_vert,
         ccPositionTextureColor_frag},
        {GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_COLOR_NO_MVP, ccPositionTextureColor_noMVP_vert,
         ccPositionTextureColor_noMVP_frag},
        {GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY, ccPositionTextureColor_vert,
         ccPositionTexture_GrayScale_frag},
        {GLProgram::SHADER_NAME_ETC1AS_POSITION_TEXTURE_GRAY_NO_MVP, ccPositionTextureColor_noMVP_vert,
         ccPositionTexture_GrayScale_frag},
        {GLProgram::SHADER_NAME_LABEL_NORMAL, ccLabel_vert, ccLabelNormal_frag},
        {GLProgram::SHADER_NAME_LABEL_OUTLINE, ccLabel_vert, ccLabelOutline_frag},
        {GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL, ccLabel_vert, ccLabelDistanceFieldNormal_frag},
        {GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_GLOW, ccLabel_vert, ccLabelDistanceFieldGlow_frag},
    };
    for (const auto& program : programs)
        addGLProgram(GLProgram::createWithByteArrays(program.vertex, program.fragment), program.name);
}

GLProgram* GLProgramCache::getGLProgram(const std::string& key) {
    const auto entry = _tables->programs.find(key);
    return entry == _tables->programs.end() ? nullptr : entry->second.get();
}

void GLProgramCache::addGLProgram(GLProgram* program, const std::string& key) {
    if (copra::warn(!program, "GLProgramCache::addGLProgram: the program is null")) return;
    _tables->programs[key] = program;
}

GLProgramState* GLProgramCache::stateOf(GLProgram* program) {
    RefPtr<GLProgramState>& state = _tables->states[program];
    if (!state) state = GLProgramState::create(program);
    return state;
}

GLProgram* GLProgram::getBuiltinProgram(backend::ProgramType type) {
    const char* const names[] = {SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR,
                                 SHADER_NAME_POSITION_COLOR_TEXASPOINTSIZE,
                                 SHADER_NAME_POSITION_COLOR,
                                 SHADER_NAME_POSITION_U_COLOR,
                                 SHADER_NAME_POSITION_TEXTURE,
                                 SHADER_NAME_POSITION_TEXTURE_COLOR,
                                 SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST,
                                 SHADER_NAME_LABEL_NORMAL,
                                 SHADER_NAME_LABEL_OUTLINE,
                                 SHADER_NAME_LABEL_DISTANCEFIELD_GLOW,
                                 SHADER_NAME_LABEL_DISTANCEFIELD_NORMAL,
                                 SHADER_NAME_POSITION_GRAYSCALE,
                                 SHADER_NAME_POSITION_GRAYSCALE};
    const auto index = static_cast<std::size_t>(type);
    if (copra::warn(index >= std::size(names), "Program::getBuiltinProgram: there is no such type"))
        return nullptr;
    return GLProgramCache::getInstance()->getGLProgram(names[index]);
}

} // namespace cocos2d
