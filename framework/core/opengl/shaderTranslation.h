#pragma once

#include "base/Array.h"
#include "platform/GLTypes.h"
#include "platform/Shader.h"

#include <string>

namespace copra {

/// A uniform that a shader declares.
struct DeclaredUniform {
    std::string name;
    GLenum type = 0; ///< GL_FLOAT and the like
    int size = 1;    ///< number of array elements
};

/// A vertex attribute that a shader declares.
struct DeclaredAttribute {
    std::string name;
    GLenum type = 0;        ///< GL_FLOAT and the like
    unsigned number = 0;    ///< location: GLProgram::VERTEX_ATTRIB_POSITION etc.; custom ones follow
    bool isOfNodes = false; ///< position, color, or texture coordinates: nodes provide a value
};

/// A shader translated for the backend.
struct TranslatedShader {
    ShaderSource source;
    ShaderSource arrays; ///< for vertex arrays, drawn with raw OpenGL
    copra::Array<DeclaredAttribute> attributes;
    copra::Array<DeclaredUniform> uniforms; ///< without the predeclared ones
    bool usesTime = false;                  ///< CC_Time, CC_SinTime, or CC_CosTime
    bool usesRandom = false;                ///< CC_Random01
    bool usesTexture = false;               ///< CC_Texture0
};

/// Translates the vertex and fragment shader of a game, in GLSL of OpenGL ES or desktops with the original's
/// attributes a_position, a_color, and a_texCoord and predeclared uniforms CC_*. `defines` are macros, "A;B
/// 2". Line numbers are kept.
TranslatedShader translateShader(const std::string& vertex, const std::string& fragment,
                                 const std::string& defines);

// shaderTranslation_diagnostics.cpp

/// The first error in a compiler's messages.
struct CompileError {
    std::string text;
    int line = 0; ///< 0 if unknown
    bool isVertex = false;
};
CompileError firstCompileError(const std::string& messages);

} // namespace copra
