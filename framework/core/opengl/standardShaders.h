#pragma once

#include "platform/GLTypes.h"

namespace cocos2d {

/// The sources of the standard programs. With GLProgram::createWithByteArrays(), a game can combine a vertex
/// shader of them with its own fragment shader in GLSL. The vertex shaders output v_fragmentColor and
/// v_texCoord.
extern const GLchar* ccPosition_uColor_frag;
extern const GLchar* ccPosition_uColor_vert;
extern const GLchar* ccPositionColor_frag;
extern const GLchar* ccPositionColor_vert;
extern const GLchar* ccPositionTexture_frag;
extern const GLchar* ccPositionTexture_vert;
extern const GLchar* ccPositionTextureA8Color_frag;
extern const GLchar* ccPositionTextureA8Color_vert;
extern const GLchar* ccPositionTextureColor_frag;
extern const GLchar* ccPositionTextureColor_vert;
extern const GLchar* ccPositionTextureColor_noMVP_frag;
extern const GLchar* ccPositionTextureColor_noMVP_vert;
extern const GLchar* ccPositionTextureColorAlphaTest_frag;
extern const GLchar* ccPositionTexture_uColor_frag;
extern const GLchar* ccPositionTexture_uColor_vert;
extern const GLchar* ccPositionTexture_GrayScale_frag;
extern const GLchar* ccPositionColorLengthTexture_frag;
extern const GLchar* ccPositionColorLengthTexture_vert;
extern const GLchar* ccPositionColorTextureAsPointsize_vert;
extern const GLchar* ccLabel_vert;
extern const GLchar* ccLabelNormal_frag;
extern const GLchar* ccLabelOutline_frag;
extern const GLchar* ccLabelDistanceFieldNormal_frag;
extern const GLchar* ccLabelDistanceFieldGlow_frag;

} // namespace cocos2d
