#version 100
attribute vec4 a_position;
attribute vec2 a_texCoord; /* of the picture
*/ attribute mediump vec4 a_color;
uniform float u_height, u_lengths[4];
#ifdef GL_ES
precision highp float;
varying mediump vec2 v_texCoord;
#else
varying vec2 v_texCoord;
#endif
varying lowp vec4 v_fragmentColor;
void main() {
    vec4 place = a_position; // in the world
    place.y += u_height * sin(CC_Time.y * u_lengths[0] + place.x);
    gl_Position = CC_MVPMatrix * place;
    v_texCoord = a_texCoord;
    v_fragmentColor = a_color;
}
