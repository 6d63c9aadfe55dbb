#pragma once

#include "base/Array.h"
#include "platform/GLTypes.h"
#include "platform/Shader.h"

#include <string>

namespace copra {

/// A uniform that a shader declares.
struct DeclaredUniform {
    std::string name;
    GLenum type = 0; ///< The type: GL_FLOAT and so on.
    int size = 1;    ///< The number of elements of an array; otherwise 1.
};

/// A vertex attribute that a shader declares.
struct DeclaredAttribute {
    std::string name;
    GLenum type = 0;     ///< GL_FLOAT and the like
    unsigned number = 0; ///< The location: GLProgram::VERTEX_ATTRIB_POSITION and so on; custom ones follow.
    /// Whether nodes provide a value: the position, the color, or the texture coordinates.
    bool isOfNodes = false;
};

/// A shader translated for the backend.
struct TranslatedShader {
    ShaderSource source;
    ShaderSource arrays; ///< The source for vertex arrays, drawn with raw OpenGL.
    copra::Array<DeclaredAttribute> attributes;
    copra::Array<DeclaredUniform> uniforms; ///< The uniforms without the predeclared ones.
    bool usesTime = false;                  ///< Whether it uses CC_Time, CC_SinTime, or CC_CosTime.
    bool usesRandom = false;                ///< Whether it uses CC_Random01.
    bool usesTexture = false;               ///< Whether it uses CC_Texture0.
};

/// Translates the vertex and fragment shader of a game, in GLSL of OpenGL ES or desktops. It has the
/// attributes of cocos2d-x (a_position, a_color, and a_texCoord) and its predeclared uniforms CC_*. `defines`
/// are macros, such as "A;B 2". Line numbers are kept.
TranslatedShader translateShader(const std::string& vertex, const std::string& fragment,
                                 const std::string& defines);

// shaderTranslation_diagnostics.cpp

/// The first error in a compiler's messages.
struct CompileError {
    std::string text;
    int line = 0; ///< The line; 0 if it is not known.
    bool isVertex = false;
};
CompileError firstCompileError(const std::string& messages);

} // namespace copra
