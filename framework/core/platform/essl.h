#pragma once

#include "platform/Shader.h"

namespace copra {

/// Where the shaders of toEssl() read the vertices of RenderDevice::draw(): locations of their attributes.
enum class EsslAttribute : unsigned { Position = 0, Color = 1, TexCoord = 2 };

/// A shader for OpenGL ES 3 and WebGL 2 (GLSL ES 3.00) of one in GLSL 1.20. The variables that this language has no more are macros
/// for declarations of our own: the uniforms copra_ModelView, copra_Projection (mat4) and copra_TexelSize (vec2: 1 / size of the texture), and without
/// ShaderSource::attributes the attributes copra_Vertex, copra_Color and copra_TexCoord. Line numbers stay. For backends.
ShaderSource toEssl(const ShaderSource& source);

} // namespace copra
