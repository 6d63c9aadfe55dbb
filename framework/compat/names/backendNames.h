#pragma once

#include "compat/names/Buffer.h"
#include "compat/names/VertexLayout.h"
#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"
#include "opengl/ProgramType.h"
#include "opengl/standardShaders.h"
#include "platform/GLTypes.h"
#include "render/Texture2D.h"

#include <string>

namespace cocos2d {

/// Names of cocos2d-x 4. Programs and their states are the classes of version 3; shaders may use the names of
/// both versions.
namespace backend {

/// The names of cocos2d-x 4 for these classes.
using PixelFormat = Texture2D::PixelFormat;
using Program = GLProgram;
using ProgramState = GLProgramState;
using TextureBackend = Texture2D;
using Texture2DBackend = Texture2D;

/// Names of uniforms and attributes in shaders.
inline constexpr const char* UNIFORM_NAME_MVP_MATRIX = "u_MVPMatrix";
inline constexpr const char* UNIFORM_NAME_TEXTURE = "u_texture";
inline constexpr const char* UNIFORM_NAME_TEXTURE1 = "u_texture1";
inline constexpr const char* UNIFORM_NAME_TEXTURE2 = "u_texture2";
inline constexpr const char* UNIFORM_NAME_TEXTURE3 = "u_texture3";
inline constexpr const char* UNIFORM_NAME_TEXT_COLOR = "u_textColor";
inline constexpr const char* UNIFORM_NAME_EFFECT_COLOR = "u_effectColor";
inline constexpr const char* UNIFORM_NAME_EFFECT_TYPE = "u_effectType";
inline constexpr const char* ATTRIBUTE_NAME_POSITION = "a_position";
inline constexpr const char* ATTRIBUTE_NAME_COLOR = "a_color";
inline constexpr const char* ATTRIBUTE_NAME_TEXCOORD = "a_texCoord";
inline constexpr const char* ATTRIBUTE_NAME_TEXCOORD1 = "a_texCoord1";
inline constexpr const char* ATTRIBUTE_NAME_TEXCOORD2 = "a_texCoord2";
inline constexpr const char* ATTRIBUTE_NAME_TEXCOORD3 = "a_texCoord3";

/// Creates programs and buffers.
class Device {
public:
    /// Returns the only instance.
    static Device* getInstance();
    /// Creates a program, which belongs to the caller, from source in GLSL of OpenGL ES 2. u_MVPMatrix and
    /// u_texture are the matrix and the texture of the node. The first draw call compiles it; errors are
    /// logged then, and the nodes are drawn with the default program.
    Program* newProgram(const std::string& vertexShader, const std::string& fragmentShader);
    /// Creates a buffer of `size` bytes, which belongs to the caller.
    Buffer* newBuffer(std::size_t size, BufferType type, BufferUsage usage);
};
/// Name of Device in axmol.
using DriverBase = Device;

/// The layouts of vertices in axmol. They have no effect on programs: a layout belongs to the mesh.
enum class VertexLayoutType {
    Unspec,
    Pos,
    Texture,
    Sprite,
    DrawNode,
    DrawNode3D,
    SkyBox,
    PU3D,
    posColor,
    Terrain3D,
    Count
};

/// The standard programs.
class ProgramCache {
public:
    /// Returns the only instance.
    static ProgramCache* getInstance();
    /// Returns a standard program, as Program::getBuiltinProgram() does.
    Program* getBuiltinProgram(ProgramType type) const { return Program::getBuiltinProgram(type); }
    /// Returns the program of two shaders. Each is a source, the name of a standard shader
    /// ("positionTextureColor_vs"), or the name of a file: "custom/wave_fs" is wave.frag, in a folder of
    /// resources or in "shaders" or "custom" there. If there is no such file, the function logs that and
    /// returns null. The cache keeps the program. From axmol; compat/axmol defines it.
    Program* loadProgram(const std::string& vertexShader, const std::string& fragmentShader,
                         VertexLayoutType layout = VertexLayoutType::Unspec);
};
/// Name of ProgramCache in axmol.
using ProgramManager = ProgramCache;

// Unscoped, so that they convert to the numbers of OpenGL that BlendFunc and Texture2D::TexParams have; each in a namespace
// of its own, so that their values are found by the name of the enumeration only, as those of cocos2d-x.

/// The values of BlendFactor.
namespace blendFactors {
/// A factor of a BlendFunc.
enum BlendFactor : GLenum {
    ZERO = GL_ZERO,
    ONE = GL_ONE,
    SRC_COLOR = GL_SRC_COLOR,
    ONE_MINUS_SRC_COLOR = GL_ONE_MINUS_SRC_COLOR,
    SRC_ALPHA = GL_SRC_ALPHA,
    ONE_MINUS_SRC_ALPHA = GL_ONE_MINUS_SRC_ALPHA,
    DST_ALPHA = GL_DST_ALPHA,
    ONE_MINUS_DST_ALPHA = GL_ONE_MINUS_DST_ALPHA,
    DST_COLOR = GL_DST_COLOR,
    ONE_MINUS_DST_COLOR = GL_ONE_MINUS_DST_COLOR,
};
} // namespace blendFactors
using blendFactors::BlendFactor;

/// The values of SamplerFilter.
namespace samplerFilters {
/// How a texture is enlarged and reduced: a value of Texture2D::TexParams. Without mipmaps DONT_CARE is
/// LINEAR.
enum SamplerFilter : GLuint {
    NEAREST = GL_NEAREST,
    LINEAR = GL_LINEAR,
    NEAREST_MIPMAP_NEAREST = GL_NEAREST_MIPMAP_NEAREST,
    LINEAR_MIPMAP_NEAREST = GL_LINEAR_MIPMAP_NEAREST,
    NEAREST_MIPMAP_LINEAR = GL_NEAREST_MIPMAP_LINEAR,
    LINEAR_MIPMAP_LINEAR = GL_LINEAR_MIPMAP_LINEAR,
    DONT_CARE = GL_LINEAR,
};
} // namespace samplerFilters
using samplerFilters::SamplerFilter;

/// The values of SamplerAddressMode.
namespace samplerAddressModes {
/// What is drawn beyond the edge of a texture: a value of Texture2D::TexParams.
enum SamplerAddressMode : GLuint {
    REPEAT = GL_REPEAT,
    MIRROR_REPEAT = GL_MIRRORED_REPEAT,
    CLAMP_TO_EDGE = GL_CLAMP_TO_EDGE,
    DONT_CARE = GL_CLAMP_TO_EDGE,
};
} // namespace samplerAddressModes
using samplerAddressModes::SamplerAddressMode;

/// How a texture is drawn; linear and clamped by default. Its address modes are `wrapS` and `wrapT` here.
struct SamplerDescriptor : Texture2D::TexParams {
    /// Constructs a linear, clamped sampler.
    SamplerDescriptor()
        : SamplerDescriptor(SamplerFilter::LINEAR, SamplerFilter::LINEAR, SamplerAddressMode::CLAMP_TO_EDGE,
                            SamplerAddressMode::CLAMP_TO_EDGE) {}
    /// Constructs a sampler with the filters of enlarged and reduced textures and with two address modes.
    SamplerDescriptor(SamplerFilter mag, SamplerFilter min, SamplerAddressMode s, SamplerAddressMode t)
        : Texture2D::TexParams{min, mag, s, t} {}
};

} // namespace backend

/// The name of 4.x.
using PixelFormat = backend::PixelFormat;
// Sources of the standard shaders, by the names of 4.x.
inline const char* const& positionColor_vert = ccPositionColor_vert;
inline const char* const& positionColor_frag = ccPositionColor_frag;
inline const char* const& positionTexture_vert = ccPositionTexture_vert;
inline const char* const& positionTexture_frag = ccPositionTexture_frag;
inline const char* const& positionTextureColor_vert = ccPositionTextureColor_vert;
inline const char* const& positionTextureColor_frag = ccPositionTextureColor_frag;
inline const char* const& positionTextureColorAlphaTest_frag = ccPositionTextureColorAlphaTest_frag;
inline const char* const& positionUColor_vert = ccPosition_uColor_vert;
inline const char* const& positionUColor_frag = ccPosition_uColor_frag;
inline const char* const& grayScale_frag = ccPositionTexture_GrayScale_frag;
inline const char* const& positionColorLengthTexture_vert = ccPositionColorLengthTexture_vert;
inline const char* const& positionColorLengthTexture_frag = ccPositionColorLengthTexture_frag;
inline const char* const& positionColorTextureAsPointsize_vert = ccPositionColorTextureAsPointsize_vert;
inline const char* const& label_normal_frag = ccLabelNormal_frag;
inline const char* const& labelOutline_frag = ccLabelOutline_frag;
inline const char* const& labelDistanceNormal_frag = ccLabelDistanceFieldNormal_frag;
inline const char* const& labelDistanceFieldGlow_frag = ccLabelDistanceFieldGlow_frag;

} // namespace cocos2d
