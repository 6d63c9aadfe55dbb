/// Programs that are made of files, and read again when a file changes.

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "opengl/GLProgram.h"

#include <algorithm>

namespace cocos2d {

namespace {

/// All living programs that were made of files.
std::vector<GLProgram*>& programsOfFiles() {
    // Never destroyed: programs in static variables leave it late.
    static auto* const s_programs = new std::vector<GLProgram*>;
    return *s_programs;
}

} // namespace

bool GLProgram::initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                                  const std::string& compileTimeDefines) {
    return initWithFilenames(vShaderFilename, fShaderFilename, std::string(), compileTimeDefines);
}

bool GLProgram::initWithFilenames(const std::string& vShaderFilename, const std::string& fShaderFilename,
                                  const std::string& compileTimeHeaders,
                                  const std::string& compileTimeDefines) {
    const auto textOf = [](const std::string& name) {
        FileUtils* files = FileUtils::getInstance();
        return files->isFileExist(name) ? files->getStringFromFile(name) : std::string();
    };
    const std::string vertex = textOf(vShaderFilename);
    const std::string fragment = textOf(fShaderFilename);
    if (vertex.empty() || fragment.empty()) {
        copra::warning("GLProgram: '%s' is missing or empty",
                       (vertex.empty() ? vShaderFilename : fShaderFilename).c_str());
        return false;
    }
    initWithByteArrays(vertex.c_str(), fragment.c_str(), compileTimeHeaders, compileTimeDefines);
    _vertexName = vShaderFilename;
    _fragmentName = fShaderFilename;
    if (!_files) programsOfFiles().push_back(this);
    _files.reset(new Files_{vShaderFilename, fShaderFilename, compileTimeHeaders, compileTimeDefines});
    return true;
}

void GLProgram::forgetFiles() {
    std::vector<GLProgram*>& programs = programsOfFiles();
    programs.erase(std::remove(programs.begin(), programs.end(), this), programs.end());
}

std::vector<GLProgram*> GLProgram::ofFile_(const std::string& fullPath) {
    std::vector<GLProgram*> found;
    FileUtils* files = FileUtils::getInstance();
    for (GLProgram* program : programsOfFiles())
        for (const std::string& name : {program->_files->vertex, program->_files->fragment})
            if (files->fullPathForFilename(name) == fullPath) {
                found.push_back(program);
                break;
            }
    return found;
}

bool GLProgram::reloadFiles_() {
    if (!_files) return false;
    const Files_ files = *_files;
    GLProgram* const attempt =
        createWithFilenames(files.vertex, files.fragment, files.headers, files.defines);
    if (!attempt || (_store && attempt->compileFor(_store) == copra::kNoShader))
        return false; // which was logged
    return initWithFilenames(files.vertex, files.fragment, files.headers, files.defines);
}

} // namespace cocos2d
