#pragma once

/// The usual vertex shader of axmol, in the GLSL of OpenGL ES 3.1.
constexpr char kVertexShaderOfAxmol[] = R"(#version 310 es
layout(location = POSITION) in vec4 a_position;
layout(location = TEXCOORD0) in vec2 a_texCoord;
layout(location = COLOR0) in vec4 a_color;
layout(location = COLOR0) out vec4 v_color;
layout(location = TEXCOORD0) out vec2 v_texCoord;
layout(std140) uniform vs_ub {
    mat4 u_MVPMatrix; // of the node
};
void main() {
    gl_Position = u_MVPMatrix * a_position;
    v_color = a_color;
    v_texCoord = a_texCoord;
})";
