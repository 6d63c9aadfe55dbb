#pragma once

#include "platform/BlendFunc.h"
#include "platform/GLTypes.h"
#include "render/fwd.h"

#include <cstdint>

namespace cocos2d {
namespace backend {

/// How often the contents of a buffer change. Without effect: buffers are in memory.
enum class BufferUsage : std::uint32_t { STATIC, DYNAMIC };
/// What a buffer holds.
enum class BufferType : std::uint32_t { VERTEX, INDEX };
/// The bytes of an index: 2 or 4.
enum class IndexFormat : std::uint32_t { U_SHORT, U_INT };
/// What vertices form.
enum class PrimitiveType : std::uint32_t { POINT, LINE, LINE_STRIP, TRIANGLE, TRIANGLE_STRIP };
/// The type and number of the components of an attribute.
enum class VertexFormat : std::uint32_t {
    FLOAT4,
    FLOAT3,
    FLOAT2,
    FLOAT,
    INT4,
    INT3,
    INT2,
    INT,
    USHORT4,
    USHORT2,
    UBYTE4
};

/// How pixels are blended: with the numbers of OpenGL, which BlendFactor converts to. The factors for alpha are those of the colors.
struct BlendDescriptor {
    bool blendEnabled = false;                    ///< false draws over the picture
    GLenum sourceRGBBlendFactor = GL_ONE;         ///< of what is drawn
    GLenum destinationRGBBlendFactor = GL_ZERO;   ///< of the picture
    GLenum sourceAlphaBlendFactor = GL_ONE;       ///< ignored
    GLenum destinationAlphaBlendFactor = GL_ZERO; ///< ignored
};

} // namespace backend

/// What a command of cocos2d-x 4 draws with. The state is not retained and must exist until the frame is drawn.
struct PipelineDescriptor {
    GLProgramState* programState = nullptr;   ///< not retained
    backend::BlendDescriptor blendDescriptor; ///< how colors are mixed
};

} // namespace cocos2d
