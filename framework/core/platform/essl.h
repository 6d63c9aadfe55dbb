#pragma once

#include "platform/Shader.h"

namespace copra {

/// The attribute locations at which the shaders of toEssl() read the vertices of RenderDevice::draw().
enum class EsslAttribute : unsigned { Position = 0, Color = 1, TexCoord = 2 };

/// Translates a shader from GLSL 1.20 to GLSL ES 3.00, the language of OpenGL ES 3 and WebGL 2, for backends.
/// Macros replace the variables that were removed from the language with the uniforms copra_ModelView,
/// copra_Projection (mat4), and copra_TexelSize (vec2: 1 / size of the texture). Without
/// ShaderSource::attributes, they also replace the attributes with copra_Vertex, copra_Color, and
/// copra_TexCoord. Line numbers do not change.
ShaderSource toEssl(const ShaderSource& source);

} // namespace copra
