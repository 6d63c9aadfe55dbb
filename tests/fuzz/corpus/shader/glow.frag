#extension GL_OES_standard_derivatives : enable
precision mediump float;
#define COUNT 8
#define COLOUR(n) \
    uniform vec4 n;
varying vec4 v_fragmentColor;
varying vec2 v_texCoord;
uniform vec3 u_rays[ COUNT ], u_middle;
uniform sampler2D CC_Texture0;
uniform sampler2D u_mask;
uniform float u_share = max(0.5, 1e-3);
void main() {
    vec4 sum = vec4(0.0);
    for (int i = 0; i < COUNT; ++i) sum += texture2D(CC_Texture0, v_texCoord + u_rays[i].xy);
    gl_FragColor = sum * CC_Random01 * texture2D(u_mask, v_texCoord).a;
}
