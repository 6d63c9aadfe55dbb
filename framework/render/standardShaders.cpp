#include "render/standardShaders.h"

namespace cocos2d {

namespace {

#define COPRA_VARYINGS                                                                                       \
    "#ifdef GL_ES\nprecision lowp float;\n#endif\n"                                                          \
    "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"
#define COPRA_CORNER                                                                                         \
    "attribute vec4 a_position;\nattribute vec2 a_texCoord;\nattribute vec4 a_color;\n" COPRA_VARYINGS

const char* const kPlainVertex = COPRA_CORNER "void main() {\n"
                                              "    gl_Position = CC_MVPMatrix * a_position;\n"
                                              "    v_fragmentColor = a_color;\n"
                                              "    v_texCoord = a_texCoord;\n"
                                              "}\n";

// One colour for all corners, given by the program's user.
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
// The weights are those of Rec. 601 that the original rounds to two digits.
const char* const kGrayFragment =
    COPRA_VARYINGS "void main() {\n"
                   "    vec4 texel = v_fragmentColor * texture2D(CC_Texture0, v_texCoord);\n"
                   "    float light = dot(texel.rgb, vec3(0.299, 0.587, 0.114));\n"
                   "    gl_FragColor = vec4(vec3(light), texel.a);\n"
                   "}\n";

#undef COPRA_CORNER
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

} // namespace cocos2d
