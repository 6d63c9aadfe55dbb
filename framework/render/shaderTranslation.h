#pragma once

#include "platform/GLTypes.h"
#include "platform/Shader.h"

#include <string>
#include <vector>

namespace copra {

/// A uniform that a shader's author declared.
struct DeclaredUniform {
    std::string name;
    GLenum type = 0; ///< GL_FLOAT and the like
    int size = 1;    ///< elements of an array
};

/// What a vertex shader wants to know of each corner.
struct DeclaredAttribute {
    std::string name;
    GLenum type = 0;     ///< GL_FLOAT and the like
    unsigned number = 0; ///< GLProgram::VERTEX_ATTRIB_POSITION and its kin; names of a game's own follow them
    bool isOfNodes = false; ///< place, colour and texture coordinates: what nodes know of their corners
};

/// A shader of the original in the words of the machine.
struct TranslatedShader {
    ShaderSource source;
    ShaderSource arrays; ///< the same for corners out of arrays, as OpenGL is called for by hand
    std::vector<DeclaredAttribute> attributes;
    std::vector<DeclaredUniform> uniforms; ///< without those that the framework declares
    bool usesTime = false;                 ///< CC_Time, CC_SinTime or CC_CosTime
    bool usesRandom = false;               ///< CC_Random01
    bool usesTexture = false;              ///< CC_Texture0
};

/// Translates a vertex and a fragment shader as games bring them along, GLSL of OpenGL ES or of desktops,
/// where the attributes of nodes are named a_position, a_color and a_texCoord and the framework's uniforms
/// CC_*. `defines` are names to be defined, "A;B 2". Lines keep their numbers.
TranslatedShader translateShader(const std::string& vertex, const std::string& fragment,
                                 const std::string& defines);

/// What is wrong, out of a compiler's many words: the first complaint and the line it is about (0 when it
/// does not say).
struct CompileError {
    std::string text;
    int line = 0;
    bool isVertex = false;
};
CompileError firstCompileError(const std::string& words);

} // namespace copra
