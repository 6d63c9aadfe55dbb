#include "opengl/standardShaders.h"

namespace cocos2d {

namespace {

#define COPRA_VARYINGS                                                                                       \
    "#ifdef GL_ES\nprecision lowp float;\n#endif\n"                                                          \
    "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"
#define COPRA_VERTEX_INPUTS                                                                                  \
    "attribute vec4 a_position;\nattribute vec2 a_texCoord;\nattribute vec4 a_color;\n" COPRA_VARYINGS

const char* const kPlainVertex = COPRA_VERTEX_INPUTS "void main() {\n"
                                                     "    gl_Position = CC_MVPMatrix * a_position;\n"
                                                     "    v_fragmentColor = a_color;\n"
                                                     "    v_texCoord = a_texCoord;\n"
                                                     "}\n";

// One color for all vertices, a uniform.
const char* const kUniformColorVertex = "attribute vec4 a_position;\nattribute vec2 a_texCoord;\n"
                                        "uniform vec4 u_color;\n" COPRA_VARYINGS "void main() {\n"
                                        "    gl_Position = CC_MVPMatrix * a_position;\n"
                                        "    v_fragmentColor = u_color;\n"
                                        "    v_texCoord = a_texCoord;\n"
                                        "}\n";

const char* const kColorFragment = COPRA_VARYINGS "void main() { gl_FragColor = v_fragmentColor; }\n";
const char* const kTextureFragment =
    COPRA_VARYINGS "void main() { gl_FragColor = texture2D(CC_Texture0, v_texCoord); }\n";
const char* const kTextureColorFragment =
    COPRA_VARYINGS "void main() { gl_FragColor = v_fragmentColor * texture2D(CC_Texture0, v_texCoord); }\n";
const char* const kAlphaFragment =
    COPRA_VARYINGS "void main() {\n"
                   "    float alpha = texture2D(CC_Texture0, v_texCoord).a;\n"
                   "    gl_FragColor = vec4(v_fragmentColor.rgb, v_fragmentColor.a * alpha);\n"
                   "}\n";
const char* const kAlphaTestFragment = "uniform float CC_alpha_value;\n" COPRA_VARYINGS "void main() {\n"
                                       "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
                                       "    if (texel.a <= CC_alpha_value) discard;\n"
                                       "    gl_FragColor = v_fragmentColor * texel;\n"
                                       "}\n";
// The weights of ITU-R BT.601, which the original rounds to two digits.
const char* const kGrayFragment =
    COPRA_VARYINGS "void main() {\n"
                   "    vec4 texel = v_fragmentColor * texture2D(CC_Texture0, v_texCoord);\n"
                   "    float light = dot(texel.rgb, vec3(0.299, 0.587, 0.114));\n"
                   "    gl_FragColor = vec4(vec3(light), texel.a);\n"
                   "}\n";

// Fades over the pixel in which the length becomes 1.
const char* const kLengthFragment =
    COPRA_VARYINGS "void main() {\n"
                   "    float pixel = max(length(fwidth(v_texCoord)), 0.0001);\n"
                   "    gl_FragColor = v_fragmentColor * smoothstep(0.0, pixel, 1.0 - length(v_texCoord));\n"
                   "}\n";
const char* const kPointVertex = COPRA_VERTEX_INPUTS "void main() {\n"
                                                     "    gl_Position = CC_MVPMatrix * a_position;\n"
                                                     "    gl_PointSize = a_texCoord.x;\n"
                                                     "    v_fragmentColor = a_color;\n"
                                                     "    v_texCoord = a_texCoord;\n"
                                                     "}\n";

// The vertices of a label have its color, so the uniform is white by default.
#define COPRA_GLYPH_INPUTS                                                                                   \
    "#ifdef GL_ES\nuniform vec4 u_textColor;\n#else\nuniform vec4 u_textColor = "                            \
    "vec4(1.0);\n#endif\n" COPRA_VARYINGS
const char* const kGlyphFragment =
    COPRA_GLYPH_INPUTS "void main() {\n"
                       "    float cover = texture2D(CC_Texture0, v_texCoord).a;\n"
                       "    gl_FragColor = v_fragmentColor * vec4(u_textColor.rgb, u_textColor.a * cover);\n"
                       "}\n";
const char* const kOutlineFragment =
    "uniform vec4 u_effectColor;\nuniform int u_effectType;\n" COPRA_GLYPH_INPUTS "void main() {\n"
    "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
    "    vec4 color = vec4(u_textColor.rgb, u_textColor.a * texel.a);\n"
    "    if (u_effectType == 1) color = vec4(u_effectColor.rgb, u_effectColor.a * max(0.0, texel.r - "
    "texel.a));\n"
    "    if (u_effectType == 2) color = vec4(u_effectColor.rgb, u_effectColor.a * texel.r);\n"
    "    gl_FragColor = v_fragmentColor * color;\n"
    "}\n";
// In a distance field the edge is at 0.5; 0.04 on both sides are smoothed, as in the original.
#define COPRA_DISTANCE                                                                                       \
    "    float distance = texture2D(CC_Texture0, v_texCoord).a;\n"                                           \
    "    float cover = smoothstep(0.46, 0.54, distance);\n"
const char* const kFieldFragment =
    COPRA_GLYPH_INPUTS "void main() {\n" COPRA_DISTANCE
                       "    gl_FragColor = v_fragmentColor * vec4(u_textColor.rgb, u_textColor.a * cover);\n"
                       "}\n";
const char* const kFieldGlowFragment =
    "uniform vec4 u_effectColor;\n" COPRA_GLYPH_INPUTS "void main() {\n" COPRA_DISTANCE
    "    float light = smoothstep(0.5, 1.0, sqrt(distance));\n"
    "    vec4 color = mix(u_effectColor, u_textColor, cover);\n"
    "    gl_FragColor = v_fragmentColor * vec4(color.rgb, max(cover, light) * color.a);\n"
    "}\n";
#undef COPRA_DISTANCE
#undef COPRA_GLYPH_INPUTS

#undef COPRA_VERTEX_INPUTS
#undef COPRA_VARYINGS

} // namespace

const GLchar* ccPosition_uColor_frag = kColorFragment;
const GLchar* ccPosition_uColor_vert = kUniformColorVertex;
const GLchar* ccPositionColor_frag = kColorFragment;
const GLchar* ccPositionColor_vert = kPlainVertex;
const GLchar* ccPositionTexture_frag = kTextureFragment;
const GLchar* ccPositionTexture_vert = kPlainVertex;
const GLchar* ccPositionTextureA8Color_frag = kAlphaFragment;
const GLchar* ccPositionTextureA8Color_vert = kPlainVertex;
const GLchar* ccPositionTextureColor_frag = kTextureColorFragment;
const GLchar* ccPositionTextureColor_vert = kPlainVertex;
const GLchar* ccPositionTextureColor_noMVP_frag = kTextureColorFragment;
const GLchar* ccPositionTextureColor_noMVP_vert = kPlainVertex;
const GLchar* ccPositionTextureColorAlphaTest_frag = kAlphaTestFragment;
const GLchar* ccPositionTexture_uColor_frag = kTextureColorFragment;
const GLchar* ccPositionTexture_uColor_vert = kUniformColorVertex;
const GLchar* ccPositionTexture_GrayScale_frag = kGrayFragment;
const GLchar* ccPositionColorLengthTexture_frag = kLengthFragment;
const GLchar* ccPositionColorLengthTexture_vert = kPlainVertex;
const GLchar* ccPositionColorTextureAsPointsize_vert = kPointVertex;
const GLchar* ccLabel_vert = kPlainVertex;
const GLchar* ccLabelNormal_frag = kGlyphFragment;
const GLchar* ccLabelOutline_frag = kOutlineFragment;
const GLchar* ccLabelDistanceFieldNormal_frag = kFieldFragment;
const GLchar* ccLabelDistanceFieldGlow_frag = kFieldGlowFragment;

} // namespace cocos2d
