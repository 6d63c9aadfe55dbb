/// Programs by the names of their shaders, whose sources are files in the GLSL of OpenGL ES 3.1: the compiler of axmol
/// makes "custom/wave_fs" of wave.frag. The sources are translated to the GLSL of OpenGL ES 2, which newProgram() takes.

#include "base/refuse.h"
#include "compat/axmol/axmol.h"
#include "files/FileUtils.h"
#include "opengl/GLProgramCache.h"
#include "opengl/shaderTokens.h"

#include <array>
#include <regex>
#include <string>
#include <utility>

namespace cocos2d::backend {

namespace {

enum class Stage { VERTEX, FRAGMENT };

/// Folders in which the sources of shaders are, apart from that of the name.
constexpr std::array<const char*, 3> kFolders{"", "shaders/", "custom/"};

std::string standardSource(const std::string& name) {
    const std::array<std::pair<const char*, const char*>, 8> sources{
        {{"positionTextureColor_vs", positionTextureColor_vert},
         {"positionTextureColor_fs", positionTextureColor_frag},
         {"positionTexture_vs", positionTexture_vert},
         {"positionTexture_fs", positionTexture_frag},
         {"positionColor_vs", positionColor_vert},
         {"positionColor_fs", positionColor_frag},
         {"grayScale_fs", grayScale_frag},
         {"label_normal_fs", label_normal_frag}}};
    for (const auto& [known, source] : sources)
        if (name == known) return source;
    return {};
}

/// The source of the file with the name, or "".
std::string fileSource(const std::string& name, Stage stage) {
    const bool isVertex = stage == Stage::VERTEX;
    const std::string suffix = isVertex ? "_vs" : "_fs";
    std::string path = name;
    if (path.size() > suffix.size() && path.compare(path.size() - suffix.size(), suffix.size(), suffix) == 0)
        path.resize(path.size() - suffix.size());
    const std::string file = path.substr(path.find_last_of('/') + 1);
    FileUtils* const files = FileUtils::getInstance();
    for (const char* extension :
         isVertex ? std::array{"", ".vert", ".vsh"} : std::array{"", ".frag", ".fsh"}) {
        if (files->isFileExist(path + extension)) return files->getStringFromFile(path + extension);
        for (const char* folder : kFolders)
            if (files->isFileExist(folder + file + extension))
                return files->getStringFromFile(folder + file + extension);
    }
    copra::warning("ProgramManager::loadProgram: there is no source of the shader '%s' (%s%s)", name.c_str(),
                   file.c_str(), isVertex ? ".vert" : ".frag");
    return {};
}

std::string replaced(const std::string& text, const char* pattern, const char* by) {
    return std::regex_replace(text, std::regex(pattern), by);
}

/// The members of uniform blocks as uniforms of their own.
std::string withoutBlocks(const std::string& text) {
    static const std::regex kBlock(R"(uniform\s+\w+\s*\{([^}]*)\}\s*\w*\s*;)");
    static const std::regex kMember(R"(([^;]*\S)\s*;)");
    std::string out;
    auto end = text.cbegin();
    for (std::sregex_iterator block(text.begin(), text.end(), kBlock), none; block != none; ++block) {
        out.append(end, (*block)[0].first);
        out += std::regex_replace((*block)[1].str(), kMember, "uniform $1;");
        end = (*block)[0].second;
    }
    return out.append(end, text.cend());
}

std::string inGlslOf2(const std::string& source, Stage stage) {
    std::string text = copra::withoutComments(source);
    const bool isOf3 = std::regex_search(text, std::regex(R"(#version\s+3|\blayout\s*\()"));
    if (!isOf3) return text;
    text = replaced(text, R"(#(version|include)[^\n]*)", "");
    text = replaced(text, R"(\blayout\s*\([^)]*\))", "");
    text = withoutBlocks(text);
    text = replaced(text, R"((^|\n)[ \t]*(flat[ \t]+)?in[ \t]+([^;(){}]*;))",
                    stage == Stage::VERTEX ? "$1attribute $3" : "$1varying $3");
    if (stage == Stage::VERTEX) {
        text = replaced(text, R"((^|\n)[ \t]*(flat[ \t]+)?out[ \t]+([^;(){}]*;))", "$1varying $3");
    } else {
        std::smatch target;
        static const std::regex kTarget(R"((?:^|\n)[ \t]*out[ \t]+(?:\w+[ \t]+)?vec4[ \t]+(\w+)[ \t]*;)");
        if (std::regex_search(text, target, kTarget)) {
            const std::string name = target[1].str();
            text = replaced(text, R"((^|\n)[ \t]*out[ \t]+[^;(){}]*;)", "$1");
            text = replaced(text, ("\\b" + name + "\\b").c_str(), "gl_FragColor");
        }
    }
    text = replaced(text, R"(\btexture\s*\()", "texture2D(");
    return replaced(text, R"(\bv_color\b)", "v_fragmentColor"); // the name of the standard shaders here
}

/// `shader` is a source, the name of a standard shader, or that of a file.
std::string sourceOf(const std::string& shader, Stage stage) {
    if (shader.find('{') != std::string::npos) return shader;
    const std::string standard = standardSource(shader);
    return standard.empty() ? inGlslOf2(fileSource(shader, stage), stage) : standard;
}

} // namespace

Program* ProgramCache::loadProgram(const std::string& vertexShader, const std::string& fragmentShader,
                                   VertexLayoutType) {
    const std::string key = vertexShader + '\n' + fragmentShader;
    GLProgramCache* const cache = GLProgramCache::getInstance();
    if (Program* const loaded = cache->getGLProgram(key)) return loaded;
    const std::string vertex = sourceOf(vertexShader, Stage::VERTEX);
    const std::string fragment = sourceOf(fragmentShader, Stage::FRAGMENT);
    if (vertex.empty() || fragment.empty()) return nullptr;
    Program* const program = Device::getInstance()->newProgram(vertex, fragment);
    cache->addGLProgram(program, key);
    program->release();
    return program;
}

} // namespace cocos2d::backend
